"""Budapest by night: castle hill, the chain bridge, Parliament on the Danube."""

from __future__ import annotations

import numpy as np

from art.easel import Easel
from art.night_city import dome, night

RIVER = 41
MOON = (84, 13, 7)
TOWERS = (56, 112)


def _castle(o: Easel, chance: np.random.RandomState) -> None:
    o.blob([(-10, 47), (-4, 27), (16, 19), (44, 21), (66, 33), (84, 45)], "night")
    o.rect(12, 13, 38, 9, "indigo")
    o.hl(12, 49, 12, "dusk")
    dome(o, 30, 13, 5, "dusk", "steel")
    for x in range(14, 48, 4):
        o.px(x, 16, "goldl" if x % 3 else "gold")
        o.px(x, 19, "gold")
    for _ in range(18):
        o.px(
            int(chance.randint(4, 70)),
            RIVER - int(chance.randint(2, 14)),
            ("brass", "gold")[chance.randint(2)],
        )


def _parliament(o: Easel) -> None:
    x = o.w - 74
    o.rect(x, RIVER - 11, 74, 12, "umber")
    o.hl(x, x + 73, RIVER - 12, "gold")
    o.rect(x, RIVER - 11, 74, 2, "brass")
    for k in range(2, 72, 4):
        o.vl(x + k, RIVER - 8, RIVER - 6, "goldl")
        o.px(x + k, RIVER - 3, "gold")
        o.vl(x + k + 1, RIVER - (15 if k % 8 == 2 else 13), RIVER - 12, "brass")
    top = x + 22
    o.rect(top - 6, RIVER - 18, 13, 8, "brass")
    o.disc(top, RIVER - 19, 6, 7, "crimson")
    o.disc(top - 2, RIVER - 21, 3, 4, "red")
    o.vl(top, RIVER - 34, RIVER - 26, "gold")
    o.px(top, RIVER - 35, "goldl")
    o.hl(top - 6, top + 6, RIVER - 17, "goldl")
    for dx in (-14, 14):
        o.rect(top + dx, RIVER - 20, 3, 10, "brass")
        o.vl(top + dx + 1, RIVER - 25, RIVER - 20, "gold")


def _danube(o: Easel, chance: np.random.RandomState) -> None:
    river = o.m_rect(0, RIVER + 1, o.w, o.h)
    o.put(river, "feltdd")
    o.dither(river, None, "night", np.clip((o.yy - RIVER) / 20, 0, 1))
    o.hl(0, o.w - 1, RIVER + 1, "ink")
    for k in range(2, 72, 4):
        for j in range(2, 14, 2):
            if chance.rand() < 0.65:
                o.px(o.w - 74 + k + int(chance.randint(-1, 2)), RIVER + j, "gold" if j < 7 else "brass")
    for j in range(2, 16, 2):
        o.hl(MOON[0] - 3 - j % 4, MOON[0] + 2 + j % 3, RIVER + j, "cream" if j < 8 else "haze")


def _chain(o: Easel, left: tuple[int, int], right: tuple[int, int], sag: float) -> None:
    """A hanging chain with its rods and lamps."""
    (xa, ya), (xb, yb) = left, right
    steps = [i / 20 for i in range(21)]
    way = [(xa + (xb - xa) * t, ya + (yb - ya) * t + sag * 4 * t * (1 - t)) for t in steps]
    o.path(way, "haze")
    for x, y in way[1:20:2]:
        o.vl(x, y, RIVER + 3, "steel")
        o.px(x, y, "goldl")


def _bridge(o: Easel) -> None:
    y = RIVER + 3
    o.rect(0, y, o.w, 3, "ink")
    o.hl(0, o.w - 1, y, "steel")
    for x in TOWERS:
        o.rect(x - 4, y - 17, 9, 24, "dusk")
        o.vl(x - 4, y - 17, y + 6, "steel")
        o.rect(x - 5, y - 19, 11, 2, "steel")
        o.hl(x - 5, x + 5, y - 19, "haze")
        o.rect(x - 1, y - 11, 3, 11, "night")
        o.vl(x + 4, y - 16, y + 6, "indigo")
        o.rect(x - 6, y + 5, 13, 4, "indigo")
    first, second = TOWERS
    _chain(o, (first, y - 18), (second, y - 18), 14)
    _chain(o, (-12, y - 2), (first, y - 18), 4)
    _chain(o, (second, y - 18), (second + 60, y - 2), 4)


def budapest() -> Easel:
    """The view from the quay, 186 by 60 pixels."""
    o = night(186, 60, 2, MOON)
    chance = np.random.RandomState(2)
    _castle(o, chance)
    _parliament(o)
    _danube(o, chance)
    _bridge(o)
    return o
