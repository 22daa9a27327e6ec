"""Small moving things: confetti, sparks, dust under a landing card, light on the cloth."""

from __future__ import annotations

import numpy as np

from game.authoring.pixels import Canvas, Sprite, bayer, ellmask

_CONFETTI = {
    "red": ("coral", "red", "crimson"), "gold": ("goldl", "gold", "brass"), "mint": ("mint", "feltl", "felt"),
    "cyan": ("cyan", "teal", "dusk"), "orchid": ("blush", "orchid", "violet"),
    "ivory": ("ivory", "cream", "fog"),
}  # fmt: skip
_PAPER = ((5, 3, 0), (5, 2, 1), (3, 5, 2), (2, 5, 1))
"""Width, height and shade of a slip of paper as it turns over."""


def confetti(colour: str, frame: int) -> Canvas:
    """A falling slip of paper, 5x5."""
    w, h, shade = _PAPER[frame]
    cv = Canvas(5, 5)
    cv.rect((5 - w) // 2, (5 - h) // 2, w, h, _CONFETTI[colour][shade])
    return cv


def spark(frame: int) -> Canvas:
    """A four-pointed glint that opens and closes, 11x11."""
    cv, reach = Canvas(11, 11), (1, 3, 5, 3, 1)[frame]
    for d in range(reach, 0, -1):
        colour = "ivory" if d <= reach // 3 else "goldl" if d <= reach * 2 // 3 else "gold"
        cv.pts([(5 + d, 5), (5 - d, 5), (5, 5 + d), (5, 5 - d)], colour)
    if reach >= 3:
        cv.pts([(4, 4), (6, 4), (4, 6), (6, 6)], "goldl")
    cv.px(5, 5, "ivory")
    return cv


def dust(frame: int) -> Canvas:
    """A puff to both sides of a large card that lands, 81x11, frame 0 to 2."""
    cv = Canvas(81, 11)
    for side in (-1, 1):
        for i in range(3):
            size = (6, 5, 3)[frame] - i
            x = 40 + side * (26 + 3 * frame + 4 * i)
            if size > 0:
                cv.mask(
                    x - size // 2, 10 - size - frame - i, ellmask(size, size), ("fog", "haze", "steel")[frame]
                )
    return cv


_GLOW = {"own": (236, 112), "seat": (124, 76)}


def glow(kind: str, level: int) -> Canvas:
    """Which pixels of the cloth a light of level 1 to 4 brightens: dense in the middle, thin at the edge."""
    w, h = _GLOW[kind]
    yy, xx = np.mgrid[0:h, 0:w]
    light = (1 - np.hypot((xx - w / 2) / (w / 2), (yy - h / 2) / (h / 2))) * 0.32 * level
    cv = Canvas(w, h)
    cv.mask(0, 0, light > bayer(h, w), "ink")
    return cv


def sprites() -> dict[str, Sprite]:
    """`fx/confetti/<colour>/<0-3>`, `fx/{spark,dust}/<frame>`, `fx/glow/<kind>/<1-4>`."""
    found: dict[str, Sprite] = {}
    for colour in _CONFETTI:
        for frame in range(len(_PAPER)):
            found[f"fx/confetti/{colour}/{frame}"] = Sprite(confetti(colour, frame), anchor=(2, 2))
    found |= {f"fx/spark/{frame}": Sprite(spark(frame), anchor=(5, 5)) for frame in range(5)}
    found |= {f"fx/dust/{frame}": Sprite(dust(frame), anchor=(40, 10)) for frame in range(3)}
    for kind, (w, h) in _GLOW.items():
        for level in range(1, 5):
            found[f"fx/glow/{kind}/{level}"] = Sprite(glow(kind, level), anchor=(w // 2, h // 2))
    return found
