"""The aviator: leather helmet, goggles, silk scarf."""

from __future__ import annotations

from art.bust import HAPPY, Bust


def _clothes(b: Bust) -> None:
    body = b.body
    b.neck(5)
    b.shoulders(("mahog", "cocoa", "umber", "brass"), y=41, w=20, slope=4, neck=7)
    # sheepskin collar and silk scarf
    for pts in ("5,50 8,43 15,40 19,44 16,50", "43,50 40,43 33,40 29,44 32,50"):
        body.form(body.m_blob(pts), ("brass", "cream", "ivory"), radius=3, open_bottom=True)
    sc = body.m_blob("15,42 18,38 30,38 33,42 29,45 24,46 19,45")
    body.form(sc, ("haze", "fog", "ivory"), radius=3)
    body.put(body.m_path("16,42 24,43 32,41", 1, smooth=True), "haze")
    body.area("24,45 28,45 27,48 23,48", "ivory")
    body.px(27, 46, "fog")


def _face(b: Bust) -> None:
    face = b.face
    b.head(fw=10.6, top=9, chin=39, jw=8, cw=3.8, cheek=26)
    b.eyes(26, 11, "painted", "feltl", ("open", "arc", "glare"))
    b.brows("umber", 21, 6, 2, ((0, -1, 0), (-1, -2, 0), (2, 0, -1)))
    b.nose(32, "button")
    b.mouth(36, "plain", 4, looks=("smirk", "laugh", "frown"))
    b.flush(31, "coral", w=3)
    face.dots("17,30 19,31 31,30 29,31 33,31 18,32", "skind")


def _crown(b: Bust) -> None:
    face = b.face
    # leather helmet with ear flaps
    hm = face.m_blob(
        "10.4,24 10.6,13 15,6 24,3.4 33,6 37.6,13 38,24 37.6,33 34,37 33.4,30 34,23 31,18 "
        "24,16.6 17,18 14,23 14.6,30 14,37 10.6,33"
    )
    b.shade_under(hm, 1, 1)
    face.form(hm, ("mahog", "cocoa", "umber", "brass"), radius=5, lo=0.44, hi=0.8)
    face.put(face.m_path("24,4 25,10 24.6,16", 1, smooth=True) & hm, "mahog")
    for x in (12, 36):
        face.disc(x, 27, 2.6, 3, "mahog")
        face.disc(x, 27, 1.6, 2, "umber")
        face.px(x - 1, 26, "brass")
    face.path("14,37 15,39", "mahog", 2)
    face.path("34,37 32,40", "mahog", 2)
    # a lock of hair
    lk = face.m_blob("18,18 24,16 28,18 24,20 20,21")
    face.form(lk, ("umber", "brass", "gold"), radius=2)
    # goggles pushed up
    face.path("11,14 16,11 24,10 32,11 37,14", "ink", 3, smooth=True)
    for x in (18, 31):
        face.disc(x, 11.4, 5.4, 4.4, "ink")
        face.disc(x, 11.4, 4.4, 3.4, "brass")
        face.disc(x, 11.4, 3.6, 2.6, "teal")
        face.put(face.m_disc(x, 11.4, 3.6, 2.6) & (face.xx + face.yy < x + 11), "cyan")
        face.dots([(x - 2, 10), (x - 1, 10)], "ivory")
    face.hl(23, 26, 11, "gold")


def _hand(b: Bust) -> None:
    """Thumb up: the sky is clear."""
    if b.mood == HAPPY:
        b.hand(35, 36, "thumb")


def draw(mood: int) -> Bust:
    """The bust in one mood."""
    b = Bust("fair", mood, look=1, wall=("dusk", "steel"), rim="fog", turn=2)
    _clothes(b)
    _face(b)
    _crown(b)
    _hand(b)
    return b
