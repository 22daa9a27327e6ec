"""The cabinet's oscillators: band-limited wave tables, shift-register noise and gentle filters."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import ArrayLike, NDArray
from scipy import signal  # type: ignore[import-untyped]

Samples = NDArray[np.float64]
"""Mono sound at `RATE`; full scale is -1 to 1."""

RATE = 44100  # samples a second
TOP_HZ = 16500.0  # no harmonic above this
TABLE_SIZE = 2048  # samples in one wave table


def hz(midi: float) -> float:
    """Frequency of a midi note number (69 is the a above middle c)."""
    return float(440.0 * 2.0 ** ((midi - 69) / 12.0))


def from_db(decibels: float) -> float:
    """The factor that changes a level by so many decibels."""
    return float(10.0 ** (decibels / 20.0))


# ── wave tables ─────────────────────────────────────────────────────────────


def _bank(amplitudes: NDArray[np.complex128]) -> list[tuple[int, NDArray[np.float32]]]:
    """Tables of one wave, each cut to fewer harmonics than the one before (half-octave steps)."""
    tables, count = [], len(amplitudes)
    for limit in sorted({max(1, int(count / 2 ** (i / 2))) for i in range(20)}, reverse=True):
        spectrum = np.zeros(TABLE_SIZE // 2 + 1, complex)
        spectrum[1 : limit + 1] = -0.5j * TABLE_SIZE * amplitudes[:limit]
        wave = np.fft.irfft(spectrum, TABLE_SIZE)
        tables.append((limit, np.append(wave, wave[0]).astype(np.float32)))
    return tables


def _stepped_triangle() -> NDArray[np.complex128]:
    """Harmonics of the 4-bit triangle of the old chips: 32 steps a cycle."""
    steps = np.concatenate([np.arange(16), np.arange(15, -1, -1)]) / 7.5 - 1.0
    spectrum = np.fft.rfft(np.repeat(np.roll(steps, -8), TABLE_SIZE // 32))
    return np.asarray(spectrum[1:400] / (-0.5j * TABLE_SIZE))


def _harmonics(*levels: float) -> NDArray[np.complex128]:
    return np.array(levels, complex)


def _formant(count: int, tilt: float, *bumps: tuple[float, float, float]) -> NDArray[np.complex128]:
    """Harmonics that fall by `tilt`, lifted around bumps of (centre, width, gain)."""
    k = np.arange(1, count + 1)
    level = k**-tilt
    for centre, width, gain in bumps:
        level = level * (1 + gain * np.exp(-(((k - centre) / width) ** 2)))
    return np.asarray((level / level.max()).astype(complex))


_WAVES = {
    "saw": _bank(_harmonics(*((2 / np.pi) / np.arange(1, 401)))),
    "triangle": _bank(_stepped_triangle()),
    "accordion": _bank(_formant(24, 1.15, (2, 1.2, 0.9), (5, 2, 1.2), (9, 2, 0.8))),
    "soft": _bank(_harmonics(1, 0.42, 0.22, 0.10, 0.06, 0.03)),
    "fiddle": _bank(_formant(30, 1.25, (3, 1.2, 1.1), (6, 2, 1.3), (12, 3, 1.0))),
    "flute": _bank(_harmonics(1, 0.30, 0.10, 0.05, 0.02)),
    "ney": _bank(_harmonics(1, 0.55, 0.42, 0.16, 0.10, 0.05, 0.03)),
    "clarinet": _bank(_harmonics(1, 0.04, 0.55, 0.05, 0.32, 0.06, 0.16, 0.05, 0.08, 0.03, 0.04)),
    "bell": _bank(_harmonics(1, 0, 0, 0.35, 0, 0, 0, 0, 0, 0.12)),
}


def oscillate(wave: str, phase: Samples, top_hz: float) -> Samples:
    """Read a wave at `phase` (in cycles); `top_hz` is its highest pitch, which decides the harmonics."""
    allowed = max(1, int(TOP_HZ / max(top_hz, 1.0)))
    tables = _WAVES[wave]
    table = next((t for limit, t in tables if limit <= allowed), tables[-1][1])
    x = (phase % 1.0) * TABLE_SIZE
    i = x.astype(np.int64)
    return np.asarray(table[i] + (table[i + 1] - table[i]) * (x - i))


# ── noise ───────────────────────────────────────────────────────────────────


@lru_cache
def _register(short: bool) -> Samples:
    """The shift register of the old noise channel: 32767 or 93 steps of +1 and -1, without its mean."""
    value, bits = 1, []
    for _ in range(93 if short else 32767):
        bits.append(1.0 if value & 1 else -1.0)
        value = (value >> 1) | (((value ^ (value >> (6 if short else 1))) & 1) << 14)
    steps = np.array(bits)
    return np.asarray(steps - steps.mean())


def noise(length: int, clock: ArrayLike = 16000.0, short: bool = False, start: int = 0) -> Samples:
    """Shift-register noise of `length` samples; `clock` in Hz may be one number or one a sample.

    Each sample is the mean of the steps that fall into it, so there are no aliases.
    """
    bits = _register(short)
    sums = np.concatenate([[0.0], np.cumsum(bits)])
    steps = start + np.cumsum(np.broadcast_to(np.asarray(clock), length)) / RATE
    position = np.concatenate([[start], steps])
    whole = np.floor(position).astype(np.int64)
    rounds, inside = whole // len(bits), whole % len(bits)
    area = sums[inside] + (position - whole) * bits[inside] + rounds * sums[-1]
    return np.asarray(np.diff(area) / np.maximum(np.diff(position), 1e-9))


def band(x: Samples, low: float | None = None, high: float | None = None, order: int = 1) -> Samples:
    """Keep what lies between `low` and `high` Hz, with gentle edges."""
    if low:
        x = signal.lfilter(*signal.butter(order, low / (RATE / 2), "high"), x)
    if high:
        x = signal.lfilter(*signal.butter(order, min(high / (RATE / 2), 0.98)), x)
    return x
