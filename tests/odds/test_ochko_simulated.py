"""Values of Ochko against 200,000 simulated hands at a time, and the quick coach against the values."""

from __future__ import annotations

from collections import defaultdict
from random import Random

import pytest

from game import odds
from game.bots.policies import quick
from game.odds.ochko.quick import choose
from game.odds.ochko.slips import look
from game.odds.ochko.table import read
from game.odds.ochko.totals import VALUES
from game.rules import engine
from game.rules.actions import Bet, CanBet, CanSell, Double, Draw, LetBe, Redouble, Stand, Take
from game.rules.rng import Rng
from game.rules.variants.ochko import OchkoRules
from game.rules.variants.ochko_bank import OchkoBankRules

from .ochko_bankers import Banker
from .ochko_scenes import Position, bank_turn, by_first_card, halves, turn, whole
from .ochko_tables import after, bets, deal, worths
from .ochko_tables import look as look_at

pytestmark = pytest.mark.slow

HANDS = 200_000
WITHIN = 0.01  # of a bet
WORSE = 0.04  # to stand on twelve, which nobody would do, when the banker decides with his third card
FREE = OchkoBankRules()
FIXED = OchkoRules(packs=1)
FREE_LEAST, FIXED_LEAST = OchkoBankRules(stand_least=16), OchkoRules(packs=1, stand_least=16)
DOUBLING = OchkoBankRules(deals=1)


# ── a player's hand ─────────────────────────────────────────────────────────


POSITIONS = (
    ((2, 3), 10),
    ((5, 7), 4),
    ((10, 6), 10),
    ((8, 8), 1),
    ((1, 6), 9),
    ((3, 8), 8),
    ((10, 9), 10),
    ((10, 7), 5),
    ((6, 1), 5),
    ((5, 9), 1),
    ((1, 1), 5),
    ((9, 1), 1),
    ((9, 5), 3),
)


@pytest.mark.parametrize(("mine", "up"), POSITIONS)
@pytest.mark.parametrize("rules", [FIXED, FREE], ids=["fixed", "free"])
def test_standing_and_drawing(rules, mine, up):
    _stands_and_draws(Position(rules, mine, up))


@pytest.mark.parametrize(("mine", "up"), [((2, 3), 10), ((9, 5), 3), ((10, 9), 10), ((6, 1), 5)])
@pytest.mark.parametrize("rules", [FIXED_LEAST, FREE_LEAST], ids=["fixed", "free"])
def test_standing_and_drawing_where_one_may_not_stand_on_less_than_sixteen(rules, mine, up):
    _stands_and_draws(Position(rules, mine, up))


def _stands_and_draws(position: Position) -> None:
    for draws in (False, True):
        mean = position.mean(draws, HANDS, 1)
        assert mean == pytest.approx(position.value(draws), abs=WITHIN)


def dealt(random: Random) -> tuple[tuple[int, int], int]:
    """Two cards of a player and an open one of the banker, which is no natural."""
    while True:
        first, second, up = random.sample([min(rank, 10) for rank in range(1, 14)] * 4, 3)
        if {first, second} != {1, 10}:
            return (first, second), up


@pytest.mark.parametrize("rules", [FIXED, FREE], ids=["fixed", "free"])
def test_hands_as_they_are_dealt(rules):
    """A hundred hands out of a fresh pack, each played as is best again and again, 200,000 times in all."""
    random, surplus = Random(9), 0.0
    for number in range(100):
        position = Position(rules, *dealt(random))
        draws = position.value(True) > position.value(False)
        surplus += position.mean(draws, HANDS // 100, number) - position.value(draws)
    assert abs(surplus / 100) < WITHIN


@pytest.mark.parametrize(("mine", "up"), [((10, 8), 10), ((9, 9), 1)])
def test_a_hand_before_the_banker_has_looked(mine, up):
    """His natural costs twice the bet, whatever the hand is (O14)."""
    position = Position(FREE, mine, up)
    mean = position.mean(False, HANDS, 5, looked=False)
    assert mean == pytest.approx(look(position.table, mine), abs=WITHIN)


@pytest.mark.parametrize(
    ("cards", "best", "worse"),
    [
        ("9S 10H 8D 9C  10S 6H 9D 10C", Draw(), WITHIN),
        ("4S 10H 3D 7C  5S 9H 10D 6C", Stand(), WITHIN),
        ("9S 5H 8D 9C  10D 7H 5D 4C", Draw(), WORSE),
        ("10S 2H 8D 9C  9D 3H 6D AC", Draw(), WITHIN),
        ("9S 10H 8D 9C  8S 7H 10D 8C", Draw(), WITHIN),
        ("10S 7H 3D 7C  10H 8S 2D 5C", Stand(), WITHIN),
        ("9S 5H 8D 9C 3S 6S 7C  10D 7H 5D 4C 9H 10S 10C", Draw(), WITHIN),
        ("9S 10H 8D 9C 3S 6S 7C  10D 7H 5D 4C 9H 10S 5C", Stand(), WITHIN),
    ],
)
def test_a_turn_between_one_who_stands_and_those_who_wait(cards, best, worse):
    """Three and six players, the second one's turn; what is worse for him is once less exact, but worse."""
    state = after(bets(deal(cards, seats=len(cards.split()) // 2)), Stand())
    found, table = worths(state), read(look_at(state))
    means = {action: turn(table, action == Draw(), HANDS, 3) for action in (Draw(), Stand())}
    assert max(means, key=means.__getitem__) == max(found, key=found.__getitem__) == best
    assert found[best] == pytest.approx(means[best], abs=WITHIN)
    assert min(found[action] for action in means) == pytest.approx(min(means.values()), abs=worse)


@pytest.mark.parametrize(("value", "up"), [(8, 6), (1, 10), (9, 9)])
@pytest.mark.parametrize("rules", [FIXED, FREE], ids=["fixed", "free"])
def test_splitting_a_pair(rules, value, up):
    """Of the two bets that then lie there."""
    worth, mean = halves(rules, value, up, HANDS, 6)
    assert mean / 2 == pytest.approx(worth / 2, abs=WITHIN)


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
    for draws in (False, True):
        worth, mean = bank_turn(rules, bank, shown, draws, HANDS, 7)
        assert mean == pytest.approx(worth, abs=WITHIN)


@pytest.mark.parametrize("players", [1, 3, 6])
@pytest.mark.parametrize(("first", "value"), [("A", 1), ("10", 10), ("5", 5)])
def test_a_first_card_of_the_banker_who_lets_the_bets_be(players, first, value):
    """What all bets together bring him, a bet at a time."""
    seats = " ".join(["8S", "7H", "9C", "3D", "KH", "6H"][:players])
    state = bets(deal(f"{seats} {first}D", seats=players + 1, rules=DOUBLING), 2)
    deals = whole(FREE, players, HANDS // players, 9, tuple(float(v == value) for v in range(11)))
    won = sum(deals.mean(each) for each in deals.finish(Banker(FREE)))
    assert worths(state)[LetBe()] / 2 / players == pytest.approx(-won / players, abs=WITHIN)


# ── the double ──────────────────────────────────────────────────────────────


@pytest.mark.parametrize("players", [1, 3, 6])
@pytest.mark.parametrize(("first", "value"), [("A", 1), ("10", 10), ("5", 5), ("2", 2), ("7", 7)])
def test_a_first_card_of_the_banker_who_doubles(players, first, value):
    """What all bets together bring him, as high as he made them; those on aces are redoubled."""
    seats = " ".join(["8S", "7H", "9C", "3D", "KH", "6H"][:players])
    state = bets(deal(f"{seats} {first}D", seats=players + 1, rules=DOUBLING), 2)
    bank = tuple(float(v == value) for v in range(11))
    deals = whole(FREE, players, HANDS // players, 9, bank, doubled=True, raised=2)
    won = deals.finish(Banker(FREE, doubled=True) if players < 6 else Banker(FREE, doubled=True, near=0.0))
    mean = -sum(deals.mean(each * stakes) for each, stakes in zip(won, deals.stakes, strict=True)) / players
    assert worths(state)[Double()] / 4 / players == pytest.approx(mean, abs=WITHIN)


@pytest.mark.parametrize("players", [1, 3, 6])
def test_the_answers_to_a_double(players):
    """Of a bet of two the double makes four, the redouble eight; the first is asked, and all play on."""
    seats = " ".join(["7H", "6H", "9C", "3D", "KH"][: players - 1])
    for value, mean in by_first_card(FREE, players, HANDS, 8).items():
        first = "A23456789T"[VALUES.index(value)].replace("T", "10")
        state = bets(deal(f"{first}S {seats} 5D", seats=players + 1, rules=DOUBLING), 2)
        found = worths(after(state, Double()))
        assert [found[LetBe()] / 4, found[Redouble()] / 8] == pytest.approx([mean, mean], abs=WITHIN)


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
