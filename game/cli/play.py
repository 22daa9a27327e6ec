"""`ace-deuce`: the game itself."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from game.cli import streams

CANNOT_START = 2
TABLE_BROKEN = 3
OLDEST = (2, 5, 2)  # pygame-ce, as in pyproject.toml


def run(options: argparse.Namespace) -> int:
    """Play until the window closes; 0, 1 after a crash report, 2 or 3 with the reason it cannot start."""
    if wrong := wrong_pygame():
        return _refused(CANNOT_START, wrong)
    return told(lambda: _play(options))


def _play(options: argparse.Namespace) -> int:
    from game.launch import first_scene, ready

    narrate = streams.tell if options.narrate else None
    app = ready(options.data_dir, options.lang, options.safe_video, narrate=narrate)
    return app.run(first_scene(app))


def told(command: Callable[[], int]) -> int:
    """The exit code of a command that opens the game; 2 or 3 with the reason its files or screen give."""
    from game.career.level import LevelError
    from game.ui.baked import Unreadable
    from game.ui.screen import NoDisplay

    try:
        return command()
    except LevelError as error:
        return _refused(TABLE_BROKEN, str(error))
    except (NoDisplay, FileNotFoundError, Unreadable) as error:
        return _refused(CANNOT_START, str(error))


def wrong_pygame() -> str:
    """Why the installed pygame cannot carry the game; "" when it can."""
    import game.ui  # noqa: F401  # says before pygame loads how it is to behave

    try:
        import pygame
    except ImportError as error:
        return f"pygame-ce is missing ({error}); install it with: pip install pygame-ce"
    version = getattr(pygame, "version", None)  # of a package half removed nothing but its folder is left
    number = getattr(version, "ver", "of an unknown version")
    if not getattr(pygame, "IS_CE", False):
        return (
            f"This is pygame {number}, and the game needs pygame-ce: "
            "pip uninstall pygame, then pip install pygame-ce"
        )
    if tuple(getattr(version, "vernum", ())) < OLDEST:
        oldest = ".".join(map(str, OLDEST))
        return f"This is pygame-ce {number}, and the game needs {oldest} or newer: pip install -U pygame-ce"
    return ""


def _refused(code: int, why: str) -> int:
    print(why, file=sys.stderr)
    return code
