"""The daily departure."""
