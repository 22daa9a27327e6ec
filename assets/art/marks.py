"""Signs, badges, stars and other small marks; pressure gauge, call ring, flaps of the board."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from game.authoring.pixels import Canvas, Pixels, Sprite, edge, ellmask, grids, stencil

_GRIDS = grids(Path(__file__).parent / "grids/signs.txt")
SIGNS = {
    "anchor": "red", "moon": "cyan", "star": "goldl", "leaf": "mint", "bell": "orchid", "key": "coral",
    "wheel": "haze", "crown": "ivory",
}  # fmt: skip
NEEDLES = 48
"""Steps of the gauge's needle over its 240 degrees."""


def sign(name: str) -> Canvas:
    """A personal sign in its own colour, 9x9."""
    cv = Canvas(9, 9)
    cv.mask(0, 0, stencil(_GRIDS[name]), SIGNS[name])
    return cv


def badge(name: str) -> Canvas:
    """A personal sign in ink on a tile of its colour, 15x15."""
    cv = Canvas(15, 15)
    cv.rrect(0, 0, 15, 15, SIGNS[name], "ink", 2)
    cv.mask(3, 3, stencil(_GRIDS[name]), "ink")
    return cv


def star(size: int, on: bool) -> Canvas:
    """A small star, 9 or 7 pixels."""
    m = stencil(_GRIDS[f"star{size}"])
    h, w = m.shape
    cv = Canvas(w, h)
    yy, xx = np.mgrid[0:h, 0:w]
    cv.mask(0, 0, m, "gold" if on else "smoke")
    if on:
        cv.mask(0, 0, m & (xx + yy < w - 1), "goldl")
        cv.mask(0, 0, m & (xx + yy > w + h - 5), "brass")
        cv.pts([(w // 2, h // 2 - 1), (w // 2, 0)], "ivory")
    return cv


def coin() -> Canvas:
    """A gold coin, 9x9."""
    cv = Canvas(9, 9)
    disc = ellmask(7, 7)
    yy, xx = np.mgrid[0:7, 0:7]
    cv.mask(0, 0, ellmask(9, 9), "ink")
    cv.mask(1, 1, disc, "gold")
    cv.mask(1, 1, edge(disc) & (xx + yy < 6), "goldl")
    cv.mask(1, 1, edge(disc) & (xx + yy > 7), "brass")
    cv.rect(4, 3, 1, 3, "brass")
    cv.px(3, 3, "ivory")
    return cv


def eye() -> Canvas:
    """Only you see this, 11x6."""
    cv = Canvas(11, 6)
    cv.mask(0, 0, stencil(_GRIDS["eye"]), "goldl")
    cv.rect(5, 2, 1, 2, "ivory")
    return cv


def padlock() -> Canvas:
    """Not open yet, 7x8."""
    cv = Canvas(7, 8)
    cv.rrect(1, 0, 5, 6, None, "haze", 1)
    cv.rect(0, 3, 7, 5, "slate")
    cv.rect(0, 3, 7, 1, "haze")
    cv.rect(6, 4, 1, 4, "smoke")
    cv.rect(3, 5, 1, 2, "ink")
    return cv


def gauge() -> Canvas:
    """The brass pressure gauge of the pool limit without its needle, 48x48; red from 80 percent."""
    cv, r, centre = Canvas(48, 48), 19, 24
    yy, xx = np.mgrid[0:48, 0:48]
    d, slant = np.hypot(xx - centre, yy - centre), xx - centre + yy - centre
    part = (210 - np.degrees(np.arctan2(centre - yy, xx - centre))) % 360 / 240
    rim, scale = (d <= r + 3.2) & (d > r), (d < r - 2) & (d > r - 5.2) & (part <= 1.01)
    for shape, colour in (
        (d <= r + 4.2, "ink"), (d <= r + 3.2, "brass"), (rim & (slant < -r * 0.5), "gold"),
        (rim & (slant < -r * 1.05), "goldl"), (rim & (slant > r), "umber"), (d <= r, "ink"),
        (d <= r - 1, "ivory"), ((d <= r - 1) & (slant > r * 0.75), "cream"), (scale, "feltl"),
        (scale & (part > 0.55), "gold"), (scale & (part > 0.8), "red"),
    ):  # fmt: skip
        cv.mask(0, 0, shape, colour)
    for tick in range(11):
        a = np.radians(210 - 24 * tick)
        for reach in (r - 2, r - 4):
            cv.px(round(centre + reach * np.cos(a)), round(centre - reach * np.sin(a)), "ink")
    return cv


def needle(step: int) -> Canvas:
    """The gauge's needle at step / NEEDLES of the scale, 48x48 like the gauge."""
    cv, r, centre = Canvas(48, 48), 19, 24
    a = np.radians(210 - 240 * step / NEEDLES)
    along, up = float(np.cos(a)), float(np.sin(a))
    foot = round(centre - 4 * along), round(centre + 4 * up)
    cv.line(*foot, round(centre + (r - 5) * along), round(centre - (r - 5) * up), "crimson")
    cv.line(foot[0] + 1, foot[1], round(centre + (r - 8) * along) + 1, round(centre - (r - 8) * up), "wine")
    cv.mask(centre - 2, centre - 2, ellmask(5, 5), "ink")
    cv.rect(centre - 1, centre - 1, 3, 3, "brass")
    cv.px(centre - 1, centre - 1, "goldl")
    return cv


def flap(w: int) -> Canvas:
    """One flap of the departures board; the letter is drawn over its split line."""
    cv = Canvas(w, 16, "night")
    cv.rect(0, 0, w, 8, "indigo")
    cv.rect(0, 0, w, 1, "dusk")
    cv.rect(0, 8, w, 1, "ink")
    for y in (0, 7, 9, 15):
        cv.pts([(0, y), (w - 1, y)], None)
    return cv


LAMPS = 12


def call_ring(lit: int) -> Canvas:
    """The ring of twelve lamps that shows how long can be called, 56x56, clockwise from the top.

    So many are still `lit`: they go out clockwise, and the next one to go is the brightest.
    """
    cv, r = Canvas(56, 56), 25
    yy, xx = np.mgrid[0:56, 0:56]
    d = np.hypot(xx - 28, yy - 28)
    turn = (np.degrees(np.arctan2(xx - 28, -(yy - 28))) + 360) % 360
    lamps = (d <= r - 1.2) & (d > r - 7.4) & (turn % 30 >= 3.2)
    burning = lamps & (turn >= 30 * (LAMPS - lit))
    following = burning & (turn < 30 * (LAMPS - lit + 1)) & (lit < LAMPS)
    for shape, colour in (
        (d <= r + 2.6, "ink"), (d <= r + 1.6, "brass"), ((d <= r + 1.6) & (xx + yy < 56), "goldl"),
        (d <= r, "ink"), (d <= r - 9, "mahog"), (lamps, "wine"),
        (burning, "gold"), (burning & (d > r - 3.6), "goldl"), (following, "ivory"),
    ):  # fmt: skip
        cv.mask(0, 0, shape, colour)
    return cv


_LENS, _LEAN = 55, 7  # the radius of the glass, and how far its handle leans, in degrees
_LENS_AT = (118, 62)  # the middle of the glass in its picture


def _of_lens() -> tuple[Pixels, Pixels, Pixels]:
    """Distance from the middle of the glass, how far to the lower right, and the angle in degrees."""
    yy, xx = np.mgrid[0 : 2 * _LENS_AT[1], 0 : _LENS_AT[0] + _LENS_AT[1]]
    dx, dy = xx - _LENS_AT[0], yy - _LENS_AT[1]
    return np.hypot(dx, dy), dx + dy, np.degrees(np.arctan2(-dy, dx)) % 360


def lens_glass() -> Canvas:
    """What is seen through the magnifying glass where no card lies: the cloth, brighter in the middle."""
    away, slope, _ = _of_lens()
    cv = Canvas(away.shape[1], away.shape[0])
    cv.mask(0, 0, away <= _LENS, "feltd")
    cv.mask(0, 0, (away <= _LENS) & (np.hypot(away, slope / 3) < 44), "felt")
    return cv


def lens_rim() -> Canvas:
    """The rim and the handle of the magnifying glass, and the light on it."""
    away, slope, angle = _of_lens()
    cv = Canvas(away.shape[1], away.shape[0])
    _lens_handle(cv)
    rim = (away <= _LENS + 5.5) & (away > _LENS)
    lit = rim & (slope < -20)
    arcs = (away < _LENS - 3.4) & (away > _LENS - 6)
    for shape, colour in (
        ((away <= _LENS + 6.5) & (away > _LENS), "ink"), (rim, "brass"), (lit, "gold"),
        (lit & (away > _LENS + 2.4) & (away < _LENS + 4.4), "goldl"), (rim & (slope > 40), "umber"),
        ((away <= _LENS + 0.4) & (away > _LENS - 0.6), "ink"),
        (arcs & (angle > 108) & (angle < 140), "ivory"), (arcs & (angle > 146) & (angle < 153), "ivory"),
        (arcs & (angle > 288) & (angle < 318), "mint"),
    ):  # fmt: skip
        cv.mask(0, 0, shape, colour)
    return cv


def _lens_handle(cv: Canvas) -> None:
    """Wood and a brass collar, towards the lower left."""
    ax, ay = -np.cos(np.radians(_LEAN)), -np.sin(np.radians(_LEAN))
    wood = ((11, "ink"), (9, "cocoa"), (7, "umber"), (3, "brass"))
    collar = ((13, "ink"), (11, "brass"), (9, "gold"), (3, "goldl"))
    for parts, first, last in ((wood, 12, 58), (collar, 2, 15)):
        for width, colour in parts:
            for way in np.arange(_LENS + first, _LENS + last, 0.5):
                x, y = _LENS_AT[0] + ax * way - width / 2, _LENS_AT[1] + ay * way - width / 2
                cv.mask(round(x), round(y), ellmask(width, width), colour)


def sprites() -> dict[str, Sprite]:
    """All marks, gauges and flaps."""
    found: dict[str, Sprite] = {}
    for name in SIGNS:
        found[f"sign/{name}"] = Sprite(sign(name))
        found[f"badge/{name}"] = Sprite(badge(name))
    for size in (7, 9):
        found[f"mark/star{size}"] = Sprite(star(size, on=True))
        found[f"mark/star{size}_off"] = Sprite(star(size, on=False))
    found["mark/coin"] = Sprite(coin())
    found["mark/eye"] = Sprite(eye())
    found["mark/lock"] = Sprite(padlock())
    found["gauge/limit"] = Sprite(gauge(), anchor=(24, 24))
    found |= {f"gauge/needle/{step}": Sprite(needle(step), anchor=(24, 24)) for step in range(NEEDLES + 1)}
    found["flap/small"] = Sprite(flap(9))
    found["flap/letter"] = Sprite(flap(16))
    found |= {f"call/ring/{lit}": Sprite(call_ring(lit), anchor=(28, 28)) for lit in range(LAMPS + 1)}
    found["call/glass"] = Sprite(lens_glass(), anchor=_LENS_AT)
    found["call/lens"] = Sprite(lens_rim(), anchor=_LENS_AT)
    return found
