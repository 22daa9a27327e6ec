"""The title's streamlined engine with its carriages, and the turning wheels as frames."""

from __future__ import annotations

import math
from functools import cache

import numpy as np

from art.easel import Easel, shift
from art.raycast import Camera, Solids
from game.authoring.pixels import Field, Mask, Sprite, T, grow

CAMERA = Camera(388.0, 236.0, 500.0, 1.55, 27.0, (-0.42, 0.0, 8.9))
VIEW = (300, 110, 340, 200)
"""The part of the screen the train is in: only there rays are cast."""
WINDOW = CAMERA._replace(x=CAMERA.x - VIEW[0], y=CAMERA.y - VIEW[1])
RED, BLUE, BLACK, GOLD, LAMP, ROOF, WHEEL, BUFFER = range(1, 9)
AXIS = 2.42
"""Height of the middle of the boiler, metres."""
DRIVERS = (4.45, 6.5, 8.55)
WHEELS = [(s, 0.97, 0.95) for s in DRIVERS] + [(s, 0.6, 0.6) for s in (10.6, 12.2)]
WHEELS += [(s, 0.5, 0.5) for s in (14.8, 16.4, 18.0, 19.4)]
"""Place along the train, radius and height of each axle."""
FRAMES = 8
TONES = {
    RED: ("mahog", "wine", "wine", "crimson", "crimson", "red", "coral"),
    BLUE: ("night", "indigo", "indigo", "dusk", "dusk", "steel", "haze"),
    BLACK: ("ink", "ink", "night", "smoke"),
    GOLD: ("umber", "brass", "gold", "goldl", "ivory"),
    ROOF: ("ink", "night", "indigo", "dusk", "steel", "haze", "fog"),
}
NUMBER = """
.###.......###.
#...#.....#...#
#...#.........#
#####.###...##.
#...#......#...
#...#.....#....
#...#.....#####
"""
"""The engine's number, A-2."""
LENS = (356, 180)
"""The pixel of the headlight."""


def _nose(on: Solids) -> None:
    """Boiler, fin, headlight and prow."""
    on.ball((1.55, 0, AXIS), (1.55, 1.22, 1.24), RED, lambda p: p[..., 0] < 1.55)
    on.tube(0, (0, AXIS), (1.22, 1.24), (1.55, 11.2), RED)
    fin = (1.68, 1.3, 1.40)
    on.ball((1.55, 0, AXIS), fin, GOLD, lambda p: (np.abs(p[..., 1]) < 0.075) & _above(p))
    on.plate(
        0.075,
        lambda p: (((p - (1.55, 0, AXIS)) / fin)[..., ::2] ** 2).sum(-1) <= np.where(_above(p), 1, -1),
        GOLD,
    )
    on.tube(0, (0, AXIS + 0.1), (0.40, 0.40), (-0.26, 0.6), GOLD, cap=LAMP)
    on.tube(2, (1.75, 0), (1.62, 1.34), (0.42, 1.86), RED)


def _above(p: Field) -> Mask:
    m: Mask = (p[..., 0] < 2.2) & (p[..., 2] > AXIS - 0.2)
    return m


def _engine(on: Solids) -> None:
    """Valance, buffers, chimney, wheels, cab."""
    on.box((1.75, -1.34, 0.46), (3.5, 1.34, 1.86), RED)
    on.box((3.5, -1.34, 1.46), (9.9, 1.34, 1.86), RED)
    on.box((3.5, -1.1, 0.3), (9.9, 0.55, 1.5), BLACK)
    for u in (-0.86, 0.86):
        on.tube(0, (u, 0.92), (0.13, 0.13), (-0.02, 0.9), GOLD)
        on.tube(0, (u, 0.92), (0.2, 0.2), (-0.12, -0.02), BUFFER)
    on.tube(2, (2.6, 0), (0.52, 0.34), (3.4, 3.98), RED)
    on.ball((5.4, 0, 3.55), (1.1, 0.42, 0.34), RED)
    for s, radius, height in WHEELS:
        on.tube(1, (s, height), (radius, radius), (0.75, 1.12), WHEEL)
    on.box((10.4, -1.36, 1.2), (13.2, 1.36, 3.3), RED)
    on.tube(0, (0, 3.2), (1.36, 0.52), (10.2, 13.3), ROOF)
    on.box((10.4, -1.1, 0.5), (13.2, 1.1, 1.25), BLACK)


def _carriages(on: Solids) -> None:
    """The tender and six blue carriages."""
    on.box((13.6, -1.34, 1.1), (20.2, 1.34, 3.1), RED)
    on.tube(0, (0, 3.05), (1.34, 0.4), (13.6, 20.2), ROOF)
    on.box((13.6, -1.1, 0.3), (20.2, 1.1, 1.15), BLACK)
    for start in range(21, 21 + 6 * 21, 21):
        on.box((start, -1.36, 1.0), (start + 20.3, 1.36, 3.15), BLUE)
        on.tube(0, (0, 3.1), (1.36, 0.58), (start, start + 20.3), ROOF)
        on.box((start + 0.6, -1.1, 0.35), (start + 19.6, 1.1, 1.05), BLACK)
        on.box((start - 0.7, -1, 1.1), (start, 1, 3.2), BLACK)


@cache
def train() -> Solids:
    """Everything that rolls."""
    on = Solids(WINDOW, VIEW[2], VIEW[3])
    _nose(on)
    _engine(on)
    _carriages(on)
    return on


def _light(on: Solids) -> Field:
    """How each seen point is lit, -1..1: a lamp ahead, high on the right."""
    back, side = CAMERA.axes()
    lamp = np.array([0.62, 0.62, -0.48])
    lamp /= np.linalg.norm(lamp)
    lit: Field = (on.normal * np.array([lamp @ back, lamp @ side, lamp[1]])).sum(-1)
    return lit


def _surfaces(o: Easel, on: Solids) -> None:
    lit = _light(on)
    shade = np.clip(lit * 0.62 + 0.36, 0, 1)
    for kind, tones in TONES.items():
        o.grade(on.kind == kind, tones, shade, 0.34)
    o.put((on.kind == RED) & (on.part <= 4) & (lit > 0.955), "blush")
    red = on.kind == RED
    boiler = red & (on.v > 1.9) & (on.s < 10.4)
    for low, high in ((-0.19, -0.11), (-0.02, 0.10), (0.22, 0.29)):
        stripe = boiler & (on.v > AXIS + low) & (on.v < AXIS + high)
        o.grade(stripe & (on.u > 0), ("brass", "gold", "goldl", "ivory"), np.clip(shade * 1.1, 0, 1), 0.3)
        o.put(stripe & (on.u <= 0), "brass")
    for s in (3.6, 6.2, 8.8):
        o.put(boiler & (np.abs(on.s - s) < 0.05) & (on.v > AXIS + 0.3), "wine")
    rail = red & (on.s > 1.9) & (on.s < 10.2) & (np.abs(on.v - AXIS - 0.52) < 0.035) & (on.u > 0)
    o.put(rail, "goldl")


def _valance(o: Easel, on: Solids) -> None:
    """Lining, rivets and a modelled lower edge, so that the flank is not one flat red."""
    red = on.kind == RED
    flank = red & (on.v < 1.87) & (on.s < 9.95)
    o.put(flank & (on.v > 1.72) & (on.v < 1.80), "gold")
    o.put(flank & (on.v > 1.50) & (on.v < 1.57) & (on.s > 1.7), "brass")
    o.dither(flank & (on.s > 3.5) & (on.v < 1.72), None, "wine", np.clip((1.72 - on.v) * 1.4, 0, 0.6))
    o.put(flank & (on.v > 1.6) & (on.v < 1.66) & ((on.s * 3) % 1 < 0.22) & (on.s > 1.9), "coral")
    cab = red & (on.s > 10.3)
    for low, high in ((1.7, 1.8), (1.5, 1.56)):
        o.put(cab & (on.v > low) & (on.v < high), "gold")
    pane = (
        red
        & (on.s > 11.0)
        & (on.s < 12.6)
        & (on.v > 2.35)
        & (on.v < 2.95)
        & (np.abs(on.normal[..., 1]) > 0.9)
    )
    o.put(grow(pane) & (on.kind > 0), "mahog")
    o.put(pane, "goldl")


def _prow(o: Easel, on: Solids) -> None:
    """Grille, lower band, number plate and buffers."""
    red = on.kind == RED
    grille = red & (on.v < 1.42) & (on.v > 0.58) & (on.s < 3.1 - (1.42 - on.v) * 1.1)
    o.put(grille & ((on.v * 5.2) % 1 < 0.36), "mahog")
    o.put(grille & ((on.v * 5.2 - 0.36) % 1 < 0.16), "coral")
    o.put(red & (on.v < 0.52) & (on.s < 3.5), "brass")
    plate = red & (on.s < 1.0) & (np.abs(on.u + 0.04) < 0.36) & (on.v > 1.06) & (on.v < 1.42)
    o.put(plate, "ink")
    o.put(plate & grow(~plate), "gold")
    ys, xs = np.nonzero(plate)
    x, y = round(xs.mean()), round(ys.mean())
    o.grid(x - 8, y - 3, NUMBER, {"#": "goldl"})
    for side in (-0.86, 0.86):
        _buffer(o, on, side)


def _buffer(o: Easel, on: Solids, side: float) -> None:
    head = (on.kind == BUFFER) & (np.abs(on.u - side) < 0.3)
    away = np.hypot(on.u - side, on.v - 0.92)
    o.put(head, "smoke")
    o.put(head & (away < 0.15) & (on.normal[..., 0] < -0.5), "slate")
    o.put(head & (away < 0.15) & (np.hypot(on.u - side - 0.05, on.v - 0.97) < 0.07), "haze")
    o.put(head & (away > 0.15) & (on.u - side + on.v - 0.92 > 0.1), "fog")


def _coach_sides(o: Easel, on: Solids) -> None:
    side = (on.kind == BLUE) & (np.abs(on.normal[..., 1]) > 0.9)
    o.put(side & (on.v > 3.0), "steel")
    o.put(side & (on.v > 1.98) & (on.v < 2.1), "gold")
    o.put(side & (on.v > 1.1) & (on.v < 1.2), "brass")
    along = (on.s - 21) % 21
    lit = side & (on.v > 2.2) & (on.v < 2.92) & ((along % 1.95) > 0.5) & (along < 19.6) & (along > 0.6)
    o.put(lit, "goldl")
    o.put(lit & (on.v < 2.45), "gold")
    o.put((on.kind == BLUE) & (np.abs(on.normal[..., 1]) < 0.5), "night")


def _lens(o: Easel, on: Solids) -> None:
    glass = (on.kind == LAMP) & (on.s < 0)
    away = np.hypot(on.u, on.v - AXIS - 0.1)
    o.put(glass, "goldl")
    o.put(glass & (away < 0.30), "ivory")
    o.put(glass & (away > 0.355), "gold")


def _wheels(o: Easel, on: Solids, frame: int) -> None:
    turn = frame * math.tau / FRAMES
    for s, radius, height in WHEELS:
        face = (on.kind == WHEEL) & (np.abs(on.s - s) <= radius + 0.02) & (np.abs(on.normal[..., 1]) > 0.9)
        away = np.hypot(on.s - s, on.v - height) / radius
        angle = np.arctan2(on.v - height, on.s - s) - turn
        o.put(face, "mahog")
        o.put(face & (away > 0.86), "haze")
        o.put(face & (away > 0.86) & (on.v > height + 0.2), "fog")
        o.put(face & (away <= 0.86) & (away > 0.72), "crimson")
        spokes = np.cos(angle * 9) if radius > 0.9 else np.cos(angle * 5)
        o.put(face & (away <= 0.72) & (spokes > 0.35), "crimson")
        o.put(face & (away < 0.24), "red")


def _rods(o: Easel, frame: int) -> None:
    """The coupling rod rides round with the crank pins; the driving rod swings to the middle wheel."""
    turn = frame * math.tau / FRAMES
    ds, dv = 0.42 * math.cos(turn), 0.42 * math.sin(turn)
    pins = [WINDOW.project(s + ds, 1.2, 0.95 + dv)[:2] for s in DRIVERS]
    cross = WINDOW.project(3.45 + ds * 0.4, 1.26, 0.95)[:2]
    for (xa, ya), (xb, yb) in ((pins[0], pins[1]), (pins[1], pins[2]), (cross, pins[1])):
        o.stroke(xa, ya + 1, xb, yb + 1, "slate", 2)
        o.stroke(xa, ya, xb, yb, "ivory", 1)
    for x, y in pins:
        o.disc(round(x), round(y), 2.2, None, "haze")
        o.px(x, y, "ivory")


def frame_picture(frame: int) -> Easel:
    """The whole train in its view with its wheels at one of the frames."""
    on = train()
    o = Easel(VIEW[2], VIEW[3])
    _surfaces(o, on)
    _valance(o, on)
    _prow(o, on)
    _wheels(o, on, frame)
    _coach_sides(o, on)
    _lens(o, on)
    seen = on.kind > 0
    o.put(on.edges(40) & (on.kind != LAMP), "ink")
    o.put(grow(seen & (on.distance < 36)) & ~seen, "ink")
    top = seen & ~shift(seen, 0, 1)
    o.put(top & (on.distance < 36) & (on.kind == RED), "coral")
    o.put(top & (on.kind == ROOF), "fog")
    flank = on.kind == RED
    below = o.copy()
    _rods(o, frame)
    hidden = flank & (on.v > 1.0)
    o.a[hidden] = below.a[hidden]
    return o


def _bounds(m: Mask) -> tuple[int, int, int, int]:
    ys, xs = np.nonzero(m)
    return int(xs.min()), int(ys.min()), int(xs.max() - xs.min()) + 1, int(ys.max() - ys.min()) + 1


def sprites() -> dict[str, Sprite]:
    """title/train and title/wheels/0..7, anchored so that drawing them at 0, 0 puts them in place."""
    frames = [frame_picture(k) for k in range(FRAMES)]
    body = frames[0]
    x, y, w, h = _bounds(body.opaque())
    pieces = {"title/train": Sprite(body.cut(x, y, w, h), anchor=(-VIEW[0] - x, -VIEW[1] - y), sheet="title")}
    moving = np.any([f.a != body.a for f in frames], axis=0)
    x, y, w, h = _bounds(moving)
    for k, picture in enumerate(frames):
        picture.a[~moving] = T
        pieces[f"title/wheels/{k}"] = Sprite(
            picture.cut(x, y, w, h), anchor=(-VIEW[0] - x, -VIEW[1] - y), sheet="title"
        )
    return pieces
