"""Whole careers by policy: sitting after sitting from London until every station has its first star."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, sqrt
from statistics import fmean

import msgspec

from game.bots.policies import POLICIES, Policy, coach, quick
from game.career import porter
from game.career.back import on_this_way
from game.career.level import Level
from game.career.line import stops
from game.career.profile import Profile, entered
from game.counts.sittings import SURE, Share, play, seed_of, wilson
from game.rules.rng import Rng, below

MOST_SITTINGS = 400  # a career that is longer is given up
PLAYED = 200  # sittings played at a table; careers draw from them when they want more


class Career(msgspec.Struct, frozen=True):
    """One career: sittings and porter's shifts until it was `finished` or given up."""

    finished: bool
    sittings: int
    shifts: int


class Evening(msgspec.Struct, frozen=True):
    """How a sitting ended: chips taken along, and whether they were the goal."""

    chips: int
    star: bool


class Evenings:
    """Sittings by one policy, played when they are first wanted.

    Whoever sits down anew meets the same table as before, so sittings are independent of the career they
    belong to: what was played once may happen in many careers. Nobody is graded, and for the coach the
    quicker one plays.
    """

    def __init__(self, policy: Policy, seed: int, sharp: bool = False) -> None:
        self._policy, self._seed, self._sharp = quick if policy is coach else policy, seed, sharp
        self._played: dict[tuple[str, int], Evening] = {}

    def one(self, level: Level, chance: Rng) -> Evening:
        """Any of the sittings at `level`."""
        number = below(chance, PLAYED)[0]
        place = (level.station, number)
        if place not in self._played:
            seed = seed_of(self._seed, level.number * PLAYED + number)
            settled = play(level, self._policy, seed, graded=False, sharp=self._sharp)
            self._played[place] = Evening(settled.chips, 1 in settled.stars)
        return self._played[place]


class Careers(msgspec.Struct, frozen=True):
    """What `runs` careers of one policy came to.

    `median` sittings to the last first star, and between which numbers it lies in 95 of 100 such
    counts; None where so many careers were given up. `shifts` are the mean of those that finished.
    `back`: from the end of the line on the return journey.
    """

    policy: str
    runs: int
    seed: int
    finished: Share
    median: int | None
    low: int | None
    high: int | None
    shifts: float | None
    back: bool = False


def travel(levels: Sequence[Level], policy: str, runs: int, seed: int, back: bool = False) -> Careers:
    """Play `runs` (1 or more) careers by the named policy; equal seeds give equal counts.

    `levels` are the tables of the way out; `back`: of the return journey. `LookupError` for an unknown
    policy.
    """
    begin = Profile(name="", west=back)
    levels = on_this_way(begin, levels)
    evenings = Evenings(POLICIES[policy], seed, sharp=back)
    done = [career(levels, evenings, seed_of(seed, number), begin) for number in range(runs)]
    finished = [each for each in done if each.finished]
    lengths = sorted(each.sittings for each in finished)
    half = SURE * sqrt(runs) / 2  # of the binomial that says how many lie below the median
    return Careers(
        policy=policy,
        runs=runs,
        seed=seed,
        finished=wilson(len(finished), runs),
        median=_at(lengths, (runs - 1) // 2),
        low=_at(lengths, max(0, floor(runs / 2 - half))),
        high=_at(lengths, ceil(runs / 2 + half) - 1),
        shifts=fmean(each.shifts for each in finished) if finished else None,
        back=back,
    )


def career(levels: Sequence[Level], evenings: Evenings, seed: int, profile: Profile) -> Career:
    """The career of `profile`: at the first station that still owes its star, or where the purse allows."""
    for number in range(MOST_SITTINGS):
        if porter.needed(profile, levels):
            profile = porter.shift(profile, levels)
        level = _next(profile, levels)
        evening = evenings.one(level, Rng(seed, number))
        profile = entered(profile, "sitting", evening.chips - level.buy_in, level.station)
        if evening.star:
            profile = msgspec.structs.replace(profile, stars=profile.stars | {level.station: (1,)})
        if len(profile.stars) == len(levels):
            return Career(True, number + 1, profile.shifts)
    return Career(False, MOST_SITTINGS, profile.shifts)


def _next(profile: Profile, levels: Sequence[Level]) -> Level:
    """The table that opens the next station; if it is too dear, the dearest one that is not."""
    seats = [stop for stop in stops(profile, levels) if stop.open and stop.affordable]
    owed = [stop for stop in seats if 1 not in stop.stars]
    tables = [stop.level for stop in owed or seats if stop.level]
    return tables[0] if owed else max(tables, key=lambda level: level.buy_in)


def _at(lengths: Sequence[int], place: int) -> int | None:
    return lengths[place] if place < len(lengths) else None
