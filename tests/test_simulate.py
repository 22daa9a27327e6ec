"""Counting whole sittings, and what the counts must show (the balance of the tables)."""

from __future__ import annotations

import msgspec
import pytest

from game.bots.policies import POLICIES
from game.career.level import Level
from game.rules.ochko.house import OchkoHouse
from game.simulate import Count, mean_of, play, simulate, wilson
from game.storage.levels import load_levels

LEVELS = load_levels()
TABLES = pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.station)

BALANCED = ("london", "paris", "strasbourg", "salzburg", "belgrade")
"""The tables that a thousand sittings have been counted at; the others are in the README as they stand."""


FEW = 3  # sittings


def brief(level: Level) -> Level:
    """The table with fewer deals in a sitting, where every decision takes long to weigh."""
    deals = 8 if isinstance(level.rules, OchkoHouse) else level.rules.deals
    return msgspec.structs.replace(level, rules=msgspec.structs.replace(level.rules, deals=deals))


@TABLES
def test_equal_seeds_give_equal_counts(level: Level) -> None:
    first, again, other = (simulate(brief(level), "casual", FEW, seed) for seed in (1, 1, 2))
    assert first == again
    assert first != other


@TABLES
@pytest.mark.parametrize("policy", POLICIES)
def test_a_sitting_ends_at_the_goal_in_ruin_or_with_the_last_deal(level: Level, policy: str) -> None:
    level = brief(level)
    for seed in range(FEW):
        settled = play(level, POLICIES[policy], seed)
        course = settled.course
        stayed = len(course.curve) == level.rules.deals + 1
        assert (1 in settled.stars) == (course.chips >= level.goal and (stayed or not level.to_the_end))
        assert len(course.curve) <= level.rules.deals + 1
        early = len(course.curve) < level.rules.deals
        # after the goal was reached the rest of that deal may still cost an ante, or a bank
        risked = level.goal if course.banked else level.rules.ante
        ended = course.chips >= level.goal - risked or course.chips < level.least_chips
        assert not early or ended or level.banker  # a passenger with the bank may go broke


def test_an_unknown_policy_is_refused() -> None:
    with pytest.raises(LookupError):
        simulate(LEVELS[0], "perfect", 1, 1)


@pytest.mark.parametrize(
    ("happened", "of", "low", "high"),
    [(0, 10, 0.0, 0.2775), (1, 10, 0.0179, 0.4042), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0)],
)
def test_wilson_intervals_are_the_published_ones(happened: int, of: int, low: float, high: float) -> None:
    found = wilson(happened, of)
    assert found.share == happened / of
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)


def test_means_have_an_interval_too() -> None:
    found = mean_of([2, 4, 4, 4, 5, 5, 7, 9])  # mean 5, standard deviation 2.138
    assert (found.mean, found.median) == (5, 4.5)
    assert found.high - found.mean == pytest.approx(1.959964 * 2.13809 / 8**0.5, rel=1e-4)
    assert (mean_of([3]).low, mean_of([3]).high) == (3, 3)


@pytest.mark.slow
@pytest.mark.parametrize("station", BALANCED)
def test_skill_pays(station: str) -> None:
    """First stars: coach 55-75 %, casual 35-55 %, random under 20 %; ranked beyond doubt; no haste."""
    level = next(each for each in LEVELS if each.station == station)
    counts: dict[str, Count] = {policy: simulate(level, policy, 1000, 1) for policy in POLICIES}
    coach, casual, random = (counts[policy].first_star for policy in ("coach", "casual", "random"))
    slack = 0.015  # a thousand sittings leave that much to chance
    assert 0.55 - slack <= coach.share <= 0.75 + slack
    assert 0.35 - slack <= casual.share <= 0.55 + slack
    assert random.share < 0.20 + slack
    assert coach.low > casual.high
    assert casual.low > random.high
    assert min(count.hands.median for count in counts.values()) >= 12
    assert counts["coach"].accuracy == 100
