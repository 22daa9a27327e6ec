"""Notes, chords and scales, and how the band finds its notes in them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

_STEPS = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}
SCALES = {
    "major": (0, 2, 4, 5, 7, 9, 11),
    "minor": (0, 2, 3, 5, 7, 8, 10),
    "harmonic": (0, 2, 3, 5, 7, 8, 11),
    "hungarian": (0, 2, 3, 6, 7, 8, 11),
    "romanian": (0, 2, 3, 6, 7, 9, 10),
    "hicaz": (0, 1, 4, 5, 7, 8, 10),
    "dorian": (0, 2, 3, 5, 7, 9, 10),
    "mixolydian": (0, 2, 4, 5, 7, 9, 10),
}
CHORDS = {
    "": (0, 4, 7), "m": (0, 3, 7), "6": (0, 4, 7, 9), "m6": (0, 3, 7, 9), "7": (0, 4, 7, 10),
    "m7": (0, 3, 7, 10), "maj7": (0, 4, 7, 11), "9": (0, 4, 7, 10, 2), "m9": (0, 3, 7, 10, 2),
    "dim": (0, 3, 6), "dim7": (0, 3, 6, 9), "+": (0, 4, 8), "+7": (0, 4, 8, 10), "sus4": (0, 5, 7),
    "7sus4": (0, 5, 7, 10), "m7b5": (0, 3, 6, 10), "5": (0, 7), "7b9": (0, 4, 7, 10, 1), "b5": (0, 4, 6),
    "6/9": (0, 4, 7, 9, 2),
}  # fmt: skip
NOTE = re.compile(r"([a-g])(#|b|)(\d)([!'~>%^]*)$")
_CHORD = re.compile(r"([A-G][#b]?)((?:6/9|[^/])*)(?:/([A-G][#b]?))?$")


class TuneError(ValueError):
    """A tune cannot be read; the message names file and line."""


def pitch_class(name: str) -> int:
    """0 for c to 11 for b, of a name like `Eb`."""
    return (_STEPS[name[0].lower()] + {"#": 1, "b": -1}.get(name[1:2], 0)) % 12


def midi_of(text: str) -> tuple[int, str]:
    """The midi number and the marks of a note like `c#5!`."""
    m = NOTE.match(text)
    if not m:
        raise TuneError(f"not a note: {text!r}")
    return 12 * (int(m[3]) + 1) + _STEPS[m[1]] + {"#": 1, "b": -1, "": 0}[m[2]], m[4]


@dataclass(frozen=True)
class Chord:
    """A chord as pitch classes, root first; `bass` is the lowest one."""

    name: str
    root: int
    tones: tuple[int, ...]
    bass: int

    def step(self, *intervals: int, default: int) -> int:
        """The pitch class of the tone that lies one of `intervals` above the root."""
        return next((t for t in self.tones if (t - self.root) % 12 in intervals), default)


def chord_of(text: str) -> Chord:
    """Read a chord like `Fm7` or `C7/G`."""
    m = _CHORD.match(text)
    if not m or m[2] not in CHORDS:
        raise TuneError(f"not a chord: {text!r}")
    root = pitch_class(m[1])
    tones = tuple((root + i) % 12 for i in CHORDS[m[2]])
    return Chord(text, root, tones, pitch_class(m[3]) if m[3] else root)


Voicing = tuple[int, ...]


def voicing(chord: Chord, previous: Voicing | None, low: int = 54, high: int = 69) -> Voicing:
    """Three notes of the chord, close together, moving as little as possible from `previous`."""
    tones = list(chord.tones)
    if len(tones) > 3:  # the bass has the root, the fifth is not missed
        tones = [t for t in tones[1:] if len(tones) == 4 or (t - chord.root) % 12 != 7]
    if len(tones) == 2:
        tones = [*tones, tones[0]]
    best: tuple[float, Voicing] | None = None
    for first in range(low, high - 3):
        notes = _close_position(first, tones)
        if notes is None or notes[-1] > high:
            continue
        if previous:
            cost = float(sum(abs(a - b) for a, b in zip(notes, previous, strict=True)))
        else:
            cost = abs(sum(notes) / 3 - 61)
        if best is None or cost < best[0]:
            best = (cost, notes)
    return best[1] if best else (previous or (57, 60, 64))


def _close_position(first: int, tones: list[int]) -> Voicing | None:
    """Three notes from `first` upwards, each tone once as far as there are three; None if not possible."""
    if first % 12 not in tones:
        return None
    notes, n = [first], first
    rest = [t for t in tones if t != first % 12] or tones
    while len(notes) < 3 and n <= first + 14:
        n += 1
        fresh = n % 12 in rest and n % 12 not in [x % 12 for x in notes]
        doubled = len(set(tones)) < 3 and n % 12 in tones and n > notes[-1] + 2
        if fresh or doubled:
            notes.append(n)
    return tuple(notes) if len(notes) == 3 else None


def bass_note(token: str, chord: Chord, following: Chord, low: int = 38, high: int = 55) -> int:
    """The note of a bass cell: chord step 1 3 5 6 7 8, with `,` below the root.

    `a` and `A` lead from a half step below and above into the root of the `following` chord.
    """
    root = next(n for n in range(low, low + 12) if n % 12 == chord.bass)
    if token[0] == "1":
        return root
    if token[0] == "8":
        return root + 12
    if token[0] in "aA":
        target = next(n for n in range(low, low + 12) if n % 12 == following.bass)
        return target + (-1 if token[0] == "a" else 1)
    above_fourth = chord.step(9, 10, 11, default=chord.root)
    wanted = {
        "2": (chord.root + 2) % 12,
        "3": chord.step(3, 4, 5, default=chord.root),
        "5": chord.step(6, 7, 8, default=(chord.root + 7) % 12),
        "6": above_fourth,
        "7": above_fourth,
    }[token[0]]
    choices = [n for n in range(low - 2, high + 4) if n % 12 == wanted]
    if "," in token:
        choices = [n for n in choices if n < root] or choices
        return max(n for n in choices if n < root + 12)
    return min((n for n in choices if n > root), default=choices[-1])


def guide_note(chord: Chord, last: int) -> int:
    """A smooth third or seventh near the `last` guide note."""
    colour = [t for t in chord.tones if (t - chord.root) % 12 in (3, 4, 5, 9, 10, 11)]
    choices = [n for n in range(54, 68) if n % 12 in chord.tones]
    return min(choices, key=lambda n: (abs(n - last) + 2.5 * (n % 12 not in colour) + 0.2 * (n > last), n))


def third_below(midi: int, scale: Sequence[int], chord: Chord, strong: bool) -> int:
    """A second voice: the scale's third below, or the nearest chord tone below if that one clashes."""
    if midi % 12 in scale:
        below = [n for n in range(midi - 1, midi - 13, -1) if n % 12 in scale][1]
        if below % 12 in chord.tones or not strong:
            return below
    return next((midi - d for d in (3, 4, 5, 7, 8, 9) if (midi - d) % 12 in chord.tones), midi - 12)
