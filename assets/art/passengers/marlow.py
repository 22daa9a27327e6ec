"""The novelist: cloche hat, round spectacles, a pencil."""

from __future__ import annotations

import numpy as np

from art.bust import Bust


def _clothes(b: Bust) -> None:
    body = b.body
    back = b.behind
    b.neck(5, 34)
    b.shoulders(("cocoa", "umber", "brass"), y=41, w=19, slope=5, neck=6)
    body.area("17,40 31,40 27,48 21,48", "ivory")
    body.area("17,40 20,40 24,48 21,48", "cream")
    body.rect(22, 43, 4, 3, "crimson")
    body.px(22, 43, "red")
    body.dots("21,44 26,44", "wine")
    bk = back.m_blob("24,8 36,12 38,22 37,33 31,36 17,36 11,33 10,22 12,12")
    back.form(bk, ("cocoa", "umber", "brass"), radius=4)


def _face(b: Bust) -> None:
    b.head(fw=11, top=9, chin=39, jw=9, cw=4.6, cheek=26)
    b.eyes(26, 11, "plain", "felt", ("open", "arc", "wide"))
    b.brows("umber", 21, 6, 1, ((0, -1, 0), (-1, -2, -1), (2, 0, -1)))
    b.nose(32, "small")
    b.mouth(36, "plain", 3, looks=("smirk", "grin", "frown"))
    b.flush(31, w=3)


def _crown(b: Bust) -> None:
    face = b.face
    # bob
    for pts in (
        "11,20 13,18 15,21 14.5,28 16,34 12,35 10.5,28",
        "37,20 35,18 33.6,21 34,28 32.5,34 36,35 37.6,28",
    ):
        face.form(face.m_blob(pts), ("cocoa", "umber", "brass"), radius=2)
    # round tortoise spectacles
    for i in (0, 1):
        r = face.m_disc(b.eye_x[i], 26, 4.5) & ~face.m_disc(b.eye_x[i], 26, 3.6)
        face.put(r, "mahog")
        face.put(r & (face.xx + face.yy < b.eye_x[i] + 25), "umber")
        face.dots([(b.eye_x[i] - 2, 24), (b.eye_x[i] - 1, 23)], "ivory")
    face.hl(b.eye_x[0] + 5, b.eye_x[1] - 5, 25, "mahog")
    # cloche hat
    hat = face.m_blob("9.5,20 11,10 17,4 24,2.6 31,4 37,10 38.5,20 33,17 24,16 15,17")
    b.shade_under(hat, 1, 2)
    face.form(hat, ("feltd", "felt", "feltl", "mint"), radius=7, lo=0.45, hi=0.83, top=0.93)
    bd = (
        hat
        & (face.yy > 12 + (np.abs(face.xx - 24) * 0.12))
        & (face.yy < 15.2 + (np.abs(face.xx - 24) * 0.12))
    )
    face.put(bd, "wine")
    face.put(bd & (face.xx < 20), "crimson")
    face.disc(33, 13, 3, 3, "crimson")
    face.disc(32.4, 12.4, 1.6, 1.6, "red")
    face.px(32, 12, "coral")
    # pencil behind the ear
    face.stroke(36, 27, 41, 17, "gold", 2)
    face.px(42, 16, "blush")
    face.px(41, 16, "coral")
    face.px(36, 28, "ink")


def draw(mood: int) -> Bust:
    """The bust in one mood."""
    b = Bust("pale", mood, look=-1, wall=("feltdd", "teal"))
    _clothes(b)
    _face(b)
    _crown(b)
    return b
