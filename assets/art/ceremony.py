"""A new game on the line: turning rays, the ticket, the nippers that punch it, and the scraps that fall."""

from __future__ import annotations

import math

import numpy as np

from art.easel import Easel, points, shift
from game.authoring.pixels import Field, Mask, Point, Sprite, grow

CENTRE = (320, 164)
FRAMES = 4
WEDGE = 10
"""Degrees of each ray and of each gap."""


def rays(frame: int) -> Easel:
    """The sunburst of one frame; four frames turn it by a ray and its gap."""
    o = Easel(640, 360, "mahog")
    dx, dy = o.xx - CENTRE[0], (o.yy - CENTRE[1]) * 1.15
    away, angle = np.hypot(dx, dy), np.degrees(np.arctan2(dy, dx))
    turned = (angle + WEDGE / 2 - frame * 2 * WEDGE / FRAMES) % (2 * WEDGE)
    ray = turned < WEDGE
    everywhere = o.m_rect(0, 0, o.w, o.h)
    o.grade(everywhere, ("crimson", "wine", "mahog", "mahog", "ink"), np.clip((away - 40) / 360, 0, 1), 0.7)
    glow = ("goldl", "gold", "brass", "umber", "wine", "mahog")
    o.grade(ray, glow, np.clip((away - 20) / 330, 0, 1), 0.8)
    edge = np.minimum(turned, WEDGE - turned) * np.radians(1) * away  # pixels from the rim of the ray
    o.dither(ray & (edge < 9), None, "wine", np.clip(0.7 - edge / 12, 0, 0.6))
    spine = (np.abs(turned - WEDGE / 2) < 30 / np.maximum(away, 1)) & (away > 150) & (away < 330)
    o.put(spine & ((away.astype(int) // 3) % 3 != 2), "gold")
    o.dither(everywhere, None, "ink", np.clip((away - 250) / 190, 0, 1))
    return o


# --- the ticket

TICKET = (324, 116)
STUB = 62
HOLE = (254, 88)
"""Middle of the punched hole from the ticket's upper left corner."""
SPADE = """
......#......
.....###.....
....#####....
...#######...
..#########..
.###########.
#############
#############
#############
.####.#.####.
..##..#..##..
.....###.....
....#####....
"""


def _paper(o: Easel) -> Mask:
    """The ticket's outline: nibbled short sides, hollow corners."""
    w, h = TICKET
    m = o.m_rect(0, 0, w, h)
    for x in (0, w - 1):
        for y in range(4, h, 9):
            m &= ~o.m_disc(x, y + 3, 3)
        for y in (0, h - 1):
            m &= ~o.m_disc(x, y, 7)
    return m


def _print(o: Easel, m: Mask) -> None:
    """Aged paper, a net of fine lines, a double rule, the band of the heading."""
    w, h = TICKET
    inward: Field = np.minimum(np.minimum(o.xx, w - 1 - o.xx), np.minimum(o.yy, h - 1 - o.yy))
    o.put(m, "cream")
    o.put(m & grow(~m), "brass")
    inner = m & (inward > 3)
    o.put(inner, "ivory")
    o.dither(inner & (inward < 12), None, "cream", np.clip(0.9 - (inward - 3) / 10, 0, 1) * 0.7)
    o.put(m & (inward > 12) & (((o.xx + o.yy) % 8 == 0) | ((o.xx - o.yy) % 8 == 0)), "cream")
    for depth, colour in ((6, "crimson"), (8, "wine")):
        o.put(m & (inward == depth) & (o.xx > 4) & (o.xx < w - 5), colour)
    o.put(m & (o.xx == STUB) & (o.yy % 4 < 2) & (inward > 8), "brass")
    o.rect(STUB + 6, 11, w - STUB - 17, 14, "crimson")
    o.rect(STUB + 6, 11, w - STUB - 17, 1, "red")
    o.rect(STUB + 6, 24, w - STUB - 17, 1, "wine")


def seal(o: Easel, x: int, y: int, tones: tuple[str, str, str]) -> None:
    """The round stamp: a sunburst in middle, light and dark tone round an empty field."""
    middle, light, dark = tones
    for r, colour in ((19.2, middle), (17.4, "ivory"), (16.0, middle)):
        o.disc(x, y, r, None, colour)
    dx, dy = o.xx - x, o.yy - y
    away = np.hypot(dx, dy)
    beam = (np.floor((np.arctan2(dy, dx) + math.pi) / math.tau * 24) % 2 == 0) & (away > 8.5) & (away <= 15)
    o.put(beam, light)
    o.put(beam & (dx + dy > 4), dark)
    o.disc(x, y, 8.4, None, "ivory")


def _spade(o: Easel, x: int, y: int) -> Mask:
    stamp = Easel(o.w, o.h)
    stamp.grid(x - 6, y - 6, SPADE, {"#": "ink"})
    return stamp.opaque()


def ticket(punched: bool) -> Easel:
    """The reserved seat; its words are empty, its hole is there once it has been punched."""
    o = Easel(*TICKET)
    m = _paper(o)
    _print(o, m)
    seal(o, 35, 40, ("crimson", "coral", "wine"))
    small = (
        "....#....\n...###...\n..#####..\n.#######.\n#########\n#########\n.##.#.##.\n....#....\n...###..."
    )
    o.grid(31, 36, small, {"#": "ink"})
    for i in range(36):
        if (i * 7) % 5 != 1 and (i * 13) % 4:
            o.vl(17 + i, 90, 99, "ink")
    if punched:
        hole = _spade(o, *HOLE)
        o.wipe(hole)
        o.put(grow(hole) & ~hole & m, "brass")
        o.put(shift(hole, 1, 1) & ~hole & m, "cream")
    return o


# --- the nippers

PIVOT = (94.0, 63.0)
UPPER = (
    "28,32 40,28 70,32 94,46 126,64 160,82 200,98 204,110 160,96 120,78 92,62 68,48 40,45 28,46"
)  # fmt: skip
LOWER = "30,52 34,56 70,58 92,68 120,90 145,114 170,142 162,150 138,130 110,104 86,82 66,70 30,66"
GLOVE = "148,72 168,64 192,70 212,86 218,110 204,134 184,150 162,154 148,146 156,128 160,104 146,90"
FINGERS = ("152,110", "156,122", "156,134", "152,144")
THUMB = "140,80 156,70 176,74 182,84 166,88 148,92"
SLEEVE = "194,142 218,98 300,132 300,242 240,242"
CUFF = "188,140 214,92 224,97 198,146"
BITE = (34, 49)
"""Where the jaws meet: this pixel goes on the hole."""


def _turned(way: str, degrees: float) -> list[Point]:
    """The outline with its jaw turned about the pivot and its handle half as far the other way."""
    px, py = PIVOT
    bent = []
    for x, y in points(way):
        a = math.radians(degrees if x < px else -degrees / 2)
        dx, dy = x - px, y - py
        bent.append((px + dx * math.cos(a) - dy * math.sin(a), py + dx * math.sin(a) + dy * math.cos(a)))
    return bent


def _steel(o: Easel, m: Mask, tones: tuple[str, ...], radius: int = 5) -> None:
    o.put(grow(m), "ink")
    o.form(m, tones, radius, 0.45, 0.75)


def _jaw(o: Easel, degrees: float, box: tuple[int, int, int, int], tones: tuple[str, str, str]) -> None:
    x, y, w, h = box
    corners = f"{x},{y} {x + w - 1},{y} {x + w - 1},{y + h - 1} {x},{y + h - 1}"
    m = o.m_poly(_turned(corners, degrees))
    o.put(grow(m), "ink")
    o.put(m, tones[1])
    o.put(m & ~shift(m, 1, 1), tones[2])
    o.put(m & ~shift(m, 0, -3), tones[0])


def _hand(o: Easel) -> None:
    """A white glove and the sleeve of the conductor."""
    glove = o.m_blob(GLOVE)
    o.put(grow(glove), "ink")
    o.form(glove, ("slate", "fog", "ivory"), 8, 0.42, 0.62)
    for place in FINGERS:
        ((x, y),) = points(place)
        finger = [(-6, -6), (14, -9), (26, -4), (24, 4), (8, 4), (-6, 3)]
        m = o.m_blob([(x + dx, y + dy) for dx, dy in finger])
        o.put(grow(m), "slate")
        o.form(m, ("haze", "fog", "ivory"), 4, 0.45, 0.66)
    m = o.m_blob(THUMB)
    o.put(grow(m), "slate")
    o.form(m, ("haze", "fog", "ivory"), 4, 0.45, 0.6)
    sleeve, cuff = o.m_poly(SLEEVE), o.m_poly(CUFF)
    o.put(grow(sleeve), "ink")
    o.form(sleeve, ("night", "indigo", "dusk", "steel"), 10, 0.45, 0.7, top=0.8)
    o.put(grow(cuff), "ink")
    o.put(cuff, "ivory")
    for d in (14, 22):
        low, high = 0.5 * d, 0.45 * d
        braid = [(194 + d, 145 + low), (218 + d, 98 + high), (222 + d, 100 + high), (198 + d, 147 + low)]
        o.put(o.m_poly(braid) & sleeve, "gold")
    o.disc(234, 164, 3, None, "gold")
    o.px(233, 163, "ivory")


def punch(frame: int) -> Easel:
    """The nippers from the right: 0 open, 1 closing, 2 closed."""
    o = Easel(280, 190)
    gape = (9.0, 4.0, 0.0)[frame]
    _steel(o, o.m_blob(_turned(LOWER, -gape)), ("dusk", "steel", "haze", "fog"))
    _steel(o, o.m_blob(_turned(UPPER, gape)), ("steel", "haze", "fog", "ivory"))
    _jaw(o, gape, (26, 29, 16, 18), ("steel", "haze", "fog"))
    _jaw(o, -gape, (26, 51, 16, 14), ("dusk", "steel", "haze"))
    x, y = PIVOT
    for r, colour, d in ((8.0, "ink", 0), (7.0, "brass", 0), (5.0, "gold", 1), (2.4, "goldl", 2)):
        o.disc(x - d, y - d, r, None, colour)
    o.stroke(x - 3, y + 3, x + 3, y - 3, "umber")
    _hand(o)
    return o


CHADS = (
    "..#..\n.###.\n#####\n#####\n..#..\n.###.",
    ".##.\n####\n.###\n##..\n#...",
    "...##.\n#####.\n######\n...##.",
    "..#\n###\n.##",
)


def chad(turn: int) -> Easel:
    """A punched-out spade as it tumbles."""
    o = Easel(8, 8)
    o.grid(1, 1, CHADS[turn], {"#": ("ivory", "cream", "goldl", "ivory")[turn]})
    m = o.opaque()
    o.put(grow(m, True) & ~m, "ink")
    return o


def spark() -> Easel:
    """The flash of the bite."""
    o = Easel(25, 21)
    for k in range(1, 12):
        colour = "goldl" if k < 6 else "gold"
        o.dots([(12 + k, 10), (12 - k, 10)], colour)
        if k < 9:
            o.dots([(12, 10 + k), (12, 10 - k)], colour)
    o.disc(12, 10, 1.6, None, "ivory")
    return o


def sprites() -> dict[str, Sprite]:
    """unlock/rays, ticket, stub, coupon, punch, chad, spark."""
    whole, punched = ticket(False), ticket(True)
    w, h = TICKET
    pieces = {f"unlock/rays/{k}": Sprite(rays(k)) for k in range(FRAMES)}
    pieces |= {f"unlock/punch/{k}": Sprite(punch(k), anchor=BITE) for k in range(3)}
    pieces |= {f"unlock/chad/{k}": Sprite(chad(k), anchor=(4, 4)) for k in range(len(CHADS))}
    return pieces | {
        "unlock/ticket": Sprite(whole),
        "unlock/ticket/punched": Sprite(punched),
        "unlock/stub": Sprite(whole.cut(0, 0, STUB + 1, h)),
        "unlock/coupon": Sprite(punched.cut(STUB + 1, 0, w - STUB - 1, h)),
        "unlock/spark": Sprite(spark(), anchor=(12, 10)),
    }
