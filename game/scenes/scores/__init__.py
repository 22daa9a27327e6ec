"""The board of scores and how it is signed."""
