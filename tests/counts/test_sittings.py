"""Counting whole sittings, and what the counts must show (the balance of the tables)."""

from __future__ import annotations

from math import sqrt
from statistics import median

import msgspec
import pytest

from game.bots.policies import POLICIES, quick
from game.career.level import Level
from game.career.profile import Profile
from game.career.sitting import Settled, follow, settle, sit_down
from game.counts.sittings import PLAYER, begin, mean_of, play, seed_of, simulate, sitting, wilson
from game.rules.events import SittingEnded
from game.rules.ochko.house import OchkoHouse
from game.storage.levels import load_levels

LEVELS = load_levels()
TABLES = pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.station)

FEW = 3  # sittings


def brief(level: Level) -> Level:
    """The table with fewer deals in a sitting, where every decision takes long to weigh."""
    deals = 4 if isinstance(level.rules, OchkoHouse) else level.rules.deals
    return msgspec.structs.replace(level, rules=msgspec.structs.replace(level.rules, deals=deals))


@TABLES
def test_equal_seeds_give_equal_counts(level: Level) -> None:
    first, again, other = (simulate(brief(level), "casual", FEW, seed) for seed in (1, 1, 2))
    assert first == again
    assert first != other


def sat(level: Level, policy: str, seed: int) -> tuple[Settled, bool, SittingEnded]:
    """A sitting: what it came to, whether the player had a reason to get up, and its last event.

    Whoever is out gets up with the deal in which that happened, as at the table of a career.
    """
    match, reached, events, out = begin(level, seed), False, [], 0
    for event in sitting(match, level, POLICIES[policy], graded=False):
        events.append(event)
        reached |= match.chips[PLAYER] >= level.goal and not level.to_the_end
        if match.out(PLAYER):
            out = out or match.state.deal
    assert out in (0, match.state.deal)
    profile = follow(sit_down(Profile(name="", purse=level.buy_in), level), level, events)
    ended = events[-1]
    assert isinstance(ended, SittingEnded)
    return settle(profile, [level]), reached or out > 0, ended


@TABLES
@pytest.mark.parametrize("policy", POLICIES)
def test_a_sitting_ends_at_the_goal_in_ruin_or_with_the_last_deal(level: Level, policy: str) -> None:
    level = brief(level)
    for seed in range(FEW):
        settled, rises, ended = sat(level, policy, seed)
        course = settled.course
        deals = len(course.curve) - 1
        stayed = deals == level.rules.deals
        assert course.chips == ended.chips[PLAYER]
        assert (1 in settled.stars) == (course.chips >= level.goal and (stayed or not level.to_the_end))
        assert deals <= level.rules.deals
        assert_there_was_a_reason(level, rises, stayed, ended)


def assert_there_was_a_reason(level: Level, rises: bool, stayed: bool, ended: SittingEnded) -> None:
    """The player got up at the goal or had nothing left, or one of the others ended it."""
    able = [seat for seat, chips in enumerate(ended.chips) if chips >= level.least_chips]
    match ended.why:
        case "deals":
            assert stayed
        case "closed":
            assert rises
        case "broke":
            assert level.dealer is not None
            assert level.dealer not in able
        case why:
            assert why in ("winner", "nobody")
            assert len(able) <= 1


def test_a_passenger_who_goes_broke_as_banker_ends_the_sitting() -> None:
    budapest = next(level for level in LEVELS if level.banker)
    poor = msgspec.structs.replace(budapest, buy_in=3 * budapest.least_chips, goal=1000)
    ends = [sat(poor, "random", seed) for seed in range(8)]
    for _, rises, ended in ends:
        assert_there_was_a_reason(poor, rises, False, ended)
    assert "broke" in {ended.why for _, _, ended in ends}


def test_grading_changes_nothing_that_happens() -> None:
    for level in LEVELS[:5:4]:
        graded, plain = (play(brief(level), POLICIES["casual"], 7, graded) for graded in (True, False))
        assert (plain.accuracy, graded.accuracy is None) == (None, False)
        assert graded.course == plain.course


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


# ── what simulation must show ───────────────────────────────────────────────

COUNTED, COUNTED_AT_OCHKO = 400, 120
LONG_TABLE = 14  # seats


def counted(level: Level, policy: str) -> tuple[int, float]:
    """How many of the sittings won the first star, and the median of the player's hands."""
    ochko = isinstance(level.rules, OchkoHouse)
    how = quick if policy == "coach" and ochko else POLICIES[policy]
    seeds = [seed_of(1, number) for number in range(COUNTED_AT_OCHKO if ochko else COUNTED)]
    done = [play(level, how, seed, graded=False) for seed in seeds]
    return sum(1 in each.stars for each in done), median(each.course.hands for each in done)


def surely(more: int, less: int, of: int) -> bool:
    """Whether the first of two counts comes from the greater chance, with 95 % confidence."""
    spread = sqrt(sum(share * (1 - share) / of for share in (more / of, less / of)))
    return (more - less) / of > 1.645 * spread


@pytest.mark.slow
@TABLES
def test_skill_pays(level: Level) -> None:
    """First stars: coach 55-75 %, casual 35-55 %, random under 20 %; ranked beyond doubt; no haste."""
    of = COUNTED_AT_OCHKO if isinstance(level.rules, OchkoHouse) else COUNTED
    found = {policy: counted(level, policy) for policy in POLICIES}
    coach, casual, random = (found[policy][0] for policy in ("coach", "casual", "random"))
    slack = 0.5 / sqrt(of)  # one standard deviation of such a count at most
    assert 0.55 - slack <= coach / of <= 0.75 + slack
    assert 0.35 - slack <= casual / of <= 0.55 + slack
    assert random / of < 0.20 + slack
    assert surely(coach, casual, of)
    assert surely(casual, random, of)
    assert min(found[policy][1] for policy in ("coach", "casual")) >= 12
    # at the long table a bank is for sale in every other deal: whoever buys any of them is out sooner
    assert found["random"][1] >= (10 if level.seats == LONG_TABLE else 12)


@TABLES
def test_the_coach_is_never_less_than_perfect(level: Level) -> None:
    graded = [play(brief(level), POLICIES["coach"], seed).accuracy for seed in range(FEW)]
    assert {each for each in graded if each is not None} == {100}
