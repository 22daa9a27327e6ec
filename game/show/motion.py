"""Motions sampled at a moment of their span (0.0 to 1.0), never stepped."""

from __future__ import annotations

import math
from collections.abc import Callable

from .layout import Point


def _linear(p: float) -> float:
    return p


def _out(p: float) -> float:
    return 1 - (1 - p) ** 3


def _in(p: float) -> float:
    return p**3


def _both(p: float) -> float:
    return p * p * (3 - 2 * p)


EASES: dict[str, Callable[[float], float]] = {"linear": _linear, "out": _out, "in": _in, "both": _both}


def part(p: float, start: float, end: float) -> float:
    """How far `p` has come from `start` to `end`: 0.0 before, 1.0 after."""
    return min(1.0, max(0.0, (p - start) / (end - start))) if end > start else float(p >= end)


def between(a: Point, b: Point, p: float) -> Point:
    """The point at `p` of the straight way from `a` to `b`."""
    return Point(round(a.x + (b.x - a.x) * p), round(a.y + (b.y - a.y) * p))


def arc(a: Point, b: Point, p: float, height: int) -> tuple[Point, int]:
    """The point at `p` of an arc `height` pixels high at its middle, and how high above the felt it is."""
    ground = between(a, b, p)
    lift = round(height * 4 * p * (1 - p))
    return Point(ground.x, ground.y - lift), lift


def staggered(p: float, index: int, count: int, overlap: float = 0.55) -> float:
    """How far the one numbered `index` of `count` has come when each starts a little after the one before."""
    if count <= 1:
        return p
    start = index / (count - 1) * (1 - overlap)
    return part(p, start, start + overlap)


def landed(p: float, count: int, overlap: float = 0.55) -> int:
    """How many of `count` staggered ones have arrived."""
    return sum(staggered(p, i, count, overlap) >= 1 for i in range(count))


def counted(start: int, end: int, p: float) -> int:
    """A number on its way from `start` to `end`; it never passes its end."""
    return start + round((end - start) * p)


def shaken(p: float, strength: int) -> Point:
    """A shake that dies away: at most `strength` pixels each way, zero at both ends."""
    fade = (1 - p) * min(1.0, p * 8)
    return Point(
        round(strength * fade * math.sin(p * 41)),
        round(strength * fade * math.sin(p * 29 + 1)),
    )


def bounced(p: float) -> float:
    """The height of something thrown up that bounces once: 0.0 at both ends, 1.0 at its highest."""
    first = 0.7
    q = part(p, 0, first) if p < first else part(p, first, 1)
    return 4 * q * (1 - q) * (1.0 if p < first else 0.2)
