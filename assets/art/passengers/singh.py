"""The engineer: turban, trimmed beard, slide rule."""

from __future__ import annotations

from art.bust import HAPPY, NEUTRAL, UPSET, Bust
from art.easel import mirror, shift


def _clothes(b: Bust) -> None:
    body = b.body
    b.neck(6)
    b.shoulders(("indigo", "dusk", "steel"), y=40, w=21)
    body.area("16,39 32,39 28,47 20,47", "ivory")
    body.area("26,39 32,39 28,47 25,47", "fog")
    body.area("23,41 26,41 27,47 22,47", "brass")
    body.vl(24, 41, 47, "gold")
    body.area("12,41 17,39 21,48 13,48", "dusk")
    body.area("36,41 31,39 27,48 35,48", "indigo")
    body.stroke(17, 39, 21, 47, "night")
    body.stroke(31, 39, 27, 47, "night")
    # slide rule in the pocket
    body.rect(34, 43, 3, 5, "cream")
    body.vl(35, 43, 47, "brass")
    body.vl(39, 44, 47, "red")


def _face(b: Bust) -> None:
    face = b.face
    mood = b.mood
    b.head(fw=11, top=9, chin=39, jw=9, cw=5)
    b.ear(13, 27, -1)
    b.ear(36, 27, 1)
    b.eyes(25, 11, "plain", "umber", ("open", "arc", "glare"))
    b.brows("ink", 21, 7, 2, ((0, -1, 0), (-1, -2, 0), (2, 0, -1)))
    b.nose(32, "mid")
    # trimmed beard
    bd = face.m_blob(
        "12.6,26 14,31 18,33 21,33 25,32.6 29,33 32,33 35,30 36,26 36.4,33 33,39 28,42 21,42 15,39 12.4,33"
    )
    face.form(bd, ("ink", "ink", "night"), radius=4)
    face.put(face.m_path("15,33 17,38 22,41", 1, smooth=True) & bd, "dusk")
    b.mouth(36, half=4, looks=("flat", "grin", "frown"))
    if mood == NEUTRAL:
        face.hl(22, 28, 36, "wine")
        face.hl(23, 27, 37, "skind")
    elif mood == UPSET:
        face.hl(23, 27, 36, "wine")
        face.hl(24, 26, 37, "skind")
    tip = 33.4 if mood == HAPPY else 34.4
    ms = face.m_blob(mirror(25, [(0, 33), (4, 33), (8, tip), (4, 35.2), (0, 35.2)]))
    face.put(ms, "ink")
    face.put(ms & ~shift(ms, 0, 1) & (face.xx < 25), "dusk")


def _crown(b: Bust) -> None:
    face = b.face
    # turban: overlapping wraps meeting in a V
    tb = face.m_blob("9.6,19 9,11 14,4 24,1.4 34,4 39,11 38.4,19 33,18 28,15 25,13.4 21,15.6 15,18.4")
    b.shade_under(tb, 1, 2)
    face.form(tb, ("umber", "gold", "goldl", "ivory"), radius=7, lo=0.44, hi=0.84, top=0.95)
    for p in (
        "11,18 16,12 25,6",
        "10,14 16,8 26,3",
        "37,18 31,12 23,7",
        "38,14 32,8 27,5",
        "15,17.6 20,13 26,9",
        "33,17 29,12 25,9",
    ):
        face.put(face.m_path(p, 1, smooth=True) & tb, "brass")
    face.put(face.m_path("37,18 33,13 27,8", 1, smooth=True) & tb, "umber")
    face.disc(25, 12, 1.6, 1.6, "teal")
    face.px(24, 11, "cyan")


def draw(mood: int) -> Bust:
    """The bust in one mood."""
    b = Bust("brown", mood, look=1, wall=("cocoa", "umber"), rim="brass")
    _clothes(b)
    _face(b)
    _crown(b)
    return b
