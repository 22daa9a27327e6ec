"""The board of scores: how far and how rich a career became, beside those that hang there from the start."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from .level import STATIONS, Level
from .line import stops
from .profile import Profile

PLACES = 10
LETTERS = 3
BLANK = "_"


class Score(msgspec.Struct, frozen=True):
    """One line of the board. `station` is the number of the last one reached (1 to 10).

    `ticket` names the career ("" for those that hang there from the start): it has one line, its best.
    """

    initials: str
    station: int
    stars: int
    chips: int
    ticket: str = ""


FACTORY = (
    Score("MVE", 10, 30, 250_000),
    Score("ZOG", 10, 28, 186_420),
    Score("ЛЕВ", 9, 24, 97_300),
    Score("ȘTE", 9, 22, 88_150),
    Score("OTO", 8, 19, 41_600),
    Score("SOF", 7, 16, 22_900),
    Score("ИРА", 6, 12, 12_450),
    Score("ÎON", 5, 9, 6_080),
    Score("ANA", 3, 5, 2_400),
    Score("JAN", 2, 3, 1_020),
)


def board(own: Iterable[Score]) -> tuple[Score, ...]:
    """The ten best, richest first; a career stands above an equal of the factory's."""
    ranked = sorted((*own, *FACTORY), key=lambda score: (-score.chips, not score.ticket))
    return tuple(ranked[:PLACES])


def ticket(profile: Profile) -> str:
    """What tells a career from all others."""
    return f"{profile.number} {profile.created} {profile.name}"


def score(profile: Profile, levels: Sequence[Level], initials: str) -> Score:
    """The line of a career: the last station it has opened, and the fullest purse its ledger remembers.

    On the way back it has been at the end of the line, and the way with more stars counts.
    """
    opened = max((stop.number for stop in stops(profile, levels) if stop.open), default=1)
    reached = len(STATIONS) if profile.west else min(opened, len(STATIONS))
    stars = max(profile.star_count, sum(map(len, profile.outward.values())))
    return Score(initials, reached, stars, fullest(profile), ticket(profile))


def fullest(profile: Profile) -> int:
    """The most chips that a career has had, as far as its ledger remembers."""
    return max((profile.chips, *(entry.purse for entry in profile.ledger)))


def place(own: Iterable[Score], new: Score) -> int | None:
    """The place of `new` on the board, from 1; None when it is not among the ten."""
    rows = board(entered(own, new))
    return rows.index(new) + 1 if new in rows else None


def entered(own: Iterable[Score], new: Score) -> tuple[Score, ...]:
    """All careers with `new` in place of the same career's older line; its best chips and stars count."""
    old = next((each for each in own if each.ticket == new.ticket), new)
    best = msgspec.structs.replace(
        new,
        chips=max(old.chips, new.chips),
        stars=max(old.stars, new.stars),
        station=max(old.station, new.station),
    )
    others = tuple(each for each in own if each.ticket != new.ticket)
    return tuple(sorted((*others, best), key=lambda each: -each.chips)[:PLACES])


def initials_of(own: Iterable[Score], profile: Profile) -> str:
    """The letters that a career has signed with; "" when it has not."""
    return next((each.initials for each in own if each.ticket == ticket(profile)), "")
