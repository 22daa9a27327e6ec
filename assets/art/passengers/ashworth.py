"""The retired officer: bald dome, white moustache, monocle."""

from __future__ import annotations

from art.bust import HAPPY, UPSET, Bust
from art.easel import mirror, shift
from game.authoring.pixels import IDX


def _clothes(b: Bust) -> None:
    body = b.body
    b.neck(7)
    b.shoulders(("wine", "crimson", "red", "coral"), y=40, w=22)
    body.area("15,39 33,39 34,44 24,47 14,44", "ink")
    body.hl(15, 32, 42, "gold")
    body.px(24, 43, "goldl")
    # epaulettes, medals
    for x0, x1, top, fringe in ((3, 11, "goldl", "gold"), (37, 45, "gold", "brass")):
        body.hl(x0, x1, 43, top)
        body.hl(x0, x1, 44, fringe)
        for x in range(x0, x1 + 1, 2):
            body.px(x, 45, fringe)
    for i, col in enumerate(("teal", "goldl", "violet")):
        body.rect(31 + i * 3, 45, 2, 1, col)
        body.rect(31 + i * 3, 46, 2, 2, "gold")
        body.px(31 + i * 3, 46, "ivory")
    body.stroke(14, 47, 19, 44, "goldl")


def _face(b: Bust) -> None:
    face = b.face
    mood = b.mood
    b.head(fw=12, top=7, chin=39, jw=11, cw=6)
    b.ear(12, 26, -1, 8)
    b.ear(36, 26, 1, 8)
    # jowls, temples
    face.put(
        b.skull
        & (face.xx > 30)
        & (face.yy > 12)
        & (face.yy < 22)
        & ((face.xx - 30) * 1.2 > (22 - face.yy) * 0.4),
        "skind",
    )
    face.put(b.skull & (face.xx < 16) & (face.yy > 31), "skind")
    face.put(b.skull & (face.xx > 31) & (face.yy > 28), "skind")
    face.put(b.skull & (face.xx > 33) & (face.yy > 30), "skindd")
    # bald dome shine + white side tufts
    face.dots("18,10 19,10 20,10 17,11 18,11", "ivory")
    for pts in ("11,25 10,19 12,15 14,17 14,23", "37,25 38,19 36,15 34,17 34,23"):
        face.form(face.m_blob(pts), ("haze", "fog", "ivory"), radius=2)
    b.eyes(24, 11, "plain", "steel", ("half", "arc", "wide"))
    b.brows("fog", 20, 7, 3, ((1, 0, 1), (-1, -2, 0), (3, 0, -2)), "ivory")
    b.nose(31, "broad", red=True)
    b.flush(29, "red" if mood == UPSET else "coral", w=4)
    if mood == UPSET:
        face.dots(
            [(x, y) for x in range(15, 33) for y in range(12, 17) if (x + y) % 2 == 0 and b.skull[y, x]],
            "coral",
        )
        face.dots("31,13 32,12 32,14 33,13", "crimson")


def _crown(b: Bust) -> None:
    face = b.face
    mood = b.mood
    # monocle on the right eye
    ex = b.eye_x[1]
    if mood != UPSET:
        ring = face.m_disc(ex, 24, 4.4) & ~face.m_disc(ex, 24, 3.5)
        face.put(face.m_disc(ex, 24, 3.6) & (face.a == IDX["blush"]), "cream")
        face.put(ring, "brass")
        face.put(ring & (face.xx + face.yy > ex + 26), "umber")
        face.dots([(ex - 3, 22), (ex - 2, 21), (ex - 1, 20), (ex - 4, 23)], "goldl")
        face.dots([(ex + 2, 21), (ex + 1, 22)], "ivory")
        face.path([(ex + 4, 26), (ex + 6, 31), (ex + 5, 38)], "brass")
    else:
        front = b.front
        ring = front.m_disc(ex + 5, 35, 3.6) & ~front.m_disc(ex + 5, 35, 2.7)
        front.put(ring, "goldl")
        front.put(ring & (front.xx + front.yy > ex + 40), "brass")
        front.px(ex + 4, 34, "ivory")
        front.path([(ex + 6, 39), (ex + 4, 44)], "gold")
    if mood == HAPPY:
        b.mouth(37, looks=("flat", "laugh", "frown"), half=4)
    if mood == UPSET:
        face.rect(22, 36, 7, 3, "mahog")
        face.rect(23, 36, 5, 1, "ivory")
    d = (0, -1, 1)[mood]
    lip = 35.4 if mood else 36.0
    half = [(0, 31.6), (6, 32), (10, 35 + d), (9, 39 + d), (6, 37), (2, lip), (0, lip)]
    ms = face.m_blob(mirror(25, half))
    face.form(ms, ("haze", "fog", "ivory"), radius=3, smooth=1, lo=0.5, hi=0.66)
    for p in ("23,33 19,36", "27,33 31,36", "21,33 17,37", "29,33 33,37"):
        face.put(face.m_path(p) & ms, "haze")
    face.put(ms & ~shift(ms, 0, -1), "slate")
    b.wrinkles("17,13 18,13 19,13 20,13 27,13 28,13 29,13 18,16 19,16 20,16 21,16 22,16 27,16 28,16")


def draw(mood: int) -> Bust:
    """The bust in one mood."""
    b = Bust("fair", mood, look=1, wall=("mahog", "cocoa"))
    _clothes(b)
    _face(b)
    _crown(b)
    return b
