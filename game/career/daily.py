"""The daily departure: one table for everybody, by the date; one attempt counts."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from .level import Level

MOST_DAYS = 60  # that are remembered


class Departure(msgspec.Struct, frozen=True):
    """The table of a day and the seed of its cards: the same for everybody who has this game."""

    date: str
    level: Level
    seed: int


class Day(msgspec.Struct, frozen=True):
    """One attempt: `sitting` (`Match.pack()`) while it is under way, then what came of it.

    `chips` were taken from the table where `buy_in` was the price; `accuracy` in hundredths; `won`: they
    were the goal, reached as the table has it.
    """

    date: str
    station: str
    buy_in: int
    sitting: dict[str, Any] | None = None
    chips: int = 0
    accuracy: int | None = None
    won: bool = False

    @property
    def profit(self) -> int:
        """Chips won (above 0) or lost."""
        return self.chips - self.buy_in


def departure(date: str, levels: Sequence[Level]) -> Departure:
    """The table of the day `date` (as in 2026-11-30): other cards every day, each table has its days."""
    seed = zlib.crc32(f"daily departure {date}".encode())
    return Departure(date, levels[seed % len(levels)], seed)


def attempt(days: Sequence[Day], date: str) -> Day | None:
    """The attempt of a day; None while it has not begun."""
    return next((day for day in days if day.date == date), None)


def due(days: Sequence[Day], today: str, yesterday: str) -> str:
    """The date of the departure to play: `yesterday` where midnight came over its attempt, else `today`."""
    left = attempt(days, yesterday)
    midnight = left is not None and left.sitting is not None and attempt(days, today) is None
    return yesterday if midnight else today


def noted(days: Sequence[Day], day: Day) -> tuple[Day, ...]:
    """All days with this one, the newest first. A day that is over stays as it is: one attempt counts."""
    old = attempt(days, day.date)
    if old is not None and old.sitting is None:
        return tuple(days)
    others = sorted((each for each in days if each.date != day.date), key=_date, reverse=True)
    kept = [day, *others[: MOST_DAYS - 1]]  # this one in any case: under a clock set back it is the oldest
    return tuple(sorted(kept, key=_date, reverse=True))


def _date(day: Day) -> str:
    return day.date
