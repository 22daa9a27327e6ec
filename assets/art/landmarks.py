"""The ten sights of the line, 30 by 28 pixels and an outline, lit from the left."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from art.easel import Easel, points
from game.authoring.pixels import IDX, Canvas, Sprite, T, grow

UNLIT = {
    "ivory": "steel", "cream": "steel", "goldl": "steel", "gold": "dusk", "brass": "dusk", "umber": "indigo",
    "cocoa": "indigo", "mahog": "night", "haze": "steel", "fog": "steel", "steel": "dusk", "slate": "dusk",
    "crimson": "dusk", "red": "dusk", "coral": "steel", "wine": "indigo", "felt": "dusk", "feltl": "steel",
    "mint": "steel", "feltd": "indigo", "teal": "dusk", "cyan": "steel", "blush": "steel", "skind": "dusk",
    "skindd": "indigo",
}  # fmt: skip
"""What the colours of a sight become while its station is closed."""


def _london(o: Easel) -> None:
    """Westminster with its clock tower."""
    o.rect(1, 19, 28, 8, "brass")
    o.rect(1, 19, 28, 1, "cream")
    o.rect(1, 20, 28, 1, "gold")
    for x in range(2, 28, 3):
        o.rect(x, 22, 1, 3, "goldl")
        o.px(x + 1, 18, "gold")
    for x in (4, 24):
        o.rect(x, 14, 3, 13, "gold")
        o.px(x + 1, 12, "cream")
        o.px(x + 1, 13, "gold")
        o.rect(x, 14, 1, 13, "cream")
    o.rect(11, 7, 7, 20, "gold")
    o.rect(11, 7, 2, 20, "cream")
    o.rect(17, 7, 1, 20, "brass")
    o.rect(10, 6, 9, 1, "cream")
    o.area("11,6 17,6 14,1", "felt")
    o.vl(13, 3, 5, "feltl")
    o.px(14, 0, "goldl")
    o.rect(12, 8, 5, 5, "ivory")
    o.dots("12,8 16,8 12,12 16,12", "gold")
    o.dots("14,9 14,10 15,10", "ink")
    for y in (15, 18, 21):
        o.dots([(13, y), (15, y), (13, y + 1), (15, y + 1)], "umber")


def _paris(o: Easel) -> None:
    """The tower of iron."""
    for y in range(3, 27):
        t = (y - 3) / 23
        w = 0.6 + 10.5 * t**2.3
        o.hl(14 - w, 15 + w, y, "brass")
        o.hl(14 - w, 14 - w + max(0, w * 0.35), y, "cream")
        o.hl(14 - w + max(0, w * 0.35), 14, y, "gold")

    o.wipe(o.m_disc(14.5, 28, 6.6, 7))
    o.wipe((np.abs(o.xx - 14.5) < 2.2) & (o.yy >= 15) & (o.yy <= 17))
    o.rect(9, 19, 12, 2, "cream")
    o.rect(17, 19, 4, 2, "gold")
    o.rect(11, 13, 8, 1, "cream")
    o.rect(15, 13, 4, 1, "gold")
    o.vl(14, 0, 3, "goldl")
    o.px(15, 3, "gold")
    o.dots("14,8 13,11 16,17 12,17 10,22 19,22 14,5", "ivory")
    o.dots("13,0 15,0 14,0", "ivory")


def _strasbourg(o: Easel) -> None:
    """The red minster between timbered houses."""
    o.rect(9, 12, 12, 15, "coral")
    o.rect(9, 12, 3, 15, "blush")
    o.rect(18, 12, 3, 15, "crimson")
    o.rect(9, 4, 5, 9, "coral")
    o.rect(9, 4, 2, 9, "blush")
    o.area("9,4 13,4 11,-2", "coral")
    o.vl(11, 0, 3, "blush")
    o.rect(9, 8, 5, 1, "wine")
    o.disc(15, 16, 2.6, 2.6, "wine")
    o.disc(15, 16, 1.6, 1.6, "goldl")
    o.px(15, 16, "red")
    o.rect(13, 21, 4, 6, "wine")
    o.px(14, 20, "wine")
    o.px(15, 20, "wine")
    o.rect(14, 22, 2, 5, "gold")
    o.rect(16, 11, 5, 1, "blush")
    for x0 in (0, 22):
        o.rect(x0, 20, 8, 7, "cream")
        o.area([(x0 - 1, 20), (x0 + 8, 20), (x0 + 3.5, 14)], "umber")
        o.stroke(x0, 19, x0 + 3, 15, "brass")
        o.vl(x0 + 3, 20, 26, "umber")
        o.hl(x0, x0 + 7, 23, "umber")
        o.stroke(x0, 26, x0 + 2, 24, "umber")
        o.rect(x0 + 5, 21, 1, 2, "goldl")


def _salzburg(o: Easel) -> None:
    """The fortress on its rock."""
    o.blob("0,27 3,20 9,14 15,12 22,13 27,19 29,27 15,30", "feltd")
    o.blob("2,26 5,20 10,15 14,14 11,19 6,26", "felt")
    o.rect(6, 7, 18, 8, "gold")
    o.rect(6, 7, 18, 1, "cream")
    o.rect(6, 7, 3, 8, "cream")
    o.rect(20, 7, 4, 8, "brass")
    for x in (6, 9, 12, 21, 23):
        o.px(x, 6, "cream" if x < 15 else "gold")
    o.rect(13, 2, 6, 10, "gold")
    o.rect(13, 2, 2, 10, "cream")
    o.rect(18, 2, 1, 10, "brass")
    o.area("12,2 19,2 15.5,-2", "crimson")
    o.px(14, 1, "red")
    for left, top in points("8,10 11,10 15,5 21,10 17,9"):
        o.rect(left, top, 1, 2, "mahog")
        o.px(left, top, "goldl")
    o.rect(4, 21, 6, 6, "cream")
    o.disc(6.5, 20, 2.6, 2.4, "feltl")
    o.px(6, 17, "goldl")
    o.px(6, 16, "goldl")
    o.rect(18, 22, 8, 5, "gold")
    o.rect(18, 22, 8, 1, "crimson")
    o.dots("20,24 23,24 6,23", "goldl")


def _vienna(o: Easel) -> None:
    """The great wheel."""
    r = o.m_disc(14.5, 12, 12, 12) & ~o.m_disc(14.5, 12, 10.6, 10.6)
    for k in range(6):
        a = k * math.pi / 6 + 0.26
        o.stroke(
            14.5 - 11 * math.cos(a),
            12 - 11 * math.sin(a),
            14.5 + 11 * math.cos(a),
            12 + 11 * math.sin(a),
            "haze",
        )
    o.put(r, "fog")
    o.put(r & (o.xx + o.yy > 30), "haze")
    o.stroke(14, 12, 7, 26, "cream", 2)
    o.stroke(15, 12, 22, 26, "gold", 2)
    o.disc(14.5, 12, 2, 2, "goldl")
    for k in range(9):
        a = k * math.tau / 9 + 0.2
        left, top = round(14.5 + 11.6 * math.cos(a)), round(12 + 11.6 * math.sin(a))
        o.rect(left - 1, top, 3, 2, "crimson")
        o.px(left - 1, top, "coral")
        o.px(left, top + 1, "goldl")
    o.rect(3, 26, 24, 1, "brass")


def _budapest(o: Easel) -> None:
    """Parliament on the river."""
    o.rect(0, 18, 30, 9, "gold")
    o.rect(0, 18, 30, 1, "cream")
    o.rect(20, 19, 10, 8, "brass")
    for x in range(1, 30, 3):
        o.rect(x, 21, 1, 2, "goldl")
        o.rect(x, 24, 1, 2, "umber")
        o.px(x, 17, "cream" if x < 16 else "gold")
    o.rect(10, 12, 10, 7, "gold")
    o.rect(10, 12, 2, 7, "cream")
    o.rect(18, 12, 2, 7, "brass")
    o.disc(14.5, 11, 5, 5.4, "crimson")
    o.put(o.m_disc(13.4, 10, 3, 4), "red")
    o.put(o.m_disc(12.6, 9, 1.2, 2), "coral")
    o.rect(9, 12, 12, 1, "cream")
    o.vl(14, 0, 6, "gold")
    o.vl(15, 3, 6, "brass")
    o.px(14, 0, "goldl")
    for x in (3, 25):
        o.rect(x, 12, 2, 15, "cream")
        o.px(x, 10, "cream")
        o.px(x, 11, "gold")
        o.vl(x + 1, 11, 26, "gold")
        o.px(x, 9, "goldl")
    for x in (7, 21):
        o.vl(x, 13, 18, "cream")
        o.px(x, 12, "goldl")
    o.rect(13, 21, 4, 6, "mahog")
    o.rect(14, 22, 2, 5, "goldl")


def _belgrade(o: Easel) -> None:
    """The fortress and a dome."""
    o.rect(0, 17, 30, 10, "skind")
    o.rect(0, 17, 30, 1, "cream")
    o.rect(22, 18, 8, 9, "skindd")
    for x in range(0, 30, 4):
        o.rect(x, 15, 2, 2, "cream" if x < 15 else "skind")
    for x in range(1, 29, 5):
        o.hl(x, x + 2, 20 + (x % 2) * 3, "skindd")
    o.rect(4, 8, 8, 19, "blush")
    o.rect(4, 8, 2, 19, "cream")
    o.rect(10, 8, 2, 19, "skind")
    for x in (3, 6, 9, 12):
        o.rect(x, 6, 1, 2, "cream")
    o.rect(3, 8, 10, 1, "cream")
    o.rect(7, 20, 3, 7, "mahog")
    o.px(8, 19, "mahog")
    o.rect(7, 12, 2, 3, "goldl")
    o.rect(17, 9, 8, 9, "cream")
    o.rect(22, 9, 3, 9, "gold")
    o.disc(20.5, 7, 4, 4, "feltl")
    o.put(o.m_disc(19.4, 6, 1.8, 2.4), "mint")
    o.vl(20, 0, 3, "goldl")
    o.hl(19, 21, 1, "goldl")
    o.dots("19,12 19,13 22,12 22,13", "mahog")


def _bucharest(o: Easel) -> None:
    """The concert hall under its dome."""
    o.rect(1, 25, 28, 2, "brass")
    o.rect(1, 25, 28, 1, "cream")
    o.rect(3, 23, 24, 2, "gold")
    o.rect(3, 23, 24, 1, "cream")
    o.rect(4, 15, 22, 8, "brass")
    for x in range(5, 26, 4):
        o.rect(x, 15, 2, 8, "cream" if x < 18 else "gold")
        o.px(x + 1, 22, "gold")
    for x in (7, 11, 15, 19, 23):
        o.rect(x, 17, 2, 6, "mahog")
        o.px(x, 18, "goldl")
    o.rect(3, 13, 24, 2, "cream")
    o.rect(18, 13, 9, 2, "gold")
    o.area("6,13 23,13 14.5,9", "gold")
    o.area("9,12 14,12 14,10", "cream")
    o.disc(14.5, 8, 7.4, 5.4, "steel")
    o.put((o.yy > 9) & (o.yy < 12) & (o.m_colour("steel")), "gold")
    o.put(o.m_disc(12.6, 6.6, 4, 3), "haze")
    o.put(o.m_disc(11.4, 5.6, 1.6, 1.2), "fog")
    o.rect(13, 1, 4, 2, "cream")
    o.px(14, 0, "goldl")
    o.px(15, 0, "goldl")
    o.area("6,13 23,13 14.5,9", "gold")
    o.area("8,13 14,13 14,10", "cream")


def _constanta(o: Easel) -> None:
    """The casino on the quay."""
    o.rect(2, 13, 26, 12, "cream")
    o.rect(20, 13, 8, 12, "gold")
    o.rect(2, 13, 26, 1, "ivory")
    f = o.m_disc(15, 17, 7.4, 7.4) & (o.yy <= 17)
    o.put(f, "ivory")
    f2 = o.m_disc(15, 17, 6, 6) & (o.yy <= 17)
    o.put(f2, "teal")
    for a in range(0, 181, 30):
        o.stroke(15, 17, 15 + 6 * math.cos(math.radians(a)), 17 - 6 * math.sin(math.radians(a)), "goldl")
    o.put((o.m_disc(15, 17, 7.8, 7.8) & ~o.m_disc(15, 17, 6.4, 6.4)) & (o.yy <= 17), "gold")
    for x in (3, 24):
        o.rect(x, 9, 4, 5, "cream")
        o.disc(x + 1.5, 8, 2.4, 2.6, "felt")
        o.px(x + 1, 7, "mint")
        o.px(x + 1, 4, "goldl")
        o.px(x + 1, 5, "gold")
    for x in (4, 8, 21, 25):
        o.rect(x, 18, 2, 4, "teal")
        o.px(x, 18, "cyan")
    o.rect(11, 19, 8, 6, "brass")
    o.rect(12, 20, 6, 5, "goldl")
    o.rect(15, 20, 1, 5, "brass")
    o.rect(0, 25, 30, 2, "slate")
    o.rect(0, 25, 30, 1, "haze")
    o.dots("1,27 2,27 7,27 8,27 14,27 15,27 22,27 23,27 28,27", "cyan")


def _istanbul(o: Easel) -> None:
    """The mosque with two minarets."""
    o.rect(3, 19, 24, 8, "cream")
    o.rect(20, 19, 7, 8, "gold")
    o.rect(3, 19, 24, 1, "ivory")
    o.put(o.m_disc(15, 18, 8.4, 9) & (o.yy <= 18), "teal")
    o.put(o.m_disc(13, 16, 4.4, 5.6) & (o.yy <= 18), "cyan")
    o.put(o.m_disc(11.6, 14, 1.6, 2.4), "ivory")
    for x in (6, 23):
        o.put(o.m_disc(x, 20, 4, 4.4) & (o.yy <= 20), "teal")
        o.px(x - 1, 17, "cyan")
        o.px(x - 2, 18, "cyan")
    o.rect(5, 18, 20, 1, "gold")
    o.vl(15, 5, 9, "goldl")
    o.dots("14,4 14,5 15,6 16,5 16,4", "goldl")
    for x in (1, 28):
        o.rect(x, 6, 1, 21, "cream" if x < 5 else "gold")
        o.rect(x - (x > 5), 6, 2, 21, "cream" if x < 5 else "gold")
        o.px(x, 5, "haze")
        o.vl(x, 2, 5, "steel")
        o.rect(x - 1, 11, 3, 1, "gold")
        o.px(x, 1, "goldl")
    for x in range(6, 26, 4):
        o.rect(x, 22, 2, 5, "mahog")
        o.px(x, 22, "cream")
        o.px(x, 24, "goldl")
    for x in (9, 13, 17, 20):
        o.px(x, 20, "goldl")


SIGHTS: dict[str, Callable[[Easel], None]] = {
    "london": _london, "paris": _paris, "strasbourg": _strasbourg, "salzburg": _salzburg, "vienna": _vienna,
    "budapest": _budapest, "belgrade": _belgrade, "bucharest": _bucharest, "constanta": _constanta,
    "istanbul": _istanbul,
}  # fmt: skip


def landmark(station: str, lit: bool) -> Canvas:
    """One sight with an ink outline, in its colours or closed."""
    sight = Easel(30, 28)
    SIGHTS[station](sight)
    if not lit:
        sight.swap(sight.opaque(), UNLIT)
    framed = Canvas(32, 30)
    framed.blit(sight, 1, 1)
    shape = framed.a != T
    framed.a[grow(shape, True) & ~shape] = IDX["ink"]
    return framed


def sprites() -> dict[str, Sprite]:
    """landmark/<station>/lit and dark; the anchor is the node of the line below the sight."""
    return {
        f"landmark/{station}/{word}": Sprite(landmark(station, word == "lit"), anchor=(16, 36))
        for station in SIGHTS
        for word in ("lit", "dark")
    }
