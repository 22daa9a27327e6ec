"""Baked pictures by name; a sheet is loaded when its first picture is wanted."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import msgspec
import pygame

from . import baked
from .shades import GREY, SHADOW, WARM
from .surfaces import KEY, Rect, blank, load, outside, recoloured, solid

SHADES = {"shadow": SHADOW, "warm": WARM, "grey": GREY}


class Entry(msgspec.Struct, frozen=True):
    """One line of the baked index; `slice` is left, right, top, bottom, `anchor` the pixel that is placed."""

    sheet: str
    rect: Rect
    slice: Rect | None = None
    anchor: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture ready to draw."""

    surface: pygame.Surface
    entry: Entry

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in logical pixels."""
        return self.entry.rect[2], self.entry.rect[3]


class Atlas:
    """All pictures under `folder` (the baked `art` folder with its `index.json`)."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._index = baked.table(folder / "index.json", dict[str, Entry])
        self._sheets: dict[str, pygame.Surface] = {}
        self._pictures: dict[str, Picture] = {}
        self.shaded = lru_cache(maxsize=256)(self._shaded)
        self.sliced = lru_cache(maxsize=512)(self._sliced)
        self.cutter = lru_cache(maxsize=512)(self._cutter)
        self.turned = lru_cache(maxsize=512)(self._turned)
        self.turned_cutter = lru_cache(maxsize=512)(self._turned_cutter)
        self.inked = lru_cache(maxsize=256)(self._inked)

    def __contains__(self, name: str) -> bool:
        return name in self._index

    def names(self, start: str = "") -> list[str]:
        """All names that begin with `start`, in the order of the index."""
        return [name for name in self._index if name.startswith(start)]

    def size(self, name: str) -> tuple[int, int]:
        """Width and height in logical pixels, without loading the sheet."""
        return self._index[name].rect[2], self._index[name].rect[3]

    def picture(self, name: str) -> Picture:
        """The picture called `name`; `KeyError` when the bake has none."""
        found = self._pictures.get(name)
        if found is None:
            entry = self._index[name]
            surface = self._cut(entry)
            if solid(surface):
                surface.set_colorkey(None)  # three times as fast to draw
            found = self._pictures[name] = Picture(surface, entry)
        return found

    def _cut(self, entry: Entry) -> pygame.Surface:
        try:
            return self._sheet(entry.sheet).subsurface(entry.rect)
        except ValueError as error:  # a sheet of another size than the index knows
            raise baked.Unreadable(self._folder / f"{entry.sheet}.png", error) from None

    def _sheet(self, name: str) -> pygame.Surface:
        if name not in self._sheets:
            self._sheets[name] = load(self._folder / f"{name}.png")
        return self._sheets[name]

    def _shaded(self, name: str, shade: str, flip: bool = False) -> pygame.Surface:
        """The picture in other colours: `shade` lists steps ("grey shadow"); mirrored if `flip`."""
        surface = self.picture(name).surface
        for step in shade.split():
            surface = recoloured(surface, SHADES[step])
        return pygame.transform.flip(surface, True, False) if flip else surface

    def _inked(self, name: str, colour: str) -> pygame.Surface:
        """The shape of the picture in one colour."""
        return recoloured(self.picture(name).surface, dict.fromkeys(SHADOW, colour))

    def _cutter(self, name: str) -> pygame.Surface:
        """What cuts the picture's shape out of a shadow."""
        return outside(self.picture(name).surface)

    def _turned(self, name: str, degrees: int, w: int, h: int) -> pygame.Surface:
        """The picture scaled to `w` x `h` and then turned, counted against the clock."""
        surface = self.picture(name).surface
        if (w, h) != surface.get_size():
            surface = pygame.transform.scale(surface, (w, h))
        if not degrees:
            return surface
        if surface.get_colorkey() is None:  # a picture without holes has some once it is turned
            surface = surface.copy()
            surface.set_colorkey(KEY)
        return pygame.transform.rotate(surface, degrees)

    def _turned_cutter(self, name: str, degrees: int) -> pygame.Surface:
        """What cuts the shape of the turned picture out of a shadow."""
        return outside(self.turned(name, degrees, *self.size(name)))

    def _sliced(self, name: str, w: int, h: int) -> pygame.Surface:
        """The picture grown to `w` x `h`: corners kept, edges and middle stretched."""
        picture = self.picture(name)
        left, right, top, bottom = picture.entry.slice or (0, 0, 0, 0)
        pw, ph = picture.size
        grown = blank(w, h)
        columns = (
            (0, left, 0, left),
            (left, pw - left - right, left, w - left - right),
            (pw - right, right, w - right, right),
        )
        rows = (
            (0, top, 0, top),
            (top, ph - top - bottom, top, h - top - bottom),
            (ph - bottom, bottom, h - bottom, bottom),
        )
        for sx, sw, dx, dw in columns:
            for sy, sh, dy, dh in rows:
                if min(sw, sh, dw, dh) > 0:
                    piece = picture.surface.subsurface((sx, sy, sw, sh))
                    grown.blit(pygame.transform.scale(piece, (dw, dh)), (dx, dy))
        return grown
