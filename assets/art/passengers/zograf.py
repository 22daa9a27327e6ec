"""The widow: pill hat, net veil, cameo."""

from __future__ import annotations

import numpy as np

from art.bust import UPSET, Bust
from art.easel import points, shift


def _clothes(b: Bust) -> None:
    body = b.body
    back = b.behind
    b.neck(4, 34)
    b.shoulders(("ink", "night", "smoke"), y=41, w=18, slope=5, neck=5)
    body.area("19,40 29,40 24,47", "blush")
    body.area("25,40 29,40 24,47", "skind")
    for x, y in points("18,40 19,42 20,44 22,46 30,40 29,42 28,44 26,46"):
        body.px(x, y, "slate")
        body.px(x + 1, y + 1, "ink")
    body.disc(24, 46, 2, 2, "violet")
    body.px(23, 45, "orchid")
    body.dots("24,44 24,48 22,46 26,46", "gold")
    bk = back.m_blob("24,8 35,12 37,22 36,32 31,36 17,36 12,32 11,22 13,12")
    back.form(bk, ("ink", "ink", "night"), radius=4)


def _face(b: Bust) -> None:
    face = b.face
    mood = b.mood
    b.head(fw=10, top=9, chin=39, jw=7, cw=3, cheek=25)
    b.eyes(25, 11, "painted", "violet", ("half", "shut", "sad"), "violet")
    b.brows("ink", 20, 6, 1, ((0, -2, -1), (-1, -3, -1), (-2, -1, 1)))
    b.nose(31, "small")
    b.mouth(35, "painted", 4, looks=("flat", "smirk", "frown"), lips=("wine", "crimson", "red"))
    b.wrinkles("18,29 19,30 33,29 32,30")
    if mood == UPSET:
        face.vl(17, 28, 31, "cyan")
        face.px(17, 31, "ivory")


def _crown(b: Bust) -> None:
    face = b.face
    # side hair
    for pts in (
        "13,16 16,17 15,22 14,28 15.4,33 12,31 11.4,22",
        "36,16 33,17 34,22 34.6,28 33,33 36.6,31 37,22",
    ):
        m = face.m_blob(pts)
        face.put(m, "ink")
        face.put(m & shift(~m, 2, 0) & (face.xx < 24), "dusk")
    # tilted pill hat with net veil
    hat = face.m_blob("9,17 10,8 17,3.6 27,2.6 35,5 39,11 37,15 28,13 18,15")
    b.shade_under(hat, 1, 2)
    face.form(hat, ("ink", "night", "smoke", "slate"), radius=5, lo=0.48, hi=0.84)
    face.put(face.m_path("10,14 18,11.6 28,10 38,12", 2, smooth=True) & hat, "violet")
    face.put(face.m_path("10,14 18,11.6 24,10.6", 1, smooth=True) & hat, "orchid")
    # feather
    ft = face.m_blob("34,8 39,2 45,1 44,5 40,9 36,11")
    face.form(ft, ("ink", "violet", "orchid"), radius=2)
    face.stroke(35, 9, 43, 3, "ink")
    # veil: diagonal net over the eyes
    v = b.skull & (face.yy > 14) & (face.yy < 31 - np.abs(face.xx - 24) * 0.18)
    net = v & (((face.xx + face.yy) % 6 == 0) | ((face.xx - face.yy) % 6 == 0))
    dimmed = {"ivory": "fog", "cream": "skind", "blush": "skind", "skind": "skindd"}
    face.swap(net, dimmed)
    face.put(v & ((face.xx + face.yy) % 6 == 0) & ((face.xx - face.yy) % 6 == 0), "ink")


def draw(mood: int) -> Bust:
    """The bust in one mood."""
    b = Bust("pale", mood, look=1, wall=("night", "dusk"), rim="haze", turn=2)
    _clothes(b)
    _face(b)
    _crown(b)
    return b
