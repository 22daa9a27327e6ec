"""The ticket counter and the halt signal: careers as tickets, and the plaque of the pause."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from game.authoring.pixels import (
    IDX,
    Canvas,
    Field,
    Mask,
    Sprite,
    bayer,
    edge,
    ellmask,
    grow,
    ramp,
    stencil,
)

TICKET = (616, 92)
STUB, RIGHT_STUB = 70, 98  # where the ticket is perforated, from the left and from the right
INKS = {
    "red": ("crimson", "coral", "wine"),
    "cyan": ("teal", "cyan", "feltd"),
    "gold": ("brass", "gold", "umber"),
    "mint": ("felt", "feltl", "feltd"),
}
"""For each colour of a career: what is printed, its lights, its darks."""

PLAQUE = (340, 312)


def diamond(cv: Canvas, x: int, y: int, r: int, col: str) -> None:
    """A standing diamond around x, y."""
    for d in range(-r, r + 1):
        half = (r - abs(d)) * 8 // 14
        cv.rect(x - half, y + d, 2 * half + 1, 1, col)


def tile() -> Canvas:
    """One panel of the cabinet that frames the picture on screens of another shape."""
    cv = Canvas(40, 48, "mahog")
    cv.rect(0, 0, 1, 48, "cocoa")
    cv.rect(1, 0, 1, 48, "ink")
    diamond(cv, 20, 24, 14, "cocoa")
    diamond(cv, 20, 24, 9, "mahog")
    diamond(cv, 20, 24, 3, "umber")
    return cv


def paper(w: int, h: int) -> Mask:
    """The outline of a ticket: bitten corners and perforated ends."""
    m = np.ones((h, w), np.bool_)
    my, mx = np.mgrid[0:h, 0:w]
    for x in (0, w - 1):
        for y in range(8, h - 4, 10):
            m &= np.hypot(mx - x, my - y) > 3
        for y in (0, h - 1):
            m &= np.hypot(mx - x, my - y) > 7
    return m


def inside(w: int, h: int) -> Field:
    """How far each pixel is from the nearest edge."""
    my, mx = np.mgrid[0:h, 0:w]
    found: Field = np.minimum(np.minimum(mx, w - 1 - mx), np.minimum(my, h - 1 - my))
    return found


def ticket(colour: str) -> Canvas:
    """The blank ticket of a career in its colour."""
    w, h = TICKET
    main, _, dark = INKS[colour]
    m = paper(w, h)
    my, mx = np.mgrid[0:h, 0:w]
    cv = Canvas(w + 2, h + 2)
    cv.mask(0, 0, grow(np.pad(m, 1), square=True), "ink")
    cv.mask(1, 1, m, "ivory")
    p = np.pad(m, 1)
    cv.mask(1, 1, m & ~(p[2:, 1:-1] & p[1:-1, 2:]), "brass")
    ex = inside(w, h)
    stubs = (mx < STUB - 2) | (mx > w - RIGHT_STUB + 2)
    cv.mask(1, 1, m & (ex > 10) & (((mx + my) % 8 == 0) | ((mx - my) % 8 == 0)) & stubs, "cream")
    cv.mask(1, 1, (ex == 5) & (mx > 4) & (mx < w - 5), main)
    cv.mask(1, 1, (ex == 7) & (mx > 6) & (mx < w - 7), dark)
    for x in (STUB, w - RIGHT_STUB):
        for y in range(9, h - 8, 4):
            cv.rect(x + 1, y + 1, 1, 2, "brass")
    return cv


def pocket() -> Canvas:
    """An empty pocket: the dashed outline of a ticket, with a cross where its stamp will be."""
    w, h = TICKET
    m = paper(w, h)
    my, mx = np.mgrid[0:h, 0:w]
    cv = Canvas(w, h)
    cv.mask(0, 0, edge(m) & (((mx + my) // 4) % 2 == 0), "brass")
    cv.mask(0, 0, (inside(w, h) == 5) & ((mx + my) % 3 == 0), "umber")
    for y in range(9, h - 8, 4):
        cv.rect(STUB, y, 1, 2, "umber")
    cv.mask(20, 17, edge(ellmask(39, 39)), "brass")
    for x, y, across, down, col in (
        (31, 34, 17, 5, "gold"),
        (37, 28, 5, 17, "gold"),
        (31, 34, 17, 1, "goldl"),
        (37, 28, 1, 17, "goldl"),
    ):
        cv.rect(x, y, across, down, col)
    return cv


def emblem(colour: str) -> Canvas:
    """The round stamp with its sunburst; the career's sign goes into the middle."""
    main, light, dark = INKS[colour]
    cv = Canvas(39, 39)
    my, mx = np.mgrid[-19:20, -19:20]
    d = np.hypot(mx, my)
    for r, col in ((19.2, main), (17.4, "ivory"), (16, main)):
        cv.mask(0, 0, d <= r, col)
    ray = np.floor((np.arctan2(my, mx) + np.pi) / (2 * np.pi) * 24) % 2 == 0
    ring = ray & (d > 8.5) & (d <= 15)
    cv.mask(0, 0, ring, light)
    cv.mask(0, 0, ring & (mx + my > 4), dark)
    cv.mask(0, 0, d <= 8.4, "ivory")
    return cv


def punched() -> Canvas:
    """A stop that lies behind: punched through the paper."""
    cv = Canvas(13, 13)
    cv.mask(1, 1, ellmask(11, 11), "cream")
    hole = ellmask(9, 9)
    cv.mask(2, 2, hole, "mahog")
    rim = hole.copy()
    rim[2:, 2:] &= ~hole[:-2, :-2]
    cv.mask(2, 2, rim, "ink")
    return cv


def here(colour: str) -> Canvas:
    """The stop of now, in the career's colour."""
    cv = Canvas(13, 13)
    cv.mask(0, 0, ellmask(13, 13), "ink")
    cv.mask(1, 1, ellmask(11, 11), INKS[colour][0])
    cv.mask(4, 4, ellmask(5, 5), "ivory")
    return cv


def ahead(fill: str) -> Canvas:
    """A stop that is still to come."""
    cv = Canvas(13, 13)
    cv.mask(2, 2, ellmask(9, 9), fill)
    cv.mask(2, 2, edge(ellmask(9, 9)), "brass")
    return cv


_TEETH = (16, 10, 17, 8, 15, 7, 12, 8, 13, 6, 11, 7, 10)
RIP = tuple((x, min(8 * n, 92)) for n, x in enumerate(_TEETH))


def rip() -> Canvas:
    """A tear from the top edge of a ticket down; drawn as far as it goes."""
    cv = Canvas(30, 92)
    for (x0, y0), (x1, y1) in pairwise(RIP):
        for y in range(y0, y1):
            x = x0 + (x1 - x0) * (y - y0) // (y1 - y0)
            wide = max(2, 9 - y // 12)
            cv.rect(x - 1, y, wide + 2, 1, "cream")
            cv.rect(x, y, wide, 1, "mahog")
            cv.px(x + wide, y, "brass")
    return cv


def plaque() -> Canvas:
    """The plate of the pause, with stepped shoulders and a double rule."""
    w, h = PLAQUE
    m = np.ones((h, w), np.bool_)
    for k in range(4):
        for y in range(3 * k, 3 * k + 3):
            cut = (4 - k) * 3
            for row in (y, h - 1 - y):
                m[row, :cut] = m[row, w - cut :] = False
    cv = Canvas(w, h)
    cv.mask(0, 0, m, "ink")
    rule = shrunk(m)
    p = np.pad(rule, 1)
    cv.mask(0, 0, rule, "brass")
    cv.mask(0, 0, rule & ~(p[:-2, 1:-1] & p[1:-1, :-2]), "goldl")
    cv.mask(0, 0, rule & ~(p[2:, 1:-1] & p[1:-1, 2:]), "umber")
    rule = shrunk(rule, 2)
    cv.mask(0, 0, rule, "ink")
    rule = shrunk(rule, 2)
    cv.mask(0, 0, rule, "umber")
    cv.mask(0, 0, shrunk(rule), "night")
    for side in (-1, 1):
        for k, col in enumerate(("goldl", "gold", "brass")):
            length = 56 - 14 * k
            x = w // 2 + side * 66
            cv.rect(x if side > 0 else x - length, 23 + 6 * k, length, 1, col)
        lamp(cv, w // 2 + side * 140, 30)
    return cv


def shrunk(m: Mask, times: int = 1) -> Mask:
    """The mask without its border, corners counted."""
    for _ in range(times):
        m = ~grow(~np.pad(m, 1), square=True)[1:-1, 1:-1]
    return m


def lamp(cv: Canvas, x: int, y: int) -> None:
    """A signal lamp at danger with its glow."""
    yy, xx = np.mgrid[0 : cv.h, 0 : cv.w]
    d = np.hypot(xx - x, yy - y)
    glow = (cv.a == IDX["night"]) & (np.clip(1.1 - d / 24, 0, 1) > bayer(cv.h, cv.w))
    cv.a[glow] = IDX["wine"]
    for r, col in ((11.5, "ink"), (10.4, "smoke"), (8, "ink"), (7, "crimson")):
        cv.a[d <= r] = IDX[col]
    rim = (d <= 10.4) & (d > 8.6)
    cv.a[rim & (xx + yy < x + y - 3)] = IDX["haze"]
    cv.a[rim & (xx + yy > x + y + 5)] = IDX["night"]
    cv.a[np.hypot(xx - x + 0.5, yy - y + 0.5) <= 5.4] = IDX["red"]
    cv.a[np.hypot(xx - x + 2, yy - y + 2) <= 2.6] = IDX["coral"]
    cv.pts([(x - 3, y - 3), (x - 2, y - 3), (x - 3, y - 2)], "ivory")
    cv.rect(x - 12, y - 13, 25, 4, "ink")
    cv.rect(x - 11, y - 12, 23, 2, "slate")
    cv.rect(x - 11, y - 12, 12, 1, "haze")


def divider() -> Canvas:
    """The rule between the acts of the pause and its switches."""
    cv = Canvas(292, 5)
    cv.rect(0, 2, 292, 1, "umber")
    cv.rect(116, 2, 60, 1, "gold")
    cv.mask(143, 0, stencil("..#..\n.###.\n#####\n.###.\n..#.."), "gold")
    return cv


def speed(on: bool) -> Canvas:
    """One of the keys of the speed in the pause, to be sliced."""
    cv = Canvas(8, 15)
    cv.rrect(0, 0, 8, 15, "gold" if on else "indigo", "ink", 1)
    cv.rect(1, 1, 6, 1, "goldl" if on else "dusk")
    return cv


def felt(w: int, h: int) -> Canvas:
    """Lamplit cloth for the preview of the deck."""
    cv = Canvas(w, h)
    yy, xx = np.mgrid[0:h, 0:w]
    d = np.hypot((xx - 80) / 170, (yy - 20) / 110)
    cv.a[:] = ramp(np.clip(3.0 - 1.9 * d, 0.8, 3), ["feltdd", "feltd", "felt", "feltl"])
    return cv


def sprites() -> dict[str, Sprite]:
    """All of the counter."""
    made = {
        "cabinet/tile": Sprite(tile()),
        "ticket/pocket": Sprite(pocket()),
        "ticket/rip": Sprite(rip()),
        "stop/punched": Sprite(punched(), anchor=(6, 6)),
        "stop/paper": Sprite(ahead("ivory"), anchor=(6, 6)),
        "stop/night": Sprite(ahead("night"), anchor=(6, 6)),
        "halt/plaque": Sprite(plaque()),
        "halt/divider": Sprite(divider()),
        "halt/speed_on": Sprite(speed(True), slice=(2, 2, 2, 2)),
        "halt/speed_off": Sprite(speed(False), slice=(2, 2, 2, 2)),
        "counter/cloth": Sprite(felt(220, 92)),
    }
    for colour in INKS:
        made[f"ticket/{colour}"] = Sprite(ticket(colour), anchor=(1, 1))
        made[f"emblem/{colour}"] = Sprite(emblem(colour), anchor=(19, 19))
        made[f"stop/{colour}"] = Sprite(here(colour), anchor=(6, 6))
    return made
