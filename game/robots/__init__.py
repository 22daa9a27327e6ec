"""Players made of key presses: they play the program itself, a sitting, a career or an evening."""
