"""The saloon around the table: panelling, open windows, curtains, lamps, banquette, carpet."""

from __future__ import annotations

import numpy as np

from art.saloons import Saloon
from game.authoring.pixels import IDX, WARM, Canvas, Mask, T, bayer, ellmask, rrmask

W, H = 640, 360
Box = tuple[int, int, int, int]

WINDOWS: dict[str, tuple[tuple[Box, int], ...]] = {
    "one": (((196, 18, 248, 72), 3),),
    "two": (((62, 20, 210, 64), 2), ((368, 20, 210, 64), 2)),
    "long": (((2, 16, 636, 60), 5),),
}
"""Frames and panes of every kind of window wall; the glass lies 6 and 5 pixels inside."""
_PANELS = {
    "one": ((6, 58), (66, 60), (128, 62), (450, 62), (514, 60), (576, 58)),
    "two": ((6, 50), (280, 80), (584, 50)),
    "long": (),
}
_LAMPS = {"one": ((96, 28), (544, 28)), "two": ((31, 30), (609, 30)), "long": ()}
_LIGHT = {"one": (92, 78), "two": (70, 72), "long": (0, 0)}
_CURTAIN_SHADES = (0, 1, 2, 1, 0, -1)


def back(saloon: Saloon, kind: str) -> Canvas:
    """Everything behind the table with the given kind of windows; the glass is see-through."""
    cv = Canvas(W, H, "ink")
    _veneer(cv, saloon)
    for x, w in _PANELS[kind]:
        _panel(cv, saloon, x, 22, w, 58)
    glass = Canvas(W, H)
    for frame, panes in WINDOWS[kind]:
        _window(cv, glass, frame, panes)
    if kind == "one":
        _curtains(cv, glass, saloon)
    if kind != "long":
        _banquette(cv, saloon)
        _carpet(cv, saloon, 172)
        for y, h, colour in ((168, 4, "cocoa"), (168, 1, "brass"), (172, 1, "ink")):
            cv.rect(0, y, W, h, colour)
    else:
        _carpet(cv, saloon, 76)
        for y, h, colour in ((72, 4, "umber"), (72, 1, "gold"), (76, 1, "ink")):
            cv.rect(0, y, W, h, colour)
    for x, y in _LAMPS[kind]:
        _glow(cv, x, y + 6, *_LIGHT[kind])
        LAMPS[saloon.lamp](cv, x, y)
    if kind == "one":
        _emblem(cv, 35, 51)
        _clock(cv, 605, 51)
    elif kind == "two":
        _emblem(cv, 320, 52)
    cv.a[glass.a != T] = T
    _glints(cv, kind)
    return cv


def glass(kind: str) -> tuple[Box, ...]:
    """The rectangles of see-through glass of a kind of windows."""
    return tuple((x + 6, y + 5, w - 12, h - 10) for (x, y, w, h), _ in WINDOWS[kind])


def _veneer(cv: Canvas, saloon: Saloon) -> None:
    ground, grain = saloon.wood[:2]
    cv.rect(0, 0, W, 180, ground)
    rng = np.random.RandomState(7)
    for x in range(0, W, 3):
        y = 18
        while y < 86:
            length = rng.randint(4, 18)
            if rng.rand() < 0.35:
                cv.rect(x, y, 1, min(length, 86 - y), grain)
            y += length + rng.randint(2, 8)


def _panel(cv: Canvas, saloon: Saloon, x: int, y: int, w: int, h: int) -> None:
    """A panel with a sunk line and stepped deco corners."""
    line, inlay = saloon.wood[2:]
    cv.box(x, y, w, h, "ink")
    cv.rect(x + 1, y + 1, w - 2, 1, line)
    cv.rect(x + 1, y + 1, 1, h - 2, line)
    cv.box(x + 4, y + 4, w - 8, h - 8, line)
    for left in (True, False):
        for top in (True, False):
            cx, cy = (x + 4 if left else x + w - 5), (y + 4 if top else y + h - 5)
            dx, dy = (1 if left else -1), (1 if top else -1)
            for k in range(3):
                for t in range(7 - 2 * k):
                    cv.px(cx + dx * (2 * k + t), cy + dy * 2 * k, inlay)
                    cv.px(cx + dx * 2 * k, cy + dy * (2 * k + t), inlay)


def _window(cv: Canvas, glass: Canvas, frame: Box, panes: int) -> None:
    """A brass-edged frame; its glass, without mullions and rounded corners, is marked on `glass`."""
    x, y, w, h = frame
    cv.rrect(x, y, w, h, "umber", "ink", 4)
    cv.rrect(x + 1, y + 1, w - 2, h - 2, "brass", None, 4)
    cv.rrect(x + 2, y + 2, w - 3, h - 3, "umber", None, 4)
    cv.rrect(x + 5, y + 4, w - 10, h - 8, "ink", None, 3)
    glass.mask(x + 6, y + 5, rrmask(w - 12, h - 10, 3), "night")
    for i in range(1, panes):
        mullion = x + 6 + (w - 12) * i // panes
        glass.rect(mullion - 2, y + 4, 5, h - 8, None)
        cv.rect(mullion - 1, y + 4, 3, h - 8, "umber")
        cv.rect(mullion - 1, y + 4, 1, h - 8, "brass")
    cv.rect(x + 4, y + h - 4, w - 8, 1, "brass")
    cv.rect(x + 4, y + h - 3, w - 8, 1, "cocoa")


def _glints(cv: Canvas, kind: str) -> None:
    """Streaks of lamp light on the glass, upper left in every pane."""
    for (x, y, w, _), panes in WINDOWS[kind]:
        for pane in range(panes):
            left = x + 24 + (w - 12) * pane // panes
            for k in range(9):
                for t, colour in ((0, "dusk"), (1, "steel"), (4, "dusk")):
                    if cv.get(left - k + t, y + 8 + k) == T and (k + t) % 4 != 3:
                        cv.px(left - k + t, y + 8 + k, colour)


def _curtains(cv: Canvas, glass: Canvas, saloon: Saloon) -> None:
    """A curtain tied back on each side of the one window, under a gilt rail."""
    cloth = _curtain(saloon, 22, 72)
    for x, flip in ((190, False), (428, True)):
        cv.blit(cloth, x, 18, flipx=flip)
        shape = cloth.a != T
        glass.a[18:90, x : x + 22][shape[:, ::-1] if flip else shape] = T
    for y, h, colour in ((18, 3, "gold"), (18, 1, "goldl"), (20, 1, "brass"), (21, 1, "ink")):
        cv.rect(186, y, 268, h, colour)
    glass.rect(186, 18, 268, 4, None)


def _curtain(saloon: Saloon, w: int, h: int) -> Canvas:
    cv = Canvas(w, h)
    shades = ("mahog", *saloon.curtain)
    for y in range(h):
        t = y / h
        narrow = 0.16 if t < 0.72 else 0.3
        reach = w * (1 - 0.55 * np.exp(-(((t - 0.72) / narrow) ** 2)))
        for x in range(w):
            if x < reach:
                fold = _CURTAIN_SHADES[int(x / max(reach, 1) * w) % 6]
                cv.px(x, y, shades[fold + 1])
    tie, across = int(h * 0.72), int(w * 0.45) + 1
    for y, rows, colour in ((tie - 1, 3, "gold"), (tie - 1, 1, "goldl"), (tie + 2, 1, "ink")):
        cv.rect(0, y, across + 1, rows, colour)
    cv.rect(across - 1, tie + 2, 2, 5, "gold")
    cv.pts([(across - 1, tie + 7), (across + 1, tie + 6)], "brass")
    shape = cv.a != T
    cv.a[shape & ~np.pad(shape, 1)[1:-1, 2:]] = IDX["ink"]
    return cv


def _banquette(cv: Canvas, saloon: Saloon) -> None:
    main, light, dark = saloon.seat
    cv.rect(0, 84, W, 88, main)
    for y, h, colour in ((82, 2, "umber"), (82, 1, "brass"), (84, 1, "ink")):
        cv.rect(0, y, W, h, colour)
    for x in range(0, W, 16):
        cv.rect(x, 86, 1, 86, dark)
        cv.rect(x + 1, 86, 2, 86, light)
        cv.rect(x + 15, 85, 1, 87, dark)
    for y in (98, 116, 134):
        for x in range(8, W, 16):
            cv.px(x, y, "gold")
            cv.pts([(x + 1, y + 1), (x, y + 1)], dark)


def _carpet(cv: Canvas, saloon: Saloon, top: int) -> None:
    ground, chevron, tip = saloon.carpet
    cv.rect(0, top, W, H - top, ground)
    for y in range(top + 4, H, 8):
        for x in range(8 if y // 8 % 2 else 0, W, 16):
            cv.pts([(x, y), (x + 1, y - 1), (x + 2, y - 2), (x + 3, y - 1), (x + 4, y)], chevron)
            cv.px(x + 2, y, tip)


def _glow(cv: Canvas, x: int, y: int, rx: int, ry: int) -> None:
    """Warm lamp light on the wall and the seats."""
    yy, xx = np.mgrid[0:H, 0:W]
    light = (1 - np.hypot((xx - x) / rx, (yy - y) / ry)) * 2.2
    for step in range(2):
        lit: Mask = light - step * 0.9 > bayer(H, W)
        lit[170:] = False
        cv.maplut(0, 0, lit, WARM)


def _bracket(cv: Canvas, x: int, y: int) -> None:
    """The brass foot of a wall lamp."""
    cv.rect(x - 3, y, 7, 2, "gold")
    cv.rect(x - 3, y, 3, 1, "goldl")
    cv.px(x + 2, y + 1, "umber")
    cv.rect(x - 2, y + 2, 5, 3, "brass")
    cv.rect(x - 1, y + 5, 3, 4, "gold")
    cv.rect(x + 1, y + 5, 1, 4, "brass")
    cv.px(x, y + 9, "brass")


def _fan_lamp(cv: Canvas, x: int, y: int) -> None:
    for i, half in enumerate((11, 11, 10, 9, 9, 8, 7, 6, 5, 4, 3)):
        cv.rect(x - half, y + i, 2 * half + 1, 1, "goldl")
        cv.pts([(x - half, y + i), (x + half - 1, y + i)], "gold")
        cv.px(x + half, y + i, "brass")
    for k in (-8, -5, -3, 0, 3, 5, 8):
        cv.line(x + k, y, x + k // 3, y + 10, "gold" if k else "ivory")
    for i in range(2, 8):
        cv.rect(x - 4 + i // 3, y + i, 3, 1, "ivory")
    cv.rect(x - 11, y, 23, 1, "ivory")
    _bracket(cv, x, y + 11)


def _tulip_lamp(cv: Canvas, x: int, y: int) -> None:
    for dx in (-7, 7):
        for i, half in enumerate((1, 4, 5, 5, 5, 4, 4, 3, 2)):
            cv.rect(x + dx - half, y + i, 2 * half + 1, 1, "goldl")
            cv.px(x + dx + half, y + i, "gold")
        cv.rect(x + dx - 2, y + 2, 2, 5, "ivory")
        cv.pts([(x + dx - 5, y), (x + dx + 5, y)], "gold")
        cv.rect(x + dx - 1, y + 9, 3, 2, "gold")
    for i, half in enumerate((7, 6, 5)):
        cv.pts([(x - half, y + 11 + i), (x + half, y + 11 + i)], "brass")
    cv.rect(x - 5, y + 13, 11, 1, "brass")
    _bracket(cv, x, y + 13)


def _globe_lamp(cv: Canvas, x: int, y: int) -> None:
    disc = ellmask(19, 17)
    yy, xx = np.mgrid[0:17, 0:19]
    cv.mask(x - 9, y - 3, disc, "goldl")
    cv.mask(x - 9, y - 3, disc & (xx + yy > 24), "gold")
    cv.mask(x - 9, y - 3, disc & (np.hypot(xx - 7, yy - 6) < 4), "ivory")
    for row in (5, 11):
        cv.rect(x - 9, y - 3 + row, 19, 1, "brass")
    _bracket(cv, x, y + 14)


def _lantern_lamp(cv: Canvas, x: int, y: int) -> None:
    cv.rect(x - 1, y - 4, 3, 3, "brass")
    for i, half in enumerate((2, 4, 6, 7)):
        cv.rect(x - half, y - 1 + i, 2 * half + 1, 1, "brass" if i else "gold")
    cv.rect(x - 6, y + 3, 13, 10, "goldl")
    cv.rect(x - 3, y + 4, 4, 7, "ivory")
    for dx in (-6, -2, 2, 6):
        cv.rect(x + dx, y + 3, 1, 10, "umber")
    for i, half in enumerate((7, 5, 2)):
        cv.rect(x - half, y + 13 + i, 2 * half + 1, 1, "brass" if i else "gold")
    _bracket(cv, x, y + 16)


LAMPS = {"fan": _fan_lamp, "tulip": _tulip_lamp, "globe": _globe_lamp, "lantern": _lantern_lamp}


def _emblem(cv: Canvas, x: int, y: int) -> None:
    """The winged wheel in brass marquetry."""
    yy, xx = np.mgrid[-11:12, -11:12]
    d = np.hypot(xx, yy)
    for reach, colour in (
        (10, "brass"),
        (8.8, "cocoa"),
        (8, "gold"),
        (7, "cocoa"),
        (2.6, "gold"),
        (1.3, "mahog"),
    ):
        cv.mask(x - 11, y - 11, d <= reach, colour)
    for k in range(8):
        a = np.pi * k / 4
        cv.pts([(round(x + np.cos(a) * r), round(y + np.sin(a) * r)) for r in np.arange(3, 7.2, 0.5)], "gold")
    for i, length in enumerate((15, 12, 9, 6)):
        for left in (x - 10 - length, x + 11):
            cv.rect(left, y - 4 + i * 3, length, 2, "brass" if i % 2 else "gold")
            cv.rect(left, y - 4 + i * 3, length, 1, "gold" if i else "goldl")


def _clock(cv: Canvas, x: int, y: int) -> None:
    yy, xx = np.mgrid[-15:16, -15:16]
    d = np.hypot(xx, yy)
    for shape, colour in (
        (d <= 14.4, "ink"), (d <= 13.4, "gold"), (d <= 11.6, "umber"), (d <= 10.8, "ivory"),
        ((d <= 13.4) & (d > 11.6) & (xx + yy > 4), "brass"),
        ((d <= 10.8) & (d > 9) & (xx + yy < -6), "cream"),
    ):  # fmt: skip
        cv.mask(x - 15, y - 15, shape, colour)
    for k in range(12):
        a = np.pi * k / 6
        cv.px(round(x + np.sin(a) * 9), round(y - np.cos(a) * 9), "brass" if k % 3 else "ink")
    cv.line(x, y, x - 2, y - 5, "ink")
    cv.line(x, y, x - 6, y - 4, "ink")
    cv.line(x, y, x + 3, y + 6, "crimson")
    cv.rect(x - 3, y - 18, 7, 3, "gold")
    cv.rect(x - 3, y - 18, 7, 1, "goldl")
    cv.rect(x - 2, y + 15, 5, 2, "brass")
