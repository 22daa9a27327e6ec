"""The student: a mop of straw hair, freckles, a long scarf thrown over one shoulder."""

from __future__ import annotations

from art.bust import HAPPY, Bust
from art.easel import shift, triples
from art.travellers.cloth import Cloth


def _clothes(b: Bust, cloth: Cloth) -> None:
    body = b.body
    b.neck(5)
    b.shoulders(("mahog", "cocoa", "umber", "brass"), y=41, w=19, slope=5, neck=7)
    for x in range(6, 44, 4):
        body.put(b.coat & (body.xx == x) & (body.yy % 3 != 0), "cocoa")
    tail = body.m_poly("30,41 37,43 36,48 29,48")
    body.form(tail, cloth.tones, radius=3, open_bottom=True)
    scarf = body.m_blob("11,43 12,36 16,33.6 24,37 32,33.6 36,36 37,43 31,46.4 24,47 16,46")
    body.form(scarf, cloth.tones, radius=3, lo=0.42, hi=0.74, top=0.88)
    for way in ("13,38 19,42 27,44", "13,42 19,46", "34,37 28,42", "35,41 31,45"):
        body.put(body.m_path(way, 1, smooth=True) & scarf, cloth.dark)
    body.put((scarf | tail) & ((body.xx + body.yy) % 9 == 0), "ivory")
    body.put((scarf | tail) & ((body.xx + body.yy) % 9 == 1), cloth.shine)


def _face(b: Bust) -> None:
    face = b.face
    b.head(fw=10.6, top=9, chin=39, jw=8, cw=4.4, cheek=26)
    b.ear(13, 27, -1)
    b.ear(35, 27, 1)
    b.eyes(25, 11, "plain", "steel", ("open", "arc", "sad"))
    b.brows("umber", 21, 6, 2, ((0, -1, 0), (-2, -3, -1), (-2, 0, 1)), "brass")
    b.nose(31, "button")
    b.mouth(35, "plain", 4, looks=("smirk", "laugh", "wavy"))
    b.flush(30, w=4, off=7)
    face.dots("16,29 18,30 20,29 28,29 30,30 32,29 17,31 31,31", "skind")


def _hair(b: Bust) -> None:
    face = b.face
    mop = face.m_blob(
        "10.6,23 9.4,15 12,9 15,9.6 15,5 20,5.4 23,2.6 26,5 31,3 32,6.4 37,7 36,10.6 39,14 36.6,23 34.6,19"
        " 32,16.4 29,18.6 26.6,15.4 22,19.4 20,16 15.6,20 13.4,18.6"
    )
    b.shade_under(mop, 1, 1)
    face.form(mop, ("brass", "gold", "goldl", "ivory"), radius=4, lo=0.46, hi=0.76, top=0.92)
    for way in ("13,18 14,12 19,8", "20,15 22,9 26,7", "27,14 28,9 31,7", "33,15 33,11 35,10", "17,18 18,13"):
        face.put(face.m_path(way, 1, smooth=True) & mop, "brass")
    face.put(mop & ~shift(mop, 0, -1) & (face.xx > 26), "umber")
    for x, y, r in triples("12,20,1.4 36,20,1.4"):
        face.disc(x, y, r, r + 1, "brass")
    if b.mood == HAPPY:
        face.dots("22,36 26,36", "cream")


def draw(mood: int, cloth: Cloth) -> Bust:
    """The bust in one mood."""
    b = Bust("fair", mood, look=-1, wall=cloth.wall, rim=cloth.rim, turn=1)
    _clothes(b, cloth)
    _face(b)
    _hair(b)
    return b
