"""Controls and prompts: switches, sliders, steppers, progress, key caps, pad buttons, arrows."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from art.frames import DISABLED, RAMPS, Ramp, inside
from game.authoring.fonts import Face, load
from game.authoring.pixels import Canvas, Mask, Sprite, edge, ellmask, grids, rrmask, stencil

_HERE = Path(__file__).parent
_MARKS = grids(_HERE / "grids/signs.txt")
_BODY: Face = load(_HERE.parent / "fonts/body.txt")
_PAD_DOTS = {"north": (6, 2), "south": (6, 9), "west": (2, 5), "east": (10, 5)}
_PAD_COLOURS = {"north": "goldl", "south": "mint", "west": "cyan", "east": "coral"}


def switch(on: bool, disabled: bool) -> Canvas:
    """A slide switch, 26x13: the lamp at the left is lit when on, a ring at the right shows when off."""
    w, h = 26, 13
    cv = Canvas(w, h)
    low, bed, top = ("feltl", "felt", "feltd") if on else ("smoke", "night", "night")
    light, main, dark = ("goldl", "gold", "brass") if on else ("fog", "haze", "steel")
    if disabled:
        low, bed, top = "smoke", "night", "night"
        light, main, dark = "slate", "slate", "smoke"
    cv.rrect(0, 0, w, h, "ink", None, 2)
    cv.rrect(1, 1, w - 2, h - 2, bed, None, 2)
    cv.rect(3, 1, w - 6, 1, top)
    cv.rect(3, h - 2, w - 6, 1, low)
    x = w - 12 if on else 1
    cv.rrect(x, 1, 11, h - 2, main, "ink", 1)
    cv.rect(x + 1, 2, 9, 1, light)
    cv.rect(x + 1, 2, 1, h - 5, light)
    cv.rect(x + 1, h - 3, 9, 1, dark)
    for groove in (4, 6):
        cv.rect(x + groove, 4, 1, 5, dark)
    if on and not disabled:
        cv.mask(4, 4, stencil(_MARKS["lamp"]), "mint")
        cv.px(5, 5, "ivory")
    elif on:
        cv.mask(4, 4, stencil(_MARKS["lamp"]), "slate")
    else:
        cv.mask(w - 10, 4, stencil(_MARKS["ring"]), "slate")
    return cv


def knob(ramp: Ramp) -> Canvas:
    """The diamond knob of a slider, 17x17."""
    light, main, dark = ramp
    cv = Canvas(17, 17)
    yy, xx = np.mgrid[0:17, 0:17]
    d = np.abs(xx - 8) + np.abs(yy - 8)
    cv.mask(0, 0, d <= 8, "ink")
    cv.mask(0, 0, d <= 7, main)
    cv.mask(0, 0, (d <= 7) & (yy > 8), dark)
    cv.mask(0, 0, (d == 7) & (yy < 8) & (xx <= 8), light)
    cv.mask(0, 0, (d <= 3) & (yy <= 8), light)
    cv.mask(0, 0, (d <= 3) & (yy > 8), main)
    return cv


def track(line: str) -> Canvas:
    """The groove of a slider, 12x7."""
    cv = Canvas(12, 7)
    cv.rrect(0, 0, 12, 7, "ink", line, 1)
    return cv


def bar(ramp: Ramp, w: int, h: int, foot: bool) -> Canvas:
    """A filled cell with a light first row, and a dark last one if it has a foot."""
    cv = Canvas(w, h, ramp[1])
    cv.rect(0, 0, w, 1, ramp[0])
    if foot:
        cv.rect(0, h - 1, w, 1, ramp[2])
    return cv


def stepper_end(side: int, state: str) -> Canvas:
    """The arrow at the left (-1) or right (1) end of a stepper, 13x15."""
    light, main, dark = DISABLED if state == "disabled" else RAMPS["dusk"]
    cv = Canvas(13, 15)
    cv.mask(0, 0, rrmask(26, 15, 1)[:, :13] if side < 0 else rrmask(26, 15, 1)[:, 13:], "ink")
    x = 1 if side < 0 else 0
    cv.rect(x, 1, 12, 13, main)
    cv.rect(x, 1, 12, 1, light)
    cv.rect(x, 12, 12, 2, dark)
    cv.rect(12 if side < 0 else 0, 1, 1, 13, "ink")
    colour = {"normal": "fog", "focus": "goldl", "disabled": "slate"}[state]
    cv.blit(arrow("left" if side < 0 else "right", colour), 3 if side < 0 else 5, 4)
    return cv


def stepper_middle(line: str) -> Canvas:
    """The value's place between the arrows, 4x15."""
    cv = Canvas(4, 15, "ink")
    cv.rect(0, 1, 4, 13, line)
    cv.rect(0, 2, 4, 11, "night")
    return cv


def arrow(side: str, colour: str) -> Canvas:
    """A triangle in a box of 7x7."""
    cv = Canvas(7, 7)
    for j in range(4):
        if side in ("left", "right"):
            cv.rect(j + 1 if side == "left" else 5 - j, 3 - j, 1, 1 + 2 * j, colour)
        else:
            cv.rect(3 - j, j + 1 if side == "up" else 5 - j, 1 + 2 * j, 1, colour)
    return cv


def pointer() -> Canvas:
    """The pointer at the left of the focus, 7x9."""
    cv = Canvas(7, 9)
    for j in range(4):
        cv.rect(2 + j, 1 + j, 1, 7 - 2 * j, "goldl")
        cv.px(2 + j, 7 - j, "gold")
    cv.rect(1, 1, 1, 7, "ink")
    return cv.outline("ink")


def key_cap(pressed: bool = False) -> Canvas:
    """A key, 11x14; pressed, it sits two rows deeper."""
    cv = Canvas(11, 14)
    y = 2 if pressed else 0
    cv.rrect(0, y, 11, 14 - y, "cream", "ink", 1)
    cv.rect(1, y + 1, 9, 1, "ivory")
    if not pressed:
        cv.rect(1, 11, 9, 2, "brass")
    return cv


def pad_face(lit: str) -> Canvas:
    """The four face buttons, 15x14; the one that is meant is lit, by its place."""
    cv = Canvas(15, 14)
    cv.mask(0, 0, ellmask(15, 14), "ink")
    disc = ellmask(13, 12)
    yy, xx = np.mgrid[0:12, 0:13]
    cv.mask(1, 1, disc, "smoke")
    cv.mask(1, 1, edge(disc) & (xx + yy < 12), "slate")
    for name, (x, y) in _PAD_DOTS.items():
        if name != lit:
            cv.rect(x, y, 2, 2, "slate")
    x, y = _PAD_DOTS[lit]
    cv.mask(x - 1, y - 1, stencil(_MARKS["lamp"]), "ink")
    cv.rect(x, y, 3, 3, _PAD_COLOURS[lit])
    cv.px(x, y, "ivory")
    return cv


def pad_cross() -> Canvas:
    """The direction cross, 15x14."""
    cv = Canvas(15, 14)
    cv.rect(4, 0, 7, 14, "ink")
    cv.rect(0, 4, 15, 6, "ink")
    cv.rect(5, 1, 5, 12, "slate")
    cv.rect(1, 5, 13, 4, "slate")
    for x, y, w, colour in ((5, 1, 5, "haze"), (1, 5, 4, "haze"), (5, 12, 5, "smoke"), (10, 8, 4, "smoke")):
        cv.rect(x, y, w, 1, colour)
    cv.pts([(7, 2), (7, 11), (2, 6), (12, 6)], "ivory")
    cv.rect(6, 6, 3, 2, "smoke")
    return cv


def pad_menu() -> Canvas:
    """The menu button, 17x14."""
    cv = Canvas(17, 14)
    cv.rrect(0, 2, 17, 10, "smoke", "ink", 2)
    cv.rect(3, 3, 11, 1, "slate")
    for y in (5, 7, 9):
        cv.rect(5, y, 7, 1, "ivory")
    return cv


def pad_shoulder(name: str) -> Canvas:
    """A shoulder button, 19x14, slanted on its outer side."""
    shape: Mask = np.ones((14, 19), np.bool_)
    for i, cut in enumerate((5, 3, 2, 1)):
        shape[i, :cut] = False
    shape[0, -1] = shape[-1, 0] = shape[-1, -1] = False
    if name[0] == "R":
        shape = shape[:, ::-1]
    cv = Canvas(19, 14)
    face = inside(shape)
    p = np.pad(face, 1)
    cv.mask(0, 0, shape, "ink")
    cv.mask(0, 0, face, "smoke")
    cv.mask(0, 0, face & ~p[:-2, 1:-1], "slate")
    cv.mask(0, 0, face & ~p[2:, 1:-1], "night")
    _BODY.write(cv, 10 - _BODY.width(name) // 2, 4, name, "ivory")
    return cv


def _controls() -> dict[str, Sprite]:
    found: dict[str, Sprite] = {}
    for on in (True, False):
        for disabled in (True, False):
            name = f"switch/{'on' if on else 'off'}{'_disabled' if disabled else ''}"
            found[name] = Sprite(switch(on, disabled))
    found["slider/knob"] = Sprite(knob(RAMPS["gold"]), anchor=(8, 8))
    found["slider/knob_disabled"] = Sprite(knob(("slate", "slate", "smoke")), anchor=(8, 8))
    found["slider/track"] = Sprite(track("steel"), (2, 2, 2, 2))
    found["slider/track_disabled"] = Sprite(track("smoke"), (2, 2, 2, 2))
    found["slider/fill"] = Sprite(bar(RAMPS["gold"], 4, 3, foot=False), (1, 1, 1, 1))
    found["slider/fill_disabled"] = Sprite(bar(("slate", "slate", "smoke"), 4, 3, foot=False), (1, 1, 1, 1))
    for state in ("normal", "focus", "disabled"):
        suffix = "" if state == "normal" else f"_{state}"
        found[f"stepper/left{suffix}"] = Sprite(stepper_end(-1, state))
        found[f"stepper/right{suffix}"] = Sprite(stepper_end(1, state))
    found["stepper/middle"] = Sprite(stepper_middle("steel"), (1, 1, 3, 3))
    found["stepper/middle_disabled"] = Sprite(stepper_middle("smoke"), (1, 1, 3, 3))
    frame = Canvas(12, 9)
    frame.rrect(0, 0, 12, 9, "ink", "umber", 1)
    found["progress/frame"] = Sprite(frame, (2, 2, 2, 2))
    for name, ramp in {
        "gold": RAMPS["gold"], "mint": ("mint", "feltl", "felt"), "red": ("coral", "red", "crimson"),
        "off": ("mahog", "mahog", "mahog"),
    }.items():  # fmt: skip
        found[f"progress/cell_{name}"] = Sprite(bar(ramp, 5, 5, foot=True))
    for name, light, main in (
        ("none", "indigo", "indigo"), ("win", "mint", "felt"), ("post", "goldl", "gold"),
        ("lose", "crimson", "wine"),
    ):  # fmt: skip
        found[f"rank/{name}"] = Sprite(bar((light, main, main), 4, 13, foot=False), (1, 1, 1, 1))
    return found


def sprites() -> dict[str, Sprite]:
    """All controls and prompts."""
    found = _controls()
    found["key/cap"] = Sprite(key_cap(), (2, 2, 2, 3))
    found["key/pressed"] = Sprite(key_cap(pressed=True), (2, 2, 4, 2))
    found |= {f"pad/{name}": Sprite(pad_face(name)) for name in _PAD_DOTS}
    found |= {f"pad/{name}": Sprite(pad_shoulder(name)) for name in ("L1", "R1", "L2", "R2")}
    found["pad/dpad"] = Sprite(pad_cross())
    found["pad/menu"] = Sprite(pad_menu())
    for side in ("left", "right", "up", "down"):
        found[f"arrow/{side}"] = Sprite(arrow(side, "goldl"))
        found[f"arrow/{side}_off"] = Sprite(arrow(side, "slate"))
    found["pointer"] = Sprite(pointer())
    return found
