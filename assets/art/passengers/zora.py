"""The fortune teller: headscarf with coins, hoops."""

from __future__ import annotations

import numpy as np

from art.bust import Bust
from art.easel import points, rims, triples
from game.authoring.pixels import grow


def _clothes(b: Bust) -> None:
    body = b.body
    back = b.behind
    b.neck(5)
    b.shoulders(("wine", "orchid", "coral"), y=41, w=20, slope=5, neck=6)
    body.area("17,41 31,41 27,48 21,48", "skind")
    body.area("26,41 31,41 27,48 25,48", "skindd")
    for i, x in enumerate(range(12, 38, 4)):
        y = 43 + (3 - abs(3 - i)) // 1
        body.disc(x + 0.5, y + 0.5, 1.4, 1.4, "gold")
        body.px(x, y, "ivory")
    cur = np.zeros((48, 48), bool)
    for cx, cy, r in triples(
        "10,22,4 9,28,4.4 10,34,4.6 12,40,4.2 38,22,4 39,28,4.4 38,34,4.6 36,40,4.2 24,16,13"
    ):
        cur |= back.m_disc(cx, cy, r)
    back.form(cur, ("ink", "ink", "violet"), radius=3)


def _face(b: Bust) -> None:
    face = b.face
    b.head(fw=11, top=9, chin=39, jw=8.6, cw=4, cheek=26)
    b.eyes(25, 11, "painted", "gold", ("open", "half", "wide"), "teal")
    b.brows("ink", 20, 7, 2, ((0, -2, -1), (0, -3, -1), (-2, -3, 0)))
    b.nose(32, "hook")
    b.mouth(36, "painted", 4, looks=("smirk", "grin", "o"), lips=("wine", "crimson", "coral"))
    face.px(29, 34, "mahog")
    b.wrinkles("18,29 19,30 28,30 29,29 18,34 17,33")


def _crown(b: Bust) -> None:
    face = b.face
    # headscarf + coin fringe
    sc = face.m_blob("10.6,21 10,12 15,5 24,2.6 33,5 38,12 37.6,21 34,18 24,14.6 14,18")
    b.shade_under(sc, 1, 2)
    face.form(sc, ("wine", "crimson", "red", "coral"), radius=7, lo=0.45, hi=0.83, top=0.94)
    for x, y in points("15,10 20,6 25,9 31,7 34,13 19,12 29,12"):
        face.px(x, y, "goldl")
        face.dots([(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)], "gold" if x < 30 else "brass")
        face.px(x, y, "ivory" if x < 22 else "goldl")
    for x in range(13, 37, 3):
        y = 17.4 + abs(x - 24) * 0.16 - 1
        face.disc(x, y, 1.3, 1.3, "gold")
        face.px(x, round(y) - 1, "goldl")
        face.px(x + 1, round(y) + 1, "brass")
    # knot to one side
    kn = face.m_blob("37,17 42,16 45,20 43,25 41,21 38,21")
    face.form(kn, ("wine", "crimson", "red"), radius=2)
    # hoops
    for x in (11, 37):
        r = face.m_disc(x, 33, 3, 3.8) & ~face.m_disc(x, 33, 1.9, 2.7)
        face.put(r, "gold")
        face.px(x - 2, 31, "ivory")
        face.px(x, 29, "goldl")


def _hand(b: Bust) -> None:
    """One card of her own pack, a moon on its back."""
    front = b.front
    card = front.m_poly("2,27 10,25 12,38 4,40")
    front.put(grow(card), "ink")
    front.put(card, "violet")
    front.put(rims(card), "gold")
    front.dots("7,29 6,30 6,31 6,32 7,33 8,34 8,29", "goldl")
    front.dots("9,31 4,35 9,37", "orchid")
    b.hand(3, 38, "hold", flip=True)


def draw(mood: int) -> Bust:
    """The bust in one mood."""
    b = Bust("tan", mood, look=-1, wall=("night", "violet"), rim="orchid")
    _clothes(b)
    _face(b)
    _crown(b)
    _hand(b)
    b.sparks = "4,6 43,8 3,17 45,30 40,3 2,30"
    return b
