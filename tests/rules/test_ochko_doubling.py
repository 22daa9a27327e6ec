"""Bets, the banker's double and the answers to it at Ochko, hand by hand (O9-O11, A-O2 to A-O8)."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules import engine
from game.rules.actions import (
    Bet,
    CanBet,
    CanDouble,
    CanDraw,
    CanLetBe,
    CanRedouble,
    CanRefuse,
    CanStand,
    Claim,
    Double,
    KeepBoth,
    LetBe,
    Option,
    Redouble,
)
from game.rules.cards import parse_all
from game.rules.engine import Step
from game.rules.events import ChipsMoved, Doubled, LeftAsItIs, PaidShort, Passed, Redoubled
from game.rules.ochko.table import Slip
from game.rules.variants.ochko_bank import OchkoBankRules

from .test_ochko import after

LET_BE = CanLetBe()


def table(chips: tuple[int, ...], *slips: Slip, first: str = "", **house: Any) -> Step:
    """The last seat banks; nobody is dealt a natural."""
    rules = OchkoBankRules(deals=1, irregularities="scripted" if slips else "off", **house)
    dealt = parse_all(first or "10S 10H 10D 10C 9S 9H 9D 9C 8S 8H 8D 8C")
    stacked = [parse_all("2C"), dealt]
    return engine.start(rules, chips, 1, dealer=len(chips) - 1, stacked=stacked, slips=slips)


def two_hands(chips: tuple[int, ...], **house: Any) -> Step:
    """Seat 0 was dealt two first cards and keeps both as two hands."""
    step = table(chips, Slip(1, "two_first", 0), first="9S 8S 10H 10D 7H 7D 6H 6D", **house)
    return after(step, Claim("two_first"), KeepBoth())


def asked(step: Step) -> tuple[int, tuple[Option, ...]]:
    """Who must choose, and what from."""
    return step.state.turn, step.state.options


def put_in(step: Step, why: str) -> list[tuple[str, int]]:
    """Where chips were added for this reason, and how many."""
    return [
        (event.dst, event.amount)
        for event in step.events
        if isinstance(event, ChipsMoved) and event.why == why
    ]


# ── bets ────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("chips", "first", "second"),
    [(50, CanBet(1, 3), CanBet(1, 3)), (4, CanBet(1, 3), CanBet(1, 1)), (3, CanBet(1, 2), CanBet(1, 1))],
)
def test_the_first_of_two_bets_leaves_chips_for_the_second(chips: int, first: CanBet, second: CanBet) -> None:
    step = two_hands((chips, 50))
    assert asked(step) == (0, (first,))
    assert asked(after(step, Bet(first.high))) == (0, (second,))


def test_a_second_hand_that_the_bank_cannot_cover_goes_and_the_first_stays() -> None:
    step = after(two_hands((50, 4), bank_cover="limit_bets"), Bet(2))
    assert Passed(0, True) in step.events
    assert CanStand(0) in step.state.options
    view = engine.view(step.state, 0)
    assert len(view.cards["hand 0"]) == 2
    assert "hand 0.1" not in view.cards


def test_who_was_left_out_and_lets_it_be_is_followed_by_the_next() -> None:
    step = table((50, 50, 50), Slip(1, "skipped", 0))
    assert asked(step)[0] == 0
    step = after(step, LetBe())
    assert asked(step) == (1, (CanBet(1, 3),))
    assert len(engine.view(step.state, 1).cards["hand 1"]) == 1  # the second cards come after the bets


def test_bets_of_others_take_from_what_the_bank_can_cover() -> None:
    step = table((50, 50, 10), bank_cover="limit_bets", most_bet=10)  # five chips can be paid twice
    assert asked(step) == (0, (CanBet(1, 4),))
    assert asked(after(step, Bet(2))) == (1, (CanBet(1, 3),))


# ── the double ──────────────────────────────────────────────────────────────


def test_all_who_can_pay_more_are_doubled_together() -> None:
    step = after(table((50, 2, 50, 50)), Bet(1), Bet(2), Bet(3))
    assert asked(step) == (3, (CanDouble((0, 2)), LET_BE))
    step = after(step, Double())
    assert Doubled(3, (0, 2)) in step.events
    assert asked(step) == (0, (LET_BE, CanRedouble(1, 2)))
    step = after(step, LetBe())
    assert asked(step) == (2, (LET_BE, CanRedouble(3, 6)))


def test_letting_all_be_doubles_nobody() -> None:
    step = after(table((50, 50, 50)), Bet(1), Bet(2), LetBe())
    assert LeftAsItIs(2) in step.events
    assert put_in(step, "double") == []
    assert asked(step)[0] == 0


def test_single_bets_are_doubled_one_after_the_other() -> None:
    step = after(table((50, 2, 50, 50), double="individual", redouble=False), Bet(1), Bet(2), Bet(3))
    assert asked(step) == (3, (CanDouble((0,)), LET_BE))
    step = after(step, Double())
    assert asked(step) == (3, (CanDouble((2,)), LET_BE))  # seat 1 has no chips left
    assert put_in(after(step, Double()), "double") == [("stake 0", 1), ("stake 2", 3)]
    assert put_in(after(step, LetBe()), "double") == [("stake 0", 1)]


@pytest.mark.parametrize(("bank", "covered"), [(11, False), (12, True)])
def test_the_double_of_all_must_be_covered(bank: int, covered: bool) -> None:
    step = after(table((50, 50, bank), bank_cover="limit_bets"), Bet(1), Bet(2))
    assert (asked(step) == (2, (CanDouble((0, 1)), LET_BE))) is covered


@pytest.mark.parametrize(("bank", "second"), [(11, False), (12, True)])
def test_single_doubles_must_be_covered_together(bank: int, second: bool) -> None:
    house: dict[str, Any] = {"bank_cover": "limit_bets", "double": "individual", "redouble": False}
    step = after(table((50, 50, bank), **house), Bet(1), Bet(2))
    assert asked(step) == (2, (CanDouble((0,)), LET_BE))
    step = after(step, Double())
    assert (asked(step) == (2, (CanDouble((1,)), LET_BE))) is second


@pytest.mark.parametrize(
    ("bet", "due", "more"),
    [(1, 1, 2), (2, 2, 4), (3, 3, 2), (4, 4, 0), (5, 3, 0), (7, 1, 0)],  # never above 8 in all
)
def test_a_limit_for_the_whole_bet_cuts_double_and_redouble(bet: int, due: int, more: int) -> None:
    step = after(table((50, 50), limit_scope="total", most_bet=8), Bet(bet), Double())
    assert put_in(after(step, LetBe()) if more else step, "double") == [("stake 0", due)]
    if more:
        assert asked(step) == (0, (LET_BE, CanRedouble(due, more)))
        assert put_in(after(step, Redouble()), "redouble") == [("stake 0", more)]


@pytest.mark.parametrize(
    ("bet", "limit", "due"), [(1, "first", 3), (3, "first", 9), (2, "total", 6), (3, "total", 5)]
)
def test_a_quadruple_is_asked_for_at_once_and_nobody_redoubles(bet: int, limit: str, due: int) -> None:
    house = {"double": "quadruple", "limit_scope": limit, "most_bet": 3 if limit == "first" else 8}
    step = after(table((50, 50, 50), **house), Bet(bet), Bet(1))
    assert asked(step) == (2, (CanDouble((0, 1), 4), LET_BE))
    step = after(step, Double())
    assert Doubled(2, (0, 1), 4) in step.events
    assert engine.view(step.state, 0).doubled
    assert put_in(step, "double") == [("stake 0", due), ("stake 1", 3)]
    assert isinstance(step.state.options[0], CanDraw)


@pytest.mark.parametrize(("bank", "covered"), [(15, False), (16, True)])
def test_a_quadruple_must_be_covered(bank: int, covered: bool) -> None:
    """Twice what two bets of 1 come to."""
    step = after(table((50, 50, bank), double="quadruple", bank_cover="limit_bets"), Bet(1), Bet(1))
    assert (CanDouble((0, 1), 4) in step.state.options) is covered


def test_a_bet_at_the_limit_for_the_whole_is_not_doubled() -> None:
    step = after(table((50, 50, 50), limit_scope="total"), Bet(3), Bet(2))
    assert asked(step) == (2, (CanDouble((1,)), LET_BE))


# ── the answers ─────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("bank", "redoubles"), [(15, False), (16, True)])
def test_a_redouble_must_leave_cover_for_the_doubles_to_come(bank: int, redoubles: bool) -> None:
    """Bets of 1 and 2; the double of both is 3, the redouble of the first 2: 8 chips paid twice."""
    step = after(table((50, 50, bank), bank_cover="limit_bets"), Bet(1), Bet(2), Double())
    assert (asked(step) == (0, (LET_BE, CanRedouble(1, 2)))) is redoubles
    if redoubles:
        step = after(step, Redouble())
        assert Redoubled(0) in step.events
        assert put_in(step, "double") == [("stake 0", 1), ("stake 1", 2)]


def test_who_was_not_doubled_needs_no_cover() -> None:
    """Bets of 1 and 3: only the first is doubled, so 1 + 3 + 1 + 2 chips are at stake at most."""
    house: dict[str, Any] = {"bank_cover": "limit_bets", "double": "individual"}
    step = after(table((50, 50, 16), **house), Bet(1), Bet(3), Double(), LetBe())
    assert asked(step) == (0, (LET_BE, CanRedouble(1, 2)))


def test_a_redouble_needs_the_chips_for_it() -> None:
    step = after(table((7, 8, 50), most_bet=2), Bet(2), Bet(2), Double())
    assert asked(step) == (1, (LET_BE, CanRedouble(2, 4)))


def test_both_hands_of_a_seat_are_doubled_and_answered() -> None:
    step = after(two_hands((50, 50), redouble=False), Bet(1), Bet(2), Double())
    assert put_in(step, "double") == [("stake 0", 1), ("stake 0.1", 2)]
    step = after(two_hands((50, 50), refuse_double="fold"), Bet(1), Bet(2), Double())
    assert asked(step) == (0, (LET_BE, CanRedouble(1, 2), CanRefuse()))
    step = after(step, LetBe())
    assert asked(step) == (0, (LET_BE, CanRedouble(2, 4), CanRefuse()))
    step = after(step, Redouble())
    assert put_in(step, "redouble") == [("stake 0.1", 4)]
    assert CanStand(0) in step.state.options


@pytest.mark.parametrize(("bank", "redoubles"), [(11, False), (12, False), (15, False), (16, True)])
def test_a_redouble_leaves_cover_for_the_double_of_the_second_hand(bank: int, redoubles: bool) -> None:
    step = after(two_hands((50, bank), bank_cover="limit_bets"), Bet(1), Bet(2))
    if bank >= 12:
        step = after(step, Double())
    assert (CanRedouble(1, 2) in step.state.options) is redoubles


def test_a_second_hand_is_not_doubled_with_chips_that_went_to_the_first() -> None:
    step = after(two_hands((4, 50), redouble=False), Bet(1), Bet(2), Double())
    assert put_in(step, "double") == [("stake 0", 1)]
    assert PaidShort(0, 2, 0) in step.events
    assert step.state.chips[0] == 0
