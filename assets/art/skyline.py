"""Parts of a night skyline: houses, towers, spires, domes, bridges, hills and the water below."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

import numpy as np

from game.authoring.pixels import SHADOW, Canvas, T, ellmask

WIDTH, HEIGHT, BASE = 800, 64, 52
"""Columns and rows of a strip, and the row on which its houses stand."""


def lights(
    cv: Canvas, x: int, y: int, columns: int, rows: int, dx: int, dy: int, h: int = 2, w: int = 1
) -> None:
    """A grid of lit windows."""
    for i in range(columns):
        for j in range(rows):
            cv.rect(x + i * dx, y + j * dy, w, h, "gold" if (i * 3 + j) % 4 else "goldl")


def block(
    cv: Canvas, x: int, w: int, h: int, colour: str = "indigo", lit: str = "haze", base: int = BASE
) -> None:
    """A building with a moonlit left side."""
    cv.rect(x, base - h, w, h, colour)
    cv.rect(x, base - h, 1, h, lit)
    cv.rect(x, base - h, w, 1, lit)


def spire(
    cv: Canvas, x: int, top: int, h: int, half: float, colour: str = "indigo", lit: str = "haze"
) -> None:
    """A pointed roof above the middle column x, from row `top` down."""
    for i in range(h):
        reach = int(half * i / max(1, h - 1))
        cv.rect(x - reach, top + i, 2 * reach + 1, 1, colour)
        cv.px(x - reach, top + i, lit)


def dome(
    cv: Canvas, x: int, y: int, r: int, colour: str = "indigo", lit: str = "haze", cross: bool = True
) -> None:
    """Half a round roof standing on row y, with a finial."""
    m = ellmask(2 * r + 1, 2 * r + 1)[: r + 1]
    padded = np.pad(m, 1)
    cv.mask(x - r, y - r, m, colour)
    cv.mask(x - r, y - r, m & ~padded[:-2, :-2], lit)
    cv.rect(x, y - r - 4, 1, 4, lit)
    if cross:
        cv.rect(x - 1, y - r - 3, 3, 1, lit)


def houses(cv: Canvas, seed: int, colour: str, lit: str, low: int, high: int, base: int = BASE) -> None:
    """A row of houses over the whole strip, with gables, chimneys and some lit windows."""
    rng, x = np.random.RandomState(seed), 6
    cv.rect(0, base - low, x, low + 20, colour)
    while x < cv.w - 14:
        w, h, roof = rng.randint(6, 14), rng.randint(low, high), rng.randint(3)
        cv.rect(x, base - h, w, h + 20, colour)
        if roof == 0:
            for i in range(w // 2):
                cv.rect(x + i, base - h - i, w - 2 * i, 1, colour)
        elif roof == 1:
            cv.rect(x + 2, base - h - 3, 2, 3, colour)
        for y in range(base - h + 2, base - 1, 3):
            for column in range(x + 2, x + w - 1, 3):
                if rng.rand() < 0.3:
                    cv.px(column, y, lit if rng.rand() < 0.75 else "goldl")
        x += w
    cv.rect(x, base - low, cv.w - x, low + 20, colour)


def hill(cv: Canvas, x: int, half: int, h: int, colour: str = "dusk", lit: str = "steel") -> None:
    """A rounded hill with a moonlit rim."""
    for dx in range(-half, half + 1):
        top = BASE - round(h * math.cos(dx / half * math.pi / 2))
        cv.rect(x + dx, top, 1, cv.h - top, colour)
        if dx < half // 3:
            cv.px(x + dx, top, lit)


def peaks(cv: Canvas, tops: Iterable[tuple[int, int, int]], lit: str, dark: str, snow: str) -> None:
    """Mountains as (x, row of the top, half width), lit from the left and capped with snow."""
    for x, top, half in tops:
        cv.poly([(x, top), (x + half, BASE), (x - half, BASE)], lit)
        cv.poly([(x, top), (x + half, BASE), (x - half // 6, BASE), (x + half // 5, (top + BASE) // 2)], dark)
        cap = (BASE - top) // 3
        side = cap * half // (BASE - top)
        cv.poly(
            [
                (x, top),
                (x + side, top + cap),
                (x + 1, top + cap - 2),
                (x - 2, top + cap + 2),
                (x - side, top + cap),
            ],
            snow,
        )


def battlements(cv: Canvas, x: int, w: int, y: int, colour: str, lit: str) -> None:
    """A crenellated wall top."""
    for i in range(0, w, 6):
        cv.rect(x + i, y - 3, 3, 3, colour)
        cv.rect(x + i, y - 3, 3, 1, lit)


def arches(cv: Canvas, x0: int, x1: int, step: int, deck: int, colour: str = "indigo") -> None:
    """A stone bridge: its deck at row `deck` on round arches down to the water."""
    cv.rect(x0, deck, x1 - x0, 3, colour)
    cv.rect(x0, deck, x1 - x0, 1, "steel")
    for x in range(x0, x1 + 1, step):
        cv.rect(x - 2, deck, 4, BASE + 4 - deck, colour)
        cv.rect(x, deck - 3, 1, 3, "haze")
        cv.px(x, deck - 4, "goldl")


def suspension(cv: Canvas, x0: int, x1: int, top: int, deck: int, colour: str = "steel") -> None:
    """A hanging chain between two towers, with its hangers."""
    for x in range(x0, x1 + 1):
        t = (x - x0) / max(1, x1 - x0)
        y = round(top + 4 * (deck - 3 - top) * t * (1 - t))
        cv.px(x, y, colour)
        if (x - x0) % 4 == 0:
            cv.rect(x, y, 1, deck - y, "dusk")


def minaret(cv: Canvas, x: int, h: int) -> None:
    """A slender tower with a gallery and a pointed cap."""
    top = BASE - h
    cv.rect(x - 1, top, 3, h, "indigo")
    cv.rect(x - 1, top, 1, h, "haze")
    spire(cv, x, top - 7, 8, 1.9)
    cv.rect(x - 2, top + 9, 5, 2, "haze")
    cv.px(x, top + 7, "goldl")


def mosque(cv: Canvas, x: int, r: int, towers: Iterable[int]) -> None:
    """A great dome between half domes, with minarets at the given distances."""
    block(cv, x - r - 8, 2 * r + 17, r // 2 + 4)
    dome(cv, x, BASE - r // 2 - 3, r, cross=False)
    for side in (-r, r):
        dome(cv, x + side, BASE - 4, r // 2, cross=False)
    for dx in towers:
        minaret(cv, x + dx, 2 * r + 8)
    lights(cv, x - r, BASE - r // 2, (2 * r) // 5 + 1, 1, 5, 3, 3, 2)


def water(cv: Canvas, seed: int) -> None:
    """The river or sea below the houses: their darkened image and some glints."""
    depth = cv.h - BASE
    image = cv.a[BASE - 2 * depth : BASE : 2][::-1].copy()
    image[image == T] = Canvas(1, 1, "indigo").a[0, 0]
    cv.a[BASE:] = SHADOW[image]
    cv.rect(0, BASE, cv.w, 1, "steel")
    rng = np.random.RandomState(seed)
    for _ in range(cv.w // 5):
        x, y, w = rng.randint(cv.w - 8), BASE + rng.randint(1, depth), rng.randint(2, 7)
        cv.rect(x, y, w, 1, "dusk" if rng.rand() < 0.6 else "steel")


def ground(cv: Canvas, colour: str = "night") -> None:
    """Dark land below the houses."""
    cv.rect(0, BASE, cv.w, cv.h - BASE, colour)


City = Callable[[Canvas], None]
