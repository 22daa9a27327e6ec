"""The land under the line: Europe at night in an atlas of 1936, 416 by 300 pixels, without a word on it."""

from __future__ import annotations

import math

import numpy as np

from art.easel import Easel, points, shift, triples
from game.authoring.pixels import Field, Mask, grow

SIZE = (416, 300)
BRITAIN = (
    "0,-2 30,-8 48,-2 52,12 48,22 62,28 78,40 76,52 64,60 74,66 68,74 48,78 26,84 4,86 12,74 -2,72 "
    "-6,60 10,52 -2,38 6,24 -2,14"
)
EUROPE = (
    "430,-12 320,-10 280,-4 252,12 226,20 204,16 186,22 176,18 178,4 170,-6 158,-2 154,14 158,26 "
    "140,34 118,40 106,52 94,72 78,90 58,96 56,106 36,102 8,114 0,120 16,132 30,144 34,166 38,190 "
    "34,212 10,218 -16,218 -20,318 50,318 64,300 74,280 70,264 82,250 94,238 108,230 122,230 136,226 "
    "150,222 158,232 168,250 186,266 202,280 204,296 212,290 214,278 226,280 218,268 196,252 184,236 "
    "180,220 190,214 202,226 220,244 236,262 242,282 252,304 258,320 294,320 306,306 296,290 308,282 "
    "320,278 340,274 356,268 370,260 388,252 400,234 405,214 401,192 406,170 402,152 388,138 386,118 "
    "396,102 410,98 430,96"
)
ANATOLIA = "430,252 416,254 404,254 394,262 382,270 366,276 344,286 334,296 338,320 430,320"
ISLANDS = (
    "110,260 116,256 118,266 114,274 108,270",
    "106,282 116,278 120,290 112,300 104,294",
    "176,298 194,296 200,302 186,312",
    "310,304 318,302 316,308",
)
RIVERS = (
    (
        "140,144 158,140 186,130 212,118 236,128 262,138 261,164 260,194 240,212 260,222 "
        "290,218 312,214 336,208 350,182 364,158 386,146"
    ),
    "140,182 136,158 138,134 136,108 122,86 110,60",
    "102,174 82,158 62,140 46,118",
    "30,52 46,52 64,56",
    "190,214 176,212 160,216",
)
MOUNTAINS = (
    "108,200,9 118,206,11 130,202,8 140,210,12 126,214,8 154,208,8 194,200,9 204,206,7 290,110,7 "
    "300,118,9 312,126,8 324,136,10 330,150,8 316,154,7 302,158,7 266,262,8 278,268,9 290,260,7 "
    "276,248,6 52,230,8 64,234,9 40,236,6 42,274,8 394,288,9 406,294,8 382,296,7 174,240,6 184,252,6 "
    "192,262,6 262,286,7 272,292,8 14,248,7 24,254,8"
)
"""Foot and height of each."""
WOODS = (
    "160,72 166,68 172,74 180,66 156,80 186,76 240,60 248,66 256,58 264,66 234,68 100,114 94,120 "
    "106,122 290,44 298,50 306,42 316,52 340,68 348,62 356,70 90,184 82,190 74,182 226,204 218,198 "
    "232,196 320,250 330,256 312,258 340,248 20,268 30,264 24,276 290,196 296,204 282,190 118,218 "
    "362,88 370,82 330,26 342,32 356,24"
)
FIELDS = (
    "150,60,20 208,56,17 122,150,15 196,170,17 232,206,18 306,210,20 60,120,16 350,60,19 "
    "46,240,14 260,250,12 236,124,14"
)
"""Centre and size of the farmed plains."""
BORDERS = (
    "96,130 108,112 128,96 134,74",
    "128,150 150,146 172,158 196,150 210,128",
    "210,128 236,116 262,92 300,80 340,84",
    "172,168 190,184 214,196 240,190 262,170 268,140",
    "240,190 246,214 268,232 300,226 330,214 366,220",
    "268,232 280,256 306,268 340,262 380,250",
    "40,222 62,226 76,234",
    "196,150 196,184",
    "330,44 336,84 352,120 372,132",
)


def _land(o: Easel) -> Mask:
    m = o.m_blob(BRITAIN, 8) | o.m_blob(EUROPE, 6) | o.m_blob(ANATOLIA, 8)
    for island in ISLANDS:
        m |= o.m_blob(island)
    return m


def _sea(o: Easel) -> None:
    """Rows of engraved waves."""
    for y in range(0, o.h, 6):
        for x in range((y // 6) % 2 * 6, o.w, 12):
            o.dots([(x, y + 1), (x + 1, y), (x + 2, y), (x + 3, y + 1)], "indigo")


def _coast(o: Easel, land: Mask) -> Mask:
    """The engraved lines along the shore; returns the land with its shallow water."""
    near = grow(grow(land, True))
    shallow = grow(grow(grow(near, True)))
    outer = grow(grow(shallow, True), True)
    o.put(near & ~land, "ink")
    o.put(grow(shallow) & ~shallow, "dusk")
    o.put(grow(outer) & ~outer & ((o.xx + o.yy) % 2 == 0), "dusk")
    o.put(shallow & ~near & ~land, "indigo")
    o.put(land, "feltd")
    o.put(land & ~shift(land, 1, 1), "feltl")
    o.put(land & shift(land, 1, 1) & ~shift(land, 2, 2), "felt")
    return shallow


def _relief(o: Easel, land: Mask) -> None:
    """The ground falls darker to the south-east; the plains are farmed in strips."""
    plain = land & o.m_colour("feltd")
    o.dither(plain, None, "feltdd", np.clip((o.xx * 0.35 + o.yy * 0.9 - 58) / 560, 0, 0.5))
    for cx, cy, size in triples(FIELDS):
        away: Field = np.hypot((o.xx - cx) / 1.4, o.yy - cy) / size
        patch = (np.floor(o.xx / 7 + cy) + np.floor(o.yy / 5 + cx)).astype(int)
        strips = np.where(patch % 2 == 0, o.yy % 3 == 0, (o.xx + o.yy) % 4 == 0)
        o.dither(plain & (away < 1) & strips & (patch % 3 > 0), None, "felt", np.clip(1.5 - away, 0, 0.9))


def _graticule(o: Easel, land: Mask, shallow: Mask) -> None:
    for k in range(-2, 9):
        way = [(210.0 + (k - 3) * (54 + y * 0.05), float(y)) for y in range(0, o.h, 4)]
        m = o.m_path(way) & (o.yy % 3 == 0)
        o.put(m & land, "felt")
        o.put(m & ~shallow, "dusk")
    for k in range(6):
        m = (np.abs(o.yy - (20 + k * 56 - ((o.xx - 210) / 220) ** 2 * 9)) < 0.5) & (o.xx % 3 == 0)
        o.put(m & land, "felt")
        o.put(m & ~shallow, "dusk")


def _mountain(o: Easel, land: Mask, x: float, y: float, h: float) -> None:
    m = o.m_poly([(x, y - h), (x - h * 0.8, y), (x + h * 0.9, y)])
    o.put(grow(m) & land & (o.yy <= y), "feltdd")
    o.put(m, "dusk")
    o.put(m & (o.xx < x + (o.yy - y + h) * 0.15), "steel")
    o.put(m & (o.yy < y - h * 0.55), "fog")
    o.put(m & (o.yy < y - h * 0.5) & (o.xx > x), "haze")


TREE = """
..f..
.lff.
.fff.
lffff
..k..
"""


def _nature(o: Easel, land: Mask) -> None:
    """Rivers, woods and mountains."""
    for river in RIVERS:
        o.put(o.m_path(river, 1, smooth=True) & land, "teal")
    for x, y in points(WOODS):
        if land[int(y), int(x)]:
            o.grid(int(x) - 2, int(y) - 3, TREE, {"f": "felt", "l": "feltl", "k": "ink"})
    for x, y, h in triples(MOUNTAINS):
        _mountain(o, land, x, y, h)


def _people(o: Easel, land: Mask) -> None:
    """Frontiers and the lamps of small towns."""
    for border in BORDERS:
        o.put(
            o.m_path(border, 1, smooth=True) & land & o.m_colour("feltd", "feltdd") & ((o.xx + o.yy) % 4 < 2),
            "felt",
        )
    chance = np.random.RandomState(8)
    for _ in range(170):
        x, y = int(chance.randint(0, o.w)), int(chance.randint(0, o.h))
        colour = ("brass", "brass", "gold")[chance.randint(3)]
        if land[y, x] and o.m_colour("feltd", "feltdd")[y, x]:
            o.px(x, y, colour)
            if chance.rand() < 0.2:
                o.px(x + 2, y, "brass")


def _ship(o: Easel, x: int, y: int, heading: int) -> None:
    """A liner with two red funnels; heading 1 sails right."""
    o.hl(x - 6, x + 6, y, "ink")
    o.hl(x - 6, x + 6, y - 1, "crimson")
    o.hl(x - 5, x + 5, y - 2, "fog")
    o.hl(x - 3, x + 3, y - 3, "ivory")
    for funnel in (x - 2, x + 1):
        o.rect(funnel, y - 6, 2, 3, "red")
        o.hl(funnel, funnel + 1, y - 6, "ink")
    o.dots([(x - 4 * heading, y - 8), (x - 5 * heading, y - 9), (x - 6 * heading, y - 9)], "haze")
    o.dots([(x - 8, y + 1), (x + 8, y + 1), (x - 9, y + 2), (x + 9, y + 2), (x, y + 2)], "teal")


def _compass(o: Easel, x: int, y: int) -> None:
    """The compass rose; a lily marks the north."""
    o.put(o.m_ring(x, y, 15, 14), "dusk")
    for k in range(4):
        a = k * math.pi / 2
        tip = (x + 17 * math.cos(a), y + 17 * math.sin(a))
        for turn, colour in ((math.pi / 4, "gold"), (-math.pi / 4, "brass")):
            o.area([tip, (x + 4 * math.cos(a + turn), y + 4 * math.sin(a + turn)), (x, y)], colour)
        b = a + math.pi / 4
        o.stroke(
            x + 5 * math.cos(b), y + 5 * math.sin(b), x + 10 * math.cos(b), y + 10 * math.sin(b), "brass"
        )
    o.disc(x, y, 1.6, None, "goldl")
    o.grid(x - 3, y - 25, "...#...\n..###..\n#.###.#\n##.#.##\n..###..\n...#...", {"#": "goldl"})


def _cartouche(o: Easel, x: int, y: int, w: int, h: int) -> None:
    """The empty plate for the name of the journey."""
    o.rect(x - 1, y - 1, w + 2, h + 2, "ink")
    o.rect(x, y, w, h, "night")
    o.box(x, y, w, h, "brass")
    o.hl(x, x + w - 1, y, "gold")
    o.box(x + 2, y + 2, w - 4, h - 4, "umber")
    for cx in (x, x + w - 1):
        for cy in (y, y + h - 1):
            o.put(o.m_disc(cx, cy, 3) & o.m_rect(x, y, w, h), "gold")


def land_mask() -> Mask:
    """Where there is land."""
    return _land(Easel(*SIZE))


def land() -> Easel:
    """The whole inner panel of the map."""
    o = Easel(*SIZE, "night")
    solid = land_mask()
    _sea(o)
    shallow = _coast(o, solid)
    _relief(o, solid)
    _graticule(o, solid, shallow)
    _people(o, solid)
    _nature(o, solid)
    _ship(o, 98, 30, 1)
    _ship(o, 86, 284, -1)
    _compass(o, 18, 182)
    _cartouche(o, 230, 6, 176, 30)
    return o
