"""The card table: a superellipse of rail and cloth with its woven belt, emblem and light."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from game.authoring.pixels import IDX, SHADOW, Canvas, Field, Mask, Pixels, bayer, edge, ramp

W, H = 640, 360
_YY, _XX = np.mgrid[0:H, 0:W]
Cloth = tuple[str, str, str, str]
"""The cloth's ramp, dark to light; the third is its middle value."""
OAK_RAIL = ("mahog", "cocoa", "umber", "brass")


@dataclass(frozen=True)
class Shape:
    """Geometry of a table: centre, outer radii, squareness, widths of the rail, light, emblem."""

    cx: int
    cy: int
    rx: int
    ry: int
    n: float
    rail: tuple[int, int] = (14, 11)
    light: tuple[int, int] = (-40, -34)
    spread: float = 1.0
    emblem: tuple[int, int, int, int] | None = (320, 186, 96, 40)
    lamp: tuple[int, int, int, int] | None = (312, 262, 150, 52)

    def reach(self, rx: float, ry: float, dx: float = 0, dy: float = 0) -> Field:
        """How far each pixel lies from the centre, 1 on the superellipse of the given radii."""
        x, y = np.abs((_XX + 0.5 - self.cx - dx) / rx), np.abs((_YY + 0.5 - self.cy - dy) / ry)
        field: Field = x**self.n + y**self.n
        return field

    def within(self, shrink_x: float, shrink_y: float, dx: float = 0, dy: float = 0) -> Mask:
        """The pixels inside the outer edge after shrinking it (growing it when negative)."""
        return self.reach(self.rx - shrink_x, self.ry - shrink_y, dx, dy) <= 1


SHAPES = {
    "felt": Shape(320, 200, 296, 108, 2.2),
    "felt_dog": Shape(320, 196, 300, 112, 2.4, emblem=None, lamp=(320, 240, 130, 60)),
    "felt_long": Shape(
        320, 186, 314, 132, 2.9, (12, 10), (-30, -30), 1.02, emblem=(320, 158, 116, 46), lamp=None
    ),
}
"""The table of In-Between and Yablon, of Red Dog, and the long one for up to fourteen."""


class Table:
    """Draws one table in one cloth on a see-through picture of the whole screen."""

    def __init__(
        self, shape: Shape, cloth: Cloth, rays: int, brightest: float = 3.0, wood: Cloth = OAK_RAIL,
        emblem: str = "sun",
    ) -> None:  # fmt: skip
        self.shape, self.cloth, self.rays, self.wood, self.emblem = shape, cloth, rays, wood, emblem
        self.cv = Canvas(W, H)
        # -1 faces the light at the upper left, 1 lies in the dark at the lower right.
        self.slant: Field = (_XX - shape.cx) / shape.rx * 0.6 + (_YY - shape.cy) / shape.ry * 0.8
        self.felt = shape.within(*shape.rail)
        self.brightest = brightest
        self.tone = self._light(brightest)
        self.darker = self._steps(-1)
        self.lighter = self._steps(1)

    def _steps(self, by: int) -> Pixels:
        """A table that moves the cloth's colours along its ramp."""
        table = np.arange(256).astype(np.uint8)
        for i, name in enumerate(self.cloth):
            table[IDX[name]] = IDX[self.cloth[min(3, max(0, i + by))]]
        return table

    def _light(self, brightest: float) -> Field:
        s = self.shape
        fx, fy = s.rx - s.rail[0], s.ry - s.rail[1]
        x, y = (
            (_XX - s.cx - s.light[0]) / (fx * 1.12 * s.spread),
            (_YY - s.cy - s.light[1]) / (fy * 1.42 * s.spread),
        )
        tone: Field = np.clip(3.30 - 2.45 * np.hypot(x, y), 0.55, brightest)
        return tone

    def draw(self) -> Canvas:
        """The whole table."""
        self._rail()
        self.cv.mask(0, 0, self.shape.within(self.shape.rail[0] - 1.4, self.shape.rail[1] - 1.4), "ink")
        self.cv.paint(0, 0, self.felt, ramp(self.tone, self.cloth))
        self._belt()
        self._rail_shadow()
        self._emblem()
        self._lamp()
        return self.cv

    def _rail(self) -> None:
        s, cv, slant = self.shape, self.cv, self.slant
        cv.mask(0, 0, s.within(-1, -1, dy=8), "ink")
        cv.mask(0, 0, s.within(0, 0, dy=8), self.wood[0])
        cv.mask(0, 0, s.within(0, 0, dy=4), self.wood[1])
        cv.mask(0, 0, s.within(-1, -1), "ink")
        outer = s.within(0, 0)
        cv.paint(0, 0, outer, ramp(np.clip(1.55 - slant, 0.6, 2.4), self.wood))
        rim = outer & ~s.within(1.6, 1.6, dy=0.6)
        inlay = edge(s.within(6.5, 5.2))
        for mask, where, colour in (
            (rim, slant < 0.15, "brass"), (rim, slant < -0.55, "gold"), (rim, slant >= 0.15, self.wood[1]),
            (inlay, slant < 2, "gold"), (inlay, slant > 0.3, "brass"), (inlay, slant < -0.5, "goldl"),
        ):  # fmt: skip
            cv.mask(0, 0, mask & where, colour)

    def _belt(self) -> None:
        """A gold line, a dark line, and diamonds sewn evenly between them."""
        s, cv = self.shape, self.cv
        rail_x, rail_y = s.rail
        gold = edge(s.within(rail_x + 9, rail_y + 7))
        cv.mask(0, 0, gold, "brass")
        cv.mask(0, 0, gold & (self.slant < 0.1), "gold")
        dark = edge(s.within(rail_x + 19, rail_y + 14.5))
        cv.mask(0, 0, dark, self.cloth[0])
        cv.mask(0, 0, dark & (self.tone > 1.9), self.cloth[1])
        for k, (x, y) in enumerate(self._belt_places(rail_x + 15.5, rail_y + 12)):
            self._diamond(x, y, large=k % 2 == 0)

    def _belt_places(self, shrink_x: float, shrink_y: float) -> Sequence[tuple[int, int]]:
        """Places about ten pixels apart along a superellipse."""
        s = self.shape
        t = np.linspace(0, 2 * np.pi, 4000, endpoint=False)
        cos, sin = np.cos(t), np.sin(t)
        x = s.cx + (s.rx - shrink_x) * np.sign(cos) * np.abs(cos) ** (2 / s.n)
        y = s.cy + (s.ry - shrink_y) * np.sign(sin) * np.abs(sin) ** (2 / s.n)
        along = np.concatenate([[0.0], np.cumsum(np.hypot(np.diff(x), np.diff(y)))])
        count = int(along[-1] // 10)
        count -= count % 4
        at = np.searchsorted(along, along[-1] * (np.arange(count) + 0.5) / count)
        return [(round(float(x[i]) - 0.5), round(float(y[i]) - 0.5)) for i in at]

    def _diamond(self, x: int, y: int, large: bool) -> None:
        tone = float(self.tone[y, x])
        step = 1 if tone > 2.05 else 3 if tone > 1.35 else 2 if tone > 0.75 else 1
        if not large:
            self.cv.px(x, y, self.cloth[step])
            return
        self.cv.rect(x - 2, y, 5, 1, self.cloth[step])
        self.cv.rect(x - 1, y - 1, 3, 3, self.cloth[step])
        self.cv.px(x, y, "gold" if tone > 1.2 else "brass")

    def _rail_shadow(self) -> None:
        """The rail's own shadow on the cloth, below and right of its lit edge."""
        rail_x, rail_y = self.shape.rail
        below = self.felt & ~self.shape.within(rail_x, rail_y, dy=3.2)
        beside = self.felt & ~self.shape.within(rail_x, rail_y, dx=2) & ~below
        for shade in (below, beside):
            self.cv.maplut(0, 0, shade, SHADOW if self.cloth[2] == "felt" else self.darker)

    def _emblem(self) -> None:
        """A sunburst or a rose window woven into the cloth."""
        if self.shape.emblem is None:
            return
        x, y, rx, ry = self.shape.emblem
        dx, dy = (_XX + 0.5 - x) / rx, (_YY + 0.5 - y) / ry
        radius, turn = np.hypot(dx, dy), np.arctan2(dy, dx) + np.pi
        part = turn / (2 * np.pi) * self.rays
        if self.emblem == "rose":
            self._rose(radius, part)
        else:
            self.cv.maplut(0, 0, (radius < 1) & (radius > 0.34) & (np.floor(part) % 2 == 0), self.darker)
        for ring, steps in ((1.0, 2), (0.34, 2), (0.3, 1)):
            for _ in range(steps):
                self.cv.maplut(0, 0, edge(radius <= ring), self.darker)

    def _rose(self, radius: Field, part: Field) -> None:
        """The lights of a rose window: a ring of roundels around long petals, as many as `part` counts."""
        off = np.abs(part % 1 - 0.5) * 2  # 0 in the middle of a light, 1 on the stone between two
        petals = (radius > 0.34) & (radius < 0.76 - 0.16 * off**2) & (off < 0.46 + 0.3 * radius)
        roundels = np.hypot((radius - 0.88) / 0.085, off / 0.62) < 1
        even = np.floor(part) % 2 == 0
        for lights, colour in ((petals & even, "wine"), (petals & ~even, "indigo"), (roundels, "feltd")):
            self.cv.mask(0, 0, lights, colour)
            self.cv.mask(0, 0, edge(lights), self.cloth[0])

    def _lamp(self) -> None:
        """A soft pool of light where the player's cards lie."""
        if self.shape.lamp is None:
            return
        x, y, rx, ry = self.shape.lamp
        light = (1 - np.hypot((_XX - x) / rx, (_YY - y) / ry)) * 1.5 * (self.brightest - 2)
        self.cv.maplut(0, 0, (light > bayer(H, W)) & self.felt, self.lighter)


def floor_shadow(shape: Shape) -> Canvas:
    """Where a table throws its shadow on the floor."""
    cv = Canvas(W, H)
    cv.mask(0, 0, shape.within(-8, -6, dy=10), "ink")
    return cv
