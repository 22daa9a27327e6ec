"""The verbs that scenes draw with, on a picture of palette colours."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pygame

from .atlas import Atlas
from .palette import RGB
from .shades import SHADOW, WARM
from .surfaces import Rect, Shader, blank, outside
from .text import Colours, Fonts

WIDTH, HEIGHT = 640, 360
_BAYER = (0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5)

# The point of a picture or text box that x, y mean, as shares of its width and height in halves.
_CORNERS = {"tl": (0, 0), "tc": (1, 0), "tr": (2, 0), "cl": (0, 1), "c": (1, 1), "cr": (2, 1), "bl": (0, 2)}
_CORNERS |= {"bc": (1, 2), "br": (2, 2)}


class Canvas:
    """A picture of `width` x `height`; places in logical pixels from the top left, colours by name."""

    def __init__(self, atlas: Atlas, fonts: Fonts, width: int = WIDTH, height: int = HEIGHT) -> None:
        self.atlas, self.fonts = atlas, fonts
        self.width, self.height = width, height
        self.surface = blank(width, height)
        self.lift = 0
        """Pixels that a button in focus rises."""
        self._dx = self._dy = 0
        self._layers: dict[object, Canvas] = {}
        self._shaders: dict[str, Shader] = {}

    # -- pictures

    def sprite(
        self, name: str, x: int, y: int, corner: str = "tl", flip: bool = False, shade: str = ""
    ) -> None:
        """Draw a baked picture with its anchor (or else its `corner`: "tl", "c", "bc" ...) at x, y.

        `shade` steps its colours: "shadow", "warm", "grey" or several ("grey shadow").
        """
        picture = self.atlas.picture(name)
        surface = self.atlas.shaded(name, shade, flip) if shade or flip else picture.surface
        self.surface.blit(surface, self._place(picture.size, x, y, corner, picture.entry.anchor))

    def sprites(self, items: Iterable[tuple[str, int, int]]) -> None:
        """Draw many pictures by their top left corners, quicker than one by one."""
        pictures, dx, dy = self.atlas.picture, self._dx, self._dy
        self.surface.fblits([(pictures(name).surface, (x + dx, y + dy)) for name, x, y in items])

    def part(self, name: str, area: Rect, x: int, y: int, shade: str = "") -> None:
        """Draw only `area` of a picture, its corner at x, y."""
        surface = self.atlas.shaded(name, shade) if shade else self.atlas.picture(name).surface
        self.surface.blit(surface, (x + self._dx, y + self._dy), area)

    def slice(self, name: str, x: int, y: int, w: int, h: int) -> None:
        """Draw a picture grown to w x h; its corners stay as they are."""
        self.surface.blit(self.atlas.sliced(name, w, h), (x + self._dx, y + self._dy))

    def turned(
        self, name: str, x: int, y: int, degrees: int = 0, w: int | None = None, h: int | None = None
    ) -> None:
        """Draw a picture around its middle x, y: scaled to w x h, then turned against the clock."""
        pw, ph = self.atlas.size(name)
        surface = self.atlas.turned(name, degrees, pw if w is None else w, ph if h is None else h)
        self.surface.blit(surface, self._place(surface.get_size(), x, y, "c", None))

    def silhouette(self, name: str, x: int, y: int, colour: str, corner: str = "tl") -> None:
        """Draw the shape of a picture in one colour."""
        picture = self.atlas.picture(name)
        surface = self.atlas.inked(name, colour)
        self.surface.blit(surface, self._place(picture.size, x, y, corner, picture.entry.anchor))

    def shadow(self, name: str, x: int, y: int, corner: str = "tl") -> None:
        """Let a picture's shape at x, y darken what is there by one step; draw the picture after it."""
        picture = self.atlas.picture(name)
        left, top = self._place(picture.size, x, y, corner, picture.entry.anchor)
        self._shader("shadow").apply(self.surface, (left, top, *picture.size), self.atlas.cutter(name))

    def turned_shadow(self, name: str, x: int, y: int, degrees: int) -> None:
        """Let the shape of a picture turned around its middle x, y darken what is there by one step."""
        cutter = self.atlas.turned_cutter(name, degrees)
        left, top = self._place(cutter.get_size(), x, y, "c", None)
        self._shader("shadow").apply(self.surface, (left, top, *cutter.get_size()), cutter)

    def light(self, name: str, x: int, y: int) -> None:
        """Let a picture's shape, with its anchor at x, y, brighten what is there by one step."""
        picture = self.atlas.picture(name)
        left, top = self._place(picture.size, x, y, "c", picture.entry.anchor)
        self._shader("warm").apply(self.surface, (left, top, *picture.size), self.atlas.cutter(name))

    def layer(self, key: object, w: int, h: int, x: int, y: int, paint: Callable[[Canvas], None]) -> None:
        """Draw what `paint` drew on a canvas of its own, painted once for each `key`."""
        if key not in self._layers:
            if len(self._layers) >= 64:
                self._layers.clear()
            self._layers[key] = Canvas(self.atlas, self.fonts, w, h)
            paint(self._layers[key])
        self.surface.blit(self._layers[key].surface, (x + self._dx, y + self._dy))

    # -- type

    def text(
        self,
        x: int,
        y: int,
        words: str,
        colour: str | Colours = "ivory",
        font: str = "body",
        align: str = "left",
        shadow: str | None = None,
        outline: str | None = None,
        drop: int = 1,
    ) -> int:
        """Write one line with the top of its capitals at y; x is its left, middle ("center") or right end.

        Several colours make bands. Returns the width written.
        """
        face = self.fonts[font]
        width = face.width(words)
        left = x - (width // 2 if align == "center" else width if align == "right" else 0)
        colours = (colour,) if isinstance(colour, str) else colour
        surface, dx, dy = face.drawn(words, colours, shadow, outline, drop)
        self.surface.blit(surface, (left + dx + self._dx, y + dy + self._dy))
        return width

    def paragraph(
        self,
        x: int,
        y: int,
        w: int,
        words: str,
        colour: str = "ivory",
        font: str = "body",
        align: str = "left",
        lead: int = 0,
    ) -> int:
        """Write wrapped lines in a box of width w, `lead` pixels apart (0: as the face has it).

        Returns the y below the last line.
        """
        face = self.fonts[font]
        at = x + (w // 2 if align == "center" else w if align == "right" else 0)
        for line in face.wrap(words, w):
            self.text(at, y, line, colour, font, align)
            y += lead or face.line
        return y

    # -- shapes

    def fill(self, colour: str) -> None:
        """Paint everything (within the clip) in one colour."""
        self.surface.fill(RGB[colour])

    def rect(self, x: int, y: int, w: int, h: int, colour: str) -> None:
        """A filled rectangle."""
        if w > 0 and h > 0:
            self.surface.fill(RGB[colour], (x + self._dx, y + self._dy, w, h))

    def box(self, x: int, y: int, w: int, h: int, colour: str) -> None:
        """The one-pixel border of a rectangle."""
        self.rect(x, y, w, 1, colour)
        self.rect(x, y + h - 1, w, 1, colour)
        self.rect(x, y, 1, h, colour)
        self.rect(x + w - 1, y, 1, h, colour)

    def pixel(self, x: int, y: int, colour: str) -> None:
        """One pixel."""
        self.rect(x, y, 1, 1, colour)

    def line(self, x0: int, y0: int, x1: int, y1: int, colour: str, width: int = 1) -> None:
        """A straight line, both ends drawn."""
        start, end = (x0 + self._dx, y0 + self._dy), (x1 + self._dx, y1 + self._dy)
        pygame.draw.line(self.surface, RGB[colour], start, end, width)

    def disc(self, x: int, y: int, radius: int, colour: str, width: int = 0) -> None:
        """A filled circle around x, y, or a ring of `width`."""
        pygame.draw.circle(self.surface, RGB[colour], (x + self._dx, y + self._dy), radius, width)

    def polygon(self, points: Sequence[tuple[int, int]], colour: str) -> None:
        """A filled polygon."""
        pygame.draw.polygon(self.surface, RGB[colour], [(x + self._dx, y + self._dy) for x, y in points])

    def dither(self, x: int, y: int, w: int, h: int, colour: str, level: int) -> None:
        """A 4 x 4 ordered dither over a rectangle: `level` of every 16 pixels get the colour."""
        self.surface.blit(_dithered(colour, level, w, h), (x + self._dx, y + self._dy))

    # -- light

    def shade(self, x: int, y: int, w: int, h: int, steps: int = 1, table: str = "shadow") -> None:
        """Step the colours of a rectangle down ("shadow") or up ("warm")."""
        for _ in range(steps):
            self._shader(table).apply(self.surface, (x + self._dx, y + self._dy, w, h))

    def darken(self, steps: int = 2, level: int = 0) -> None:
        """Step the whole picture down, `level` of every 16 pixels once more (the table behind a pause)."""
        self.shade(0, 0, self.width, self.height, steps)
        if level:
            cutter = _checkered(16 - level, self.width, self.height)
            self._shader("shadow").apply(self.surface, (0, 0, self.width, self.height), cutter)

    # -- frame of reference

    @contextmanager
    def clip(self, x: int, y: int, w: int, h: int) -> Iterator[None]:
        """Draw only inside a rectangle for a while."""
        before = self.surface.get_clip()
        self.surface.set_clip(before.clip((x + self._dx, y + self._dy, w, h)))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    @contextmanager
    def shift(self, dx: int, dy: int) -> Iterator[None]:
        """Move everything drawn for a while (a shake, a sliding panel)."""
        self._dx, self._dy = self._dx + dx, self._dy + dy
        try:
            yield
        finally:
            self._dx, self._dy = self._dx - dx, self._dy - dy

    def keep(self) -> Canvas:
        """A copy of the picture as it is now, for `put`."""
        copied = Canvas(self.atlas, self.fonts, self.width, self.height)
        copied.surface.blit(self.surface, (0, 0))
        return copied

    def put(self, other: Canvas, x: int = 0, y: int = 0) -> None:
        """Draw another canvas here."""
        self.surface.blit(other.surface, (x + self._dx, y + self._dy))

    def save(self, path: Path, scale: int = 1) -> None:
        """Write the picture as PNG, every pixel `scale` times as large; `OSError` where that fails."""
        opaque = pygame.Surface((self.width, self.height), 0, 32)
        opaque.blit(self.surface, (0, 0))
        size = (self.width * scale, self.height * scale)
        with path.open("wb") as file:
            pygame.image.save(pygame.transform.scale(opaque, size), file, "png")

    def _place(
        self, size: tuple[int, int], x: int, y: int, corner: str, anchor: tuple[int, int] | None
    ) -> tuple[int, int]:
        if anchor is not None:
            return x - anchor[0] + self._dx, y - anchor[1] + self._dy
        across, down = _CORNERS[corner]
        return x - size[0] * across // 2 + self._dx, y - size[1] * down // 2 + self._dy

    def _shader(self, table: str) -> Shader:
        if table not in self._shaders:
            steps = SHADOW if table == "shadow" else WARM
            self._shaders[table] = Shader(steps, (self.width, self.height))
        return self._shaders[table]


@cache
def _dithered(colour: str, level: int, w: int, h: int) -> pygame.Surface:
    surface = blank(w, h)
    for n, threshold in enumerate(_BAYER):
        if threshold < level:
            for x in range(n % 4, w, 4):
                for y in range(n // 4, h, 4):
                    surface.set_at((x, y), RGB[colour])
    return surface


@cache
def _checkered(level: int, w: int, h: int) -> pygame.Surface:
    """A cutter that keeps a shadow off `level` of every 16 pixels."""
    return outside(_dithered("ivory", 16 - level, w, h))
