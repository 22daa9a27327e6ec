"""Measures a score: key, chords, clashes, ranges, form, and whether the motif of the line is in it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from .tunes import Tune
from .tunes_harmony import Chord
from .tunes_play import Note, perform, scale_of

_CONSONANT = {0, 3, 4, 5, 7, 8, 9}
_STRONG_EVERY = {"4/4": 2.0, "3/4": 3.0, "6/8": 1.5}  # beats; 1 in other meters


@dataclass(frozen=True)
class Score:
    """What was measured: shares in per cent, ranges in half steps."""

    bars: int
    in_key: float  # notes in the key or in the chord
    strong: float  # lead notes on strong beats that belong to the chord
    pairs: float  # lead sounds well with second and counter voice
    with_bass: float  # lead sounds well with the bass
    aligned: float  # bass notes that meet a drum
    widest: int  # range of the lead within one section
    repeat: float  # bars of the lead that come back
    motif: int  # how often low - high - between - rest is sung

    def faults(self, jingle: bool) -> list[str]:
        """What is out of bounds."""
        bad = {
            "key": self.in_key < 93,
            "range": self.widest > 16,
            "strong": self.strong < 85,
            "clash": self.pairs < 95,
            "bass": self.with_bass < 88,
            "motif": self.motif < 1,
            "form": not jingle and not 30 <= self.repeat <= 92,
            "align": not jingle and self.aligned < 80,
        }
        return [name for name, found in bad.items() if found]


def measure(tune: Tune) -> Score:
    """Play the score once and measure it."""
    notes, _ = perform(tune)
    lead = [n for n in notes if n.voice == "lead"]
    strong = [n for n in lead if _is_strong(tune, n)]
    bars = max(n.bar for n in notes) + 1
    return Score(
        bars=bars,
        in_key=_share([_in_key(tune, n) for n in notes if n.voice in ("lead", "counter", "second", "bass")]),
        strong=_share([n.midi % 12 in n.chord.tones for n in strong]),
        pairs=_share(_agreements(notes, strong, ("counter", "second"))),
        with_bass=_share(_agreements(notes, strong, ("bass",))),
        aligned=_share(_aligned(notes)),
        widest=_widest(lead),
        repeat=_share(_returns(lead, bars)),
        motif=_motifs(notes),
    )


def _share(found: list[bool]) -> float:
    return 100.0 * sum(found) / len(found) if found else 100.0


def _is_strong(tune: Tune, n: Note) -> bool:
    step = _STRONG_EVERY.get(tune.setting(tune.sections[n.section], "meter"), 1.0)
    return abs(n.beat / step - round(n.beat / step)) <= 1e-6


def _in_key(tune: Tune, n: Note) -> bool:
    return n.midi % 12 in scale_of(tune, tune.sections[n.section]) or n.midi % 12 in n.chord.tones


def _agreements(notes: list[Note], lead: list[Note], voices: tuple[str, ...]) -> list[bool]:
    """For every lead note, whether it sounds well with what these voices hold at that moment."""
    others = [n for n in notes if n.voice in voices]
    return [
        _sound_well(n.midi, other.midi, n.chord)
        for n in lead
        for other in others
        if other.start - 1e-4 <= n.start + 0.001 < other.start + other.length - 1e-3
    ]


def _sound_well(a: int, b: int, chord: Chord) -> bool:
    return abs(a - b) % 12 in _CONSONANT or (a % 12 in chord.tones and b % 12 in chord.tones)


def _aligned(notes: list[Note]) -> list[bool]:
    drums = np.array([n.start for n in notes if n.voice == "drum"])
    if not len(drums):
        return []
    return [bool(np.abs(drums - n.start).min() < 0.02) for n in notes if n.voice == "bass"]


def _widest(lead: list[Note]) -> int:
    sections: dict[str, list[int]] = {}
    for n in lead:
        sections.setdefault(n.section, []).append(n.midi)
    return max(max(line) - min(line) for line in sections.values())


def _returns(lead: list[Note], bars: int) -> list[bool]:
    """For every bar with a lead, whether it comes back somewhere else."""
    shapes: list[dict[float, int]] = [{} for _ in range(bars)]
    for n in lead:
        shapes[n.bar][round(n.beat, 3)] = n.midi
    sung = [shape for shape in shapes if shape]
    return [any(i != j and _likeness(a, b) > 0.8 for j, b in enumerate(sung)) for i, a in enumerate(sung)]


def _likeness(a: dict[float, int], b: dict[float, int]) -> float:
    """1 is the same bar, 0 nothing in common; half for rhythm, half for pitch at the same place."""
    together, all_places = a.keys() & b.keys(), a.keys() | b.keys()
    return 0.5 * (len(together) + sum(a[at] == b[at] for at in together)) / len(all_places)


def _motifs(notes: list[Note]) -> int:
    """Places where a voice sings low, a sixth or so up, falls by a third or a step, and by a step."""
    found = 0
    for voice in ("lead", "counter"):
        line = [n.midi for n in notes if n.voice == voice]
        leaps = [b - a for a, b in pairwise(line)]
        for up, back, home in zip(leaps, leaps[1:], leaps[2:], strict=False):
            found += up in (8, 9, 10) and back in (-2, -3, -4) and home in (-1, -2)
    return found
