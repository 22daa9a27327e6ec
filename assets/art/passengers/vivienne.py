"""The actress: top hat, marcel waves, cigarette holder."""

from __future__ import annotations

from art.bust import UPSET, Bust
from art.easel import points, shift


def _clothes(b: Bust) -> None:
    body = b.body
    back = b.behind
    b.neck(4, 34)
    b.shoulders(("ink", "night", "smoke"), y=41, w=19, slope=6, neck=6)
    body.area("18,39 30,39 28,48 20,48", "ivory")
    body.area("26,40 30,39 28,48 25,48", "fog")
    body.area("12,43 18,39 21,48 13,48", "slate")
    body.area("36,43 30,39 27,48 35,48", "smoke")
    body.area("18,41 22,43 18,46", "ink")
    body.area("29,41 25,43 29,46", "ink")
    body.rect(22, 42, 3, 3, "smoke")
    body.px(19, 42, "slate")
    bk = back.m_blob("24,10 36,14 39,22 38,32 33,37 30,33 18,33 15,37 10,32 9,22 12,14")
    back.form(bk, ("brass", "gold", "goldl"), radius=4)


def _face(b: Bust) -> None:
    b.head(fw=10, top=9, chin=39, jw=7, cw=3, cheek=25)
    b.eyes(25, 11, "painted", "cyan", ("half", "half", "wide"), "violet")
    b.brows("umber", 20, 7, 1, ((0, -3, -1), (0, -3, -2), (-2, -4, -2)))
    b.nose(31, "small")
    b.mouth(35, "painted", 4, looks=("flat", "grin", "o"), lips=("wine", "red", "blush"))
    b.flush(29, "coral", w=3, off=7)
    b.wrinkles("17,30 17,31 18,32")


def _crown(b: Bust) -> None:
    face = b.face
    mood = b.mood
    # marcel waves at both sides
    for side in (-1, 1):
        locks = points("9,15 13,18 14.4,23 13,27 15,31 12,35 9.4,32 10.6,28 8.8,24 10,20 5,16")
        waves = face.m_blob([(24 + side * dx, y) for dx, y in locks])
        face.form(waves, ("brass", "gold", "goldl", "ivory"), radius=3, lo=0.44, hi=0.66, top=0.8)
        for y in (20, 25, 30):
            face.put(face.m_line(24 + side * 14, y, 24 + side * 10, y + 2) & waves, "brass")
    # top hat
    b.shade_under(face.m_rect(8, 10, 33, 7), 1, 3)
    hat = face.m_poly("14,13 13,1 34,1 33,13")
    face.hl(14, 32, 0, "ink")
    face.put(hat, "night")
    face.put(hat & (face.xx > 28), "ink")
    face.put(hat & (face.xx >= 15) & (face.xx <= 17), "slate")
    face.put(hat & (face.xx == 19), "smoke")
    face.put(hat & (face.yy >= 8) & (face.yy <= 12), "crimson")
    face.put(hat & (face.yy >= 8) & (face.yy <= 12) & (face.xx < 19), "red")
    face.put(hat & (face.yy >= 8) & (face.yy <= 12) & (face.xx > 28), "wine")
    br = face.m_blob("8,13 14,12 24,13.6 34,12 40,13 37,16.4 30,17 24,17.2 18,17 11,16.4")
    face.put(br, "ink")
    face.put(br & ~shift(br, 0, 1) & (face.xx < 32), "slate")
    # cigarette holder
    if mood != UPSET:
        front = b.front
        y0 = 35 + b.lift
        front.stroke(19, y0 + 1, 9, y0 + 4, "ink")
        front.stroke(9, y0 + 4, 6, y0 + 5, "ivory")
        front.px(5, y0 + 5, "coral")
        for i, x in enumerate((4, 5, 4, 3, 4, 5, 4)):
            front.px(x, 31 - 2 * i + b.lift, "fog" if i < 3 else "haze")


def draw(mood: int) -> Bust:
    """The bust in one mood."""
    b = Bust("pale", mood, look=-1, wall=("wine", "crimson"), rim="orchid")
    _clothes(b)
    _face(b)
    _crown(b)
    return b
