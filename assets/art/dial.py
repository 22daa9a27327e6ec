"""The printed dial of Red Dog: eleven spreads in an arch of two rings, lit sectors, brass marker."""

from __future__ import annotations

import numpy as np

from art.felt import H, Table, W
from game.authoring.pixels import Canvas, Mask, Sprite, T

SECTORS = 11
CENTRE = (320, 250)
RADII = (150, 120)
INNER, MIDDLE = 0.70, 0.86
"""Reach of the inner edge, and of the line between numbers and prices."""
TINTS = {
    "lit": ("gold", "goldl"), "wine": ("wine", "crimson"), "mahog": ("mahog", "wine"),
    "umber": ("cocoa", "umber"),
}  # fmt: skip
"""Colours of the inner and the outer ring of a sector."""

_YY, _XX = np.mgrid[0:H, 0:W]
_X, _Y = (_XX + 0.5 - CENTRE[0]) / RADII[0], (CENTRE[1] - _YY - 0.5) / RADII[1]
_REACH = np.hypot(_X, _Y)
_DEGREES = np.degrees(np.arctan2(_Y, _X))
_UPPER = (_DEGREES >= 0) & (_DEGREES <= 180)
_SECTOR = np.clip(((180 - _DEGREES) / (180 / SECTORS)).astype(int), 0, SECTORS - 1)
_RING: Mask = _UPPER & (_REACH <= 1) & (_REACH > INNER)


def place(sector: float, reach: float) -> tuple[int, int]:
    """The pixel on the ray of a sector (0: left end of the arch) at a reach of 1 for the outer ring."""
    a = np.pi * (1 - sector / SECTORS)
    return round(CENTRE[0] + RADII[0] * reach * np.cos(a)), round(CENTRE[1] - RADII[1] * reach * np.sin(a))


def printed(table: Table) -> Canvas:
    """The table with the dial printed on its cloth, no sector lit."""
    cv = table.draw()
    cv.maplut(0, 0, _RING, table.darker)
    cv.maplut(0, 0, _RING & (_SECTOR % 2 == 1), table.darker)
    cv.blit(lines(), 0, 0)
    return cv


def lines() -> Canvas:
    """The gold lines between the rings and sectors, to be drawn over tinted sectors."""
    cv = Canvas(W, H)
    for reach in (1.0, MIDDLE, INNER):
        cv.mask(0, 0, _UPPER & (np.abs(_REACH - reach) < 0.0052), "gold")
    for k in range(SECTORS + 1):
        cv.line(*place(k, INNER), *place(k, 1.0), "gold")
    return cv


def sector(k: int, tint: str) -> Canvas:
    """One sector in a tint."""
    cv = Canvas(W, H)
    mine = _RING & (k == _SECTOR)
    cv.mask(0, 0, mine, TINTS[tint][0])
    cv.mask(0, 0, mine & (_REACH > MIDDLE), TINTS[tint][1])
    return cv


def marker(k: int) -> Canvas:
    """The brass arrow that rides outside the arch and points at a sector, 27x27."""
    cv = Canvas(27, 27)
    a = np.pi * (1 - (k + 0.5) / SECTORS)
    cos, sin = float(np.cos(a)), float(np.sin(a))
    for j in range(15):
        for t in np.arange(-j * 0.58, j * 0.58 + 0.01, 0.4):
            x, y = round(13 + cos * (j - 6) - sin * t), round(13 - sin * (j - 6) - cos * t)
            cv.px(x, y, "gold" if t > 0.4 or j > 12 else "goldl")
    return cv.outline("ink")


def cropped(cv: Canvas, sheet: str = "") -> Sprite:
    """A picture of the whole screen cut to what is drawn; placed at 0, 0 it comes where it was."""
    ys, xs = np.nonzero(cv.a != T)
    x, y = int(xs.min()), int(ys.min())
    return Sprite(cv.cut(x, y, int(xs.max()) - x + 1, int(ys.max()) - y + 1), anchor=(-x, -y), sheet=sheet)


def sprites() -> dict[str, Sprite]:
    """`dial/sector/<0-10>/<tint>` and `dial/lines` placed at 0, 0; `dial/marker/<0-10>` at its centre."""
    found = {"dial/lines": cropped(lines())}
    for k in range(SECTORS):
        found |= {f"dial/sector/{k}/{tint}": cropped(sector(k, tint)) for tint in TINTS}
        found[f"dial/marker/{k}"] = Sprite(marker(k), anchor=(13, 13))
    return found
