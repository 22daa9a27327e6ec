"""The corridor of the sleeping car: doors on the left, the night on the right, a runner down the middle."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from art.easel import Easel
from game.authoring.pixels import SHADOW, Field, Mask, Sprite, lut, ramp

SIZE = (640, 340)
VANISH = (372.0, 104.0)
FOCAL = 300.0
LEFT, RIGHT, FLOOR, CEILING, END = -1.25, 0.84, 0.92, -0.62, 5.4
"""The walls, floor and ceiling in metres from the eye, and how far away the end door is."""
LAMPS = (1.15, 2.3, 3.45, 4.6)
WOOD = ("ink", "mahog", "cocoa", "umber", "brass")


def _reach(offset: Field, plane: float) -> Field:
    """How far away a plane is for pixels so far from the vanishing point; far behind for the other side."""
    seen: Field = np.where(offset * plane > 0, FOCAL * plane / np.where(offset == 0, 1e-9, offset), 1e9)
    return seen


class Corridor:
    """Which plane each pixel shows, its distance, and its place across (u) and down (v) in metres."""

    def __init__(self) -> None:
        self.on = Easel(*SIZE, "ink")
        x, y = self.on.xx + 0.5 - VANISH[0], self.on.yy + 0.5 - VANISH[1]
        planes = [_reach(x, LEFT), _reach(x, RIGHT), _reach(y, FLOOR), _reach(y, CEILING)]
        self.away: Field = np.min(planes, axis=0)
        nearest = np.argmin(planes, axis=0)
        self.end: Mask = self.away > END
        self.left, self.right, self.floor, self.ceiling = ((nearest == k) & ~self.end for k in range(4))
        self.z: Field = np.minimum(self.away, END)
        self.u: Field = x * self.z / FOCAL
        self.v: Field = y * self.z / FOCAL

    def lamplight(self, spread: float = 0.55) -> Field:
        """How strongly the lamps shine at each pixel."""
        light: Field = np.sum([np.exp(-(((self.z - q) / spread) ** 2)) for q in LAMPS], axis=0)
        return light

    def paint(self, m: Mask, light: Field | float, tones: Sequence[str]) -> None:
        """Shade a mask: 0 is the first tone, 1 the second, dithered in between."""
        self.on.a[m] = ramp(np.broadcast_to(light, m.shape).astype(float), tones)[m]


def _compartments(c: Corridor) -> None:
    """Panels, doors with lit blinds, plates and knobs."""
    o, wall, v = c.on, c.left, c.v
    part = (c.z % 1.15) / 1.15
    light = 1.15 + c.lamplight() * 1.25 - (v + 0.2) * 0.7 - c.z * 0.1
    c.paint(wall, light, WOOD)
    grain = wall & ((o.xx * 7 + (o.yy // 9) * 3) % 11 == 0)
    o.a[grain] = SHADOW[o.a[grain]]
    c.paint(wall & (v > 0.46), light - 0.75, WOOD)
    for low, high, colour in ((0.44, 0.465, "gold"), (-0.47, -0.45, "brass"), (0.86, 0.92, "ink")):
        o.put(wall & (v > low) & (v < high), colour)
    c.paint(wall & (part > 0.2) & (part < 0.8) & (v > -0.42), light - 0.35, WOOD)
    posts = ((part > 0.17) & (part < 0.21)) | ((part > 0.79) & (part < 0.83))
    lintel = (v < -0.42) & (part > 0.17) & (part < 0.83)
    c.paint(wall & (v > -0.45) & (posts | lintel), light + 0.7, (*WOOD, "gold"))
    o.put(wall & (part > 0.265) & (part < 0.735) & (v > -0.35) & (v < 0.25), "ink")
    pane = wall & (part > 0.29) & (part < 0.71) & (v > -0.32) & (v < 0.22)
    warm = 2.5 - np.abs(part - 0.5) * 2.4 - (v + 0.1) * 1.6 - c.z * 0.12
    c.paint(pane, warm, ("umber", "brass", "gold", "goldl"))
    drapes = pane & ((part < 0.38) | (part > 0.62))
    c.paint(drapes, warm - 0.4 + np.sin(part * 90) * 0.8, ("wine", "wine", "crimson", "red"))
    _sleeper(c, pane, part)
    o.put(wall & (np.hypot((part - 0.74) * 1.6, v - 0.3) < 0.035), "goldl")
    o.put(wall & (np.abs(part - 0.5) < 0.07) & (v > 0.3) & (v < 0.38), "gold")


def _sleeper(c: Corridor, pane: Mask, part: Field) -> None:
    """Somebody in a hat behind the second blind."""
    x, v = np.abs(part - 0.5), c.v
    head = np.hypot((part - 0.5) / 0.075, (v + 0.02) / 0.1) < 1
    brim = (x < 0.11) & (v > -0.1) & (v < -0.075)
    crown = (x < 0.06) & (v > -0.16) & (v < -0.08)
    shape = head | brim | crown | ((x < 0.12) & (v > 0.1))
    c.on.put(pane & (c.z > 1.15) & (c.z < 2.3) & shape, "cocoa")


def _poster(c: Corridor) -> None:
    """A framed poster without words: sunset over domes."""
    o, wall = c.on, c.left
    u, v = (c.z - 1.075) / 0.2, (c.v + 0.27) / 0.6
    o.put(wall & (u > -0.09) & (u < 1.09) & (v > -0.05) & (v < 1.05), "ink")
    o.put(wall & (u > -0.05) & (u < 1.05) & (v > -0.03) & (v < 1.03), "gold")
    picture = wall & (u > 0) & (u < 1) & (v > 0) & (v < 1)
    c.paint(picture, 3.2 - v * 2.6, ("wine", "crimson", "red", "coral"))
    beams = np.floor((np.arctan2(v - 0.62, (u - 0.5) * 0.7) + np.pi) / (2 * np.pi) * 28) % 2 == 0
    bright = picture & beams
    o.a[bright] = lut(coral="blush", red="coral", crimson="red", wine="crimson")[o.a[bright]]
    o.put(picture & (np.hypot((u - 0.5) * 0.72, v - 0.5) < 0.2), "goldl")
    city = v > 0.72
    for x, y, rx, ry in ((0.5, 0.66, 0.3, 0.2), (0.2, 0.74, 0.2, 0.12), (0.8, 0.74, 0.2, 0.12)):
        city |= np.hypot((u - x) / rx, (v - y) / ry) < 1
    for x in (0.08, 0.92):
        city |= (np.abs(u - x) < 0.045) & (v > 0.34 + np.abs(u - x) * 2)
    o.put(picture & city, "indigo")
    o.put(picture & (v > 0.8), "night")
    o.put(picture & (v > 0.86) & (v < 0.9) & (u > 0.12) & (u < 0.88), "goldl")
    o.put(picture & (v > 0.93) & (v < 0.955) & (u > 0.25) & (u < 0.75), "cream")


def _window_wall(c: Corridor) -> None:
    """The wall with its windows, the night outside, the brass rail."""
    o, wall, v = c.on, c.right, c.v
    part = ((c.z + 0.1) % 0.95) / 0.95
    light = 0.85 + c.lamplight() * 0.8 - (v + 0.2) * 0.5 - c.z * 0.05
    c.paint(wall, light, WOOD)
    o.put(wall & (v > 0.36) & (v < 0.385), "gold")
    o.put(wall & (v > 0.86), "ink")
    o.put(wall & (part > 0.1) & (part < 0.9) & (v > -0.46) & (v < 0.3), "ink")
    c.paint(wall & (part > 0.12) & (part < 0.88) & (v > -0.44) & (v < 0.28), light + 1.2, (*WOOD, "gold"))
    _outside(c, wall & (part > 0.17) & (part < 0.83) & (v > -0.38) & (v < 0.22))
    o.put(wall & (v > 0.245) & (v < 0.275), "goldl")
    o.put(wall & (v >= 0.275) & (v < 0.29), "brass")


def _outside(c: Corridor, glass: Mask) -> None:
    o, v = c.on, c.v
    c.paint(glass, np.clip((v + 0.40) * 4.6, 0, 2.7), ("night", "indigo", "dusk", "steel"))
    run = c.z * 2.2
    ridge = 0.02 - 0.07 * np.abs(np.sin(run * 2.1)) - 0.05 * np.abs(np.sin(run * 4.7 + 1))
    c.paint(glass & (v > ridge), np.clip(1.6 - (v - ridge) * 14, 0, 2), ("indigo", "dusk", "steel"))
    o.put(glass & (v > 0.12 + 0.02 * np.sin(run * 9)), "night")
    chance = np.random.RandomState(8)
    dark = o.m_colour("night", "indigo") & glass & (v < -0.12)
    for _ in range(200):
        x, y = int(chance.randint(400, 640)), int(chance.randint(0, 110))
        if dark[y, x]:
            o.px(x, y, "haze" if chance.rand() < 0.5 else "fog")
    moon = glass & o.m_disc(548, 58, 15)
    o.put(moon, "ivory")
    o.put(moon & ~o.m_disc(545, 55, 13), "cream")
    for x, y, r in ((543, 52, 2.4), (553, 62, 2.0), (545, 64, 1.5)):
        o.put(moon & o.m_disc(x, y, r), "cream")
    sheen = glass & ((o.xx - o.yy * 0.8).astype(int) % 64 < 5) & o.m_colour("night", "indigo", "dusk")
    o.a[sheen] = lut(night="indigo", indigo="dusk", dusk="steel")[o.a[sheen]]


def _ceiling(c: Corridor) -> None:
    o, u = c.on, c.u
    light = 0.35 + c.lamplight(0.4) * 1.6 * np.clip(1.1 - np.abs(u + 0.2) * 0.9, 0, 1)
    c.paint(c.ceiling, light, ("mahog", "cocoa", "umber", "brass", "gold"))
    o.put(c.ceiling & (np.abs((c.z % 0.575) - 0.02) < 0.02), "mahog")
    moulding = (np.abs(u - LEFT - 0.06) < 0.018) | (np.abs(u - RIGHT + 0.06) < 0.018)
    o.put(c.ceiling & moulding, "gold")


def _carpet(c: Corridor) -> None:
    """Boards, and the red runner with its border and lozenges."""
    o, u = c.on, c.u
    light = c.lamplight(0.6)
    c.paint(c.floor, 0.7 + light, ("ink", "mahog", "cocoa", "umber"))
    runner = c.floor & (u > -0.86) & (u < 0.46)
    middle = np.abs(u + 0.2)
    c.paint(runner, 0.55 + light * 0.95 - middle * 0.5, ("mahog", "wine", "crimson", "red"))
    for at, colour in ((0.62, "gold"), (0.54, "brass")):
        o.put(runner & (np.abs(middle - at) < 0.02), colour)
    lozenge = middle / 0.3 + 1 - np.abs((c.z % 0.5) / 0.5 - 0.5) * 2
    o.put(runner & (lozenge < 0.92) & (lozenge > 0.66), "brass")


def _end_door(c: Corridor) -> None:
    """The door at the end with its round window."""
    o, u, v = c.on, c.u + 0.2, c.v
    c.paint(c.end, 1.6 - v * 0.6, ("ink", "mahog", "cocoa", "umber"))
    door = c.end & (np.abs(u) < 0.5) & (v > -0.5)
    c.paint(door, 2.3 - v * 0.5, WOOD)
    o.put(c.end & (np.abs(u) < 0.56) & (v > -0.56) & ~door, "brass")
    ring = np.hypot(u, v + 0.12)
    o.put(c.end & (ring < 0.26), "goldl")
    o.put(c.end & (np.abs(ring - 0.28) < 0.035), "ink")
    o.put(c.end & (ring < 0.26) & (np.hypot(u + 0.07, v + 0.2) < 0.12), "ivory")


def _lamp(o: Easel, x: int, y: int, r: int) -> None:
    """An opal bowl on brass and its glow."""
    away = np.hypot((o.xx - x) / 1.5, o.yy - y - r // 2)
    for reach, share in ((r * 2.6, 0.28), (r * 1.7, 0.5)):
        halo = (away < reach) & o.m_colour("mahog", "cocoa", "umber", "brass") & o.m_chance(share)
        o.swap(halo, {"mahog": "cocoa", "cocoa": "umber", "umber": "brass", "brass": "gold"})
    o.ell(x - r - 1, y - 1, 2 * r + 3, r + 4, "ink")
    o.ell(x - r, y, 2 * r + 1, r + 2, "goldl")
    o.ell(x - r + r // 3, y + 1, r + 1, max(2, r // 2), "ivory")
    o.rect(x - r, y, 2 * r + 1, max(1, r // 5), "brass")


def back() -> Easel:
    """The whole corridor."""
    c = Corridor()
    o = c.on
    _compartments(c)
    _poster(c)
    _window_wall(c)
    _ceiling(c)
    _carpet(c)
    _end_door(c)
    for z in reversed(LAMPS):
        r = max(3, int(26 / z))
        y = int(VANISH[1] + FOCAL * CEILING / z)
        if y >= -r:
            _lamp(o, int(VANISH[0] - FOCAL * 0.2 / z), y, r)
    for wall in (c.left, c.right):
        for flat in (c.ceiling, c.floor):
            near = np.roll(flat, 1, 0) | np.roll(flat, -1, 0) | np.roll(flat, 1, 1) | np.roll(flat, -1, 1)
            o.put(wall & near, "ink")
    return o


def sprites() -> dict[str, Sprite]:
    """corridor/back."""
    return {"corridor/back": Sprite(back())}
