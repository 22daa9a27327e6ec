"""Aces called late or by the dealer, the bet on a gap, pairs that are split: worth what the rules bring."""

from __future__ import annotations

from fractions import Fraction

import pytest

from game import odds
from game.odds.calls import Hand, aces_called, first_ace_called
from game.odds.coach import advise
from game.rules import engine
from game.rules.actions import AnyAction, Bet, BetGap, Call, CanBet, CanBetGap, NoBet
from game.rules.cards import PACK, Card, name, parse_all
from game.rules.engine import State
from game.rules.events import CardsCleared, HandLost, HandWon
from game.rules.variants.in_between import InBetweenRules

Plays = list[tuple[int, AnyAction]]


def laid(rules: InBetweenRules, cards: str, plays: Plays, chips: int = 30) -> State:
    """Three seats, the last one deals; the table after `plays`."""
    state = engine.start(rules, [chips] * 3, 1, 2, (parse_all(cards),)).state
    for seat, action in plays:
        state = engine.apply(state, seat, action).state
    return state


def brought(rules: InBetweenRules, cards: str, plays: Plays, chips: int) -> int:
    """What the last of the plays brought seat 0 until its cards were cleared away."""
    total, state = 0, laid(rules, cards, plays[:-1], chips)
    for event in engine.apply(state, *plays[-1]).events:
        if isinstance(event, HandWon | HandLost) and event.seat == 0:
            total += event.amount if isinstance(event, HandWon) else -event.amount
        elif isinstance(event, CardsCleared):
            break
    return total


def mean(rules: InBetweenRules, cards: str, plays: Plays, chips: int = 30) -> Fraction:
    """The mean over every card that may come next."""
    unseen = [card for card in PACK if card not in parse_all(cards)]
    return Fraction(
        sum(brought(rules, f"{cards} {name(card)}", plays, chips) for card in unseen), len(unseen)
    )


def choices_of(state: State) -> tuple[odds.Choice, ...]:
    return odds.choices(engine.view(state, state.turn))


def best_of(rules: InBetweenRules, cards: str, before: Plays) -> Fraction:
    """What seat 0 can make of its two cards after the plays `before`: every bet tried with every card."""
    state = laid(rules, cards, before[:-1])
    after = engine.apply(state, *before[-1])
    if after.state.turn != 0:
        return Fraction(brought(rules, cards, before, 30))
    worth = [Fraction(0)] if rules.pass_allowed else []
    for option in after.state.options:
        if isinstance(option, CanBet):
            amounts = range(option.low, option.high + 1)
            worth += [mean(rules, cards, [*before, (0, Bet(amount))]) for amount in amounts]
        elif isinstance(option, CanBetGap):
            worth.append(mean(rules, cards, [*before, (0, BetGap())]))
    return max(worth)


@pytest.mark.parametrize("chips", [30, 5])
@pytest.mark.parametrize(
    "house", [{}, {"post_times": 3}, {"ace_post_times": 4}, {"pass_allowed": True}], ids=str
)
@pytest.mark.parametrize("cards", ["5S 7D", "AS QH", "2S 4S"])
def test_a_bet_on_a_gap_is_worth_what_the_cards_bring(cards, house, chips):
    rules = InBetweenRules(ante=4, gap_bet=1, deals=1, **house)
    state = laid(rules, cards, [], chips)
    assert any(isinstance(option, CanBetGap) for option in state.options)
    assert odds.value(choices_of(state), BetGap()) == mean(rules, cards, [(0, BetGap())], chips)


def test_a_gap_is_bet_on_where_half_the_pot_is_worth_it():
    """Four cards of fifty win half of 36, the others cost one chip; half of eight is not enough."""
    worth = {}
    for ante in (12, 2):
        rules = InBetweenRules(ante=ante, gap_bet=1, deals=1, pass_allowed=True)
        advice = advise(engine.view(laid(rules, "5S 7D", [], 60), 0))
        assert advice is not None
        worth[ante] = advice.value(BetGap())
        assert advice.best.action == (BetGap() if ante == 12 else NoBet())
    assert worth == {12: Fraction(4 * 18 - 46, 50), 2: Fraction(4 * 3 - 46, 50)}


@pytest.mark.parametrize(
    "house", [{}, {"pass_allowed": True, "consecutive": "push"}, {"gap_bet": 1}], ids=str
)
@pytest.mark.parametrize("called", ["high", "low"])
@pytest.mark.parametrize("cards", ["AS KH", "3D AH", "AS 2H", "8C AD", "AS AH"])
def test_an_ace_called_after_both_cards_is_worth_what_can_be_made_of_them(cards, called, house):
    rules = InBetweenRules(ante=1, deals=1, ace_call=True, ace_when="both", **house)
    found = choices_of(laid(rules, cards, []))
    assert odds.value(found, Call(called)) == best_of(rules, cards, [(0, Call(called))])


def test_two_cards_with_an_ace_are_called_so_that_more_fits_between():
    rules = InBetweenRules(ante=1, deals=1, ace_call=True, ace_when="both")
    for cards, called in (("AS KH", "low"), ("AS 3H", "high"), ("10S AH", "low"), ("AS AH", "low")):
        assert odds.best(choices_of(laid(rules, cards, []))).action == Call(called)


@pytest.mark.parametrize("cards", ["AS KH", "AS 5H", "9D AH", "2D KD"])
def test_a_bet_where_all_aces_are_low_is_worth_what_the_cards_bring(cards):
    rules = InBetweenRules(ante=4, deals=1, ace_call=True, ace_when="deal", ace_post_times=3)
    called: Plays = [(2, Call("low"))]
    found = choices_of(laid(rules, cards, called))
    for amount in (1, 12):
        assert odds.value(found, Bet(amount)) == mean(rules, cards, [*called, (0, Bet(amount))])


@pytest.mark.parametrize("pair", ["KS KD", "AS AD", "2S 2D", "7S 7D"])
def test_a_pair_where_all_aces_are_low_is_worth_what_the_cards_bring(pair):
    rules = InBetweenRules(ante=4, deals=1, ace_call=True, ace_when="deal", pair="highlow")
    called: Plays = [(2, Call("low"))]
    found = choices_of(laid(rules, pair, called))
    assert len(found) == (1 if pair[0] in "KA" else 2)
    for choice in found:
        assert choice.worth == best_of(rules, pair, [*called, (0, choice.action)])


def test_the_dealer_may_call_the_aces_of_a_whole_pack_as_he_likes():
    """High or low, the pack has thirteen ranks in a row: one chip in the pot, a pair takes it."""
    rules = InBetweenRules(ante=1, deals=1, ace_call=True, ace_when="deal", pair_takes=1)
    high, low = choices_of(laid(rules, "5S", []))
    assert (high.action, low.action) == (Call("high"), Call("low"))
    total = Fraction(0)
    for first in range(13):
        for second in range(13):
            gap = abs(first - second)
            per_chip = Fraction(8 * (gap - 1) - 50, 50)
            worth = 1 if gap == 0 else -1 if gap == 1 else max(per_chip, 3 * per_chip)
            total += worth * (3 if gap == 0 else 4)
    assert high.worth == low.worth == total / (13 * 51)


def test_the_dealer_calls_the_aces_by_what_is_left_in_the_pack():
    """Three twos are gone, the best cards beside a high ace: kings beside a low one are all left."""
    gone = tuple(card for card in PACK if card >> 2 == 2)[:3]
    rules = InBetweenRules(ante=1, ace_call=True, ace_when="deal", shuffle="until_out", pass_allowed=True)
    hand = Hand(rules, 3, 30, 2, gone)
    high, low = aces_called(hand)
    assert low.worth > high.worth


def test_with_a_card_left_the_dealer_calls_the_aces_of_the_next_pack():
    rules = InBetweenRules(ante=1, ace_call=True, ace_when="deal", shuffle="until_out")
    fresh, worn = (aces_called(Hand(rules, 3, 30, 2, seen)) for seen in ((), PACK[:51]))
    assert fresh == worn
    assert aces_called(Hand(rules, 3, 30, 2, PACK[:50]))[0].worth == -1  # the last two are neighbours


def test_a_split_pair_is_worth_two_hands():
    """The ace before a second card: another ace beside a high one begins a hand too, called as is best."""
    chips, ace = 30, Card(14 * 4)
    plain = InBetweenRules(ante=1, ace_call=True, pair="push")
    split = InBetweenRules(ante=1, ace_call=True, pair="split")

    def worth(rules: InBetweenRules, seen: tuple[Card, ...], called: str) -> Fraction:
        return first_ace_called(Hand(rules, 3, chips, 1, seen), called).worth

    both = (ace, Card(14 * 4 + 1))
    begun = max(worth(plain, both, called) for called in ("high", "low"))
    assert worth(split, (ace,), "high") == worth(plain, (ace,), "high") + Fraction(3, 51) * 2 * begun
    assert worth(split, (ace,), "low") == worth(plain, (ace,), "low")


def test_both_aces_of_a_split_pair_lie_there_when_the_pack_comes_back():
    """An ace and a nine are left. The ace brings two hands with the nine; low, 28 of 49 cards win three.

    The nine leaves the ace as the third card: it equals a post and costs a chip.
    """
    rules = InBetweenRules(ante=1, ace_call=True, pair="split", shuffle="until_out")
    left = parse_all("AS 9S")
    seen = tuple(card for card in PACK if card not in left)
    found = first_ace_called(Hand(rules, 3, 30, 1, seen), "high")
    assert found.worth == Fraction(1, 2) * 2 * 3 * Fraction(7, 49) - Fraction(1, 2)
