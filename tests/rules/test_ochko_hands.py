"""Single hands of Ochko: what they count and are paid, and who knows which cards (O3, O24-O28, 4.7)."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules import engine
from game.rules.actions import (
    AnyAction,
    Bet,
    CanClaim,
    CanDraw,
    CanStand,
    Claim,
    Double,
    Draw,
    LetBe,
    Refuse,
    Split,
    Stand,
)
from game.rules.cards import name, parse, parse_all
from game.rules.engine import Step
from game.rules.events import BonusMade, HandLost, HandPushed, PaidShort, Stood
from game.rules.ochko.table import STOOD, Hand, OchkoTable, Slip, bonus, changed, put, total
from game.rules.variants.ochko import OchkoRules
from game.rules.variants.ochko_bank import OchkoBankRules
from game.rules.view import Slot

from .test_ochko import after, table


def at(**house: Any) -> OchkoTable:
    """A table with these rules."""
    state = engine.start(OchkoBankRules(**house), (50, 50), 1, dealer=1).state
    assert isinstance(state, OchkoTable)
    return state


def hand(cards: str, **more: Any) -> Hand:
    return Hand(parse_all(cards), **more)


@pytest.mark.parametrize(
    ("cards", "two_aces", "split", "counts"),
    [
        ("AS AH", True, False, 21),
        ("AS AH", True, True, 12),
        ("AS AH", False, False, 12),
        ("7S 5H", True, False, 12),
        ("10S 2H", True, False, 12),
        ("10S AH AD", True, False, 12),
        ("AS AH KS", True, False, 12),
        ("10S 9H", True, False, 19),
    ],
)
def test_two_aces_count_21_as_they_were_dealt(cards: str, two_aces: bool, split: bool, counts: int) -> None:
    assert total(at(two_aces=two_aces), hand(cards, split=split)) == counts


@pytest.mark.parametrize(
    ("cards", "house", "paid"),
    [
        ("2S 3S 4S 5S 6S KH", {}, (0, "")),
        ("2S 3S 4S 5S 6S KH", {"bonus_lock": True}, (2, "cards")),
        ("2S 3S 4S 5S 7S KH", {"bonus_lock": True}, (2, "cards")),  # exactly 21 with five
        ("2S 3S 4S 5S 8S KH", {"bonus_lock": True}, (0, "")),  # over with the fifth already
        ("2S 3S 4S KS 8S", {"bonus_lock": True}, (0, "")),
        ("2S 3S AS 2H 3H 4H KH", {"bonus_lock": True}, (4, "cards")),
        ("2S 3S AS 2H 3H 4H KH", {"bonus_lock": True, "bonus_cap": 3}, (3, "cards")),
        ("2S 3S AS 2H 3H 4H KH", {"bonus_lock": True, "bonus_with_bet": True}, (3, "cards")),
        ("2S 3S AS 2H 3H 4H 6H", {"bonus_lock": True}, (8, "cards")),  # 21 with seven is no bust
        ("2S 3S 4S 5S 6S", {"bonus": False}, (0, "")),
        ("2S 3S 4S 5S 6S", {"bonus_cap": 1}, (1, "cards")),
        ("8S 7S 6S", {"eight_seven_six": "same_suit"}, (2, "ladder")),
        ("8S 7S 6H", {"eight_seven_six": "same_suit"}, (0, "")),
        ("8S 7S 6H", {}, (2, "ladder")),
        ("10S AH", {}, (0, "")),
    ],
)
def test_what_a_hand_is_paid_extra(cards: str, house: dict[str, Any], paid: tuple[int, str]) -> None:
    assert bonus(at(**house), hand(cards)) == paid


def test_only_what_is_given_changes() -> None:
    each = hand("AS AH", closed=(0,), bet=3, split=True)
    assert changed(each) == each
    assert changed(each, done=STOOD) == hand("AS AH", closed=(0,), bet=3, done=STOOD, split=True)
    assert changed(each, closed=()) == hand("AS AH", bet=3, split=True)
    assert changed(each, bet=5) == hand("AS AH", closed=(0,), bet=5, split=True)
    assert changed(each, cards=parse_all("2S")) == hand("2S", closed=(0,), bet=3, split=True)


def test_a_hand_is_put_where_it_lies() -> None:
    t = at()
    one, two, three = hand("2S"), hand("3S"), hand("4S")
    t.hands[0] = ()
    for number, value, hands in ((0, one, (one,)), (1, two, (one, two)), (0, three, (three, two))):
        put(t, 0, number, value)
        assert t.hands[0] == hands


# ── who knows what ──────────────────────────────────────────────────────────


def seen(step: Step, seat: int | None) -> set[str]:
    """The cards that a seat knows, by name."""
    return {name(card) for card in engine.view(step.state, seat).seen}


def test_closed_cards_are_known_to_their_holder_alone() -> None:
    step = after(table("10S 10H 9S 9H"), Bet(2))
    assert seen(step, None) == {"2C", "9S", "9H"}
    assert seen(step, 0) == {"2C", "9S", "9H", "10S"}
    assert seen(step, 1) == {"2C", "9S", "9H", "10H"}
    view = engine.view(step.state, 0)
    assert view.cards["burned"] == (Slot(parse("2C"), True),)
    assert view.cards["hand 0"] == (Slot(parse("10S"), False), Slot(parse("9S"), True))
    assert view.cards["hand 1"] == (Slot(None, False), Slot(parse("9H"), True))
    assert view.called == ""


def test_a_closed_card_given_up_is_still_known_to_who_held_it() -> None:
    rules = OchkoBankRules(refuse_double="fold", deals=1)
    step = after(table("10S 10H 10D 9S 9H", (50, 50, 50), rules), Bet(1), Bet(1), Double(), Refuse())
    assert "hand 0" not in engine.view(step.state, 0).cards
    assert seen(step, 0) == {"2C", "10S"}
    assert seen(step, 1) == {"2C", "10H"}
    assert seen(step, 2) == {"2C", "10D"}
    third = OchkoBankRules(refuse_double="fold", deals=1)
    dealt = "10S 10H JS 10D 9S 9H 9D"
    step = after(table(dealt, (50,) * 4, third), Bet(1), Bet(1), Bet(1), Double(), Refuse(), Refuse())
    assert "10S" in seen(step, 0)
    assert "10H" in seen(step, 1)


def test_the_closed_card_of_a_banker_who_need_not_show_it_is_known_to_him_alone() -> None:
    rules = OchkoBankRules(double="off", shuffle="until_burn", deals=2, sale="off")
    stacked = [parse_all("2C 10S 10H 5S 9H KD")]
    step = after(engine.start(rules, (50, 50), 1, dealer=1, stacked=stacked), Bet(1), Draw())
    assert step.state.deal == 2
    assert [("10H" in seen(step, seat), "10S" in seen(step, seat)) for seat in (0, 1, None)] == [
        (False, True),
        (True, True),
        (False, True),
    ]


def test_before_the_first_cards_there_is_nothing_to_know() -> None:
    step = engine.start(OchkoRules(), (50, 50), 1)
    assert [seen(step, seat) for seat in (0, 1, None)] == [set()] * 3
    assert engine.view(step.state, 0).cards == {}


def test_the_house_shows_its_closed_card_to_nobody() -> None:
    step = engine.start(OchkoRules(), (50, 50), 1, stacked=[parse_all("10S 10H 10D 9S 9H 9D")])
    step = after(step, Bet(1), Bet(1))
    closed = Slot(None, False), Slot(parse("9D"), True)
    assert [engine.view(step.state, seat).cards["house"] for seat in (0, 1, None)] == [closed] * 3


def test_a_bonus_can_be_made_while_the_cards_of_others_stay_closed() -> None:
    step = after(table("2S 10H 3S 9H 2D 3D 4S"), Bet(1), Draw(), Draw(), Draw())
    assert BonusMade(0, 0, "cards", 2) in step.events
    shown = tuple(Slot(card, True) for card in parse_all("2S 3S 2D 3D 4S"))
    assert engine.view(step.state, 1).cards["hand 0"] == shown
    assert after(step, Stand(), Stand()).state.chips == [102, 98]


def test_who_is_not_doubled_is_not_asked() -> None:
    step = after(table("10S 10H 9S 9H", rules=OchkoBankRules(deals=1)), Bet(1), LetBe())
    assert step.state.phase == "draws"  # type: ignore[union-attr]


def test_a_natural_of_the_banker_takes_no_chips_that_are_not_there() -> None:
    step = after(table("10S AH 9S KH", (3, 100)), Bet(3))
    assert step.state.chips == [0, 103]
    assert PaidShort(0, 6, 3) in step.events


def test_the_second_hand_of_a_pair_that_ties_is_pushed_as_the_second() -> None:
    rules = OchkoBankRules(double="off", deals=1, ties=False)
    step = after(table("8S 10H 8H 9H KS JD", rules=rules), Bet(2), Split(), Stand(), Stand(), Stand())
    assert [event.hand for event in step.events if isinstance(event, HandLost)] == [0, 1]
    step = after(table("9S 10H 9H 9D 8S KS", rules=rules), Bet(2), Split(), Stand(), Stand(), Stand())
    assert HandPushed(0, 1) in step.events


# ── five cards end a hand ───────────────────────────────────────────────────


def unasked_fifth(*plays: AnyAction) -> Step:
    """Seat 0 holds four cards of thirteen, and the dealer adds a fifth that nobody asked for."""
    rules = OchkoBankRules(double="off", deals=1, bonus_ends=True, irregularities="scripted")
    stacked = [parse_all("2C"), parse_all("2S 10H 3H 9D  4D 4S  5D 6H")]
    step = engine.start(rules, (50, 50), 1, 1, stacked, slips=[Slip(1, "unasked", 0, 4)])
    return after(step, Bet(1), Draw(), Draw(), *plays)


def test_a_fifth_card_that_nobody_asked_for_may_be_kept_and_ends_the_hand() -> None:
    step = unasked_fifth()
    assert step.state.options == (CanStand(), CanClaim(("unasked",)))
    step = unasked_fifth(Stand())
    assert [event for event in step.events if isinstance(event, Stood)] == [Stood(0, 0, True)]
    assert step.state.turn == 1


def test_a_fifth_card_refused_leaves_four_to_draw_to() -> None:
    step = unasked_fifth(Claim("unasked"))
    assert step.state.options == (CanDraw(), CanStand())
    assert after(step, Draw()).state.turn == 1


def test_five_cards_end_one_hand_of_a_pair_and_no_plain_hand() -> None:
    pair = "2S 10H 2H 9D  2D 10C  3D 3C 4S"
    rules = OchkoBankRules(double="off", deals=1, bonus_ends=True)
    step = after(table(pair, rules=rules), Bet(1), Split(), Draw(), Draw(), Draw())
    assert step.state.options == (CanDraw(1), CanStand(1))
    plain = OchkoBankRules(double="off", deals=1, bonus_ends=True, bonus=False)
    step = after(table("2S 10H 3H 9D 2D 3D 4D", rules=plain), Bet(1), Draw(), Draw(), Draw())
    assert step.state.options == (CanDraw(), CanStand())
