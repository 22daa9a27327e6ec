"""The title's landscape from the moon to the near hills; every strip joins its own left edge on the right."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from art.easel import BAYER2, Easel, points, shift, spline, triples
from game.authoring.pixels import Field, Mask, Point, Sprite

WIDTH = 640
HORIZON = 236
MOON = (556, 66)
MOON_RADIUS = 32
RAY = 7.5
"""Degrees of each wedge of moonlight."""


def _distance(o: Easel, x: float, y: float) -> Field:
    d: Field = np.hypot(o.xx - x, o.yy - y)
    return d


def _rays(o: Easel) -> None:
    """Every other wedge round the moon is one step lighter, fading with the distance."""
    away = _distance(o, *MOON)
    angle = np.degrees(np.arctan2(o.yy - MOON[1], o.xx - MOON[0]))
    wedge = (np.floor((angle + RAY / 2) / RAY).astype(int) % 2 == 0) & (away > MOON_RADIUS + 16)
    fading = np.clip(1.0 - (away - 40) / 330, 0, 1) * 0.62
    lighter = {"ink": "night", "night": "indigo", "indigo": "dusk", "dusk": "steel", "steel": "haze"}
    o.swap(wedge & o.m_chance(fading), lighter)


def _stars(o: Easel) -> None:
    chance = np.random.RandomState(1936)
    for _ in range(150):
        x, y = chance.randint(0, WIDTH), int(chance.beta(1.1, 1.9) * 190)
        shade = ("slate", "steel", "haze", "fog")[chance.randint(4)]
        if math.hypot(x - MOON[0], y - MOON[1]) >= 64:
            o.px(x, y, shade)
    bright = "38,150,2 470,150,1 604,28,1 250,168,1 18,66,1 452,30,2 204,156,1 622,168,2 140,144,1"
    for left, top, arm in triples(bright):
        for d in range(int(arm), 0, -1):
            cross = [(left + d, top), (left - d, top), (left, top + d), (left, top - d)]
            o.dots(cross, "haze" if d == 1 else "steel")
        o.px(left, top, "ivory")


def _moon(o: Easel) -> None:
    x, y = MOON
    r = MOON_RADIUS
    away = _distance(o, x, y)
    for inner, outer, colour, share in ((1, 5, "haze", 0.5), (5, 11, "steel", 0.55), (11, 20, "steel", 0.25)):
        o.dither((away >= r + inner) & (away < r + outer), None, colour, share)
    disc = o.m_disc(x, y, r)
    o.put(disc, "cream")
    o.put(o.m_disc(x + 3, y - 4, r - 4) & disc, "ivory")
    o.dither(disc & ~o.m_disc(x + 5, y - 5, r - 1), "cream", "fog", 0.5, BAYER2)
    for dx, dy, size in triples("-14,-8,7 -4,9,9 12,-14,4 15,8,5 -20,8,4 2,-20,5 5,22,4"):
        crater = o.m_disc(x + dx, y + dy, size, size * 0.8) & disc
        o.put(crater, "cream")
        o.put(crater & ~shift(crater, -1, 1), "fog")


def sky() -> Easel:
    """Night with stars, rays and the moon."""
    o = Easel(WIDTH, HORIZON + 6)
    deep = ("ink", "night", "night", "indigo", "indigo", "dusk", "steel")
    o.grade(o.m_rect(0, 0, o.w, o.h), deep, np.clip((o.yy - 8) / (HORIZON - 4), 0, 1) ** 1.15, 0.55)
    _rays(o)
    _stars(o)
    _moon(o)
    return o


Bar = tuple[int, int, int, int]


def _cloud(o: Easel, x: int, y: int, bars: Sequence[Bar], tones: tuple[str, str, str]) -> None:
    """Stacked bars with round ends, drawn again one width further on."""
    for dx, dy, w, h in bars:
        for left in (x + dx, x + dx - WIDTH):
            m = o.m_rect(left + h // 2, y + dy, w - h, h)
            m |= o.m_disc(left + h / 2, y + dy + (h - 1) / 2, h / 2)
            m |= o.m_disc(left + w - h / 2 - 1, y + dy + (h - 1) / 2, h / 2)
            o.put(m, tones[1])
            o.put(m & ~shift(m, 0, 1), tones[0])
            o.put(m & ~shift(m, 0, -1), tones[2])


def clouds() -> Easel:
    """The strip of clouds, to be drawn from y 30 down."""
    o = Easel(WIDTH, 124)
    _cloud(o, 500, 6, [(0, 0, 44, 3), (-18, 4, 42, 4)], ("haze", "steel", "dusk"))
    _cloud(o, 566, 54, [(0, 0, 58, 4), (-34, 5, 74, 5), (-8, 11, 40, 3)], ("fog", "haze", "steel"))
    _cloud(o, 330, 34, [(0, 0, 38, 3), (14, 4, 52, 3)], ("steel", "dusk", "dusk"))
    _cloud(o, 628, 98, [(0, 0, 60, 4), (26, 5, 74, 4)], ("steel", "dusk", "dusk"))
    _cloud(o, 196, 108, [(0, 0, 50, 4), (-26, 5, 66, 4)], ("steel", "dusk", "dusk"))
    _cloud(o, 420, 90, [(0, 0, 46, 3), (18, 4, 60, 4), (4, 9, 34, 2)], ("haze", "steel", "dusk"))
    return o


def _peak(o: Easel, left: Point, top: Point, right: Point) -> None:
    """One mountain with its moonlit right face and a torn cap of snow."""
    (x, y), base = top, o.h
    whole = o.m_poly([top, (left[0] - 6, base), (right[0] + 6, base)])
    o.put(whole, "indigo")
    ridge = [top, (x - 4, y + 12), (x + 3, y + 22), (x - 5, y + 34), (x + 1, base)]
    o.put(o.m_poly([*ridge, (right[0] + 6, base)]) & whole, "steel")
    cap = [(0, -1), (-3, 8), (-1, 11), (2, 8), (5, 15), (8, 10), (12, 14)]
    shine = [(0, -1), (1, 5), (4, 8), (7, 9)]
    shade = [(0, 0), (-8, 9), (-5, 10), (-3, 14), (-2, 7)]
    for outline, colour in ((cap, "haze"), (shine, "fog"), (shade, "steel")):
        o.put(o.m_poly([(x + dx, y + dy) for dx, dy in outline]) & whole, colour)


def alps() -> Easel:
    """The strip of mountains with mist at their feet, to be drawn from y 156 down."""
    o = Easel(WIDTH, 84)
    chance = np.random.RandomState(7)
    step = WIDTH / 20
    knots = []
    for i in range(20):
        rise = 52 * (chance.rand() * 0.55 + 0.45 if i % 2 else chance.rand() * 0.3)
        knots.append((i * step + chance.uniform(-8, 8), 58 - rise))
    for i in range(1, 20, 2):
        trio = [knots[i - 1], knots[i], knots[i + 1] if i < 19 else (knots[0][0] + WIDTH, knots[0][1])]
        for turn in (-WIDTH, 0, WIDTH):
            left, top, right = ((x + turn, y) for x, y in trio)
            _peak(o, left, top, right)
    o.dither(o.m_rect(0, 58, WIDTH, 26), None, "steel", np.clip((o.yy - 58) / 26, 0, 1) * 0.75)
    return o


def _hills(o: Easel, way: str, colour: str, lit: str, share: float, crest: str) -> Mask:
    """Rolling ground below a way that ends where it began; slopes that fall to the right catch the moon."""
    knots = points(way)
    ring = [(x + turn, y) for turn in (-WIDTH, 0, WIDTH) for x, y in knots]
    m = o.m_poly([*spline(ring, 12, closed=False), (2 * WIDTH, o.h + 9), (-WIDTH, o.h + 9)])
    o.put(m, colour)
    top = np.where(m.any(0), m.argmax(0), o.h).astype(float)
    wide = np.concatenate([top[-8:], top, top[:8]])
    slope = np.gradient(np.convolve(wide, np.ones(7) / 7, "same"))[8:-8][None]
    below = o.yy - top[None]
    glow = np.clip(0.35 + slope * 1.3, 0, 1) * np.clip(1 - below / 14, 0, 1) * share * 2
    o.dither(m & (below >= 0), None, lit, glow)
    o.put(m & (below == 0) & (slope > -0.12), crest)
    return m


def house(
    o: Easel, x: int, y: int, w: int, h: int, windows: str, roof: str = "night", wall: str = "indigo"
) -> None:
    """A house on the ground line y with its lit windows given from its upper left corner."""
    o.rect(x, y - h, w, h, wall)
    o.area([(x - 1, y - h), (x + w, y - h), (x + w / 2 - 0.5, y - h - w * 0.55)], roof)
    for dx, dy in points(windows):
        o.px(x + dx, y - h + dy, "goldl")
        o.px(x + dx, y - h + dy + 1, "gold")


def _far_village(o: Easel) -> None:
    for x, y, w, h, windows in (
        (112, 35, 8, 6, "2,2 5,2"), (122, 36, 7, 5, "3,1"), (132, 36, 9, 6, "2,2 6,2"),
        (144, 39, 7, 5, "2,1 5,1"), (100, 37, 7, 5, "4,1"), (156, 42, 6, 4, "2,1"),
        (430, 38, 8, 6, "2,2 5,2"), (441, 40, 7, 5, "3,1"), (420, 37, 6, 4, "2,1"),
    ):  # fmt: skip
        house(o, x, y, w, h, windows)
    o.rect(126, 16, 5, 16, "night")
    o.area("125,16 131,16 128,4", "night")
    o.px(128, 20, "goldl")
    o.px(128, 3, "steel")
    o.vl(130, 16, 31, "indigo")


def hills_far() -> Easel:
    """The far hills with a sleeping village, to be drawn from y 180 down."""
    o = Easel(WIDTH, 66)
    _hills(o, "0,34 60,42 130,25 210,44 300,48 380,34 470,42 560,25", "indigo", "dusk", 0.6, "steel")
    _far_village(o)
    return o


def pine(o: Easel, x: int, y: int, h: int, colour: str = "ink", light: str = "indigo") -> None:
    """A tree h high with its foot at x, y, lit from the right."""
    for k in range(h):
        w = min(k % 4 + k // 4, h // 3)
        o.hl(x - w // 2, x + (w + 1) // 2, y - h + k, colour)
        if w:
            o.px(x + (w + 1) // 2, y - h + k, light)
    o.vl(x, y, y + 2, colour)


def _near_village(o: Easel) -> None:
    for x, y, w, h, windows in (
        (258, 32, 8, 6, "2,2 5,2"), (268, 31, 7, 5, "3,1"), (291, 31, 9, 6, "2,2 6,2"),
        (302, 32, 7, 5, "2,1 5,1"), (312, 31, 8, 6, "3,2"), (246, 33, 7, 5, "4,1"),
    ):  # fmt: skip
        house(o, x, y, w, h, windows, "ink")
        o.hl(x, x + w - 1, y - h, "dusk")
    o.rect(278, 12, 6, 20, "indigo")
    o.vl(283, 12, 31, "dusk")
    o.area("277,12 284,12 281,2", "ink")
    o.vl(281, 0, 4, "steel")
    o.rect(280, 16, 2, 3, "goldl")
    o.dots("280,25 281,25", "gold")


def hills_near() -> Easel:
    """The near hills with woods and a church, to be drawn from y 204 down."""
    o = Easel(WIDTH, 36)
    _hills(o, "0,28 80,28 170,34 250,24 340,32 430,22 540,32", "night", "indigo", 0.7, "dusk")
    chance = np.random.RandomState(36)
    for x in [*range(4, 84, 9), *range(130, 232, 10), *range(330, 420, 11), *range(470, 632, 12)]:
        pine(o, x + chance.randint(-3, 4), 31 + chance.randint(-2, 3), 12 + chance.randint(0, 10))
    _near_village(o)
    return o


def sprites() -> dict[str, Sprite]:
    """title/sky, title/clouds, title/alps, title/hills_far and title/hills_near."""
    layers = {
        "sky": sky(),
        "clouds": clouds(),
        "alps": alps(),
        "hills_far": hills_far(),
        "hills_near": hills_near(),
    }
    return {f"title/{name}": Sprite(layer, sheet="title") for name, layer in layers.items()}
