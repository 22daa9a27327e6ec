"""The line of ten stations, and which of them a career may visit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec

from .level import STATIONS, Level
from .profile import Profile


class Stop(msgspec.Struct, frozen=True):
    """A station as the map shows it.

    `level` is None where no table stands. A station is `open` when it has a table and the one before
    it gave its first star; `affordable` when the purse buys a seat.
    """

    number: int
    station: str
    level: Level | None
    open: bool
    affordable: bool
    stars: tuple[int, ...]


def stops(profile: Profile, levels: Iterable[Level]) -> tuple[Stop, ...]:
    """The ten stations of the line, in the order of the way that is travelled."""
    tables = {level.station: level for level in levels}
    found = []
    reached = True
    for number, station in enumerate(STATIONS[::-1] if profile.west else STATIONS, 1):
        level = tables.get(station)
        stars = profile.stars.get(station, ())
        affordable = level is not None and profile.purse >= level.buy_in
        found.append(Stop(number, station, level, reached and level is not None, affordable, stars))
        reached = 1 in stars
    return tuple(found)


def beats(stars: Mapping[str, tuple[int, ...]], levels: Iterable[Level]) -> dict[str, int]:
    """How many of a passenger's three stories the `stars` have opened, by passenger.

    A star opens the next story of each passenger it names, so stories are always heard in order.
    """
    found: Counter[str] = Counter()
    for level in levels:
        for star in stars.get(level.station, ()):
            found.update(level.opens(star))
    return dict(found)
