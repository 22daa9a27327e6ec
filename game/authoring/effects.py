"""The workbench of sound effects: what an effect is, the bricks it is built from, and its rendering."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from .synth import RATE, Samples, band, from_db, hz, noise, oscillate
from .synth_circle import limit, room, tone
from .synth_instruments import INSTRUMENTS, note
from .synth_loudness import momentary

FAMILIES = ("menus", "cards", "chips", "results", "career", "train")
"""The modules of assets/audio/effects."""

Maker = Callable[[int], Samples]

D3, G3, A3, D4, E4, G4, A4, C5, D5, E5, G5, A5, C6, D6, E6, G6, A6, D7 = (
    50, 55, 57, 62, 64, 67, 69, 72, 74, 76, 79, 81, 84, 86, 88, 91, 93, 98,
)  # fmt: skip
UI, CARD, CHIP, RESULT, BIG, AIR = -31.0, -27.0, -29.0, -21.0, -15.0, -36.0  # loudest 400 ms, LUFS


@dataclass(frozen=True)
class Effect:
    """A sound of the game; `make` gives the samples of variant 1, 2, 3 ..."""

    make: Maker
    when: str  # what plays it
    target: float  # loudest 400 ms, LUFS
    variants: int = 1
    longest: float = 1.0  # seconds
    loop: bool = False
    pitch: str = "none"  # in words
    bus: str = "effects"
    ducks: float = 0.0  # how far the music goes down, dB
    family: str = ""  # the module it comes from

    def __call__(self, variant: int) -> Samples:
        """The bare samples of a variant, to build other effects from."""
        return self.make(variant)


def effect(when: str, target: float, **more: Any) -> Callable[[Maker], Effect]:
    """Make an `Effect` of the function below; the function's name is the effect's name."""

    def keep(function: Maker) -> Effect:
        return Effect(function, when, target, family=function.__module__.rpartition(".")[2], **more)

    return keep


def catalogue(root: Path) -> dict[str, Effect]:
    """Every effect by its name, read from the effect sources of the project at `root`."""
    folder = str(root / "assets")
    if folder not in sys.path:
        sys.path.insert(0, folder)
    found: dict[str, Effect] = {}
    for family in FAMILIES:
        things = vars(importlib.import_module(f"audio.effects.{family}")).items()
        found |= {n: made for n, made in things if isinstance(made, Effect) and made.family == family}
    return found


def file_names(name: str, made: Effect) -> list[str]:
    """The names of an effect's files, variant 1 first."""
    if made.variants == 1:
        return [name]
    width = 1 if made.variants < 10 else 2
    return [f"{name}_{v:0{width}}" for v in range(1, made.variants + 1)]


def render(made: Effect, variant: int) -> Samples:
    """The finished samples of one variant: trimmed, without clicks at the ends, at its loudness."""
    x = np.asarray(made.make(variant), float)
    x = tone(x, 35, 12000) if made.loop else _trimmed(x)
    for _ in range(3):
        x = limit(x * from_db(made.target - momentary(x)), -4.5 if made.ducks else -7.0, made.loop)
    return x


def _trimmed(x: Samples) -> Samples:
    x = band(x, 40)
    heard = np.abs(x) > 4e-4 * np.abs(x).max()
    x = x[: len(heard) - int(np.argmax(heard[::-1]))]
    x[-64:] *= np.linspace(1, 0, 64)
    x[:16] *= np.linspace(0, 1, 16)
    return x


# ── bricks; durations in milliseconds ───────────────────────────────────────


def samples(ms: float) -> int:
    """How many samples last `ms`."""
    return int(ms * RATE / 1000)


def fall(ms: float, curve: float = 5.0, attack: float = 1.5) -> Samples:
    """An envelope that starts at once and dies away."""
    t = np.linspace(0, 1, samples(ms))
    return np.asarray(np.exp(-curve * t) * np.minimum(t * ms / attack, 1) * np.minimum((1 - t) * ms / 3, 1))


def swell(ms: float, peak: float = 0.5) -> Samples:
    """An envelope that rises until `peak` (share of the length) and sinks again."""
    t = np.linspace(0, 1, samples(ms))
    return np.where(t < peak, (t / peak) ** 2, ((1 - t) / (1 - peak)) ** 1.5)


def hiss(
    ms: float,
    low: float,
    high: float,
    curve: float = 5.0,
    clock: float = 24000,
    attack: float = 1.5,
    seed: int = 0,
) -> Samples:
    """A burst of noise between `low` and `high` Hz."""
    return band(noise(samples(ms), clock, start=seed), low, high) * fall(ms, curve, attack)


def rush(ms: float, clock: ArrayLike, low: float, high: float, peak: float = 0.5, start: int = 0) -> Samples:
    """Noise that swells and sinks: paper, cloth, felt, steam. Two clocks: the noise moves between them."""
    ends = np.atleast_1d(np.asarray(clock, float))
    line = np.linspace(ends[0], ends[-1], samples(ms))
    return band(noise(samples(ms), line if len(ends) > 1 else ends[0], start=start), low, high) * swell(
        ms, peak
    )


def glide(
    ms: float, start: float, end: float, wave: str = "triangle", curve: float = 5.0, bend: float = 3.0,
    attack: float = 1.5,
) -> Samples:  # fmt: skip
    """A tone that moves from `start` to `end` Hz while it dies away."""
    line = end + (start - end) * np.exp(-bend * np.linspace(0, 1, samples(ms)))
    return oscillate(wave, np.cumsum(line) / RATE, float(line.max())) * fall(ms, curve, attack)


def blip(midi: float, ms: float, duty: float = 0.25, curve: float = 3.0, cut: float = 5200) -> Samples:
    """A short pulse tone."""
    phase = np.cumsum(np.full(samples(ms), hz(midi))) / RATE
    wave = oscillate("saw", phase, hz(midi)) - oscillate("saw", phase + duty, hz(midi))
    return band(wave, high=cut) * fall(ms, curve, 3)


def play(name: str, midi: float, ms: float, **changes: Any) -> Samples:
    """One note of a preset of the band, with some of its settings changed."""
    return note(replace(INSTRUMENTS[name], **changes), midi, samples(ms))


def slur(name: str, first: float, midi: float, ms: float, slide: float) -> Samples:
    """One note that slides from `first` to `midi` within `slide` milliseconds."""
    return note(replace(INSTRUMENTS[name], slide=slide), midi, samples(ms), float(first))


def mix(*parts: tuple[Samples, float, float]) -> Samples:
    """Sum of parts of (samples, start in ms, gain)."""
    out = np.zeros(max(samples(at) + len(x) for x, at, _ in parts))
    for x, at, gain in parts:
        out[samples(at) : samples(at) + len(x)] += x * gain
    return out


def run(name: str, notes: tuple[int, ...], step: float, hold: float = 1.0, **changes: Any) -> Samples:
    """A run of midi notes, `step` ms apart."""
    return mix(*[(play(name, m, step * hold, **changes), i * step, 1.0) for i, m in enumerate(notes)])


def space(x: Samples, seconds: float = 0.35, wet: float = 0.25) -> Samples:
    """A little carriage around a one-shot."""
    padded = np.pad(x, (0, int(seconds * RATE)))
    return np.asarray(padded + wet * room(padded, seconds))
