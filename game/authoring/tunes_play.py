"""Plays a score: every note of one pass with its time, pitch and strength."""

from __future__ import annotations

from dataclasses import dataclass
from math import log

from .tunes import Bar, Rows, Section, Tune
from .tunes_harmony import (
    NOTE,
    SCALES,
    Chord,
    bass_note,
    chord_of,
    guide_note,
    midi_of,
    pitch_class,
    third_below,
)
from .tunes_harmony import voicing as find_voicing


@dataclass
class Note:
    """A note to play; times in seconds. `pitch` holds midi numbers, or letters of drums."""

    voice: str
    start: float
    length: float
    pitch: tuple[int, ...] | tuple[str, ...]
    level: float
    marks: str
    section: str
    bar: int  # counted from 0 through the whole tune
    beat: float  # in the bar
    chord: Chord

    @property
    def midi(self) -> int:
        """The lowest (for melodies: the only) midi number."""
        return int(self.pitch[0])


@dataclass(frozen=True)
class Span:
    """A section in time: `start` in seconds, beats per bar, tempo from `t0` to `t1`."""

    section: Section
    start: float
    beats: float
    t0: float
    t1: float
    swing: float
    push: list[float]

    def seconds(self, beat: float) -> float:
        """How long after its start a beat (counted through the section) falls."""
        slope = (self.t1 - self.t0) / (self.beats * self.section.bars)
        if abs(slope) < 1e-9:
            return 60 * beat / self.t0
        return 60 / slope * log(1 + slope * beat / self.t0)

    def at(self, bar: int, beat: float) -> float:
        """When a beat of a bar sounds, in seconds from the start of the tune: swing and push included."""
        whole, part = int(beat + 1e-9), beat - int(beat + 1e-9)
        s = self.swing
        part = part * 2 * s if part < 0.5 else s + (part - 0.5) * 2 * (1 - s)
        push = [*self.push, *[0.0] * 8]
        after = push[whole + 1] if whole + 1 < self.beats else 0.0
        shift = push[whole] + (after - push[whole]) * part
        return self.start + self.seconds(bar * self.beats + whole + part + shift)


def spans(tune: Tune) -> tuple[list[Span], float]:
    """The sections of one pass in time, and its length in seconds."""
    found, now = [], 0.0
    for section in tune.form():
        top, bottom = (int(x) for x in tune.setting(section, "meter").split("/"))
        a, _, b = tune.setting(section, "tempo").partition(">")
        dotted = 1.5 if bottom == 8 else 1.0  # 6/8: the tempo counts dotted quarters
        span = Span(
            section, now, top * 4 / bottom, float(a) * dotted, float(b or a) * dotted,
            float(tune.setting(section, "swing", ".5")),
            [float(x) for x in tune.setting(section, "push").split()],
        )  # fmt: skip
        found.append(span)
        now += span.seconds(span.beats * section.bars)
    return found, now


def scale_of(tune: Tune, section: Section) -> tuple[int, ...]:
    """The pitch classes of the key that a section stands in."""
    root, kind = tune.setting(section, "key").split()
    return tuple((pitch_class(root) + i) % 12 for i in SCALES[kind])


def perform(tune: Tune) -> tuple[list[Note], float]:
    """All notes of one pass by their start, and its length in seconds."""
    player, (parts, total) = _Player(tune), spans(tune)
    for index, span in enumerate(parts):
        player.section(span, parts[(index + 1) % len(parts)].section)
    return sorted(player.notes, key=lambda n: n.start), total


def _stress(beat: float, beats: float) -> float:
    """How strongly a place in the bar is played."""
    if beat < 1e-6:
        return 1.0
    if abs(beat - beats / 2) < 1e-6:
        return 0.94
    return 0.88 if abs(beat - round(beat)) < 1e-6 else 0.8


class _Player:
    """Walks through the bars; remembers the last chord position and guide note, to move smoothly."""

    def __init__(self, tune: Tune) -> None:
        self.tune = tune
        self.notes: list[Note] = []
        self.voicing: tuple[int, ...] | None = None
        self.guide = 60
        self.bar = 0

    def section(self, span: Span, following: Section) -> None:
        section, tune = span.section, self.tune
        rows, mute = section.rows, section.settings.get("mute", "").split()
        chords = [[chord_of(c) for c in bar] for bar in rows["chords"]]
        after = [*chords[1:], [chord_of(c) for c in following.rows["chords"][0]]]
        pattern = tune.patterns.get(tune.setting(section, "pattern"), {})
        layers = self._layer_rows(section)
        for voice in sorted(set(rows) | set(pattern) | set(layers)):
            if voice == "chords" or voice in mute:
                continue
            source, last = pattern.get(voice) or layers.get(voice), None
            for bar in range(section.bars):
                cells = rows[voice][bar] if voice in rows else ["*"]
                if cells == ["*"]:
                    if not source:
                        continue
                    cells = source[bar % len(source)]
                last = self._cells(span, voice, bar, cells, chords[bar], after[bar], last)
        if tune.setting(section, "second", "off") != "off" and "second" not in rows and "second" not in mute:
            self._second(section)
        self.bar += section.bars

    def _layer_rows(self, section: Section) -> Rows:
        found: Rows = {}
        for layer, name in self.tune.layers.items():
            rows = self.tune.patterns.get(section.settings.get(layer, name), {})
            found |= {f"{layer}.{voice}": bars for voice, bars in rows.items()}
        return found

    def _cells(
        self, span: Span, voice: str, bar: int, cells: Bar, chords: list[Chord], after: list[Chord],
        last: Note | None,
    ) -> Note | None:  # fmt: skip
        """Play the cells of one bar. `last` is the note before, so that '-' can hold it over the bar line."""
        step = span.beats / len(cells)
        for index, cell in enumerate(cells):
            beat = index * step
            if cell == "-":
                if last is not None:
                    last.length = span.at(bar, beat + step) - last.start
                continue
            if cell == ".":
                last = None
                continue
            parts = cell.strip("()").split(",") if cell.startswith("(") else [cell]
            size = step / len(parts)
            for k, part in enumerate(parts):
                if part == ".":
                    continue
                at = beat + k * size
                where = chords.index(chords[min(len(chords) - 1, int(at / span.beats * len(chords) + 1e-6))])
                following = chords[where + 1] if where + 1 < len(chords) else after[0]
                last = self._note(span, voice, bar, at, size, part, chords[where], following)
                self.notes.append(last)
        return last

    def _note(
        self,
        span: Span,
        voice: str,
        bar: int,
        at: float,
        size: float,
        cell: str,
        chord: Chord,
        following: Chord,
    ) -> Note:
        pitch, marks = self._pitch(voice, cell, chord, following)
        start = span.at(bar, at)
        level = _stress(at, span.beats) * 10 ** (float(span.section.settings.get("volume", 0)) / 20)
        if "!" in marks:
            level *= 1.22
        if "'" in marks and voice.endswith("drum"):
            level *= 0.62
        length = span.at(bar, at + size) - start
        return Note(voice, start, length, pitch, level, marks, span.section.name, self.bar + bar, at, chord)

    def _pitch(
        self, voice: str, cell: str, chord: Chord, following: Chord
    ) -> tuple[tuple[int, ...] | tuple[str, ...], str]:
        """Midi numbers (or drum letters) and marks of a cell."""
        part = voice.split(".")[-1]
        if part.endswith("drum"):
            letters = tuple(p.rstrip("!'") for p in cell.split("+"))
            return letters, "!" if "!" in cell else "'" if "'" in cell else ""
        if part.startswith("bass") and cell[0] in "1356782aA" and not NOTE.match(cell):
            return (bass_note(cell, chord, following),), cell[1:].replace(",", "")
        if part.startswith(("comp", "arp", "stab")) and cell[0] in "xX1234":
            self.voicing = find_voicing(chord, self.voicing)
            if cell[0] in "xX":
                return self.voicing, ("!" if cell[0] == "X" else "") + cell[1:]
            return ((*self.voicing, self.voicing[0] + 12)[int(cell[0]) - 1],), cell[1:]
        if part.startswith("guide") and cell[0] == "x":
            self.guide = guide_note(chord, self.guide)
            return (self.guide,), cell[1:]
        read = [midi_of(p) for p in cell.split("+")]
        return tuple(midi for midi, _ in read), "".join(marks for _, marks in read)

    def _second(self, section: Section) -> None:
        """Add the second voice below the lead of the section that has just been played."""
        scale = scale_of(self.tune, section)
        for n in [n for n in self.notes if n.voice == "lead" and n.bar >= self.bar]:
            below = third_below(n.midi, scale, n.chord, strong=abs(n.beat - round(n.beat)) < 1e-6)
            marks = n.marks.replace("%", "")
            self.notes.append(
                Note(
                    "second",
                    n.start,
                    n.length,
                    (below,),
                    n.level * 0.8,
                    marks,
                    n.section,
                    n.bar,
                    n.beat,
                    n.chord,
                )
            )
