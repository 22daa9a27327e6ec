"""The map of the line from London to Istanbul."""
