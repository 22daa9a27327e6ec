"""How passengers play Ochko: legal, never absurd, from their view alone, and each as its numbers say."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import count

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import odds
from game.bots import PASSENGERS, Persona, choose, policies
from game.bots.ochko import ALWAYS_DRAWN_TO, NEVER_DRAWN_TO
from game.match import Match, Sitter
from game.odds.ochko.table import read
from game.rules import engine
from game.rules.actions import (
    AnyAction,
    Bet,
    Buy,
    CanBust,
    CanDraw,
    CanSplit,
    Claim,
    Decline,
    Double,
    Draw,
    LetBe,
    Redouble,
    Sell,
    Split,
    Stand,
    Take,
)
from game.rules.cards import parse_all
from game.rules.engine import Rules, State
from game.rules.events import DealEnded
from game.rules.ochko.table import Slip
from game.rules.places import hand
from game.rules.rng import Rng
from game.rules.variants.ochko import OchkoRules
from game.rules.variants.ochko_bank import OchkoBankRules
from game.rules.view import View

PEOPLE = tuple(PASSENGERS)
PLAIN = OchkoBankRules(deals=1, double="off")
DOUBLED = OchkoBankRules(deals=1)
MOODS = 40


def deal(cards: str, rules: Rules = PLAIN, seats: int = 2, slips: tuple[Slip, ...] = ()) -> State:
    """The last seat holds the bank; a 2 is burned and `cards` follow from seat 0 on."""
    stacked = (parse_all("2C"), parse_all(cards))
    return engine.start(rules, [50] * seats, 1, seats - 1, stacked, slips=slips).state


def after(state: State, *actions: AnyAction) -> State:
    for action in actions:
        state = engine.apply(state, state.turn, action).state
    return state


def moods(state: State, persona: Persona) -> list[AnyAction]:
    """What `persona` does here in so many moods."""
    return [choose(engine.view(state, state.turn), persona, Rng(5, n)) for n in range(MOODS)]


def often(state: State, persona: Persona, action: AnyAction) -> float:
    return moods(state, persona).count(action) / MOODS


def styled(**numbers: int) -> Persona:
    """Somebody with these numbers, who never slips and is never on tilt."""
    return msgspec.structs.replace(PASSENGERS["singh"], **{"slip": 0, "tilt": 0, **numbers})


# ── everybody, everywhere ───────────────────────────────────────────────────


def decisions(state: State, seed: int) -> Iterator[tuple[State, View, AnyAction]]:
    """Everything that the passengers decide until the sitting is over."""
    for number in count():
        if state.ended:
            return
        view = engine.view(state, state.turn)
        persona = PASSENGERS[PEOPLE[(state.turn + seed) % len(PEOPLE)]]
        action = choose(view, persona, Rng(seed, number))
        yield state, view, action
        state = engine.apply(state, state.turn, action).state


@settings(max_examples=15, deadline=None, derandomize=True)
@given(
    rules=st.builds(
        OchkoBankRules,
        deals=st.just(3),
        stand_least=st.sampled_from((0, 15, 16)),
        double=st.sampled_from(("all", "individual", "off")),
        refuse_double=st.sampled_from(("off", "fold")),
        bust_call=st.sampled_from(("auto", "manual")),
        irregularities=st.sampled_from(("off", "random")),
        slip_percent=st.just(30),
        slips_announced=st.booleans(),
        sale_mode=st.sampled_from(("fixed", "auction")),
        decline=st.sampled_from(("must", "stays", "left")),
    )
    | st.builds(OchkoRules, deals=st.just(3), banker=st.sampled_from(("house", "seat"))),
    seats=st.integers(2, 14),
    seed=st.integers(0, 1 << 20),
)
def test_whatever_they_do_is_legal_and_never_absurd(rules, seats, seed):
    for state, view, action in decisions(engine.start(rules, [30] * seats, seed).state, seed):
        assert engine.problem(state, state.turn, action) is None
        if any(isinstance(option, CanBust) for option in view.options):
            assert action not in (Stand(), Draw())
        option = next((option for option in view.options if isinstance(option, CanDraw)), None)
        if option is None or isinstance(action, Claim):
            continue
        table = read(view)
        bank = state.turn == state.dealer
        hand = table.banker if bank else next(each for each in table.own if each.number == option.hand)
        hard, soft = sum(hand.open), 1 in hand.open and sum(hand.open) <= 11
        if action == Draw() and not bank:
            assert hard < NEVER_DRAWN_TO
        if action == Stand() and not soft and not bank:
            assert hard > ALWAYS_DRAWN_TO or len(hand.open) >= 5


def test_equal_views_and_moods_give_equal_play():
    state = after(deal("10S 10D 5H 9D"), Bet(1))
    for who in PEOPLE:
        assert moods(state, PASSENGERS[who]) == moods(state, PASSENGERS[who])


# ── style ───────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("who", PEOPLE)
def test_where_a_passenger_stands_can_be_read(who):
    """Two hard cards of ten and more: a card below the total of the style, none on it, whatever slips."""
    persona = PASSENGERS[who]
    at = after(deal(f"10S 10D {persona.stands - 10}H 9D"), Bet(1))
    below = after(deal(f"10S 10D {persona.stands - 11}H 9D"), Bet(1))
    assert often(at, persona, Stand()) > 0.7
    assert often(below, persona, Draw()) > 0.7


def test_soft_hands_stand_one_higher():
    persona = styled(stands=17)
    assert often(after(deal("AS 10D 6H 9D"), Bet(1)), persona, Draw()) == 1
    assert often(after(deal("AS 10D 7H 9D"), Bet(1)), persona, Stand()) == 1


def test_four_small_cards_are_drawn_to_for_the_fifth():
    state = after(deal("2S 10D 3H 9D 5C 2H"), Bet(1), Draw(), Draw())
    assert often(state, styled(stands=12), Draw()) == 1


def test_aces_are_split_as_the_habit_is():
    state = after(deal("AS 10D AH 9D"), Bet(1))
    assert often(state, styled(double=100), Split()) == 1
    assert often(state, styled(double=0), Split()) == 0


def test_appetite_and_the_card_show_in_the_bet():
    def mean(first: str, appetite: int) -> float:
        rules = OchkoBankRules(deals=1, double="off", most_bet=21)
        found = moods(deal(f"{first} 10D", rules), styled(appetite=appetite))
        return sum(action.amount for action in found if isinstance(action, Bet)) / MOODS

    assert mean("AS", 60) > mean("10S", 60) > mean("6S", 60) > 1
    assert mean("AS", 50) > mean("AS", 25)
    assert mean("AS", 80) <= 21


def test_a_banker_doubles_as_he_is_used_to_and_on_good_cards():
    def share(card: str, double: int) -> float:
        return often(after(deal(f"6S {card}", DOUBLED), Bet(2)), styled(double=double), Double())

    assert share("AD", 80) > share("AD", 10) > share("5D", 80) > share("5D", 10)


def test_an_ace_is_redoubled_and_a_six_never():
    ace, six = (after(deal(f"{card} 10D", DOUBLED), Bet(2), Double()) for card in ("AS", "6S"))
    assert often(ace, styled(double=80), Redouble()) > 0.7
    assert often(six, styled(double=100), LetBe()) == 1


def test_who_counts_sees_what_lies_open_and_who_does_not_goes_by_the_total():
    """Sixteen of the banker against two small open cards that stand, and against two tens that do."""
    weak = after(deal("10S 9H 6D 6S 5H 10D", seats=3), Bet(1), Bet(1), Stand(), Stand())
    strong = after(deal("9S 9H 6D 10S 10H 10D", seats=3), Bet(1), Bet(1), Stand(), Stand())
    assert (often(weak, styled(memory=100), Stand()), often(strong, styled(memory=100), Draw())) == (1, 1)
    for state in (weak, strong):
        assert often(state, styled(memory=0, stands=17), Draw()) == 1
        assert often(state, styled(memory=0, stands=15), Stand()) == 1


# ── the bank ────────────────────────────────────────────────────────────────


def entitled() -> State:
    """Seat 0 has a natural, and may hold the bank, or sell it."""
    state = deal("AS 7H 9D  KH 10H 9S", OchkoBankRules(deals=9, double="off"), seats=3)
    return after(state, Bet(1), Bet(1), Stand(), Stand())


def test_courage_keeps_the_bank_and_the_price_is_of_the_stack():
    state = entitled()
    assert often(state, styled(courage=100), Take()) == 1
    chips = state.chips[state.turn]
    assert often(state, styled(courage=0, price=50), Sell(min(chips // 2, 49))) == 1


def test_a_bank_is_bought_for_what_it_is_worth_to_the_brave():
    cheap, dear = (after(entitled(), Sell(price)) for price in (0, 40))
    assert often(cheap, styled(courage=80), Buy()) == 1
    for who in PEOPLE:
        assert often(dear, PASSENGERS[who], Decline()) == 1


# ── slips ───────────────────────────────────────────────────────────────────


def test_the_eye_sees_a_slip_in_time():
    rules = OchkoBankRules(deals=1, double="off", irregularities="scripted")
    state = after(deal("10S 10D 8H 9D 8C", rules, slips=(Slip(1, "unasked", 0, 2),)), Bet(1))
    assert often(state, styled(eye=100), Claim("unasked")) == 1
    assert often(state, styled(eye=0), Claim("unasked")) == 0
    assert 0.3 < often(state, styled(eye=60), Claim("unasked")) < 0.9


def test_nobody_calls_what_is_not_there():
    rules = OchkoBankRules(deals=1, double="off", irregularities="scripted", slips_announced=False)
    state = after(deal("10S 10D 8H 9D", rules), Bet(1))
    for who in PEOPLE:
        assert not any(isinstance(action, Claim) for action in moods(state, PASSENGERS[who]))


# ── measures ────────────────────────────────────────────────────────────────


def test_the_ordinary_player_stands_on_seventeen():
    for low, expected in (("6H", Draw()), ("7H", Stand())):
        state = after(deal(f"10S 10D {low} 9D"), Bet(1))
        assert policies.casual(engine.view(state, 0), Rng(1)) == expected
    assert policies.casual(engine.view(deal("AS 10D"), 0), Rng(1)) == Bet(2)


@pytest.mark.parametrize("policy", ["coach", "casual", "random", "quick"])
@pytest.mark.parametrize(
    "rules", [OchkoBankRules(deals=3), OchkoRules(deals=3)], ids=["changing", "permanent"]
)
def test_every_measure_plays_to_the_end(policy, rules):
    play = policies.POLICIES.get(policy, policies.quick)
    state = engine.start(rules, [30] * 4, 3).state
    for number in count():
        if state.ended:
            break
        view = engine.view(state, state.turn)
        state = engine.apply(state, state.turn, play(view, Rng(3, number))).state
    assert state.deal <= 3


def test_the_quick_coach_asks_the_values_when_a_slip_has_shown_the_bank():
    """Both cards of the banker lie open and a pair may be split: there is no hidden card to reckon with."""
    rules = OchkoBankRules(deals=12, irregularities="random", slip_percent=60)
    state, met = engine.start(rules, [200] * 3, 1).state, 0
    for number in range(20):
        view = engine.view(state, state.turn)
        open_bank = view.seat != view.dealer and all(slot.up for slot in view.cards[hand(view.dealer)])
        if open_bank and any(isinstance(option, CanSplit) for option in view.options):
            assert policies.quick(view, Rng(1)) == policies.coach(view, Rng(1))
            met += 1
        state = engine.apply(state, state.turn, policies.casual(view, Rng(1, number))).state
    assert met


def test_the_coach_never_gives_anything_away():
    state = after(deal("10S 10D 6H 9D"), Bet(1))
    view = engine.view(state, 0)
    found = odds.choices(view)
    assert odds.value(found, policies.coach(view, Rng(1))) == max(choice.worth for choice in found)


# ── a sitting ───────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "rules", [OchkoBankRules(deals=6), OchkoRules(deals=6, banker="seat")], ids=["o", "p"]
)
def test_decisions_of_a_person_add_up_to_what_it_won(rules):
    """Deal by deal: the worth of the first choice, less what was given away, and luck, is what came."""
    sitters = [Sitter("me"), *(Sitter(who, who) for who in ("pavel", "zora", "ilona"))]
    match = Match.begin(rules, sitters, [100] * 4, 11, dealer=1)
    begun, ended = {1: 100}, {}
    while not match.over:
        if match.asks_person:
            events = match.play(0, policies.at_random(match.view(0), match.whims))
        else:
            events = match.step()
        ended |= {event.number: match.chips[0] for event in events if isinstance(event, DealEnded)}
        begun.setdefault(match.state.deal, match.chips[0])
    cards = [d for d in match.decisions if not isinstance(d.action, Take | Decline | Sell | Buy)]
    assert cards
    for number in {decision.deal for decision in cards}:
        mine = [decision for decision in cards if decision.deal == number]
        total = mine[0].best + sum((d.luck - d.cost for d in mine), Fraction(0))
        assert total == ended[number] - begun[number]
