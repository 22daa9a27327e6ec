"""The title's headlight and steam."""

from __future__ import annotations

import math

import numpy as np

from art.easel import Easel, triples
from game.authoring.pixels import Sprite

BEAM = (356, 210)
"""Size of the beam; the lens is its upper right corner but for 32 rows above."""
BEAM_RISE = 32
LOW, HIGH = -5.0, 27.0
"""The beam's edges in degrees below the horizontal."""


def beam() -> Easel:
    """The cone of light ahead of the engine, thinning out to the left."""
    o = Easel(*BEAM)
    x, y = BEAM[0] - o.xx, o.yy - BEAM_RISE
    away, angle = np.hypot(x, y), np.degrees(np.arctan2(y, x))
    off = np.abs(angle - (LOW + HIGH) / 2) / ((HIGH - LOW) / 2)
    fading = np.clip(1.02 - away / 350, 0, 1)
    inside = (off < 1) & (away > 6)
    for reach, colour, share in (
        (1.0, "cocoa", fading * 0.55), (1.0, "umber", fading * 0.8 - 0.2),
        (0.92, "brass", np.clip(fading * 1.25 - 0.34, 0, 1) * 0.8),
        (0.68, "gold", np.clip(fading * 1.5 - 0.62, 0, 1) * 0.85),
        (0.40, "goldl", np.clip(fading * 1.7 - 0.92, 0, 1)),
        (0.2, "ivory", np.clip(fading * 2.2 - 1.6, 0, 1)),
    ):  # fmt: skip
        o.dither(inside & (off < reach), None, colour, share)
    return o


def flare() -> Easel:
    """The star on the lens."""
    o = Easel(107, 61)
    x, y = 52, 30
    away = np.hypot(o.xx - x, o.yy - y)
    for r, colour, share in ((30, "gold", 0.22), (22, "goldl", 0.34), (15, "goldl", 0.6)):
        o.dither((away < r) & (away > 8), None, colour, np.clip(share * (1.25 - away / r) * 1.6, 0, 1))
    o.disc(x, y, 9.5, None, "goldl")
    o.disc(x, y, 7.5, None, "ivory")
    for k in range(3, 52):
        if k < 34 or k % 2 == 0:
            o.dots([(x - k, y), (x + int(k * 0.7), y)], "ivory" if k < 20 else "goldl" if k < 34 else "gold")
    for k in range(3, 30):
        if k < 20 or k % 2 == 0:
            o.dots([(x, y - k), (x, y + k)], "ivory" if k < 16 else "goldl")
    for k in range(3, 15):
        o.dots([(x + k, y + k), (x + k, y - k), (x - k, y + k), (x - k, y - k)], "goldl")
    return o


LOBES = (
    "0,0,.62 -.48,.14,.44 .46,.12,.46 -.20,-.38,.46 .28,-.36,.44 -.66,.38,.28 .64,.40,.30 .02,.40,.5 "
    ".56,-.16,.34"
)
"""Steam as cauliflower: centre and radius of each lobe for a puff of radius 1."""
PUFFS = (
    (7, ("blush", "fog", "ivory", "ivory"), 1.0), (10, ("haze", "fog", "ivory", "ivory"), 1.0),
    (13, ("steel", "haze", "fog", "ivory"), 1.0), (16, ("dusk", "steel", "haze", "fog"), 0.86),
    (20, ("indigo", "dusk", "steel", "haze"), 0.62), (24, ("indigo", "dusk", "dusk", "steel"), 0.34),
)  # fmt: skip
"""Radius, tones from the shaded to the lit side, and how much of the puff is left, as it ages."""


def puff(age: int) -> Easel:
    """One puff of steam: small, white and whole at first, then wide, dark and torn."""
    radius, tones, left = PUFFS[age]
    size = 2 * radius + 6
    o = Easel(size, size)
    mid = size / 2 - 0.5
    turn = age * 1.1
    lobes: list[tuple[float, float, float]] = []
    for x, y, r in triples(LOBES):
        bend = 0.25 * math.sin(turn + 5 * x + 3 * y)
        lobes.append((mid + (x + 0.3 * bend) * radius, mid + (y * 0.9 + 0.2 * bend) * radius, r * radius))
    whole = o.m_none()
    for cx, cy, r in lobes:
        whole |= o.m_disc(cx, cy, r)
    for k, (share, lift) in enumerate(((1.0, 0.0), (0.84, 0.16), (0.62, 0.30), (0.34, 0.42))):
        for cx, cy, r in lobes:
            lobe = o.m_disc(cx + r * lift * 0.7, cy - r * lift, r * share)
            o.put(lobe & whole & (k == 0 or o.yy < cy + r * 0.5 - k), tones[k])
    if left < 1:
        away = np.hypot(o.xx - mid, o.yy - mid) / radius
        keep = o.m_chance(np.clip(left * 1.5 - away * 0.55 + 0.25, 0, 1)) | (whole & (away < left * 0.5))
        o.wipe(~keep)
    return o


def sprites() -> dict[str, Sprite]:
    """title/beam and title/flare, anchored at the lens, and title/puff/0..5, anchored in the middle."""
    pieces = {
        "title/beam": Sprite(beam(), anchor=(BEAM[0] - 1, BEAM_RISE), sheet="title"),
        "title/flare": Sprite(flare(), anchor=(52, 30), sheet="title"),
    }
    for age in range(len(PUFFS)):
        drawn = puff(age)
        pieces[f"title/puff/{age}"] = Sprite(drawn, anchor=(drawn.w // 2, drawn.h // 2), sheet="title")
    return pieces
