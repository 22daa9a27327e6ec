"""The boxer: broken nose, plaster, roll-neck."""

from __future__ import annotations

from art.bust import HAPPY, NEUTRAL, UPSET, Bust
from game.authoring.pixels import IDX


def _clothes(b: Bust) -> None:
    body = b.body
    b.neck(9, 34)
    b.shoulders(("indigo", "dusk", "steel", "haze"), y=39, w=23, slope=4, neck=11)
    col = body.m_blob("13,44 13,38 18,36 30,36 35,38 35,44 24,47")
    body.form(col, ("indigo", "dusk", "steel"), radius=3)
    for x in range(14, 35, 3):
        body.put(body.m_rect(x, 39, 1, 6) & col, "indigo")


def _face(b: Bust) -> None:
    face = b.face
    mood = b.mood
    b.head(fw=13, top=9, chin=41, jw=13, cw=8, cheek=27)
    b.ear(10, 26, -1, 8)
    b.ear(37, 26, 1, 8)
    face.dots("10,24 11,27 9,26", b.skin.line)  # cauliflower
    b.eyes(25, 12, "plain", "umber", ("open", "arc", "glare"))
    b.brows("mahog", 21, 8, 3, ((1, 0, 1), (-1, -2, 0), (3, 1, -1)))
    b.nose(32, "flat")
    b.mouth(37, half=5, looks=("flat", "grin", "grit"))
    if mood == HAPPY:
        face.px(20, 37, "mahog")  # missing tooth


def _crown(b: Bust) -> None:
    face = b.face
    mood = b.mood
    # stubble
    st = b.skull & (face.yy > 33) & ((face.xx + face.yy) % 2 == 0) & (face.a == IDX[b.skin.middle])
    face.put(st, "skindd")
    # cropped hair
    hr = face.m_blob("10.5,21 11,13 15,8 24,6 33,8 37,13 37.5,21 35,18 33,14 24,12.4 15,14 12.6,18")
    face.form(hr, ("mahog", "cocoa", "umber"), radius=4)
    face.dither(hr & (face.yy > 10), None, b.skin.middle, 0.18)
    # plaster over the brow
    face.stroke(28, 17, 34, 19, "ivory", 2)
    face.stroke(28, 19, 34, 21, "cream", 1)
    face.dots("30,18 32,19", "skind")
    face.stroke(33, 15, 31, 22, "ivory", 1)
    # black eye when upset, scar
    if mood == UPSET:
        face.dots("26,28 27,28 28,28 29,28 30,27", "violet")
    face.dots("15,31 16,32 16,33", "coral")
    b.wrinkles("20,40 21,40 22,40 23,40 24,39", b.skin.shadow)


def _hand(b: Bust) -> None:
    """His fists are up when he has lost; one goes up when he has won."""
    if b.mood == UPSET:
        b.hand(3, 38, "fist", flip=True)
    if b.mood != NEUTRAL:
        b.hand(36, 36, "fist")


def draw(mood: int) -> Bust:
    """The bust in one mood."""
    b = Bust("tan", mood, look=-1, wall=("feltd", "felt"))
    _clothes(b)
    _face(b)
    _crown(b)
    _hand(b)
    return b
