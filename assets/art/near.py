"""The passengers as they stand before one: three times as large, their edges drawn anew."""

from __future__ import annotations

from art.bust import MOODS
from art.cast import CAST, bust
from game.authoring.pixels import Canvas, Sprite, scale3x


def sprites() -> dict[str, Sprite]:
    """near/<id>/<mood>."""
    return {
        f"near/{who}/{word}": Sprite(Canvas.of(scale3x(bust(who, mood).figure().a)))
        for who in CAST
        for mood, word in enumerate(MOODS)
    }
