"""Bets without accidents: set and not added, within the rules, and never everything by one key."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.actions import Action, Bet, Call, CanBet, CanCall, CanPass, NoBet
from game.rules.variants.in_between import InBetweenRules
from game.rules.variants.red_dog import RedDogRules
from game.rules.variants.yablon import YablonRules
from game.scenes.table.bet import BetAmount
from game.scenes.table.controls import SETTLE, Controls
from game.scenes.table.hud import TRACK
from game.ui.intents import (
    MOST,
    Adjust,
    Confirm,
    Hot,
    Intent,
    Next,
    Page,
    Point,
    Press,
    Release,
    Step,
    Wheel,
)

BET_BUTTON, PASS_BUTTON = (430, 335), (590, 335)


def controls(low: int = 2, high: int = 60, chips: int = 100, passes: bool = True) -> Controls:
    made = Controls(YablonRules() if passes else InBetweenRules(), lambda name, variant=None: None)
    made.ask((CanPass(), CanBet(low, high)) if passes else (CanBet(low, high),), chips)
    made.pass_time(SETTLE)
    return made


def answer(made: Controls, *intents: Intent, asked: bool = True, confirm: bool = True) -> Action | None:
    """What comes of the last of several intents."""
    action = None
    for intent in intents:
        action = made.handle(intent, asked, confirm)
    return action


def test_enter_bets_the_amount_that_is_shown() -> None:
    made = controls()
    assert answer(made, Step(1, 0), Adjust(5), Confirm()) == Bet(8)


def test_the_same_bet_is_offered_again_and_cut_to_the_limit() -> None:
    made = controls()
    made.played(answer(made, Adjust(18), Confirm()))
    made.ask((CanPass(), CanBet(2, 60)), 80)
    assert made.bet.amount == 20
    made.ask((CanPass(), CanBet(2, 9)), 80)
    assert made.bet.amount == 9


def test_everything_needs_a_second_press_of_the_same_button() -> None:
    made = controls()
    assert answer(made, Hot("m")) is None
    assert made.focus == "pot"
    assert answer(made, Hot("m")) == Bet(60)


def test_enter_on_a_slider_pushed_to_its_end_asks_again_too() -> None:
    made = controls()
    assert answer(made, Adjust(MOST), Confirm()) is None
    assert answer(made, Confirm()) == Bet(60)


@pytest.mark.parametrize("between", [Adjust(-1), Next(1), Point(*BET_BUTTON)])
def test_anything_else_between_the_two_presses_takes_the_first_back(between: Intent) -> None:
    made = controls()
    answer(made, Hot("m"), between)
    assert not made.armed


def test_without_the_wish_to_confirm_one_press_is_enough() -> None:
    assert answer(controls(), Hot("m"), confirm=False) == Bet(60)


@pytest.mark.parametrize("letter", "abcdefghijklmnopqrstuvwxyz0123456789")
def test_no_single_key_stakes_everything(letter: str) -> None:
    action = answer(controls(), Hot(letter))
    assert action is None or action == NoBet()


def test_the_only_amount_there_is_needs_no_second_press() -> None:
    assert answer(controls(3, 3), Confirm()) == Bet(3)


def test_a_press_before_the_question_or_right_with_it_is_no_answer() -> None:
    made = controls()
    assert answer(made, Confirm(), asked=False) is None
    made.ask((CanBet(1, 5),), 10)
    assert answer(made, Confirm()) is None


def test_a_button_acts_when_the_pointer_goes_up_on_it() -> None:
    made = controls()
    assert answer(made, Press(*PASS_BUTTON)) is None
    assert answer(made, Release(*BET_BUTTON)) is None
    assert answer(made, Press(*PASS_BUTTON), Release(*PASS_BUTTON)) == NoBet()
    assert answer(made, Press(*BET_BUTTON), Release(*BET_BUTTON)) == Bet(2)


def test_the_track_is_dragged_from_end_to_end() -> None:
    made = controls()
    x, y, w, h = TRACK
    answer(made, Press(x + 1, y + h // 2), Point(x + w - 1, y + h // 2))
    assert made.bet.amount == 60
    answer(made, Point(x, y))
    assert made.bet.amount == 2


def test_a_hopeless_hand_leaves_only_the_pass() -> None:
    made = Controls(YablonRules(), lambda name, variant=None: None)
    made.ask((CanPass(),), 50)
    made.pass_time(SETTLE)
    assert made.focus == "pass"
    assert answer(made, Hot("m")) is None
    assert answer(made, Confirm()) == NoBet()


def test_where_nobody_passes_there_is_no_button_for_it() -> None:
    made = controls(passes=False)
    assert answer(made, Hot("n")) is None
    assert made.is_open("bet")


STEPS = st.one_of(
    st.builds(Step, st.sampled_from((-1, 1)), st.just(0)),
    st.builds(Adjust, st.sampled_from((-MOST, -5, -1, 1, 5, MOST))),
    st.builds(Page, st.sampled_from((-1, 1))),
    st.builds(Wheel, st.integers(-3, 3)),
    st.builds(Point, st.integers(0, 639), st.integers(310, 359)),
    st.builds(Press, st.integers(140, 390), st.integers(310, 359)),
)


@given(st.integers(1, 20), st.integers(0, 5_000), st.lists(STEPS, max_size=30))
def test_no_input_leads_outside_what_the_rules_allow(low: int, more: int, intents: list[Intent]) -> None:
    made = controls(low, low + more, 10_000)
    for intent in intents:
        made.handle(intent, True, True)
        assert low <= made.bet.amount <= low + more


@given(st.integers(1, 50), st.integers(1, 3_000))
def test_every_amount_has_its_place_on_the_track(low: int, more: int) -> None:
    bet = BetAmount()
    bet.ask(CanBet(low, low + more))
    assert bet.at(0.0) == low
    assert bet.at(1.0) == low + more
    assert 0.0 <= bet.share(low + more // 2) <= 1.0
    assert bet.at(bet.share(low + more // 2)) == low + more // 2


@pytest.mark.parametrize("goal", [1, 2, 7, 33, 60, 99, 128, 250, 399, 400])
def test_any_amount_is_at_most_a_dozen_presses_away(goal: int) -> None:
    presses = (Page(1), Page(-1), Adjust(5), Adjust(-5), Adjust(1), Adjust(-1), Adjust(MOST), Adjust(-MOST))
    reached = {1}
    for _ in range(12):
        for amount in tuple(reached):
            for press in presses:
                made = controls(1, 400, 1_000)
                made.bet.set(amount)
                made.handle(press, True, True)
                reached.add(made.bet.amount)
        if goal in reached:
            return
    pytest.fail(f"{goal} was not reached")


def test_an_ace_is_called_by_its_button_or_its_digit() -> None:
    made = Controls(InBetweenRules(ace_call=True), lambda name, variant=None: None)
    made.ask((CanCall(("high", "low")),), 50)
    made.pass_time(SETTLE)
    assert answer(made, Hot("2")) == Call("low")
    assert answer(made, Hot("m")) is None
    assert answer(made, Confirm()) == Call("high")
    assert answer(made, Step(1, 0), Confirm()) == Call("low")
    made.ask((CanBet(1, 9),), 50)
    made.pass_time(SETTLE)
    assert answer(made, Confirm()) == Bet(1)


def test_a_raise_begins_with_all_of_it_and_an_ante_with_the_last_one() -> None:
    made = Controls(RedDogRules(ante=10, most_ante=30, rd_raise="up_to"), lambda name, variant=None: None)
    made.ask((CanBet(10, 30),), 100)
    assert (made.names, made.bet.amount, made.bet.kind) == (("bet",), 10, "bet")
    made.played(Bet(17))
    made.ask((CanPass(), CanBet(1, 17)), 83)
    assert (made.names, made.bet.amount, made.bet.kind) == (("bet", "pass"), 17, "raise")
    made.played(Bet(5))
    made.ask((CanBet(10, 30),), 100)
    assert made.bet.amount == 17
    made.ask((CanPass(), CanBet(1, 17)), 83)
    assert made.bet.amount == 5
