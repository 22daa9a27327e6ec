"""The title's ground, track and fence, running back past the engine: eight frames of one stretch."""

from __future__ import annotations

import numpy as np

from art.easel import Easel
from art.raycast import Camera
from art.title_engine import CAMERA, FRAMES, LENS
from game.authoring.pixels import Field, Mask, Sprite

TOP = 237
"""First row of the screen that is ground."""
SLEEPERS = 0.72
STRETCH = 2 * SLEEPERS
"""Metres after which everything beside the track comes again."""
CAM: Camera = CAMERA._replace(y=CAMERA.y - TOP)


def _plane(o: Easel) -> tuple[Field, Field, Field]:
    """Of each pixel the place along and across the track, and its distance."""
    back, side = CAM.axes()
    rise = np.maximum(-(CAM.y - o.yy) / CAM.focal, 1e-4)
    away = CAM.height / rise
    x = (o.xx - CAM.x) / CAM.focal * away - CAM.origin[0]
    z = away - CAM.origin[2]
    return x * back[0] + z * back[2], x * side[0] + z * side[2], away


def _grass(o: Easel, along: Field, across: Field, away: Field) -> None:
    """Dark meadow with tufts that repeat every stretch."""
    o.put(o.m_rect(0, 0, o.w, o.h), "night")
    o.dither(o.yy < 19, None, "indigo", np.clip(1 - (o.yy + 1) / 20, 0, 1) * 0.7)
    o.dither(o.yy >= 0, None, "ink", np.clip((o.yy - 25) / 110, 0, 0.8))
    cell = np.floor((along % STRETCH) / 0.18).astype(int) * 7 + np.floor(across / 0.3).astype(int) * 13
    tuft = (cell * cell % 37 < 4) & (np.abs(across) > 2.2) & (away < 22)
    blade = tuft & ((along / 0.18) % 1 < 0.3) & ((across / 0.3) % 1 < 0.5)
    o.put(blade, "indigo")
    o.put(blade & (away < 12) & ((across / 0.3) % 1 < 0.2), "dusk")


def _track(o: Easel, along: Field, across: Field, away: Field) -> None:
    """Ballast, sleepers, rails, and the shadow of the train on them."""
    wide = np.clip(away / 9, 1, 3)
    bed = np.abs(across) < 1.95
    stone = (np.floor(along / 0.09).astype(int) * 5 + np.floor(across / 0.13).astype(int) * 3) % 8 < 3
    o.put(bed, "smoke")
    o.put(bed & stone, "night")
    o.put(np.abs(np.abs(across) - 1.95) < 0.05 * wide, "slate")
    sleeper = bed & (np.abs(across) < 1.28) & ((along % SLEEPERS) < 0.34) & (away < 40)
    o.put(sleeper, "cocoa")
    o.put(sleeper & ((along % SLEEPERS) < 0.1) & (away < 16), "umber")
    rail = np.abs(np.abs(across) - 0.75) < 0.06 * wide
    o.put(rail, "haze")
    o.put(rail & (across < 0), "steel")


def _train_shadow(o: Easel, real: Field, across: Field) -> None:
    under = (across > -1.3) & (across < 1.75) & (real > 0.6)
    o.swap(under, {
        "smoke": "ink", "cocoa": "mahog", "umber": "mahog", "slate": "smoke", "haze": "dusk",
        "steel": "indigo", "night": "ink", "indigo": "night",
    })  # fmt: skip


def _lamplit(o: Easel, real: Field, across: Field, away: Field) -> None:
    """The headlight on rails and sleepers ahead of the engine."""
    reach: Mask = (real < 0) & (np.abs(across) < 2.1) & (away < 14)
    fading = np.clip(1.5 - np.hypot(o.xx - LENS[0], o.yy + TOP - LENS[1]) / 190, 0.25, 1)
    warm = {"haze": "ivory", "steel": "goldl", "cocoa": "brass", "umber": "gold", "smoke": "umber"}
    o.swap(reach & o.m_chance(fading), warm)


def _fence(o: Easel, shift: float) -> None:
    """Posts and two wires on the near left, leading the eye to the engine."""
    before: tuple[tuple[float, float], tuple[float, float]] | None = None
    for k in range(18, -7, -1):
        s = k * STRETCH + shift
        if CAM.project(s, -3.6, 0)[2] < 2.0:
            continue
        x, foot, away = CAM.project(s, -3.6, 0)
        top_x, top, _ = CAM.project(s, -3.6, 0.95)
        wires = ((top_x, top + (foot - top) * 0.12), (top_x, top + (foot - top) * 0.5))
        if before is not None:
            for (xa, ya), (xb, yb) in zip(before, wires, strict=True):
                o.stroke(xa, ya, xb, yb, "dusk" if away > 6 else "smoke")
        before = wires
        w = max(1, round(11 / away))
        left = round(x) - w // 2
        o.rect(left, round(top), w, round(foot - top), "smoke")
        o.vl(left + w - 1, round(top), round(foot) - 1, "slate" if w > 1 else "smoke")
        o.hl(left, left + w - 1, round(top), "haze" if w > 1 else "slate")


def ground(frame: int) -> Easel:
    """The ground of one frame; from frame to frame it falls an eighth of a stretch back along the train."""
    o = Easel(640, 104)
    real, across, away = _plane(o)
    shift = frame * STRETCH / FRAMES
    along = real - shift
    _grass(o, along, across, away)
    _track(o, along, across, away)
    _train_shadow(o, real, across)
    _fence(o, shift)
    _lamplit(o, real, across, away)
    return o


def sprites() -> dict[str, Sprite]:
    """title/ground/0..7, for y 237."""
    return {f"title/ground/{k}": Sprite(ground(k), sheet="title") for k in range(FRAMES)}
