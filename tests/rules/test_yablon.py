"""Both games of Yablon at their limits: pools, stacks, banks, and who is left (Y7-Y21, B3-B11)."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules import engine
from game.rules.actions import Bet, CanBank, CanBet, CanDecline, CanPass, Decline, NoBet, SetBank
from game.rules.cards import parse_all
from game.rules.engine import Step
from game.rules.events import (
    CardDealt,
    CardsSeen,
    ChipsMoved,
    DealBegan,
    DealerNamed,
    PoolDivided,
    SatOut,
    WentBroke,
)
from game.rules.variants.yablon import YablonRules
from game.rules.variants.yablon_bank import YablonBankRules

from .test_ochko import after

TWO = "5S 2S 9S JS"  # 5 and 9 for seat 0, 2 and J for seat 1
THREE = "5S 2S 3S 9S JS QS"


def table(dealt: str, chips: tuple[int, ...], pool: int = 0, more: str = "", **house: Any) -> Step:
    """The last seat deals; the ante is 5 unless told otherwise."""
    stacked = [parse_all(cards) for cards in (dealt, more) if cards]
    rules = YablonRules(**({"ante": 5} | house))
    return engine.start(rules, chips, 1, dealer=len(chips) - 1, stacked=stacked, pool=pool)


def banked(dealt: str, chips: tuple[int, ...], bank: int, **house: Any) -> Step:
    """The last seat has put up a bank."""
    step = engine.start(YablonBankRules(**house), chips, 1, dealer=len(chips) - 1, stacked=[parse_all(dealt)])
    return after(step, SetBank(bank))


def divided(step: Step) -> list[tuple[str, int]]:
    """Who got how many chips of the pool when it was divided."""
    return [
        (event.dst, event.amount)
        for event in step.events
        if isinstance(event, ChipsMoved) and event.why == "division"
    ]


# ── bets ────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("stack", "house", "bet"),
    [
        (100, {}, CanBet(5, 10)),
        (14, {}, CanBet(5, 9)),
        (10, {}, CanBet(5, 5)),
        (10, {"short_stack": "none"}, CanBet(5, 5)),
        (9, {}, CanBet(4, 4)),
        (6, {}, CanBet(1, 1)),
        (9, {"short_stack": "none"}, None),
        (5, {}, None),
        (6, {"credit": True}, CanBet(5, 10)),
    ],
)
def test_a_bet_is_the_ante_to_the_pool_as_far_as_the_stack_goes(
    stack: int, house: dict[str, Any], bet: CanBet | None
) -> None:
    step = table(TWO, (stack, 100), **house)
    if bet is None:
        assert step.state.turn == 1
    else:
        assert (step.state.turn, step.state.options) == (0, (CanPass(), bet))


@pytest.mark.parametrize("short_pool", ["whole", "none", "any"])
def test_a_pool_of_exactly_the_ante_is_not_short(short_pool: str) -> None:
    """Seat 0 has won half of the pool: 5 chips are left, and the ante is 5."""
    step = after(table(f"{TWO} 7S", (100, 100), short_pool=short_pool), Bet(5))
    assert (step.state.turn, step.state.options) == (1, (CanPass(), CanBet(5, 5)))


@pytest.mark.parametrize(
    ("short_pool", "bet"), [("whole", CanBet(4, 4)), ("any", CanBet(1, 4)), ("none", None)]
)
def test_a_pool_below_the_ante_is_bet_on_as_the_house_has_it(short_pool: str, bet: CanBet | None) -> None:
    step = after(table(f"{TWO} 7S", (100, 100), short_pool=short_pool), Bet(6))
    if bet is None:
        assert step.state.deal == 2
    else:
        assert (step.state.turn, step.state.options) == (1, (CanPass(), bet))


# ── the limit of the pool ───────────────────────────────────────────────────


def test_who_brings_the_pool_above_the_limit_gets_the_odd_chips() -> None:
    """The pool lies at its limit of 17: the first ante breaks it, and 32 are divided: 10 each and 2."""
    step = table(THREE, (100,) * 3, pool=17, pool_limit=17, pool_remainder="breaker")
    assert PoolDivided(10, (0, 1, 2), 2) in step.events
    assert divided(step) == [
        ("seat 0", 12),
        ("seat 1", 10),
        ("seat 2", 10),
    ]


def test_who_loses_the_bet_above_the_limit_gets_the_odd_chips() -> None:
    """Antes of 15; seat 0 loses 5, at the limit; seat 1 loses 5 more: 25 are divided, 8 each and 1."""
    step = table(f"{THREE} KS AS", (100,) * 3, ante=5, pool_limit=20, pool_remainder="breaker", deals=1)
    step = after(step, Bet(5))
    assert not any(isinstance(event, PoolDivided) for event in step.events)
    step = after(step, Bet(5))
    assert PoolDivided(8, (0, 1, 2), 1) in step.events
    assert divided(step) == [("seat 0", 8), ("seat 1", 9), ("seat 2", 8)]


def test_a_later_loser_is_not_the_breaker() -> None:
    house = {"pool_limit": 17, "pool_limit_timing": "after_deal", "pool_remainder": "breaker", "deals": 1}
    step = after(table(f"{THREE} KS AS 2H", (100,) * 3, **house), Bet(5), Bet(5), NoBet())
    assert PoolDivided(8, (0, 1, 2), 1) in step.events
    assert step.state.chips == [99, 98, 103]


def test_antes_above_the_limit_wait_for_the_end_of_the_deal_where_the_house_says_so() -> None:
    step = table(THREE, (100,) * 3, pool=10, pool_limit=17, pool_limit_timing="after_deal")
    assert not any(isinstance(event, PoolDivided) for event in step.events)
    assert step.state.pool == 25
    step = after(step, NoBet(), NoBet(), NoBet())
    assert PoolDivided(8, (0, 1, 2), 1) in step.events


@pytest.mark.parametrize(("limit", "least"), [(1, 14), (13, 14)])
def test_a_limit_that_antes_would_break_again_is_refused(limit: int, least: int) -> None:
    (problem,) = engine.problems(YablonRules(ante=4, pool_limit=limit), 3)
    assert (problem.code, problem.numbers) == ("limit_low", {"limit": limit, "least": least})
    assert engine.problems(YablonRules(ante=4, pool_limit=least), 3) == []


# ── who is in ───────────────────────────────────────────────────────────────


def test_who_cannot_ante_is_not_dealt_a_card_of_the_draw() -> None:
    for seed in range(6):
        events = engine.start(YablonRules(ante=5), (100, 4, 100), seed).events
        drawn = [event.to for event in events if isinstance(event, CardDealt) and event.up]
        assert drawn
        assert "hand 1" not in drawn
        assert SatOut(1) in events


def test_when_all_chips_lie_in_the_pool_it_is_divided_and_nobody_plays_on() -> None:
    step = table(TWO, (5, 5))
    assert (step.state.ended, step.state.chips, step.state.pool) == ("nobody", [5, 5], 0)


# ── a bank ──────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("stack", "asked"), [(10, 1), (9, 2)])
def test_a_bank_below_the_least_passes_left_before_the_first_deal(stack: int, asked: int) -> None:
    step = engine.start(YablonBankRules(bank_min=10), (50, stack, 50), 1, dealer=1)
    assert step.state.turn == asked
    assert (DealerNamed(2, "left") in step.events) is (asked == 2)
    assert step.state.options == (CanBank(10, stack if asked == 1 else 50), CanDecline())


def test_who_has_no_chips_sits_out_from_the_start() -> None:
    step = engine.start(YablonBankRules(), (50, 0, 50), 1, dealer=2)
    assert SatOut(1) in step.events
    step = after(step, SetBank(10))
    assert not any(isinstance(event, CardDealt) and event.to == "hand 1" for event in step.events)


@pytest.mark.parametrize("play", [NoBet(), Bet(1)])
def test_after_a_decision_the_table_closes_when_the_hand_is_over(play: NoBet | Bet) -> None:
    step = after(banked("5S 2S 9S JS KS 3S", (50, 50, 50), 10), play)
    closing = engine.close(step.state)
    assert (closing.events, closing.state.ended) == ((), "")
    assert after(closing, NoBet()).state.ended == "closed"


def test_every_bank_is_a_deal_and_no_cards_lie_there_before_it() -> None:
    step = after(banked("5S 2S 9S JS", (50, 50, 50), 10), NoBet(), NoBet())
    assert (step.state.turn, step.state.deal) == (0, 1)
    assert engine.view(step.state, 1).cards == {}
    step = after(step, SetBank(5))
    assert DealBegan(2, 0) in step.events
    assert step.state.deal == 2
    assert set(engine.view(step.state, 1).cards) == {"hand 1", "hand 2"}


@pytest.mark.parametrize(
    ("stack", "bank", "house", "bet"),
    [
        (50, 10, {}, CanBet(1, 10)),
        (7, 10, {}, CanBet(1, 7)),
        (7, 10, {"credit": True}, CanBet(1, 10)),
        (50, 3, {"bank_min_bet": 5}, CanBet(3, 3)),
        (50, 5, {"bank_min_bet": 5}, CanBet(5, 5)),
    ],
)
def test_a_bet_goes_up_to_the_bank_and_the_stack(
    stack: int, bank: int, house: dict[str, Any], bet: CanBet
) -> None:
    step = banked("5S 2S 9S JS", (stack, 50, 50), bank, **house)
    assert (step.state.turn, step.state.options) == (0, (CanPass(), bet))


def test_a_banker_who_has_lost_all_is_broke() -> None:
    step = after(banked("5S 2S 9S JS 7S", (50, 50, 10), 10), Bet(10))
    assert WentBroke(2) in step.events
    assert step.state.chips == [60, 50, 0]


def test_the_bank_passes_to_who_has_exactly_the_least() -> None:
    step = after(banked("5S 2S 9S JS", (50, 10, 50), 20, bank_min=10), NoBet(), NoBet())
    assert DealerNamed(0, "left") in step.events
    step = after(step, Decline())
    assert (step.state.turn, step.state.options) == (1, (CanBank(10, 10), CanDecline()))


def test_who_has_exactly_the_ante_is_dealt_cards() -> None:
    step = table(THREE, (5, 100, 100))
    assert SatOut(0) not in step.events
    assert any(isinstance(event, CardDealt) and event.to == "hand 0" for event in step.events)


def test_who_has_a_single_chip_left_plays_on_against_the_next_bank() -> None:
    step = after(banked("5S 2S 9S JS KS QS", (3, 50, 50), 10), Bet(2), NoBet())
    assert step.state.chips[0] == 1
    assert SatOut(0) not in step.events
    assert step.state.turn == 0  # it may put up its chip as a bank


def test_against_a_bank_too_cards_are_looked_at_in_turn_where_the_house_says_so() -> None:
    step = banked("5S 2S 9S JS", (50, 50, 50), 10, peek_any_time=False)
    assert CardsSeen(0, "hand 0", parse_all("5S 9S")) in step.events
    assert CardsSeen(1, "hand 1", parse_all("2S JS")) in after(step, NoBet()).events
