"""The reporter: a beret over copper curls, a bow at the collar, a pencil behind the ear."""

from __future__ import annotations

from art.bust import Bust
from art.easel import shift, triples
from art.travellers.cloth import Cloth

CURLS = "11,21,3.6 10,26,3.8 11,31,3.6 14,35,3.2 37,21,3.6 38,26,3.8 37,31,3.6 34,35,3.2 13,16,3.4 35,16,3.4"
"""Middle and radius of each curl beside her face."""


def _clothes(b: Bust, cloth: Cloth) -> None:
    body = b.body
    b.neck(4, 34)
    b.shoulders(("smoke", "slate", "haze"), y=41, w=18, slope=5, neck=6)
    for x in range(5, 46, 4):
        body.put(b.coat & (body.xx == x), "smoke")
    for collar in ("15,39 22,42 20,47 12,44", "33,39 26,42 28,47 36,44"):
        m = body.m_poly(collar)
        body.put(m, "ivory" if collar < "2" else "fog")
        body.put(m & ~shift(m, 0, -1), "haze")
    for loop in ("24,43 17,40.6 15,45 18,48", "24,43 31,40.6 33,45 30,48"):
        body.form(body.m_blob(loop), cloth.tones, radius=2, smooth=1)
    body.rect(23, 41, 3, 4, cloth.middle)
    body.vl(23, 41, 44, cloth.light)


def _face(b: Bust) -> None:
    b.head(fw=10.4, top=9, chin=39, jw=7.6, cw=3.6, cheek=26)
    b.eyes(26, 11, "painted", "feltl", ("open", "arc", "glare"))
    b.brows("cocoa", 21, 6, 1, ((0, -2, 0), (-1, -3, -1), (2, 0, -1)))
    b.nose(31, "button")
    b.mouth(35, "painted", 4, looks=("smirk", "laugh", "frown"), lips=("crimson", "red", "coral"))
    b.flush(30, "coral", w=4, off=7)
    b.face.dots("18,30 20,31 28,31 30,30 24,29", b.skin.shadow)


def _curls(b: Bust) -> None:
    face = b.face
    fringe = face.m_blob("11,24 11,14 18,10 30,10 37,14 37,24 34,20 30,18 26,19.6 21,17.6 17,20 14,19.6")
    b.shade_under(fringe, 1, 1)
    face.form(fringe, ("cocoa", "umber", "skindd", "coral"), radius=3, lo=0.44, hi=0.74, top=0.92)
    for x, y, r in triples(CURLS + " 18,18,2.6 24,17,2.8 30,18,2.6"):
        face.disc(x, y, r, r, "cocoa")
        face.disc(x - 0.4, y - 0.5, r * 0.76, r * 0.76, "umber")
        lit = face.m_disc(x - 0.6, y - 0.8, r * 0.7) & ~face.m_disc(x + 0.3, y + 0.4, r * 0.66)
        face.put(lit, "skindd" if x > 28 else "skind")
        face.px(x, y, "cocoa")


def _beret(b: Bust, cloth: Cloth) -> None:
    face = b.face
    beret = face.m_blob("9,14 6,9 9,4.4 18,2 30,2.6 38,6 39,12 36,15.6 26,12.6 16,13")
    b.shade_under(beret, 1, 3)
    face.form(beret, cloth.tones, radius=6, lo=0.46, hi=0.78, top=0.92)
    face.put(face.m_path("10,13 18,11.4 27,11.6 36,15", 2, smooth=True) & beret, cloth.dark)
    face.put(face.m_path("12,9 18,6 26,6", 1, smooth=True) & beret, cloth.shine)
    face.vl(22, 0, 2, cloth.middle)
    face.path("35,24 42,18 44,16", "gold", 2)
    face.px(45, 15, "cream")
    face.px(46, 14, "ink")
    face.dots("35,25 36,24", "coral")


def draw(mood: int, cloth: Cloth) -> Bust:
    """The bust in one mood."""
    b = Bust("fair", mood, look=-1, wall=cloth.wall, rim=cloth.rim, turn=2)
    _clothes(b, cloth)
    _face(b)
    _curls(b)
    _beret(b, cloth)
    return b
