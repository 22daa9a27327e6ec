"""What stands on the horizon at each station: the far strip of the windows."""

from __future__ import annotations

import math

import numpy as np

from art.skyline import (
    BASE,
    City,
    arches,
    battlements,
    block,
    dome,
    ground,
    hill,
    houses,
    lights,
    minaret,
    mosque,
    peaks,
    spire,
    suspension,
    water,
)
from game.authoring.pixels import Canvas


def london(cv: Canvas) -> None:
    """Battersea's chimneys, Westminster with Big Ben, St Paul's, Tower Bridge, the Thames."""
    houses(cv, 3, "dusk", "steel", 3, 9)
    for x in (90, 122, 640, 690):
        block(cv, x, 26, 13)
        for dx in (3, 20):
            cv.rect(x + dx, BASE - 30, 4, 18, "fog")
            cv.rect(x + dx + 2, BASE - 30, 2, 18, "slate")
    block(cv, 234, 66, 13)
    lights(cv, 238, BASE - 9, 15, 2, 4, 4)
    for x in range(238, 300, 8):
        spire(cv, x, BASE - 18, 5, 1.5)
    block(cv, 292, 10, 28)
    for x in (292, 301):
        spire(cv, x, BASE - 33, 6, 1.5)
    block(cv, 244, 9, 32)
    spire(cv, 248, BASE - 46, 14, 4.5)
    cv.ell(245, BASE - 31, 7, 7, "goldl", "brass")
    cv.rect(248, BASE - 30, 1, 3, "ink")
    lights(cv, 246, BASE - 22, 3, 4, 2, 5, 3)
    block(cv, 372, 38, 12)
    block(cv, 382, 18, 20)
    dome(cv, 391, BASE - 20, 10, "slate", "fog")
    for x in (374, 406):
        block(cv, x - 2, 5, 19)
        spire(cv, x, BASE - 24, 6, 2)
    lights(cv, 376, BASE - 8, 8, 1, 4, 4, 4)
    for x in (490, 546):
        block(cv, x, 10, 27)
        spire(cv, x + 5, BASE - 37, 11, 5)
        lights(cv, x + 3, BASE - 22, 2, 3, 3, 6)
    cv.rect(500, BASE - 24, 46, 2, "steel")
    cv.rect(462, BASE - 7, 122, 2, "steel")
    suspension(cv, 462, 490, BASE - 12, BASE - 7)
    suspension(cv, 556, 584, BASE - 24, BASE - 7)
    houses(cv, 8, "night", "gold", 2, 5)
    water(cv, 4)


def paris(cv: Canvas) -> None:
    """Notre-Dame, the Eiffel Tower, Montmartre with its church and mill, the Arc, the Seine."""
    houses(cv, 5, "dusk", "steel", 4, 10)
    block(cv, 78, 40, 12)
    for x in (78, 90):
        block(cv, x, 9, 24)
        lights(cv, x + 3, BASE - 20, 2, 1, 3, 4, 6)
    cv.ell(86, BASE - 14, 5, 5, "goldl", "umber")
    spire(cv, 108, BASE - 26, 14, 1.5)
    _eiffel(cv, 184)
    cv.rect(256, BASE - 17, 5, 12, "crimson")
    spire(cv, 258, BASE - 22, 5, 3, "crimson", "coral")
    for dx, dy in ((-7, -7), (7, 7), (-7, 7), (7, -7)):
        cv.line(258, BASE - 16, 258 + dx, BASE - 16 + dy, "fog")
    hill(cv, 455, 70, 13)
    block(cv, 441, 29, 9, "steel", "fog", BASE - 11)
    for x, y, r in ((455, 20, 7), (445, 17, 3), (465, 17, 3)):
        dome(cv, x, BASE - y, r, "haze", "ivory")
    lights(cv, 444, BASE - 17, 5, 1, 5, 4, 4, 2)
    block(cv, 378, 12, 12)
    block(cv, 538, 30, 21)
    cv.rect(538, BASE - 23, 30, 2, "steel")
    cv.ell(548, BASE - 14, 10, 14, "gold")
    cv.rect(548, BASE - 7, 10, 8, "goldl")
    houses(cv, 12, "night", "gold", 3, 7)
    arches(cv, 620, 740, 24, BASE - 4)
    water(cv, 6)


def _eiffel(cv: Canvas, x: int) -> None:
    for i in range(46):
        t = i / 45
        half = 0.6 + 11.5 * t**2.3
        y = BASE - 45 + i
        for s in (-1, 1):
            cv.px(round(x + s * half), y, "gold" if s < 0 else "brass")
            if i > 14:
                cv.px(round(x + s * (half - 2.2 * t)), y, "brass")
        if 4 < i < 36 and i % 4 < 2:
            cv.rect(round(x - half) + 1, y, round(2 * half) - 1, 1, "umber")
    for y, half in ((BASE - 30, 3), (BASE - 16, 5)):
        cv.rect(x - half - 1, y, 2 * half + 3, 2, "gold")
        cv.rect(x - half - 1, y, half, 1, "goldl")
    cv.rect(x - 5, BASE - 9, 11, 1, "brass")
    cv.rect(x, BASE - 49, 1, 5, "goldl")
    cv.px(x, BASE - 50, "ivory")


def strasbourg(cv: Canvas) -> None:
    """The one spire of the minster in red stone, steep roofs, the covered bridges' towers."""
    houses(cv, 21, "dusk", "steel", 5, 12)
    block(cv, 254, 34, 18, "skindd", "skind")
    block(cv, 240, 15, 30, "skindd", "skind")
    spire(cv, 247, BASE - 49, 20, 6.5, "skindd", "blush")
    for x in (241, 253):
        spire(cv, x, BASE - 35, 6, 1.5, "skindd", "blush")
    cv.ell(243, BASE - 22, 9, 9, "goldl", "umber")
    lights(cv, 244, BASE - 11, 3, 1, 3, 4, 7)
    lights(cv, 258, BASE - 12, 7, 1, 4, 4, 6)
    for x in (366, 386, 408):
        block(cv, x, 17, 9)
        spire(cv, x + 8, BASE - 21, 13, 9)
        for i in range(3):
            cv.rect(x + 1, BASE - 8 + i * 3, 15, 1, "umber")
        lights(cv, x + 4, BASE - 6, 3, 2, 4, 3)
    for x in (90, 130, 480, 520, 560):
        block(cv, x, 13, 22)
        spire(cv, x + 6, BASE - 30, 9, 7)
        lights(cv, x + 4, BASE - 16, 2, 2, 4, 6)
    houses(cv, 17, "night", "gold", 3, 7)
    water(cv, 9)


def salzburg(cv: Canvas) -> None:
    """The fortress on its rock before the Alps, the domes of the old town."""
    alps = (
        (66, 12, 60), (140, 18, 44), (300, 10, 56), (370, 20, 40), (520, 8, 62), (620, 18, 46), (740, 14, 50),
    )  # fmt: skip
    peaks(cv, alps, "steel", "dusk", "fog")
    hill(cv, 180, 62, 19, "indigo", "dusk")
    block(cv, 150, 62, 10, "slate", "fog", BASE - 16)
    battlements(cv, 150, 62, BASE - 26, "slate", "fog")
    for x, w, h in ((152, 10, 16), (176, 16, 20), (200, 10, 15)):
        block(cv, x, w, h, "slate", "fog", BASE - 17)
        spire(cv, x + w // 2, BASE - 17 - h - 5, 6, w / 2)
    lights(cv, 156, BASE - 24, 14, 1, 4, 4)
    lights(cv, 180, BASE - 32, 3, 2, 4, 5)
    block(cv, 434, 44, 12)
    dome(cv, 456, BASE - 13, 9, "felt", "feltl")
    for x in (438, 474):
        block(cv, x - 3, 7, 20)
        dome(cv, x, BASE - 20, 3, "felt", "feltl")
    lights(cv, 444, BASE - 8, 6, 1, 5, 4, 4, 2)
    for x in (86, 260, 548):
        block(cv, x, 9, 18)
        dome(cv, x + 4, BASE - 18, 4, "felt", "feltl")
    houses(cv, 31, "night", "gold", 2, 6)
    ground(cv)


def vienna(cv: Canvas) -> None:
    """The great wheel of the Prater, St Stephen's, the town hall."""
    houses(cv, 9, "dusk", "steel", 6, 14)
    x, y, r = 250, BASE - 24, 22
    yy, xx = np.mgrid[0 : cv.h, 0 : cv.w]
    d = np.hypot(xx - x, yy - y)
    for foot in (-13, -12, 13):
        cv.line(x, y, x + foot, BASE + 4, "fog")
    cv.mask(0, 0, np.abs(d - r) < 0.7, "fog")
    cv.mask(0, 0, np.abs(d - r + 4) < 0.55, "haze")
    for k in range(12):
        a = k * math.pi / 6 + 0.12
        cv.line(x, y, int(x + r * math.cos(a)), int(y + r * math.sin(a)), "haze")
        cx, cy = round(x + (r + 1) * math.cos(a)), round(y + (r + 1) * math.sin(a))
        cv.rect(cx - 2, cy, 5, 4, "crimson")
        cv.rect(cx - 2, cy, 5, 1, "coral")
        cv.rect(cx - 1, cy + 1, 3, 1, "goldl")
    cv.rect(x - 2, y - 2, 5, 5, "haze")
    block(cv, 380, 12, 24)
    spire(cv, 386, BASE - 50, 27, 5.5)
    block(cv, 392, 34, 17)
    cv.poly([(392, BASE - 17), (398, BASE - 29), (421, BASE - 29), (427, BASE - 17)], "indigo")
    lights(cv, 395, BASE - 12, 7, 1, 5, 4, 6, 2)
    lights(cv, 385, BASE - 21, 1, 3, 2, 7, 4, 2)
    for left in (480, 90):
        block(cv, left, 60, 14)
        for x2, h in ((left + 4, 22), (left + 28, 34), (left + 52, 22)):
            block(cv, x2, 6, h)
            spire(cv, x2 + 3, BASE - h - 8, 8, 3)
        lights(cv, left + 3, BASE - 10, 14, 2, 4, 5)
    houses(cv, 2, "night", "gold", 3, 8)
    ground(cv)


def budapest(cv: Canvas) -> None:
    """Castle hill, the parliament's dome, the Chain Bridge, the Danube, all in gold light."""
    houses(cv, 15, "dusk", "steel", 3, 8)
    hill(cv, 90, 58, 12)
    block(cv, 60, 62, 12, "cocoa", "brass", BASE - 9)
    dome(cv, 91, BASE - 21, 7, "felt", "feltl")
    lights(cv, 64, BASE - 17, 14, 1, 4, 4)
    block(cv, 148, 72, 15, "umber", "gold")
    lights(cv, 151, BASE - 11, 17, 2, 4, 5)
    for x in range(150, 220, 8):
        spire(cv, x, BASE - 22, 7, 1.5, "umber", "gold")
    dome(cv, 184, BASE - 17, 11, "crimson", "coral")
    spire(cv, 184, BASE - 40, 12, 1.6)
    for x in (170, 198):
        block(cv, x - 2, 5, 26, "umber", "gold")
        spire(cv, x, BASE - 34, 9, 2.5, "umber", "gold")
    cv.rect(390, BASE - 5, 150, 2, "gold")
    for x in (428, 494):
        block(cv, x, 10, 23, "brass", "goldl")
        cv.ell(x + 3, BASE - 15, 4, 9, "night")
    suspension(cv, 390, 428, BASE - 20, BASE - 5, "goldl")
    suspension(cv, 438, 494, BASE - 20, BASE - 5, "goldl")
    suspension(cv, 504, 540, BASE - 20, BASE - 5, "goldl")
    hill(cv, 610, 70, 17)
    for x, h in ((590, 12), (610, 22), (630, 12)):
        block(cv, x, 8, h, "slate", "cream", BASE - 13)
        spire(cv, x + 4, BASE - 13 - h - 7, 7, 4)
    houses(cv, 25, "night", "gold", 2, 4)
    water(cv, 11)


def belgrade(cv: Canvas) -> None:
    """Kalemegdan's walls above the river, the great white dome."""
    hill(cv, 165, 130, 20)
    battlements(cv, 84, 160, BASE - 18, "dusk", "haze")
    for x, h in ((100, 17), (184, 22), (236, 15)):
        block(cv, x, 9, h, "indigo", "haze", BASE - 14)
        battlements(cv, x - 1, 12, BASE - 14 - h + 1, "indigo", "haze")
        cv.px(x + 5, BASE - 20, "goldl")
    block(cv, 442, 30, 20)
    dome(cv, 457, BASE - 20, 11, "slate", "fog")
    for x in (442, 472):
        dome(cv, x, BASE - 14, 5, "slate", "fog")
    lights(cv, 447, BASE - 15, 5, 1, 5, 4, 5, 2)
    houses(cv, 6, "dusk", "steel", 2, 6)
    for x in (384, 548, 640, 720):
        block(cv, x, 8, 17)
        spire(cv, x + 4, BASE - 25, 9, 4)
    houses(cv, 33, "night", "gold", 2, 5)
    arches(cv, 590, 760, 34, BASE - 5, "dusk")
    water(cv, 13)


def bucharest(cv: Canvas) -> None:
    """The Athenaeum, the arch of triumph, palaces under lamplight."""
    houses(cv, 19, "dusk", "steel", 5, 11)
    for x in (90, 210, 560, 680):
        block(cv, x, 44, 17, "cocoa", "brass")
        dome(cv, x + 22, BASE - 17, 7, "teal", "cyan")
        lights(cv, x + 3, BASE - 13, 10, 2, 4, 6, 3, 2)
    block(cv, 286, 60, 17, "umber", "gold")
    cv.poly([(300, BASE - 17), (316, BASE - 25), (332, BASE - 17)], "gold")
    for x in range(302, 331, 5):
        cv.rect(x, BASE - 15, 2, 15, "goldl")
    cv.rect(306, BASE - 27, 21, 4, "brass")
    dome(cv, 316, BASE - 27, 11, "teal", "cyan")
    for x in (289, 337):
        lights(cv, x, BASE - 11, 3, 1, 3, 4, 6, 2)
    block(cv, 440, 34, 27, "brass", "goldl")
    cv.rect(438, BASE - 28, 38, 2, "goldl")
    cv.ell(450, BASE - 18, 14, 18, "night")
    cv.rect(450, BASE - 9, 14, 10, "night")
    houses(cv, 37, "night", "gold", 2, 6)
    ground(cv)


def constanta(cv: Canvas) -> None:
    """The casino by the sea, a minaret, the harbour light, steamers at anchor."""
    houses(cv, 23, "dusk", "steel", 2, 6)
    minaret(cv, 92, 30)
    dome(cv, 102, BASE - 9, 8, cross=False)
    block(cv, 94, 17, 9)
    block(cv, 152, 66, 15, "indigo", "fog")
    cv.ell(172, BASE - 27, 27, 27, "indigo", "haze")
    cv.rect(172, BASE - 14, 27, 14, "indigo")
    cv.ell(177, BASE - 22, 17, 20, "gold", "fog")
    cv.rect(177, BASE - 8, 17, 8, "goldl")
    for x in (156, 213):
        spire(cv, x, BASE - 24, 9, 4, "teal", "cyan")
    lights(cv, 156, BASE - 10, 3, 1, 5, 4, 6, 3)
    lights(cv, 202, BASE - 10, 3, 1, 5, 4, 6, 3)
    _lighthouse(cv, 456)
    for x in (380, 548, 650):
        cv.rect(x, BASE - 4, 34, 5, "ink")
        cv.rect(x + 9, BASE - 8, 16, 4, "night")
        cv.rect(x + 14, BASE - 14, 4, 7, "crimson")
        for dx in (4, 30):
            cv.rect(x + dx, BASE - 15, 1, 12, "ink")
        lights(cv, x + 3, BASE - 2, 10, 1, 3, 3, 1)
    water(cv, 15)


def _lighthouse(cv: Canvas, x: int) -> None:
    for y in range(30):
        half = 3 + y // 12
        cv.rect(x - half, BASE - 30 + y, 2 * half + 1, 1, "fog" if y // 6 % 2 else "crimson")
        cv.px(x + half, BASE - 30 + y, "haze" if y // 6 % 2 else "wine")
    cv.rect(x - 4, BASE - 31, 9, 1, "ink")
    cv.rect(x - 2, BASE - 36, 5, 5, "goldl")
    cv.px(x, BASE - 34, "ivory")
    spire(cv, x, BASE - 40, 4, 3)
    for dx in range(5, 80):
        for dy in range(-dx // 14, dx // 14 + 1):
            if (dx + dy) % (2 + dx // 24) == 0:
                cv.px(x - dx, BASE - 34 + dy, "cream" if dx < 24 else "haze")


def istanbul(cv: Canvas) -> None:
    """Mosques with their minarets over the Golden Horn, the Galata tower, ferries."""
    houses(cv, 27, "dusk", "steel", 2, 8)
    for x, r, towers in (
        (42, 14, (-24, 24)), (176, 13, (-22, 22)), (318, 17, (-33, -24, 24, 33)), (466, 12, (-20, 20)),
        (600, 16, (-31, -23, 23, 31)), (724, 13, (-22, 22)),
    ):  # fmt: skip
        mosque(cv, x, r, towers)
    block(cv, 238, 11, 24)
    cv.rect(236, BASE - 26, 15, 2, "steel")
    spire(cv, 243, BASE - 38, 12, 6)
    lights(cv, 241, BASE - 21, 2, 3, 4, 6, 3)
    houses(cv, 41, "night", "gold", 2, 5)
    arches(cv, 370, 430, 15, BASE - 4)
    water(cv, 17)
    for x in (120, 268, 400, 660):
        cv.rect(x, BASE + 4, 17, 2, "ink")
        cv.rect(x + 4, BASE + 1, 8, 3, "ink")
        cv.rect(x + 9, BASE - 3, 2, 4, "crimson")
        cv.pts([(x + 5, BASE + 2), (x + 8, BASE + 2)], "goldl")


CITIES: dict[str, City] = {
    "london": london, "paris": paris, "strasbourg": strasbourg, "salzburg": salzburg, "vienna": vienna,
    "budapest": budapest, "belgrade": belgrade, "bucharest": bucharest, "constanta": constanta,
    "istanbul": istanbul,
}  # fmt: skip
