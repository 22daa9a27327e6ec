"""Card backs: wine fans with the house lozenge, and the indigo wheel."""

from __future__ import annotations

import numpy as np

from art.card_faces import blank
from game.authoring.pixels import IDX, Canvas, stencil

_A = ".##.\n#..#\n#..#\n####\n#..#\n#..#"
_D = "###.\n#..#\n#..#\n#..#\n#..#\n###."
_LARGE_WHEEL = (
    (15, "night"), (14.2, "fog"), (13, "dusk"), (11, "indigo"), (4.3, "fog"), (3.2, "night"), (1.3, "goldl"),
)  # fmt: skip
_SMALL_WHEEL = ((9, "night"), (8.2, "fog"), (7, "dusk"), (2.4, "fog"), (1.2, "goldl"))


def fans(w: int, h: int) -> Canvas:
    """The wine back: overlapping deco fans, on hero cards a lozenge with the letters AD."""
    cv = _framed(w, h, _fan_cloth(w - 6, h - 6), "mahog", "brass")
    if w > 40:
        yy, xx = np.mgrid[0:h, 0:w]
        d = np.abs(xx - w // 2) * 1.15 + np.abs(yy - h // 2) * 0.85
        for radius, col in ((12, "ink"), (11, "gold"), (9, "wine"), (8, "mahog")):
            cv.mask(0, 0, d <= radius, col)
        cv.mask(w // 2 - 4, h // 2 - 3, stencil(_A), "goldl")
        cv.mask(w // 2 + 1, h // 2 - 3, stencil(_D), "goldl")
    return cv


def wheel(w: int, h: int) -> Canvas:
    """The indigo back: a spoked wheel over diamond cloth, with speed lines on hero cards."""
    iw, ih = w - 6, h - 6
    cloth = Canvas(iw, ih, "indigo")
    y, x = np.mgrid[0:ih, 0:iw]
    x, y = x + 3 - w // 2, y + 3 - h // 2
    cloth.mask(0, 0, (np.abs(x) + np.abs(y)) % 6 == 0, "dusk")
    d = np.hypot(x, y)
    large = w > 40
    for radius, col in _LARGE_WHEEL if large else _SMALL_WHEEL:
        cloth.mask(0, 0, d <= radius, col)
    spokes, inner, outer = (8, 4.3, 11.5) if large else (6, 2.4, 7)
    for k in range(spokes):
        a = np.pi * (k + 0.5) / spokes
        near = np.abs(x * np.sin(a) - y * np.cos(a)) < 0.58
        cloth.mask(0, 0, near & (d > inner) & (d < outer), "haze")
    for dy, col in ((19, "fog"), (21, "steel"), (24, "fog")) if large else ():
        cloth.mask(0, 0, (np.abs(y) == dy) & (np.abs(x) <= 15 - (dy - 19)), col)
    return _framed(w, h, cloth, "ink", "steel")


def _fan_cloth(w: int, h: int) -> Canvas:
    cloth = Canvas(w, h, "wine")
    radius = 8 if w > 34 else 6
    gy, gx = np.mgrid[0:h, 0:w]
    rings = ((radius, "gold"), (radius - 1, "wine"), (radius - 2.6, "crimson"), (radius - 4, "wine"))
    for row, y in enumerate(range(-radius, h + 2 * radius, radius // 2)):
        for x in range(w // 2 - 6 * radius + (0 if row % 2 else radius), w + 2 * radius, 2 * radius):
            d = np.hypot(gx - x, gy - y)
            for reach, col in rings:
                cloth.mask(0, 0, d <= reach + 0.3, col)
    return cloth


def _framed(w: int, h: int, cloth: Canvas, line: str, rule: str) -> Canvas:
    """A card with a cloth inside two rules."""
    cv = blank(w, h, 3 if w > 40 else 2)
    cv.blit(cloth, 3, 3)
    cv.box(3, 3, w - 6, h - 6, line)
    cv.box(4, 4, w - 8, h - 8, rule)
    return cv


def stock(cards: int) -> Canvas:
    """The undealt pack, small back up: `cards` edges of 1 to 5 show below the top card."""
    back = fans(27, 37)
    cv = Canvas(27, 37 + cards)
    cv.a[36 : 36 + cards, 0] = cv.a[36 : 36 + cards, 26] = IDX["ink"]
    for i in range(cards):
        cv.rect(1, 36 + i, 25, 1, ("cream", "brass")[i % 2])
    cv.rect(1, 36 + cards, 25, 1, "ink")
    cv.blit(back, 0, 0)
    return cv
