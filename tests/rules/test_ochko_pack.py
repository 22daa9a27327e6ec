"""The pack of Ochko used up in the middle of a deal: the discards come back once (A-O1, A-O15)."""

from __future__ import annotations

import pytest

from game.rules import engine
from game.rules.actions import Bet, Draw, Stand
from game.rules.cards import PACK, name, parse, parse_all
from game.rules.engine import Step
from game.rules.events import Busted, CardBurned, CardsCleared, DeckShuffled, Event, Stood
from game.rules.ochko import moves
from game.rules.ochko.table import OchkoTable, Slip, changed
from game.rules.variants.ochko_bank import OchkoBankRules
from game.rules.view import Slot

from .test_ochko import after, table
from .test_ochko_rights import held, without_cards

DEALT = "10S 10H JS 10D  6S 4H 5D 9D  8S"  # seat 3 banks


def used_up(again: str, shuffle: str = "each_deal") -> Step:
    """Seat 0 is bust with three cards, the stock is empty, and seat 1 may draw; `again` lies on top then."""
    rules = OchkoBankRules(double="off", deals=1, shuffle=shuffle)  # type: ignore[arg-type]
    dealt = ["2C", DEALT] if shuffle == "each_deal" else [f"2C {DEALT}"]
    stacked = [parse_all(each) for each in (*dealt, again)]
    step = engine.start(rules, (50,) * 4, 1, dealer=3, stacked=stacked)
    return without_cards(after(step, Bet(1), Bet(1), Bet(1), Draw()), 0)


def seen(step: Step, seat: int | None) -> set[str]:
    """The cards that a seat knows, by name."""
    return {name(card) for card in engine.view(step.state, seat).seen}


def shuffles(events: tuple[Event, ...]) -> list[int]:
    """How many cards each shuffle had."""
    return [event.cards for event in events if isinstance(event, DeckShuffled)]


def test_the_discards_become_a_new_stock() -> None:
    step = engine.apply(used_up("3D").state, 1, Draw())
    assert shuffles(step.events) == [52 - 7]  # without the burned one, and two each before three seats
    assert seen(step, None) == {"2C", "4H", "5D", "9D", "3D"}
    assert seen(step, 1) == {"2C", "4H", "5D", "9D", "3D", "10H"}
    assert held(step, "hand 1", 1) == "10H 4H 3D"


def test_they_do_so_once_in_a_deal() -> None:
    """Seat 1 is bust too, and its cards are discards; but the stock was made new in this deal already."""
    step = engine.apply(used_up("8H").state, 1, Draw())
    assert Busted(1, 0, 22) in step.events
    assert step.state.turn == 2
    step = engine.apply(without_cards(step, 0).state, 2, Stand())
    assert shuffles(step.events) == []
    assert Stood(3, 0, True) in step.events


def test_the_burned_card_stays_where_the_pack_is_shuffled_for_every_deal() -> None:
    step = engine.apply(used_up("3D").state, 1, Draw())
    assert not [event for event in step.events if isinstance(event, CardBurned | CardsCleared)]
    assert engine.view(step.state, None).cards["burned"] == (Slot(parse("2C"), True),)


def test_where_it_marks_the_end_it_goes_back_and_another_is_burned() -> None:
    step = engine.apply(used_up("KC 3D", "until_burn").state, 1, Draw())
    assert CardsCleared("burned") in step.events
    assert CardBurned(parse("KC")) in step.events
    assert shuffles(step.events) == [52 - 6]
    assert held(step, "hand 1", 1) == "10H 4H 3D"
    assert engine.view(step.state, None).cards["burned"] == (Slot(parse("KC"), True),)
    assert seen(step, None) == {"KC", "4H", "5D", "9D", "3D"}


@pytest.mark.parametrize(("come_back", "burned"), [(1, False), (2, True), (3, True)])
def test_the_last_card_is_not_burned(come_back: int, burned: bool) -> None:
    """All cards but these lie before the banker; the one that was burned is among them."""
    state = used_up("2C", "until_burn").state
    assert isinstance(state, OchkoTable)
    back = [parse("2C"), *state.discards][:come_back]
    rest = [card for card in PACK if card not in back and card not in moves.lying(state)]
    state.banker_hand = changed(state.banker_hand, cards=(*state.banker_hand.cards, *rest))
    out: list[Event] = []
    assert moves.reshuffle(state, out)
    assert shuffles(tuple(out)) == [come_back]
    assert (CardBurned(parse("2C")) in out) is burned


def test_without_discards_no_card_is_dealt() -> None:
    step = without_cards(after(table("10S 10H 2S 4H"), Bet(1)), 0)
    assert isinstance(step.state, OchkoTable)
    assert moves.give(step.state, 0, 0, []) is None
    assert moves.give_banker(step.state, []) is None


def test_all_that_is_out_of_play_lies_in_the_discards() -> None:
    dealt = "10S 10H JS 10D 6S 6H 5D 9D 8S 8H"
    step = engine.start(OchkoBankRules(double="off"), (50,) * 4, 1, 3, [parse_all("2C"), parse_all(dealt)])
    step = after(step, Bet(1), Bet(1), Bet(1), Draw(), Draw())
    assert isinstance(step.state, OchkoTable)
    assert sorted(step.state.discards) == sorted(parse_all("10S 6S 8S 10H 6H 8H"))


def test_without_a_burn_no_card_of_the_deal_before_is_the_burned_one() -> None:
    rules = OchkoBankRules(double="off", sale="off", irregularities="scripted")
    stacked = [parse_all("2C"), parse_all("10S 10H 9S 8H"), parse_all("10S 10H")]
    step = engine.start(rules, (50, 50), 1, 1, stacked, slips=[Slip(2, "no_burn")])
    step = after(step, Bet(1), Stand(), Stand())
    assert step.state.deal == 2
    assert set(engine.view(step.state, None).cards) == {"hand 0", "hand 1"}
    assert engine.unpack(engine.pack(step.state)) == step.state
