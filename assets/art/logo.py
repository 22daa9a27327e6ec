"""The two-line logo: the one picture with lettering of its own."""

from __future__ import annotations

from art.easel import Easel, shift
from art.lettering import word
from game.authoring.pixels import Mask, Sprite, grow

FACE = ("ivory", "goldl", "goldl", "gold", "gold", "brass")
DEPTH = 4


def _metal(o: Easel, m: Mask, top: int, height: int) -> None:
    """Letters cut from banded gold, inlaid with red, standing on a red block."""
    body = m.copy()
    for d in range(1, DEPTH + 1):
        body |= shift(m, d, d)
    o.put(grow(grow(body), True), "ink")
    for d in range(DEPTH, 0, -1):
        o.put(shift(m, d, d), "wine" if d > 1 else "crimson")
    o.grade(m, FACE, (o.yy - top) / height, 0.0)
    o.put(m & ~(shift(m, 0, 1) & shift(m, 1, 0)), "ivory")
    o.put(m & ~shift(m, 0, -1), "umber")
    inlay = m.copy()
    for dx, dy in [(d, 0) for d in (1, 2, 3)] + [(0, d) for d in (1, 2, 3, 4)]:
        inlay &= shift(m, dx, dy) & shift(m, -dx, -dy)
    o.put(inlay, "wine")
    o.put(inlay & shift(inlay, 1, 0) & shift(inlay, 0, 1), "crimson")


def _speed_line(o: Easel, left: int, right: int, y: int) -> None:
    o.rect(left, y, right - left, 4, "ink")
    o.rect(left + 1, y + 1, right - left - 2, 2, "gold")
    o.rect(left + 1, y + 1, right - left - 2, 1, "goldl")


def logo() -> Easel:
    """ACE-DEUCE over EXPRESS between its speed lines."""
    o = Easel(404, 116)
    upper, width = word(o, 6, 4, "ACE-DEUCE", 54, 14, 3, 5)
    _metal(o, upper, 4, 54)
    lower, short = word(o, 62, 72, "EXPRESS", 34, 10, 3, 11)
    _metal(o, lower, 72, 34)
    for k in range(3):
        y = 80 + 8 * k
        _speed_line(o, 8 + 4 * k, 52, y)
        _speed_line(o, 62 + short + 11, 6 + width - 4 * k, y)
    return o


def sprites() -> dict[str, Sprite]:
    """title/logo."""
    return {"title/logo": Sprite(logo(), sheet="title")}
