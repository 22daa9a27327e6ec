"""How near a sitting came to each of the three goals of its table, whether it earned the star or not."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

import msgspec

from .attempts import Attempt
from .course import Course, Flow
from .feats import AnyFeat, BreakRival, CallSlips, CloseBanks, SharePool
from .level import Level
from .sitting import LEAST_DECISIONS, Settled


class Goal(msgspec.Struct, frozen=True):
    """One star: `share` of the way there, 0 to 1 (None: cannot be told), and the two numbers it comes from.

    `kind` says what the numbers are: "chips" (the most that was owned, the goal), "deals" (played, to be
    played), "accuracy" (hundredths, the least), "decisions" (made, the least), "rival" (chips that the
    passenger to be broken has left, what every seat paid), "times" (done, wanted), "odds" and "pot" (as
    an `Attempt` has them) or "once" (none).
    """

    star: int
    met: bool
    kind: str
    have: int = 0
    wanted: int = 0
    share: Fraction | None = None


def goals(
    level: Level,
    settled: Settled,
    decisions: int,
    chips: Mapping[str, int],
    tried: Attempt | None = None,
) -> tuple[Goal, ...]:
    """The three goals of `level` after so many decisions; `chips` are what the passengers have left.

    `tried` is the best attempt at a second star that no course counts, as far as it is known.
    """
    met = settled.stars
    return (
        _leaving(level, settled.course, 1 in met),
        _feat(level, settled.course, chips, 2 in met, tried),
        _playing(level, settled.accuracy or 0, decisions, 3 in met),
    )


def nearest(found: tuple[Goal, ...]) -> Goal | None:
    """The goal that was missed by least; None when all that can be measured were met, or nothing was done."""
    missed = [goal for goal in found if not goal.met and goal.share]
    return max(missed, key=lambda goal: goal.share or 0, default=None)


def _leaving(level: Level, course: Course, met: bool) -> Goal:
    deals = len(course.curve) - 1
    if level.to_the_end:
        if course.chips >= level.goal and not met:
            return Goal(1, met, "deals", deals, level.rules.deals, _share(deals, level.rules.deals))
        best = course.chips
    else:
        best = max(*course.curve, course.chips)  # one may get up after any deal
    return Goal(1, met, "chips", course.chips if met else best, level.goal, _share(best, level.goal))


def _feat(level: Level, course: Course, chips: Mapping[str, int], met: bool, tried: Attempt | None) -> Goal:
    feat = level.feat
    if isinstance(feat, BreakRival):
        left = 0 if met else chips.get(feat.rival, 0)
        return Goal(2, met, "rival", left, level.buy_in, _share(level.buy_in - left, level.buy_in))
    times = _times(feat, course)
    if times is not None:
        return Goal(2, met, "times", *times, _share(*times))
    if tried is None or met:
        return Goal(2, met, "once")
    return Goal(2, met, tried.kind, tried.have, tried.wanted, _share(tried.have, tried.wanted))


def _times(feat: AnyFeat, course: Course) -> tuple[int, int] | None:
    """How often what is counted over a whole sitting was done, and how often it has to be."""
    match feat:
        case SharePool(times):
            return course.flows.get("division", Flow()).count, times
        case CloseBanks(banks):
            return course.good_banks, banks
        case CallSlips(slips):
            return course.slips, slips
    return None


def _playing(level: Level, hundredths: int, decisions: int, met: bool) -> Goal:
    share = _share(hundredths, level.accuracy)
    if decisions < LEAST_DECISIONS:
        share = min(share, _share(decisions, LEAST_DECISIONS))
        return Goal(3, met, "decisions", decisions, LEAST_DECISIONS, share)
    return Goal(3, met, "accuracy", hundredths, level.accuracy, share)


def _share(have: int, wanted: int) -> Fraction:
    return max(Fraction(0), min(Fraction(1), Fraction(have, wanted)))
