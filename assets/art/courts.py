"""Court figures: pillbox jacks, flapper queens, skyscraper kings, each with an attribute of its own."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from art.suits import FOUR, Inks, pip
from game.authoring.pixels import Canvas, Colour, Mask, Point, grids, grow, polymask

Dress = tuple[str, str, str]
"""Light, main and dark of a garment."""

_GRIDS = grids(Path(__file__).parent / "grids/courts.txt")
_HALF_W, _HALF_H = 49, 34
_DRESS: dict[str, Dress] = {
    "S": ("steel", "dusk", "indigo"), "H": ("red", "crimson", "wine"),
    "D": ("gold", "brass", "umber"), "C": ("feltl", "felt", "feltd"),
}  # fmt: skip
_DRESS_FOUR: Dress = ("cyan", "teal", "indigo")
_JEWEL = {"S": "cyan", "H": "coral", "D": "red", "C": "mint"}
_HAIR: dict[str, Dress] = {
    "JS": ("slate", "smoke", "ink"), "JH": ("goldl", "gold", "brass"), "JD": ("brass", "umber", "cocoa"),
    "JC": ("umber", "cocoa", "mahog"), "QS": ("dusk", "night", "ink"), "QH": ("goldl", "gold", "brass"),
    "QD": ("gold", "brass", "umber"), "QC": ("umber", "mahog", "ink"), "KS": ("haze", "slate", "smoke"),
    "KH": ("gold", "brass", "umber"), "KD": ("skind", "skindd", "cocoa"), "KC": ("umber", "mahog", "ink"),
}  # fmt: skip
_ERMINE = ((12, 26), (16, 29), (33, 29), (37, 26), (20, 32), (29, 32))
_FUR = ((6, 31), (9, 28), (10, 32), (7, 33), (12, 27))


def draw(cv: Canvas, rank: str, suit: str, inks: Inks) -> None:
    """A court on an empty hero card: the upper half, and the same turned round below a jewelled belt."""
    colours = _colours(rank, suit, inks)
    dress = (str(colours["H"]), str(colours["h"]), str(colours["n"]))
    half = Canvas(_HALF_W, _HALF_H)
    {"J": _jack, "Q": _queen, "K": _king}[rank](half, dress, colours)
    half.grid(15, 2, _GRIDS[f"head/{rank}"], colours)
    half.grid(37, 13, _GRIDS[f"holds/{rank}{suit}"], colours)
    half.rect(0, 0, 2, _HALF_H, None)
    half.rect(47, 0, 2, _HALF_H, None)
    full = Canvas(_HALF_W, 69)
    full.blit(half, 0, 0)
    full.blit(half, 0, 35, flipx=True, flipy=True)
    _belt(full, colours["j"])
    cv.rect(13, 3, 23, 63, "ivory")
    _rays(cv)
    cv.blit(full, 0, 0)
    pip(cv, 38, 5, suit, inks)
    pip(cv, 4, 57, suit, inks, turned=True)


def _colours(rank: str, suit: str, inks: Inks) -> dict[str, Colour]:
    """What each letter of the grids means for this court."""
    blue = suit == "D" and inks is FOUR
    light, main, dark = _DRESS_FOUR if blue else _DRESS[suit]
    hair_light, hair, hair_dark = _HAIR[rank + suit]
    dusky = suit == "C"
    return {
        "k": "ink", "h": main, "H": light, "d": hair_dark if rank == "K" else dark, "n": dark,
        "g": "gold", "G": "goldl", "b": "brass", "r": hair, "R": hair_light,
        "s": "skind" if dusky else "blush", "S": "skindd" if dusky else "skind",
        "w": "ivory", "e": "ink", "F": "ivory", "f": light if rank == "Q" else "fog",
        "m": "wine" if dusky else "crimson", "c": "skindd" if dusky else "coral",
        "j": "goldl" if blue else _JEWEL[suit], "B": "cream", "p": "coral", "x": "wine",
        "t": "felt", "l": "feltl", "y": "fog", "z": "haze", "u": "umber",
    }  # fmt: skip


def _garment(
    cv: Canvas, pts: Sequence[Point], dress: Dress, outline: bool = True, lit: int = 2, shaded: int = 3
) -> None:
    """A polygon lit from the left: `lit` columns of light, `shaded` columns of dark, ink all round."""
    light, main, dark = dress
    m = polymask(cv.w, cv.h, pts)
    right: Mask = m & ~np.roll(m, -shaded, 1)
    cv.mask(0, 0, m, main)
    cv.mask(0, 0, right, dark)
    cv.mask(0, 0, m & ~np.roll(m, lit, 1), light)
    cv.mask(0, 0, m & ~np.roll(m, 1, 0) & ~right, light)
    if outline:
        cv.mask(0, 0, grow(m) & ~m, "ink")


def _neck(cv: Canvas, y: int, h: int, colours: dict[str, Colour]) -> None:
    cv.rect(22, y, 5, h, colours["S"])
    cv.rect(22, y, 2, h - 1, colours["s"])


def _jack(cv: Canvas, dress: Dress, colours: dict[str, Colour]) -> None:
    coat = [(18, 23), (31, 23), (40, 26), (44, 30), (45, 34), (4, 34), (5, 30), (9, 26)]
    _garment(cv, coat, dress)
    _garment(cv, [(21, 23), (28, 23), (25, 33), (24, 33)], ("ivory", "ivory", "cream"), outline=False)
    for s in (-1, 1):
        cv.line(24 + s * 4, 24, 24 + s, 33, "goldl" if s < 0 else "gold")
        cv.line(24 + s * 5, 24, 24 + s * 2, 33, "ink")
    for x, wide in ((5, 1), (35, 0)):
        cv.rect(x, 28, 9, 2, "gold")
        cv.rect(x, 28, 9, 1, "goldl")
        cv.rect(x, 30, 9, 1, "ink")
        cv.rect(x - wide, 27, 10, 1, "ink")
        cv.pts([(x + i, 31) for i in range(0, 9, 2)], "gold")
    for y in (27, 31):
        for x in (17, 31):
            cv.rect(x, y, 2, 2, "gold")
            cv.px(x, y, "goldl")
            cv.px(x + 1, y + 1, "brass")
    _neck(cv, 20, 4, colours)
    cv.rect(19, 22, 11, 3, "ink")
    tie = [(20, 22), (21, 22), (20, 23), (21, 23), (22, 23), (20, 24), (21, 24)]
    cv.pts(
        [(48 - x if s else x, y) for x, y in tie for s in (0, 1)],
        "crimson" if dress[1] != "crimson" else "dusk",
    )


def _queen(cv: Canvas, dress: Dress, colours: dict[str, Colour]) -> None:
    skin = (str(colours["s"]), str(colours["s"]), str(colours["S"]))
    _garment(cv, [(18, 24), (31, 24), (39, 27), (43, 31), (44, 34), (5, 34), (6, 31), (10, 27)], skin)
    _garment(cv, [(9, 34), (13, 29), (19, 31), (24, 33), (30, 31), (36, 29), (40, 34)], dress)
    stole = [(4, 34), (5, 29), (10, 25), (14, 26), (12, 30), (12, 34)]
    for flip in (False, True):
        _garment(cv, [(49 - x if flip else x, y) for x, y in stole], ("ivory", "cream", "brass"), True, 2, 2)
        cv.pts([(48 - x if flip else x, y) for x, y in _FUR], "brass")
    _neck(cv, 21, 5, colours)
    _string(cv, 18, 13, 3.0, ("ivory", "fog"))
    _string(cv, 16, 17, 7.0, ("ivory", "haze"))
    cv.rect(23, 32, 3, 2, colours["j"])
    cv.px(23, 32, "ivory")


def _king(cv: Canvas, dress: Dress, colours: dict[str, Colour]) -> None:
    _garment(cv, [(17, 22), (32, 22), (41, 25), (45, 29), (46, 34), (3, 34), (4, 29), (8, 25)], dress)
    mantle = [(12, 24), (37, 24), (41, 27), (34, 31), (25, 34), (24, 34), (15, 31), (8, 27)]
    _garment(cv, mantle, ("ivory", "ivory", "cream"), True, 2, 4)
    cv.pts([(x, y + dy) for x, y in _ERMINE for dy in (0, 1)], "ink")
    _string(cv, 14, 21, 7.5, ("brass", "goldl"))
    for x in (5, 41):
        for y in (30, 32):
            cv.rect(x, y, 3, 1, "gold")


def _string(cv: Canvas, x: int, n: int, sag: float, beads: tuple[str, str]) -> None:
    """Pearls or chain links hanging over n columns."""
    for i in range(n):
        cv.px(x + i, 25 + round(sag * float(np.sin(np.pi * i / (n - 1)))), beads[i % 2])


def _belt(cv: Canvas, jewel: Colour) -> None:
    cv.rect(2, 34, 45, 1, "ink")
    for radius, col in ((3, "ink"), (2, jewel)):
        cv.rows(
            24, 34 - radius, [(abs(i) - radius, radius - abs(i)) for i in range(-radius, radius + 1)], col
        )
    cv.pts([(24, 34), (23, 34), (24, 33)], "ivory")


def _rays(cv: Canvas) -> None:
    for k in range(-6, 7):
        a = -np.pi / 2 + k * 0.22
        for r in np.arange(6, 26, 0.5):
            x, y = round(24 + np.cos(a) * r), round(26 + np.sin(a) * r)
            if 3 <= y < 33 and 12 <= x <= 44:
                cv.pts([(x, y), (48 - x, 68 - y)], "cream")
