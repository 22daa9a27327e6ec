"""The deck: hero and small cards in two and four colours, their backs, peeks and the undealt pack."""

from __future__ import annotations

import numpy as np

from art import backs, card_faces, large_faces
from art.card_faces import HERO_H, HERO_W, LETTERED, RANKS, RUSSIAN, SMALL_H, SMALL_W
from art.joker import joker
from art.suits import FOUR, SUITS, TWO, Inks
from game.authoring.pixels import SHADOW, Canvas, Sprite, bayer, edge, lut, rrmask

_FOLD, _FLAP = 50, 31
"""Rows from the far edge of a peeked card to its bend, and rows of its face that the bend shows."""
_PRESSED = lut(feltl="felt", felt="feltd", feltd="feltdd")


def peek(face: Canvas) -> Canvas:
    """A hero card lying face down with its near edge bent up, so that only its holder sees the index."""
    cv = Canvas(HERO_W, _FOLD + 2)
    cv.blit(backs.fans(HERO_W, HERO_H).cut(0, 0, HERO_W, _FOLD), 0, 0)
    top = _FOLD - _FLAP
    cv.maplut(1, top - 4, np.ones((_FLAP + 4, HERO_W - 2), np.bool_), SHADOW)
    cv.maplut(2, top - 2, np.ones((2, HERO_W - 4), np.bool_), SHADOW)
    cv.blit(face.cut(0, 0, HERO_W, _FLAP), 0, top)
    dither = bayer(4, HERO_W)[:, 1:-1]
    for row in range(4):
        cv.maplut(1, _FOLD - 5 + row, dither[row : row + 1] < (row + 1) / 5, SHADOW)
    cv.rect(1, _FOLD - 1, HERO_W - 2, 1, "cream")
    cv.rect(1, _FOLD, HERO_W - 2, 1, "brass")
    cv.rect(2, _FOLD + 1, HERO_W - 4, 1, "ink")
    cv.pts([(1, _FOLD), (HERO_W - 2, _FOLD)], "ink")
    for x in (0, HERO_W - 1):
        cv.rect(x, top + 2, 1, _FLAP - 2, "ink")
    return cv


def slot(w: int, h: int) -> Canvas:
    """The dashed gold outline where a card will lie; the cloth inside it shows through."""
    cv = Canvas(w, h)
    yy, xx = np.mgrid[0:h, 0:w]
    cv.mask(0, 0, edge(rrmask(w, h, 3)) & ((xx + yy) // 4 % 2 == 0), "gold")
    return cv


_PRINTS = (
    ("card", "deck", card_faces.hero, card_faces.small, card_faces.hero),
    ("large", "large", large_faces.hero, large_faces.small, large_faces.held),
)
"""The names of pictures and sheets begin so; what draws hero and small cards, and what a peek shows."""


def _colour(four: str, inks: Inks, letters: str = "") -> dict[str, Sprite]:
    found: dict[str, Sprite] = {}
    for prefix, sheet, hero, small, held in _PRINTS:
        for suit in SUITS:
            for rank in LETTERED if letters else RANKS:
                name, card = f"{rank}{suit}{letters}", (rank, suit, inks, letters)
                pictures = {"hero": hero(*card), "small": small(*card), "peek": peek(held(*card))}
                for size, picture in pictures.items():
                    found[f"{prefix}{four}/{size}/{name}"] = Sprite(picture, sheet=sheet + four + letters)
    return found


def sprites() -> dict[str, Sprite]:
    """`card/` in two colours, `card4/` in four; each with hero 49x69, small 27x37 and peek 49x52.

    `large/` and `large4/` are the same cards in large print.
    Aces and courts are there a second time with Russian letters, as `card/hero/KS_ru`.
    """
    found: dict[str, Sprite] = {}
    for four, inks in (("", TWO), ("4", FOUR)):
        found |= _colour(four, inks) | _colour(four, inks, RUSSIAN)
    for size, (w, h) in {"hero": (HERO_W, HERO_H), "small": (SMALL_W, SMALL_H)}.items():
        found[f"card/{size}/back"] = Sprite(backs.fans(w, h))
        found[f"card/{size}/wheel"] = Sprite(backs.wheel(w, h))
        found[f"card/{size}/slot"] = Sprite(slot(w, h))
    found["card/small/joker"] = Sprite(joker(SMALL_W, SMALL_H))
    for n in range(1, 6):
        found[f"card/stock/{n}"] = Sprite(backs.stock(n))
    return found
