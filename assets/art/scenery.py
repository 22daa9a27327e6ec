"""The view from the windows in three strips: a still sky, the far city and what passes close by."""

from __future__ import annotations

import numpy as np

from art.cities import CITIES
from art.saloons import SALOONS
from art.skyline import BASE, HEIGHT, WIDTH
from game.authoring.pixels import Canvas, T, ellmask, ramp

NEAR = {
    "london": "quay", "paris": "quay", "strasbourg": "town", "salzburg": "wood", "vienna": "town",
    "budapest": "quay", "belgrade": "wood", "bucharest": "town", "constanta": "quay", "istanbul": "quay",
}  # fmt: skip
_MOONS = {"one": (414, 13, 7), "two": (246, 17, 8), "ports": (456, 24, 8), "long": (270, 22, 8)}
_CRESCENT = ("istanbul", "constanta")
_SNOW = ("strasbourg", "salzburg")


def sky(station: str) -> Canvas:
    """The still sky, 640 wide: stars, a moon and thin clouds, paler towards the horizon."""
    cv = Canvas(640, HEIGHT)
    yy, xx = np.mgrid[0:HEIGHT, 0:640]
    saloon = SALOONS[station]
    x, y, r = _MOONS[saloon.windows]
    y += 11 if saloon.swags else 0
    field = (yy / BASE) ** 1.2 * 3.1 + np.clip(1.2 - np.hypot(xx - x, yy - y) / 24, 0, 1.2)
    cv.a[:] = ramp(np.clip(field, 0, 3.2), saloon.sky)
    rng = np.random.RandomState(sum(map(ord, station)))
    for _ in range(150):
        sx, sy = rng.randint(640), rng.randint(30)
        if np.hypot(sx - x, sy - y) > 18:
            cv.px(sx, sy, "haze" if rng.rand() < 0.6 else "fog")
    for sx, sy in ((130, 12), (412, 9), (560, 15)):
        cv.pts([(sx, sy - 1), (sx, sy + 1), (sx - 1, sy), (sx + 1, sy)], "steel")
        cv.px(sx, sy, "ivory")
    _moon(cv, (x, y, r), crescent=station in _CRESCENT)
    for left, row, length in (
        (x - 22, y + 6, 30),
        (x + 6, y + 10, 26),
        (440, 22, 34),
        (90, 25, 28),
        (590, 9, 24),
    ):
        cv.rect(left, row, length, 1, "haze")
        cv.rect(left + 4, row + 1, length - 12, 1, "steel")
    return cv


def _moon(cv: Canvas, moon: tuple[int, int, int], crescent: bool) -> None:
    x, y, r = moon
    disc = ellmask(2 * r + 1, 2 * r + 1)
    yy, xx = np.mgrid[-r : r + 1, -r : r + 1]
    if crescent:
        disc &= np.hypot(xx - r * 0.55, yy + r * 0.25) > r * 0.85
    cv.mask(x - r, y - r, disc, "ivory")
    cv.mask(x - r, y - r, disc & (np.hypot(xx, yy) > r - 1) & (xx + yy < 0), "cream")
    if not crescent:
        for dx, dy, size in ((-3, -2, 2.2), (3, 2, 1.6), (1, -5, 1.2)):
            cv.mask(x - r, y - r, disc & (np.hypot(xx - dx, yy - dy) <= size), "cream")


def far(station: str) -> Canvas:
    """The city on the horizon, 800 wide, seamless, with a see-through sky."""
    cv = Canvas(WIDTH, HEIGHT)
    CITIES[station](cv)
    return cv


def near(station: str) -> Canvas:
    """What passes close to the train, 800 wide, seamless: poles and wires over a quay, a town or a wood."""
    cv = Canvas(WIDTH, HEIGHT)
    {"quay": _quay, "town": _town, "wood": _wood}[NEAR[station]](cv)
    if station in _SNOW:
        _snow(cv)
    for x in (150, 350, 550, 750):
        cv.rect(x, 26, 2, 38, "ink")
        cv.rect(x - 6, 29, 14, 1, "ink")
        cv.rect(x - 4, 33, 10, 1, "ink")
        cv.pts([(x - 6, 28), (x + 7, 28)], "haze")
    columns = np.arange(WIDTH)
    t = (columns - 151) % 200 / 200
    for row, sag in ((29, 14.0), (33, 14.0)):
        cv.pts(zip(columns.tolist(), (row + sag * t * (1 - t)).astype(int).tolist(), strict=True), "ink")
    return cv


def _snow(cv: Canvas) -> None:
    """Flakes in the air, and what lies on roofs and treetops."""
    tops = (cv.a != T).argmax(axis=0)
    for x in range(1, WIDTH - 1):
        top = int(tops[x])
        crest = top <= tops[x - 1] and top <= tops[x + 1]
        if crest and 40 < top < HEIGHT:
            cv.px(x, top, "ivory")
            cv.pts([(x, top + 1), (x - 1, top + 1)], "fog")
    rng = np.random.RandomState(12)
    for _ in range(230):
        flake = ("ivory", "fog", "fog", "haze")[rng.randint(4)]
        cv.px(int(rng.randint(2, WIDTH - 2)), int(rng.randint(2, 60)), flake)


def _quay(cv: Canvas) -> None:
    """A wall with lamps and bare trees."""
    cv.rect(0, 60, WIDTH, 4, "night")
    cv.rect(0, 60, WIDTH, 1, "indigo")
    for x in range(20, WIDTH, 80):
        cv.rect(x, 47, 1, 13, "ink")
        cv.rect(x - 1, 45, 3, 3, "goldl")
        cv.pts([(x - 2, 46), (x + 2, 46), (x, 44)], "gold")
    for x in range(62, WIDTH, 80):
        _round_tree(cv, x, 60)


def _round_tree(cv: Canvas, x: int, foot: int) -> None:
    cv.rect(x, foot - 8, 1, 8, "ink")
    cv.mask(x - 5, foot - 15, ellmask(11, 10), "night")
    cv.pts([(x - 3, foot - 13), (x - 4, foot - 11), (x - 1, foot - 14)], "dusk")


def _town(cv: Canvas) -> None:
    """Gardens, sheds and small houses with a light here and there."""
    cv.rect(0, 59, WIDTH, 5, "night")
    rng = np.random.RandomState(5)
    for x in range(6, WIDTH - 20, 32):
        w, h = rng.randint(10, 18), rng.randint(4, 8)
        cv.rect(x, 60 - h, w, h, "ink")
        cv.poly([(x - 1, 60 - h), (x + w / 2, 60 - h - 5), (x + w + 1, 60 - h)], "ink")
        if rng.rand() < 0.6:
            cv.rect(x + 3, 60 - h + 1, 2, 2, "gold")
    for x in range(26, WIDTH, 64):
        _round_tree(cv, x, 60)


def _wood(cv: Canvas) -> None:
    """A rise with firs."""
    rise = [int(59 + 2.4 * np.sin(x * 2 * np.pi * 3 / WIDTH)) for x in range(WIDTH)]
    for column, top in enumerate(rise):
        cv.rect(column, top, 1, HEIGHT, "night")
    rng = np.random.RandomState(4)
    for left in range(4, WIDTH - 6, 11):
        x, h = left + int(rng.randint(-2, 3)), int(rng.randint(7, 14))
        foot = rise[x] + 2
        for i in range(h):
            half = i // 2 if i % 3 else max(0, i // 2 - 1)
            cv.rect(x - half, foot - h + i, 2 * half + 1, 1, "night")
        cv.pts([(x - 1, foot - h + 3), (x - 2, foot - h + 5)], "dusk")


def layers(station: str) -> tuple[Canvas, Canvas, Canvas]:
    """Sky, far and near, from back to front."""
    return sky(station), far(station), near(station)
