"""In-Between move by move: antes and who is out, the deal and its end, and what everybody sees (I4-I19)."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules import engine
from game.rules.actions import Bet, Call, CanBet, CanCall, NoBet
from game.rules.cards import parse, parse_all
from game.rules.engine import Step
from game.rules.events import (
    DealBegan,
    DealerNamed,
    HandLost,
    HandWon,
    PaidShort,
    PoolDivided,
    PostHit,
    SatOut,
    SittingEnded,
)
from game.rules.variants.in_between import InBetween, InBetweenRules, bet_range
from game.rules.view import Slot

from .test_ochko import after


def table(dealt: str, chips: tuple[int, ...] = (20, 20, 20), more: str = "", **house: Any) -> Step:
    """The last seat deals; `dealt` come from the top of the first pack and `more` from the second."""
    stacked = [parse_all(cards) for cards in (dealt, more) if cards]
    return engine.start(InBetweenRules(**house), chips, 1, dealer=len(chips) - 1, stacked=stacked)


# ── who is in ───────────────────────────────────────────────────────────────


def test_who_cannot_ante_again_is_out_for_good() -> None:
    """Seat 0 loses its last chips, seat 1 empties the pot: two antes, and from then on two players."""
    step = after(table("3S JS QS 3H JH 8H 3D JD QD", (3, 20, 20)), Bet(2))
    assert step.state.chips[0] == 0
    step = after(step, Bet(5))
    assert SatOut(0) in step.events
    assert (step.state.turn, step.state.pool) == (2, 2)
    assert step.state.sat_out == {0}
    step = after(step, Bet(1))
    assert step.state.deal == 2
    assert step.state.dealer == 1  # the next with chips to the left of seat 2 is not seat 0
    assert step.state.turn == 2
    assert engine.view(step.state, 1).sat_out == {0}


def test_seats_that_are_out_are_passed_over_one_after_the_other() -> None:
    step = table("3S JS QS 3H JH QH 3D JD QD", (20, 0, 0, 20, 0, 20))
    turns = []
    while step.state.deal == 1:
        turns.append(step.state.turn)
        step = after(step, Bet(1))
    assert turns == [0, 3, 5]
    assert step.state.dealer == 0


def test_the_deal_passes_to_who_has_a_single_chip() -> None:
    step = after(table("3S JS QS", (2, 20)), Bet(1))
    assert step.state.chips[0] == 0
    step = after(table("3S JS 8S 3H JH 8H", (2, 20)), Bet(1), Bet(1))
    assert DealerNamed(0, "left") in step.events


# ── the end ─────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("house", [{}, {"leftover": "leader"}])
def test_after_a_decision_the_table_closes_when_the_deal_is_over(house: dict[str, Any]) -> None:
    step = after(table("3S JS QS 3H JH QH 3D JD QD", **house), Bet(1))
    closing = engine.close(step.state)
    assert closing.events == ()
    assert closing.state.ended == ""
    step = after(closing, Bet(1), Bet(1))
    assert step.state.ended == "closed"
    assert SittingEnded("closed", tuple(step.state.chips)) in step.events


def test_before_a_decision_the_table_closes_at_once() -> None:
    step = after(table("3S JS QS 3H JH QH 3D JD QD", more="3S JS"), Bet(1), Bet(1), Bet(1))
    assert DealBegan(2, 0) in step.events
    assert engine.close(step.state).state.ended == "closed"


def test_what_is_left_is_shared_with_the_odd_chips_from_the_left_of_the_dealer() -> None:
    """Five chips among three: one each, and the odd ones for seats 0 and 1."""
    step = after(table("3S JS QS 3H JH QH 3D JD 8D", deals=1), Bet(1), Bet(2), Bet(1))
    assert PoolDivided(1, (0, 1, 2), 2) in step.events
    assert (step.state.chips, step.state.pool) == ([20, 19, 21], 0)


def test_a_share_of_one_chip_is_paid_together_with_an_odd_one() -> None:
    step = after(table("3S JS QS 3H JH", (20, 20), deals=1, pass_allowed=True), Bet(1), NoBet())
    assert PoolDivided(1, (0, 1), 1) in step.events
    assert (step.state.chips, step.state.pool) == ([20, 20], 0)


# ── calls ───────────────────────────────────────────────────────────────────


def test_half_the_pot_is_the_limit_of_a_called_pair_too() -> None:
    house = {"pair": "highlow", "half_pot_first": True}
    step = after(table("9S 9H 3S", (20,) * 4, **house), Call("higher"))
    assert step.state.options == (CanBet(1, 2),)
    step = after(table("9S 9H 3S", (20,) * 4, pair="highlow"), Call("higher"))
    assert step.state.options == (CanBet(1, 4),)


def test_a_called_pair_can_be_covered_three_times_where_the_house_asks_it() -> None:
    step = after(table("9S 9H 3S", (8, 20, 20, 20), pair="highlow", cover="limit"), Call("higher"))
    assert step.state.options == (CanBet(1, 2),)  # three bets of two in seven chips


# ── what everybody sees ─────────────────────────────────────────────────────


def test_all_cards_lie_open_before_the_seat_on_turn() -> None:
    step = table("3S JS")
    for seat in (0, 1, None):
        view = engine.view(step.state, seat)
        assert view.cards == {"hand 0": (Slot(parse("3S"), True), Slot(parse("JS"), True))}
        assert view.seen == tuple(sorted(parse_all("3S JS")))
        assert view.called == ""
        assert view.options == (step.state.options if seat == 0 else ())


def test_a_call_is_seen_while_its_cards_lie_there() -> None:
    step = table("AS 7S 4S 9H 9D", ace_call=True, pair="highlow")
    assert step.state.options == (CanCall(("high", "low")),)
    assert engine.view(step.state, 1).called == ""
    step = after(step, Call("low"))
    assert engine.view(step.state, 1).called == "low"
    step = after(step, Bet(1))
    assert (step.state.turn, engine.view(step.state, 1).called) == (1, "")
    step = after(step, Call("lower"))
    assert engine.view(step.state, None).called == "lower"


def test_when_it_is_over_no_cards_lie_there() -> None:
    step = engine.close(table("3S JS").state)
    view = engine.view(step.state, 0)
    assert (view.cards, view.called, view.over, view.turn) == ({}, "", True, ())


def test_who_passes_keeps_his_chips() -> None:
    step = after(table("3S JS 3H JH", pass_allowed=True), NoBet())
    assert (step.state.turn, step.state.chips, step.state.pool) == (1, [19, 19, 19], 3)


# ── at the edge ─────────────────────────────────────────────────────────────


def test_a_dear_post_is_no_limit_where_it_may_be_paid_short() -> None:
    step = table("3S JS 3H", (6, 20, 20, 20), post_times=2)
    assert step.state.options == (CanBet(1, 4),)
    step = after(step, Bet(4))
    assert step.state.chips[0] == 0
    assert table("3S JS", (6, 20, 20, 20), post_times=2, cover="limit").state.options == (CanBet(1, 2),)


def test_a_dealer_who_is_out_before_his_turn_is_passed_over() -> None:
    """The dealer had one chip for the first ante; seat 0 empties the pot, and he has none for the second."""
    step = after(table("3S JS 8S 3H JH QH", (20, 20, 1), more="4S JC"), Bet(3))
    assert (step.state.turn, step.state.sat_out) == (1, {2})
    played = after(table("3S JS 8S 3H JH QH", (20, 20, 1), more="4S JC"), Bet(3), Bet(1))
    assert played.state.deal == 2
    assert sum(event == SatOut(2) for event in played.events) == 1


def test_the_last_turn_of_all_has_a_pot_to_play_for() -> None:
    step = after(table("3S JS 8S 3H JH", (20, 20), deals=1), Bet(2))
    assert (step.state.turn, step.state.pool, step.state.options) == (1, 2, (CanBet(1, 2),))


@pytest.mark.parametrize("posts", ["5S 9S", "9S 5S"])
@pytest.mark.parametrize(
    ("third", "why"),
    [("5H", "post"), ("9H", "post"), ("4H", "outside"), ("10H", "outside"), ("6H", ""), ("8H", "")],
)
def test_a_third_card_on_a_post_loses_whichever_lay_first(posts: str, third: str, why: str) -> None:
    step = after(table(f"{posts} {third}"), Bet(2))
    assert [event.why for event in step.events if isinstance(event, HandLost)] == ([why] if why else [])
    assert step.state.chips[0] == (17 if why else 21)


@pytest.mark.parametrize("posts", ["5S 7S", "7S 5S"])
def test_one_rank_between_is_enough(posts: str) -> None:
    step = table(f"{posts} 6H")
    assert step.state.options == (CanBet(1, 3),)
    assert after(step, Bet(1)).state.chips[0] == 20


@pytest.mark.parametrize(
    ("call", "third", "why"),
    [
        ("high", "QH", ""),
        ("high", "8H", ""),
        ("high", "7H", "post"),
        ("high", "AH", "post"),
        ("high", "6H", "outside"),
        ("low", "6H", ""),
        ("low", "2H", ""),
        ("low", "7H", "post"),
        ("low", "AH", "post"),
        ("low", "8H", "outside"),
    ],
)
def test_an_ace_is_the_post_that_it_was_called(call: str, third: str, why: str) -> None:
    step = after(table(f"AS 7S {third}", ace_call=True), Call(call), Bet(2))
    assert [event.why for event in step.events if isinstance(event, HandLost)] == ([why] if why else [])
    assert step.state.chips[0] == (17 if why else 21)


# ── house rules of the price ────────────────────────────────────────────────


def test_a_least_bet_above_the_pot_is_the_pot() -> None:
    assert table("3S JS", least_bet=5).state.options == (CanBet(3, 3),)
    assert table("3S JS", least_bet=4).state.options == (CanBet(3, 3),)
    assert table("3S JS", least_bet=3).state.options == (CanBet(3, 3),)
    assert table("3S JS", least_bet=2).state.options == (CanBet(2, 3),)


@pytest.mark.parametrize("posts", ["AS 7S", "7S AS"])
def test_a_bet_covers_a_dear_ace_on_either_side(posts: str) -> None:
    house = {"ace_post_times": 3, "cover": "limit"}
    assert table(posts, (8, 20, 20, 20), **house).state.options == (CanBet(1, 2),)
    assert table("7S KS", (8, 20, 20, 20), **house).state.options == (CanBet(1, 4),)


@pytest.mark.parametrize("posts", ["AS 7S", "7S AS"])
@pytest.mark.parametrize(("third", "times"), [("AH", 3), ("7H", 2)])
def test_the_ace_is_the_dear_post_and_not_the_other(posts: str, third: str, times: int) -> None:
    step = after(table(f"{posts} {third}", ace_post_times=3, post_times=2), Bet(2))
    assert PostHit(0, times) in step.events
    assert step.state.chips[0] == 19 - 2 * times


def test_every_opponent_with_chips_pays_for_a_pair() -> None:
    """Seat 1 has nothing left after the ante, seat 2 one chip, seat 3 pays its two."""
    step = table("9S 9H 3S JS", (20, 1, 2, 20), pair="each")
    assert HandWon(0, 3, "pair") in step.events
    assert PaidShort(2, 2, 1) in step.events
    assert step.state.chips == [22, 0, 0, 17]


@pytest.mark.parametrize("pair", ["each", "take"])
@pytest.mark.parametrize("takes", [2, 3])
def test_what_a_pair_brings_is_won_back_too(pair: str, takes: int) -> None:
    """Seat 0 has anted 5, and a pair brings it 2 or 3 chips, or twice as many from two opponents."""
    chips = takes * (2 if pair == "each" else 1)
    step = table("9S 9H 3S JS 8S 4S QS 9D", ante=5, pair=pair, pair_takes=takes, ante_back=True)
    assert step.state.chips[0] == 15 + chips
    assert isinstance(step.state, InBetween)
    assert step.state.owed == (max(0, 5 - chips), 5, 5)
    assert step.state.options == (CanBet(1, 5),)


def test_what_is_anted_again_is_owed_on_top() -> None:
    """Seat 0 wins its ante back and then the whole pot; seat 1 has won nothing and antes a second time."""
    first, second = "3S JS 8S 3H JH QH", "3S JS QS 3H JH 8H"
    step = after(
        table(first, (20, 20), second, ante=2, ante_back=True, deals=0), Bet(2), Bet(1), Bet(1), Bet(4)
    )
    assert isinstance(step.state, InBetween)
    assert step.state.pool == 4
    assert step.state.owed == (2, 4)


def test_a_bet_range_without_a_cap_goes_up_to_the_pot() -> None:
    assert bet_range(InBetweenRules(), pool=10, stack=20, deal=4, times=1) == CanBet(1, 10)
