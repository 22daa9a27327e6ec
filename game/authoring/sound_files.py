"""Writes sounds as OGG Vorbis, loops so that no click remains where they close."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import soundfile  # type: ignore[import-untyped]

from .synth import RATE, Samples
from .synth_loudness import seam

_EDGE = 4000  # samples at both ends that may be bent against the codec
_PIECE = 8192  # libsndfile's Vorbis writer dislikes one huge block


def read_ogg(path: Path) -> Samples:
    """The samples of a mono file."""
    return np.asarray(soundfile.read(path)[0], float)


def write_ogg(path: Path, x: Samples, quality: float) -> None:
    """Write mono samples; `quality` from 0 to 1."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with soundfile.SoundFile(
        path, "w", RATE, 1, format="OGG", subtype="VORBIS", compression_level=1 - quality
    ) as file:
        for i in range(0, len(x), _PIECE):
            file.write(x[i : i + _PIECE].astype(np.float32))


def write_loop(path: Path, x: Samples, quality: float) -> None:
    """Write a loop whose seam stays clean.

    The codec bends the first and last samples a little. Bend them the other way before, or spend a
    little more quality, until the seam measures clean; keep the best try if none does.
    """
    ramp = np.linspace(1, 0, _EDGE) ** 2
    best = (np.inf, x, quality)
    for extra in (0, 0.03, 0.06, 0.10, 0.15, 0.20):
        made = x.copy()
        for _ in range(5):
            write_ogg(path, made, quality + extra)
            heard = read_ogg(path)
            fault = max(seam(heard))
            if fault < 0.9:
                return
            if fault < best[0]:
                best = (fault, made.copy(), quality + extra)
            made[:_EDGE] += (x - heard)[:_EDGE] * ramp
            made[-_EDGE:] += (x - heard)[-_EDGE:] * ramp[::-1]
    write_ogg(path, best[1], best[2])
