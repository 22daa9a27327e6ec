"""What sounds there are: the index that the bake writes beside the sound files."""

from __future__ import annotations

from bisect import bisect_right
from pathlib import Path

import msgspec

from . import baked


class EffectEntry(msgspec.Struct, frozen=True):
    """One effect: a file and a length (ms) for each variant; `ducks` is how far the music falls, in dB."""

    files: tuple[str, ...]
    ms: tuple[int, ...]
    bus: str
    family: str
    ducks: float
    loop: bool
    caption: str


class TuneEntry(msgspec.Struct, frozen=True):
    """One tune: a file for each stem, all `ms` long; `bars` say when each bar begins."""

    title: str
    stems: dict[str, str]
    ms: int
    bars: tuple[int, ...]

    def to_bar(self, at: int) -> int:
        """Milliseconds from `at` (anywhere in any round) to the next bar line; 0 on one."""
        inside = at % self.ms
        number = bisect_right(self.bars, inside)
        if self.bars[number - 1] == inside:
            return 0
        return (self.bars[number] if number < len(self.bars) else self.ms) - inside

    def length_of(self, count: int, at: int) -> int:
        """How long the `count` bars last that begin with the bar line at `at` or next after it."""
        first = bisect_right(self.bars, (at + self.to_bar(at)) % self.ms) - 1
        rounds, last = divmod(first + count, len(self.bars))
        return rounds * self.ms + self.bars[last] - self.bars[first]


class Index(msgspec.Struct, frozen=True):
    """All effects and tunes by name."""

    effects: dict[str, EffectEntry]
    tunes: dict[str, TuneEntry]


def read_index(folder: Path) -> Index:
    """The index of a folder of baked sound; `Unreadable`."""
    return baked.table(folder / "index.json", Index)
