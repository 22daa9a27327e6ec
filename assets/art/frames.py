"""Frames for nine-slice drawing: panels, plates, buttons, fields, tabs, rows, bubbles, tags, portraits."""

from __future__ import annotations

import numpy as np

from game.authoring.pixels import SHADOW, Canvas, Mask, Sprite, c, edge, rrmask

Ramp = tuple[str, str, str]
"""Light, main and dark of a face."""

RAMPS: dict[str, Ramp] = {
    "gold": ("goldl", "gold", "brass"), "dusk": ("steel", "dusk", "indigo"),
    "red": ("red", "crimson", "wine"), "steel": ("haze", "steel", "dusk"), "felt": ("feltl", "felt", "feltd"),
}  # fmt: skip
DISABLED: Ramp = ("slate", "smoke", "night")


def inside(m: Mask) -> Mask:
    """The mask without its rim."""
    return m & ~edge(m)


def inside_square(m: Mask) -> Mask:
    """The mask without every pixel that touches its outside, diagonals too."""
    h, w = m.shape
    p = np.pad(m, 1)
    out = m.copy()
    for dy in range(3):
        for dx in range(3):
            out &= p[dy : dy + h, dx : dx + w]
    return out


def button(w: int, h: int, ramp: Ramp, pressed: bool = False, bright: bool = False) -> Canvas:
    """A raised (or pressed) button face; `bright` gives the one main button an ivory top."""
    light, main, dark = ramp
    cv = Canvas(w, h)
    shape = rrmask(w, h, 2)
    cv.mask(0, 0, shape, "ink")
    if pressed:
        deep = int(SHADOW[c(dark)])
        cv.mask(0, 0, inside(shape), dark)
        cv.rect(2, 1, w - 4, 2, deep)
        cv.rect(1, 3, 1, h - 5, deep)
        cv.rect(2, h - 2, w - 4, 1, main)
        return cv
    cv.mask(0, 0, inside(shape), main)
    cv.rect(2, 1, w - 4, 1, "ivory" if bright else light)
    cv.rect(1, 2, 1, h - 6, light)
    cv.rect(1, h - 4, w - 2, 2, dark)
    cv.rect(2, h - 2, w - 4, 1, dark)
    return cv


def asleep(w: int, h: int) -> Canvas:
    """The bed of a button that is of no use now: sunk into the bar, its lower rim catching some light."""
    cv = Canvas(w, h)
    shape = rrmask(w, h, 2)
    cv.mask(0, 0, shape, "ink")
    cv.mask(0, 0, inside(shape), "night")
    cv.rect(2, 1, w - 4, 2, "ink")
    cv.rect(1, 2, 1, h - 4, "ink")
    cv.rect(2, h - 1, w - 4, 1, "indigo")
    return cv


def plate(w: int, h: int, fill: str = "night", line: str = "brass", lit: str = "gold") -> Canvas:
    """A small panel with one rule and stepped corners of 3."""
    cv = Canvas(w, h)
    shape = rrmask(w, h, 3)
    ruled = inside(shape)
    filled = inside(ruled)
    cv.mask(0, 0, shape, "ink")
    cv.mask(0, 0, ruled, line)
    cv.mask(0, 0, filled, fill)
    top = ruled & ~filled
    top[2:] = False
    cv.mask(0, 0, top, lit)
    return cv


def panel(
    w: int, h: int, fill: str = "night", line: str = "brass", lit: str = "gold", inner: str = "umber"
) -> Canvas:
    """The stepped deco panel with a double rule."""
    cv = Canvas(w, h)
    m = rrmask(w, h, 3)
    p = np.pad(m, 1)
    cv.mask(0, 0, m, line)
    cv.mask(0, 0, m & ~(p[:-2, 1:-1] & p[1:-1, :-2]), lit)
    for colour in ("ink", inner, fill):
        m = inside_square(m)
        cv.mask(0, 0, m, colour)
    return cv


def name_plate(line: str, lit: str, fill: str) -> Canvas:
    """The plate below a bust, 58x22: name above, chips below."""
    w, h = 58, 22
    cv = Canvas(w, h)
    cv.mask(0, 0, rrmask(w, h, 2), "ink")
    cv.mask(1, 1, rrmask(w - 2, h - 2, 1), line)
    cv.rect(2, 1, w - 4, 1, lit)
    cv.mask(2, 2, rrmask(w - 4, h - 4, 1), fill)
    return cv


def focus() -> Canvas:
    """The focus frame, 24x24: gold with ivory corners; the piece lies 3 pixels inside."""
    cv = Canvas(24, 24)
    cv.box(0, 0, 24, 24, "ink")
    cv.box(1, 1, 22, 22, "gold")
    for x in (1, 15):
        for y in (1, 22):
            cv.rect(x, y, 8, 1, "ivory")
    for y in (1, 15):
        for x in (1, 22):
            cv.rect(x, y, 1, 8, "ivory")
    cv.box(2, 2, 20, 20, "ink")
    return cv


def chosen() -> Canvas:
    """The frame of a chosen piece that has not the focus, 16x16."""
    cv = Canvas(16, 16)
    cv.box(0, 0, 16, 16, "ink")
    cv.box(1, 1, 14, 14, "gold")
    cv.rect(1, 1, 14, 1, "goldl")
    return cv


def field(line: str) -> Canvas:
    """An entry field, 16x17."""
    cv = Canvas(16, 17)
    cv.mask(0, 0, rrmask(16, 17, 1), "ink")
    cv.rect(1, 1, 14, 15, line)
    cv.rect(2, 2, 12, 13, "night")
    cv.rect(2, 2, 12, 1, "ink")
    return cv


def toast(ramp: Ramp) -> Canvas:
    """A passing message, 16x19: light, line and ground."""
    cv = Canvas(16, 19)
    shape = rrmask(16, 19, 3)
    cv.mask(0, 0, shape, "ink")
    cv.mask(0, 0, inside(shape), ramp[1])
    cv.mask(0, 0, inside(inside(shape)), ramp[2])
    cv.rect(3, 1, 10, 1, ramp[0])
    return cv


def tab(active: bool) -> Canvas:
    """A tab that stands on a panel; the active one is 3 rows longer and covers the panel's rule."""
    w, h = 16, 25 if active else 22
    cv = Canvas(w, h)
    shape = rrmask(w, h * 2, 3)[:h]
    cv.mask(0, 0, shape, "ink")
    ruled = inside(np.pad(shape, ((0, 2), (0, 0)), mode="edge"))
    cv.mask(0, 0, ruled[:h], "gold" if active else "umber")
    cv.mask(0, 0, inside(ruled)[:h], "night" if active else "mahog")
    if active:
        cv.rect(3, 1, w - 6, 1, "goldl")
    return cv


def row(chosen_only: bool) -> Canvas:
    """A list row under the focus, or only chosen, 12x15."""
    cv = Canvas(12, 15, "indigo" if chosen_only else "dusk")
    if not chosen_only:
        cv.rect(0, 0, 12, 1, "steel")
        cv.rect(0, 14, 12, 1, "indigo")
        cv.rect(2, 0, 1, 15, "ink")
    cv.rect(0, 0, 2, 15, "gold" if chosen_only else "goldl")
    return cv


def tag(fill: str) -> Canvas:
    """The small value tag at the end of a hand, 7x11."""
    cv = Canvas(7, 11)
    cv.rrect(0, 0, 7, 11, fill, "ink", 1)
    return cv


def portrait_frame(main: str, light: str, dark: str) -> Canvas:
    """Two pixels round a portrait, 8x8, open in the middle."""
    cv = Canvas(8, 8)
    cv.rrect(0, 0, 8, 8, "ink", "ink", 1)
    cv.box(1, 1, 6, 6, main)
    cv.rect(1, 1, 6, 1, light)
    cv.rect(1, 1, 1, 6, light)
    cv.rect(2, 6, 5, 1, dark)
    cv.rect(6, 2, 1, 5, dark)
    cv.rect(2, 2, 4, 4, None)
    return cv


def paper(w: int, h: int, r: int, fill: str, low: str, top: str) -> Canvas:
    """A speech bubble without its tail."""
    cv = Canvas(w, h)
    shape = rrmask(w, h, r)
    page = inside(shape)
    cv.mask(0, 0, shape, "ink")
    cv.mask(0, 0, page, fill)
    p = np.pad(page, 1)
    cv.mask(0, 0, page & ~p[2:, 1:-1], low)
    cv.mask(0, 0, page & ~p[:-2, 1:-1], top)
    return cv


def tail(lean: int, fill: str, low: str) -> Canvas:
    """A tail that hangs from a bubble: its first two rows cover the bubble's lower rim.

    `lean` is -1 (to the left), 0 (straight down) or 1 (to the right).
    """
    w, h = 16, 10
    cv = Canvas(w, h)
    tip = {-1: 1.5, 0: 8.0, 1: 14.5}[lean]
    left = {-1: 4.0, 0: 3.5, 1: 3.5}[lean]
    cv.poly([(left, 0), (left + 8.5, 0), (tip, 9)], fill)
    cv.outline("ink")
    cv.rect(0, 0, w, 2, None)
    cv.rect(int(left + 0.5), 0, 8, 2, fill)
    right = np.pad(cv.a == c(fill), 1)
    cv.mask(0, 0, right[1:-1, 1:-1] & ~right[1:-1, 2:] & (np.indices((h, w))[0] > 1), low)
    return cv


def _tails() -> dict[str, Sprite]:
    found: dict[str, Sprite] = {}
    for name, lean in (("left", -1), ("down", 0), ("right", 1)):
        found[f"bubble/tail/{name}"] = Sprite(tail(lean, "ivory", "cream"), anchor=(8, 2))
        up = Canvas(16, 10)
        up.blit(tail(lean, "ivory", "cream"), 0, 0, flipy=True)
        found[f"bubble/tail/up_{name.replace('down', 'up')}".replace("up_up", "up")] = Sprite(
            up, anchor=(8, 7)
        )
    return found


def sprites() -> dict[str, Sprite]:
    """Every frame, mostly with slices."""
    found: dict[str, Sprite] = {}
    for name, ramp in RAMPS.items():
        bright = name == "gold"
        found[f"button/{name}/normal"] = Sprite(button(16, 16, ramp, bright=bright), (3, 3, 3, 6))
        found[f"button/{name}/pressed"] = Sprite(button(16, 16, ramp, pressed=True), (3, 3, 3, 6))
    found["button/disabled"] = Sprite(button(16, 16, DISABLED), (3, 3, 3, 6))
    found["button/asleep"] = Sprite(asleep(16, 16), (3, 3, 3, 3))
    found["frame/plate"] = Sprite(plate(16, 16), (5, 5, 5, 5))
    found["frame/plate_turn"] = Sprite(plate(16, 16, "indigo", "gold", "goldl"), (5, 5, 5, 5))
    found["frame/plate_danger"] = Sprite(plate(16, 16, "night", "crimson", "red"), (5, 5, 5, 5))
    found["frame/panel"] = Sprite(panel(20, 20), (7, 7, 7, 7))
    found["frame/panel_danger"] = Sprite(panel(20, 20, "mahog", "crimson", "red", "wine"), (7, 7, 7, 7))
    found["frame/focus"] = Sprite(focus(), (10, 10, 10, 10))
    found["frame/chosen"] = Sprite(chosen(), (4, 4, 4, 4))
    for name, colours in {
        "normal": ("brass", "gold", "umber"), "turn": ("goldl", "ivory", "gold"),
        "banker": ("gold", "goldl", "brass"), "out": ("smoke", "slate", "night"),
    }.items():  # fmt: skip
        found[f"frame/portrait/{name}"] = Sprite(portrait_frame(*colours), (3, 3, 3, 3))
    found["plate/normal"] = Sprite(name_plate("brass", "gold", "night"), (4, 4, 4, 4))
    found["plate/turn"] = Sprite(name_plate("goldl", "ivory", "indigo"), (4, 4, 4, 4))
    found["plate/banker"] = Sprite(name_plate("gold", "goldl", "wine"), (4, 4, 4, 4))
    found["plate/out"] = Sprite(name_plate("smoke", "slate", "night"), (4, 4, 4, 4))
    for name, line in {"normal": "steel", "focus": "gold", "disabled": "smoke"}.items():
        found[f"field/{name}"] = Sprite(field(line), (3, 3, 3, 3))
    for name, ramp in {
        "saved": ("mint", "felt", "feltdd"), "note": ("goldl", "brass", "mahog"),
        "error": ("coral", "crimson", "wine"),
    }.items():  # fmt: skip
        found[f"toast/{name}"] = Sprite(toast(ramp), (4, 4, 4, 4))
    found["tab/normal"] = Sprite(tab(False), (4, 4, 4, 0))
    found["tab/active"] = Sprite(tab(True), (4, 4, 4, 0))
    found["row/focus"] = Sprite(row(False), (4, 0, 1, 1))
    found["row/chosen"] = Sprite(row(True), (4, 0, 1, 1))
    for name, fill in {"open": "ivory", "win": "goldl", "bust": "crimson", "unknown": "night"}.items():
        found[f"tag/{name}"] = Sprite(tag(fill), (3, 3, 3, 3))
    found["bubble/box"] = Sprite(paper(16, 17, 4, "ivory", "cream", "ivory"), (5, 5, 5, 5))
    return found | _tails()
