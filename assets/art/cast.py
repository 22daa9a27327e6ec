"""The sixteen passengers in three moods, cut out, before their walls, and as small heads."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from functools import cache

from art.bust import MOODS, Bust
from art.easel import Easel
from game.authoring.pixels import Sprite

CAST = (
    "fontaine", "ilona", "ashworth", "jo", "tomasz", "pavel", "marlow", "singh", "vivienne", "stavros",
    "emanuel", "zograf", "janko", "nina", "zora", "vautrin",
)  # fmt: skip


@cache
def bust(who: str, mood: int) -> Bust:
    """The drawn layers of one passenger."""
    made: Bust = importlib.import_module(f"art.passengers.{who}").draw(mood)
    return made


def sprites() -> dict[str, Sprite]:
    """bust/<id>/<mood> and portrait/<id>/<mood>."""
    return {name: Sprite(picture) for who in CAST for name, picture in _pieces(who)}


def _pieces(who: str) -> Iterator[tuple[str, Easel]]:
    for mood, word in enumerate(MOODS):
        drawn = bust(who, mood)
        yield f"bust/{who}/{word}", drawn.figure()
        yield f"portrait/{who}/{word}", drawn.portrait()
