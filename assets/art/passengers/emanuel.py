"""The chess master: wild curls and huge glasses."""

from __future__ import annotations

import numpy as np

from art.bust import UPSET, Bust
from art.easel import triples
from game.authoring.pixels import grow


def _clothes(b: Bust) -> None:
    body = b.body
    back = b.behind
    b.neck(4, 34)
    b.shoulders(("mahog", "cocoa", "umber"), y=42, w=17, slope=5, neck=6)
    body.area("15,40 33,40 29,48 19,48", "ivory")
    body.area("15,40 20,39 23,44 18,46", "ivory")
    body.area("33,40 28,39 25,44 30,46", "fog")
    body.stroke(20, 40, 23, 44, "haze")
    body.stroke(28, 40, 25, 44, "haze")
    body.area("22,43 26,43 27,48 21,48", "feltd")
    body.vl(23, 44, 47, "felt")
    # wild curls behind
    cur = np.zeros((48, 48), bool)
    for x, y, r in triples("11,17,5 13,10,5.4 19,6,5.4 26,5,5 33,7,5.6 37,13,5 38,19,4 10,22,3.6 24,9,6"):
        cur |= back.m_disc(x, y, r)
    back.form(cur, ("ink", "mahog", "cocoa"), radius=4)


def _face(b: Bust) -> None:
    b.head(fw=10.4, top=9, chin=39, jw=7, cw=3.4, cheek=25)
    b.ear(13, 27, -1, 8)
    b.ear(35, 27, 1, 8)
    b.eyes(25, 11, "plain", "umber", ("open", "arc", "wide"))
    b.brows("mahog", 19, 6, 2, ((0, -1, 0), (-1, -2, 0), (-3, -2, 0)))
    b.nose(32, "long")
    b.mouth(36, half=3, looks=("flat", "grin", "wavy"))


def _crown(b: Bust) -> None:
    face = b.face
    mood = b.mood
    # huge glasses
    for i in (0, 1):
        x = b.eye_x[i]
        o = face.m_disc(x, 25, 5.4, 5.2)
        r = o & ~face.m_disc(x, 25, 4.4, 4.2)
        face.put(r, "ink")
        face.dots([(x - 3, 23), (x - 2, 22), (x - 1, 22)], "ivory")
        face.dots([(x + 2, 28), (x + 3, 27)], "cyan")
    face.hl(b.eye_x[0] + 5, b.eye_x[1] - 5, 24, "ink")
    face.stroke(13, 23, 12, 24, "ink")
    face.stroke(34, 23, 35, 24, "ink")
    # front curls
    for cx, cy, size in triples(
        "14,14,3.8 19,11,4.2 25,10,4.4 31,12,4 35,16,3 12.6,18,2.6 22,14,2.6 28,14,2.4"
    ):
        curl = face.m_disc(cx - 0.6, cy - 0.8, size * 0.72)
        face.disc(cx, cy, size, None, "mahog")
        face.put(curl, "cocoa")
        face.put(curl & ~face.m_disc(cx + 0.2, cy + 0.4, size * 0.72), "umber")
    face.dots("17,9 23,8 13,12", "brass")
    if mood == UPSET:
        face.dots("35,18 35,19 36,20 35,20 34,20 35,21", "cyan")
        face.px(35, 20, "ivory")
    # ink-stained finger pushing the glasses (neutral) omitted for silhouette clarity


PAWN = """
..iii..
.iiiif.
.iiiif.
..iif..
.iiiff.
..iif..
..iif..
.iiiff.
iiiifff
"""


def _hand(b: Bust) -> None:
    """A pawn between his fingers while he thinks or has won."""
    if b.mood == UPSET:
        return
    front = b.front
    front.grid(37, 29, PAWN, {"i": "ivory", "f": "haze"})
    pawn = front.opaque()
    front.put(grow(pawn) & ~pawn, "ink")
    b.hand(36, 37, "hold")


def draw(mood: int) -> Bust:
    """The bust in one mood."""
    b = Bust("fair", mood, look=-1, wall=("smoke", "slate"))
    _clothes(b)
    _face(b)
    _crown(b)
    _hand(b)
    return b
