"""The tables for commands that name one: found, or refused with a sentence."""

from __future__ import annotations

import sys

from game.career.level import Level, LevelError
from game.storage.levels import load_levels

BROKEN = 3  # exit code of a table file with a mistake


def loaded() -> tuple[Level, ...]:
    """All tables of the line; leaves the program with a sentence when a file is broken."""
    try:
        return load_levels()
    except LevelError as error:
        print(error, file=sys.stderr)
        raise SystemExit(BROKEN) from None


def named(levels: tuple[Level, ...], station: str) -> Level:
    """The table at `station`; leaves the program with a sentence when there is none."""
    for level in levels:
        if level.station == station:
            return level
    known = ", ".join(level.station for level in levels)
    print(f"There is no table {station!r}; there are {known}.", file=sys.stderr)
    raise SystemExit(2)
