"""What the ledger says of a sitting is what happened at the table."""

from __future__ import annotations

from itertools import chain

import msgspec
import pytest

from game.career.course import Flow, begun, follow
from game.rules.events import (
    BankSet,
    BetPlaced,
    ChipsMoved,
    DealAnnulled,
    DealBegan,
    DealEnded,
    HandLost,
    HandPushed,
    HandWon,
    Passed,
    PostHit,
    SittingEnded,
)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("table", [0, 1])
def test_chips_and_bets_add_up(levels, play, table, seed):
    level = levels[table]
    played = play(level, seed)
    events = list(chain(*played.steps))
    for seat in range(level.seats):
        course = follow(begun(seat, level.buy_in), events)
        assert course.chips == played.chips[seat] == course.curve[-1]
        assert sum(flow.chips for flow in course.flows.values()) == course.chips - level.buy_in
        assert course.bets == sum(isinstance(each, BetPlaced) and each.seat == seat for each in events)
        assert course.passed == sum(isinstance(each, Passed) and each.seat == seat for each in events)
        assert len(course.curve) == 1 + sum(isinstance(each, DealEnded) for each in events)
        assert not course.stakes
        assert course.hands == course.won + course.lost + course.pushed + course.passed + course.unbet


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("table", range(2, 10))
def test_chips_add_up_at_every_table(levels, play, table, seed):
    """Banks, splits, doubles, naturals and all: whatever moves, the ledger knows why."""
    level = levels[table]
    played = play(level, seed)
    events = list(chain(*played.steps))
    for seat in range(level.seats):
        course = follow(begun(seat, level.buy_in), events)
        assert course.chips == played.chips[seat] == course.curve[-1]
        assert sum(flow.chips for flow in course.flows.values()) == course.chips - level.buy_in
        assert len(course.curve) == 1 + sum(isinstance(each, DealEnded) for each in events)
        assert not course.stakes
        assert not course.banking


def test_a_bet_won_and_a_bet_lost_on_a_post():
    course = follow(
        begun(1, 20),
        [
            BetPlaced(1, 5),
            ChipsMoved("seat 1", "stake 1", 5, 15, 5, "bet"),
            HandWon(1, 5, "between"),
            ChipsMoved("stake 1", "seat 1", 5, 0, 20, "stake"),
            ChipsMoved("pool", "seat 1", 5, 3, 25, "win"),
            DealEnded(1),
            BetPlaced(1, 4),
            ChipsMoved("seat 1", "stake 1", 4, 21, 4, "bet"),
            PostHit(1, 2),
            HandLost(1, 8, "post"),
            ChipsMoved("stake 1", "pool", 4, 0, 7, "lose"),
            ChipsMoved("seat 1", "pool", 4, 17, 11, "post"),
            DealEnded(2),
        ],
    )
    assert (course.won, course.lost, course.posts, course.best_win) == (1, 1, 1, 5)
    assert course.flows == {"win": Flow(1, 5), "lose": Flow(1, -4), "post": Flow(1, -4)}
    assert course.curve == (20, 25, 17)


def test_what_others_do_is_not_the_players():
    course = follow(
        begun(1, 20), [BetPlaced(0, 5), HandWon(0, 5, "between"), Passed(2, False), PostHit(0, 1)]
    )
    assert course == begun(1, 20)


def test_chips_of_the_last_division_belong_to_the_last_deal():
    events = [
        DealEnded(1),
        ChipsMoved("pool", "seat 0", 6, 0, 26, "leftover"),
        SittingEnded("deals", (26, 0)),
    ]
    assert follow(begun(0, 20), events).curve == (20, 26)


def test_a_push_is_no_loss_and_a_pair_is_no_bet():
    course = follow(
        begun(0, 20),
        [
            ChipsMoved("seat 0", "stake 0", 2, 18, 2, "bet"),
            HandPushed(0),
            ChipsMoved("stake 0", "seat 0", 2, 0, 20, "stake"),
            HandWon(0, 2, "pair"),
        ],
    )
    assert (course.bets, course.pushed, course.lost, course.unbet) == (1, 1, 0, 1)


def test_a_bank_is_still_the_players_and_what_it_brings_is_told_apart():
    course = follow(
        begun(0, 20),
        [
            DealBegan(1, 0),
            BankSet(0, 12),
            ChipsMoved("seat 0", "bank", 12, 8, 12, "bank"),
            ChipsMoved("seat 1", "stake 1", 5, 15, 5, "bet"),
            ChipsMoved("stake 1", "bank", 5, 0, 17, "lose"),
            ChipsMoved("bank", "seat 2", 3, 14, 23, "win"),
        ],
    )
    assert (course.chips, course.flows) == (22, {"bank": Flow(2, 2)})
    ended = follow(course, [ChipsMoved("bank", "seat 0", 14, 0, 22, "bank"), DealEnded(1)])
    assert (ended.chips, ended.curve, ended.banked, ended.hands, ended.good_banks) == (22, (20, 22), 1, 1, 1)
    assert ended.flows == course.flows


def test_a_raise_that_is_not_made_is_no_turn_of_its_own():
    """Red Dog: an ante, no raise, and the one bet is lost."""
    course = follow(
        begun(0, 20),
        [
            ChipsMoved("seat 0", "stake 0", 2, 18, 2, "ante"),
            Passed(0, False),
            HandLost(0, 2, "outside"),
            ChipsMoved("stake 0", "house", 2, 0, 2, "lose"),
        ],
    )
    assert (course.bets, course.passed, course.hands, course.chips) == (1, 0, 1, 18)


def test_a_void_deal_counts_for_nobody():
    """A bust is lost and a natural won before the pack is used up: then neither has been."""
    first = follow(begun(0, 50), [DealBegan(1, 1), HandPushed(0), DealEnded(1)])
    bust = (ChipsMoved("seat 0", "stake 0", 2, 48, 2, "bet"), HandLost(0, 2, "bust"))
    paid = (ChipsMoved("stake 0", "seat 1", 2, 0, 52, "lose"),)
    back = (
        DealAnnulled(),
        ChipsMoved("seat 1", "seat 0", 2, 50, 50, "annulled"),
        HandPushed(0),
        DealEnded(2),
    )
    void = follow(first, [DealBegan(2, 1), *bust, *paid, *back])
    assert void == msgspec.structs.replace(first, curve=(50, 50, 50))
    kept = follow(first, [DealBegan(2, 1), *bust])
    again = msgspec.convert(msgspec.to_builtins(kept), type(kept))  # interrupted in the middle of it
    assert follow(again, [*paid, *back]) == void
