"""Reads a .tune file: the score of one piece, as text.

    key Eb major   meter 4/4   tempo 134   swing 0.60   order A1 A2 B A3      one setting a line
    tempo 148>154 gets faster; push 0 -0.09 = beats early, per beat
    voice lead  horn  level=0 echo=.22 room=.2      level in dB against the lead
    layer tense tense                               an added stem, made from a pattern
    pattern fox                                     accompaniment, repeats every n bars
      bass  | 1 - 5, - 1 - 5, a |                   see `tunes_harmony.bass_note`
      comp  | . . x . . . x . |                     x chord, X accent, 1 2 3 4 its notes from below
      guide | x - - - |                             a smooth third or seventh
      drum  | k . h . k+s . h h' |                  letters of `synth_drums.drum`
    section A2 : A1                                 copies A1; rows given replace, `lead@7 |` from bar 7 on
      chords  | Eb6 | Fm7 Bb9 |                     chords share the bar evenly
      lead    | g4 - eb5 c5 bb4 - - - | . (d5,c5) | - hold, . rest, (a,b) splits a cell, * = as the pattern
      second  on                                    a second voice in thirds below

A bar is divided evenly by the number of cells written in it: 8 cells in 4/4 are eighths, 3 in 3/4 are
quarters. Marks on a note: ' short, ! accent, ~ more vibrato, > slide into, % mordent, ^ grace note.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from .tunes_harmony import TuneError, chord_of, midi_of

Bar = list[str]
Rows = dict[str, list[Bar]]

MELODIC = ("lead", "counter", "second")
_CELLS = (1, 2, 3, 4, 6, 8, 9, 12, 16, 18, 24)  # how a melody may divide a bar
_ROW = re.compile(r"\s+(\w+)(?:@(\d+))?\s*(\|.*)$")


@dataclass
class Section:
    """A part of the form: its bars by voice, and its own settings."""

    name: str
    rows: Rows = field(default_factory=dict)
    settings: dict[str, str] = field(default_factory=dict)
    fresh: set[str] = field(default_factory=set)  # voices whose rows are its own, not its parent's

    @property
    def bars(self) -> int:
        """How many bars it has."""
        return len(self.rows["chords"])


@dataclass
class Tune:
    """A score as it was read."""

    name: str
    head: dict[str, str] = field(default_factory=dict)
    voices: dict[str, tuple[str, dict[str, float]]] = field(default_factory=dict)  # preset and settings
    patterns: dict[str, Rows] = field(default_factory=dict)
    sections: dict[str, Section] = field(default_factory=dict)
    layers: dict[str, str] = field(default_factory=dict)  # layer -> pattern

    @property
    def jingle(self) -> bool:
        """Played once, not in a loop."""
        return self.head.get("kind") == "jingle"

    def setting(self, section: Section, key: str, default: str = "") -> str:
        """A section's setting, or else the tune's."""
        return section.settings.get(key, self.head.get(key, default))

    def form(self) -> list[Section]:
        """The sections in the order in which they are played."""
        return [self.sections[name] for name in self.head["order"].split()]


def read(path: Path) -> Tune:
    """The tune in a file; `TuneError` names file and line."""
    reader = _Reader(Tune(path.stem))
    for number, raw in enumerate(path.read_text("utf8").splitlines(), 1):
        line = re.sub(r"(^|\s)//.*$", "", raw).rstrip()
        if not line.strip():
            continue
        try:
            reader.line(line)
        except (ValueError, KeyError, IndexError) as error:
            raise TuneError(f"{path.name}:{number}: {error}") from error
    for section in reader.tune.sections.values():
        _check(path, section)
    return reader.tune


class _Reader:
    """Reads line by line; indented lines belong to the pattern or section above them."""

    def __init__(self, tune: Tune) -> None:
        self.tune = tune
        self.rows: Rows = {}
        self.section: Section | None = None

    def line(self, line: str) -> None:
        word, _, rest = line.strip().partition(" ")
        if not line[0].isspace():
            self._top(word, rest.strip())
        elif m := _ROW.match(line):
            self._row(m[1], m[2], [bar.split() for bar in m[3].strip().strip("|").split("|")])
        elif self.section is not None:
            self.section.settings[word] = rest.strip()
        else:
            raise TuneError(f"a setting outside of a section: {word}")

    def _top(self, word: str, rest: str) -> None:
        tune = self.tune
        if word == "voice":
            name, preset, *settings = rest.split()
            tune.voices[name] = (preset, {k: float(v) for k, v in (s.split("=") for s in settings)})
        elif word == "layer":
            layer, pattern = rest.split()
            tune.layers[layer] = pattern
        elif word == "pattern":
            self.rows, self.section = tune.patterns.setdefault(rest, {}), None
        elif word == "section":
            name, _, parent = (part.strip() for part in rest.partition(":"))
            old = tune.sections[parent] if parent else Section(name)
            rows = {voice: [list(bar) for bar in bars] for voice, bars in old.rows.items()}
            self.section = tune.sections[name] = Section(name, rows, dict(old.settings))
            self.rows = rows
        else:
            tune.head[word] = rest

    def _row(self, voice: str, first: str | None, bars: list[Bar]) -> None:
        rows, section = self.rows, self.section
        if first:
            start = int(first) - 1
            if voice not in rows:
                empty = "." if voice in MELODIC else "*"
                rows[voice] = [[empty]] * len(rows["chords"])
            rows[voice][start : start + len(bars)] = bars
        elif section is not None and voice not in section.fresh:
            rows[voice] = bars
            section.fresh.add(voice)
        else:
            rows.setdefault(voice, []).extend(bars)


def _check(path: Path, section: Section) -> None:
    for voice, bars in section.rows.items():
        where = f"{path.name}: section {section.name}: {voice}"
        if len(bars) != section.bars:
            raise TuneError(f"{where} has {len(bars)} bars, chords have {section.bars}")
        for index, cells in enumerate(bars, 1):
            try:
                _check_bar(voice, cells)
            except TuneError as error:
                raise TuneError(f"{where} bar {index}: {error}") from error


def _check_bar(voice: str, cells: Bar) -> None:
    if voice == "chords":
        for chord in cells:
            chord_of(chord)
    elif voice in MELODIC and cells != ["."]:
        if len(cells) not in _CELLS:
            raise TuneError(f"{len(cells)} cells")
        for note in "+".join(cell.strip("()").replace(",", "+") for cell in cells).split("+"):
            if note not in ("-", ".", "*"):
                midi_of(note)
