"""What hangs on the walls of the saloons: brass marquetry of every city, clocks and trophies."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise

import numpy as np

from game.authoring.pixels import Canvas, ellmask

Draw = Callable[[Canvas, int, int], None]
"""Draws a sign around its middle, within 24 pixels to the sides and 20 up and down."""


def _wheel(cv: Canvas, x: int, y: int) -> None:
    """The winged wheel of the line."""
    yy, xx = np.mgrid[-11:12, -11:12]
    d = np.hypot(xx, yy)
    for reach, colour in (
        (10, "brass"), (8.8, "cocoa"), (8, "gold"), (7, "cocoa"), (2.6, "gold"), (1.3, "mahog"),
    ):  # fmt: skip
        cv.mask(x - 11, y - 11, d <= reach, colour)
    for k in range(8):
        a = np.pi * k / 4
        cv.pts([(round(x + np.cos(a) * r), round(y + np.sin(a) * r)) for r in np.arange(3, 7.2, 0.5)], "gold")
    for i, length in enumerate((15, 12, 9, 6)):
        for left in (x - 10 - length, x + 11):
            cv.rect(left, y - 4 + i * 3, length, 2, "brass" if i % 2 else "gold")
            cv.rect(left, y - 4 + i * 3, length, 1, "gold" if i else "goldl")


def _clock(cv: Canvas, x: int, y: int) -> None:
    yy, xx = np.mgrid[-15:16, -15:16]
    d = np.hypot(xx, yy)
    for shape, colour in (
        (d <= 14.4, "ink"), (d <= 13.4, "gold"), (d <= 11.6, "umber"), (d <= 10.8, "ivory"),
        ((d <= 13.4) & (d > 11.6) & (xx + yy > 4), "brass"),
        ((d <= 10.8) & (d > 9) & (xx + yy < -6), "cream"),
    ):  # fmt: skip
        cv.mask(x - 15, y - 15, shape, colour)
    for k in range(12):
        a = np.pi * k / 6
        cv.px(round(x + np.sin(a) * 9), round(y - np.cos(a) * 9), "brass" if k % 3 else "ink")
    cv.line(x, y, x - 2, y - 5, "ink")
    cv.line(x, y, x - 6, y - 4, "ink")
    cv.line(x, y, x + 3, y + 6, "crimson")
    cv.rect(x - 3, y - 18, 7, 3, "gold")
    cv.rect(x - 3, y - 18, 7, 1, "goldl")
    cv.rect(x - 2, y + 15, 5, 2, "brass")


def _mirrored(cv: Canvas, x: int, y: int, half: str, colours: Mapping[str, str]) -> None:
    """A figure from its left half as a text grid; the last column is the middle."""
    rows = half.strip("\n").split("\n")
    width = max(map(len, rows))
    whole = "\n".join(row.ljust(width, ".") + row.ljust(width, ".")[-2::-1] for row in rows)
    cv.grid(x - width + 1, y - len(rows) // 2, whole, colours)


_GILT = {"h": "goldl", "g": "gold", "b": "brass", "u": "umber"}

_LILY = """
...........h
..........hg
..........gg
.........hgg
.........ggb
...hh....ggb
..hggg...ggb
.hgg.gg..ggb
.gg...gg.ggb
.gg....g.ggb
..g...gg.ggb
.....gg..ggb
......gg.ggb
.......ggggb
...hhhhhhhhh
...ggggggggg
.......ggggb
......gg.ggb
.....hg..hgb
....hg...hgb
.....g....gb
..........gb
...........b
"""

_LYRE = """
.....hh.....
....hggg....
...hg..gg...
...gg...g...
...gg.......
...hg.......
....gg..bbbb
....hg...b.b
.....gg..b.b
.....hg..b.b
......gg.b.b
......hg.b.b
......gg.b.b
.....hgg.b.b
.....gg..b.b
....hgg..b.b
....gg...b.b
....ggg..b.b
.....ggg.b.b
......gggggg
.......ggggg
.........gbb
........hhhh
"""

_TULIP = """
...........r
..........rr
.......r..rc
......rr.rrc
......rrrrrc
......rrrhrc
......rrrhrc
.......rrhcc
........rccc
...........l
....ll.....l
...llll....l
..lll.ll...l
..ll...ll..l
...l..rrl..l
......rcrl.l
.......r.l.l
.........lll
..........ll
...........l
..hhhhhhhhhh
...bbbbbbbbb
"""

_PEACOCK = """
..........tt
........tthc
.....tt.tccc
....thct.tct
..t.tcct..tt
.thc.tt..tgg
.tcct..tt.gg
..tt..thctgg
.....gtccggg
.tt.ggg.tggg
thctgg..gggg
tcct.g.ggggb
.tt.gggggggb
...gggggggbb
....ggggggbt
......ggggtt
........ggtt
..........tt
.........ttt
.........ttt
..........tt
.......hhhhh
......bbbbbb
"""

_ANCHOR = """
..........hg
.........h.b
.........g.b
..........gb
.....hhhhhhg
.....bbbbbbb
...........g
..........hg
..........hg
..........hg
..........hg
.h........hg
.gg.......hg
ggg.......hg
.gg.......hg
..gg......hg
..ggg.....hg
...ggg...hgg
....ggggggbb
......ggbbbb
.........bbb
...........b
"""


def _lily(cv: Canvas, x: int, y: int) -> None:
    _mirrored(cv, x, y, _LILY, _GILT)


def _lyre(cv: Canvas, x: int, y: int) -> None:
    _mirrored(cv, x, y, _LYRE, _GILT)


def _tulip(cv: Canvas, x: int, y: int) -> None:
    _mirrored(cv, x, y, _TULIP, _GILT | {"r": "red", "c": "crimson", "h": "coral", "l": "feltl"})


def _peacock(cv: Canvas, x: int, y: int) -> None:
    _mirrored(cv, x, y, _PEACOCK, _GILT | {"t": "teal", "c": "cyan", "h": "goldl"})


def _anchor(cv: Canvas, x: int, y: int) -> None:
    _mirrored(cv, x, y, _ANCHOR, _GILT)


_STORK = """
...............rr.......
..........rrrrrwww......
............rrwwkww.....
...............www......
...............ww.......
..............ww........
..............ww........
.............www........
...........wwwwww.......
........wwwwwwwwww......
......wwwwfwwwwwwww.....
....wwwfffffwwwwwww.....
..kkwwfffffffwwwww......
.kkkkkkffffffwwww.......
kkkkkkkkkkwwwww.........
.kkkk......rrr..........
............r...........
............r...........
............r...........
............r...........
............r...........
...........rrr..........
...bgbgbgbgbgbgbgbgb....
....gbgbgbgbgbgbgbg.....
"""


def _stork(cv: Canvas, x: int, y: int) -> None:
    """A stork on its nest."""
    colours = {"w": "ivory", "f": "fog", "k": "ink", "r": "red", "b": "umber", "g": "brass"}
    cv.grid(x - 11, y - 12, _STORK, colours)


def _rose(cv: Canvas, x: int, y: int) -> None:
    """A rose window of coloured glass."""
    yy, xx = np.mgrid[-16:17, -16:17]
    d, turn = np.hypot(xx, yy), (np.arctan2(yy, xx) + np.pi) / (2 * np.pi)
    for shape, colour in ((d <= 16, "ink"), (d <= 15, "slate"), (d <= 13.4, "ink")):
        cv.mask(x - 16, y - 16, shape, colour)
    leaf = np.abs(turn * 12 % 1 - 0.5)
    for k, colour in enumerate(("crimson", "steel", "gold", "crimson", "steel", "gold")):
        petal = (np.floor(turn * 12) % 6 == k) & (leaf < 0.4)
        cv.mask(x - 16, y - 16, petal & (d > 6) & (d <= 12.6), colour)
        cv.mask(x - 16, y - 16, petal & (d > 9.5) & (d <= 11) & (leaf < 0.2), "ivory" if k % 3 else "coral")
    cv.mask(x - 16, y - 16, (d <= 5.2), "teal")
    cv.mask(x - 16, y - 16, (d <= 3), "cyan")
    cv.mask(x - 16, y - 16, (d <= 15) & (d > 13.4) & (xx + yy < -6), "fog")


def _antlers(cv: Canvas, x: int, y: int) -> None:
    """A stag's antlers on a shield."""
    for side in (-1, 1):
        stem = ((3, 4), (6, 1), (10, -3), (13, -8), (14, -13))
        for (ax, ay), (bx, by) in pairwise(stem):
            for thick in (0, 1):
                cv.line(x + side * ax, y + ay + thick, x + side * bx, y + by + thick, "cream")
        for (ax, ay), (bx, by) in (
            ((6, 1), (5, -6)), ((10, -3), (9, -11)), ((13, -8), (19, -11)), ((11, -4), (17, -4)),
        ):  # fmt: skip
            cv.line(x + side * ax, y + ay, x + side * bx, y + by, "cream")
            cv.px(x + side * bx, y + by, "ivory")
    shield = ((0, 2), (-6, 5), (-6, 12), (0, 18), (6, 12), (6, 5))
    cv.poly([(x + dx + 0.5, y + dy) for dx, dy in shield], "umber")
    cv.poly([(x + dx * 0.7 + 0.5, y + 10 + (dy - 10) * 0.7) for dx, dy in shield], "brass")
    cv.rect(x - 1, y + 7, 3, 6, "ivory")
    cv.rect(x - 2, y + 6, 5, 3, "cream")


def _mirror(cv: Canvas, x: int, y: int) -> None:
    """An oval mirror in a gilded frame."""
    yy, xx = np.mgrid[0:37, 0:29]
    for w, h, colour in ((31, 39, "ink"), (29, 37, "gold"), (25, 33, "umber"), (23, 31, "dusk")):
        cv.mask(x - w // 2, y - h // 2, ellmask(w, h), colour)
    rim = ellmask(29, 37)
    rim[2:-2, 2:-2] &= ~ellmask(25, 33)
    cv.mask(x - 14, y - 18, rim & (yy + xx < 24), "goldl")
    glass = ellmask(23, 31)
    slant = (xx + yy)[:31, :23]
    cv.mask(x - 11, y - 15, glass & (slant < 20), "steel")
    cv.mask(x - 11, y - 15, glass & (slant % 24 < 3), "fog")
    cv.rect(x - 3, y - 22, 7, 4, "gold")
    cv.rect(x - 1, y - 24, 3, 2, "goldl")


def _lifebuoy(cv: Canvas, x: int, y: int) -> None:
    yy, xx = np.mgrid[-13:14, -13:14]
    d, turn = np.hypot(xx, yy), (np.arctan2(yy, xx) + np.pi * 1.125) / (2 * np.pi)
    ring = (d <= 12) & (d > 5.6)
    for shape, colour in (
        ((d <= 13) & (d > 4.6), "ink"), (ring, "ivory"), (ring & (turn * 8 % 2 < 0.8), "red"),
        (ring & (d > 10.4) & (xx + yy > 4), "fog"), (ring & (turn * 8 % 2 < 0.8) & (xx + yy > 6), "crimson"),
    ):  # fmt: skip
        cv.mask(x - 13, y - 13, shape, colour)


SIGNS: dict[str, Draw] = {
    "wheel": _wheel, "clock": _clock, "lily": _lily, "lyre": _lyre, "tulip": _tulip,
    "peacock": _peacock, "anchor": _anchor, "stork": _stork, "rose": _rose, "antlers": _antlers,
    "mirror": _mirror, "lifebuoy": _lifebuoy,
}  # fmt: skip
