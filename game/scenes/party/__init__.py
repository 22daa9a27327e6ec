"""An evening of pass-and-play: played, counted, looked at again."""
