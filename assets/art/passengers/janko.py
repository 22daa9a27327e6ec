"""The porter: pillbox cap, jug ears, freckles."""

from __future__ import annotations

from art.bust import Bust
from art.easel import shift
from game.authoring.pixels import grow


def _clothes(b: Bust) -> None:
    body = b.body
    b.neck(5)
    b.shoulders(("wine", "crimson", "red", "coral"), y=41, w=18, slope=5, neck=7)
    body.rect(17, 39, 14, 4, "crimson")
    body.hl(17, 30, 39, "gold")
    body.hl(17, 30, 42, "gold")
    body.rect(17, 40, 4, 2, "red")
    for x in (19, 28):
        for y in (44, 47):
            body.rect(x, y, 2, 2, "goldl")
            body.px(x + 1, y + 1, "brass")
    body.stroke(9, 44, 17, 42, "gold")
    body.stroke(39, 44, 31, 42, "brass")


def _face(b: Bust) -> None:
    face = b.face
    b.head(fw=11, top=10, chin=39, jw=8.6, cw=4.4, cheek=26)
    # jug ears
    for x, sd in ((11, -1), (36, 1)):
        m = face.m_disc(x, 26, 3.6, 4.6)
        face.put(m, "blush" if sd < 0 else "skind")
        face.put(m & grow(~m), "skindd")
        face.put(face.m_disc(x, 26, 1.6, 2.4), "coral" if sd < 0 else "skindd")
    b.eyes(25, 11, "plain", "felt", ("open", "arc", "wide"))
    b.brows("umber", 21, 6, 2, ((0, -1, 0), (-2, -3, -1), (-3, -1, 1)))
    b.nose(31, "button")
    b.mouth(35, half=4, looks=("smirk", "laugh", "wavy"))
    face.dots("16,29 18,30 15,31 17,28 29,29 31,30 30,28 28,30", "skind")


def _crown(b: Bust) -> None:
    face = b.face
    # ginger hair tufts
    for pts in (
        "12,20 13,15 17,15 15,19 14,24",
        "36,20 35,15 31,15 33,19 34.6,24",
        "14,17 20,14 27,15 24,18 21,17 18,20 16,18",
    ):
        face.form(face.m_blob(pts), ("brass", "gold", "goldl"), radius=2)
    # pillbox cap, tilted
    cap = face.m_poly("15,13 17,3 36,6 34,16")
    face.put(cap, "crimson")
    face.put(cap & (face.xx < 21), "red")
    face.put(cap & (face.xx > 30), "wine")
    tp = face.m_poly("17,4 20,1.6 33,3.6 36,7")
    face.put(tp, "red")
    face.put(tp & ~shift(tp, 0, 1), "coral")
    face.path("15,13 24,14 34,16", "gold", 2)
    face.path("16,8 25,9.6 35,11", "gold", 1)
    face.px(17, 8, "ivory")
    face.px(16, 13, "ivory")
    face.path("15,14 14,24 17,34 22,39", "ink", 1, smooth=True)
    face.path("34,16 34,26 32,34 27,39", "ink", 1, smooth=True)


def draw(mood: int) -> Bust:
    """The bust in one mood."""
    b = Bust("fair", mood, look=-1, wall=("feltd", "teal"))
    _clothes(b)
    _face(b)
    _crown(b)
    return b
