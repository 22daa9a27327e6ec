"""All tests run without a screen and a loudspeaker; the real window has its own process."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
