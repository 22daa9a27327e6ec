"""What people tell between the tables."""
