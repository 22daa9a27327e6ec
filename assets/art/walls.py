"""The saloon around the table: panelling, open windows, curtains, lamp light, banquette, carpet."""

from __future__ import annotations

import numpy as np

from art.panes import carve
from art.saloons import Saloon
from art.seats import BACKS
from art.signs import SIGNS
from game.authoring.pixels import IDX, WARM, Canvas, Mask, T, bayer, edge, ellmask, rrmask

W, H = 640, 360
Box = tuple[int, int, int, int]
Panels = tuple[tuple[int, int], ...]

_PORTS = tuple(((x - 30, 19, 60, 60), 1) for x in (92, 184, 275, 365, 456, 548))
"""Between the heads of a full table."""
WINDOWS: dict[str, tuple[tuple[Box, int], ...]] = {
    "one": (((196, 18, 248, 72), 3),),
    "two": (((62, 20, 210, 64), 2), ((368, 20, 210, 64), 2)),
    "ports": _PORTS,
    "long": (((2, 16, 636, 60), 5),),
}
"""Frames and panes of every kind of window wall; the glass lies 6 and 5 pixels inside."""
_PANELS = {
    "one": ((6, 58), (66, 60), (128, 62), (450, 62), (514, 60), (576, 58)),
    "two": ((6, 50), (280, 80), (584, 50)),
    "ports": (),
    "long": (),
}
LAMPS = {
    "one": ((96, 22), (544, 22)),
    "two": ((31, 22), (609, 22)),
    "ports": ((31, 19), (609, 19)),
    "long": ((133, 10), (258, 10), (382, 10), (507, 10)),
}
"""Where the lamps hang from."""
_LIGHT = {"one": (92, 78), "two": (70, 72), "ports": (62, 72), "long": (0, 0)}
_SIGNS = {
    "one": ((35, 51), (605, 51)),
    "two": ((320, 52),),
    "ports": ((320, 52), (138, 50), (502, 50)),
    "long": (),
}
_CURTAIN_SHADES = (0, 1, 2, 1, 0, -1)


def back(saloon: Saloon, kind: str) -> Canvas:
    """Everything behind the table with the given kind of windows; the glass is see-through."""
    cv = Canvas(W, H, "ink")
    _WALLS[saloon.wall](cv, saloon, _PANELS[kind])
    glass = Canvas(W, H)
    for frame, panes in WINDOWS[kind]:
        if kind == "ports":
            _port(cv, glass, frame)
        else:
            _window(cv, glass, frame, panes, saloon.head)
    if kind == "one":
        _curtains(cv, glass, saloon)
    if kind != "long":
        BACKS[saloon.back](cv, saloon.seat)
        _carpet(cv, saloon, 172)
        for y, h, colour in ((168, 4, "cocoa"), (168, 1, "brass"), (172, 1, "ink")):
            cv.rect(0, y, W, h, colour)
    else:
        _carpet(cv, saloon, 76)
        for y, h, colour in ((72, 4, "umber"), (72, 1, "gold"), (76, 1, "ink")):
            cv.rect(0, y, W, h, colour)
    for x, y in LAMPS[kind] if kind != "long" else ():
        _glow(cv, x, y + 14, *_LIGHT[kind])
    for n, (x, y) in enumerate(_SIGNS[kind]):
        SIGNS[saloon.signs[min(n, 1)]](cv, x, y)
    cv.a[glass.a != T] = T
    _glints(cv, kind)
    return cv


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


def _panelled(cv: Canvas, saloon: Saloon, panels: Panels) -> None:
    """Veneer with sunk panels."""
    _veneer(cv, saloon)
    for x, w in panels:
        _panel(cv, saloon, x, 22, w, 58)


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


def _planked(cv: Canvas, saloon: Saloon, panels: Panels) -> None:
    """Upright boards with a painted frieze of hearts."""
    ground, grain, line, inlay = saloon.wood
    _veneer(cv, saloon)
    for x in range(0, W, 13):
        cv.rect(x, 18, 1, 66, "ink")
        cv.rect(x + 1, 18, 1, 66, line)
        cv.rect(x + 6, 30, 1, 40, grain if x % 2 else ground)
    for y in (21, 78):
        cv.rect(0, y - 1, W, 5, grain)
        cv.rect(0, y - 1, W, 1, inlay)
        cv.rect(0, y + 3, W, 1, "ink")
        for x in range(6, W, 13):
            cv.pts([(x - 1, y), (x + 1, y), (x - 1, y + 1), (x, y + 1), (x + 1, y + 1), (x, y + 2)], "coral")


def _plated(cv: Canvas, saloon: Saloon, panels: Panels) -> None:
    """Enamelled steel: seams and rows of rivets."""
    _, grain, line, inlay = saloon.wood
    cv.rect(0, 0, W, 180, line)
    cv.rect(0, 18, W, 1, inlay)
    for left in (0, 138, 229, 320, 410, 502):
        cv.rect(left, 18, 1, 66, "ink")
        cv.rect(left + 1, 18, 1, 66, "dusk")
    for y in (22, 79):
        for x in range(3, W, 7):
            cv.px(x, y, "steel")
            cv.px(x + 1, y + 1, grain)
    for y, colour in ((25, "dusk"), (26, grain), (76, "dusk"), (77, grain)):
        cv.rect(0, y, W, 1, colour)


def _timbered(cv: Canvas, saloon: Saloon, panels: Panels) -> None:
    """Plaster between dark beams with crossed braces."""
    plaster, lit, beam, shine = saloon.wood
    down = np.arange(66)[:, None]
    cv.rect(0, 0, W, 180, plaster)
    cv.mask(0, 18, 0.9 - down / 40 > bayer(66, W), lit)
    for y, h in ((18, 4), (78, 6)):
        cv.rect(0, y, W, h, beam)
        cv.rect(0, y, W, 1, shine)
    for x, w in panels:
        for left in (x - 3, x + w - 2):
            cv.rect(left, 18, 5, 66, beam)
            cv.rect(left, 18, 1, 66, shine)
        if (x, w) in (panels[2], panels[3]):
            for (x0, x1), colour in (((x + 2, x + w - 6), beam), ((x + w - 6, x + 2), beam)):
                for thick in range(5):
                    cv.line(x0 + thick, 22, x1 + thick, 77, shine if thick == 0 else colour)


_WALLS = {"panels": _panelled, "timber": _timbered, "planks": _planked, "plates": _plated}


def _window(cv: Canvas, glass: Canvas, frame: Box, panes: int, head: str) -> None:
    """A brass-edged frame; its glass, without mullions, heads and rounded corners, is marked on `glass`."""
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
    carve(cv, glass, (x + 6, y + 5, w - 12, h - 10), panes, head)
    cv.rect(x + 4, y + h - 4, w - 8, 1, "brass")
    cv.rect(x + 4, y + h - 3, w - 8, 1, "cocoa")


def _port(cv: Canvas, glass: Canvas, frame: Box) -> None:
    """A round window in a bolted ring."""
    x, y, w, h = frame
    rings = ((0, "ink"), (1, "brass"), (6, "umber"), (7, "ink"))
    yy, xx = np.mgrid[0:h, 0:w]
    for inset, colour in rings:
        cv.mask(x + inset, y + inset, ellmask(w - 2 * inset, h - 2 * inset), colour)
    ring = ellmask(w - 2, h - 2)
    cv.mask(x + 1, y + 1, edge(ring) & (xx + yy < w)[: h - 2, : w - 2], "goldl")
    cv.mask(x + 1, y + 1, edge(ring) & (xx + yy > w + 14)[: h - 2, : w - 2], "umber")
    glass.mask(x + 8, y + 8, ellmask(w - 16, h - 16), "night")
    for k in range(8):
        a = np.pi * (k + 0.5) / 4
        bx, by = round(x + w / 2 - 0.5 + np.cos(a) * 26.4), round(y + h / 2 - 0.5 + np.sin(a) * 26.4)
        cv.rect(bx - 1, by - 1, 3, 3, "umber")
        cv.rect(bx - 1, by - 1, 2, 2, "goldl")


def _glints(cv: Canvas, kind: str) -> None:
    """Streaks of lamp light on the glass, upper left in every pane."""
    for (x, y, w, _), panes in WINDOWS[kind]:
        for pane in range(panes):
            left = x + 24 + (w - 12) * pane // panes
            for k in range(9):
                for t, colour in ((0, "dusk"), (1, "steel"), (4, "dusk")):
                    if cv.get(left - k + t, y + 16 + k) == T and (k + t) % 4 != 3:
                        cv.px(left - k + t, y + 16 + k, colour)


def _curtains(cv: Canvas, glass: Canvas, saloon: Saloon) -> None:
    """A curtain tied back on each side of the one window, under a gilt rail; swags where there are any."""
    cloth = _curtain(saloon, 22, 72)
    for x, flip in ((190, False), (428, True)):
        cv.blit(cloth, x, 18, flipx=flip)
        shape = cloth.a != T
        glass.a[18:90, x : x + 22][shape[:, ::-1] if flip else shape] = T
    if saloon.swags:
        for n in range(6):
            _swag(cv, glass, saloon, 202 + 39 * n, 41)
    for y, h, colour in ((18, 3, "gold"), (18, 1, "goldl"), (20, 1, "brass"), (21, 1, "ink")):
        cv.rect(186, y, 268, h, colour)
    glass.rect(186, 18, 268, 4, None)


def _swag(cv: Canvas, glass: Canvas, saloon: Saloon, left: int, w: int) -> None:
    """Cloth that hangs between two points of the rail, with its fringe."""
    shades = ("mahog", *saloon.curtain)
    for dx in range(w):
        u = dx / (w - 1) * 2 - 1
        low = 22 + round(3 + 9 * (1 - u * u))
        for y in range(22, low):
            fold = (y - 22) / (low - 22) * 3.4
            cv.px(left + dx, y, shades[1 + int(fold + abs(u)) % 3])
        cv.px(left + dx, low, "goldl" if dx % 2 else "gold")
        cv.px(left + dx, low + 1, "brass" if dx % 2 else "ink")
        glass.rect(left + dx, 20, 1, low + 2 - 20, None)


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
