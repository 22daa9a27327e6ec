"""The two big tilted cards of the title."""

from __future__ import annotations

import math

import numpy as np

from art.easel import Easel, points, shift
from art.lettering import letter
from game.authoring.pixels import Field, Mask, Point, Sprite

SPADE = (
    "0,-1.06 .07,-.92 .30,-.60 .66,-.26 .90,.06 .86,.38 .56,.52 .26,.44 .06,.26 -.06,.26 -.26,.44 -.56,.52 "
    "-.86,.38 -.90,.06 -.66,-.26 -.30,-.60 -.07,-.92"
)
STEM = "-.07,.2 .07,.2 .10,.56 .20,.78 .40,.92 -.40,.92 -.20,.78 -.10,.56"
HEART = (
    "0,.98 .10,.86 .46,.46 .84,.06 .94,-.30 .80,-.62 .50,-.74 .20,-.62 .03,-.36 -.03,-.36 -.20,-.62 "
    "-.50,-.74 -.80,-.62 -.94,-.30 -.84,.06 -.46,.46 -.10,.86"
)
CARD = (72, 102)


class TiltedCard:
    """A big card round the middle of a square easel, turned by some degrees."""

    def __init__(self, degrees: float) -> None:
        self.on = Easel(128, 128)
        self.turn = math.radians(degrees)
        x, y = self.on.xx - 63.5, self.on.yy - 63.5
        cos, sin = math.cos(self.turn), math.sin(self.turn)
        self.u: Field = x * cos + y * sin
        self.v: Field = y * cos - x * sin

    def block(self, w: float, h: float, r: float) -> Mask:
        """A rectangle with round corners in the middle."""
        x, y = np.abs(self.u) - w / 2 + r, np.abs(self.v) - h / 2 + r
        far = np.hypot(np.maximum(x, 0), np.maximum(y, 0)) + np.minimum(np.maximum(x, y), 0)
        m: Mask = far <= r
        return m

    def placed(self, way: str, size: float, x: float, y: float, flip: int = 1) -> list[Point]:
        """An outline of the suit drawn `size` large round a point of the card."""
        cos, sin = math.cos(self.turn), math.sin(self.turn)
        moved = [(px * size * flip + x, py * size * flip + y) for px, py in points(way)]
        return [(63.5 + a * cos - b * sin, 63.5 + a * sin + b * cos) for a, b in moved]

    def stock(self) -> Mask:
        """The blank card with its edge; returns its face."""
        w, h = CARD
        o = self.on
        outer, face = self.block(w + 2, h + 2, 5), self.block(w, h, 4)
        o.put(shift(outer, 3, 4), "ink")
        o.put(outer, "ink")
        o.put(face, "cream")
        o.put(self.block(w - 2, h - 2, 3), "ivory")
        slant = self.u + self.v * 0.35
        o.dither(face & (slant < -w * 0.28), None, "cream", np.clip((-w * 0.2 - slant) / (w * 0.3), 0, 0.8))
        return face

    def index(self, face: Mask, sign: str, suit: str, colour: str) -> None:
        """Rank and suit in two corners."""
        w, h = CARD
        shape = letter(sign, 15, 4, 2)
        for flip in (1, -1):
            i = np.round(self.u * flip + w / 2 - 4).astype(int)
            j = np.round(self.v * flip + h / 2 - 5).astype(int)
            on = (i >= 0) & (i < shape.shape[1]) & (j >= 0) & (j < shape.shape[0])
            rank = self.on.m_none()
            rank[on] = shape[j[on], i[on]]
            self.on.put(rank & face, colour)
            x, y = -w / 2 + 3.5 + shape.shape[1] / 2, -h / 2 + 27
            pip = self.on.m_blob(self.placed(suit, 5.4, x * flip, y * flip, flip), 6)
            if suit == SPADE:
                pip |= self.on.m_poly(self.placed(STEM, 5.4, x * flip, y * flip, flip))
            self.on.put(pip & face, colour)


def ace() -> Easel:
    """The ace of spades, a little to the left."""
    card = TiltedCard(-18)
    o, face = card.on, card.stock()
    card.index(face, "A", SPADE, "ink")
    size = CARD[0] * 0.36
    o.put(
        (o.m_blob(card.placed(SPADE, size, 0, 0), 6) | o.m_poly(card.placed(STEM, size, 0, 0))) & face, "ink"
    )
    for way, share, y, flip, colour in (
        (SPADE, 0.80, 1, 1, "brass"), (SPADE, 0.66, 1.4, 1, "night"), (HEART, 0.34, 0, -1, "crimson"),
        (SPADE, 0.22, 0, 1, "goldl"),
    ):  # fmt: skip
        o.blob(card.placed(way, size * share, 0, y, flip), colour)
    for rule in ("-.5,1.22 .5,1.22", "-.28,1.34 .28,1.34"):
        o.path(card.placed(rule, size, 0, 0), "brass")
    return o


def deuce() -> Easel:
    """The deuce of hearts, a little to the right."""
    card = TiltedCard(12)
    o, face = card.on, card.stock()
    card.index(face, "2", HEART, "crimson")
    size = CARD[0] * 0.20
    for flip in (1, -1):
        y = -CARD[1] * 0.24 * flip
        o.put(o.m_blob(card.placed(HEART, size, 0, y, flip), 6) & face, "crimson")
        o.put(o.m_blob(card.placed(HEART, size * 0.72, -0.6 * flip, y - 0.8 * flip, flip), 6) & face, "red")
        o.put(
            o.m_blob(card.placed(HEART, size * 0.42, 0.8 * flip, y + 0.6 * flip, flip), 6) & face, "crimson"
        )
    x, y = card.placed("-.5,-.42", size, 0, -CARD[1] * 0.24)[0]
    o.dots([(x, y), (x + 1, y - 1), (x + 2, y - 1)], "blush")
    return o


def sprites() -> dict[str, Sprite]:
    """title/card/ace and title/card/deuce, anchored in the middle."""
    drawn = {"title/card/ace": ace(), "title/card/deuce": deuce()}
    return {name: Sprite(card, anchor=(64, 64), sheet="title") for name, card in drawn.items()}
