"""How near a sitting came to the goals of its table."""

from __future__ import annotations

from fractions import Fraction

import msgspec
import pytest

from game.career.attempts import Attempt, attempt
from game.career.course import begun
from game.career.goals import goals, nearest
from game.career.profile import Profile, Seated
from game.career.sitting import LEAST_DECISIONS, settle
from game.rules.events import CardDealt, ChipsMoved, DealBegan, DealEnded, HandLost, HandWon

from .test_sitting import decision

LONDON, PARIS, STRASBOURG, SALZBURG, VIENNA, _, _, BUCHAREST, CONSTANTA = range(9)


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


def tried(levels, table, *events):
    """What the table's second star says after `events`, when it was missed."""
    level = levels[table]
    return attempt(level.feat, 0, level.buy_in, events)


def bet(chips, won=True, pot=10, paid=1):
    """A bet of the player at seat 0 beside a pot, and what came of it."""
    lies = ChipsMoved("seat 0", "stake 0", chips, 40 - chips, chips, "bet")
    if not won:
        return (
            lies,
            HandLost(0, chips, "outside"),
            ChipsMoved("stake 0", "pool", chips, 0, pot + chips, "lose"),
        )
    gain = chips * paid
    takes = ChipsMoved("pool", "seat 0", gain, pot - gain, 40 + gain, "win")
    return lies, HandWon(0, gain, "between"), ChipsMoved("stake 0", "seat 0", chips, 0, 40, "stake"), takes


def test_bets_won_in_a_row_are_counted_through_what_broke_the_row(levels):
    events = (*bet(2), *bet(3), *bet(1, won=False), *bet(1))
    assert tried(levels, STRASBOURG, *events) == Attempt("times", 2, 3)
    assert tried(levels, STRASBOURG) == Attempt("times", 0, 3)


def test_of_the_pot_the_largest_part_won_with_one_bet_counts(levels):
    assert tried(levels, LONDON, *bet(2), *bet(6, pot=8), *bet(3, pot=3, won=False)) == Attempt(
        "pot", 75, 100
    )


def test_where_aces_and_deuces_are_asked_for_no_other_posts_count(levels):
    posts = [CardDealt("hand 0", rank << 2, True, 40) for rank in (14, 2)]
    assert tried(levels, CONSTANTA, *bet(6, pot=8)) == Attempt("pot", 0, 100)
    assert tried(levels, CONSTANTA, *posts, *bet(4, pot=8)) == Attempt("pot", 50, 100)


def test_the_best_price_and_the_longest_bank_are_told(levels):
    assert tried(levels, VIENNA, *bet(2, pot=99), *bet(2, pot=99, paid=2)) == Attempt("odds", 2, 4)
    held = [event for dealer in (0, 0, 1, 0) for event in (DealBegan(1, dealer), DealEnded(1))]
    assert tried(levels, BUCHAREST, *held) == Attempt("times", 2, 3)


def test_what_a_course_counts_needs_no_record(levels):
    assert tried(levels, SALZBURG, *bet(2)) is None


def test_the_goal_takes_over_the_best_attempt_unless_it_was_met(levels):
    level = levels[STRASBOURG]
    profile = Profile("Ana", seated=Seated(level.station, level.buy_in, begun(0, level.buy_in)))
    done = settle(profile, levels, [])
    second = goals(level, done, 0, {}, Attempt("times", 2, 3))[1]
    assert (second.kind, second.have, second.share) == ("times", 2, Fraction(2, 3))


def test_few_decisions_say_how_many_are_missing_many_say_how_good_they_were(levels):
    few = came(levels, LONDON, curve=(40, 40), good=4)[2]
    assert (few.kind, few.have, few.wanted) == ("decisions", 4, LEAST_DECISIONS)
    many = came(levels, LONDON, curve=(40, 40), good=8, poor=8)[2]
    assert (many.kind, many.have, many.met) == ("accuracy", 50, False)


def test_nothing_is_nearest_when_all_was_met_or_nothing_done(levels):
    goal = levels[LONDON].goal
    assert nearest(came(levels, LONDON, curve=(40, goal), good=12, feat=True)) is None
    assert nearest(came(levels, LONDON, curve=(0, 0))) is None
