"""What night views of cities are made of: sky, moon, roofs, domes, spires, bridges, water."""

from __future__ import annotations

import math

import numpy as np

from art.easel import Easel, shift
from game.authoring.pixels import SHADOW, Field

SKY = ("night", "indigo", "dusk", "steel")


def night(
    w: int, h: int, seed: int, moon: tuple[int, int, int] | None = None, crescent: bool = False
) -> Easel:
    """A sky with stars, and a moon given by its middle and radius."""
    o = Easel(w, h)
    deep: Field = np.clip(o.yy / h * 1.4, 0, 1)
    if moon:
        deep = np.clip(deep + np.clip(0.4 - np.hypot(o.xx - moon[0], o.yy - moon[1]) / 80, 0, 0.4), 0, 1)
    o.grade(o.m_rect(0, 0, w, h), SKY, deep, 0.6)
    chance = np.random.RandomState(seed)
    for _ in range(w // 6):
        x, y = int(chance.randint(w)), int(chance.randint(h // 2))
        o.px(x, y, ("steel", "haze", "fog")[chance.randint(3)])
    if moon:
        _moon(o, *moon, crescent)
    return o


def _moon(o: Easel, x: int, y: int, r: int, crescent: bool) -> None:
    o.put(o.m_disc(x, y, r + 5) & ((o.xx + o.yy) % 2 == 0), "steel")
    disc = o.m_disc(x, y, r + 0.4)
    if crescent:
        disc &= ~o.m_disc(x + r * 0.6, y - r * 0.25, r * 0.9)
        o.put(disc, "ivory")
        return
    o.put(disc, "cream")
    o.put(o.m_disc(x + 1, y - 1, r - 1.4) & disc, "ivory")
    o.dots([(x - 2, y + 1), (x - 3, y), (x + 2, y + 3), (x + 1, y - 3)], "cream")


def roofs(o: Easel, y: int, seed: int, wall: str, light: str, tall: tuple[int, int] = (4, 12)) -> None:
    """A row of houses standing on y, their height between two bounds, some windows lit."""
    chance = np.random.RandomState(seed)
    x = -3
    while x < o.w:
        w, h = int(chance.randint(6, 14)), int(chance.randint(*tall))
        o.rect(x, y - h, w, h, wall)
        kind = chance.randint(3)
        if kind == 0:
            for i in range(w // 2):
                o.rect(x + i, y - h - i, w - 2 * i, 1, wall)
        elif kind == 1:
            o.rect(x + 2, y - h - 3, 2, 3, wall)
        for wy in range(y - h + 2, y - 1, 3):
            for wx in range(x + 2, x + w - 1, 3):
                if chance.rand() < 0.34:
                    o.px(wx, wy, light if chance.rand() < 0.75 else "goldl")
        x += w


def dome(o: Easel, x: int, y: int, r: int, colour: str, light: str, tip: int = 4) -> None:
    """Half a ball standing on y with the moon on its left, and a finial."""
    m = o.m_disc(x, y, r + 0.3) & (o.yy <= y)
    o.put(m, colour)
    o.put(m & ~shift(m, 1, 1), light)
    o.put(o.m_disc(x - r * 0.35, y - r * 0.45, r * 0.3, r * 0.35) & m, light)
    o.vl(x, y - r - tip, y - r, light)


def spire(o: Easel, x: int, y: int, w: int, h: int, colour: str, light: str) -> None:
    """A steep roof w wide with its foot on y."""
    o.area([(x - w / 2, y), (x + w / 2, y), (x, y - h)], colour)
    o.stroke(x - w / 2, y, x, y - h, light)


def windows(
    o: Easel, x: int, y: int, columns: int, rows: int, step: tuple[int, int] = (4, 4), tall: int = 2
) -> None:
    """A grid of lit windows."""
    for i in range(columns):
        for j in range(rows):
            left, top = x + i * step[0], y + j * step[1]
            o.rect(left, top, 1, tall, "goldl" if (i * 3 + j * 5) % 4 else "gold")


def block(o: Easel, x: int, y: int, w: int, h: int, tones: tuple[str, str, str]) -> None:
    """A building standing on y: middle, light (left and top) and dark tone."""
    middle, light, dark = tones
    o.rect(x, y - h, w, h, middle)
    o.rect(x, y - h, max(1, w // 6), h, light)
    o.rect(x, y - h, w, 1, light)
    o.rect(x + w - max(1, w // 5), y - h + 1, max(1, w // 5), h - 1, dark)


def water(o: Easel, y: int, seed: int) -> None:
    """The river or sea below y, mirroring what stands above it, one shade darker, in torn rows."""
    h = o.h - y
    chance = np.random.RandomState(seed)
    for k in range(h):
        row = SHADOW[o.a[max(0, y - 1 - k * 2)]]
        o.a[y + k] = np.roll(row, round(math.sin(k * 1.3)))
    o.rect(0, y, o.w, 1, "ink")
    for _ in range(o.w // 5):
        x, top = int(chance.randint(o.w)), y + int(chance.randint(1, max(2, h)))
        o.rect(x, top, int(chance.randint(2, 7)), 1, "indigo" if chance.rand() < 0.6 else "dusk")


def glints(o: Easel, x: int, y: int, colour: str, rows: int = 5) -> None:
    """The broken reflection of a lamp below x, y."""
    for k in range(rows):
        w = 1 + (k * 5 + x) % 3
        o.rect(x - w // 2, y + 2 * k, w, 1, colour)


def lamp(o: Easel, x: int, y: int, h: int = 7) -> None:
    """A street lamp standing on y."""
    o.vl(x, y - h, y, "ink")
    o.dots([(x - 1, y - h), (x + 1, y - h), (x, y - h - 1)], "gold")
    o.px(x, y - h, "ivory")


def hill(o: Easel, way: str, colour: str, light: str) -> None:
    """Rising ground below a way, its crest in moonlight."""
    m = o.m_blob(way)
    o.put(m, colour)
    o.put(m & ~shift(m, 0, 1), light)
