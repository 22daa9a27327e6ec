"""The pack of Ochko used up in a deal: the discards come back once, and then it may be void (A-O1, A-O15)."""

from __future__ import annotations

import msgspec
import pytest

from game.rules import engine, totals
from game.rules.actions import AnyAction, Bet, CanBet, CanDraw, Claim, Draw, LetBe, Stand
from game.rules.cards import PACK, name, parse, parse_all
from game.rules.engine import Step
from game.rules.events import (
    BankEntitled,
    Busted,
    CardBurned,
    CardsCleared,
    CardTurned,
    ChipsMoved,
    DealAnnulled,
    DealEnded,
    DeckShuffled,
    Event,
    HandPushed,
    JokerLaid,
    SlipMade,
    Stood,
    WentBroke,
)
from game.rules.ochko import moves
from game.rules.ochko.table import OchkoTable, Slip, changed
from game.rules.table import NOBODY
from game.rules.variants.ochko import OchkoRules
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


# ── the joker at the bottom ─────────────────────────────────────────────────


def test_the_joker_is_reached_and_laid_under_again() -> None:
    """All 52 cards are dealt down to it; then the discards alone come back, and it is no card of theirs."""
    rules = OchkoBankRules(double="off", deals=1, bottom="joker")
    stacked = [parse_all(DEALT), parse_all("3D")]
    step = engine.start(rules, (50,) * 4, 1, dealer=3, stacked=stacked)
    step = without_cards(after(step, Bet(1), Bet(1), Bet(1), Draw()), 0)
    assert shuffles(step.events) == [52]
    assert [event for event in step.events if isinstance(event, CardBurned)] == []
    step = engine.apply(step.state, 1, Draw())
    assert shuffles(step.events) == [52 - 6]
    assert JokerLaid(3) in step.events
    assert held(step, "hand 1", 1) == "10H 4H 3D"
    assert set(engine.view(step.state, None).cards) == {f"hand {seat}" for seat in (1, 2, 3)}


def test_the_joker_needs_no_burn_that_could_be_missing() -> None:
    rules = OchkoBankRules(double="off", bottom="joker", irregularities="scripted")
    step = engine.start(rules, (50, 50), 1, 1, slips=[Slip(1, "no_burn")])
    assert SlipMade("no_burn", NOBODY) not in step.events
    assert step.state.left == 50


# ── a deal that is annulled ─────────────────────────────────────────────────

VOID = OchkoBankRules(double="off", deals=2, sale="off", pack_out="annul")


def void(dealt: str, *plays: AnyAction, stacks: tuple[int, ...] = (50,) * 3, **house: object) -> Step:
    """The last seat banks; the pack is used up after these plays, and then the one in turn stands."""
    rules = msgspec.structs.replace(VOID, **house)
    burned = [parse_all("2C")] if rules.burns else []
    step = engine.start(rules, stacks, 1, len(stacks) - 1, [*burned, parse_all(dealt)])
    before = without_cards(after(step, *plays), 0)
    state = before.state
    assert isinstance(state, OchkoTable)
    state.reshuffled = True
    step = after(before, Stand())
    assert [event for event in step.events if isinstance(event, DealAnnulled)] == [DealAnnulled()]
    assert DealEnded(1) in step.events
    return step


def test_a_hand_that_could_draw_finds_no_card_and_the_deal_is_void() -> None:
    """Seat 1 is not even asked, and nobody shows what he has."""
    step = void("10S 10H 10D  9S 2H 8D", Bet(2), Bet(3))
    assert (step.state.chips, step.state.deal, step.state.dealer) == ([50] * 3, 2, 2)
    assert [event for event in step.events if isinstance(event, HandPushed)] == [HandPushed(0), HandPushed(1)]
    assert [event for event in step.events if isinstance(event, CardTurned)] == []
    assert Stood(1, 0, True) not in step.events
    cleared = [event.at for event in step.events if isinstance(event, CardsCleared)]
    assert cleared == ["hand 0", "hand 1", "hand 2", "burned"]


def test_what_was_paid_in_a_void_deal_goes_back() -> None:
    """Seat 0 was paid for a natural, seat 1 is bust, seat 2 wins nothing on 20: all is as it was."""
    step = void("AS 10H 10C 10D  KS 6H QH 8D  9H", Bet(3), Bet(2), Bet(1), Draw(), stacks=(50, 2, 50, 50))
    back = [event for event in step.events if isinstance(event, ChipsMoved) and event.why == "annulled"]
    assert back == [
        ChipsMoved("seat 0", "seat 3", 6, 50, 52, "annulled"),
        ChipsMoved("seat 3", "seat 1", 2, 50, 2, "annulled"),
    ]
    assert step.state.chips == [50, 2, 50, 50]
    assert WentBroke(1) not in step.events


def test_a_natural_in_a_void_deal_moves_no_bank() -> None:
    step = void("AS 10H 10D  KS 9H 8D", Bet(3), Bet(2))
    assert [event for event in step.events if isinstance(event, BankEntitled)] == []
    assert (step.state.chips, step.state.dealer) == ([50] * 3, 2)
    asked = void("AS 10H 10D  KS 9H 8D", Bet(3), Bet(2), sale="any_dealer").state
    assert isinstance(asked, OchkoTable)
    assert (asked.phase, asked.turn, asked.naturals) == ("bank", 2, ())
    assert asked.unshown == ((1, parse("10H")),)  # nobody else has seen it


@pytest.mark.parametrize("bank", [4, 1])
def test_what_a_banker_paid_short_comes_back_to_him(bank: int) -> None:
    step = void("AS 10H 10D  KS 9H 8D", Bet(3), Bet(2), stacks=(50, 50, bank))
    assert step.state.chips == [50, 50, bank]


def test_a_fine_in_a_void_deal_is_given_back() -> None:
    house = {"irregularities": "scripted", "slips_announced": False}
    step = void("10S 10H 10D  9S 2H 8D", Claim("skipped"), Bet(2), Bet(3), LetBe(), LetBe(), **house)
    assert step.state.chips == [50] * 3


def test_a_bound_banker_on_his_total_needs_no_card() -> None:
    rules = OchkoRules(packs=1, deals=1, pack_out="annul")
    for house, chips in (("10H 7H", [53]), ("10H 6H", [50])):
        first, second = house.split()
        step = engine.start(rules, (50,), 1, stacked=[parse_all(f"10S {first} 9S {second}")])
        step = after(without_cards(after(step, Bet(3)), 0), Stand())
        assert step.state.chips == chips
        assert (DealAnnulled() in step.events) == (chips == [50])


def test_a_house_that_is_no_seat_gives_back_what_it_won() -> None:
    """Seat 0 is bust; seat 1 stands, and the house has 16 and no card."""
    rules = OchkoRules(packs=1, deals=1, pack_out="annul", shuffle="each_deal")
    step = engine.start(rules, (50, 50), 1, stacked=[parse_all("10S 9H 10H  6S 9D 6H  KH")])
    step = without_cards(after(step, Bet(3), Bet(1), Draw()), 0)
    assert isinstance(step.state, OchkoTable)
    assert step.state.house == 3
    step.state.reshuffled = True
    step = after(step, Stand())
    assert (step.state.chips, step.state.house) == ([50, 50], 0)


@pytest.mark.parametrize(("bottom", "seed"), [("burned", 93), ("joker", 37)])
def test_fourteen_who_draw_to_21_use_up_the_pack(bottom: str, seed: int) -> None:
    """As it comes, dealt on from deal to deal: a void deal leaves all chips as they were before it."""
    rules = msgspec.structs.replace(VOID, deals=6, shuffle="until_burn", bottom=bottom)
    step, before, void = engine.start(rules, (50,) * 14, seed, dealer=13), [50] * 14, 0
    while not step.state.ended:
        option = step.state.options[0]
        play: AnyAction = LetBe()
        if isinstance(option, CanBet):
            play = Bet(1)
        elif isinstance(option, CanDraw):
            play = Draw() if total_in_turn(step) < 21 else Stand()
        step = engine.apply(step.state, step.state.turn, play)
        if DealAnnulled() in step.events:
            void += 1
            assert step.state.chips == before
        if any(isinstance(event, DealEnded) for event in step.events):
            before = step.state.chips
    assert void == 1


def total_in_turn(step: Step) -> int:
    """What the hand that is asked about counts."""
    state = step.state
    assert isinstance(state, OchkoTable)
    each = state.banker_hand if state.turn == state.dealer else state.hands[state.turn][state.hand]
    return totals.best(each.cards)
