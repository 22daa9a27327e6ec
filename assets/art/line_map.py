"""The line on the map: where its stations and legs lie, and the pieces that are drawn on them."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from art.easel import Easel, points, shift
from art.map_land import SIZE, land
from game.authoring.pixels import Field, Mask, Point, Sprite, T, grow

ORIGIN = (10, 32)
"""Where map/land lies on the screen; all places here are pixels of map/land."""
NODES = {
    "london": (36, 60), "paris": (66, 150), "strasbourg": (128, 112), "salzburg": (168, 182),
    "vienna": (212, 104), "budapest": (268, 152), "belgrade": (248, 236), "bucharest": (320, 200),
    "constanta": (374, 124), "istanbul": (376, 250),
}  # fmt: skip
STATIONS = tuple(NODES)
LEGS = (
    "36,60 36,120 66,150", "66,150 90,150 128,112", "128,112 128,142 168,182",
    "168,182 178,182 212,148 212,104",
    "212,104 220,104 268,152", "268,152 268,216 248,236", "248,236 284,236 320,200",
    "320,200 344,176 374,146 374,124", "374,124 394,144 394,232 376,250",
)  # fmt: skip
"""Way-points from each station to the next; the line only turns by 45 degrees."""
LABEL = (9, 17)
"""How far below its node a name stands: as a rule, and under the medallion of the current station."""


def leg(k: int) -> list[Point]:
    """The way-points of leg k."""
    return points(LEGS[k])


def data() -> dict[str, object]:
    """The geometry for the scene, written to map.json: nodes and way-points in pixels of map/land."""
    legs = [{"from": a, "to": b, "way": [list(p) for p in leg(k)]} for k, (a, b) in enumerate(_pairs())]
    stations = {name: list(node) for name, node in NODES.items()}
    frame = {"origin": list(ORIGIN), "size": list(SIZE), "label": list(LABEL)}
    return {"map": {**frame, "nodes": stations, "legs": legs}}


def _pairs() -> list[tuple[str, str]]:
    return list(pairwise(STATIONS))


def _sleepers(o: Easel, way: list[Point], bed: Mask, colour: str) -> None:
    for (xa, ya), (xb, yb) in pairwise(way):
        length = math.hypot(xb - xa, yb - ya)
        ux, uy = (xb - xa) / length, (yb - ya) / length
        for d in range(0, int(length) + 1, 4):
            x, y = xa + ux * d, ya + uy * d
            across = (x - uy * 2.4, y + ux * 2.4, x + uy * 2.4, y - ux * 2.4)
            o.put(o.m_line(*across) & bed, colour)


def track(k: int, lit: bool) -> Easel:
    """One leg on an empty map: bright where the train has been, grey ahead."""
    o = Easel(*SIZE)
    way = leg(k)
    middle = o.m_path(way)
    inner = grow(middle, True)
    bed = grow(inner, True)
    o.put(grow(bed, True), "ink")
    o.put(bed, "cocoa" if lit else "night")
    _sleepers(o, way, bed, "brass" if lit else "smoke")
    rail = bed & ~inner
    o.put(rail, "gold" if lit else "smoke")
    o.put(rail & ~shift(bed, 1, 1), "goldl" if lit else "slate")
    if lit:
        o.put(middle & o.m_colour("cocoa"), "mahog")
    return o


def glow(station: str, ground: Easel, radius: int = 36) -> Easel:
    """The land round an open station, lifted by its lamps."""
    x, y = NODES[station]
    lifted = Easel(*SIZE)
    lifted.a[:] = ground.a
    away: Field = np.hypot(lifted.xx - x, (lifted.yy - y + 12) * 1.1)
    near = lifted.m_chance(np.clip(1.15 - away / radius, 0, 1) * 0.9) & (away < radius)
    lifted.swap(near, {"feltd": "felt", "feltdd": "feltd", "indigo": "dusk", "night": "indigo"})
    lifted.wipe(lifted.a == ground.a)
    return lifted


# --- marks on the nodes

PADLOCK = """
..sss..
.s...s.
.s...s.
hhhhhhh
hssssss
hsskssd
hsskssd
hssssss
ddddddd
"""
ENGINE = """
...........oo.ff.
ccccccc..k...fff.
ckkikki..k.bb.f..
ikkikki.bb.bb....
iiiiiiiiiiiiiiii.
iiiiiiiiiiiiikii.
iiiiiiiiiiiiikii.
gggggggggggggggg.
.kcck..kcck.kcck.
.ckkc..ckkc.ckkc.
..cc....cc...cc..
"""
METALS = {"i": "ivory", "g": "goldl", "k": "ink", "f": "fog", "b": "gold", "c": "cream", "o": "haze"}


def _ring(o: Easel, x: int, face: str, light: str, core: str) -> None:
    o.disc(x, x, 6.4, None, "ink")
    o.disc(x, x, 5.3, None, face)
    o.put(o.m_disc(x, x, 5.3) & (o.xx + o.yy < 2 * x - 1), light)
    o.disc(x, x, 3.4, None, core)


def cleared() -> Easel:
    """A gold ring with a green lamp."""
    o = Easel(15, 15)
    _ring(o, 7, "gold", "goldl", "ink")
    o.disc(7, 7, 2.5, None, "feltl")
    o.px(6, 6, "ivory")
    o.px(7, 6, "mint")
    return o


def open_station() -> Easel:
    """A gold ring with an amber lamp: open, not yet won."""
    o = Easel(15, 15)
    _ring(o, 7, "gold", "goldl", "ink")
    o.disc(7, 7, 2.5, None, "gold")
    o.px(6, 6, "ivory")
    o.px(7, 6, "goldl")
    return o


def locked() -> Easel:
    """A grey ring under a padlock."""
    o = Easel(15, 15)
    _ring(o, 7, "smoke", "slate", "night")
    lock = Easel(15, 15)
    lock.grid(4, 3, PADLOCK, {"s": "slate", "h": "haze", "d": "smoke", "k": "ink"})
    shape = lock.opaque()
    o.put(grow(shape) & ~shape, "ink")
    o.blit(lock, 0, 0)
    return o


def engine() -> Easel:
    """The little engine that travels the line, heading east."""
    o = Easel(19, 13)
    o.grid(1, 1, ENGINE, METALS)
    return o


def medallion() -> Easel:
    """The current station: the engine on a red medal."""
    o = Easel(27, 27)
    x = 13
    o.disc(x, x, 12.4, None, "ink")
    o.disc(x, x, 11.3, None, "goldl")
    o.put(o.m_disc(x, x, 11.3) & (o.xx + o.yy > 2 * x + 2), "gold")
    face = o.m_disc(x, x, 9.6)
    o.put(face, "wine")
    o.put(face & (o.xx + o.yy < 2 * x + 4), "crimson")
    o.put(face & (o.xx + o.yy < 2 * x - 6), "red")
    o.grid(x - 8, x - 6, ENGINE, METALS)
    return o


def halo(step: int) -> Easel:
    """Dotted rings that widen round the medallion."""
    o = Easel(49, 49)
    for r, colour in ((15 + 2 * step, "goldl"), (18 + 2 * step, "gold")):
        o.put(o.m_ring(24, 24, r, r - 1) & ((o.xx + o.yy) % 2 == 0), colour)
    return o


# --- the sheet


def _trimmed(o: Easel) -> Sprite:
    """The painted part of an easel as large as the map, anchored to fall into place at the origin."""
    ys, xs = np.nonzero(o.a != T)
    x, y = int(xs.min()), int(ys.min())
    return Sprite(o.cut(x, y, int(xs.max()) - x + 1, int(ys.max()) - y + 1), anchor=(-x, -y))


def sprites() -> dict[str, Sprite]:
    """map/land and, to be drawn on it, map/track, glow, node, engine and halo."""
    ground = land()
    pieces = {"map/land": Sprite(ground)}
    for k, (a, b) in enumerate(_pairs()):
        pieces[f"map/track/{a}-{b}/lit"] = _trimmed(track(k, True))
        pieces[f"map/track/{a}-{b}/dark"] = _trimmed(track(k, False))
    for station in STATIONS:
        pieces[f"map/glow/{station}"] = _trimmed(glow(station, ground))
    marks = {"cleared": cleared(), "open": open_station(), "locked": locked(), "current": medallion()}
    for name, drawn in marks.items():
        pieces[f"map/node/{name}"] = Sprite(drawn, anchor=(drawn.w // 2, drawn.h // 2))
    train = engine().outline("ink")
    pieces["map/engine/east"] = Sprite(train, anchor=(9, 10))
    west = Easel(19, 13)
    west.blit(train, 0, 0, flipx=True)
    pieces["map/engine/west"] = Sprite(west, anchor=(9, 10))
    for step in range(3):
        pieces[f"map/halo/{step}"] = Sprite(halo(step), anchor=(24, 24))
    return pieces
