"""The drummer: kick to timpani, each from a falling triangle and a burst of noise."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import numpy as np

from .synth import RATE, Samples, band, noise, oscillate


def _thump(start: float, end: float, ms: float, drop: float = 28.0, click: float = 0.25) -> Samples:
    """A skin or a block: the pitch falls from `start` to `end` Hz within about `drop` milliseconds."""
    n = int(ms / 1000 * RATE)
    t = np.arange(n) / RATE * 1000
    freq = end + (start - end) * np.exp(-t / drop)
    body = oscillate("triangle", np.cumsum(freq) / RATE, start) * np.exp(-t / (ms / 4.5))
    body[:200] += click * band(noise(200, 9000), 900, 5000) * np.linspace(1, 0, 200)
    return np.asarray(body * np.minimum(t / 1.2, 1) * np.linspace(1, 0, n) ** 0.5)


def _hiss(
    ms: float, clock: float, low: float, high: float, curve: float = 4.5,
    short: bool = False, start: int = 0, attack: float = 0.8,
) -> Samples:  # fmt: skip
    """Noise between `low` and `high` Hz that dies away in `ms` milliseconds."""
    n = int(ms / 1000 * RATE)
    t = np.arange(n) / RATE * 1000
    x = band(noise(n, clock, short, start), low, high)
    return np.asarray(x * np.exp(-t / (ms / curve)) * np.minimum(t / attack, 1) * np.linspace(1, 0, n) ** 0.5)


def _both(a: Samples, b: Samples) -> Samples:
    n = max(len(a), len(b))
    return np.asarray(np.pad(a, (0, n - len(a))) + np.pad(b, (0, n - len(b))))


def _snare(r: int) -> Samples:
    return _both(0.55 * _hiss(150, 15000, 900, 8500, start=900 * r), 0.5 * _thump(260, 180, 90, 10, 0))


def _tambourine(r: int) -> Samples:
    jingles = _hiss(110, 30000, 5000, 12500, start=333 * r)
    return 0.26 * _both(jingles, 0.5 * _hiss(60, 24000, 7000, 13000, short=True))


def _tek(r: int) -> Samples:
    return 0.5 * _both(
        _thump(640 + 20 * r, 470, 80, 14, 0.3), 0.5 * _hiss(70, 19000, 1800, 9000, start=400 * r)
    )


def _ka(r: int) -> Samples:
    return 0.36 * _both(
        _thump(540 + 20 * r, 430, 60, 10, 0.3), 0.5 * _hiss(50, 15000, 1400, 7000, start=800 * r)
    )


def _castanet(r: int) -> Samples:
    return 0.42 * _both(_thump(1950 + 40 * r, 1800, 26, 6, 0.8), 0.3 * _hiss(20, 26000, 3000, 9000))


def _rim(r: int) -> Samples:
    return 0.45 * _both(_thump(1500, 1250, 30, 5, 0.6), 0.35 * _hiss(24, 22000, 2500, 10000))


# The letter that stands in a tune, and the maker; its argument counts strokes so that no two are equal.
_DRUMS: dict[str, Callable[[int], Samples]] = {
    "k": lambda r: _thump(150 + 6 * r, 52, 170),
    "s": _snare,
    "b": lambda r: 0.34 * _hiss(120, 20000, 1800, 9000, 3.2, start=700 * r, attack=9),
    "h": lambda r: 0.30 * _hiss(48, 30000, 6000, 12500, start=512 * r),
    "H": lambda r: 0.28 * _hiss(190, 30000, 5500, 12500, 3.5, start=512 * r),
    "c": lambda r: 0.34 * _hiss(900, 30000, 4200, 12000, 4, start=3000 * r, attack=2),
    "w": lambda r: 0.6 * _thump(880 + 25 * r, 800, 60, 8, 0.5),
    "W": lambda r: 0.6 * _thump(610 + 20 * r, 560, 70, 8, 0.5),
    "r": _rim,
    "t": _tambourine,
    "x": _castanet,
    "d": lambda r: 0.85 * _thump(138, 86 + r, 230, 40, 0.15),
    "e": _tek,
    "f": _ka,
    "T": lambda r: 1.1 * _thump(112, 87, 520, 60, 0.12),
    "p": lambda r: 0.36 * _hiss(95, 9000, 300, 3200, 3.4, start=640 * r, attack=6),
}


@lru_cache(maxsize=200)
def drum(letter: str, robin: int = 0) -> Samples:
    """One stroke of the drum with this letter (tune format); `KeyError` for an unknown one.

    k kick, s snare, b brush, h and H hats, c cymbal, w and W wood, r rim, t tambourine, x castanet,
    d dum, e tek, f ka, T timpani, p puff of steam. Do not write into the result.
    """
    return _DRUMS[letter](robin)
