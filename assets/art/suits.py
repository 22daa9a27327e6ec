"""Suit marks in five sizes, lit from the upper left, in two colours or in four."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from game.authoring.pixels import Canvas, Mask, edge, grids, scale2x, stencil

Inks = dict[str, tuple[str, str, str]]
"""Shade, body and light of each suit."""

SUITS = "SHDC"
_BLACK = ("ink", "night", "dusk")
_RED = ("wine", "crimson", "coral")
TWO: Inks = {"S": _BLACK, "C": _BLACK, "H": _RED, "D": _RED}
FOUR: Inks = TWO | {"C": ("feltdd", "felt", "mint"), "D": ("indigo", "teal", "cyan")}

_PIPS = grids(Path(__file__).parent / "grids/pips.txt")
_GLINTS_9 = {
    "H": ((1, 2), (2, 1)), "D": ((2, 3), (3, 2)), "S": ((2, 4), (3, 3)), "C": ((3, 1), (1, 4)),
}  # fmt: skip
_GLINT_7 = {"H": (1, 1), "D": (2, 2), "S": (2, 3), "C": (2, 1)}
_GLINT_7_TURNED = {"H": (1, 4), "D": (2, 2), "S": (2, 3), "C": (2, 5)}


def mark(suit: str, size: int) -> Mask:
    """The shape of a suit, `size` (5, 7, 9 or 13) columns wide."""
    return stencil(_PIPS[f"{size}{suit}"])


def pip(cv: Canvas, x: int, y: int, suit: str, inks: Inks, size: int = 7, turned: bool = False) -> None:
    """A suit mark with a lit upper left and a dark lower right; turned = standing on its head."""
    m = mark(suit, size)[:: -1 if turned else 1]
    shade, body, light = inks[suit]
    cv.mask(x, y, m, body)
    padded = np.pad(m, 1)
    right, low = m & ~padded[1:-1, 2:], m & ~padded[2:, 1:-1]
    if size == 13:
        cv.mask(x, y, low | right, shade)
        cv.mask(x, y, _lit_rim(m), light)
    elif size == 9:
        cv.mask(x, y, right & (np.indices(m.shape)[0] > 2), shade)
        cv.pts([(x + dx, y + (8 - dy if turned else dy)) for dx, dy in _GLINTS_9[suit]], light)
    elif size == 7:
        dx, dy = (_GLINT_7_TURNED if turned else _GLINT_7)[suit]
        cv.px(x + dx, y + dy, light)


def great(cv: Canvas, x: int, y: int, suit: str, inks: Inks) -> None:
    """The largest mark twice as large: 26 columns."""
    m = scale2x(mark(suit, 13))
    shade, body, light = inks[suit]
    inner = m & ~edge(m)
    cv.mask(x, y, m, shade)
    cv.mask(x, y, inner, body)
    cv.mask(x, y, _lit_rim(m), light)


def _lit_rim(m: Mask) -> Mask:
    """The upper left rim inside the outermost pixels of a large mark."""
    inner = m & ~edge(m)
    padded = np.pad(inner, 1)
    yy, xx = np.mgrid[0 : m.shape[0], 0 : m.shape[1]]
    lit: Mask = inner & ~(padded[:-2, 1:-1] & padded[1:-1, :-2]) & (xx + yy < sum(m.shape) * 0.48)
    return lit
