"""The picture of the program in the task bar: ace and deuce on the wheel of the night train."""

from __future__ import annotations

import numpy as np

from art.card_faces import small
from game.authoring.pixels import Canvas, Sprite, stencil

Place = tuple[int, int]


def icon() -> Canvas:
    """64x64: a brass-ringed night ground, the wheel behind, two small cards before it."""
    cv = Canvas(64, 64)
    cv.rrect(0, 0, 64, 64, "gold", "ink", 5)
    cv.rrect(2, 2, 60, 60, "brass", None, 4)
    cv.rrect(3, 3, 58, 58, "night", "ink", 4)
    yy, xx = np.mgrid[0:64, 0:64]
    x, y = xx - 31.5, yy - 31.5
    d = np.hypot(x, y)
    for radius, colour in ((27, "umber"), (26, "gold"), (24.5, "brass"), (23, "indigo")):
        cv.mask(0, 0, d <= radius, colour)
    for k in range(8):
        a = np.pi * (k + 0.5) / 8
        cv.mask(0, 0, (np.abs(x * np.sin(a) - y * np.cos(a)) < 0.8) & (d < 23), "brass")
    for card, left, top in ((small("A", "S"), 7, 11), (small("2", "H"), 30, 16)):
        cv.shadow_of(card, left, top, 2, 2)
        cv.blit(card, left, top)
    return cv


def little(n: int, cards: tuple[Place, Place], size: Place, signs: tuple[str, str]) -> Canvas:
    """The same in few pixels, `n` across: two cards on the night ground, each with one sign."""
    cv = Canvas(n, n)
    cv.rrect(0, 0, n, n, "night", "gold", 2)
    for (x, y), sign, colour in zip(cards, signs, ("ink", "crimson"), strict=True):
        mask = stencil(sign)
        h, w = mask.shape
        cv.rect(x + 1, y + 1, *size, "ink")
        cv.rect(x, y, *size, "ivory")
        cv.mask(x + (size[0] - w) // 2, y + (size[1] - h) // 2, mask, colour)
    return cv


def sizes() -> dict[int, Canvas]:
    """The icon as desktops want it, by its pixels across."""
    tiny = little(16, ((2, 2), (8, 4)), (5, 9), (".#.\n###\n###\n.#.", "#.#\n###\n###\n.#."))
    small = little(
        24,
        ((3, 3), (12, 6)),
        (8, 14),
        ("..#..\n.###.\n#####\n#####\n..#..\n.###.", "##.##\n#####\n#####\n.###.\n..#.."),
    )
    return {
        times * drawn.w: Canvas.of(drawn.a.repeat(times, 0).repeat(times, 1))
        for drawn, much in ((tiny, (1, 2)), (small, (1, 2)), (icon(), (1, 2, 4)))
        for times in much
    }


def sprites() -> dict[str, Sprite]:
    """`icon/app`."""
    return {"icon/app": Sprite(icon())}
