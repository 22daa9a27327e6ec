"""The mechanic: flat cap, grey stubble, a neckerchief under the overalls."""

from __future__ import annotations

from art.bust import UPSET, Bust
from art.easel import shift
from art.travellers.cloth import Cloth
from game.authoring.pixels import IDX


def _clothes(b: Bust, cloth: Cloth) -> None:
    body = b.body
    b.neck(7)
    b.shoulders(("cream", "ivory", "ivory"), y=40, w=22, slope=5, neck=8)
    body.put(b.coat & (body.xx % 4 == 1), "haze")
    body.put(b.coat & (body.xx > 34) & (body.xx % 4 != 1), "cream")
    for way in ("8,42 13,41 15,48 9,48", "40,42 35,41 33,48 39,48"):
        strap = body.m_poly(way)
        body.form(strap, ("night", "indigo", "dusk"), radius=2)
        body.put(strap & ~shift(strap, 1, 0), "steel")
    for x in (10, 36):
        body.rect(x, 45, 2, 2, "goldl")
        body.px(x + 1, 46, "brass")
    knot = body.m_blob("15,40 20,38 28,38 33,40 31,43.4 26,44.6 28,48.6 20,48.6 22,44.6 17,43.4")
    body.form(knot, cloth.tones, radius=3, lo=0.42, hi=0.74, top=0.9)
    body.dots("18,41 22,41 27,42 30,41 23,46 25,47", "ivory")
    body.hl(22, 26, 44, cloth.dark)


def _face(b: Bust) -> None:
    face = b.face
    b.head(fw=12, top=9, chin=40, jw=11.4, cw=7, cheek=26)
    b.ear(11, 26, -1, 8)
    b.ear(37, 26, 1, 8)
    b.eyes(25, 11, "plain", "steel", ("open", "arc", "sad"))
    b.brows("smoke", 20, 8, 3, ((0, 0, 1), (-1, -2, 0), (-1, 0, 2)), "slate")
    stubble = b.skull & (face.yy > 31) & ((face.xx + face.yy) % 2 == 0) & (face.a == IDX[b.skin.middle])
    face.put(stubble, b.skin.shadow)
    b.nose(32, "broad")
    b.mouth(36, half=5, looks=("flat", "laugh", "frown"))
    b.flush(30, w=4, off=8)
    b.wrinkles("14,25 15,26 34,26 35,25 17,32 17,33 31,32 31,33")
    if b.mood == UPSET:
        face.stroke(31, 30, 34, 32, "smoke")
    else:
        face.dots("31,31 32,31 33,32", "smoke")


def _cap(b: Bust, cloth: Cloth) -> None:
    face = b.face
    for x in (12, 35):
        face.rect(x, 16, 2, 8, "slate")
        face.rect(x + (x > 20), 17, 1, 7, "smoke")
    cap = face.m_blob("10,15 9,10 13,5 22,2.6 33,3.6 39,8.6 38,14 30,15.6 18,16.4")
    peak = face.m_blob("8,17 12,13.4 20,12.6 27,14 29,17 24,18.4 14,19.4 9,19.6")
    b.shade_under(cap | peak, 1, 2)
    face.form(cap, cloth.tones, radius=6, lo=0.46, hi=0.78, top=0.92)
    for way in ("24,3 27,8 29,14", "24,3 17,7 13,13", "26,3 33,7 37,12"):
        face.put(face.m_path(way, 1, smooth=True) & cap, cloth.dark)
    face.put(cap & (face.yy % 3 == 0) & (face.xx % 4 == 0), cloth.dark)
    face.disc(24.6, 2.6, 1.6, 1.2, cloth.light)
    face.form(peak, cloth.tones, radius=2, smooth=1, lo=0.46, hi=0.7)
    face.put(peak & ~shift(peak, 0, 1), cloth.shine)
    face.put(peak & ~shift(peak, 0, -1), cloth.dark)


def draw(mood: int, cloth: Cloth) -> Bust:
    """The bust in one mood."""
    b = Bust("tan", mood, look=-1, wall=cloth.wall, rim=cloth.rim, turn=1)
    _clothes(b, cloth)
    _face(b)
    _cap(b, cloth)
    return b
