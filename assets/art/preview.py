"""The picture behind the settings' glass: a lit train passing the mountains at night."""

from __future__ import annotations

import numpy as np

from art.easel import Easel
from art.night_city import night
from game.authoring.pixels import Sprite

SIZE = (220, 104)


def _mountain(o: Easel, x: int, y: int, half: int) -> None:
    """A peak lit from the left, its shaded side and its snow broken by ridges; its foot lies on row 78."""
    chance = np.random.RandomState(x)
    whole = o.m_poly([(x, y), (x - half, 78), (x + half, 78)])
    ridge = x + np.cumsum(chance.randint(-1, 3, 80))[np.clip(o.yy - y, 0, 79)] * 0.4
    lit = whole & (o.xx <= ridge)
    o.put(whole, "dusk")
    o.put(lit, "steel")
    o.dither(whole & (o.yy > 58), None, "indigo", np.clip((o.yy - 58) / 34, 0, 0.6))
    rows = np.array([chance.randint(0, 5) for _ in range(o.w)])
    snow = whole & (o.yy - y < 11 + rows[np.clip(o.xx, 0, o.w - 1)])
    o.put(snow, "haze")
    o.put(snow & lit, "ivory" if half > 40 else "fog")
    for k in range(3):  # gullies that run down the lit side
        o.put(o.m_line(x - 5 - 6 * k, y + 15 + 7 * k, x - 9 - 8 * k, y + 26 + 8 * k) & lit, "dusk")


def _forest(o: Easel) -> None:
    """Firs along the foot of the mountains, a village among them, poles and wires before it."""
    chance = np.random.RandomState(12)
    o.rect(0, 60, o.w, 6, "night")
    for x in range(-2, o.w, 4):
        h = int(chance.randint(5, 13))
        for k in range(h):
            o.rect(x - k // 3, 62 - h + k, 2 * (k // 3) + 1, 1, "night")
    for x, w in ((60, 7), (70, 5), (77, 8), (178, 6), (187, 8)):
        o.rect(x, 55, w, 8, "ink")
        o.area([(x - 1, 55), (x + w, 55), (x + w // 2, 51)], "ink")
        o.dots([(x + 2, 58), (x + w - 2, 58)], "goldl")
    o.area([(84, 62), (84, 50), (86, 42), (88, 50), (88, 62)], "ink")
    o.px(86, 53, "gold")
    for x in (36, 118, 200):
        o.rect(x, 34, 2, 30, "ink")
        o.rect(x - 4, 37, 10, 1, "ink")
        o.rect(x - 3, 41, 8, 1, "ink")
    for y in (37, 41):
        for x in range(o.w):
            sag = 5 * (1 - ((x - 77) % 82 - 41) ** 2 / 41**2)
            o.px(x, y + round(sag), "ink")


def _mountains(o: Easel) -> None:
    for x, y, half in ((58, 44, 32), (134, 42, 36), (20, 34, 42), (168, 36, 46), (214, 28, 44), (96, 24, 54)):
        _mountain(o, x, y, half)
    _forest(o)


PASSENGERS = (
    (9, "cocoa", "wine"), (53, "umber", "indigo"), (97, "cocoa", "feltd"), (141, "mahog", "crimson"),
    (185, "umber", "dusk"),
)  # fmt: skip
"""Place, hair and coat of those in the windows."""


def _train(o: Easel) -> None:
    """One blue carriage from edge to edge with people in its windows."""
    h = o.h
    o.rect(0, h - 40, o.w, 30, "indigo")
    o.rect(0, h - 40, o.w, 2, "steel")
    o.rect(0, h - 38, o.w, 1, "ink")
    o.rect(0, h - 16, o.w, 2, "gold")
    o.rect(0, h - 12, o.w, 2, "ink")
    for x in range(0, o.w, 22):
        o.rrect(x + 4, h - 35, 15, 15, "goldl", "ink", 2)
        o.rect(x + 5, h - 34, 13, 3, "ivory")
        o.rect(x + 5, h - 23, 13, 2, "gold")
    for x, head, coat in PASSENGERS:
        o.ell(x, h - 32, 5, 7, head)
        o.rrect(x - 2, h - 26, 9, 5, coat, None, 1)


def view() -> Easel:
    """The whole picture, 220 by 104."""
    o = night(*SIZE, 5, (40, 22, 12))
    _mountains(o)
    _train(o)
    o.rect(0, o.h - 10, o.w, 10, "ink")
    o.rect(0, o.h - 6, o.w, 1, "steel")
    for x in range(0, o.w, 12):
        o.rect(x, o.h - 4, 7, 2, "umber")
    return o


def sprites() -> dict[str, Sprite]:
    """settings/view."""
    return {"settings/view": Sprite(view())}
