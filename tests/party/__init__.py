"""An evening of pass-and-play under test."""
