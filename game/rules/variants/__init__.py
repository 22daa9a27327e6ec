"""One module per structure of game; everything else is a house rule."""
