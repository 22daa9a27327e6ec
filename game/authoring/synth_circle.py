"""Mixing and effects on the circle: the last sample leads into the first, so a loop has no seam."""

from __future__ import annotations

import numpy as np
from scipy import fft as sfft  # type: ignore[import-untyped]
from scipy import ndimage

from .synth import RATE, Samples, band, from_db


def place(circle: Samples, sound: Samples, at: int, gain: float = 1.0) -> None:
    """Add `sound` at sample `at`; what sticks out past the end goes on at the beginning."""
    n, start = len(circle), at % len(circle)
    while len(sound):
        piece = sound[: n - start]
        circle[start : start + len(piece)] += piece * gain
        sound, start = sound[len(piece) :], 0


def _frequencies(n: int) -> Samples:
    return np.asarray(sfft.rfftfreq(n, 1 / RATE))


def tone(circle: Samples, low: float | None = None, high: float | None = None, order: int = 2) -> Samples:
    """Cut below `low` and above `high` Hz without moving anything in time; takes away any DC."""
    f, spectrum = _frequencies(len(circle)), sfft.rfft(circle)
    gain = np.ones(len(f))
    if low:
        gain /= np.sqrt(1 + (low / np.maximum(f, 1e-3)) ** (2 * order))
    if high:
        gain /= np.sqrt(1 + (f / high) ** (2 * order))
    gain[0] = 0.0
    return np.asarray(sfft.irfft(spectrum * gain, len(circle)))


def presence(circle: Samples, gain_db: float = 4.0, corner: float = 2600.0) -> Samples:
    """Lift what lies above `corner` Hz: the tin of the loudspeaker."""
    f = _frequencies(len(circle))
    lift = 1 + (from_db(gain_db) - 1) * f**2 / (f**2 + corner**2)
    return np.asarray(sfft.irfft(sfft.rfft(circle) * lift, len(circle)))


def echo(circle: Samples, seconds: float, feedback: float = 0.35, dark: float = 2600.0) -> Samples:
    """Endless echo that gets darker, without the dry sound."""
    f = _frequencies(len(circle))
    loop = feedback * np.exp(-2j * np.pi * f * seconds) / (1 + 1j * f / dark)
    loop = loop / np.sqrt(1 + (180 / np.maximum(f, 1)) ** 2)
    return np.asarray(sfft.irfft(sfft.rfft(circle) * loop / (1 - loop), len(circle)))


def room(circle: Samples, seconds: float = 0.5, seed: int = 7) -> Samples:
    """A small carriage: decaying noise as the answer of the room, without the dry sound."""
    n = min(len(circle), int(seconds * RATE))
    t = np.arange(n) / RATE
    answer = np.random.default_rng(seed).standard_normal(n) * np.exp(-6.0 * t / seconds)
    answer = band(band(answer * np.minimum(t / 0.012, 1), 250, 4200), high=5200)
    answer /= np.sqrt((answer**2).sum())
    return np.asarray(sfft.irfft(sfft.rfft(circle) * sfft.rfft(answer, len(circle)), len(circle)))


def wow(circle: Samples, cents: float = 2.5, rate: float = 0.6) -> Samples:
    """Light tape wow: a whole number of swings a loop, so that it closes (cubic interpolation)."""
    n = len(circle)
    turns = max(1, round(rate * n / RATE))
    true_rate = turns * RATE / n
    depth = (2 ** (cents / 1200) - 1) / (2 * np.pi * true_rate) * RATE
    x = np.arange(n) + depth * np.sin(2 * np.pi * turns * np.arange(n) / n)
    i = np.floor(x).astype(np.int64)
    u = x - i
    a, b, c, d = (circle[(i + k) % n] for k in (-1, 0, 1, 2))
    bend = u * (2 * a - 5 * b + 4 * c - d + u * (3 * (b - c) + d - a))
    return np.asarray(b + 0.5 * u * (c - a + bend))


def soften(x: Samples, drive: float = 1.0) -> Samples:
    """Soft clip."""
    return np.asarray(np.tanh(x * drive) / drive)


def limit(x: Samples, ceiling_db: float = -2.0, circular: bool = True) -> Samples:
    """Look-ahead limiter with a smooth gain curve; circular for loops."""
    ceiling, window = from_db(ceiling_db), int(0.004 * RATE) | 1
    mode = "wrap" if circular else "nearest"
    peaks = ndimage.maximum_filter1d(np.abs(x), 2 * window + 1, mode=mode)
    gain = np.minimum(1.0, ceiling / np.maximum(peaks, 1e-9))
    gain = ndimage.minimum_filter1d(gain, window, mode=mode)
    return np.asarray(x * ndimage.uniform_filter1d(gain, window, mode=mode))
