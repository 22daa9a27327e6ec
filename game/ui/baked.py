"""Reads what the bake left for the game; a file that is missing or damaged is told by its name."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec
import pygame

T = TypeVar("T")


class Unreadable(Exception):
    """A file of the game's own that cannot be read; the message names it and says what helps."""

    def __init__(self, path: Path, why: Exception) -> None:
        super().__init__(f"{path} cannot be read ({why}): install the game again")


def table(path: Path, kind: type[T]) -> T:
    """The content of a baked JSON file; `Unreadable`."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable(path, error) from None


def picture(path: Path) -> pygame.Surface:
    """A baked picture as it is in its file; `Unreadable`."""
    try:
        return pygame.image.load(path)
    except (pygame.error, OSError) as error:
        raise Unreadable(path, error) from None
