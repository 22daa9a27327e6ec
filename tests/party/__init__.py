"""An evening of pass-and-play under test, on drivers that nobody sees or hears."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
