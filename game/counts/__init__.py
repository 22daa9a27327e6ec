"""Sittings, careers and minutes at the table, played by policies without a picture and counted."""
