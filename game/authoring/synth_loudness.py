"""How loud a sound is (ITU-R BS.1770-4), and whether a loop clicks where it closes."""

from __future__ import annotations

import numpy as np
from scipy import signal  # type: ignore[import-untyped]

from .synth import RATE, Samples, from_db
from .synth_circle import limit

_SHELF = ([1.53512485958697, -2.69169618940638, 1.19839281085285], [1, -1.69065929318241, 0.73248077421585])
_HIGH_PASS = ([1, -2, 1], [1, -1.99004745483398, 0.99007225036621])
_BLOCK, _HOP = 19200, 4800  # 400 and 100 ms at 48 kHz


def _lufs(power: Samples) -> Samples:
    return np.asarray(-0.691 + 10 * np.log10(np.maximum(power, 1e-12)))


def loudness(x: Samples) -> float:
    """Integrated loudness in LUFS; a sound shorter than 400 ms is padded to one block."""
    at48 = signal.resample_poly(x, 160, 147)
    padded = np.pad(at48, (0, max(0, _BLOCK - len(at48))))
    weighted = signal.lfilter(*_HIGH_PASS, signal.lfilter(*_SHELF, padded))
    starts = range(0, len(weighted) - _BLOCK + 1, _HOP)
    power = np.array([np.mean(weighted[i : i + _BLOCK] ** 2) for i in starts])
    level = _lufs(power)
    keep = power[level > -70]
    if not len(keep):
        return -99.0
    relative = float(_lufs(keep.mean())) - 10
    return float(_lufs(power[(level > -70) & (level > relative)].mean()))


def momentary(x: Samples) -> float:
    """Loudest 400 ms in LUFS; short sounds are measured inside 400 ms of silence."""
    block, hop = int(0.4 * RATE), int(0.05 * RATE)
    padded = np.pad(x, (0, max(0, block - len(x))))
    return max(loudness(padded[i : i + block]) for i in range(0, len(padded) - block + 1, hop))


def true_peak_db(x: Samples) -> float:
    """Highest level between the samples too (four times oversampled), dB of full scale."""
    return float(20 * np.log10(max(np.abs(signal.resample_poly(x, 4, 1)).max(), 1e-9)))


def to_loudness(x: Samples, target: float, ceiling_db: float = -2.0, circular: bool = True) -> Samples:
    """Bring to `target` LUFS below a ceiling; the limiter eats a little, so it is done three times."""
    for _ in range(3):
        x = limit(x * from_db(target - loudness(x)), ceiling_db, circular)
    return x


def seam(x: Samples) -> tuple[float, float]:
    """Jump and bend where a loop closes, in the largest ones within 50 ms. Above 1 it clicks."""
    near = np.concatenate([x[-2205:], x[:2205]])
    steps, bends = np.abs(np.diff(near)), np.abs(np.diff(near, 2))
    at, floor = 2204, 4e-3  # -48 dB of full scale: what a codec may leave
    jump = steps[at] / max(np.delete(steps, at).max(), floor)
    bend = bends[at - 1 : at + 1].max() / max(np.delete(bends, [at - 1, at]).max(), floor)
    return float(jump), float(bend)
