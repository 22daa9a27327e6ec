"""The seafarer: watch cap, copper beard, pea coat over a roll-neck."""

from __future__ import annotations

from art.bust import HAPPY, Bust
from art.easel import shift
from art.travellers.cloth import Cloth


def _clothes(b: Bust, cloth: Cloth) -> None:
    body = b.body
    b.neck(7)
    b.shoulders(("ink", "night", "indigo", "dusk"), y=40, w=22, slope=4, neck=9)
    roll = body.m_blob("14,45 14,39 19,37 29,37 34,39 34,45 24,48")
    body.form(roll, cloth.tones[:3], radius=3)
    for x in range(15, 34, 3):
        body.put(body.m_rect(x, 40, 1, 7) & roll, cloth.dark)
    for lapel in ("5,44 13,40 18,48 8,48", "43,44 35,40 30,48 40,48"):
        m = body.m_poly(lapel)
        body.form(m, ("ink", "indigo", "dusk"), radius=2)
        body.put(m & ~shift(m, 0, 1), "steel")
    for x in (10, 37):
        body.rect(x, 45, 2, 2, "gold")
        body.px(x, 45, "goldl")


def _face(b: Bust) -> None:
    b.head(fw=11.4, top=9, chin=38, jw=10, cw=6, cheek=25)
    b.ear(12, 26, -1)
    b.ear(36, 26, 1)
    b.eyes(24, 11, "plain", "teal", ("open", "arc", "glare"))
    b.brows("umber", 20, 7, 2, ((0, -1, 0), (-2, -2, 0), (2, 0, -1)), "brass")
    b.flush(29, w=4)


def _beard(b: Bust) -> None:
    face = b.face
    x = b.middle
    beard = face.m_blob(
        "11.6,26 13.4,30 17,32.6 24,31.8 31,32.6 34.6,30 36.4,26 36,35 31,41 24,43 17,41 12,35"
    )
    face.form(beard, ("cocoa", "umber", "brass", "gold"), radius=4, lo=0.44, hi=0.76, top=0.9)
    for y, x0 in ((35, 15), (37, 18), (39, 22), (38, 27), (36, 31), (40, 19), (34, 17)):
        face.vl(x0, y, y + 1, "umber")
    b.nose(31, "broad", red=True)
    b.mouth(36, looks=("flat", "laugh", "frown"))
    droop = (0, -1, 1)[b.mood]
    whiskers = face.m_blob(
        [(x, 32), (x + 5, 32.4), (x + 9, 35 + droop), (x + 4, 35), (x, 34.4), (x - 4, 35),
         (x - 9, 35 + droop), (x - 5, 32.4)]
    )  # fmt: skip
    face.form(whiskers, ("umber", "brass", "gold"), radius=2, smooth=1)
    if b.mood == HAPPY:
        face.px(x + 2, 36, "goldl")


def _cap(b: Bust, cloth: Cloth) -> None:
    face = b.face
    knit = face.m_blob("11.6,17 12,9 17,4 24,2.6 31,4 36,9 36.6,17 24,15.4")
    b.shade_under(knit, 1, 2)
    face.form(knit, cloth.tones, radius=6, lo=0.44, hi=0.8, top=0.93)
    for x in range(13, 37, 3):
        face.put(face.m_rect(x, 3, 1, 9) & knit & (face.xx + face.yy > 20), cloth.dark)
    cuff = face.m_blob("10.6,12 17,10.4 24,10 31,10.4 37.4,12 37.4,17.4 31,16.2 24,15.8 17,16.2 10.6,17.4")
    face.form(cuff, cloth.tones, radius=3, lo=0.42, hi=0.72, top=0.9)
    face.put(cuff & ~shift(cuff, 0, 1) & (face.xx < 28), cloth.shine)
    for x in range(12, 38, 2):
        face.put(face.m_rect(x, 12, 1, 4) & cuff & (face.xx > 12), cloth.dark if x > 30 else cloth.middle)
    face.put(cuff & ~shift(cuff, 0, -1), cloth.dark)
    for side in (12, 35):
        face.rect(side, 17, 1, 5, "umber")


def draw(mood: int, cloth: Cloth) -> Bust:
    """The bust in one mood."""
    b = Bust("tan", mood, look=-1, wall=cloth.wall, rim=cloth.rim, turn=2)
    _clothes(b, cloth)
    _face(b)
    _beard(b)
    _cap(b, cloth)
    return b
