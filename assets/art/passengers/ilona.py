"""The countess: silver waves, tiara, fur and pearls."""

from __future__ import annotations

import numpy as np

from art.bust import HAPPY, UPSET, Bust
from art.easel import points
from game.authoring.pixels import grow


def _clothes(b: Bust) -> None:
    body = b.body
    back = b.behind
    b.neck(4, 34)
    b.shoulders(("skind", "blush", "cream"), y=42, w=17, slope=4, neck=4)
    # fur stole
    fur = body.m_blob("3,52 4,44 10,41 15,43 20,48 20,54") | body.m_blob(
        "45,52 44,44 38,41 33,43 28,48 28,54"
    )
    body.form(fur, ("slate", "fog", "ivory"), radius=4, open_bottom=True)
    for x, y in points("6,45 9,43 8,47 13,45 36,45 40,43 41,47 35,47 12,47 38,46"):
        body.px(x, y, "haze")
        body.px(x + 1, y + 1, "slate")
    # pearls
    for x, y in points("19,40 20,42 22,43 24,44 26,43 28,42 29,40"):
        body.px(x, y, "ivory")
        body.px(x + 1, y, "fog")
        body.px(x, y + 1, "haze")
    body.rect(23, 45, 3, 3, "crimson")
    body.px(23, 45, "coral")
    body.px(24, 48, "wine")
    # silver waved hair behind
    bk = back.m_blob("24,6 35,9 38,18 37,27 33,32 15,32 11,27 10,18 13,9")
    back.form(bk, ("slate", "haze", "fog"), radius=5)


def _face(b: Bust) -> None:
    face = b.face
    b.head(fw=10, top=9, chin=39, jw=7, cw=3, cheek=25)
    b.eyes(25, 11, "painted", "steel", ("half", "arc", "wide"), "orchid")
    b.brows("slate", 20, 6, 1, ((0, -2, -1), (-1, -3, -1), (-3, -3, -1)))
    b.nose(31, "long")
    b.mouth(35, "painted", 4, looks=("flat", "smirk", "o"))
    face.px(18, 33, "mahog")  # beauty spot
    b.flush(29, w=3, off=7)
    b.wrinkles("16,28 17,29 33,28 32,29")
    b.wrinkles("20,33 29,34", b.skin.shadow)


def _crown(b: Bust) -> None:
    face = b.face
    # front waves
    fw = face.m_blob("12,22 11,14 15,8 24,6 34,9 37,15 36,24 33.5,20 32,15 26,13 20,15 15,17")
    b.shade_under(fw, 1, 1)
    face.form(fw, ("slate", "haze", "fog", "ivory"), radius=4, lo=0.42, hi=0.74)
    for p in ("14,16 19,11 26,11", "22,9 30,10 35,16", "15,12 20,9"):
        face.put(face.m_path(p, 1, smooth=True) & fw, "slate")
    # tiara with feather
    face.path("14,12 19,10 25,9 31,10 35,13", "gold", 2, smooth=True)
    for x, y in points("17,8 21,6 25,4 29,6 33,9"):
        face.vl(x, y, 10, "gold")
        face.vl(x + 1, y + 2, 10, "brass")
        face.px(x, y - 1, "ivory")
    face.rect(24, 5, 3, 4, "crimson")
    face.px(24, 5, "blush")
    face.px(26, 8, "wine")
    # ear drops
    for x in (13, 35):
        face.px(x, 28, "gold")
        face.rect(x, 29, 1, 3, "cyan")
        face.px(x, 32, "ivory")


def _hand(b: Bust) -> None:
    """Her fan: half open as a rule, wide when she has won, shut away when she has not."""
    if b.mood == UPSET:
        return
    front = b.front
    wide = 78 if b.mood == HAPPY else 52
    x, y = 9, 45
    turn = (np.degrees(np.arctan2(y - front.yy, front.xx - x)) - 90 + wide / 2) % 360
    away = np.hypot(front.xx - x, front.yy - y)
    leaf = (turn < wide) & (away > 5) & (away < 15.5)
    front.put(grow(leaf), "ink")
    front.put(leaf, "crimson")
    front.put(leaf & (np.floor(turn / 13) % 2 == 0), "wine")
    front.put(leaf & (away > 12.5), "goldl")
    front.put(leaf & (away > 13.5), "red")
    front.put((turn < wide) & (away <= 5) & (away > 1), "gold")
    b.hand(4, 41, "hold")


def draw(mood: int) -> Bust:
    """The bust in one mood."""
    b = Bust("pale", mood, look=1, wall=("mahog", "wine"), rim="orchid")
    _clothes(b)
    _face(b)
    _crown(b)
    _hand(b)
    return b
