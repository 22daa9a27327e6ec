"""The ten stations by night, for the table panel of the map: 186 by 60 pixels each."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from art.budapest import budapest
from art.easel import Easel
from art.night_city import block, dome, glints, hill, lamp, night, roofs, spire, water, windows
from game.authoring.pixels import Sprite

W, H = 186, 60
STONE = ("umber", "brass", "cocoa")
GOLDEN = ("brass", "gold", "umber")
SLATE = ("indigo", "dusk", "night")
BLUE = ("dusk", "steel", "indigo")


def london() -> Easel:
    """Westminster over the Thames, fog on the far bank."""
    o = night(W, H, 11, (44, 14, 8))
    roofs(o, 40, 5, "dusk", "steel", (4, 10))
    dome(o, 20, 32, 7, "dusk", "steel")
    for y, x, w in ((24, 60, 70), (28, 0, 60), (31, 90, 80)):
        o.dither(o.m_rect(x, y, w, 2), None, "steel", 0.5)
    block(o, 96, 42, 90, 13, STONE)
    for x in range(98, 186, 6):
        o.rect(x, 27, 1, 3, "brass")
    windows(o, 99, 32, 29, 2, (3, 5), 3)
    block(o, 104, 42, 11, 34, GOLDEN)
    o.rect(102, 8, 15, 2, "gold")
    o.disc(109.5, 14, 3.4, None, "ivory")
    o.dots([(109, 12), (109, 13), (109, 14), (110, 14), (111, 14)], "ink")
    spire(o, 110, 8, 12, 8, "feltd", "felt")
    windows(o, 107, 21, 3, 5, (3, 4))
    block(o, 168, 42, 14, 26, STONE)
    windows(o, 171, 19, 3, 5, (3, 4))
    for x in (168, 174, 181):
        spire(o, x, 16, 4, 5, "umber", "brass")
    water(o, 43, 4)
    _arches(o, 0, 92, 43, "slate", "haze")
    for x in (8, 30, 52, 74, 92):
        lamp(o, x, 38, 6)
        glints(o, x, 49, "gold")
    return o


def _arches(o: Easel, x0: int, x1: int, y: int, stone: str, light: str, span: int = 22) -> None:
    """A bridge of round arches, its roadway seven rows above y."""
    m = o.m_rect(x0, y - 5, x1 - x0, 11)
    for x in range(x0 + span // 2, x1, span):
        m &= ~o.m_disc(x, y + 6, span / 2 - 3, 8)
    o.put(m, stone)
    o.rect(x0, y - 6, x1 - x0, 1, light)


def paris() -> Easel:
    """The tower throws its beam over Seine, towers and roofs."""
    o = night(W, H, 23, (158, 13, 7))
    for k in range(70):
        o.put(o.m_line(46, 6, 46 + k * 2, 6 - 2 + k // 4, 1) & ((o.xx + o.yy) % 2 == 0), "steel")
    roofs(o, 42, 8, "dusk", "steel", (5, 11))
    for y in range(4, 43):
        half = 0.7 + 13 * ((y - 4) / 39) ** 2.2
        o.hl(46 - half, 46 + half, y, "brass")
        o.hl(46 - half, 46 - half + max(0.0, half * 0.5), y, "gold")
    o.wipe(o.m_disc(46, 43, 8, 9))
    sky_behind = ~o.opaque()
    o.put(sky_behind, "dusk")
    o.rect(38, 31, 17, 2, "goldl")
    o.rect(42, 20, 9, 1, "goldl")
    for x, y in ((46, 9), (45, 14), (47, 18), (44, 25), (48, 26), (42, 36), (51, 37), (39, 40), (53, 41)):
        o.px(x, y, "ivory")
    o.vl(46, 0, 4, "goldl")
    o.dots("45,2 47,2 46,1", "ivory")
    for x in (128, 140):
        block(o, x, 42, 9, 24, BLUE)
        o.rect(x + 3, 24, 3, 6, "ink")
        windows(o, x + 3, 32, 2, 2)
    block(o, 137, 42, 34, 15, SLATE)
    o.disc(138.5, 31, 2.6, None, "gold")
    spire(o, 158, 27, 5, 14, "dusk", "steel")
    windows(o, 151, 31, 5, 2)
    roofs(o, 43, 31, "night", "gold", (3, 8))
    water(o, 44, 9)
    _arches(o, 66, 126, 44, "slate", "haze", 20)
    for x in (66, 86, 106, 126):
        lamp(o, x, 38, 6)
        glints(o, x, 50, "gold")
    for x in (40, 46, 52):
        glints(o, x, 47, "brass", 6)
    return o


def _timbered(o: Easel, x: int, y: int, w: int, h: int, roof: str) -> None:
    """A half-timbered house with a tall roof."""
    o.rect(x, y - h, w, h, "cream")
    o.rect(x + w - 3, y - h, 3, h, "brass")
    for dx in (0, w // 2, w - 1):
        o.vl(x + dx, y - h, y - 1, "cocoa")
    for dy in (0, h // 2):
        o.hl(x, x + w - 1, y - h + dy, "cocoa")
    o.stroke(x, y - 1, x + w // 2, y - h // 2, "cocoa")
    o.area([(x - 2, y - h), (x + w + 1, y - h), (x + w // 2, y - h - w * 0.8)], roof)
    o.stroke(x - 2, y - h, x + w // 2, y - h - w * 0.8, "umber")
    o.rect(x + w // 2 - 1, y - h - 4, 2, 2, "goldl")
    o.rect(x + 2, y - h + 2, 2, 3, "goldl")
    o.rect(x + w - 5, y - h + 2, 2, 3, "gold")


def strasbourg() -> Easel:
    """The minster behind timbered houses on the canal."""
    o = night(W, H, 31, (150, 13, 7))
    roofs(o, 42, 12, "dusk", "steel", (6, 14))
    block(o, 78, 43, 30, 25, ("crimson", "coral", "wine"))
    block(o, 78, 19, 13, 8, ("crimson", "coral", "wine"))
    spire(o, 85, 12, 10, 14, "crimson", "coral")
    o.disc(93, 26, 4.4, None, "wine")
    o.disc(93, 26, 3.0, None, "goldl")
    o.put(o.m_disc(93, 26, 3) & ((o.xx == 93) | (o.yy == 26)), "red")
    o.rect(90, 34, 6, 9, "wine")
    o.rect(91, 35, 4, 8, "gold")
    windows(o, 81, 22, 7, 1, (4, 4), 5)
    for x, w, h, roof in (
        (4, 15, 14, "mahog"), (22, 13, 18, "wine"), (38, 16, 13, "mahog"), (57, 13, 16, "cocoa"),
        (112, 14, 15, "wine"), (129, 16, 18, "mahog"), (148, 14, 13, "cocoa"), (165, 16, 17, "wine"),
    ):  # fmt: skip
        _timbered(o, x, 45, w, h, roof)
    water(o, 46, 3)
    for x in (20, 56, 110, 128, 163):
        lamp(o, x, 45, 6)
        glints(o, x, 49, "gold", 5)
    return o


def salzburg() -> Easel:
    """The fortress on its rock over church domes, snow behind."""
    o = night(W, H, 41, (28, 13, 7))
    for x, y, half in ((16, 22, 34), (150, 10, 40), (184, 20, 30), (60, 26, 26)):
        o.area([(x, y), (x - half, 50), (x + half, 50)], "dusk")
        o.area([(x, y), (x - half, 50), (x - half // 4, 50), (x + 2, y + 14)], "steel")
        o.area([(x, y), (x - 6, y + 7), (x - 1, y + 5), (x + 3, y + 9), (x + 6, y + 6)], "fog")
    hill(o, "40,56 52,36 70,25 96,22 122,26 138,38 150,56 96,70", "feltdd", "feltd")
    block(o, 66, 26, 60, 9, GOLDEN)
    block(o, 84, 18, 20, 10, GOLDEN)
    block(o, 72, 20, 8, 9, GOLDEN)
    block(o, 112, 20, 9, 8, GOLDEN)
    for x in range(66, 126, 3):
        o.px(x, 16, "gold")
    spire(o, 94, 8, 22, 5, "crimson", "red")
    windows(o, 70, 19, 14, 1)
    windows(o, 88, 11, 4, 2)
    roofs(o, 49, 14, "night", "gold", (4, 9))
    for x in (30, 44, 158):
        block(o, x - 4, 48, 9, 18, BLUE)
        dome(o, x, 30, 5, "felt", "mint")
        windows(o, x - 2, 35, 2, 3)
    block(o, 30, 49, 15, 12, SLATE)
    water(o, 50, 6)
    for x in (16, 66, 104, 140, 176):
        lamp(o, x, 49, 6)
        glints(o, x, 52, "gold", 4)
    return o


def vienna() -> Easel:
    """The great wheel, the cathedral's spire, the opera's lit arches."""
    o = night(W, H, 51, (108, 12, 7))
    roofs(o, 46, 9, "dusk", "steel", (6, 15))
    x, y, r = 40, 26, 21
    for side in (-11, 11):
        o.stroke(x, y, x + side, 50, "haze", 2)
    for k in range(12):
        a = k * math.pi / 6 + 0.13
        o.stroke(x, y, x + r * math.cos(a), y + r * math.sin(a), "steel")
    o.put(o.m_ring(x, y, r + 0.6, r - 0.5), "fog")
    o.put(o.m_ring(x, y, r - 3.2, r - 4.2), "steel")
    for k in range(12):
        a = k * math.pi / 6 + 0.13
        left, top = round(x + (r + 1) * math.cos(a)) - 2, round(y + (r + 1) * math.sin(a))
        o.rect(left, top, 5, 4, "crimson")
        o.rect(left, top, 5, 1, "coral")
        o.rect(left + 1, top + 1, 3, 1, "goldl")
    o.disc(x, y, 2, None, "goldl")
    block(o, 82, 50, 12, 28, STONE)
    spire(o, 88, 23, 11, 22, "umber", "gold")
    windows(o, 86, 27, 2, 4, (4, 5), 3)
    o.area("94,36 120,36 114,26 98,26", "umber")
    for k in range(4):
        o.stroke(98 + k * 6, 35, 102 + k * 6, 27, "gold")
    block(o, 94, 50, 26, 15, SLATE)
    block(o, 128, 50, 54, 20, GOLDEN)
    o.area("132,30 178,30 172,23 138,23", "felt")
    o.hl(138, 172, 23, "mint")
    for k in range(6):
        o.rect(132 + k * 8, 34, 4, 7, "goldl")
        o.rect(132 + k * 8, 45, 4, 5, "gold")
        o.px(133 + k * 8, 33, "goldl")
    o.rect(128, 42, 54, 1, "gold")
    o.rect(0, 50, W, 10, "ink")
    o.dither(o.m_rect(0, 51, W, 9), None, "umber", np.clip(0.5 - np.abs(o.yy - 52) / 14, 0, 1))
    for lamp_x in (66, 124, 184):
        lamp(o, lamp_x, 52, 8)
    for k in range(4):
        o.rect(134 + k * 13, 54, 8, 3, ("crimson", "night", "felt", "night")[k])
        o.px(133 + k * 13, 55, "goldl")
    return o


def belgrade() -> Easel:
    """The fortress where two rivers meet, a white church below."""
    o = night(W, H, 61, (132, 13, 7))
    hill(o, "-12,56 4,30 40,22 86,24 110,36 126,56 60,72", "indigo", "dusk")
    for x in range(6, 108, 4):
        y = 27 - round(4 * math.sin(x / 110 * math.pi))
        o.rect(x, y - 2, 2, 3, "skind")
        o.rect(x, y, 4, 6, "skindd")
    for x, h in ((22, 19), (52, 23), (84, 17)):
        block(o, x, 30, 10, h, ("skind", "blush", "skindd"))
        for dx in (-1, 3, 7):
            o.rect(x + dx, 30 - h - 2, 3, 2, "blush")
        o.rect(x + 4, 30 - h + 6, 2, 3, "goldl")
    o.rect(55, 23, 4, 7, "mahog")
    roofs(o, 47, 16, "night", "gold", (4, 8))
    block(o, 136, 47, 34, 18, ("fog", "ivory", "haze"))
    dome(o, 153, 29, 9, "felt", "mint")
    for x in (138, 168):
        block(o, x - 4, 47, 8, 24, ("fog", "ivory", "haze"))
        dome(o, x, 23, 4, "felt", "mint", 3)
    windows(o, 141, 34, 6, 2, (5, 6), 3)
    water(o, 48, 12)
    for x in (12, 44, 76, 126, 176):
        lamp(o, x, 47, 6)
        glints(o, x, 51, "gold", 4)
    o.hl(88, 104, 53, "ink")
    o.hl(90, 102, 52, "cocoa")
    o.rect(94, 48, 5, 4, "cream")
    o.px(96, 49, "goldl")
    return o


def bucharest() -> Easel:
    """The concert hall's dome at the end of a boulevard of lamps."""
    o = night(W, H, 71, (54, 13, 7), crescent=True)
    roofs(o, 46, 18, "dusk", "steel", (8, 18))
    block(o, 60, 48, 66, 15, GOLDEN)
    o.area("62,33 124,33 93,24", "gold")
    o.area("66,32 93,26 93,32", "goldl")
    dome(o, 93, 25, 15, "steel", "haze", 5)
    for k in range(-2, 3):
        o.vl(93 + k * 6, 13 + abs(k) * 3, 25, "dusk")
    o.rect(78, 24, 31, 2, "gold")
    for k in range(8):
        o.rect(64 + k * 8, 36, 3, 12, "goldl" if k < 5 else "gold")
        o.rect(68 + k * 8, 38, 2, 10, "mahog")
    for y in (48, 50, 52):
        o.rect(58 - (y - 48), y, 70 + 2 * (y - 48), 1, "brass")
    for x, w, h in ((2, 40, 26), (146, 38, 30)):
        block(o, x, 50, w, h, ("umber", "brass", "cocoa"))
        windows(o, x + 4, 53 - h, w // 5, (h - 6) // 6, (5, 6), 3)
        dome(o, x + w // 2, 50 - h, 7, "dusk", "steel")
    o.rect(0, 50, 52, 10, "ink")
    o.rect(134, 50, 52, 10, "ink")
    o.area("54,50 132,50 150,60 36,60", "smoke")
    for k, y in enumerate((51, 53, 56)):
        o.rect(92, y, 2, 1 + (k > 0), "cream")
    for x, y, h in ((54, 52, 9), (132, 52, 9), (44, 57, 12), (142, 57, 12)):
        lamp(o, x, y, h)
    return o


def constanta() -> Easel:
    """The casino on the quay, the moon's path on the Black Sea, the light at the mole's end."""
    o = night(W, H, 81, (140, 13, 8))
    for k in range(26):
        ray = o.m_line(176, 24, 176 - k * 2, 20 - k // 2) & o.m_colour("night", "indigo", "dusk")
        o.put(ray & ((o.xx + o.yy) % 2 == 0), "steel")
    block(o, 18, 44, 84, 22, ("cream", "ivory", "brass"))
    o.put(o.m_disc(60, 30, 20) & (o.yy <= 30), "ivory")
    o.put(o.m_disc(60, 30, 17) & (o.yy <= 30), "teal")
    for a in range(0, 181, 18):
        o.stroke(60, 30, 60 + 17 * math.cos(math.radians(a)), 30 - 17 * math.sin(math.radians(a)), "goldl")
    o.put(o.m_ring(60, 30, 21, 19.4) & (o.yy <= 30), "gold")
    for x in (24, 96):
        block(o, x - 6, 30, 12, 12, ("cream", "ivory", "brass"))
        dome(o, x, 18, 6, "felt", "mint")
    for k in range(4):
        for side in (-1, 1):
            left = 60 + side * (18 + k * 6) - 1
            o.rect(left, 33, 3, 7, "teal")
            o.rect(left, 33, 3, 2, "goldl")
    o.rect(48, 33, 24, 11, "brass")
    o.rect(50, 34, 20, 10, "goldl")
    for x in (54, 59, 65):
        o.vl(x, 34, 43, "brass")
    o.rect(0, 44, 116, 3, "slate")
    o.hl(0, 115, 44, "haze")
    o.rect(160, 45, 26, 3, "slate")
    block(o, 174, 45, 5, 18, ("fog", "ivory", "crimson"))
    o.rect(173, 24, 7, 3, "goldl")
    o.rect(175, 22, 3, 2, "crimson")
    water(o, 47, 15)
    for k in range(6):
        o.rect(140 - 3 - k % 3, 48 + 2 * k, 6 + k, 1, "cream" if k < 3 else "haze")
    for x in (8, 40, 80, 110):
        lamp(o, x, 44, 7)
        glints(o, x, 50, "gold", 4)
    return o


def _mosque(o: Easel, x: int, y: int, r: int, towers: tuple[int, ...]) -> None:
    """A floodlit dome between half domes and slim towers."""
    for dx in towers:
        top = y - 2 * r - 6
        o.rect(x + dx - 1, top, 3, y - top, "brass")
        o.vl(x + dx - 1, top, y, "gold")
        spire(o, x + dx, top, 4, 6, "steel", "haze")
        o.hl(x + dx - 2, x + dx + 2, top + 9, "cream")
        o.px(x + dx, top + 7, "goldl")
    for dx in (-r, r):
        dome(o, x + dx, y - r // 2, r // 2, "dusk", "steel", 2)
    dome(o, x, y - r // 2 - 2, r, "steel", "haze")
    block(o, x - r - 8, y, 2 * r + 17, r // 2 + 2, STONE)
    o.rect(x - 1, y - r - r // 2 - 7, 3, 1, "goldl")
    for dx in range(-r - 4, r + 6, 4):
        o.rect(x + dx, y - r // 2 + 1, 1, 3, "goldl")


def istanbul() -> Easel:
    """Domes and towers over the Bosporus, boats on the water."""
    o = night(W, H, 91, (20, 13, 7), crescent=True)
    roofs(o, 44, 20, "dusk", "steel", (3, 9))
    _mosque(o, 60, 43, 13, (-24, 24))
    _mosque(o, 126, 43, 16, (-30, -20, 20, 30))
    _mosque(o, 174, 44, 8, (-12,))
    roofs(o, 46, 25, "night", "gold", (2, 6))
    water(o, 47, 18)
    for x in (24, 96, 150):
        glints(o, x, 49, "gold", 5)
    for x in (44, 104):
        o.rect(x, 53, 18, 2, "ink")
        o.rect(x + 4, 50, 8, 3, "mahog")
        o.rect(x + 9, 46, 2, 4, "ink")
        o.dots([(x + 6, 51), (x + 9, 51)], "goldl")
        o.px(x, 52, "red")
        o.dots([(x + 10, 44), (x + 11, 43), (x + 13, 43)], "haze")
    return o


VIEWS: dict[str, Callable[[], Easel]] = {
    "london": london, "paris": paris, "strasbourg": strasbourg, "salzburg": salzburg, "vienna": vienna,
    "budapest": budapest, "belgrade": belgrade, "bucharest": bucharest, "constanta": constanta,
    "istanbul": istanbul,
}  # fmt: skip


def sprites() -> dict[str, Sprite]:
    """vignette/<station>."""
    return {f"vignette/{station}": Sprite(view()) for station, view in VIEWS.items()}
