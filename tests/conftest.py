"""All tests run without a screen and a loudspeaker, and the same examples every time."""

import os

from hypothesis import settings

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

settings.register_profile("steady", derandomize=True, deadline=None)
settings.load_profile("steady")
