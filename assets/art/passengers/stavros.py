"""The smuggler: sailor's cap, stubble, scar."""

from __future__ import annotations

from art.bust import HAPPY, Bust
from art.easel import mirror, shift


def _clothes(b: Bust) -> None:
    body = b.body
    b.neck(7)
    b.shoulders(("ink", "indigo", "dusk"), y=40, w=21)
    sh = body.m_poly("15,39 33,39 29,49 19,49")
    body.put(sh, "ivory")
    for y in (41, 44, 47):
        body.put(sh & (body.yy == y), "teal")
        body.put(sh & (body.yy == y + 1) & (body.xx > 26), "fog")
    body.area("11,41 16,39 20,48 12,48", "dusk")
    body.area("37,41 32,39 28,48 36,48", "night")
    body.area("14,39 34,39 30,43 24,44 18,43", "crimson")
    body.area("14,39 22,39 20,43", "red")
    body.px(24, 42, "wine")
    body.px(25, 43, "wine")


def _face(b: Bust) -> None:
    face = b.face
    mood = b.mood
    b.head(fw=11, top=9, chin=40, jw=10, cw=6, cheek=26)
    b.ear(13, 26, -1)
    b.ear(36, 26, 1)
    face.dots("12,30 12,31 13,32 11,31", "goldl")
    b.eyes(25, 11, "sly", "felt", ("open", "half", "glare"))
    b.brows("ink", 21, 7, 3, ((1, 0, 0), (0, -2, -1), (3, 0, -1)))
    b.nose(32, "hook")
    st = b.skull & ((face.yy > 32) | ((face.yy > 28) & ((face.xx < 16) | (face.xx > 32)))) & (face.xx > 13)
    face.put(st & ((face.xx + face.yy) % 2 == 0), "skindd")
    face.put(st & (face.yy > 37), "skindd")
    face.put(st & (face.yy > 37) & ((face.xx + face.yy) % 2 == 0), "umber")
    ms = face.m_blob(mirror(25, "0,33 5,33.4 7,37 4,35.6 0,35"))
    b.mouth(37, half=4, looks=("smirk", "grin", "frown"))
    if mood == HAPPY:
        face.px(27, 37, "goldl")
        face.px(28, 37, "gold")
    face.put(ms, "ink")
    face.put(ms & ~shift(ms, 0, 1) & (face.xx < 25), "smoke")


def _crown(b: Bust) -> None:
    face = b.face
    # scar through the left brow
    face.dots("17,19 17,20 16,21 16,22 15,28 15,29 16,30", "coral")
    # curls + fisherman's cap
    for p in ("12,18 10.6,21 12,24 14,22 14,18", "36,18 37.6,21 36,24 34,22 34,18"):
        face.form(face.m_blob(p), ("ink", "ink", "smoke"), radius=2)
    cap = face.m_blob("9,14 10,7 17,3 26,2.6 35,4 40,9 39,14 32,13 24,13 15,14")
    b.shade_under(face.m_rect(11, 12, 27, 7), 1, 3)
    face.form(cap, ("ink", "night", "indigo", "steel"), radius=6, lo=0.48, hi=0.82)
    bnd = face.m_blob("11,14 24,12 37,14 37,17 24,15.4 11,17")
    face.put(bnd, "smoke")
    face.put(bnd & (face.xx < 22), "slate")
    face.hl(18, 32, 13, "gold")
    vis = face.m_blob("12,17 20,15 30,15 36.6,17 34,20 24,18.4 14,20")
    face.put(vis, "ink")
    face.put(vis & ~shift(vis, 0, 1) & (face.xx < 29), "steel")
    face.dots("24,9 24,10 23,10 25,10 24,11 24,8", "goldl")


def draw(mood: int) -> Bust:
    """The bust in one mood."""
    b = Bust("tan", mood, look=1, wall=("feltdd", "feltd"), rim="teal")
    _clothes(b)
    _face(b)
    _crown(b)
    return b
