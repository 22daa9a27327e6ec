"""Looking at finished sittings again."""
