"""Grades by what a decision gives away, and what they add up to."""

from __future__ import annotations

from fractions import Fraction

import pytest

from game.odds.grades import Decision, Grade, accuracy, costliest, grade, luck
from game.rules.actions import AnyAction, Bet, NoBet

POT = 10


def per_chip(spread: int) -> Fraction:
    return Fraction(8 * spread - 50, 50)


def decided(spread: int, staked: int, least: int = 0, result: int = 0) -> Decision:
    """A bet (0: none) with so many ranks between, in a fresh pack, up to a pot of ten."""
    best = POT if spread >= 7 else least
    return Decision(
        seat=0,
        deal=1,
        play=0,
        action=_action(staked),
        best_action=_action(best),
        taken=staked * per_chip(spread),
        best=best * per_chip(spread),
        result=Fraction(result),
    )


def _action(amount: int) -> AnyAction:
    return Bet(amount) if amount else NoBet()


@pytest.mark.parametrize(
    ("spread", "staked", "expected"),
    [
        (7, 10, "perfect"),
        (7, 5, "sound"),  # half a bet gives away 6 % of the whole
        (7, 0, "loose"),  # 12 %
        (8, 5, "loose"),  # 14 %
        (8, 0, "loose"),  # 28 %
        (9, 9, "sound"),
        (9, 0, "reckless"),  # 44 %
        (11, 5, "loose"),
        (11, 0, "reckless"),
        (6, 0, "perfect"),
        (6, 10, "sound"),  # 4 % of every chip
        (5, 10, "loose"),
        (4, 10, "loose"),
        (3, 10, "reckless"),
        (1, 2, "reckless"),
    ],
)
def test_grades_of_free_bets(spread, staked, expected):
    assert decided(spread, staked).grade == Grade(expected)


@pytest.mark.parametrize(
    ("spread", "staked", "expected"),
    [(3, 1, "perfect"), (3, 2, "loose"), (3, 10, "reckless"), (6, 10, "sound"), (1, 3, "reckless")],
)
def test_grades_where_one_chip_is_forced(spread, staked, expected):
    assert decided(spread, staked, least=1).grade == Grade(expected)


@pytest.mark.parametrize(
    ("hundredths", "expected"),
    [
        (0, "perfect"),
        (1, "perfect"),
        (2, "sound"),
        (10, "sound"),
        (11, "loose"),
        (40, "loose"),
        (41, "reckless"),
    ],
)
def test_bounds_belong_to_the_better_grade(hundredths, expected):
    assert grade(Fraction(hundredths), 100) == Grade(expected)


def test_accuracy_is_the_mean_of_what_grades_are_worth():
    decisions = [decided(7, 10), decided(7, 5), decided(7, 0), decided(11, 0)]
    assert accuracy(decisions) == (1 + Fraction("0.8") + Fraction("0.25") + 0) / 4
    assert accuracy([]) is None


def test_the_costliest_come_first_and_perfect_ones_never():
    cheap, dear, none = decided(7, 5), decided(11, 0), decided(7, 10)
    assert costliest([cheap, none, dear]) == [dear, cheap]
    assert costliest([cheap, dear, cheap], count=1) == [dear]


def test_luck_is_what_came_beyond_the_worth_of_the_choices():
    won, lost = decided(7, 10, result=10), decided(7, 10, result=-10)
    assert luck([won]) == 10 - Fraction("1.2")
    assert luck([won, lost]) == -2 * Fraction("1.2")
    assert luck([]) == 0
