"""The picture of the program in the task bar: ace and deuce on the wheel of the night train."""

from __future__ import annotations

import numpy as np

from art.card_faces import small
from game.authoring.pixels import Canvas, Sprite


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


def sprites() -> dict[str, Sprite]:
    """`icon/app`."""
    return {"icon/app": Sprite(icon())}
