"""The four aces: one large mark in a sunburst, the ace of spades with the maker's banner."""

from __future__ import annotations

import numpy as np

from art.suits import Inks
from game.authoring.pixels import IDX, Canvas, Mask, edge, grow, stencil

_SPADE = (0, 0, 1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 11, 11, 11, 11, 10, 9)
"""Half widths of the great spade, from its tip down."""
_STEM = (1, 1, 1, 2, 3, 5)
_BANNER = ((-6, ".#.\n###\n#.#"), (-1, "##.\n#.#\n##."), (4, "###\n##.\n###"))


def draw(cv: Canvas, suit: str, inks: Inks) -> None:
    """The ace of a suit on an empty hero card."""
    if suit == "S":
        _spade(cv)
    else:
        _plain(cv, suit, inks)


def _plain(cv: Canvas, suit: str, inks: Inks) -> None:
    cx, cy, size = 24, 34, 21
    _rays(cv, cx, cy)
    for s in (-1, 1):
        tip = cy + s * 26
        cv.pts([(cx, tip + s), (cx - 1, tip), (cx + 1, tip), (cx, tip - s)], "brass")
        cv.px(cx, tip, "goldl")
    m = np.pad(_large(suit, size), 2)
    x, y = cx - size // 2 - 2, cy - size // 2 - 2
    cv.mask(x, y, grow(grow(m)), "ivory")
    shade, body, light = inks[suit]
    rings = _rings(m, 4)
    yy, xx = np.mgrid[0 : m.shape[0], 0 : m.shape[1]]
    cv.mask(x, y, m, body)
    cv.mask(x, y, rings[0], shade)
    cv.mask(x, y, rings[2] & (xx + yy < 24), light)
    cv.mask(x, y, rings[3] & edge(m & ~rings[0] & ~rings[1] & ~rings[2]), body)
    cv.mask(x, y, edge(_core(m, 4)), "goldl")


def _core(m: Mask, n: int) -> Mask:
    """The mask with its rim taken off n times."""
    for _ in range(n):
        m = m & ~edge(m)
    return m


def _rings(m: Mask, n: int) -> list[Mask]:
    """The n outermost rims, the outermost first."""
    return [edge(_core(m, k)) for k in range(n)]


def _rays(cv: Canvas, cx: int, cy: int) -> None:
    for k in range(24):
        a = 2 * np.pi * (k + 0.5) / 24
        for r in np.arange(13, 24, 0.5):
            cv.px(round(cx + np.cos(a) * r * 0.82), round(cy + np.sin(a) * r), "cream")


def _large(suit: str, n: int) -> Mask:
    """Heart, diamond or club, n pixels square, from circles and slopes."""
    y, xx = np.mgrid[0:n, 0:n].astype(float)
    x = np.abs(xx - n // 2)
    shape: Mask
    if suit == "D":
        shape = x * 1.25 + np.abs(y - n // 2) <= n // 2 + 0.2
    elif suit == "H":
        lobes = np.hypot(x - 5.0, y - 5.6) <= 5.4
        shape = lobes | ((y >= 6) & (x <= (20 - y) * 0.74 + 0.3) & (x <= 10.3))
    else:
        lobes = (np.hypot(x, y - 4.6) <= 4.7) | (np.hypot(x - 5.4, y - 11.2) <= 4.7)
        shape = lobes | ((x <= 2) & (y > 5) & (y < 14)) | ((y >= 12) & (x <= np.maximum(0.6, (y - 15) * 0.9)))
    return shape


def _spade(cv: Canvas) -> None:
    cx, cy = 24, 32
    _sunburst(cv, cx, cy + 1)
    cv.rows(cx, cy - 15, [(-half, half) for half in _SPADE], "ink")
    cv.rect(cx - 1, cy + 4, 3, 1, "ink")
    cv.rows(cx, cy + 6, [(-half, half) for half in _STEM], "ink")
    cv.pts([(cx + dx, cy + 5) for dx in (-2, -1, 1, 2)], "ivory")
    cv.px(cx, cy + 5, "ink")
    body = cv.a == IDX["ink"]
    body[: cy - 15] = body[cy + 5 :] = False
    body[:, :12] = body[:, 37:] = False
    cv.mask(0, 0, edge(_core(body, 1)), "night")
    cv.mask(0, 0, edge(_core(body, 2)), "gold")
    cv.mask(0, 0, _core(body, 3), "indigo")
    _fan(cv, cx, cy, _core(body, 3))
    cv.pts([(cx - half, cy - 13 + i) for i, half in enumerate(_SPADE[2:13])], "steel")
    cv.rect(cx, cy + 6, 1, 5, "steel")
    _banner(cv, cx, cy + 15)


def _sunburst(cv: Canvas, cx: int, cy: int) -> None:
    for k in range(28):
        a = 2 * np.pi * (k + 0.5) / 28
        for r in np.arange(17, 25 if k % 2 else 22, 0.5):
            x = round(cx + np.cos(a) * r * 0.74)
            if 12 <= x <= 36:
                cv.px(x, round(cy + np.sin(a) * r), "brass" if k % 2 else "cream")


def _fan(cv: Canvas, cx: int, cy: int, inside: Mask) -> None:
    """A small deco fan in the heart of the spade."""
    for k, length in ((0, 9), (-1, 8), (1, 8), (-2, 7), (2, 7), (-3, 5), (3, 5)):
        for r in range(2, length):
            x, y = round(cx + k * r * 0.34), cy + 2 - r
            if inside[y, x]:
                cv.px(x, y, "brass" if k % 2 else "goldl")
    cv.pts([(cx, cy + 2), (cx - 1, cy + 1), (cx, cy + 1), (cx + 1, cy + 1), (cx, cy)], "ivory")


def _banner(cv: Canvas, cx: int, y: int) -> None:
    cv.rect(cx - 9, y, 19, 7, "wine")
    cv.rect(cx - 8, y + 1, 17, 1, "crimson")
    cv.box(cx - 9, y, 19, 7, "ink")
    for s in (-1, 1):
        cv.pts([(cx + s * dx, y + dy) for dx, dy in ((11, 2), (10, 2), (10, 3), (10, 4), (11, 4))], "ink")
    for dx, letter in _BANNER:
        cv.mask(cx + dx, y + 2, stencil(letter), "goldl")
