"""Exact chances and values of every choice, from what one seat may know."""
