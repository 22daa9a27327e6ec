"""How near a sitting came to the goals of its table."""

from __future__ import annotations

from fractions import Fraction

import msgspec
import pytest

from game.career.course import begun
from game.career.goals import goals, nearest
from game.career.profile import Profile, Seated
from game.career.sitting import LEAST_DECISIONS, settle

from .test_sitting import decision

LONDON, PARIS, STRASBOURG, SALZBURG = range(4)


def came(levels, table, *, curve, good=0, poor=0, rivals=(), **done):
    """The goals of a table after a sitting whose chips went along `curve`, with good and poor decisions."""
    level = levels[table]
    course = msgspec.structs.replace(begun(0, level.buy_in), curve=curve, chips=curve[-1], **done)
    profile = Profile("Ana", seated=Seated(level.station, level.buy_in, course))
    decisions = [decision(0)] * good + [decision(10)] * poor
    return goals(level, settle(profile, levels, decisions), len(decisions), dict(rivals))


def test_what_was_owned_at_best_is_how_near_the_first_goal_was(levels):
    goal = levels[LONDON].goal
    first = came(levels, LONDON, curve=(40, goal - 6, 12))[0]
    assert (first.kind, first.have, first.wanted, first.met) == ("chips", goal - 6, goal, False)
    assert first.share == Fraction(goal - 6, goal)


def test_a_goal_that_was_held_and_lost_again_is_the_nearest_of_all(levels):
    found = came(levels, LONDON, curve=(40, levels[LONDON].goal + 5, 3), good=8, poor=4)
    assert not found[0].met
    assert nearest(found) is found[0]
    assert found[0].share == 1


def test_leaving_rich_but_early_misses_by_deals_where_the_table_is_played_to_its_end(levels):
    at = next(n for n, level in enumerate(levels) if level.to_the_end)
    level = levels[at]
    first = came(levels, at, curve=(level.buy_in, level.goal, level.goal))[0]
    assert (first.kind, first.have, first.wanted) == ("deals", 2, level.rules.deals)


@pytest.mark.parametrize(("left", "share"), [(10, Fraction(4, 5)), (50, 0), (90, 0)])
def test_a_rival_is_measured_by_what_he_has_left(levels, left, share):
    second = came(levels, PARIS, curve=(50, 20), rivals={"pavel": left, "jo": 1}.items())[1]
    assert (second.kind, second.have) == ("rival", left)
    assert second.share == share


def test_what_is_counted_over_the_sitting_is_told_in_times(levels):
    second = came(levels, SALZBURG, curve=(60, 60), good_banks=2)[1]
    assert (second.kind, second.have, second.wanted, second.share) == ("times", 2, 3, Fraction(2, 3))
    assert came(levels, STRASBOURG, curve=(50, 50))[1].share is None


def test_few_decisions_say_how_many_are_missing_many_say_how_good_they_were(levels):
    few = came(levels, LONDON, curve=(40, 40), good=4)[2]
    assert (few.kind, few.have, few.wanted) == ("decisions", 4, LEAST_DECISIONS)
    many = came(levels, LONDON, curve=(40, 40), good=8, poor=8)[2]
    assert (many.kind, many.have, many.met) == ("accuracy", 50, False)


def test_nothing_is_nearest_when_all_was_met_or_nothing_done(levels):
    goal = levels[LONDON].goal
    assert nearest(came(levels, LONDON, curve=(40, goal), good=12, feat=True)) is None
    assert nearest(came(levels, LONDON, curve=(0, 0))) is None
