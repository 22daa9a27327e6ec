"""The drawings of the game: each module here becomes one sheet of the baked atlas."""
