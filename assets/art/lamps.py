"""The lamps of the saloons: each hangs from the ceiling and sways with the train."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from game.authoring.pixels import Canvas, Sprite, T, ellmask

W, H = 33, 40
MIDDLE = W // 2
"""Lamps hang from the middle of the first row."""
SWAYS = (-2, -1, 0, 1, 2)
"""Pixels that the foot of a lamp swings to the side, in the order of its frames."""


def _rod(cv: Canvas, length: int) -> None:
    """What a lamp hangs from: a rose at the ceiling and a thin brass rod."""
    cv.rect(MIDDLE - 3, 0, 7, 1, "gold")
    cv.rect(MIDDLE - 2, 1, 5, 1, "brass")
    for y in range(2, length):
        cv.px(MIDDLE, y, "gold" if y % 2 else "brass")


def _fan(cv: Canvas) -> None:
    x, y = MIDDLE, 9
    _rod(cv, y)
    for i, half in enumerate((11, 11, 10, 9, 9, 8, 7, 6, 5, 4, 3)):
        cv.rect(x - half, y + i, 2 * half + 1, 1, "goldl")
        cv.pts([(x - half, y + i), (x + half - 1, y + i)], "gold")
        cv.px(x + half, y + i, "brass")
    for k in (-8, -5, -3, 0, 3, 5, 8):
        cv.line(x + k, y, x + k // 3, y + 10, "gold" if k else "ivory")
    for i in range(2, 8):
        cv.rect(x - 4 + i // 3, y + i, 3, 1, "ivory")
    cv.rect(x - 11, y, 23, 1, "ivory")
    _finial(cv, x, y + 11)


def _finial(cv: Canvas, x: int, y: int) -> None:
    """The brass foot of a lamp, with its drop."""
    cv.rect(x - 3, y, 7, 2, "gold")
    cv.rect(x - 3, y, 3, 1, "goldl")
    cv.px(x + 2, y + 1, "umber")
    cv.rect(x - 2, y + 2, 5, 2, "brass")
    cv.rect(x - 1, y + 4, 3, 3, "gold")
    cv.rect(x + 1, y + 4, 1, 3, "brass")
    cv.px(x, y + 8, "goldl")


def _tulips(cv: Canvas) -> None:
    x, y = MIDDLE, 10
    _rod(cv, y + 12)
    for dx in (-8, 8):
        for i, half in enumerate((1, 4, 5, 5, 5, 4, 4, 3, 2)):
            cv.rect(x + dx - half, y + i, 2 * half + 1, 1, "goldl")
            cv.px(x + dx + half, y + i, "gold")
        cv.rect(x + dx - 2, y + 2, 2, 5, "ivory")
        cv.pts([(x + dx - 5, y), (x + dx + 5, y)], "gold")
        cv.rect(x + dx - 1, y + 9, 3, 2, "gold")
    for i, half in enumerate((8, 7, 5)):
        cv.pts([(x - half, y + 11 + i), (x + half, y + 11 + i)], "gold")
    cv.rect(x - 5, y + 13, 11, 1, "brass")
    _finial(cv, x, y + 13)


def _globe(cv: Canvas) -> None:
    x, y = MIDDLE, 8
    _rod(cv, y)
    disc = ellmask(19, 17)
    yy, xx = np.mgrid[0:17, 0:19]
    cv.mask(x - 9, y, disc, "goldl")
    cv.mask(x - 9, y, disc & (xx + yy > 24), "gold")
    cv.mask(x - 9, y, disc & (np.hypot(xx - 7, yy - 6) < 4), "ivory")
    for row in (5, 11):
        cv.rect(x - 9, y + row, 19, 1, "brass")
    _finial(cv, x, y + 17)


def _lantern(cv: Canvas) -> None:
    """Four panes under an iron roof."""
    x, y = MIDDLE, 8
    _rod(cv, y)
    for i, half in enumerate((2, 4, 6, 8)):
        cv.rect(x - half, y + i, 2 * half + 1, 1, "umber" if i else "brass")
    cv.rect(x - 6, y + 4, 13, 12, "goldl")
    cv.rect(x - 3, y + 6, 4, 8, "ivory")
    cv.rect(x - 6, y + 14, 13, 2, "gold")
    for dx in (-6, -2, 2, 6):
        cv.rect(x + dx, y + 4, 1, 12, "cocoa")
    cv.rect(x - 6, y + 9, 13, 1, "cocoa")
    for i, half in enumerate((7, 5, 2)):
        cv.rect(x - half, y + 16 + i, 2 * half + 1, 1, "umber" if i else "brass")
    cv.px(x, y + 20, "brass")


def _crystal(cv: Canvas) -> None:
    """A small chandelier: five candles over chains of glass drops."""
    x, y = MIDDLE, 16
    _rod(cv, y)
    for k in range(-2, 3):
        cx = x + k * 6
        top = y - 8 + abs(k)
        cv.rect(cx - 1, top, 3, 5, "cream")
        cv.rect(cx, top - 4, 1, 4, "goldl")
        cv.pts([(cx, top - 5), (cx - 1, top - 3), (cx + 1, top - 3)], "gold")
        cv.px(cx, top - 3, "ivory")
        cv.rect(cx - 2, top + 5, 5, 1, "gold")
    for i, half in enumerate((13, 11, 7)):
        cv.rect(x - half, y - 1 + i, 2 * half + 1, 1, "gold" if i else "goldl")
    for k in range(-12, 13, 3):
        depth = 3 + round(9 * (1 - abs(k) / 13))
        for i in range(depth):
            cv.px(x + k, y + 2 + i, ("fog", "ivory", "haze")[(i + k) % 3])
        cv.px(x + k, y + 2 + depth, "cyan")


def _silk(cv: Canvas) -> None:
    """A shade of red silk with a fringe of gold."""
    x, y = MIDDLE, 7
    _rod(cv, y)
    for i in range(13):
        half = 4 + round(10 * (i / 12) ** 1.4)
        cv.rect(x - half, y + i, 2 * half + 1, 1, "red")
        cv.rect(x - half + 2, y + i, half, 1, "coral")
        cv.px(x + half, y + i, "crimson")
        for rib in (-0.6, 0, 0.6):
            cv.px(x + round(rib * half), y + i, "crimson")
    cv.rect(x - 4, y, 9, 1, "gold")
    cv.rect(x - 14, y + 13, 29, 1, "goldl")
    for dx in range(-14, 15, 2):
        cv.rect(x + dx, y + 14, 1, 3 if dx % 4 else 4, "gold")
    cv.rect(x - 7, y + 14, 15, 1, "ivory")


def _bell(cv: Canvas) -> None:
    """A bell of green glass."""
    x, y = MIDDLE, 9
    _rod(cv, y)
    for i, half in enumerate((2, 4, 6, 7, 8, 9, 9, 10, 11, 12, 14)):
        cv.rect(x - half, y + i, 2 * half + 1, 1, "felt")
        cv.rect(x - half + 1, y + i, max(1, half // 2), 1, "feltl")
        cv.px(x + half, y + i, "feltd")
    cv.pts([(x - 5, y + 4), (x - 6, y + 6), (x - 7, y + 8)], "mint")
    cv.rect(x - 14, y + 11, 29, 1, "brass")
    for i, half in enumerate((8, 6, 3)):
        cv.rect(x - half, y + 12 + i, 2 * half + 1, 1, "ivory" if i == 0 else "goldl")
    cv.rect(x - 2, y - 1, 5, 2, "gold")


def _candles(cv: Canvas) -> None:
    """A wheel of gilt with three candles behind glass."""
    x, y = MIDDLE, 22
    _rod(cv, y)
    for k in (-1, 1):
        cv.line(x, 8, x + k * 12, y - 1, "brass")
    for dx in (-11, 0, 11):
        tube = ellmask(7, 13)
        cv.mask(x + dx - 3, y - 13, tube, "gold")
        cv.mask(x + dx - 2, y - 12, ellmask(5, 11), "goldl")
        cv.rect(x + dx, y - 9, 1, 6, "ivory")
        cv.rect(x + dx - 1, y - 7, 3, 3, "ivory")
        cv.rect(x + dx - 2, y - 1, 5, 1, "umber")
    for i, half in enumerate((15, 15, 12, 5)):
        cv.rect(x - half, y + i, 2 * half + 1, 1, ("goldl", "gold", "brass", "umber")[i])
    for dx in (-11, -4, 4, 11):
        cv.rect(x + dx, y + 4, 1, 3, "gold")
        cv.px(x + dx, y + 7, "red")
    cv.rect(x, y + 4, 1, 5, "gold")


def _ship(cv: Canvas) -> None:
    """A globe in a brass cage, as on deck."""
    x, y = MIDDLE, 6
    _rod(cv, y)
    for i, half in enumerate((3, 6, 8, 9)):
        cv.rect(x - half, y + i, 2 * half + 1, 1, "gold" if i < 2 else "brass")
    glass = ellmask(15, 21)[4:]
    cv.mask(x - 7, y + 4, glass, "goldl")
    cv.mask(x - 4, y + 6, ellmask(6, 11), "ivory")
    for dx in (-7, -3, 3, 7):
        cv.rect(x + dx, y + 4, 1, 12 if abs(dx) == 7 else 16, "umber")
    for row in (9, 14):
        cv.rect(x - 7, y + row, 15, 1, "umber")
    cv.rect(x - 4, y + 20, 9, 2, "brass")
    cv.rect(x - 1, y + 22, 3, 2, "gold")


def _mosque(cv: Canvas) -> None:
    """A lamp of blown glass on three chains."""
    x, y = MIDDLE, 8
    for dx in (-5, 0, 5):
        cv.line(x, 0, x + dx, y, "brass")
    spans = (5, 5, 4, 3, 3, 4, 6, 7, 7, 7, 6, 4, 2)
    for i, half in enumerate(spans):
        cv.rect(x - half, y + i, 2 * half + 1, 1, "goldl" if 5 < i < 10 else "cyan")
        cv.px(x + half, y + i, "teal")
    cv.rect(x - 5, y, 11, 1, "gold")
    for dx in range(-6, 7, 3):
        cv.px(x + dx, y + 8, "red")
    cv.rect(x - 3, y + 6, 3, 4, "ivory")
    cv.rect(x - 2, y + 13, 5, 1, "gold")
    cv.rect(x, y + 14, 1, 3, "gold")
    cv.px(x, y + 17, "red")


LAMPS: dict[str, Callable[[Canvas], None]] = {
    "fan": _fan, "tulip": _tulips, "globe": _globe, "lantern": _lantern, "crystal": _crystal, "silk": _silk,
    "bell": _bell, "candles": _candles, "ship": _ship, "mosque": _mosque,
}  # fmt: skip


def hung(kind: str, sway: int) -> Canvas:
    """A lamp whose foot swings `sway` pixels to the right."""
    straight = Canvas(W, H)
    LAMPS[kind](straight)
    straight.outline("ink")
    rows = int((straight.a != T).any(axis=1).nonzero()[0].max())
    swung = Canvas(W, rows + 1)
    for y in range(rows + 1):
        swung.a[y] = np.roll(straight.a[y], round(sway * y / rows))
    return swung


def swaying(kind: str, at: tuple[tuple[int, int], ...], stem: str, sheet: str) -> dict[str, Sprite]:
    """`<stem>/<frame>/<n>`: lamps that hang from the places `at` when they are drawn at 0, 0."""
    return {
        f"{stem}/{frame}/{n}": Sprite(hung(kind, sway), anchor=(MIDDLE - x, -y), sheet=sheet)
        for frame, sway in enumerate(SWAYS)
        for n, (x, y) in enumerate(at)
    }
