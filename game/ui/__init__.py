"""The only part that knows pygame: picture, type, sound, and the devices of a person.

`devices` makes `intents` of keys, pads and pointers; `board` keeps the `controls` of a screen with their one
focus; `canvas` draws pictures of the `atlas` and `text`, `screen` brings that to the window; `sound` plays.
"""

from __future__ import annotations

import os
import sys

# All of these are read by SDL and pygame when they start, so they come before the first import of pygame.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ["SDL_VIDEO_X11_WMCLASS"] = "ace-deuce"  # pygame itself puts the name of the script there
os.environ["SDL_VIDEO_WAYLAND_WMCLASS"] = "ace-deuce"
os.environ.setdefault("SDL_ENABLE_SCREEN_KEYBOARD", "0")
if sys.platform == "linux":
    # Measured: without a graphics card a plain window surface is 4 to 6 times faster and needs 90 MB less.
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    # Without a session Wayland's library would print a line of its own before ours.
    os.environ.setdefault("XDG_RUNTIME_DIR", "/tmp")
