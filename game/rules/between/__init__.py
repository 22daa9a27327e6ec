"""In-Between: house rules, and a turn."""
