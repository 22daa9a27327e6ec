"""The man who never says what he does: soft hat, pencil moustache, trench coat."""

from __future__ import annotations

from art.bust import HAPPY, Bust
from art.easel import shift
from art.travellers.cloth import Cloth


def _clothes(b: Bust, cloth: Cloth) -> None:
    body = b.body
    b.neck(5)
    b.shoulders(("umber", "brass", "cream", "ivory"), y=40, w=21, slope=5, neck=7)
    body.area("18,38 30,38 27,48 21,48", "ivory")
    body.area("26,38 30,38 27,48 25,48", "fog")
    body.area("22,41 26,41 27,48 21,48", cloth.middle)
    body.vl(22, 42, 47, cloth.light)
    body.vl(26, 42, 47, cloth.dark)
    body.dots("24,44 23,46 25,46", cloth.shine)
    for collar, tones in (("9,45 11,38 16,36.6 22,47 14,48", ("umber", "brass", "cream")),
                          ("39,45 37,38 32,36.6 26,47 34,48", ("umber", "brass", "brass"))):  # fmt: skip
        m = body.m_poly(collar)
        body.form(m, tones, radius=3)
        body.put(m & ~shift(m, 0, 1), "cream")
    body.put(b.coat & (body.yy == 46) & (body.xx < 12), "umber")
    body.rect(6, 44, 2, 2, "umber")
    body.rect(40, 44, 2, 2, "cocoa")


def _face(b: Bust) -> None:
    face = b.face
    b.head(fw=11, top=9, chin=40, jw=9, cw=4.6, cheek=25)
    b.ear(12, 26, -1)
    b.ear(36, 26, 1)
    b.eyes(25, 11, "plain", "umber", ("half", "arc", "glare"))
    b.brows("ink", 21, 7, 2, ((0, -1, 0), (-1, -2, 0), (2, 0, -1)))
    b.nose(31, "mid")
    x = b.middle
    up = b.mood == HAPPY
    for way in ([(x - 1, 33), (x - 4, 33), (x - 6, 34 - up)], [(x + 1, 33), (x + 4, 33), (x + 6, 34 - up)]):
        face.path(way, "ink")
    b.mouth(36, half=4, looks=("smirk", "grin", "frown"))
    b.wrinkles("17,30 17,31 31,30 31,31 24,39")
    face.rect(13, 18, 2, 6, "ink")
    face.rect(34, 18, 2, 6, "ink")


def _hat(b: Bust, cloth: Cloth) -> None:
    face = b.face
    crown = face.m_blob("13,15 13,7 17,3.4 22,4.8 26,4.2 31,2.8 35.6,7 36,15 24,16")
    brim = face.m_blob("5,14 11,13 24,14 37,13 43,14 40,17 33,18.4 24,19 15,18.8 8,17.6")
    b.shade_under(crown | brim, 1, 2)
    face.form(crown, cloth.tones, radius=5, lo=0.46, hi=0.78, top=0.92)
    face.put(face.m_path("20,5 23,8.6 27,5", 1, smooth=True) & crown, cloth.dark)
    band = crown & (face.yy > 10.4) & (face.yy < 15)
    face.put(band, "night")
    face.put(band & (face.xx < 18), "indigo")
    face.rect(31, 11, 3, 3, "indigo")
    face.px(31, 11, "steel")
    face.put(brim, cloth.middle)
    face.put(brim & ~shift(brim, 0, 1) & (face.xx < 34), cloth.light)
    face.put(brim & ~shift(brim, 0, 1) & (face.xx < 16), cloth.shine)
    face.put(brim & ~shift(brim, 0, -1), cloth.dark)
    face.put(brim & (face.xx > 35), cloth.dark)


def draw(mood: int, cloth: Cloth) -> Bust:
    """The bust in one mood."""
    b = Bust("brown", mood, look=1, wall=cloth.wall, rim=cloth.rim, turn=3)
    _clothes(b, cloth)
    _face(b)
    _hat(b, cloth)
    return b
