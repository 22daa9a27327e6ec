"""What a sitting of the career came to."""
