"""Frames of a card that turns over about its upright axis, with a little perspective."""

from __future__ import annotations

import numpy as np

from art import backs, card_faces, large_faces
from art.card_faces import HERO_H, HERO_W, LETTERED, RANKS, RUSSIAN, SMALL_H, SMALL_W
from art.suits import FOUR, SUITS, TWO, Inks
from game.authoring.pixels import SHADOW, Canvas, Sprite, T

_EYE = 150.0
"""Distance of the eye in pixels: the smaller, the stronger the perspective."""
_DEGREES = {1: 36, 2: 72, 3: 108, 4: 144}
"""Frame 0 is the back at rest and frame 5 the face at rest; between 2 and 3 the card stands on edge."""


def turned(card: Canvas, degrees: int) -> Canvas:
    """The card turned so far, in a frame 10 wider and 14 higher; past 90 degrees it is the other side."""
    along, depth = float(np.cos(np.radians(degrees))), float(np.sin(np.radians(degrees)))
    cv = Canvas(card.w + 10, card.h + 14)
    for step in range(card.w * 6):
        across = (step + 0.5) / 6 - card.w / 2
        near = _EYE / (_EYE + across * depth)
        x = int(np.floor(across * along * near + cv.w / 2))
        column = int((across if along > 0 else -across) + card.w / 2)
        h = round(card.h * near)
        rows = np.minimum(card.h - 1, ((np.arange(h) + 0.5) * card.h / h).astype(int))
        top = (cv.h - h) // 2
        seen = card.a[rows, min(card.w - 1, max(0, column))]
        cv.a[top : top + h, x] = np.where(seen == T, cv.a[top : top + h, x], seen)
    if abs(along) < 0.7:
        cv.a[:] = SHADOW[cv.a]
    return cv.outline("ink")


def on_edge(h: int) -> Canvas:
    """The card seen on its edge, as high as it stands towards the eye."""
    cv = Canvas(3, h + 12)
    cv.rect(0, 0, 3, h + 12, "ink")
    cv.rect(1, 1, 1, h + 10, "cream")
    return cv


def sprites() -> dict[str, Sprite]:
    """`card/flip/<hero|small>/back/1|2`, `.../edge`, `.../10S/3|4`, and `card4/flip/...` in four colours.

    `large/flip/...` and `large4/flip/...` are the same in large print.
    Aces and courts are there a second time with Russian letters, as `.../KS_ru/3|4`.
    """
    found: dict[str, Sprite] = {}
    for size, w, h in (("hero", HERO_W, HERO_H), ("small", SMALL_W, SMALL_H)):
        for frame in (1, 2):
            picture = turned(backs.fans(w, h), _DEGREES[frame])
            found[f"card/flip/{size}/back/{frame}"] = Sprite(picture, anchor=(5, 7))
        found[f"card/flip/{size}/edge"] = Sprite(on_edge(h), anchor=(1 - w // 2, 6))
        for four, inks in (("", TWO), ("4", FOUR)):
            for letters in ("", RUSSIAN):
                found |= _faces(f"card{four}/flip/{size}", inks, letters, f"flips{letters}")
                found |= _faces(f"large{four}/flip/{size}", inks, letters, f"large_flips{letters}")
    return found


def _faces(start: str, inks: Inks, letters: str, sheet: str) -> dict[str, Sprite]:
    """The frames in which the face is seen already."""
    faces = large_faces if start.startswith("large") else card_faces
    draw, found = faces.hero if start.endswith("hero") else faces.small, {}
    for suit in SUITS:
        for rank in LETTERED if letters else RANKS:
            face = draw(rank, suit, inks, letters)
            for frame in (3, 4):
                found[f"{start}/{rank}{suit}{letters}/{frame}"] = Sprite(
                    turned(face, _DEGREES[frame]), anchor=(5, 7), sheet=sheet
                )
    return found
