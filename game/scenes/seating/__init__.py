"""The seating plan of pass-and-play."""
