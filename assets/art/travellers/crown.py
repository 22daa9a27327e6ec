"""The heiress: a wide hat with a ribbon, chestnut waves, a fur collar and a string of pearls."""

from __future__ import annotations

from art.bust import Bust
from art.easel import points, shift
from art.travellers.cloth import Cloth


def _clothes(b: Bust, cloth: Cloth) -> None:
    body, back = b.body, b.behind
    b.neck(4, 34)
    b.shoulders(cloth.tones, y=41, w=18, slope=5, neck=5)
    fur = body.m_blob("6,49 8,41 15,38.4 19,42 21,48") | body.m_blob("42,49 40,41 33,38.4 29,42 27,48")
    body.form(
        fur, ("mahog", "cocoa", "umber", "brass"), radius=4, lo=0.44, hi=0.74, top=0.9, open_bottom=True
    )
    body.dots("9,43 12,41 14,44 11,46 36,41 39,44 35,45 33,42 17,44", "brass")
    body.dots("10,45 13,47 37,43 34,47 40,46", "mahog")
    body.area("20,40 28,40 25,48 23,48", b.skin.middle)
    for x, y in points("19,39 20,41 22,43 24,44 26,43 28,41 29,39"):
        body.px(x, y, "ivory")
        body.px(x, y + 1, "haze")
    waves = back.m_blob("24,12 35,15 38,22 38,31 35,36 30,32 18,32 13,36 10,31 10,22 13,15")
    back.form(waves, ("mahog", "cocoa", "umber"), radius=5)


def _face(b: Bust) -> None:
    b.head(fw=10, top=9, chin=39, jw=7.4, cw=3.2, cheek=26)
    b.eyes(26, 11, "painted", "umber", ("half", "arc", "wide"), "orchid")
    b.brows("cocoa", 21, 6, 1, ((0, -2, -1), (-1, -3, -1), (-2, -3, -1)))
    b.nose(32, "small")
    b.mouth(35, "painted", 4, looks=("flat", "grin", "o"), lips=("wine", "crimson", "coral"))
    b.flush(30, "coral", w=3, off=7)
    b.face.px(30, 33, "mahog")


def _hair(b: Bust) -> None:
    face = b.face
    for side in (-1, 1):
        locks = points("9,17 13,19 14.4,24 13,28 14.6,32 11,35 9.4,31 10.6,27 8.8,22")
        waves = face.m_blob([(24 + side * dx, y) for dx, y in locks])
        face.form(waves, ("cocoa", "umber", "skindd", "skind"), radius=3, lo=0.44, hi=0.66, top=0.82)
        for y in (21, 26, 30):
            face.put(face.m_line(24 + side * 14, y, 24 + side * 10, y + 2) & waves, "cocoa")
        face.px(24 + side * 12, 34, "ivory")
        face.px(24 + side * 12, 35, "haze")


def _hat(b: Bust, cloth: Cloth) -> None:
    face = b.face
    crown = face.m_blob("13,14 14,6 19,2.6 25,2 31,3.4 35,7 35.6,14 24,15")
    brim = face.m_blob("3,20 5,15 13,12.6 24,12.4 36,11.6 44,13 46,17 40,17.6 30,17.4 20,18.6 11,20.4")
    b.shade_under(brim, 1, 4)
    face.form(crown, cloth.tones, radius=5, lo=0.46, hi=0.76, top=0.9)
    ribbon = crown & (face.yy > 9)
    face.put(ribbon, "ivory")
    face.put(ribbon & (face.xx > 25), "fog")
    face.put(ribbon & (face.xx > 31), "haze")
    face.form(brim, cloth.tones, radius=3, smooth=1, lo=0.46, hi=0.74, top=0.94)
    face.put(brim & ~shift(brim, 0, 1) & (face.xx < 36), cloth.shine)
    face.put(brim & ~shift(brim, 0, -1), cloth.dark)
    for way, tones in (("31,10 36,5 39,8 35,12", ("haze", "ivory", "ivory")),
                       ("31,11 38,11 38,15 33,14", ("slate", "fog", "ivory"))):  # fmt: skip
        face.form(face.m_blob(way), tones, radius=2, smooth=1)
    face.disc(31.4, 11, 1.8, 1.8, "gold")
    face.px(31, 10, "ivory")


def draw(mood: int, cloth: Cloth) -> Bust:
    """The bust in one mood."""
    b = Bust("pale", mood, look=1, wall=cloth.wall, rim=cloth.rim, turn=2)
    _clothes(b, cloth)
    _face(b)
    _hair(b)
    _hat(b, cloth)
    return b
