"""The hand-over between players on one machine: velvet, pelmet, tunnel, plaque and the table's edge."""

from __future__ import annotations

from itertools import product

import numpy as np

from art.bust import NEUTRAL
from art.easel import Easel, shift, spline
from art.players import CROPS, bust
from art.travellers.cloth import CLOTHS
from game.authoring.pixels import Field, Mask, Sprite, grow

TOP, BOTTOM = 34, 338
"""First and last row of the velvet on the screen."""
WIDE = 240
VELVET = ("ink", "mahog", "wine", "wine", "crimson", "crimson", "red")
TIE = 232
"""Height of the tie-backs."""


def _folds(across: Field, down: Field, phase: float) -> Field:
    """Brightness of the folds: hard valleys, round crests lit from the left."""
    wave = (
        across * 8.2 + 0.35 * np.sin(across * 9 + 1.3 + phase) + 0.22 * np.sin(down * 3 + across * 4) + phase
    )
    part = wave - np.floor(wave)
    light = 0.25 + 0.62 * np.sin(part * np.pi) ** 0.8 * (0.55 + 0.45 * (1 - part))
    light = light * (1.0 - 0.30 * down) - 0.10 * np.exp(-(((down - 0.05) / 0.08) ** 2))
    return np.where(part < 0.09, -1.0, light)


def _velvet(left: bool) -> Easel:
    """One half: hung straight, gathered by the tie-back, its hem flaring towards the middle."""
    o = Easel(WIDE, BOTTOM - TOP)
    down = (o.yy + 0.0) / (BOTTOM - TOP)
    gathered = 46 * np.exp(-(((down - 0.65) / 0.14) ** 2)) - 36 * np.maximum(0, down - 0.74)
    edge = WIDE - 4 - gathered
    x = o.xx + 0.0 if left else WIDE - 1 - o.xx
    across = (x + 4) / np.maximum(8, edge + 4)
    light = _folds(across if left else 1 - across, down, 0.0 if left else 1.7)
    screen_x = o.xx if left else o.xx + 640 - WIDE
    glow = np.exp(-(((screen_x - 320) / 190) ** 2 + ((o.yy + TOP - 330) / 110) ** 2))
    tone = np.where(light < 0, 0.02, np.clip(light + 0.2 * glow, 0, 1))
    o.grade(x <= edge, VELVET, tone, 0.4)
    for k, colour in enumerate(("umber", "gold", "goldl", "brass", "ink")):
        trim = (x <= edge - k) & (x > edge - k - 1)
        o.put(trim, colour)
        if colour == "goldl":
            o.put(trim & ((o.yy // 3) % 2 == 0), "gold")
    return o


def _tie_back(o: Easel, left: bool) -> None:
    """A twisted gold rope and its tassel."""
    y = TIE - TOP
    rope = [(-4.0, y - 14.0), (94.5, y + 3.0), (193.0, y - 2.0)]
    way = spline(rope if left else [(WIDE - 1 - x, b) for x, b in rope], 12, closed=False)
    for w, colour in ((11, "ink"), (9, "umber"), (7, "brass"), (5, "gold")):
        o.path(way, colour, w)
    for i, (x, b) in enumerate(way):
        if i % 3 == 0:
            o.stroke(x - 2, b - 3, x + 2, b + 3, "brass")
        if i % 3 == 1:
            o.px(x, b - 2, "goldl")
    _tassel(o, 169 if left else WIDE - 1 - 169, y + 4)


def _tassel(o: Easel, x: int, y: int) -> None:
    o.disc(x, y + 4, 5.4, None, "ink")
    o.disc(x, y + 4, 4.4, None, "gold")
    o.disc(x - 1, y + 3, 2.4, None, "goldl")
    o.rect(x - 5, y + 9, 11, 3, "ink")
    o.rect(x - 4, y + 9, 9, 2, "brass")
    fringe = o.m_poly([(x - 4, y + 11), (x + 4, y + 11), (x + 7, y + 32), (x - 7, y + 32)])
    o.put(grow(fringe), "ink")
    o.put(fringe, "brass")
    strand = (o.xx - x + 7) % 2 == 0
    o.put(fringe & strand, "gold")
    o.put(fringe & strand & (o.xx < x - 2), "goldl")
    o.put(fringe & (o.yy > y + 29), "umber")


def half(left: bool) -> Easel:
    """One curtain with its rope."""
    o = _velvet(left)
    _tie_back(o, left)
    return o


def pelmet() -> Easel:
    """The scalloped valance with its fringe and the brass rail above."""
    o = Easel(640, 52)
    cloth = o.m_rect(0, 0, 640, 30)
    scallops = [20 + 40 * i for i in range(-1, 17)]
    for x in scallops:
        cloth |= o.m_disc(x, 28, 21, 15) & (o.yy > 20)
    o.put(shift(cloth, 0, 4), "ink")
    o.put(cloth, "wine")
    for x in scallops:
        swag = o.m_disc(x, 28, 21, 15) & (o.yy > 12) & cloth
        for r, colour in ((20, "crimson"), (15, "wine"), (10, "crimson"), (5, "red")):
            o.put(o.m_disc(x, 14, r, r * 1.2) & swag & (o.yy > 13), colour)
        o.put(o.m_disc(x, 28, 21, 15) & ~o.m_disc(x, 25.5, 20, 14.5) & (o.yy > 26) & cloth, "gold")
    o.put(cloth & ~shift(cloth, 0, -1), "goldl")
    for x in range(0, 640, 3):
        end = int(np.nonzero(cloth[:, x])[0].max())
        o.vl(x, end + 1, end + 4, "gold")
        o.px(x, end + 5, "brass")
        o.vl(x + 1, end + 1, end + 3, "umber")
    o.rect(0, 0, 640, 13, "ink")
    o.rect(0, 13, 640, 1, "gold")
    o.rect(0, 15, 640, 1, "brass")
    return o


# --- the tunnel in the window

WINDOW = (132, 40, 376, 232)


def _bricks(o: Easel, x: int, y: int) -> None:
    """Rings of masonry that run towards the far mouth."""
    below = o.yy - y - 40
    away = np.hypot((o.xx - x) / 1.25, np.where(below < 0, below, below * 0.25))
    angle = np.degrees(np.arctan2(below, (o.xx - x) / 1.25))
    depth = 1600 / np.maximum(away, 6) * 0.55
    ring = np.floor(depth).astype(int)
    column = (angle + (ring % 2) * 5) / 10
    brick = np.floor(column).astype(int)
    joint = (np.abs(depth - np.round(depth)) < depth * 0.0073 + 0.03) | (
        np.abs(column - np.round(column)) < 0.045
    )
    lit = np.clip((away - 40) / 190, 0, 1)
    wall = away > 34
    o.dither(wall, "ink", "night", lit * 0.9)
    o.dither(wall & ~joint & ((brick * 7 + ring * 3) % 5 < 2), None, "indigo", lit * 0.8)
    o.dither(wall & ~joint & (away > 120), None, "smoke", np.clip((away - 120) / 220, 0, 0.5))
    o.put(wall & joint & (away > 60), "ink")


def _mouth(o: Easel, x: int, y: int) -> None:
    """The pin of sky at the end, with the moon in it."""
    for r, colour in ((13, "night"), (10, "indigo")):
        o.disc(x, y + 12, r, None, colour)
        o.rect(x - r, y + 12, 2 * r + 1, 18, colour)
    o.disc(x + 2, y + 9, 3, None, "ivory")


def _passing_lamps(o: Easel, x: int, y: int, step: int) -> None:
    """Lamps on both walls, streaked by the speed."""
    for side in (-1, 1):
        for k in range(5):
            near = ((k + step / 3) / 4.4) ** 1.6
            cx, cy = x + side * (14 + 100 * near), y - 24 - 86 * near
            if near > 1.25:
                continue
            long = 3 + 22 * near
            halo = np.hypot(o.xx - cx, o.yy - cy)
            o.dither(halo < long + 4, None, "brass", np.clip(0.6 - halo / (long * 1.6 + 4), 0, 1))
            ux, uy = side * 0.74, -0.67
            for j in range(int(long), -1, -1):
                colour = ("ivory", "ivory", "goldl", "goldl", "gold", "brass")[
                    min(5, int(j * 6 / (long + 1)))
                ]
                for wide in range(1 + int(near > 0.35) + int(near > 0.8)):
                    o.px(cx + ux * (j - long / 2), cy + uy * (j - long / 2) + wide, colour)


def tunnel(step: int) -> Easel:
    """The big window on the tunnel at one of three moments, in its brass frame."""
    _, _, w, h = WINDOW
    o = Easel(w + 14, h + 14, "ink")
    x, y = 188 + 7, 92 + 7
    _bricks(o, x, y)
    _mouth(o, x, y)
    _passing_lamps(o, x, y, step)
    for k, colour in enumerate(("ink", "umber", "brass", "gold", "brass", "umber", "ink")):
        o.box(k, k, o.w - 2 * k, o.h - 2 * k, colour)
    return o


# --- table edge and plaque


def table() -> Easel:
    """The rim and cloth of the table at the bottom of the screen, from y 268 down."""
    o = Easel(640, 92)
    y = -268
    cloth = o.m_disc(320, 420 + y, 430, 134) & (o.yy > 12)
    rim = o.m_disc(320, 424 + y, 442, 148) & ~cloth
    o.put(grow(rim), "ink")
    o.put(rim, "cocoa")
    o.put(rim & shift(rim, 0, 1) & ~shift(rim, 0, 3), "umber")
    o.put(rim & ~shift(rim, 0, 1), "brass")
    o.put(rim & ~shift(rim, 0, -3), "mahog")
    o.put(cloth, "feltdd")
    glow = np.exp(-(((o.xx - 320) / 210) ** 2 + ((o.yy - 62) / 40) ** 2))
    o.dither(cloth, None, "feltd", np.clip(glow * 1.1, 0, 1))
    o.dither(cloth, None, "felt", np.clip(glow * 1.3 - 0.75, 0, 0.6))
    o.put(o.m_disc(320, 424 + y, 404, 126) & ~o.m_disc(320, 425 + y, 402, 125) & cloth, "brass")
    return o


PLAQUE = (228, 156)


def _stepped(o: Easel, x: int, y: int, w: int, h: int) -> Mask:
    """A rectangle with four steps of three pixels at each corner."""
    m = o.m_rect(x, y, w, h)
    for k in range(4):
        for j in range(3):
            row, cut = k * 3 + j, (4 - k) * 3
            for line in (y + row, y + h - 1 - row):
                m[line, x : x + cut] = False
                m[line, x + w - cut : x + w] = False
    return m


def plaque() -> Easel:
    """The plaque with the ring for the medallion; a shadow below and to the right, no words."""
    w, h = PLAQUE
    left, top = 2, 8
    o = Easel(w + 9, h + 16)
    m = _stepped(o, left, top, w, h)
    o.put(grow(grow(shift(m, 3, 4), True), True), "ink")
    o.put(grow(m, True), "ink")
    o.put(m, "brass")
    o.put(m & ~shift(m, 1, 1), "goldl")
    o.put(m & ~shift(m, -1, -1), "umber")
    inner = ~grow(grow(~m, True), True)
    o.put(inner, "ink")
    field = ~grow(grow(~inner, True), True)
    o.put(field, "night")
    o.put(field & grow(~field, True), "umber")
    x, y = left + w // 2, top + 28
    o.disc(x, y, 35, None, "ink")
    o.disc(x, y, 33, None, "brass")
    rim = o.m_ring(x, y, 33, 30)
    o.put(rim & (o.xx + o.yy < x + y - 10), "goldl")
    o.put(rim & (o.xx + o.yy > x + y + 20), "umber")
    o.disc(x, y, 30, None, "ink")
    return o


def medallion(sign: str, colour: str) -> Easel:
    """A traveller's portrait cut round, to lie in the ring of the plaque."""
    dark, light = CLOTHS[colour].wall
    o = Easel(59, 59)
    whole = o.m_disc(29, 29, 29)
    o.put(whole, dark)
    o.dither(whole & o.m_disc(29, 27, 25), None, light, 0.5)
    o.put(o.m_disc(29, 27, 23), light)
    o.blit(bust(sign, colour, NEUTRAL).figure(), 5, 7)
    o.put(whole & (o.yy > 54), "ink")
    o.wipe(~whole)
    return o


def sprites() -> dict[str, Sprite]:
    """curtain/left, right, pelmet, tunnel/0..2, table, plaque, medallion/<sign>/<colour>."""
    pieces = {
        "left": Sprite(half(True)),
        "right": Sprite(half(False)),
        "pelmet": Sprite(pelmet()),
        "table": Sprite(table()),
        "plaque": Sprite(plaque(), anchor=(2, 8)),
    }
    pieces |= {f"tunnel/{k}": Sprite(tunnel(k), anchor=(7, 7)) for k in range(3)}
    for sign, colour in product(CROPS, CLOTHS):
        pieces[f"medallion/{sign}/{colour}"] = Sprite(medallion(sign, colour), anchor=(29, 29))
    return {f"curtain/{name}": sprite for name, sprite in pieces.items()}
