"""The hall of the terminus by night: iron arches, glass, the platform, the waiting train and the luggage."""

from __future__ import annotations

import math

import numpy as np

from art.easel import Easel
from game.authoring.pixels import SHADOW, WARM, Sprite

FLOOR = 204
"""First row of the platform."""
LAMPS = (26, 614)
_LAMP_Y = 78


def _roof(o: Easel) -> None:
    """Glass between iron ribs that rise to both sides of a great arch."""
    glass = o.m_rect(0, 0, o.w, FLOOR)
    away = np.hypot(o.xx - 320, (o.yy - 330) * 1.12)
    o.grade(glass, ("night", "indigo", "dusk"), np.clip((330 - away) / 200, 0, 1), 0.7)
    chance = np.random.RandomState(36)
    for _ in range(90):
        o.px(int(chance.randint(o.w)), int(chance.randint(18, 150)), ("steel", "haze")[chance.randint(2)])
    turn = np.degrees(np.arctan2(330 - o.yy, o.xx - 320))
    o.put(glass & (turn % 6 < 0.32) & (away > 236), "ink")
    for radius, wide in ((372, 5), (346, 3), (300, 4), (276, 2)):
        rib = glass & (np.abs(away - radius) < wide)
        o.put(rib, "ink")
        o.put(rib & (away > radius + wide - 1.6), "steel")
    for k in range(60):  # the lattice between two ribs
        a, b = math.radians(3 * k), math.radians(3 * k + 1.5)
        for one, other in ((a, b), (a, b - math.radians(3))):
            o.stroke(
                320 + 349 * math.cos(one), 330 - 349 * math.sin(one) / 1.12,
                320 + 369 * math.cos(other), 330 - 369 * math.sin(other) / 1.12, "ink",
            )  # fmt: skip


def _column(o: Easel, x: int) -> None:
    """A riveted iron column with a bracket to each side."""
    o.rect(x - 5, 18, 11, FLOOR - 18, "ink")
    o.rect(x - 4, 18, 9, FLOOR - 18, "indigo")
    o.rect(x - 4, 18, 2, FLOOR - 18, "steel")
    o.rect(x + 3, 18, 2, FLOOR - 18, "night")
    for y in range(26, FLOOR - 10, 12):
        o.dots([(x - 1, y), (x + 1, y)], "haze")
    for y, w in ((FLOOR - 8, 7), (FLOOR - 4, 9)):
        o.rect(x - w, y, 2 * w + 1, 4, "ink")
        o.rect(x - w + 1, y, 2 * w - 1, 1, "steel")


def _platform(o: Easel) -> None:
    """Flagstones that run towards the buffers, warm under the lamps."""
    floor = o.m_rect(0, FLOOR, o.w, o.h - FLOOR)
    o.grade(floor, ("cocoa", "mahog", "ink"), np.clip((o.yy - FLOOR) / 90, 0, 1), 0.6)
    for y, step in ((FLOOR, 3), (FLOOR + 9, 4), (FLOOR + 21, 5), (FLOOR + 37, 6), (FLOOR + 58, 7)):
        o.rect(0, y, o.w, 1, "ink" if step > 3 else "brass")
    for k in range(-16, 17):
        o.stroke(320 + 22 * k, FLOOR + 1, 320 + 74 * k, o.h, "ink")


def _train(o: Easel) -> None:
    """The end of a blue carriage at the left edge, people behind its lit window."""
    top, low = 104, FLOOR - 14
    o.rect(0, top - 7, 36, 8, "ink")
    o.rect(0, top - 6, 34, 5, "slate")
    o.rect(0, top - 6, 34, 1, "haze")
    o.rect(0, top, 36, low - top, "indigo")
    o.rect(33, top, 3, low - top, "night")
    o.rect(0, top + 2, 35, 1, "gold")
    o.rect(0, low - 24, 36, 2, "gold")
    o.rect(0, low - 20, 36, 1, "brass")
    o.rrect(3, top + 10, 27, 36, "ink", None, 2)
    o.rrect(5, top + 12, 23, 32, "goldl", None, 1)
    o.rect(5, top + 12, 23, 4, "ivory")
    for x in (5, 23):
        o.rect(x, top + 12, 5, 32, "crimson")
        o.rect(x + 1, top + 12, 1, 32, "red")
    o.disc(16, top + 31, 5, 5.6, "umber")
    o.rect(9, top + 37, 14, 7, "wine")
    o.rect(8, top + 26, 17, 2, "mahog")
    o.rect(11, top + 21, 11, 6, "mahog")
    o.rect(0, low, 36, 4, "ink")
    o.rect(0, low + 4, 30, 6, "night")
    for x in (6, 24):
        o.disc(x, low + 8, 7, 7, "ink")
        o.disc(x, low + 8, 5, 5, "smoke")
        o.disc(x, low + 8, 2, 2, "slate")


def _trunk(o: Easel, x: int, y: int, w: int, h: int, tones: tuple[str, str, str]) -> None:
    """A trunk with its corner at x, y: dark, middle and light of its leather, brass at its corners."""
    dark, middle, light = tones
    o.rect(x - 1, y - 1, w + 2, h + 2, "ink")
    o.rect(x, y, w, h, middle)
    o.rect(x, y, w, 2, light)
    o.rect(x, y, 2, h, light)
    o.rect(x + w - 2, y, 2, h, dark)
    o.rect(x, y + h // 3, w, 1, dark)
    for strap in (x + w // 4, x + w - w // 4 - 2):
        o.rect(strap, y, 3, h, dark)
        o.rect(strap, y + h // 3 - 1, 3, 3, "gold")
    for cx in (x, x + w - 3):
        for cy in (y, y + h - 3):
            o.rect(cx, cy, 3, 3, "brass")


def _luggage(o: Easel) -> None:
    """What waits to be loaded, on a barrow at the right edge."""
    o.rect(586, FLOOR + 4, 54, 3, "ink")
    o.rect(588, FLOOR + 3, 52, 2, "brass")
    for x in (596, 630):
        o.disc(x, FLOOR + 9, 6, 6, "ink")
        o.disc(x, FLOOR + 9, 4, 4, "umber")
        o.disc(x, FLOOR + 9, 1.5, 1.5, "gold")
    _trunk(o, 592, FLOOR - 26, 46, 28, ("cocoa", "umber", "brass"))
    _trunk(o, 600, FLOOR - 45, 34, 18, ("feltdd", "feltd", "felt"))
    _trunk(o, 606, FLOOR - 57, 22, 11, ("brass", "cream", "ivory"))
    o.rect(610, FLOOR - 16, 10, 6, "cream")
    o.rect(612, FLOOR - 14, 6, 1, "crimson")


def _clock(o: Easel, x: int, y: int) -> None:
    """The station's clock, a little before nine."""
    o.rect(x, 96, 1, y - 96, "brass")
    o.disc(x, y, 15, None, "ink")
    o.disc(x, y, 14, None, "gold")
    o.disc(x, y, 12, None, "ivory")
    o.put(o.m_disc(x, y, 12) & (o.xx + o.yy > x + y + 9), "cream")
    for k in range(12):
        a = math.radians(30 * k)
        o.px(round(x + 10 * math.cos(a)), round(y + 10 * math.sin(a)), "ink")
    o.stroke(x, y, x - 6, y, "ink", 2)
    o.stroke(x, y, x - 2, y - 8, "ink")
    o.dots([(x, y)], "red")


def _lamp(o: Easel, x: int) -> None:
    """A lamp on its cable; its light makes a round glow and a cone down to the platform."""
    away = np.hypot(o.xx - x, o.yy - _LAMP_Y - 2)
    cone = (np.abs(o.xx - x) < 6 + (o.yy - _LAMP_Y) * 0.34) & (o.yy > _LAMP_Y) & (o.yy < FLOOR + 30)
    fade = np.clip(0.55 - (o.yy - _LAMP_Y) / 330, 0, 1)
    for lit in (o.m_chance(np.clip(0.95 - away / 44, 0, 1)), cone & o.m_chance(fade)):
        o.maplut(0, 0, lit, WARM)
    o.rect(x, 18, 1, 52, "brass")
    o.area([(x - 11, _LAMP_Y - 2), (x - 3, _LAMP_Y - 9), (x + 3, _LAMP_Y - 9), (x + 11, _LAMP_Y - 2)], "ink")
    o.area([(x - 9, _LAMP_Y - 3), (x - 2, _LAMP_Y - 8), (x + 2, _LAMP_Y - 8), (x + 9, _LAMP_Y - 3)], "felt")
    o.stroke(x - 8, _LAMP_Y - 4, x - 2, _LAMP_Y - 8, "mint")
    o.disc(x, _LAMP_Y + 1, 6, None, "goldl")
    o.disc(x, _LAMP_Y, 3.4, None, "ivory")


def hall() -> Easel:
    """The whole picture; the board of departures hangs before its middle."""
    o = Easel(640, 360, "ink")
    _roof(o)
    _platform(o)
    for x in (48, 592):
        _column(o, x)
    _train(o)
    _clock(o, 614, 122)
    _luggage(o)
    for x in LAMPS:
        _lamp(o, x)
    o.maplut(60, 31, np.ones((208, 526), np.bool_), SHADOW)
    return o


def sprites() -> dict[str, Sprite]:
    """scores/hall."""
    return {"scores/hall": Sprite(hall())}
