"""What calling a slip gives at Ochko, card by card and on either hand of a seat (OX1-OX8)."""

from __future__ import annotations

import pytest

from game.rules import engine, irregularities
from game.rules.actions import (
    Bet,
    CanBust,
    CanClaim,
    CanDraw,
    CanKeep,
    CanKeepBoth,
    CanLetBe,
    CanStand,
    Claim,
    Double,
    Draw,
    Keep,
    KeepBoth,
    LetBe,
    Stand,
)
from game.rules.cards import name, parse, parse_all
from game.rules.engine import Step
from game.rules.events import (
    BonusMade,
    CardBurned,
    CardFound,
    CardMoved,
    CardPutUnder,
    CardsCleared,
    NaturalShown,
    SlipLapsed,
    SlipMade,
    Stood,
)
from game.rules.ochko.table import OchkoTable, Slip
from game.rules.table import take_card
from game.rules.variants.ochko import OchkoRules
from game.rules.variants.ochko_bank import OchkoBankRules
from game.rules.view import Slot

from .test_ochko import after
from .test_ochko_slips import KINDS, SCRIPTED, WATCHFUL, called, calls, slips_of, table

TWO_FIRST = Slip(1, "two_first", 0)


def shown(step: Step, place: str) -> str:
    """The cards at a place as an onlooker sees them."""
    slots = engine.view(step.state, None).cards.get(place, ())
    return " ".join(name(slot.card) if slot.card is not None else "??" for slot in slots)


def held(step: Step, place: str, seat: int = 0) -> str:
    """The cards at a place as their holder sees them."""
    slots = engine.view(step.state, seat).cards.get(place, ())
    return " ".join(name(slot.card) if slot.card is not None else "??" for slot in slots)


def without_cards(step: Step, left: int) -> Step:
    """The same table, but only so many cards are left in the stock."""
    state = step.state
    assert isinstance(state, OchkoTable)
    while state.left > left:
        take_card(state)
    return step


def two_hands(*slips: Slip, dealt: str = "9S 8S 10H 2S 3S 4H", chips: tuple[int, ...] = (50, 50)) -> Step:
    """Seat 0 has made two hands of its two first cards, and bet 1 on the first and 2 on the second."""
    return after(table(dealt, TWO_FIRST, *slips, chips=chips), Claim("two_first"), KeepBoth(), Bet(1), Bet(2))


# ── OX1 ─────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("left", "burned"), [(1, 0), (2, 1), (3, 1)])
def test_a_burn_needs_a_card_beyond_the_burned_one(left: int, burned: int) -> None:
    step = without_cards(table("10S 10H", Slip(1, "no_burn")), left)
    step = engine.apply(step.state, 0, Claim("no_burn"))
    assert sum(isinstance(event, CardBurned) for event in step.events) == burned


def test_a_late_burn_leaves_known_what_lies_among_the_discards() -> None:
    stacked = [parse_all("AS 10H 9D  KS 5H 4D"), parse_all("3C")]
    step = engine.start(SCRIPTED, (50, 50, 50), 1, dealer=2, stacked=stacked, slips=[Slip(1, "no_burn")])
    step = after(step, Bet(1), Bet(1), Claim("no_burn"))  # the natural of seat 0 was paid and put away
    seen = engine.view(step.state, 1).seen
    assert seen == tuple(sorted(parse_all("3C 4D 5H 10H AS KS")))
    assert engine.unpack(engine.pack(step.state)) == step.state


# ── OX5 ─────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("keeps", ["9S", "8S"])
def test_either_of_two_first_cards_is_kept_and_the_other_goes(keeps: str) -> None:
    step = table("9S 8S 10H", TWO_FIRST)
    step = after(step, Claim("two_first"))
    assert isinstance(step.state, OchkoTable)
    assert step.state.calling == "two_first"
    step = after(step, Keep(parse(keeps)))
    assert isinstance(step.state, OchkoTable)
    assert (held(step, "hand 0"), step.state.calling) == (keeps, "")
    index, card = (1, parse("8S")) if keeps == "9S" else (0, parse("9S"))
    assert CardPutUnder("hand 0", index, card, False, 49) in step.events


@pytest.mark.parametrize(
    ("chips", "least", "both"), [(1, 1, False), (2, 1, True), (3, 2, False), (4, 2, True)]
)
def test_two_hands_need_two_least_bets(chips: int, least: int, both: bool) -> None:
    rules = OchkoBankRules(double="off", deals=1, irregularities="scripted", least_bet=least)
    step = after(table("9S 8S 10H", TWO_FIRST, rules=rules, chips=(chips, 50)), Claim("two_first"))
    keep = CanKeep(parse_all("9S 8S"))
    assert step.state.options == ((keep, CanKeepBoth()) if both else (keep,))


@pytest.mark.parametrize(("chips", "both"), [(5, False), (6, True)])
def test_where_bets_stand_before_the_cards_one_more_is_enough(chips: int, both: bool) -> None:
    rules = OchkoRules(irregularities="scripted")
    step = engine.start(rules, (chips,), 1, stacked=[parse_all("9S 8S 10H")], slips=[TWO_FIRST])
    step = after(step, Bet(5), Claim("two_first"))
    keep = CanKeep(parse_all("9S 8S"))
    assert step.state.options == ((keep, CanKeepBoth()) if both else (keep,))


def test_two_hands_lie_and_are_dealt_to_apart() -> None:
    step = two_hands()
    assert isinstance(step.state, OchkoTable)
    assert step.state.calling == ""
    assert (held(step, "hand 0"), held(step, "hand 0.1")) == ("9S 2S", "8S 3S")
    assert (shown(step, "hand 0"), shown(step, "hand 0.1")) == ("?? 2S", "?? 3S")
    assert engine.view(step.state, 0).chips == {"seat 0": 47, "seat 1": 50, "stake 0": 1, "stake 0.1": 2}


# ── OX6 ─────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("keeps", "hand"), [("2S", "9S 2S"), ("3S", "9S 3S")])
def test_either_of_two_second_cards_is_kept(keeps: str, hand: str) -> None:
    step = after(table("9S 10H 2S 3S 4H", Slip(1, "two_second", 0)), Bet(1), Claim("two_second"))
    assert isinstance(step.state, OchkoTable)
    assert step.state.calling == "two_second"
    step = after(step, Keep(parse(keeps)))
    assert isinstance(step.state, OchkoTable)
    assert (held(step, "hand 0"), step.state.calling) == (hand, "")


def test_two_second_cards_of_the_second_hand_are_called_on_it() -> None:
    step = two_hands(Slip(1, "turned", 0, 1), Slip(1, "two_second", 0), dealt="9S 8S 10H 2S 3S 5S 4H")
    step = after(step, Claim("two_second"))
    assert step.state.options == (CanKeep(parse_all("3S 5S")),)
    step = after(step, Keep(parse("3S")))
    assert (held(step, "hand 0"), held(step, "hand 0.1")) == ("9S 2S", "8S 3S")
    gone = next(event for event in step.events if isinstance(event, CardPutUnder))
    assert (gone.src, gone.index) == ("hand 0.1", 2)


def test_two_second_cards_of_the_second_hand_that_nobody_minds() -> None:
    step = two_hands(Slip(1, "turned", 0, 1), Slip(1, "two_second", 0), dealt="9S 8S 10H 2S 3S 5S 4H")
    step = after(step, LetBe())
    assert (held(step, "hand 0"), held(step, "hand 0.1")) == ("9S 2S", "8S 3S")


# ── OX7 ─────────────────────────────────────────────────────────────────────


def test_a_second_card_that_lay_open_is_refused_and_another_comes_face_up() -> None:
    step = after(table("9S 10H 2S 4H 3S", Slip(1, "turned", 0, 1)), Bet(1))
    assert CardMoved("found", 0, "hand 0", parse("2S"), True) in step.events
    assert held(step, "hand 0") == "9S 2S"
    step = after(step, Claim("turned"))
    assert (held(step, "hand 0"), shown(step, "hand 0")) == ("9S 3S", "?? 3S")
    assert not [event for event in step.events if isinstance(event, SlipLapsed)]


def test_a_first_card_that_lay_open_is_refused_and_another_comes_face_down() -> None:
    step = table("9S 10H 3S 4H", Slip(1, "turned", 0, 0))
    assert shown(step, "hand 0") == "9S"
    assert calls(step) == ("turned", "face_up")
    step = after(step, Claim("turned"))
    assert (held(step, "hand 0"), shown(step, "hand 0")) == ("3S", "??")
    assert calls(step) == ()  # no card of this seat lies open any more


def test_a_second_card_refused_beside_an_open_first_one_comes_face_down() -> None:
    step = after(
        table("9S 10H 2S 4H 3S", Slip(1, "face_up", 0), Slip(1, "turned", 0, 1)), Bet(1), Claim("turned")
    )
    assert (held(step, "hand 0"), shown(step, "hand 0")) == ("9S 3S", "9S ??")
    assert calls(step) == ()


def test_an_open_card_of_the_second_hand_is_refused_on_it() -> None:
    step = two_hands(Slip(1, "two_second", 0), Slip(1, "turned", 0, 1), dealt="9S 8S 10H 2S 3S 5S 4H 6S")
    assert CardMoved("found", 0, "hand 0.1", parse("5S"), True) in step.events
    step = after(step, Claim("turned"))
    assert held(step, "hand 0.1") == "8S 6S"
    gone = next(event for event in step.events if isinstance(event, CardPutUnder))
    assert (gone.src, gone.index) == ("hand 0.1", 1)


def test_the_window_of_an_open_first_card_ends_with_the_bet() -> None:
    step = table("9S 10H 10D 2S 4H 4D", Slip(1, "turned", 0, 0), chips=(50, 50, 50))
    assert "turned" in calls(step)
    step = after(step, Bet(1), Bet(1))
    assert step.state.turn == 0
    assert "turned" not in calls(step)


def test_a_card_found_while_drawing_lies_under_the_stock_when_it_is_refused() -> None:
    step = after(table("9S 10H 2S 4H 5S", Slip(1, "turned", 0, 2)), Bet(1), Claim("turned"))
    step = without_cards(step, 1)
    assert isinstance(step.state, OchkoTable)
    assert name(take_card(step.state)) == "5S"


def test_a_card_found_while_drawing_cannot_be_refused_once_it_is_drawn() -> None:
    step = after(table("9S 10H 2S 4H 3S", Slip(1, "turned", 0, 2)), Bet(1))
    assert calls(step) == ("turned",)
    assert engine.view(step.state, 1).cards["found"] == (Slot(parse("3S"), True),)
    step = after(step, Draw())
    assert held(step, "hand 0") == "9S 2S 3S"
    assert calls(step) == ()
    assert SlipLapsed("turned", -1) in after(step, Stand(), Stand()).events


def test_no_card_is_found_where_none_is_left() -> None:
    step = table("9S 10H 10D 2S 4H 4D", Slip(1, "turned", 1, 2), chips=(50, 50, 50))
    step = without_cards(after(step, Bet(1), Bet(1)), 0)
    step = engine.apply(step.state, 0, Stand())
    assert not [event for event in step.events if isinstance(event, CardFound | SlipMade)]
    assert Stood(1, 0, True) in step.events


def test_no_card_is_given_unasked_while_one_lies_open() -> None:
    slips = Slip(1, "turned", 0, 2), Slip(1, "unasked", 1, 2)
    step = after(table("9S 10H 10D 2S 4H 4D 3S", *slips, chips=(50, 50, 50)), Bet(1), Bet(1), Stand())
    assert (step.state.turn, held(step, "hand 1", 1)) == (1, "10H 4H")
    assert calls(step) == ("turned",)


def test_an_open_card_that_nobody_takes_goes_with_the_others_at_the_end() -> None:
    rules = OchkoBankRules(double="off", sale="off", shuffle="until_burn", irregularities="scripted")
    stacked = [parse_all("2C 9S 10H 2S 10D 3S")]
    step = engine.start(rules, (50, 50), 1, dealer=1, stacked=stacked, slips=[Slip(1, "turned", 0, 2)])
    step = after(step, Bet(1), Stand(), Stand())
    assert CardsCleared("found") in step.events
    assert isinstance(step.state, OchkoTable)
    assert step.state.found is None
    assert sorted(step.state.discards) == sorted(parse_all("9S 2S 10H 10D 3S"))


# ── OX8 ─────────────────────────────────────────────────────────────────────


def test_a_second_unasked_card_waits_until_the_first_is_answered() -> None:
    slips = Slip(1, "unasked", 0, 2), Slip(1, "unasked", 0, 3)
    step = after(table("5S 10H 4S 8H 2D 2H", *slips, rules=WATCHFUL), Bet(1), LetBe(), Claim("skipped"))
    assert called(step) == [False]
    assert held(step, "hand 0") == "5S 4S 2D"
    assert step.state.options == (CanDraw(), CanStand())


def test_an_unasked_card_on_the_second_hand_goes_from_it() -> None:
    step = two_hands(Slip(1, "unasked", 0, 2), Slip(1, "unasked", 0, 2), dealt="9S 8S 10H 2S 3S 4H 5S 6S")
    assert held(step, "hand 0") == "9S 2S 5S"
    step = after(step, Stand())
    assert (held(step, "hand 0"), held(step, "hand 0.1")) == ("9S 2S 5S", "8S 3S 6S")
    step = after(step, Claim("unasked"))
    assert held(step, "hand 0.1") == "8S 3S"
    gone = next(event for event in step.events if isinstance(event, CardPutUnder))
    assert (gone.src, gone.index) == ("hand 0.1", 2)


@pytest.mark.parametrize(("cards", "comes"), [(2, True), (3, False), (-1, True)])
def test_a_card_after_standing_comes_at_the_number_that_was_written(cards: int, comes: bool) -> None:
    step = after(table("9S 10H 2S 4H 3S", Slip(1, "unasked_stood", 0, cards)), Bet(1), Stand())
    assert (calls(step) == ("unasked",)) is comes


@pytest.mark.parametrize("cards", [1, -1])
def test_the_second_card_up_too_comes_at_the_number_that_was_written(cards: int) -> None:
    slips = Slip(1, "face_up", 0, 0), Slip(1, "face_up_again", 0, cards)
    step = after(table("9S 10H 2S 4H", *slips), Bet(1))
    assert shown(step, "hand 0") == "9S 2S"
    assert calls(step) == ("face_up",)
    assert calls(after(step, LetBe())) == ()  # the last round is complete


def bonuses(step: Step) -> int:
    """How often a hand of five cards was told of."""
    return sum(isinstance(event, BonusMade) for event in step.events)


def test_a_bonus_is_told_once_while_something_else_can_be_called() -> None:
    rules = OchkoBankRules(double="off", deals=1, irregularities="scripted")
    stacked = [parse_all("2S 10H 3S 9H 2D 3D 4S")]
    step = engine.start(rules, (50, 50), 1, dealer=1, stacked=stacked, slips=[Slip(1, "no_burn")])
    step = after(step, Bet(1), Draw(), Draw(), Draw())
    assert (held(step, "hand 0"), bonuses(step)) == ("2S 3S 2D 3D 4S", 1)
    assert calls(step) == ("no_burn",)
    assert bonuses(after(step, Stand())) == 1


def test_a_bonus_with_a_card_that_came_unasked_is_told_once() -> None:
    four = after(table("2S 10H 3S 9H 2D 3D 4S", Slip(1, "unasked_stood", 0, 4)), Bet(1), Draw(), Draw())
    step = after(four, Stand())
    assert step.state.options == (CanLetBe(), CanClaim(("unasked",)))
    assert bonuses(step) == 0
    assert bonuses(after(step, LetBe())) == 1
    step = after(table("2S 10H 3S 9H 2D 3D 4S", Slip(1, "unasked", 0, 4)), Bet(1), Draw(), Draw())
    assert held(step, "hand 0") == "2S 3S 2D 3D 4S"
    assert bonuses(after(step, Stand())) == 1


def test_a_natural_on_the_second_hand_is_shown_as_the_second() -> None:
    """The banker has a natural too: the first hand costs two bets, the second one."""
    step = two_hands(dealt="9S AS AH 2S KS KH")
    assert NaturalShown(1, 0) in step.events
    assert NaturalShown(0, 1) in step.events
    assert step.state.chips == [46, 54]


# ── calling ─────────────────────────────────────────────────────────────────


def test_a_wrong_call_at_a_bust_ends_the_calling_too() -> None:
    rules = OchkoBankRules(
        double="off", deals=1, irregularities="scripted", slips_announced=False, bust_call="manual"
    )
    step = after(table("10S 10H 6S 8H 9C", rules=rules), Bet(1), LetBe(), Draw())
    assert step.state.options == (CanBust(0), CanStand(0), CanClaim(KINDS))
    step = after(step, Claim("skipped"))
    assert step.state.options == (CanBust(0), CanStand(0))


def test_all_that_was_not_called_is_told_at_the_end() -> None:
    slips = Slip(1, "face_up", 0), Slip(1, "turned", 1, 1), Slip(1, "unasked", 0, 2)
    step = table("5S 10H 10D 2S 4H 4D 3S 6S", *slips, chips=(50, 50, 50))
    step = after(step, Bet(1), Bet(1))
    while not step.state.ended:
        play = LetBe() if isinstance(step.state.options[0], CanLetBe) else Stand()
        step = engine.apply(step.state, step.state.turn, play)
    told = [(event.kind, event.seat) for event in step.events if isinstance(event, SlipLapsed)]
    assert sorted(told) == [("turned", 1), ("unasked", 0)]


def test_a_missing_burn_keeps_no_other_slip_from_lapsing() -> None:
    slips = Slip(1, "no_burn"), Slip(1, "two_second", 0), Slip(1, "two_second", 1)
    stacked = [parse_all("9S 10H 10D 2S 3S 4H 5H 4D")]
    rules = OchkoBankRules(double="off", deals=1, irregularities="scripted")
    step = engine.start(rules, (50, 50, 50), 1, dealer=2, stacked=stacked, slips=slips)
    step = after(step, Bet(1), Bet(1), LetBe(), LetBe())
    assert (held(step, "hand 0"), held(step, "hand 1", 1)) == ("9S 2S", "10H 4H")


def test_who_has_withdrawn_keeps_no_slip_of_others_from_lapsing() -> None:
    slips = (
        Slip(1, "face_up", 0),
        Slip(1, "turned", 0, 1),
        Slip(1, "face_up_again", 0),
        Slip(1, "two_second", 1),
    )
    step = table("9S 10H 10D 2S 4H 5H 4D", *slips, chips=(50, 50, 50))
    step = after(step, Bet(1), Bet(1), Claim("face_up"))
    assert (held(step, "hand 0"), step.state.chips[0]) == ("", 50)
    step = after(step, LetBe())
    assert held(step, "hand 1", 1) == "10H 4H"


def test_who_has_no_chip_left_for_a_bet_keeps_no_cards_from_others() -> None:
    rules = OchkoRules(irregularities="scripted", slips_announced=False)
    step = engine.start(rules, (1, 50), 1, stacked=[parse_all("10S 10H 9S 9H")])
    step = after(step, Claim("no_burn"))
    assert (step.state.turn, step.state.chips) == (1, [0, 50])
    step = after(step, Bet(5), LetBe())
    assert held(step, "hand 1", 1) == "10S 9S"


def test_where_no_slips_are_played_none_is_made_and_none_can_be_called() -> None:
    """Neither a script of them nor a table that should watch for them changes anything."""
    plain = OchkoBankRules(deals=1)
    watchful = OchkoBankRules(deals=1, slips_announced=False)
    stacked = [parse_all("2C"), parse_all("10S 10H 6S 9H 3S")]
    slips = [Slip(1, "no_burn"), Slip(1, "skipped", 0), Slip(1, "unasked", 0, 2), Slip(1, "unasked_stood", 0)]
    plays = Bet(1), Double(), LetBe(), Draw(), Stand(), Stand()
    usual = after(engine.start(plain, (50, 50), 1, 1, stacked), *plays)
    unusual = after(engine.start(watchful, (50, 50), 1, 1, stacked, slips=slips), *plays)
    assert unusual.events[1:] == usual.events[1:]


# ── by chance ───────────────────────────────────────────────────────────────


def test_a_tired_dealer_turns_every_second_card_up_again() -> None:
    rules = OchkoBankRules(irregularities="random", slip_percent=10)
    state = engine.start(rules, (400,) * 5, 3).state
    assert isinstance(state, OchkoTable)
    made = sum(irregularities.slip(state, (irregularities.AGAIN,), 0, 1) != "" for _ in range(4000))
    assert abs(made - 2000) < 3 * (4000 * 0.25) ** 0.5


@pytest.mark.parametrize(("percent", "made"), [(0, 0), (100, 1000)])
def test_never_and_always_are_meant(percent: int, made: int) -> None:
    rules = OchkoBankRules(irregularities="random", slip_percent=percent)
    state = engine.start(rules, (400,) * 5, 3).state
    assert isinstance(state, OchkoTable)
    assert sum(irregularities.slip(state, KINDS, 0, 0) != "" for _ in range(1000)) == made


def test_a_seed_makes_these_slips() -> None:
    """As with the cards: the slips of a record that can be replayed must never change."""
    rules = OchkoBankRules(double="off", sale="off", irregularities="random", slip_percent=20)
    found = slips_of(rules)
    made = [(event.kind, event.seat) for event in found if isinstance(event, SlipMade)]
    assert len(made) == 136
    assert made[-4:] == [("turned", 1), ("face_up", 1), ("two_second", 0), ("no_burn", -1)]
