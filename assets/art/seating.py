"""The seating plan: a small card room seen from above, with its carpet, lamp light and round table."""

from __future__ import annotations

import numpy as np

from game.authoring.pixels import (
    IDX,
    SHADOW,
    Canvas,
    Field,
    Mask,
    Sprite,
    bayer,
    c,
    edge,
    lut,
    ramp,
    rrmask,
)

W, H = 242, 282
CENTRE = (121, 137)  # of the table
_RADII = (72, 46)
_SQUARE = 2.1
_LIT = lut(mahog="cocoa", wine="crimson", umber="brass", cocoa="umber")
_YY, _XX = np.mgrid[0:H, 0:W]


def _reach(rx: float, ry: float, dx: float = 0, dy: float = 0) -> Field:
    """How far each pixel lies from the middle of the table, 1 on the superellipse of these radii."""
    x, y = np.abs((_XX + 0.5 - CENTRE[0] - dx) / rx), np.abs((_YY + 0.5 - CENTRE[1] - dy) / ry)
    field: Field = x**_SQUARE + y**_SQUARE
    return field


def _within(shrink: float, dy: float = 0) -> Mask:
    return _reach(_RADII[0] - shrink, _RADII[1] - shrink, dy=dy) <= 1


def _carpet(cv: Canvas) -> None:
    """Rows of small arches in wine, a warmer pool of lamp light in the middle, a darker border."""
    for y in range(4, H, 8):
        for x in range(-8, W, 16):
            left = x + (8 if y // 8 % 2 else 0)
            cv.pts([(left + i, y - 2 + abs(2 - i)) for i in range(5)], "wine")
            cv.px(left + 2, y, "umber")
    for inset, colour in ((2, "cocoa"), (4, "wine")):
        cv.box(inset, inset, W - 2 * inset, H - 2 * inset, colour)
    light = (1 - np.hypot((_XX - 113) / 128, (_YY - 135) / 126)) * 1.5
    lit = light > bayer(H, W)
    cv.a[lit] = _LIT[cv.a[lit]]


def _table(cv: Canvas) -> None:
    shadow = _reach(_RADII[0] + 8, _RADII[1] + 6, dy=10) <= 1
    cv.a[shadow] = SHADOW[cv.a[shadow]]
    for shrink, dy, colour in ((-1, 8, "ink"), (0, 8, "mahog"), (0, 4, "cocoa"), (-1, 0, "ink")):
        cv.a[_within(shrink, dy)] = IDX[colour]
    slope = (_XX - CENTRE[0]) / _RADII[0] * 0.6 + (_YY - CENTRE[1]) / _RADII[1] * 0.8  # -1 lit, 1 dark
    rail = _within(0)
    cv.a[rail] = ramp(np.clip(1.55 - slope, 0.6, 2.4), ["mahog", "cocoa", "umber", "brass"])[rail]
    rim = rail & ~_within(1.6, 0.6)
    for colour, where in (("brass", slope < 0.15), ("gold", slope < -0.55), ("cocoa", slope >= 0.15)):
        cv.a[rim & where] = IDX[colour]
    cv.a[edge(_within(5))] = IDX["brass"]
    _cloth(cv)


def _cloth(cv: Canvas) -> None:
    felt = _within(7.5)
    cv.a[_within(6.5)] = IDX["ink"]
    far = np.hypot((_XX - CENTRE[0] + 20) / 92, (_YY - CENTRE[1] + 12) / 64)
    cv.a[felt] = ramp(np.clip(3.2 - 2.3 * far, 0.6, 3), ["feltdd", "feltd", "felt", "feltl"])[felt]
    under_rail = felt & ~_within(7.5, 3)
    cv.a[under_rail] = SHADOW[cv.a[under_rail]]
    cv.a[edge(_within(12))] = IDX["gold"]


def _room() -> Canvas:
    cv = Canvas(W, H, "mahog")
    _carpet(cv)
    _table(cv)
    return cv


def _empty(size: int) -> Canvas:
    """An empty chair: a dashed brass frame with a plus."""
    cv = Canvas(size, size)
    frame = edge(rrmask(size, size, 2))
    dashes = (np.mgrid[0:size, 0:size].sum(0) // 3) % 2 == 0
    cv.mask(0, 0, frame & dashes, "brass")
    middle = size // 2
    for x, y, w, h in ((middle - 5, middle - 1, 11, 3), (middle - 1, middle - 5, 3, 11)):
        cv.rect(x, y, w, h, "gold")
    cv.rect(middle - 5, middle - 1, 11, 1, "goldl")
    cv.rect(middle - 1, middle - 5, 1, 11, "goldl")
    return cv


def _darkness(size: int) -> Canvas:
    """The shape of an empty chair, for its shadow on the carpet."""
    cv = Canvas(size, size)
    cv.mask(0, 0, rrmask(size, size, 2), c("ink"))
    return cv


def sprites() -> dict[str, Sprite]:
    """The room to lie in a panel, empty chairs for portraits of 48 and 32, and their shadows."""
    found = {"seating/room": Sprite(_room())}
    for size in (50, 34):
        found[f"seating/empty/{size - 2}"] = Sprite(_empty(size))
        found[f"shadow/chair/{size - 2}"] = Sprite(_darkness(size))
    return found
