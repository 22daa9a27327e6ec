"""The jazz singer: finger waves and a gardenia."""

from __future__ import annotations

from art.bust import Bust


def _clothes(b: Bust) -> None:
    body = b.body
    back = b.behind
    b.neck(4, 34)
    b.shoulders(("umber", "skindd", "skind"), y=42, w=17, slope=4, neck=4)
    dr = body.m_blob("6,54 9,45 15,46 20,50 28,50 33,46 39,45 42,54")
    body.form(dr, ("feltd", "teal", "cyan"), radius=3, open_bottom=True)
    body.dots("11,47 14,47 34,47 38,47 36,46 12,46", "ivory")
    bk = back.m_blob("24,6 35,9 38,18 36,28 30,32 18,32 12,28 10,18 13,9")
    back.form(bk, ("ink", "ink", "night"), radius=5)


def _face(b: Bust) -> None:
    b.head(fw=11, top=9, chin=39, jw=8, cw=3.4, cheek=25)
    b.eyes(25, 11, "painted", "umber", ("half", "arc", "sad"), "orchid")
    b.brows("ink", 20, 6, 1, ((0, -2, -1), (-1, -3, -1), (-2, -1, 1)))
    b.nose(31, "small")
    b.mouth(35, "painted", 4, looks=("smirk", "laugh", "frown"), lips=("wine", "red", "blush"))
    b.flush(29, "crimson", w=3)


def _crown(b: Bust) -> None:
    face = b.face
    # finger waves
    fw = face.m_blob("11,24 11,15 14,9 22,6 31,7 37,13 37,24 35,25 34,19 30,15 24,13 21,17 15,18 14,23")
    b.shade_under(fw, 1, 1)
    face.put(fw, "ink")
    for p in (
        "13,20 14,14 20,10 27,9 34,13",
        "14,16 18,13 22,13",
        "16,10 21,8 28,8",
        "24,12 30,13 34,18 35,23",
    ):
        face.put(face.m_path(p, 1, smooth=True) & fw, "dusk")
    face.put(face.m_path("15,12 18,10 21,9", 1, smooth=True) & fw, "haze")
    face.put(face.m_path("14,17 16,15", 1) & fw, "steel")
    # kiss curl
    face.dots("22,17 21,18 20,18 19,17 20,16", "ink")
    # gardenia
    gx, gy = 35, 13
    for dx, dy in ((0, -3), (3, -1), (2, 3), (-2, 3), (-3, -1)):
        face.disc(gx + dx, gy + dy, 2.3, 2.3, "ivory")
        face.px(gx + dx + 1, gy + dy + 1, "fog")
        face.px(gx + dx + 1, gy + dy, "fog")
    face.disc(gx, gy, 1.5, 1.5, "gold")
    face.px(gx, gy, "goldl")
    face.dots("39,17 40,16 38,18", "feltl")
    # hoops
    for x in (11, 37):
        r = face.m_disc(x, 32, 2.6, 3.2) & ~face.m_disc(x, 32, 1.5, 2.1)
        face.put(r, "gold")
        face.px(x - 1, 29, "ivory")


def draw(mood: int) -> Bust:
    """The bust in one mood."""
    b = Bust("brown", mood, look=-1, wall=("night", "violet"), rim="orchid", turn=3)
    _clothes(b)
    _face(b)
    _crown(b)
    return b
