"""The grand duke: swept hair and a great forked beard."""

from __future__ import annotations

from art.bust import HAPPY, UPSET, Bust
from art.easel import mirror


def _clothes(b: Bust) -> None:
    body = b.body
    b.neck(6)
    b.shoulders(("smoke", "fog", "ivory"), y=40, w=22)
    body.put(body.m_poly("9,40 15,40 36,50 26,50") & b.coat, "teal")
    body.put(body.m_poly("9,40 10,40 29,50 26,50") & b.coat, "cyan")
    for x0, x1 in ((2, 10), (38, 46)):
        body.rect(x0, 42, x1 - x0, 3, "gold")
        body.hl(x0, x1 - 1, 42, "goldl")
        for x in range(x0, x1, 2):
            body.vl(x, 45, 46, "brass")
            body.px(x + 1, 45, "gold")
    body.rect(15, 39, 18, 4, "crimson")
    body.hl(15, 32, 39, "gold")
    body.hl(15, 32, 42, "gold")
    # star order
    body.disc(35, 46, 2.6, 2.6, "goldl")
    body.px(35, 46, "crimson")


def _face(b: Bust) -> None:
    face = b.face
    b.head(fw=11, top=7, chin=38, jw=9, cw=5)
    b.eyes(23, 11, "plain", "teal", ("half", "arc", "sad"))
    b.brows("umber", 19, 8, 3, ((0, -1, 1), (-1, -2, 0), (-2, 0, 2)), "brass")
    b.nose(31, "long")
    b.wrinkles("17,27 18,27 19,27 29,27 30,27 31,27")
    face.put(b.skull & (face.xx > 31) & (face.yy > 14) & (face.yy < 33), "skind")
    face.put(b.skull & (face.xx > 34) & (face.yy > 14), "skindd")
    face.dots("16,29 17,30 31,29 30,30", "skind")


def _crown(b: Bust) -> None:
    face = b.face
    mood = b.mood
    # swept hair
    hr = face.m_blob("12,22 11.5,13 15,6 24,4 33,5 37.5,12 37,22 35,18 34,12 28,9.5 22,11 17,12 14,17")
    b.shade_under(hr, 1, 1)
    face.form(hr, ("umber", "brass", "gold", "goldl"), radius=4, lo=0.46, hi=0.74)
    for p in ("18,8 24,6 32,8", "14,14 18,9", "28,7 35,13"):
        face.put(face.m_path(p, 1, smooth=True) & hr, "umber")
    for pts in ("11.6,19 14,18 15,24 14.4,30 12,30", "36.6,19 34.6,18 34,24 34.6,30 37,30"):
        face.form(face.m_blob(pts), ("umber", "brass", "gold"), radius=2)
    # great forked beard
    bd = face.m_blob(
        "12.5,27 14,32 18,33 25,32 32,33 35,31 36,27 37,34 35,41 30,46 26,43 25,42 24,43 19,46 14,41 12,34"
    )
    face.form(bd, ("umber", "brass", "gold", "goldl"), radius=5, lo=0.42, hi=0.78)
    for p in ("17,35 17,41", "21,38 20,44", "29,38 30,44", "33,34 33,40", "25,38 25,42", "14,31 14,37"):
        face.put(face.m_path(p) & bd, "umber")
    tip = 34 + (1, -1, 2)[mood]
    ms = face.m_blob(mirror(25, [(0, 32), (5, 32.4), (9, tip), (6, 36), (0, 34.6)]))
    face.rect(23, 35, 5, 2, "mahog")
    if mood == HAPPY:
        face.rect(22, 35, 7, 1, "ivory")
        face.rect(23, 36, 5, 2, "wine")
    elif mood == UPSET:
        face.rect(24, 35, 3, 2, "wine")
    else:
        face.hl(23, 27, 36, "skind")
    face.form(ms, ("umber", "gold", "goldl"), radius=2, smooth=1)


def draw(mood: int) -> Bust:
    """The bust in one mood."""
    b = Bust("fair", mood, look=1, wall=("night", "indigo"), rim="haze")
    _clothes(b)
    _face(b)
    _crown(b)
    return b
