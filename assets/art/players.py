"""The people at the machine in three moods: whole, before their walls, and as small heads."""

from __future__ import annotations

import importlib
from collections.abc import Iterator

from art.bust import MOODS, Bust
from art.easel import Easel
from art.faces import Crop, face, head
from art.travellers.cloth import CLOTHS
from game.authoring.pixels import Sprite

CROPS = {
    "anchor": Crop(2, 8, (3, 4, 5, 6, 7)),
    "moon": Crop(0, 8, (2, 3, 4, 6, 7, 8, 9, 18)),
    "star": Crop(2, 8, (5, 6, 7, 8, 9, 10)),
    "leaf": Crop(0, 8, (2, 3, 4, 5, 12, 13, 16, 17)),
    "bell": Crop(0, 8, (1, 3, 4, 5, 6, 7, 18)),
    "key": Crop(2, 8, (4, 5, 6, 7, 8, 9)),
    "wheel": Crop(1, 8, (4, 5, 6, 7, 8)),
    "crown": Crop(1, 8, (4, 5, 6, 7, 18, 19)),
}
"""How the small head of each traveller is cut out of the bust; the signs are those that people choose."""


def bust(sign: str, colour: str, mood: int) -> Bust:
    """The drawn layers of the traveller with one sign, in one colour."""
    made: Bust = importlib.import_module(f"art.travellers.{sign}").draw(mood, CLOTHS[colour])
    return made


def sprites() -> dict[str, Sprite]:
    """bust, portrait, head and face, each `/player/<sign>/<colour>/<mood>`."""
    return {
        name: Sprite(picture)
        for sign in CROPS
        for colour in CLOTHS
        for name, picture in _pieces(sign, colour)
    }


def _pieces(sign: str, colour: str) -> Iterator[tuple[str, Easel]]:
    for mood, word in enumerate(MOODS):
        drawn, end = bust(sign, colour, mood), f"player/{sign}/{colour}/{word}"
        yield f"bust/{end}", drawn.figure()
        yield f"portrait/{end}", drawn.portrait()
        yield f"head/{end}", head(drawn, CROPS[sign])
        yield f"face/{end}", face(drawn, CROPS[sign])
