"""The card sharp: low fedora with an ace in its band."""

from __future__ import annotations

from art.bust import HAPPY, UPSET, Bust
from art.easel import rims, shift
from game.authoring.pixels import grow


def _clothes(b: Bust) -> None:
    body = b.body
    b.neck(5)
    b.shoulders(("ink", "smoke", "slate"), y=41, w=20, slope=5, neck=6)
    for x in range(4, 46, 5):
        body.put(b.coat & (body.xx == x + (x > 24)), "haze" if x < 20 else "slate")
    body.area("18,39 30,39 27,48 21,48", "ink")
    body.area("18,39 22,39 24,46 21,46", "smoke")
    body.area("23,42 26,42 27,48 22,48", "crimson")
    body.vl(23, 43, 47, "red")
    body.px(24, 44, "goldl")
    body.area("12,43 17,39 21,48 13,48", "slate")
    body.area("36,43 31,39 27,48 35,48", "smoke")
    body.disc(14, 45, 1.8, 1.8, "red")
    body.px(13, 44, "coral")
    body.px(15, 46, "wine")  # carnation


def _face(b: Bust) -> None:
    face = b.face
    mood = b.mood
    b.head(fw=10.4, top=9, chin=40, jw=7.4, cw=3, cheek=25)
    b.ear(13, 26, -1)
    b.ear(36, 26, 1)
    b.eyes(25, 11, "sly", "feltl", ("half", "half", "glare"))
    b.brows("ink", 21, 7, 2, ((1, 0, -1), (1, -1, -3), (3, 1, -1)))
    if mood == HAPPY:
        # a wink with the far eye
        ex = b.eye_x[1]
        face.rect(ex - 3, 22, 7, 6, b.skin.middle)
        face.put(b.skull & (face.xx > ex + 2) & (face.yy > 21) & (face.yy < 28), b.skin.shadow)
        b.eye(ex, 25, 1, "plain", "feltl", "arc")
        face.path([(ex - 3, 21), (ex, 19), (ex + 3, 20)], "ink", 1)
    b.nose(31, "long")
    x = 25
    face.hl(x - 4, x - 1, 33, "ink")
    face.hl(x + 1, x + 4, 33, "ink")
    face.px(x - 5, 34 - (mood == HAPPY), "ink")
    face.px(x + 5, 34 - (mood == HAPPY), "ink")
    b.mouth(36, half=4, looks=("smirk", "grin", "grit"))
    if mood == HAPPY:
        face.px(23, 36, "goldl")
    b.wrinkles("18,30 18,31 19,32 32,30 32,31")


def _crown(b: Bust) -> None:
    face = b.face
    mood = b.mood
    # sideburns + slick hair
    face.rect(13, 18, 2, 7, "ink")
    face.rect(35, 18, 2, 7, "ink")
    # fedora pulled low, brim throws a hard shadow over the eyes
    sh = b.skull & (face.yy < 22) & (face.yy > 15)
    face.swap(
        sh,
        {
            b.skin.middle: b.skin.shadow,
            b.skin.light: b.skin.shadow,
            b.skin.shine: b.skin.middle,
            b.skin.shadow: b.skin.line,
        },
    )
    crown = face.m_blob("12.6,15 13,7 16,2.4 22,3.6 26,3 32,1.6 36,6 37,15 24,16")
    face.form(crown, ("ink", "smoke", "slate", "haze"), radius=5, lo=0.46, hi=0.82)
    face.put(face.m_path("22,4 24,8 27,4", 1, smooth=True) & crown, "ink")
    bd = crown & (face.yy > 9.5) & (face.yy < 14)
    face.put(bd, "crimson")
    face.put(bd & (face.xx < 19), "red")
    face.put(bd & (face.xx > 31), "wine")
    br = face.m_blob("4,16 10,13 24,14 38,12 45,13 41,16.6 33,17.6 24,18.4 14,19 7,18.6")
    face.put(br, "smoke")
    face.put(br & ~shift(br, 0, 1), "haze")
    face.put(br & ~shift(br, 0, -1), "ink")
    face.put(br & (face.xx > 33), "ink")
    face.put(br & ~shift(br, 0, 1) & (face.xx > 33), "slate")
    # ace in the hat band
    face.area("29,3 35,5 33,12 27,10", "ivory")
    face.stroke(29, 3, 27, 10, "cream")
    face.dots("30,5 32,6 30,6 31,6 32,7 30,7 31,7 31,8", "red")
    # toothpick
    if mood != UPSET:
        b.front.stroke(31, 36 + b.lift, 36, 38 + b.lift, "goldl")


def _hand(b: Bust) -> None:
    """Three cards held close to the chest; none when he has been caught out."""
    if b.mood == UPSET:
        return
    front = b.front
    for way, edge in (("33,33 38,30 42,39 37,42", "haze"), ("36,31 42,31 42,42 36,42", "fog"),
                      ("39,31 45,34 42,43 37,40", "ivory")):  # fmt: skip
        card = front.m_poly(way)
        front.put(grow(card), "ink")
        front.put(card, "crimson")
        front.put(rims(card), edge)
    b.hand(34, 40, "hold")


def draw(mood: int) -> Bust:
    """The bust in one mood."""
    b = Bust("fair", mood, look=1, wall=("mahog", "wine"), rim="crimson")
    _clothes(b)
    _face(b)
    _crown(b)
    _hand(b)
    return b
