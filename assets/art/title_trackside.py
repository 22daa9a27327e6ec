"""What stands by the track on the title: bushes, a signal, the level crossing and its keeper."""

from __future__ import annotations

import numpy as np

from art.easel import BAYER2, Easel, shift
from game.authoring.pixels import Sprite, grow


def bushes(side: int) -> Easel:
    """Undergrowth for a lower corner: side -1 left, 1 right."""
    o = Easel(150, 34)
    chance = np.random.RandomState(11 + side)
    for _ in range(26):
        x = chance.uniform(-6, 150)
        thin = x / 150 if side < 0 else 1 - x / 150
        r = chance.uniform(5, 11) * (1.15 - thin)
        m = o.m_disc(x, 27 - chance.uniform(0, 16) * (1 - thin), r * 1.2, r)
        o.put(m, "ink")
        o.dither(m & ~shift(m, -1, 2), None, "indigo" if side < 0 else "dusk", 0.6, BAYER2)
    o.rect(0, 26, 150, 8, "ink")
    return o


def signal(clear: bool) -> Easel:
    """The dwarf signal: green for the way is clear, else red."""
    o = Easel(29, 62)
    x, y = 14, 56
    o.rect(x - 1, y - 26, 3, 28, "smoke")
    o.vl(x + 1, y - 26, y + 1, "slate")
    o.rect(x - 6, y - 50, 13, 28, "ink")
    o.box(x - 6, y - 50, 13, 28, "smoke")
    o.vl(x + 6, y - 49, y - 24, "slate")
    o.hl(x - 5, x + 5, y - 50, "slate")
    red = ("mahog", "wine", "wine") if clear else ("crimson", "red", "ivory")
    green = ("feltl", "mint", "ivory") if clear else ("feltdd", "feltd", "feltd")
    for dy, tones in ((-43, red), (-29, green)):
        o.disc(x, y + dy, 3.6, None, tones[0])
        o.disc(x, y + dy, 2.4, None, tones[1])
        o.px(x - 1, y + dy - 1, tones[2])
    away = np.hypot(o.xx - x, o.yy - y + (29 if clear else 43))
    for r, share in ((12, 0.28), (8, 0.5)):
        o.dither((away < r) & (away > 4), None, "felt" if clear else "wine", share)
    o.rect(x - 7, y + 1, 15, 3, "ink")
    o.hl(x - 6, x + 6, y + 1, "smoke")
    return o


KEEPER = """
..nnnn......
.nnnnnn.....
.nggggn.....
..bbbk......
..bbbb......
..ubb.......
.nnnnn....s.
nnnnnnnaaas.
nninnnnaaas.
nninnnn..lll
nninngn..lyl
.ninnnn..lil
.bnnngn..lyl
..nnnnn..lll
..nnnnn.....
..nnknn.....
..nn.nn.....
..nn.nn.....
..kk.kkk....
"""
KEEPER_LOW = """
..nnnn......
.nnnnnn.....
.nggggn.....
..bbbk......
..bbbb......
..ubb.......
.nnnnn......
nnnnnna.....
nninnnna....
nninnnnaa...
nninngn.as..
.ninnnn..s..
.bnnngn..s..
..nnnnn.lll.
..nnnnn.lyl.
..nnknn.lil.
..nn.nn.lyl.
..nn.nn.lll.
..kk.kkk....
"""
DOG = ("""
...........cc
c.........cck
.c.......cccc
.cccccccccc..
..ccuccccc...
..cc.c..c....
..c..c..c....
""", """
c..........cc
.c........cck
.c.......cccc
.cccccccccc..
..ccuccccc...
..cc.c..c....
..c..c..c....
""")  # fmt: skip


def _hut(o: Easel) -> None:
    """The keeper's hut: boards, a warm window, a stove pipe."""
    o.rect(10, 30, 44, 40, "mahog")
    for x in range(12, 54, 5):
        o.vl(x, 30, 69, "ink")
    o.rect(10, 30, 2, 40, "cocoa")
    o.area("4,31 60,31 50,16 13,16", "night")
    o.area("13,16 16,16 8,31 4,31", "indigo")
    o.hl(13, 50, 16, "dusk")
    o.hl(4, 60, 31, "ink")
    o.rect(40, 6, 4, 11, "smoke")
    o.rect(39, 5, 6, 2, "slate")
    o.rect(16, 38, 17, 15, "ink")
    o.rect(17, 39, 15, 13, "gold")
    o.rect(18, 40, 13, 6, "goldl")
    o.vl(24, 39, 51, "umber")
    o.hl(17, 31, 45, "umber")
    o.rect(26, 46, 4, 6, "umber")
    o.rect(37, 47, 13, 23, "cocoa")
    o.box(37, 47, 13, 23, "ink")
    o.px(47, 59, "gold")


def _barrier(o: Easel) -> None:
    """The lowered boom in red and white with its lantern."""
    o.rect(104, 44, 6, 26, "smoke")
    o.vl(108, 44, 69, "slate")
    for x in range(92, 206):
        y = 49 + (x - 107) // 24
        o.vl(x, y, y + 3, "crimson" if (x // 12) % 2 else "fog")
        o.px(x, y, "red" if (x // 12) % 2 else "ivory")
    o.rect(93, 46, 9, 9, "ink")
    o.disc(160, 55, 3.4, None, "ink")
    o.disc(160, 55, 2.2, None, "red")
    o.px(159, 54, "blush")


def crossing(frame: int) -> Easel:
    """The level crossing in the lower left: hut, boom, dog, and the keeper swinging his lantern."""
    o = Easel(210, 74)
    _hut(o)
    _barrier(o)
    keys = {"n": "indigo", "i": "dusk", "g": "gold", "b": "blush", "k": "ink", "u": "umber", "a": "dusk",
            "s": "slate", "l": "brass", "y": "goldl"}  # fmt: skip
    o.grid(66, 51, (KEEPER, KEEPER_LOW)[frame], keys)
    o.grid(84, 63, DOG[frame], {"c": "brass", "k": "ink", "u": "umber"})
    painted = o.opaque()
    o.put(grow(painted) & ~painted, "ink")
    lamp = (77, 62) if frame == 0 else (75, 66)
    glow = ~grow(painted) & o.m_disc(*lamp, 15, 9)
    o.dither(
        glow, None, "umber", np.clip(1.1 - np.hypot(o.xx - lamp[0], (o.yy - lamp[1]) * 1.6) / 15, 0, 0.7)
    )
    return o


COW = """
..c..............
.cccc.iiiccciii..
ccccccciicccciiii
bbccciiiiccccciic
bbcc.iiiiiccciiic
.....iiciiiiiiiic
.....ciciiiiiiic.
.....cc.ciiuc.cc.
.....cc.cc....cc.
.....cc.cc....cc.
"""


def meadow() -> Easel:
    """Two cows asleep on their feet beside a haycock, under an oak."""
    o = Easel(150, 84)
    for x, y, r in ((30, 30, 20), (48, 22, 20), (66, 32, 18), (48, 40, 24), (24, 42, 14), (74, 44, 13)):
        crown = o.m_disc(x, y, r, r * 0.82)
        o.put(crown, "feltdd")
        o.dither(crown & ~o.m_disc(x - 5, y + 5, r, r * 0.82), None, "feltd", 0.6)
    o.area("44,54 54,54 53,68 58,83 40,83 45,68", "mahog")
    o.vl(53, 56, 80, "cocoa")
    hay = o.m_blob("102,83 103,73 109,66 116,66 122,73 123,83")
    o.form(hay, ("cocoa", "umber", "brass"), 5)
    for x in range(104, 123, 4):
        o.put(o.m_line(x, 68 + x % 4, x - 1, 80) & hay, "cocoa")
    keys = {"c": "mahog", "i": "fog", "b": "skind", "u": "blush"}
    o.grid(68, 73, COW, keys)
    brown = {"c": "cocoa", "i": "umber", "b": "skind", "u": "blush"}
    o.grid(6, 74, COW, brown)
    painted = o.opaque()
    o.put(grow(painted) & ~painted, "ink")
    return o


def sprites() -> dict[str, Sprite]:
    """title/bushes/left and right, title/signal/clear and stop, title/crossing/0..1, title/meadow."""
    drawn = {
        "bushes/left": bushes(-1),
        "bushes/right": bushes(1),
        "signal/clear": signal(True),
        "signal/stop": signal(False),
        "crossing/0": crossing(0),
        "crossing/1": crossing(1),
        "meadow": meadow(),
    }
    return {f"title/{name}": Sprite(picture, sheet="title") for name, picture in drawn.items()}
