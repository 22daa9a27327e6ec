"""Whether pictures and sounds can be read here: for the self-test, without a window or a loudspeaker."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from pathlib import Path

import pygame


def broken_pictures(files: Iterable[Path]) -> list[str]:
    """The pictures that cannot be read, with the reason."""
    return _broken(files, pygame.image.load)


def broken_sounds(files: Iterable[Path]) -> list[str]:
    """The sounds that cannot be decoded, with the reason; nothing is heard."""
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.mixer.init()
    try:
        return _broken(files, pygame.mixer.Sound)
    finally:
        pygame.mixer.quit()


def _broken(files: Iterable[Path], load: Callable[[Path], object]) -> list[str]:
    found = []
    for path in files:
        try:
            load(path)
        except (pygame.error, OSError) as error:
            found.append(f"{path.name}: {error}")
    return found
