"""Small heads with their hats whole, cut out and before their walls."""

from __future__ import annotations

from typing import NamedTuple

from art.bust import MOODS, SIZE, Bust, backdrop
from art.cast import CAST, bust
from art.easel import Easel
from game.authoring.pixels import Sprite

HEAD = 32
"""Pixels across a small head."""


class Crop(NamedTuple):
    """What of a bust a small head shows: its first row and column, and those left out to fit the hat in."""

    top: int
    left: int
    rows: tuple[int, ...]
    columns: tuple[int, ...] = ()


CROPS = {
    "fontaine": Crop(1, 8, (3, 4, 5, 14, 15)),
    "ilona": Crop(1, 8, (14, 15, 16, 17, 18)),
    "ashworth": Crop(6, 8, ()),
    "jo": Crop(5, 9, (16,)),
    "tomasz": Crop(5, 8, (16,)),
    "pavel": Crop(3, 9, (12, 13, 14)),
    "marlow": Crop(1, 10, (5, 6, 7, 8, 17)),
    "singh": Crop(0, 8, (4, 5, 8, 9, 16, 17)),
    "vivienne": Crop(0, 7, (2, 3, 4, 5, 6, 7), (10, 37)),
    "stavros": Crop(1, 8, (4, 5, 6, 7, 14)),
    "emanuel": Crop(0, 9, (3, 4, 7, 8, 12, 13)),
    "zograf": Crop(0, 9, (5, 6, 7, 8, 16, 17), (11, 15, 33, 36)),
    "janko": Crop(0, 8, (4, 5, 6, 7, 10, 12)),
    "nina": Crop(2, 8, (4, 5, 17, 18)),
    "zora": Crop(1, 9, (4, 5, 8, 12, 13), (11, 36)),
    "vautrin": Crop(0, 3, (3, 6, 7, 8, 15, 16), (6, 7, 8, 9, 10, 12, 36, 38, 39, 40, 41, 42)),
}


def head(drawn: Bust, crop: Crop) -> Easel:
    """The small head of a bust, cut out."""
    whole = drawn.figure(hands=False)
    top = max(0, crop.top + drawn.lift)
    rows = [y for y in range(top, SIZE) if y - drawn.lift not in crop.rows][:HEAD]
    columns = [x for x in range(crop.left, SIZE) if x not in crop.columns][:HEAD]
    small = Easel(HEAD, HEAD)
    small.a[:] = whole.a[rows][:, columns]
    return small


def face(drawn: Bust, crop: Crop) -> Easel:
    """The small head of a bust before its wall, 36 by 32 pixels."""
    wall = backdrop(drawn.mood, *drawn.wall).cut(6, 7, 36, HEAD)
    wall.blit(head(drawn, crop), 2, 0)
    return wall


def sprites() -> dict[str, Sprite]:
    """head/<id>/<mood> and face/<id>/<mood> of all passengers."""
    drawn: dict[str, Easel] = {}
    for who in CAST:
        for mood, word in enumerate(MOODS):
            drawn[f"head/{who}/{word}"] = head(bust(who, mood), CROPS[who])
            drawn[f"face/{who}/{word}"] = face(bust(who, mood), CROPS[who])
    return {name: Sprite(picture) for name, picture in drawn.items()}
