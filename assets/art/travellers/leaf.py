"""The botanist: a silver chignon with a sprig in it, spectacles on a chain, a shawl."""

from __future__ import annotations

from art.bust import Bust
from art.easel import shift
from art.travellers.cloth import Cloth


def _clothes(b: Bust, cloth: Cloth) -> None:
    body, back = b.body, b.behind
    b.neck(4, 34)
    b.shoulders(("smoke", "slate", "haze"), y=41, w=18, slope=5, neck=5)
    body.area("18,38 30,38 27,47 21,47", "ivory")
    body.area("26,38 30,38 27,47 25,47", "fog")
    shawl = body.m_blob("2,54 4,45 11,41 17,40 20,44 23.6,49 19,54") | body.m_blob(
        "46,54 44,45 37,41 31,40 28,44 24.4,49 29,54"
    )
    body.form(shawl, cloth.tones, radius=4, lo=0.44, hi=0.76, top=0.9, open_bottom=True)
    for way in ("8,44 12,48", "14,42 18,47", "40,44 36,48", "34,42 30,47"):
        body.put(body.m_path(way, 1) & shawl, cloth.dark)
    body.put(shawl & ~shift(shawl, 0, 1) & (body.xx < 24), cloth.shine)
    body.disc(24, 44, 2.4, 2.8, "brass")
    body.disc(24, 44, 1.5, 1.9, "ivory")
    body.dots("24,43 24,44 23,45", "feltl")
    bun = back.m_disc(27, 5.4, 6, 5)
    back.form(bun, ("slate", "haze", "fog", "ivory"), radius=4)
    back.put(back.m_path("22,5 27,3 32,6", 1, smooth=True) & bun, "slate")


def _face(b: Bust) -> None:
    b.head(fw=10.4, top=9, chin=39, jw=8, cw=4, cheek=26)
    b.ear(13, 27, -1, 6)
    b.ear(36, 27, 1, 6)
    b.eyes(25, 11, "plain", "feltl", ("open", "arc", "wide"))
    b.brows("slate", 19, 6, 1, ((0, -1, 0), (-1, -2, 0), (-2, -2, 0)))
    b.nose(31, "mid")
    b.mouth(35, "painted", 3, looks=("smirk", "grin", "o"), lips=("wine", "crimson", "coral"))
    b.flush(30, "coral", w=4, off=7)
    b.wrinkles("15,29 16,30 33,29 32,30 18,33 29,33 19,17 23,16 28,17")


def _hair(b: Bust, cloth: Cloth) -> None:
    face = b.face
    hair = face.m_blob(
        "11,25 10.6,16 14,9.6 24,6.4 34,9.6 37.6,16 37,25 35.4,21 33.4,16.4 28,13 25,11.6 20,13 15,16.4 13,21"
    )
    b.shade_under(hair, 1, 1)
    face.form(hair, ("slate", "haze", "fog", "ivory"), radius=4, lo=0.42, hi=0.72, top=0.88)
    for way in ("13,18 17,12 24,9", "20,12 25,8.6", "35,18 32,12 27,9", "12,22 13,18"):
        face.put(face.m_path(way, 1, smooth=True) & hair, "slate")
    for leaf, tones in (("31,9 35,4 41,3 40,8 35,11", ("feltd", "feltl", "mint")),
                        ("33,10 39,10 43,13 38,15 34,13", ("feltd", "felt", "feltl"))):  # fmt: skip
        face.form(face.m_blob(leaf), tones, radius=2, smooth=1)
    face.path("32,10 36,7 40,4", "feltd")
    for dx, dy in ((-2, -1), (1, -2), (2, 1), (-1, 2)):
        face.disc(31 + dx, 11 + dy, 2.2, 2.2, cloth.middle)
        face.disc(30.6 + dx, 10.6 + dy, 1.5, 1.5, cloth.light)
        face.px(30 + dx, 10 + dy, cloth.shine)
    face.disc(31, 11, 1.2, 1.2, "ivory")
    for x in b.eye_x:
        glass = face.m_disc(x, 25, 4.6, 4.4)
        face.put(glass & ~face.m_disc(x, 25, 3.7, 3.5), "brass")
        face.dots([(x - 3, 23), (x - 2, 22), (x - 1, 22)], "goldl")
        face.dots([(x + 2, 27)], "fog")
    face.hl(b.eye_x[0] + 5, b.eye_x[1] - 5, 24, "gold")
    for x, y in (
        (12, 26),
        (11, 29),
        (11, 32),
        (12, 35),
        (14, 38),
        (37, 26),
        (38, 29),
        (38, 32),
        (37, 35),
        (35, 38),
    ):
        face.px(x, y, "gold")


def draw(mood: int, cloth: Cloth) -> Bust:
    """The bust in one mood."""
    b = Bust("pale", mood, look=1, wall=cloth.wall, rim=cloth.rim, turn=2)
    _clothes(b, cloth)
    _face(b)
    _hair(b, cloth)
    return b
