"""The letters of the logo: high-contrast capitals with one fat stem and hairline partners."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from art.easel import Easel, spline
from game.authoring.pixels import Mask, grow

WIDTHS = {
    "A": 0.92, "C": 0.86, "D": 0.84, "E": 0.62, "P": 0.7, "R": 0.76, "S": 0.64, "U": 0.82, "X": 0.86,
    "-": 0.4, "2": 0.66,
}  # fmt: skip
"""Width of each letter for a height of 1."""


class Letter:
    """A drawing board for one letter: height, width, fat stem and thin stroke in pixels."""

    def __init__(self, height: int, width: int, stem: int, thin: int) -> None:
        self.h, self.w, self.stem, self.thin = height, width, stem, thin
        self.on = Easel(width + 2, height)

    def bar(self, x: float, y: float, w: float, h: float) -> Mask:
        """An upright rectangle."""
        return self.on.m_rect(int(x), int(y), int(w), int(h))

    def ring(
        self, cx: float, cy: float, rx: float, ry: float, left: float, right: float, thin: float
    ) -> Mask:
        """An oval whose two sides differ in weight."""
        outer = self.on.m_disc(cx, cy, rx, ry)
        inner_x, inner_r = cx + (left - right) / 2, max(0.6, rx - (left + right) / 2)
        rim = outer & grow(~np.pad(outer, 1))[1:-1, 1:-1]
        m: Mask = (outer & ~self.on.m_disc(inner_x, cy, inner_r, max(0.6, ry - thin))) | rim
        return m


def _a(g: Letter) -> Mask:
    h, w, s, t = g.h, g.w, g.stem, g.thin
    m = g.on.m_poly([(w * 0.5 - s * 0.30, 0), (w * 0.5 + s * 0.5, 0), (w - 1, h), (w - 1 - s * 1.08, h)])
    m |= g.on.m_poly([(w * 0.5 - t * 0.3, 0), (w * 0.5 + t * 0.6, 0), (t * 1.0, h), (0, h)])
    return m | g.bar(w * 0.2, int(h * 0.68), w * 0.5, t)


def _c(g: Letter) -> Mask:
    cx, cy = g.w * 0.56, (g.h - 1) / 2
    m = g.ring(cx, cy, cx + 0.2, cy + 0.2, g.stem, g.thin, g.thin)
    mouth = (g.on.xx > cx + g.w * 0.18) & (np.abs(g.on.yy - cy) < g.h * 0.24)
    m &= ~mouth & (g.on.xx < g.w)
    return m


def _d(g: Letter) -> Mask:
    half = (g.h - 1) / 2
    cx = g.w - 1 - half * 1.15
    m = g.bar(0, 0, g.stem, g.h)
    m |= g.ring(cx, half, half * 1.15 + 0.2, half + 0.2, g.thin, g.thin, g.thin) & (g.on.xx >= cx)
    flat = g.w - half * 1.15 - g.stem
    return m | g.bar(g.stem, 0, flat, g.thin) | g.bar(g.stem, g.h - g.thin, flat, g.thin)


def _e(g: Letter) -> Mask:
    arm = g.w - g.stem
    m = (
        g.bar(0, 0, g.stem, g.h)
        | g.bar(g.stem, 0, arm, g.thin)
        | g.bar(g.stem, int(g.h * 0.40), arm * 0.8, g.thin)
    )
    return m | g.bar(g.stem, g.h - g.thin, arm, g.thin)


def _p(g: Letter) -> Mask:
    bowl = int(g.h * 0.56)
    r = (bowl - 1) / 2
    cx = g.w - 1 - r
    m = g.bar(0, 0, g.stem, g.h) | (g.ring(cx, r, r + 0.2, r + 0.2, g.thin, g.thin, g.thin) & (g.on.xx >= cx))
    flat = g.w - r - g.stem
    return m | g.bar(g.stem, 0, flat, g.thin) | g.bar(g.stem, bowl - g.thin, flat, g.thin)


def _r(g: Letter) -> Mask:
    hip = g.stem + (g.w - g.stem) * 0.18
    top = int(g.h * 0.56) - 1
    return _p(g) | g.on.m_poly([(hip, top), (hip + g.stem * 0.8, top), (g.w, g.h), (g.w - g.stem, g.h)])


def _s(g: Letter) -> Mask:
    way = (
        (0.93, 0.2), (0.8, 0.07), (0.52, 0.02), (0.2, 0.1), (0.13, 0.26), (0.3, 0.41), (0.52, 0.5),
        (0.74, 0.6), (0.86, 0.74), (0.78, 0.9), (0.48, 0.98), (0.18, 0.93), (0.05, 0.8),
    )  # fmt: skip
    pen = spline(way, 14, closed=False)
    m = g.on.m_none()
    for i, (x, y) in enumerate(pen):
        weight = math.exp(-(((i / (len(pen) - 1) - 0.5) / 0.2) ** 2))
        rx = max(0.55, (g.thin + (g.stem * 0.92 - g.thin) * weight) / 2)
        ry = max(0.55, (g.thin + (g.stem * 0.62 - g.thin) * weight) / 2)
        m |= g.on.m_disc(rx * 0.2 + x * (g.w - 1 - rx * 0.4), g.thin / 2 - 0.5 + y * (g.h - g.thin), rx, ry)
    return m


def _u(g: Letter) -> Mask:
    half = (g.w - 1) / 2
    turn = g.h - 1 - half
    m = g.bar(0, 0, g.stem, g.h - half) | g.bar(g.w - g.thin, 0, g.thin, g.h - half)
    return m | (g.ring(half, turn, half + 0.2, half + 0.2, g.stem, g.thin, g.thin) & (g.on.yy >= turn))


def _x(g: Letter) -> Mask:
    h, w, s, t = g.h, g.w, g.stem, g.thin
    m = g.on.m_poly([(0, 0), (s * 1.15, 0), (w - 1, h), (w - 1 - s * 1.15, h)])
    return m | g.on.m_poly([(w - 1 - t, 0), (w - 1, 0), (t, h), (0, h)])


def _dash(g: Letter) -> Mask:
    return g.bar(0, int(g.h * 0.45), g.w, max(g.thin, int(g.stem * 0.45)))


def _two(g: Letter) -> Mask:
    half, bowl = (g.w - 1) / 2, int(g.h * 0.56)
    m = g.ring(half, bowl / 2, half + 0.2, bowl / 2 + 0.2, g.thin, g.stem * 0.7, g.thin)
    m &= ((g.on.yy < bowl / 2) | (g.on.xx > half)) & ~((g.on.xx < half) & (g.on.yy > bowl * 0.4))
    m |= g.on.m_poly([(g.w - g.stem * 0.8, bowl * 0.5), (g.w, bowl * 0.5), (g.stem * 0.7, g.h), (0, g.h)])
    foot = max(g.thin, g.stem // 2)
    return m | g.bar(0, g.h - foot, g.w, foot)


SHAPES: dict[str, Callable[[Letter], Mask]] = {
    "A": _a, "C": _c, "D": _d, "E": _e, "P": _p, "R": _r, "S": _s, "U": _u, "X": _x, "-": _dash, "2": _two,
}  # fmt: skip


def letter(sign: str, height: int, stem: int, thin: int) -> Mask:
    """One capital as a mask as wide as it needs."""
    width = max(stem, round(WIDTHS[sign] * height))
    return SHAPES[sign](Letter(height, width, stem, thin))[:, :width]


def word(
    on: Easel, x: int, y: int, text: str, height: int, stem: int, thin: int, gap: int
) -> tuple[Mask, int]:
    """A row of capitals as a mask of the easel, and its width; A tucks under the C that follows it."""
    m, left = on.m_none(), x
    for before, sign in zip(" " + text, text, strict=False):
        left -= 6 if before + sign == "AC" else 0
        shape = letter(sign, height, stem, thin)
        m[y : y + height, left : left + shape.shape[1]] |= shape
        left += shape.shape[1] + gap
    return m, left - gap - x
