"""Indexed surfaces: every pixel is one of the palette's colours, or nothing."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pygame

from . import baked
from .palette import RGB

KEY = (255, 0, 255)  # stands for "no pixel"; no colour of the palette is near it
NAMES = tuple(RGB)

Rect = tuple[int, int, int, int]
"""x, y, width, height in logical pixels."""


def inside(rect: Rect, x: int, y: int) -> bool:
    """Whether a point lies on a rectangle."""
    return 0 <= x - rect[0] < rect[2] and 0 <= y - rect[1] < rect[3]


def blank(w: int, h: int) -> pygame.Surface:
    """A see-through surface of `w` x `h` pixels."""
    surface = pygame.Surface((w, h), 0, 8)
    surface.set_palette(_colours())
    surface.fill(KEY)
    surface.set_colorkey(KEY)
    return surface


def load(path: Path) -> pygame.Surface:
    """A baked picture; `Unreadable` when there is none."""
    raw = baked.picture(path)
    surface = blank(*raw.get_size())
    surface.blit(raw, (0, 0))
    return surface


def recoloured(surface: pygame.Surface, steps: Mapping[str, str]) -> pygame.Surface:
    """A copy in which each colour became the one that `steps` names for it (others stay)."""
    copied = surface.copy()
    copied.set_palette(_colours(tuple(steps.get(name, name) for name in NAMES)))
    changed = blank(*surface.get_size())
    changed.blit(copied, (0, 0))
    return changed


def solid(surface: pygame.Surface) -> bool:
    """Whether every pixel of a picture is there."""
    w, h = surface.get_size()
    return pygame.mask.from_surface(surface).count() == w * h


def outside(surface: pygame.Surface) -> pygame.Surface:
    """The counterpart of a picture: nothing where it has pixels, `KEY` where it has none."""
    around = pygame.Surface(surface.get_size(), 0, 8)
    around.set_palette(_colours())
    around.fill(KEY)
    shape = surface.copy()
    shape.set_palette([RGB["ink"]] * (len(_colours()) - 1) + [KEY])
    shape.set_colorkey(KEY)
    around.blit(shape, (0, 0))
    around.set_colorkey(RGB["ink"])
    return around


class Shader:
    """Steps colours of a surface through a table, in place: shadows that stay in the palette.

    Keeps two scratch surfaces so that SDL works out the change of palette once, not once a shadow.
    """

    def __init__(self, steps: Mapping[str, str], size: tuple[int, int]) -> None:
        self._scratch = pygame.Surface(size, 0, 8)
        self._scratch.set_palette(_colours(tuple(steps[name] for name in NAMES)))
        self._scratch.set_colorkey(KEY)

    def apply(self, target: pygame.Surface, area: Rect, cutter: pygame.Surface | None = None) -> None:
        """Step the pixels of `target` in `area`; with a `cutter` (of `outside`) only within that shape."""
        limits = target.get_clip()
        where = pygame.Rect(area).clip(limits)
        if not where.w or not where.h:
            return
        source = target.subsurface(where)
        pygame.transform.scale(
            source, where.size, self._scratch.subsurface((0, 0, *where.size))
        )  # copies indices
        if cutter is not None:
            self._scratch.set_clip((0, 0, *where.size))
            self._scratch.blit(cutter, (area[0] - where.x, area[1] - where.y))
            self._scratch.set_clip(None)
        target.blit(self._scratch, where.topleft, (0, 0, *where.size))


@cache
def _colours(names: tuple[str, ...] = NAMES) -> list[tuple[int, int, int]]:
    known = [RGB[name] for name in names]
    return known + [RGB["ink"]] * (255 - len(known)) + [KEY]
