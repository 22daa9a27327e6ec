"""Values of Ochko against 200,000 simulated hands at a time, and the quick coach against the values."""

from __future__ import annotations

from collections import defaultdict
from random import Random

import pytest

from game import odds
from game.bots.policies import quick
from game.odds.ochko_quick import choose
from game.odds.ochko_slips import look
from game.odds.ochko_table import read
from game.odds.ochko_totals import VALUES
from game.rules import engine
from game.rules.actions import Bet, CanBet, CanSell, Double, Draw, LetBe, Redouble, Stand, Take
from game.rules.rng import Rng
from game.rules.variants.ochko import OchkoRules
from game.rules.variants.ochko_bank import OchkoBankRules

from .ochko_deals import Deals, Turn
from .ochko_simulation import BankTurn, Halves, Position, position, values
from .ochko_tables import after, bets, deal, worths
from .ochko_tables import look as look_at

pytestmark = pytest.mark.slow

HANDS = 200_000
WITHIN = 0.01  # of a bet
BESIDE_OTHERS = 0.015  # the others, of whom nothing is known, are a few cases
FREE = OchkoBankRules()
FIXED = OchkoRules(packs=1)
FREE_LEAST, FIXED_LEAST = OchkoBankRules(stand_least=16), OchkoRules(packs=1, stand_least=16)


# ── a player's hand ─────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("mine", "up"), [((2, 3), 10), ((5, 7), 4), ((10, 6), 10), ((8, 8), 1), ((1, 6), 9), ((3, 8), 8)]
)
def test_drawing_against_a_fixed_total(mine, up):
    value = values(FIXED, mine, up)["draw"]
    assert Position(FIXED, mine, up, 1).mean(True, HANDS) == pytest.approx(value, abs=WITHIN)


@pytest.mark.parametrize(("mine", "up"), [((10, 9), 10), ((10, 7), 5), ((10, 10), 1), ((9, 6), 2)])
def test_standing_against_a_fixed_total(mine, up):
    value = values(FIXED, mine, up)["stand"]
    assert Position(FIXED, mine, up, 2).mean(False, HANDS) == pytest.approx(value, abs=WITHIN)


@pytest.mark.parametrize(
    ("mine", "up"),
    [((10, 9), 10), ((10, 7), 5), ((7, 10), 9), ((9, 6), 6), ((6, 1), 5), ((5, 9), 1), ((10, 10), 6)],
)
def test_standing_against_a_free_banker(mine, up):
    value = values(FREE, mine, up)["stand"]
    assert Position(FREE, mine, up, 3).mean(False, HANDS) == pytest.approx(value, abs=WITHIN)


@pytest.mark.parametrize(
    ("mine", "up"),
    [((2, 3), 10), ((5, 7), 4), ((10, 4), 10), ((6, 5), 9), ((4, 9), 8), ((1, 1), 5), ((9, 1), 1)],
)
def test_drawing_against_a_free_banker(mine, up):
    value = values(FREE, mine, up)["draw"]
    assert Position(FREE, mine, up, 4).mean(True, HANDS) == pytest.approx(value, abs=WITHIN)


@pytest.mark.parametrize(("mine", "up"), [((2, 3), 10), ((9, 5), 3)])
@pytest.mark.parametrize("rules", [FIXED_LEAST, FREE_LEAST], ids=["fixed", "free"])
def test_drawing_where_one_may_not_stand_on_less_than_sixteen(rules, mine, up):
    value = values(rules, mine, up)["draw"]
    assert Position(rules, mine, up, 4).mean(True, HANDS) == pytest.approx(value, abs=WITHIN)


def dealt(random: Random) -> tuple[tuple[int, int], int]:
    """Two cards of a player and an open one of the banker, which is no natural."""
    while True:
        first, second, up = random.sample([min(rank, 10) for rank in range(1, 14)] * 4, 3)
        if {first, second} != {1, 10}:
            return (first, second), up


@pytest.mark.parametrize(("rules", "hands"), [(FIXED, 100), (FREE, 20)], ids=["fixed", "free"])
def test_hands_as_they_are_dealt(rules, hands):
    """So many hands out of a fresh pack, each played as is best again and again, 200,000 times in all."""
    random, surplus = Random(9), 0.0
    for number in range(hands):
        mine, up = dealt(random)
        worth = values(rules, mine, up)
        draws = worth["draw"] > worth["stand"]
        surplus += Position(rules, mine, up, number).mean(draws, HANDS // hands) - max(worth.values())
    assert abs(surplus / hands) < WITHIN


@pytest.mark.parametrize(("mine", "up"), [((10, 8), 10), ((9, 9), 1)])
def test_a_hand_before_the_banker_has_looked(mine, up):
    """His natural costs twice the bet, whatever the hand is (O14)."""
    game = Position(FREE, mine, up, 5, looked=False)
    assert game.mean(False, HANDS) == pytest.approx(look(position(FREE, mine, up), mine), abs=WITHIN)


@pytest.mark.parametrize(
    ("cards", "best"),
    [
        ("9S 10H 8D 9C  10S 6H 9D 10C", Draw()),
        ("4S 10H 3D 7C  5S 9H 10D 6C", Stand()),
        ("9S 5H 8D 9C  10D 7H 5D 4C", Draw()),
        ("10S 2H 8D 9C  9D 3H 6D AC", Draw()),
        ("9S 10H 8D 9C  8S 7H 10D 8C", Draw()),
        ("10S 7H 3D 7C  10H 8S 2D 5C", Stand()),
    ],
)
def test_a_turn_between_one_who_stands_and_one_who_waits(cards, best):
    """Three players: what is best for the second, and what it brings, a third of the hands for each table."""
    state = after(bets(deal(cards, seats=4)), Stand())
    found = worths(state)
    mean = Turn(read(look_at(state)), 3).mean(best == Draw(), HANDS // 3)
    assert found[best] == max(found.values()) == pytest.approx(mean, abs=BESIDE_OTHERS)


@pytest.mark.parametrize(("value", "up"), [(8, 6), (1, 10), (9, 9)])
@pytest.mark.parametrize("rules", [FIXED, FREE], ids=["fixed", "free"])
def test_splitting_a_pair(rules, value, up):
    """Of the two bets that then lie there."""
    halves = Halves(rules, value, up, 6)
    assert halves.mean(HANDS) / 2 == pytest.approx(halves.worth / 2, abs=WITHIN)


# ── the banker ──────────────────────────────────────────────────────────────


BANKS = (
    ((10, 6), [(9,)]),
    ((9, 4), [(5,)]),
    ((10, 5), [(9,), (10,), (3,)]),
    ((10, 3), [(6,), (2, 4), (10,)]),
    ((10, 6), [(10,), (9,), (10,), (8,), (5, 6), (7,)]),
    ((2, 3), [(10,), (9,), (10,), (8,), (4, 4), (7,)]),
)


@pytest.mark.parametrize(
    ("rules", "bank", "shown"),
    [*((FREE, *each) for each in BANKS), *((FREE_LEAST, *each) for each in BANKS[1::2])],
)
def test_the_bankers_turn(rules, bank, shown):
    """Against one, three and six hands that stand, each with a card face down."""
    turn = BankTurn(rules, bank, shown, 7)
    worth = [turn.stand, turn.draw]
    assert [turn.mean(draws, HANDS) for draws in (False, True)] == pytest.approx(worth, abs=WITHIN)


# ── the double ──────────────────────────────────────────────────────────────


@pytest.mark.parametrize("first", "A23456789T")
def test_the_answers_to_a_double(first):
    """Of a bet of two the double makes four, the redouble eight: all on one card against the banker's."""
    name = first.replace("T", "10")
    found = worths(after(bets(deal(f"{name}S 5D", rules=OchkoBankRules(deals=1)), 2), Double()))
    mean = Deals(FREE, 1, 8).mean(VALUES["A23456789T".index(first)], HANDS)
    assert [found[LetBe()] / 4, found[Redouble()] / 8] == pytest.approx([mean, mean], abs=WITHIN)


def test_the_answers_to_a_double_of_three():
    """Everybody plays on; the first is asked, on each card that he may have."""
    means = Deals(FREE, 3, 8).means(HANDS // 6)
    for value, mean in means.items():
        cards = f"{'A' if value == 1 else value}S 6H 7H 5D"
        state = after(bets(deal(cards, seats=4, rules=OchkoBankRules(deals=1)), 2), Double())
        assert worths(state)[LetBe()] / 4 == pytest.approx(mean, abs=BESIDE_OTHERS)


# ── the quick coach ─────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("rules", "seats"),
    [(OchkoBankRules(deals=60), 7), (OchkoBankRules(deals=120), 3), (OchkoRules(deals=60), 5)],
    ids=["bank of seven", "bank of three", "permanent"],
)
def test_the_quick_coach_loses_less_than_a_hundredth_of_a_bet(rules, seats):
    """Mean cost of its decisions beside the best ones, as a share of the bet in question."""
    state = engine.start(rules, [5000] * seats, 7).state
    costs: dict[str, list[float]] = defaultdict(list)
    while not state.ended:
        view = engine.view(state, state.turn)
        action = choose(view)
        if action is not None:
            found = odds.choices(view)
            cost = odds.best(found).worth - odds.value(found, action)
            named = [a.amount for a in (action, odds.best(found).action) if isinstance(a, Bet)]
            costs[type(action).__name__].append(float(cost) / max([1, odds.stake(view), *named]))
        state = engine.apply(state, state.turn, action or quick(view, Rng(1))).state
    everything = [cost for each in costs.values() for cost in each]
    assert len(everything) > 500
    assert {Draw.__name__, Stand.__name__, Bet.__name__} <= set(costs)
    assert sum(everything) / len(everything) < 0.01


# ── whole hands at the table ────────────────────────────────────────────────


def test_what_is_expected_comes_on_average():
    """Whole deals with every seat playing the values: luck is nothing but luck, for players and bankers."""
    rules = OchkoBankRules(deals=1, double="off", credit=True)
    surplus: dict[bool, list[float]] = {False: [], True: []}
    for seed in range(1500):
        state = engine.start(rules, [1000] * 3, seed, dealer=0).state
        first: dict[int, tuple[float, int]] = {}
        while not state.ended:
            view = engine.view(state, state.turn)
            asked = {type(option) for option in view.options}
            if CanBet in asked:
                action = Bet(1)
            elif CanSell in asked:
                action = Take()
            else:
                found = odds.choices(view)
                action = odds.best(found).action
                first.setdefault(state.turn, (float(odds.best(found).worth), _chips(state, state.turn)))
            state = engine.apply(state, state.turn, action).state
        for seat, (expected, before) in first.items():
            surplus[seat == 0].append(state.chips[seat] - before - expected)
    for each in surplus.values():
        assert abs(sum(each) / len(each)) < 0.06  # two standard errors, and a little


def _chips(state, seat: int) -> int:
    return state.chips[seat] + sum(hand.bet for hand in state.hands[seat])
