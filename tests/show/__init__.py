"""Laws of the show and pictures of the table."""
