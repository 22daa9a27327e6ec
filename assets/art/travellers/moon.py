"""The night owl: a black bob with a fringe, a band with a moonstone, a silk dress."""

from __future__ import annotations

from art.bust import Bust
from art.easel import shift
from art.travellers.cloth import Cloth


def _clothes(b: Bust, cloth: Cloth) -> None:
    body, back = b.body, b.behind
    b.neck(4, 34)
    b.shoulders(("skindd", "skind", "blush"), y=42, w=17, slope=4, neck=4)
    dress = body.m_blob("3,54 6,45 13,42 17,45 21,49 27,49 31,45 35,42 42,45 45,54")
    body.form(dress, cloth.tones, radius=3, lo=0.44, hi=0.76, open_bottom=True)
    body.put(dress & ~shift(dress, 0, 1), cloth.shine)
    body.dots("9,46 12,45 36,45 39,46 14,47 34,47", "ivory")
    for x, y in ((19, 40), (20, 42), (22, 44), (26, 44), (28, 42), (29, 40)):
        body.px(x, y, "ivory")
        body.px(x + 1, y, "haze")
    body.rect(23, 45, 3, 3, cloth.light)
    body.px(23, 45, "ivory")
    bob = back.m_blob("24,5 35,8 39,16 39,27 41,36 35,38 30,34 18,34 13,38 7,36 9,27 9,16 13,8")
    back.form(bob, ("ink", "night", "indigo"), radius=5)


def _face(b: Bust, cloth: Cloth) -> None:
    b.head(fw=10.2, top=9, chin=39, jw=7.6, cw=3.2, cheek=26)
    b.eyes(26, 11, "painted", "mahog", ("open", "arc", "sad"), cloth.light)
    b.brows("ink", 21, 6, 1, ((0, -1, 0), (-1, -2, -1), (-2, -1, 1)))
    b.nose(31, "small")
    b.mouth(35, "painted", 3, looks=("smirk", "grin", "frown"), lips=("crimson", "red", "coral"))
    b.flush(30, "coral", w=3, off=7)


def _hair(b: Bust, cloth: Cloth) -> None:
    face = b.face
    hair = face.m_blob(
        "8.6,27 9,15 14,8 24,4.6 34,8 39,15 39.4,27 41,35 36,37 34.4,30 34.6,21 30,20.4 24,20 18,20.4 13.4,21"
        " 13.6,30 12,37 7,35"
    )
    b.shade_under(hair, 1, 1)
    face.form(hair, ("ink", "night", "indigo"), radius=5, lo=0.46, hi=0.8)
    for way in ("13,17 16,11 22,8 29,8", "11,20 11,27 10,33", "16,19 18,13", "37,20 37,28 38,34",
                "30,19 30,14", "24,19 24,13"):  # fmt: skip
        face.put(face.m_path(way, 1, smooth=True) & hair, "dusk")
    face.put(face.m_path("14,15 17,10 22,7", 1, smooth=True) & hair, "haze")
    face.put(face.m_path("10,21 9,27 10,32", 1) & hair, "steel")
    for x in (16, 20, 25, 29, 33):
        face.put(face.m_rect(x, 16, 1, 5) & hair, "ink")
    band = face.m_path("10,17 16,13.6 24,12.4 32,13.6 38,17", 3, smooth=True) & hair
    face.put(band, cloth.middle)
    face.put(band & (face.xx < 26) & ~shift(band, 0, 1), cloth.shine)
    face.put(band & (face.xx > 31), cloth.dark)
    face.put(band & ~shift(band, 0, -1), cloth.dark)
    plume = face.m_blob("33,13 31,6 33,1 37,0.6 39,5 37,10")
    face.form(plume, (cloth.dark, cloth.middle, cloth.light, "ivory"), radius=3, lo=0.4, hi=0.66, top=0.86)
    face.path("34,13 35,7 36,2", cloth.dark)
    face.disc(33, 13.6, 2.6, 2.6, "brass")
    face.disc(33, 13.4, 1.7, 1.7, "fog")
    face.px(32, 13, "ivory")
    for x in (12, 36):
        face.px(x, 30, "gold")
        face.rect(x, 31, 1, 4, cloth.light)
        face.px(x, 35, "ivory")


def draw(mood: int, cloth: Cloth) -> Bust:
    """The bust in one mood."""
    b = Bust("fair", mood, look=1, wall=cloth.wall, rim=cloth.rim, turn=2)
    _clothes(b, cloth)
    _face(b, cloth)
    _hair(b, cloth)
    return b
