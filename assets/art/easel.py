"""Painting through masks: the easel on which people, places and scenery are drawn.

Methods whose name starts with `m_` return a mask (one boolean per pixel of the easel); the method of the same
name without the prefix paints that shape. Coordinates of shapes are logical pixels and may be fractions.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise

import numpy as np

from game.authoring.pixels import IDX, Canvas, Colour, Field, Mask, Point, T, bayer, c, grow

Way = Sequence[Point] | str
"""Points of an outline: pairs, or words like "12,3 40.5,7"."""

BAYER4 = bayer(4, 4)
BAYER2: Field = (np.array([[0, 2], [3, 1]]) + 0.5) / 4


def points(way: Way) -> list[Point]:
    """The pairs that a way names."""
    if not isinstance(way, str):
        return list(way)
    pairs = (word.split(",") for word in way.split())
    return [(float(x), float(y)) for x, y in pairs]


def triples(text: str) -> list[tuple[float, float, float]]:
    """Words like "12,3,4.5" as numbers: places with a radius or a height."""
    return [(float(x), float(y), float(r)) for x, y, r in (word.split(",") for word in text.split())]


def mirror(x: float, half: Way) -> list[Point]:
    """An outline that is the same on both sides of x; `half` goes down its right side, as offsets from x."""
    right = points(half)
    return [(x + dx, y) for dx, y in right] + [(x - dx, y) for dx, y in reversed(right[1:-1])]


def spline(pts: Sequence[Point], steps: int = 10, closed: bool = True) -> list[Point]:
    """A smooth curve through `pts` (Catmull-Rom), `steps` points for each stretch."""
    n = len(pts)
    curve: list[Point] = []
    for i in range(n if closed else n - 1):
        around = (i - 1, i, i + 1, i + 2)
        knots = [np.array(pts[k % n if closed else min(max(k, 0), n - 1)], float) for k in around]
        a, b, d, e = knots
        for k in range(steps):
            t = k / steps
            q = 0.5 * (
                2 * b + (d - a) * t + (2 * a - 5 * b + 4 * d - e) * t**2 + (3 * b - a - 3 * d + e) * t**3
            )
            curve.append((float(q[0]), float(q[1])))
    if not closed:
        curve.append((float(pts[-1][0]), float(pts[-1][1])))
    return curve


def shift(m: Mask, dx: int, dy: int) -> Mask:
    """The mask moved by whole pixels; what leaves the easel is gone."""
    o = np.zeros_like(m)
    h, w = m.shape
    o[max(dy, 0) : h + min(dy, 0), max(dx, 0) : w + min(dx, 0)] = m[
        max(-dy, 0) : h + min(-dy, 0), max(-dx, 0) : w + min(-dx, 0)
    ]
    return o


def rims(m: Mask) -> Mask:
    """Those pixels of the mask that touch the outside."""
    return m & grow(~m)


def depth(m: Mask, limit: int) -> Field:
    """Distance of each pixel of the mask to the nearest pixel outside it, at most `limit`."""
    wide = np.pad(m, limit)
    d = np.where(wide, float(limit), 0.0)
    reach = range(-limit, limit + 1)
    for dy in reach:
        for dx in reach:
            r = math.hypot(dx, dy)
            if 0 < r < limit:
                d = np.where(wide & ~shift(wide, dx, dy), np.minimum(d, r), d)
    return d[limit:-limit, limit:-limit]


def _blur(a: Field, times: int) -> Field:
    for _ in range(times):
        p = np.pad(a, 1, mode="edge")
        a = (p[:-2, 1:-1] + p[2:, 1:-1] + p[1:-1, :-2] + p[1:-1, 2:] + 2 * p[1:-1, 1:-1]) / 6
    return a


def relief(m: Mask, radius: int = 6, smooth: int = 2, open_bottom: bool = False) -> Field:
    """Light 0..1 on the mask as a puffed-up cushion with edges of `radius`, lit from the upper left."""
    h = m.shape[0]
    solid = np.vstack([m, np.repeat(m[-1:], 12, 0)]) if open_bottom else m
    d = np.minimum(depth(solid, radius + 1)[:h], radius) / radius
    height = _blur(np.sqrt(np.clip(1 - (1 - d) ** 2, 0, 1)) * radius, smooth)
    gy, gx = np.gradient(height)
    light = (0.55 * gx + 0.65 * gy + 0.53) / np.sqrt(gx**2 + gy**2 + 1)
    lit: Field = np.clip(light * 0.5 + 0.5, 0, 1)
    return lit


class Easel(Canvas):
    """A canvas that is painted through masks; `xx` and `yy` are the coordinates of its pixels."""

    def __init__(self, w: int = 640, h: int = 360, fill: Colour = None) -> None:
        super().__init__(w, h, fill)
        self.yy, self.xx = np.mgrid[0:h, 0:w]

    # --- masks

    def m_none(self) -> Mask:
        """An empty mask."""
        return np.zeros((self.h, self.w), bool)

    def m_rect(self, x: int, y: int, w: int, h: int) -> Mask:
        """A rectangle with its corner at x, y."""
        m = self.m_none()
        m[max(0, y) : max(0, y + h), max(0, x) : max(0, x + w)] = True
        return m

    def m_disc(self, cx: float, cy: float, rx: float, ry: float | None = None) -> Mask:
        """An ellipse round cx, cy."""
        m: Mask = ((self.xx - cx) / rx) ** 2 + ((self.yy - cy) / (rx if ry is None else ry)) ** 2 <= 1.0
        return m

    def m_ring(self, cx: float, cy: float, outer: float, inner: float) -> Mask:
        """A round band between two radii."""
        return self.m_disc(cx, cy, outer) & ~self.m_disc(cx, cy, inner)

    def m_poly(self, way: Way) -> Mask:
        """A polygon; pixels that an edge touches belong to it."""
        m = self.m_none()
        pts = points(way)
        ys = [p[1] for p in pts]
        for y in range(max(0, math.floor(min(ys))), min(self.h - 1, math.ceil(max(ys))) + 1):
            xs = []
            for (xa, ya), (xb, yb) in zip(pts, [*pts[1:], pts[0]], strict=True):
                if (ya <= y < yb) or (yb <= y < ya):
                    xs.append(xa + (y - ya) * (xb - xa) / (yb - ya))
            xs.sort()
            for xa, xb in zip(xs[::2], xs[1::2], strict=False):
                a, b = math.ceil(xa - 0.5), math.floor(xb + 0.5)
                m[y, max(0, a) : max(0, min(self.w, b + 1))] = True
        return m

    def m_blob(self, way: Way, steps: int = 10) -> Mask:
        """A closed smooth shape through the points of the way."""
        return self.m_poly(spline(points(way), steps))

    def m_line(self, x0: float, y0: float, x1: float, y1: float, w: int = 1) -> Mask:
        """A straight line, w pixels thick."""
        m = self.m_none()
        x, y, xe, ye = (round(v) for v in (x0, y0, x1, y1))
        dx, dy = abs(xe - x), -abs(ye - y)
        sx, sy = (1 if x < xe else -1), (1 if y < ye else -1)
        off = (w - 1) // 2
        e = dx + dy
        while True:
            top, left = y - off, x - off
            m[max(0, top) : max(0, top + w), max(0, left) : max(0, left + w)] = True
            if (x, y) == (xe, ye):
                return m
            e2 = 2 * e
            if e2 >= dy:
                e += dy
                x += sx
            if e2 <= dx:
                e += dx
                y += sy

    def m_path(self, way: Way, w: int = 1, smooth: bool = False, steps: int = 8) -> Mask:
        """A line along the way; with `smooth` it bends instead of breaking."""
        pts = spline(points(way), steps, closed=False) if smooth else points(way)
        m = self.m_none()
        for (xa, ya), (xb, yb) in pairwise(pts):
            m |= self.m_line(xa, ya, xb, yb, w)
        return m

    def m_colour(self, *names: str) -> Mask:
        """All pixels that have one of these colours now."""
        return np.isin(self.a, [IDX[n] for n in names])

    def m_chance(self, t: Field | float, matrix: Field = BAYER4) -> Mask:
        """The share `t` (0..1) of all pixels, as an ordered pattern."""
        tiles = (self.h // matrix.shape[0] + 1, self.w // matrix.shape[1] + 1)
        m: Mask = np.tile(matrix, tiles)[: self.h, : self.w] < t
        return m

    # --- paint

    def put(self, m: Mask, colour: Colour) -> None:
        """Paint the mask in one colour."""
        self.a[m] = c(colour)

    def wipe(self, m: Mask) -> None:
        """Make the mask transparent."""
        self.a[m] = T

    def dither(self, m: Mask, low: Colour, high: Colour, t: Field | float, matrix: Field = BAYER4) -> None:
        """Paint the share `t` of the mask in `high` and the rest in `low`; None leaves pixels alone."""
        chosen = m & self.m_chance(t, matrix)
        if low is not None:
            self.put(m & ~chosen, low)
        if high is not None:
            self.put(chosen, high)

    def grade(self, m: Mask, colours: Sequence[str], t: Field | float, band: float = 0.5) -> None:
        """Paint the mask along a row of colours by t = 0..1; `band` is the dithered share of each step."""
        n = len(colours) - 1
        v = np.clip(np.broadcast_to(t, (self.h, self.w)), 0, 0.9999) * n
        step = np.floor(v).astype(int)
        rest = np.clip((v - step - (1 - band) / 2) / max(band, 1e-6), 0, 1)
        k = np.clip(step + self.m_chance(rest), 0, n)
        self.a[m] = np.array([IDX[name] for name in colours], np.uint8)[k][m]

    def swap(self, m: Mask, table: Mapping[str, str]) -> None:
        """Repaint inside the mask every colour that the table names."""
        before = self.a.copy()
        for old, new in table.items():
            self.put(m & (before == IDX[old]), new)

    def px(self, x: float, y: float, col: Colour) -> None:
        """One pixel; fractions are cut off."""
        super().px(int(x), int(y), col)

    def rect(self, x: float, y: float, w: int, h: int, col: Colour) -> None:
        """A filled rectangle; fractions of its place are cut off."""
        super().rect(int(x), int(y), w, h, col)

    def dots(self, way: Way, colour: Colour) -> None:
        """Single pixels."""
        for x, y in points(way):
            self.px(x, y, colour)

    def hl(self, x0: float, x1: float, y: float, colour: Colour) -> None:
        """A level line from x0 to x1, both ends painted."""
        a, b = sorted((int(x0), int(x1)))
        self.rect(a, int(y), b - a + 1, 1, colour)

    def vl(self, x: float, y0: float, y1: float, colour: Colour) -> None:
        """An upright line from y0 to y1, both ends painted."""
        a, b = sorted((int(y0), int(y1)))
        self.rect(int(x), a, 1, b - a + 1, colour)

    def stroke(self, x0: float, y0: float, x1: float, y1: float, colour: Colour, w: int = 1) -> None:
        """A straight line, w pixels thick."""
        self.put(self.m_line(x0, y0, x1, y1, w), colour)

    def path(self, way: Way, colour: Colour, w: int = 1, smooth: bool = False) -> None:
        """A line along the way."""
        self.put(self.m_path(way, w, smooth), colour)

    def disc(self, cx: float, cy: float, rx: float, ry: float | None, colour: Colour) -> None:
        """An ellipse round cx, cy; a circle when ry is None."""
        self.put(self.m_disc(cx, cy, rx, ry), colour)

    def area(self, way: Way, colour: Colour) -> None:
        """A polygon."""
        self.put(self.m_poly(way), colour)

    def blob(self, way: Way, colour: Colour) -> None:
        """A closed smooth shape."""
        self.put(self.m_blob(way), colour)

    def form(
        self,
        m: Mask,
        tones: Sequence[str],
        radius: int = 5,
        lo: float = 0.5,
        hi: float = 0.8,
        smooth: int = 2,
        top: float | None = None,
        open_bottom: bool = False,
    ) -> Mask:
        """Model the mask in three or four hard tones (dark, middle, light, shine) lit from the upper left."""
        ys, xs = np.nonzero(m)
        if len(ys) == 0:
            return m
        y0, y1 = max(0, int(ys.min()) - 2), int(ys.max()) + 3
        x0, x1 = max(0, int(xs.min()) - 2), int(xs.max()) + 3
        v = np.zeros(m.shape)
        v[y0:y1, x0:x1] = relief(m[y0:y1, x0:x1], radius, smooth, open_bottom)
        self.put(m, tones[1])
        self.put(m & (v < lo), tones[0])
        self.put(m & (v > hi), tones[2])
        if len(tones) > 3:
            self.put(m & (v > (hi + 0.1 if top is None else top)), tones[3])
        return m

    def opaque(self) -> Mask:
        """All pixels that are painted."""
        m: Mask = self.a != T
        return m

    def cut(self, x: int, y: int, w: int, h: int) -> Easel:
        """A copy of one rectangle."""
        piece = Easel(w, h)
        piece.a[:] = self.a[y : y + h, x : x + w]
        return piece
