"""The end of a sitting: ledger sheet, stamps, pressure dial with its needle, stars."""

from __future__ import annotations

import math

import numpy as np

from art.easel import BAYER2, Easel
from game.authoring.pixels import Field, Sprite, grow

SHEET = (216, 258)


def sheet() -> Easel:
    """The ledger page with a shadow of four pixels: binding holes, red columns, ruled lines, no words."""
    w, h = SHEET
    o = Easel(w + 4, h + 4)
    o.rect(4, 4, w, h, "ink")
    page = o.m_rect(0, 0, w, h)
    o.put(page, "cream")
    o.rect(0, 0, w - 1, h - 1, "ivory")
    o.dither(page, None, "cream", np.clip((o.xx + o.yy - 330) / 200, 0, 0.6))
    for y in range(10, h - 6, 18):
        o.disc(6, y, 2.2, None, "mahog")
        o.px(5, y - 2, "brass")
    for x in (14, 16):
        o.vl(x, 0, h - 1, "coral")
    for y in range(40, h - 8, 15):
        if not 146 < y < 180:
            o.hl(18, w - 8, y, "fog")
    o.vl(150, 26, h - 8, "coral")
    for y in (24, 26):
        o.hl(20, w - 8, y, "wine")
    o.hl(18, w - 8, 145, "wine")
    for y in (175, 177):
        o.hl(150, w - 8, y, "wine")
    return o


def stamp(colour: str, light: str) -> Easel:
    """A worn rubber stamp's frame; its middle stretches to the word."""
    o = Easel(40, 26)
    o.box(0, 0, 40, 26, colour)
    o.box(1, 1, 38, 24, colour)
    o.box(3, 3, 34, 20, colour)
    o.put(o.opaque() & ((o.xx + o.yy) % 7 == 0), light)
    chance = np.random.RandomState(3)
    worn = (chance.rand(26, 40) < 0.14) & ((o.xx < 8) | (o.xx > 31))
    o.wipe(worn)
    return o


# --- the dial

HUB = (51, 51)
RADIUS = 46
LOWEST, SWEEP = 210, 240
"""The needle turns clockwise from 210 degrees through 240."""
STEPS = 48


def _angle(share: Field | float) -> Field | float:
    return np.radians(LOWEST - SWEEP * share)


def _bezel(o: Easel) -> None:
    x, y = HUB
    o.disc(x, y, RADIUS + 5, None, "ink")
    o.disc(x, y, RADIUS + 4, None, "brass")
    rim = o.m_ring(x, y, RADIUS + 4, RADIUS)
    for low, high, colour in ((-200, -12, "gold"), (-200, -44, "goldl"), (40, 200, "umber")):
        slant = o.xx + o.yy - x - y
        o.put(rim & (slant > low) & (slant < high), colour)
    for a in range(45, 360, 90):
        sx, sy = x + 48 * math.cos(math.radians(a)), y + 48 * math.sin(math.radians(a))
        o.disc(round(sx), round(sy), 1.5, None, "umber")
        o.px(round(sx), round(sy), "goldl")


def dial() -> Easel:
    """The boiler's pressure dial without needle and figures: red to half, gold to three quarters, green."""
    o = Easel(103, 103)
    x, y = HUB
    _bezel(o)
    o.disc(x, y, RADIUS, None, "ink")
    o.disc(x, y, RADIUS - 1, None, "ivory")
    face = o.m_disc(x, y, RADIUS - 1)
    slant = o.xx + o.yy - x - y
    o.dither(face & (slant > 10), None, "cream", np.clip((slant - 10) / 50, 0, 1))
    away = np.hypot(o.xx - x, o.yy - y)
    o.put(face & (o.yy < y - RADIUS * 0.2) & (away > RADIUS - 3), "cream")
    o.put(face & (away > 20) & (away < 21), "cream")
    part = ((LOWEST - np.degrees(np.arctan2(y - o.yy, o.xx - x))) % 360) / SWEEP
    band = face & (away > RADIUS - 13) & (away < RADIUS - 6) & (part <= 1.005)
    for start, middle, light in ((0.0, "crimson", "red"), (0.5, "gold", "goldl"), (0.75, "feltl", "mint")):
        o.put(band & (part >= start), middle)
        o.put(band & (part >= start) & (away > RADIUS - 8), light)
    for k in range(21):
        a = float(_angle(k / 20))
        inner = RADIUS - (14 if k % 2 == 0 else 10)
        near = (x + inner * math.cos(a), y - inner * math.sin(a))
        o.stroke(*near, x + (RADIUS - 5) * math.cos(a), y - (RADIUS - 5) * math.sin(a), "ink")
    o.rect(x - 14, y + 15, 29, 15, "ink")
    o.box(x - 14, y + 15, 29, 15, "brass")
    for k in range(12):
        o.dots([(x - 30 + k, y - 14 - k), (x - 29 + k, y - 13 - k)], "ivory")
    return o


def needle(step: int) -> Easel:
    """The needle at one of 49 places, with its hub in the middle."""
    o = Easel(71, 71)
    a = float(_angle(step / STEPS))
    for k in range(-9, 33):
        w = 1 if k > 24 else 3
        left, top = round(35 + k * math.cos(a)) - w // 2, round(35 - k * math.sin(a)) - w // 2
        o.rect(left, top, w, w, "crimson" if k > 3 else "wine")
    for k in range(4, 25):
        o.px(round(35 + k * math.cos(a)), round(35 - k * math.sin(a)), "red")
    o.disc(35, 35, 4.4, None, "ink")
    o.disc(35, 35, 3.4, None, "brass")
    o.disc(34, 34, 1.5, None, "goldl")
    return o


# --- stars

STAR = """
..........#..........
.........###.........
.........###.........
........#####........
........#####........
.......#######.......
#####################
.###################.
..#################..
...###############...
....#############....
.....###########.....
.....###########.....
....#############....
....######.######....
...######...######...
...####.......####...
..###...........###..
..#...............#..
"""


def star(lit: bool) -> Easel:
    """One of the three stars of a table, 21 by 19 with its rims."""
    o = Easel(27, 25)
    o.grid(3, 3, STAR, {"#": "gold"})
    m = o.opaque()
    o.put(grow(grow(m, True)) & ~m, "ink")
    o.put(grow(m) & ~m, "brass" if lit else "slate")
    kite = (np.degrees(np.arctan2(o.yy - 12.5, o.xx - 13)) + 90) % 72 < 36
    slant = o.xx + o.yy
    if not lit:
        o.put(m, "night")
        o.put(m & kite, "smoke")
        return o
    o.put(m & kite, "goldl")
    o.put(m & ~kite & (slant > 30), "brass")
    o.put(m & kite & (slant < 23), "ivory")
    return o


def sparkle(step: int) -> Easel:
    """A glint that opens and closes."""
    o = Easel(9, 9)
    arm = (1, 3, 4, 2)[step]
    for d in range(arm, 0, -1):
        o.dots([(4 + d, 4), (4 - d, 4), (4, 4 + d), (4, 4 - d)], "goldl" if d < 3 else "gold")
    o.px(4, 4, "ivory")
    return o


def backdrop() -> Easel:
    """The dining car's dim panelling with lozenges."""
    o = Easel(640, 360)
    o.grade(o.m_rect(0, 0, 640, 360), ("mahog", "mahog", "ink"), o.yy / 360, 0.8)
    for x in range(-20, 660, 40):
        o.vl(x, 0, 359, "cocoa")
        o.vl(x + 1, 0, 359, "ink")
        for y in (84, 204, 324):
            o.area([(x + 20, y - 14), (x + 28, y), (x + 20, y + 14), (x + 12, y)], "cocoa")
            o.area([(x + 20, y - 9), (x + 25, y), (x + 20, y + 9), (x + 15, y)], "mahog")
            o.px(x + 20, y, "umber")
    o.dither(o.m_rect(0, 330, 640, 30), None, "ink", 0.5, BAYER2)
    return o


def sprites() -> dict[str, Sprite]:
    """results/ledger, stamp, dial, needle/00..48, star, sparkle and back."""
    pieces = {
        "ledger": Sprite(sheet()),
        "stamp/won": Sprite(stamp("felt", "feltl"), slice=(8, 8, 8, 8)),
        "stamp/lost": Sprite(stamp("crimson", "red"), slice=(8, 8, 8, 8)),
        "dial": Sprite(dial(), anchor=HUB),
        "star/lit": Sprite(star(True), anchor=(3, 3)),
        "star/unlit": Sprite(star(False), anchor=(3, 3)),
        "back": Sprite(backdrop()),
    }
    pieces |= {f"needle/{k:02}": Sprite(needle(k), anchor=(35, 35)) for k in range(STEPS + 1)}
    pieces |= {f"sparkle/{k}": Sprite(sparkle(k), anchor=(4, 4)) for k in range(4)}
    return {f"results/{name}": sprite for name, sprite in pieces.items()}
