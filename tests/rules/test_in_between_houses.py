"""In-Between as other houses play it: dear aces, caps, antes won back, who pays for pairs, the last pot."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.actions import Bet, Call, CanBet, CanCall
from game.rules.events import ChipsMoved, DealBegan, HandWon, PaidShort, PostHit, SittingEnded, WentBroke

from .test_in_between import table
from .test_ochko import after

# ── dear aces ───────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("house", "times"),
    [
        ({"ace_post_times": 3}, 3),
        ({"post_times": 3}, 3),
        ({"post_times": 3, "ace_post_times": 2}, 3),
        ({"post_times": 2, "ace_post_times": 4}, 4),
    ],
)
@pytest.mark.parametrize("posts", ["AS 7S", "7S AS"])
def test_an_ace_costs_the_dearer_of_its_two_prices(house: dict[str, Any], times: int, posts: str) -> None:
    step = after(table(f"{posts} AH", **house), Bet(1))
    assert PostHit(0, times) in step.events
    assert step.state.chips[0] == 19 - times


def test_a_hand_that_has_to_be_covered_is_covered_for_its_dearest_post() -> None:
    for posts, most in (("AS 7S", 1), ("7S AS", 1), ("7S 2S", 3)):
        step = table(posts, (8, 20, 20), post_times=2, ace_post_times=4, cover="limit")
        assert step.state.options == (CanBet(1, most),)
    step = table("AS 7S", (5, 20, 20), ante=1, ace_post_times=2, cover="limit")
    assert step.state.options == (CanBet(1, 2),)  # of four chips


@pytest.mark.parametrize(("called", "chips"), [("higher", 20), ("lower", 18)])
def test_an_ace_is_higher_than_any_other_pair(called: str, chips: int) -> None:
    step = after(table("9S 9H AD", pair="highlow"), Call(called), Bet(1))
    assert step.state.chips[0] == chips


def test_neighbours_with_an_ace_cost_no_post() -> None:
    house = {"ace_post_times": 4, "cover": "limit", "consecutive": "chosen"}
    assert table("KS AS", (4, 20, 20), **house).state.options == (CanBet(1, 3),)


# ── caps ────────────────────────────────────────────────────────────────────


def test_the_lower_of_two_caps_holds() -> None:
    for cap, most in ((1, 1), (2, 2), (5, 3)):
        step = table("3S JS", ante=2, half_pot_first=True, rising_cap=cap)
        assert step.state.options == (CanBet(1, most),)


def test_a_cap_holds_for_called_aces_and_pairs() -> None:
    step = after(table("AS 7S", ante=9, ace_call=True, rising_cap=4), Call("high"))
    assert step.state.options == (CanBet(1, 4),)
    step = after(table("9S 9H", ante=9, pair="highlow", rising_cap=4), Call("higher"))
    assert step.state.options == (CanBet(1, 4),)


# ── the ante won back ───────────────────────────────────────────────────────


def test_calls_tell_what_may_be_bet_after_them() -> None:
    step = table("AS 9S 3H 9H 9D", ante=4, ace_call=True, pair="highlow", ante_back=True)
    assert step.state.options == (CanCall(("high", "low"), 4),)
    step = after(step, Call("low"), Bet(4))
    assert step.state.turn == 1
    assert step.state.options == (CanCall(("higher", "lower"), 4),)


def test_whoever_has_won_the_ante_back_bets_as_it_likes() -> None:
    step = table("3S JS 5S 3H JH 5H 3D JD QD", more="3S JS KS 3H JH KH 9S 9H", ante=4, ante_back=True)
    step = after(step, Bet(3), Bet(4), Bet(1))
    assert (step.state.turn, step.state.pool) == (1, 6)  # seat 1 has won four
    assert step.state.options == (CanBet(1, 6),)


def test_a_part_of_the_ante_is_not_all_of_it() -> None:
    """Seat 0 wins three of its four and stays bound; with one more it is free. A pair wins seat 2 two."""
    house = {"ante": 4, "ante_back": True, "deals": 9, "shuffle": "until_out"}
    step = after(table("3S JS 5S 3H JH QH 3D JD QD 4H QS 2H 4D QC 2D 4C KD 6C 8H 8D", **house), Bet(3))
    step = after(step, Bet(4), Bet(4), Bet(4), Bet(4))
    assert (step.state.turn, step.state.pool, step.state.options) == (0, 25, (CanBet(1, 4),))
    assert step.state.owed == (1, 4, 4)
    step = after(step, Bet(1))
    assert step.state.owed == (0, 4, 2)


# ── a pair that each pays ───────────────────────────────────────────────────


def test_each_opponent_pays_from_the_left_and_who_is_out_does_not() -> None:
    step = table("3S JS KS 9S 9H 3D JD", (20, 20, 3, 0, 20), ante=1, pair="each", pair_takes=2)
    assert step.state.sat_out == {3}
    step = after(step, Bet(1))
    paid = [event for event in step.events if isinstance(event, ChipsMoved) and event.why == "pair"]
    assert [(event.src, event.dst, event.amount) for event in paid] == [
        ("seat 2", "seat 1", 2),
        ("seat 4", "seat 1", 2),
        ("seat 0", "seat 1", 2),
    ]
    assert HandWon(1, 6, "pair") in step.events
    assert WentBroke(2) in step.events
    assert not any(isinstance(event, PaidShort) for event in step.events)


def test_with_credit_everybody_pays_in_full() -> None:
    step = table("9S 9H", (20, 20, 2), pair="each", pair_takes=5, credit=True)
    assert HandWon(0, 10, "pair") in step.events
    assert step.state.chips == [29, 14, -4]
    assert not any(isinstance(event, PaidShort | WentBroke) for event in step.events)


def test_somebody_who_can_pay_exactly_has_not_paid_short() -> None:
    step = table("9S 9H", (20, 20, 3), pair="each")
    assert WentBroke(2) in step.events
    assert not any(isinstance(event, PaidShort) for event in step.events)


# ── the dealer and the last pot ─────────────────────────────────────────────


def test_the_dealer_of_the_next_pot_stays_as_well() -> None:
    """The pot is won in the first deal: seat 0 deals, and goes on until the next one is won."""
    step = after(table("3S JS 8S 3H JH QH 3D JD QD", dealer_stays=True, deals=9), Bet(3), Bet(1), Bet(1))
    assert DealBegan(2, 0) in step.events
    assert step.state.pot_won is False
    while step.state.deal == 2:
        step = after(step, Bet(1))
    assert DealBegan(3, 0) in step.events


def test_a_dealer_with_credit_stays() -> None:
    step = table("3S JS KS 3H JH KH", (20, 1), dealer_stays=True, credit=True)
    step = after(step, Bet(1), Bet(2))
    assert step.state.chips[1] < 0
    assert DealBegan(2, 1) in step.events


def test_the_last_turn_that_wins_the_pot_ends_the_sitting_by_its_deals() -> None:
    step = after(table("3S JS KS 3H JH 8H", (20, 20), deals=1, empty_pot="end"), Bet(1), Bet(3))
    assert SittingEnded("deals", (18, 22)) in step.events
    assert step.state.ended


def test_before_the_last_deal_is_over_an_empty_pot_ends_the_sitting() -> None:
    step = after(table("3S JS 8S", (20, 20), deals=1, empty_pot="end"), Bet(2))
    assert SittingEnded("emptied", (21, 19)) in step.events
    assert sum(isinstance(event, ChipsMoved) and event.why == "ante" for event in step.events) == 2
