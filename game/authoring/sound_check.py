"""Measures the baked sound against its sources: loudness, peaks, seams, balance, lengths, sizes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np

from game.ui.sound_levels import ALL_DB, BUS_DB

from . import effects, sound_score
from .effects import Effect
from .sound_bake import QUALITY, tune_names
from .sound_files import read_ogg
from .sound_music import TARGETS
from .synth import RATE, Samples, from_db
from .synth_loudness import loudness, momentary, seam, true_peak_db
from .tunes import Tune, read

MOST_BYTES = 9_600_000  # of all sound together


def report(root: Path) -> Iterator[tuple[str, list[str]]]:
    """One line a score, stem and effect of the project at `root`, each with its faults (none: all well)."""
    baked = root / "assets/baked/sound"
    fullest = 0.0
    for name in tune_names(root):
        tune = read(root / f"assets/audio/tunes/{name}.tune")
        score = sound_score.measure(tune)
        yield f"score {name}: {score.bars} bars, motif {score.motif}", score.faults(tune.jingle)
        stems = stems_of(baked, tune)
        for kind, x in stems.items():
            yield _line(f"{name}.{kind}", x), stem_faults(tune, kind, x)
        full = 20 * np.log10(from_db(BUS_DB["music"])) + together_db(stems)
        fullest = max(fullest, from_db(full))
        yield f"{name}: all layers {full:.1f} dB", ["peak"] if full > -3.0 else []
    for name, made in effects.catalogue(root).items():
        for stem in effects.file_names(name, made):
            x = read_ogg(baked / f"effects/{stem}.ogg")
            yield _line(stem, x), effect_faults(made, x, fullest)
    size = sum(path.stat().st_size for path in baked.rglob("*.ogg"))
    yield f"{size / 1e6:.2f} MB of {MOST_BYTES / 1e6:.1f}", ["size"] if size > MOST_BYTES else []


def stems_of(baked: Path, tune: Tune) -> dict[str, Samples]:
    """The baked stems of a tune by kind."""
    names = {kind: f"{tune.name}.{kind}.ogg" for kind in QUALITY} | {"loop": f"{tune.name}.ogg"}
    if tune.jingle:
        names = {"jingle": f"{tune.name}.ogg"}
    found = {kind: baked / "music" / file for kind, file in names.items()}
    return {kind: read_ogg(path) for kind, path in found.items() if path.exists()}


def together_db(stems: dict[str, Samples]) -> float:
    """True peak of all stems that can sound at once (`door` goes with a softer loop)."""
    return true_peak_db(np.sum([x for kind, x in stems.items() if kind != "door"], axis=0))


def stem_faults(tune: Tune, kind: str, x: Samples) -> list[str]:
    """What is wrong with a baked stem."""
    target = float(tune.head.get("loudness", TARGETS[kind])) if kind == "loop" else TARGETS[kind]
    low, middle, high = _shares(x)
    bad = {
        "loudness": abs(loudness(x) - target) > 0.7,
        "peak": true_peak_db(x) > -1.0,
        "dc": abs(x.mean()) > 1e-3,
        "seam": kind != "jingle" and max(seam(x)) > 1.0,
        "balance": kind == "loop" and not (3 <= low <= 45 and middle >= 50 and high <= 5),
        "length": kind == "loop" and not 45 <= len(x) / RATE <= 75,
    }
    return [name for name, found in bad.items() if found]


def effect_faults(made: Effect, x: Samples, music: float) -> list[str]:
    """What is wrong with a baked effect; `music` is the peak of the fullest music below it."""
    above = from_db(true_peak_db(x)) + music * from_db(-made.ducks)
    bad = {
        "loudness": abs(momentary(x) - made.target) > 2.0,
        "peak": 20 * np.log10(from_db(ALL_DB) * above) > -1.0,
        "dc": abs(x.mean()) > 2e-3,
        "start": not made.loop and abs(x[0]) > 0.03,
        "end": not made.loop and abs(x[-1]) > 0.02,
        "seam": made.loop and max(seam(x)) > 1.0,
        "length": len(x) / RATE > made.longest,
    }
    return [name for name, found in bad.items() if found]


def _shares(x: Samples) -> tuple[float, float, float]:
    """Part of the energy below 150 Hz, from there to 4 kHz, and above 8 kHz, in per cent."""
    power, f = np.abs(np.fft.rfft(x)) ** 2, np.fft.rfftfreq(len(x), 1 / RATE)
    parts = [f < 150, (f >= 150) & (f < 4000), f >= 8000]
    low, middle, high = (float(100 * power[part].sum() / power.sum()) for part in parts)
    return low, middle, high


def _line(name: str, x: Samples) -> str:
    loud, peak = loudness(x), true_peak_db(x)
    return f"{name}: {len(x) / RATE:.2f} s, {loud:.1f} LUFS, peak {peak:.1f} dB, seam {max(seam(x)):.2f}"
