"""What a person wants, whatever device said it: the only input that scenes see."""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class Step(msgspec.Struct, frozen=True, tag=True):
    """Move the focus one place: `dx` and `dy` are -1, 0 or 1. Repeats while held."""

    dx: int
    dy: int


class Next(msgspec.Struct, frozen=True, tag=True):
    """Move the focus `n` places in reading order (Tab, Shift+Tab)."""

    n: int


class Adjust(msgspec.Struct, frozen=True, tag=True):
    """Change the value in focus by `n` of its own steps; `MOST` and `-MOST` mean its ends. Repeats."""

    n: int


class Page(msgspec.Struct, frozen=True, tag=True):
    """Turn to the page `n` further on (shoulder buttons, Q and E)."""

    n: int


class Confirm(msgspec.Struct, frozen=True, tag=True):
    """Do what is in focus. Never repeats, and comes once a frame at most."""


class LetGo(msgspec.Struct, frozen=True, tag=True):
    """What was pressed to confirm, or a hot key, is not held any more (or the window lost the keys)."""


class Cancel(msgspec.Struct, frozen=True, tag=True):
    """Back out of what is open."""


class Menu(msgspec.Struct, frozen=True, tag=True):
    """Open the pause of this screen."""


class Fast(msgspec.Struct, frozen=True, tag=True):
    """Go to the next speed."""


class Point(msgspec.Struct, frozen=True, tag=True):
    """The pointer rests at `x`, `y` (logical pixels, always on the picture)."""

    x: int
    y: int


class Press(msgspec.Struct, frozen=True, tag=True):
    """The pointer or a finger went down at `x`, `y`."""

    x: int
    y: int


class Release(msgspec.Struct, frozen=True, tag=True):
    """The pointer or a finger went up at `x`, `y`."""

    x: int
    y: int


class Wheel(msgspec.Struct, frozen=True, tag=True):
    """The mouse wheel turned `n` notches; up is positive."""

    n: int


class Hot(msgspec.Struct, frozen=True, tag=True):
    """A key with a meaning of its own: letter or digit by its place on an English board, or "delete"."""

    key: str


class Char(msgspec.Struct, frozen=True, tag=True):
    """A typed letter, as the person's own keyboard writes it (only while text is asked for)."""

    text: str


class Caught(msgspec.Struct, frozen=True, tag=True):
    """The key that was asked for (`Devices.catching`), by its scancode."""

    code: int


class Erase(msgspec.Struct, frozen=True, tag=True):
    """Take the last typed letter back (only while text is asked for)."""


class FullScreen(msgspec.Struct, frozen=True, tag=True):
    """Change between window and full screen (F11, Alt+Enter)."""


class FocusLost(msgspec.Struct, frozen=True, tag=True):
    """The window does not get keys any more; nothing counts as held."""


class FocusGained(msgspec.Struct, frozen=True, tag=True):
    """The window gets keys again."""


class PadFound(msgspec.Struct, frozen=True, tag=True):
    """A game controller was plugged in."""

    name: str


class PadLost(msgspec.Struct, frozen=True, tag=True):
    """A game controller went away, perhaps in the middle of something."""

    name: str


class Close(msgspec.Struct, frozen=True, tag=True):
    """The window, the system or the terminal asks the program to end."""


class Exposed(msgspec.Struct, frozen=True, tag=True):
    """The window has another size, place or neighbour: fit and show the picture again."""


class Managed(msgspec.Struct, frozen=True, tag=True):
    """A window manager hands the window the keys: it will do what it is asked."""


class Hidden(msgspec.Struct, frozen=True, tag=True):
    """Nobody can see the window (minimised): drawing can rest."""


class SoundChanged(msgspec.Struct, frozen=True, tag=True):
    """A sound device came or went."""


MOST = 1_000_000

Intent: TypeAlias = (
    Step
    | Next
    | Adjust
    | Page
    | Confirm
    | LetGo
    | Cancel
    | Menu
    | Fast
    | Point
    | Press
    | Release
    | Wheel
    | Hot
    | Char
    | Caught
    | Erase
    | FullScreen
    | FocusLost
    | FocusGained
    | PadFound
    | PadLost
    | Close
    | Exposed
    | Hidden
    | Managed
    | SoundChanged
)
