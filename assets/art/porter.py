"""The porter from head to foot, his lantern and the luggage of the night."""

from __future__ import annotations

import numpy as np

from art.bust import MOODS
from art.cast import bust
from art.easel import Easel, points
from game.authoring.pixels import Sprite

SIZE = (92, 144)
MIDDLE = 34
"""Column of the porter's middle."""
RED = ("wine", "crimson", "red")
SLEEVE = ("wine", "wine", "crimson")
DARK = ("ink", "night", "indigo")


def _part(o: Easel, way: str, tones: tuple[str, str, str]) -> None:
    """A limb in three upright bands, lit from the left; x counts from his middle, y from his cap."""
    m = o.m_poly([(MIDDLE + x, y) for x, y in points(way)])
    xs = np.nonzero(m)[1]
    across = (o.xx - xs.min()) / max(1, xs.max() + 1 - xs.min())
    o.put(m, tones[1])
    o.put(m & (across < 0.34), tones[2])
    o.put(m & (across > 0.72), tones[0])


def _uniform(o: Easel) -> None:
    """Coat with two rows of buttons, belt, trousers, shoes."""
    for side in (-1, 1):
        x = MIDDLE + (-14 if side < 0 else 1)
        _part(o, "-14,106 -1,106 -2,140 -14,140" if side < 0 else "0,106 14,106 14,140 1,140", DARK)
        o.vl(x + 12 if side < 0 else x + 11, 108, 138, "gold")
        o.rect(x - 1, 138, 15, 5, "ink")
        o.rect(x, 138, 6, 1, "slate")
    _part(o, "-17,46 17,46 15,80 16,106 -16,106 -15,80", RED)
    for i in range(5):
        for side in (-1, 1):
            x = MIDDLE + side * (7 - i // 2) - 1
            o.rect(x, 54 + i * 9, 2, 2, "goldl")
            o.px(x + 1, 55 + i * 9, "brass")
    o.rect(MIDDLE - 15, 94, 31, 3, "ink")
    o.rect(MIDDLE - 3, 93, 6, 5, "gold")
    o.rect(MIDDLE - 1, 95, 2, 1, "ink")
    o.hl(MIDDLE - 15, MIDDLE + 15, 104, "gold")


def _lantern_arm(o: Easel) -> None:
    """His right arm hangs; the lantern is a piece of its own."""
    _part(o, "-12,46 -19,49 -23,72 -22,92 -15,92 -16,72", RED)
    o.rect(MIDDLE - 23, 88, 8, 2, "gold")
    o.ell(MIDDLE - 23, 90, 9, 9, "ivory")
    o.px(MIDDLE - 17, 96, "haze")


def _cap_arm(o: Easel) -> None:
    """His left arm holds out the spare cap."""
    _part(o, "12,46 19,49 26,70 20,77 15,70", SLEEVE)
    _part(o, "17,70 25,68 38,62 40,69 23,78", RED)
    o.rect(MIDDLE + 37, 61, 2, 8, "gold")
    o.ell(MIDDLE + 38, 59, 11, 10, "fog")
    o.ell(MIDDLE + 38, 59, 9, 7, "ivory")
    x, y = MIDDLE + 35, 47
    o.rrect(x, y, 20, 13, "crimson", None, 1)
    o.rect(x + 1, y, 18, 3, "red")
    o.rect(x + 2, y, 9, 1, "coral")
    o.rect(x, y + 3, 5, 8, "red")
    o.rect(x + 15, y + 3, 5, 8, "wine")
    o.rect(x, y + 5, 20, 1, "gold")
    o.rect(x, y + 10, 20, 2, "gold")
    o.rect(x, y + 10, 8, 1, "goldl")
    o.rect(x + 9, y + 6, 3, 3, "goldl")


def _left_arm(o: Easel) -> None:
    """His left arm hangs, hand on the seam."""
    _part(o, "12,46 19,49 23,72 22,92 15,92 16,72", SLEEVE)
    o.rect(MIDDLE + 15, 88, 8, 2, "gold")
    o.ell(MIDDLE + 15, 90, 9, 9, "ivory")


def figure(mood: int, offers_cap: bool) -> Easel:
    """Janko standing; with the spare cap held out or not."""
    o = Easel(*SIZE)
    _uniform(o)
    _lantern_arm(o)
    (_cap_arm if offers_cap else _left_arm)(o)
    o.blit(bust("janko", mood).figure(), MIDDLE - 24, 0)
    o.outline("ink")
    return o


def glow() -> Easel:
    """The light round the lantern, to be drawn before the porter."""
    o = Easel(62, 58)
    x, y = 30, 14
    away = np.hypot(o.xx - x, (o.yy - y - 14) * 1.05)
    for reach, colour, share in ((29, "umber", 0.3), (22, "brass", 0.34), (15, "gold", 0.42)):
        o.dither(away < reach, None, colour, np.clip(share * (1.5 - away / reach), 0, 1))
    return o


def lantern() -> Easel:
    """The brass lantern."""
    o = Easel(17, 31)
    x, y = 8, 4
    o.rect(x - 1, y - 4, 3, 4, "ink")
    o.box(x - 5, y - 1, 11, 5, "ink")
    o.rrect(x - 7, y + 3, 15, 6, "brass", "ink", 2)
    o.rect(x - 5, y + 4, 9, 1, "goldl")
    o.rrect(x - 6, y + 8, 13, 14, "goldl", "ink", 1)
    o.rect(x - 3, y + 10, 5, 9, "ivory")
    o.rect(x + 2, y + 9, 1, 12, "brass")
    o.rect(x - 4, y + 9, 1, 12, "brass")
    o.rrect(x - 7, y + 21, 15, 4, "brass", "ink", 1)
    o.rect(x - 5, y + 22, 8, 1, "gold")
    return o


def trunk(w: int, h: int, tones: tuple[str, str, str], label: tuple[str, str]) -> Easel:
    """A trunk with brass corners, two straps and a blank label (paper and its print)."""
    dark, middle, light = tones
    o = Easel(w, h)
    o.rrect(0, 0, w, h, middle, "ink", 2)
    o.rect(2, 1, w - 4, 2, light)
    o.rect(1, 2, 1, h - 4, light)
    o.rect(2, h - 3, w - 4, 2, dark)
    o.rect(w - 3, 3, 2, h - 5, dark)
    o.rect(1, h // 3, w - 2, 1, "ink")
    o.rect(1, h // 3 + 1, w - 2, 1, light)
    for x in (1, w - 7):
        for y in (1, h - 7):
            o.rect(x, y, 6, 6, "brass")
            o.rect(x, y, 6, 1, "gold")
            o.px(x + 2, y + 2, "goldl")
    for x in (w // 4, w * 3 // 4 - 4):
        o.rect(x, 1, 5, h - 2, "cocoa")
        o.rect(x, 1, 1, h - 2, "umber")
        o.rect(x - 1, h // 3 - 2, 7, 6, "gold")
        o.rect(x + 1, h // 3, 3, 2, "ink")
    x, y = w // 2 - 9, h // 2 + 2
    o.rect(x, y, 19, 11, label[0])
    o.box(x, y, 19, 11, label[1])
    o.rect(x + 3, y + 3, 9, 1, label[1])
    o.rect(x + 3, y + 6, 13, 1, label[1])
    return o


def case() -> Easel:
    """A pale little case with a handle."""
    o = Easel(44, 25)
    o.rrect(0, 4, 44, 21, "cream", "ink", 2)
    o.rect(2, 5, 40, 1, "ivory")
    o.rect(1, 14, 42, 1, "brass")
    o.rect(14, 0, 16, 4, "ink")
    o.rect(16, 2, 12, 2, "night")
    o.rect(20, 12, 5, 5, "gold")
    o.rect(2, 21, 40, 2, "brass")
    return o


def hatbox() -> Easel:
    """A striped round box tied with a ribbon."""
    o = Easel(34, 28)
    o.rrect(1, 6, 32, 21, "orchid", "ink", 2)
    for x in range(4, 32, 6):
        o.rect(x, 9, 3, 17, "violet")
    o.rrect(0, 3, 34, 6, "orchid", "ink", 1)
    o.rect(2, 4, 28, 1, "blush")
    o.rect(15, 3, 4, 24, "goldl")
    o.rect(18, 3, 1, 24, "gold")
    o.ell(9, 0, 8, 5, "goldl", "ink")
    o.ell(17, 0, 8, 5, "gold", "ink")
    return o


def at_work() -> Easel:
    """Janko in the corridor: lantern in hand, the cap held out, the luggage beside him."""
    o = Easel(222, 152)
    foot = (57, 148)
    brown, green = ("cocoa", "umber", "brass"), ("feltdd", "feltd", "felt")
    for piece, x, y in (
        (trunk(96, 52, brown, ("ivory", "crimson")), 117, 83),
        (trunk(72, 32, green, ("cream", "brass")), 129, 53),
        (case(), 143, 29), (hatbox(), 96, 107),
    ):  # fmt: skip
        o.blit(piece, x, y)
    hand = (foot[0] - 20, foot[1] - 43)
    o.blit(glow(), hand[0] - 30, hand[1] - 12)
    o.blit(figure(0, True), foot[0] - MIDDLE, foot[1] - SIZE[1] + 1)
    o.blit(lantern(), hand[0] - 8, hand[1] - 2)
    return o


def sprites() -> dict[str, Sprite]:
    """corridor/porter, porter/stands, offers (three moods each), lantern and glow, luggage/<kind>."""
    pieces: dict[str, Sprite] = {}
    for mood, word in enumerate(MOODS):
        pieces[f"porter/stands/{word}"] = Sprite(figure(mood, False), anchor=(MIDDLE, SIZE[1] - 1))
        pieces[f"porter/offers/{word}"] = Sprite(figure(mood, True), anchor=(MIDDLE, SIZE[1] - 1))
    pieces["porter/lantern"] = Sprite(lantern(), anchor=(8, 2))
    pieces["porter/glow"] = Sprite(glow(), anchor=(30, 12))
    brown, green = ("cocoa", "umber", "brass"), ("feltdd", "feltd", "felt")
    luggage = {
        "trunk": trunk(96, 52, brown, ("ivory", "crimson")),
        "chest": trunk(72, 32, green, ("cream", "brass")),
        "coffer": trunk(60, 36, ("mahog", "wine", "crimson"), ("ivory", "umber")),
        "case": case(),
        "hatbox": hatbox(),
    }
    for name, drawn in luggage.items():
        pieces[f"luggage/{name}"] = Sprite(drawn, anchor=(drawn.w // 2, drawn.h))
    pieces["corridor/porter"] = Sprite(at_work(), anchor=(33, 5))
    return pieces
