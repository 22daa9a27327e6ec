"""The conductor: kepi, handlebar moustache, brass buttons."""

from __future__ import annotations

from art.bust import HAPPY, UPSET, Bust
from art.easel import mirror, shift


def _clothes(b: Bust) -> None:
    body = b.body
    b.neck(6)
    b.shoulders(("night", "indigo", "dusk", "steel"), y=40, w=21)
    body.area("16,39 32,39 33,43 24,46 15,43", "night")
    body.hl(17, 31, 41, "gold")
    body.hl(17, 24, 41, "goldl")
    body.vl(24, 43, 47, "ink")
    for x in (20, 28):
        body.rect(x, 45, 2, 2, "gold")
        body.px(x, 45, "goldl")
    body.hl(5, 9, 44, "gold")
    body.hl(38, 42, 44, "brass")


def _face(b: Bust) -> None:
    face = b.face
    b.head(fw=12, top=10, chin=39, jw=11, cw=6)
    b.ear(12, 26, -1)
    b.ear(36, 26, 1)
    # side hair
    face.rect(12, 18, 2, 5, "slate")
    face.rect(34, 18, 2, 5, "smoke")
    b.eyes(24, 11, "plain", "teal", ("open", "arc", "wide"))
    b.brows("smoke", 20, 6, 2, ((0, -1, 0), (-1, -2, 0), (-3, -3, -1)), "slate")
    b.nose(31, "broad", red=True)
    b.flush(29, w=4)


def _crown(b: Bust) -> None:
    face = b.face
    mood = b.mood
    # handlebar moustache
    up = (0, -2, 2)[mood]
    if mood == HAPPY:
        b.mouth(36, looks=("flat", "laugh", "o"))
    elif mood == UPSET:
        face.rect(22, 35, 4, 3, "mahog")
        face.rect(23, 36, 2, 1, "wine")
    else:
        face.hl(21, 25, 36, "skindd")
    bow = up * 0.5
    half = [(0, 32), (5, 32.5), (9, 34 + bow), (12, 32 + up), (10, 36 + bow), (4, 36), (0, 34.5)]
    ms = face.m_blob(mirror(23, half))
    face.form(ms, ("cocoa", "umber", "brass"), radius=2, smooth=1)
    face.put(ms & ~shift(ms, 0, -1), "mahog")
    # kepi
    cap = face.m_blob("11,14 12,6 18,3 24,2.4 30,3 36,6 37,14 30,16 24,16.5 18,16")
    b.shade_under(cap | face.m_rect(12, 12, 25, 6), 1, 3)
    face.form(cap, ("night", "indigo", "dusk", "steel"), radius=5, lo=0.45, hi=0.82)
    band = cap & (face.yy >= 10) & (face.yy <= 13)
    face.put(band, "crimson")
    face.put(band & (face.yy == 10), "gold")
    face.put(band & (face.xx > 30), "wine")
    face.put(band & (face.yy == 10) & (face.xx > 31), "brass")
    face.put(band & (face.yy == 13), "brass")
    vis = face.m_blob("11,15 18,14 24,14 31,14 37,15 35,18.5 29,17.6 24,17.4 18,17.6 12,18.5")
    face.put(vis, "ink")
    face.put(vis & ~shift(vis, 0, 1) & (face.xx < 30), "slate")
    face.dots("15,16 16,16 17,16", "haze")
    face.disc(23.5, 9.5, 3.4, 3.4, "gold")
    face.disc(23, 9, 2.2, 2.2, "goldl")
    face.px(24, 10, "brass")
    face.dots("23,8 23,9 23,10 22,9 24,9", "crimson")


def draw(mood: int) -> Bust:
    """The bust in one mood."""
    b = Bust("fair", mood, look=-1, wall=("feltdd", "feltd"))
    _clothes(b)
    _face(b)
    _crown(b)
    return b
