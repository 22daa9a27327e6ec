"""Renders a tune to its stems: the loop, and the layers that the state of the table adds to it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np

from . import synth_circle as circle
from .synth import RATE, Samples, from_db
from .synth_drums import drum
from .synth_instruments import INSTRUMENTS, Instrument, note
from .synth_loudness import loudness, to_loudness
from .tunes import Tune
from .tunes_play import Note, perform, spans

TARGETS = {"loop": -18.0, "jingle": -16.0, "tense": -24.0, "bank": -24.0, "door": -23.0}
"""Loudness of each kind of stem, LUFS."""

_DARK = {"tense": 1000, "bank": 700, "door": 850}  # Hz above which a layer is silent
_BAND = -20.0  # LUFS of the lead inside the mix
_GRID = 2048  # loop lengths are a multiple of this
_JINGLE_TAIL = 1.5  # seconds for the room after the last note


@dataclass(frozen=True)
class Take:
    """One pass of a tune, fitted to a whole number of grid steps; `stretch` does the fitting."""

    tune: Tune
    notes: list[Note]
    size: int  # samples
    stretch: float

    @property
    def beat(self) -> float:
        """Seconds of a beat at the tempo with which the tune begins."""
        return 60.0 / float(self.tune.head["tempo"].split(">")[0])


def take(tune: Tune) -> Take:
    """Play a tune once; `ValueError` when a note has no voice line."""
    notes, total = perform(tune)
    if missing := {n.voice for n in notes} - set(tune.voices):
        raise ValueError(f"{tune.name}: no 'voice' line for {sorted(missing)}")
    size = round((total + (_JINGLE_TAIL if tune.jingle else 0)) * RATE / _GRID) * _GRID
    return Take(tune, notes, size, 1.0 if tune.jingle else size / (total * RATE))


def bar_lines(tune: Tune) -> list[int]:
    """When every bar begins in the rendered file, in milliseconds."""
    stretch, (parts, _) = take(tune).stretch, spans(tune)
    return [round(1000 * span.at(bar, 0) * stretch) for span in parts for bar in range(span.section.bars)]


def render(tune: Tune) -> dict[str, Samples]:
    """All stems of a tune by kind: `jingle` alone, or `loop` and its layers, equally long."""
    played = take(tune)
    base = _mix(played, (v for v in tune.voices if "." not in v))
    base = circle.presence(circle.tone(base, 42, 9500, 8))
    base = circle.tone(circle.wow(circle.soften(base, 1.1), 2.2), 20)
    if tune.jingle:
        base *= np.clip((played.size - np.arange(played.size)) / (0.5 * RATE), 0, 1)
        base[0] = 0.0
        return {"jingle": to_loudness(base, TARGETS["jingle"], -2.2, circular=False)}
    stems = {"loop": to_loudness(base, float(tune.head.get("loudness", TARGETS["loop"])), -2.6)}
    for layer in tune.layers:
        mixed = _mix(played, (v for v in tune.voices if v.startswith(layer + ".")))
        felt = circle.tone(circle.wow(circle.soften(mixed)), 38, _DARK[layer], 6)  # through the floor
        stems[layer] = to_loudness(felt, TARGETS[layer], -9.0)
    if tune.layers:
        far = circle.tone(circle.tone(stems["loop"], 70, 560, 1), 60, _DARK["door"], 6)
        stems["door"] = to_loudness(far, TARGETS["door"], -6.0)
    return stems


def _mix(played: Take, voices: Iterable[str]) -> Samples:
    """Sum of voices with their echo and room."""
    dry, to_echo, to_room = (np.zeros(played.size) for _ in range(3))
    head = played.tune.head
    for voice in sorted(voices):
        notes = [n for n in played.notes if n.voice == voice]
        if not notes:
            continue
        settings = {"level": 0.0, "echo": 0.0, "room": 0.10} | played.tune.voices[voice][1]
        sound = _voice(played, voice, notes)
        sound *= from_db(_BAND + settings["level"] - loudness(sound))
        if "low" in settings or "high" in settings:
            sound = circle.tone(sound, settings.get("low"), settings.get("high"), 1)
        dry += sound
        to_echo += sound * settings["echo"]
        to_room += sound * settings["room"]
    out = dry
    if to_echo.any():
        out = out + circle.echo(to_echo, played.beat * float(head.get("echo", 0.75)), 0.32)
    if to_room.any():
        out = out + 0.8 * circle.room(to_room, float(head.get("room", 0.45)))
    return out


def _voice(played: Take, voice: str, notes: list[Note]) -> Samples:
    """Dry sound of one voice on the circle, each note a little early or late, soft or loud.

    The seed is the names of tune and voice: every bake is the same.
    """
    rng = np.random.default_rng(sum(map(ord, played.tune.name + voice)))
    preset, settings = played.tune.voices[voice]
    player = _Voice(np.zeros(played.size), settings.get("strum", 0))
    jitter = 0.0 if voice.endswith(("drum", "bass")) else 0.0035
    for n in notes:
        at = int((n.start * played.stretch + rng.uniform(-1, 1) * jitter) * RATE)
        gain = n.level * (1 + 0.05 * rng.uniform(-1, 1))
        if voice.endswith("drum"):
            player.strokes(n, at, gain)
        else:
            name = _instrument(played.tune, n) or preset
            player.note(n, at, gain * _trim(name), INSTRUMENTS[name])
    return player.circle


def _instrument(tune: Tune, n: Note) -> str:
    """The preset that the section gives to a voice instead of its own (`use lead=ney`)."""
    chosen = ""
    for pair in tune.sections[n.section].settings.get("use", "").split():
        voice, _, name = pair.partition("=")
        if voice == n.voice:
            chosen = name
    return chosen


@lru_cache
def _trim(name: str) -> float:
    """Gain that makes a preset as loud as any other, so that a change of preset changes colour only."""
    held, cut = int(0.3 * RATE), int(0.32 * RATE)
    phrase = np.concatenate([note(INSTRUMENTS[name], midi, held)[:cut] for midi in (67, 71, 74, 77)])
    return from_db(-20 - loudness(phrase))


def _held(seconds: float, gate: float = 1.0) -> int:
    return max(256, int(seconds * gate * RATE) // 64 * 64)


class _Voice:
    """One voice while it is placed note by note."""

    def __init__(self, samples: Samples, strum_ms: float) -> None:
        self.circle = samples
        self.strum = strum_ms
        self.previous: int | None = None  # where a slide begins
        self.robin = 0

    def strokes(self, n: Note, at: int, gain: float) -> None:
        """The drums of one place in the bar."""
        for letter in n.pitch:
            self.robin = (self.robin + 1) % 3
            circle.place(self.circle, drum(str(letter), self.robin), at, gain)

    def note(self, n: Note, at: int, gain: float, ins: Instrument) -> None:
        """A note or a chord: one pulse running through it, or its notes strummed."""
        pitches = tuple(int(p) for p in n.pitch)
        if ins.arp_ms and len(pitches) > 1:
            gate = 0.45 if "'" in n.marks else ins.gate
            circle.place(self.circle, note(ins, pitches, _held(n.length, gate)), at, gain)
            return
        for k, midi in enumerate(pitches):
            late = int(k * self.strum * RATE / 1000)
            self._pitch(n, at + late, midi, gain / len(pitches) ** 0.5, ins)
        self.previous = pitches[-1]

    def _pitch(self, n: Note, at: int, midi: int, gain: float, ins: Instrument) -> None:
        """One pitch with its marks: ' short, ~ wide vibrato, > slide, % mordent, ^ grace note."""
        gate, length = 0.45 if "'" in n.marks else ins.gate, n.length
        if "~" in n.marks:
            ins = replace(ins, vib_depth=max(ins.vib_depth * 1.7, 16), vib_delay=ins.vib_delay * 0.5)
        if "%" in n.marks or "^" in n.marks:
            step = min(0.062, length / 5)
            ahead = [midi, midi + 2] if "%" in n.marks else [midi - 1]
            for k, pitch in enumerate(ahead):
                circle.place(
                    self.circle, note(ins, pitch, _held(step)), at + int(k * step * RATE), gain * 0.85
                )
            at, length = at + int(len(ahead) * step * RATE), length - len(ahead) * step
        slide = self.previous if ">" in n.marks else None
        circle.place(self.circle, note(ins, midi, _held(length, gate), slide), at, gain)
