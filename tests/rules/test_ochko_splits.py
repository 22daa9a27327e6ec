"""Splitting, drawing and hidden busts at Ochko, hand by hand (O17, O18, P5-P11, OX4)."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules import engine
from game.rules.actions import Bet, Bust, CanBust, CanDraw, CanSplit, CanStand, Draw, Option, Split, Stand
from game.rules.cards import parse_all
from game.rules.engine import Step
from game.rules.events import (
    Busted,
    CardMoved,
    CardTurned,
    Drew,
    HandLost,
    HandSplit,
    HandWon,
    NaturalShown,
    Stood,
)
from game.rules.places import stake
from game.rules.variants.ochko import OchkoRules
from game.rules.variants.ochko_bank import OchkoBankRules

from .test_ochko import after


def table(dealt: str, chips: tuple[int, ...] = (50, 50), **house: Any) -> Step:
    """The last seat banks; seat 0 has bet 2."""
    rules = OchkoBankRules(**({"double": "off", "deals": 1} | house))
    stacked = [parse_all("2C"), parse_all(dealt)]
    return after(engine.start(rules, chips, 1, dealer=len(chips) - 1, stacked=stacked), Bet(2))


def ends(step: Step) -> list[tuple[int, str, int]]:
    """Number, reason and chips of each hand of seat 0 that was settled, in order."""
    return [
        (event.hand, event.why, event.amount if isinstance(event, HandWon) else -event.amount)
        for event in step.events
        if isinstance(event, HandWon | HandLost) and event.seat == 0
    ]


def options(step: Step) -> tuple[Option, ...]:
    return step.state.options


# ── splitting ───────────────────────────────────────────────────────────────


def test_each_hand_of_a_pair_is_played_by_its_number() -> None:
    step = table("8S 10H 8H 9H  3S 10D  7C KS")
    assert options(step) == (CanDraw(0), CanStand(0), CanSplit(2, 0))
    step = after(step, Split())
    assert HandSplit(0, 0, 1) in step.events
    assert CardMoved("hand 0", 1, "hand 0.1", parse_all("8H")[0], True) in step.events
    assert CardTurned("hand 0", 0, parse_all("8S")[0]) in step.events
    assert step.state.chips == [46, 50]
    assert options(step) == (CanDraw(0), CanStand(0))
    step = after(step, Draw())
    assert Drew(0, 0) in step.events
    assert options(step) == (CanDraw(0), CanStand(0))
    step = after(step, Stand())
    assert Stood(0, 0) in step.events
    assert options(step) == (CanDraw(1), CanStand(1))
    step = after(step, Draw(), Stand())
    assert Drew(0, 1) in step.events
    assert Busted(0, 1, 28) in step.events
    assert ends(step) == [(1, "bust", -2), (0, "lower", -2)]


def test_the_second_hand_may_be_split_again() -> None:
    step = after(table("8S 10H 8H 9H  3S 8D  4C 2D", max_split_hands=3), Split(), Stand())
    assert options(step) == (CanDraw(1), CanStand(1), CanSplit(2, 1))
    step = after(step, Split())
    assert HandSplit(0, 1, 2) in step.events
    assert CardMoved("hand 0.1", 1, "hand 0.2", parse_all("8D")[0], True) in step.events
    assert {stake(0, hand): 2 for hand in range(3)}.items() <= engine.view(step.state, 0).chips.items()
    assert step.state.chips == [44, 50]


@pytest.mark.parametrize(("most", "splits"), [(2, False), (3, True)])
def test_a_pair_makes_as_many_hands_as_the_house_has(most: int, splits: bool) -> None:
    step = after(table("8S 10H 8H 9H  8D 3D", max_split_hands=most), Split())
    assert (CanSplit(2, 0) in options(step)) is splits


@pytest.mark.parametrize(("bank", "splits"), [(7, False), (8, True)])
def test_a_split_must_be_covered_by_the_bank(bank: int, splits: bool) -> None:
    step = table("8S 10H 8H 9H", (50, bank), bank_cover="limit_bets")
    assert (CanSplit(2, 0) in options(step)) is splits


def test_a_house_as_banker_covers_everything() -> None:
    rules = OchkoRules(bank_cover="limit_bets", deals=1)
    step = engine.start(rules, (8, 3), 1, stacked=[parse_all("8S 9D 10H 8H 9S 9H")])
    assert step.state.options[0].high == 8  # type: ignore[union-attr]
    assert after(step, Bet(8)).state.options[0].high == 3  # type: ignore[union-attr]


def test_a_banker_with_credit_covers_everything() -> None:
    step = engine.start(OchkoBankRules(bank_cover="limit_bets", credit=True), (8, 3), 1, dealer=1)
    assert step.state.options[0].high == 3  # type: ignore[union-attr]


def test_two_aces_of_a_split_pair_are_twelve() -> None:
    """A-O18: two aces count 21 as they were dealt, not after a split."""
    step = after(table("AS 10H AH 9H  AD AC", two_aces=True), Split())
    assert [event for event in step.events if isinstance(event, Stood)][:2] == [
        Stood(0, 0, True),
        Stood(0, 1, True),
    ]
    step = after(step, Stand())
    assert ends(step) == [(0, "lower", -2), (1, "lower", -2)]
    assert ends(after(table("AS 10H AH 9H", two_aces=True), Stand(), Stand())) == [(0, "higher", 2)]


def test_two_aces_of_the_banker_are_twelve_in_any_house() -> None:
    assert ends(after(table("10S AH 3H AD", two_aces=True), Stand(), Stand())) == [(0, "higher", 2)]


def test_a_natural_of_a_split_pair_is_one_only_with_full_rights() -> None:
    dealt = "AS 10H AH 9H  KD 5C"
    step = after(table(dealt, split_rights="full"), Split())
    assert NaturalShown(0, 0) in step.events
    assert ends(step) == [(0, "natural", 4)]
    step = after(table(dealt), Split(), Stand())
    assert ends(step) == [(0, "higher", 2), (1, "lower", -2)]


# ── busts ───────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("dealt", "hides"),
    [
        ("2S 10H 10D 9H  KC", True),  # 20 lie open
        ("2S 10H 10D 9H  AC KC", False),  # 21 lie open: any card below is one too many
    ],
)
def test_a_bust_can_be_hidden_while_the_open_cards_are_below_21(dealt: str, hides: bool) -> None:
    step = after(table(dealt, bust_call="manual"), *[Draw()] * (len(dealt.split()) - 4))
    assert (options(step) == (CanBust(0), CanStand(0))) is hides
    assert (Busted(0, 0, 23) in step.events) is not hides


def test_a_hidden_bust_costs_two_bets_and_one_that_is_said_costs_one() -> None:
    step = after(table("2S 10H 10D 9H  KC", bust_call="manual"), Draw())
    assert ends(after(step, Bust())) == [(0, "bust", -2)]
    assert ends(after(step, Stand(), Stand())) == [(0, "hidden_bust", -4)]


def test_the_banker_draws_for_his_one_hand() -> None:
    step = after(table("10S 10H 9S 2H  3C"), Stand())
    assert (step.state.turn, options(step)) == (1, (CanDraw(0), CanStand(0)))
    step = after(step, Draw())
    assert Drew(1, 0) in step.events
    assert options(step) == (CanDraw(0), CanStand(0))
    assert Stood(1, 0) in after(step, Stand()).events
