"""Reads the tables of the line from their folder."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from game import paths
from game.career.level import Level, LevelError, parse


def load_levels(folder: Path | None = None) -> tuple[Level, ...]:
    """All tables in `folder` (default: the game's own) by number; `LevelError` names what is wrong."""
    return _read(folder or paths.levels())


@cache
def _read(folder: Path) -> tuple[Level, ...]:
    levels: dict[int, Level] = {}
    for path in sorted(folder.glob("*.toml")):
        try:
            level = parse(path.name, path.read_text(encoding="utf-8-sig"))
        except (OSError, UnicodeDecodeError) as error:
            raise LevelError(path.name, 0, "", f"expected readable UTF-8 text: {error}") from None
        if level.number in levels:
            raise LevelError(path.name, 0, "", f"expected one table with number {level.number}")
        levels[level.number] = level
    if not levels:
        raise LevelError(str(folder), 0, "", "expected at least one table")
    return tuple(levels[number] for number in sorted(levels))
