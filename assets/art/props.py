"""Things that lie about on rail and cloth: glasses, ashtray, the house's rack and shoe, betting spots."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from art.chips import PAINTS
from game.authoring.pixels import Canvas, Sprite, edge, ellmask, grids

_GRIDS = grids(Path(__file__).parent / "grids/props.txt")
_COLOURS = {
    "w": "ivory", "f": "fog", "h": "haze", "s": "slate", "g": "gold", "G": "goldl", "b": "brass",
    "k": "smoke", "u": "umber", "r": "coral", "d": "smoke", "t": "umber", "T": "brass", "x": "crimson",
}  # fmt: skip
_FEET = {
    "coupe": (5, 13),
    "tumbler": (4, 10),
    "ashtray": (8, 7),
    "tea": (4, 9),
    "coffee": (5, 8),
    "matches": (5, 6),
}
"""The pixel of each thing that stands on the table point."""


def thing(name: str) -> Canvas:
    """One thing from its grid."""
    rows = _GRIDS[name].split("\n")
    cv = Canvas(len(rows[0]), len(rows))
    cv.grid(0, 0, _GRIDS[name], _COLOURS)
    return cv


def rack() -> Canvas:
    """The house's chip rack, 74x20."""
    cv = Canvas(74, 20)
    cv.rrect(0, 0, 74, 20, "umber", "ink", 2)
    cv.rect(2, 1, 70, 1, "gold")
    cv.rect(2, 17, 70, 2, "cocoa")
    cv.rect(3, 3, 68, 13, "mahog")
    for i, paint in enumerate(PAINTS.values()):
        for j in range(6):
            x = 5 + i * 13 + j * 2
            cv.rect(x, 4, 1, 11, paint.body)
            cv.rect(x, 6, 1, 3, paint.stripe)
            cv.rect(x, 11, 1, 2, paint.stripe_dark)
            cv.rect(x + 1, 4, 1, 11, paint.dark)
            cv.px(x, 4, paint.light)
    return cv


def shoe() -> Canvas:
    """The house's card shoe, 56x28."""
    cv = Canvas(56, 28)
    cv.rrect(0, 0, 56, 28, "night", "ink", 2)
    cv.rect(2, 1, 52, 2, "steel")
    cv.rect(2, 3, 40, 8, "indigo")
    cv.rect(1, 25, 54, 2, "ink")
    for i in range(14):
        cv.rect(6 + i * 2, 4, 1, 6, "cream" if i % 2 else "brass")
    for i, half in enumerate((0, 1, 2, 3, 2, 1, 0)):
        cv.rect(21 - half, 15 + i, 2 * half + 1, 1, "gold")
    cv.poly([(40, 3), (54, 10), (54, 26), (40, 26)], "indigo")
    cv.rect(40, 3, 1, 23, "steel")
    cv.rect(47, 12, 7, 12, "ivory")
    cv.rect(48, 13, 5, 10, "wine")
    cv.rect(49, 16, 3, 3, "gold")
    return cv


def spot(radius: int, dashed: bool) -> Canvas:
    """The printed ring of a betting place; dashed while nothing lies there that could."""
    w, h = 2 * radius + 9, 2 * radius - 5
    cv = Canvas(w, h)
    yy, xx = np.mgrid[0:h, 0:w]
    ring = edge(ellmask(w, h))
    cv.mask(0, 0, ring & ((xx + yy) // 3 % 2 == 0) if dashed else ring, "goldl" if dashed else "gold")
    return cv


def contact(w: int, h: int) -> Canvas:
    """The small oval shadow under a thing."""
    cv = Canvas(w, h)
    cv.mask(0, 0, ellmask(w, h), "ink")
    return cv


def sprites() -> dict[str, Sprite]:
    """`prop/...` anchored at the table point, `spot/...` at their centre."""
    found = {f"prop/{name}": Sprite(thing(name), anchor=_FEET[name]) for name in _FEET}
    found["prop/rack"] = Sprite(rack())
    found["prop/shoe"] = Sprite(shoe())
    found["shadow/prop"] = Sprite(contact(14, 5), anchor=(4, 3))
    for radius in (12, 15):
        for name, dashed in (("gold", False), ("open", True)):
            found[f"spot/{radius}/{name}"] = Sprite(spot(radius, dashed), anchor=(radius + 4, radius - 2))
    return found
