"""Values of Ochko against 200,000 simulated hands at a time, and the quick coach against the values."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from game import odds
from game.bots.policies import quick
from game.odds.ochko_bank import Bank
from game.odds.ochko_field import times
from game.odds.ochko_play import Play
from game.odds.ochko_quick import choose
from game.odds.ochko_table import Held, Table, against_one, alone, count_unseen
from game.odds.ochko_totals import MOST, VALUES, best, start, without
from game.rules import engine
from game.rules.actions import Bet, CanBet, CanSell, Draw, Stand, Take
from game.rules.rng import Rng
from game.rules.variants.ochko import OchkoRules
from game.rules.variants.ochko_bank import OchkoBankRules

pytestmark = pytest.mark.slow

HANDS = 200_000
WITHIN = 0.01  # of a bet, against a banker who is bound to a total
GUESSED = (
    0.02  # against a free one, who is taken to go by totals while his close decisions hang on every card
)
DEALT = 0.03  # the mean of twenty free hands as dealt: ace and six against a five alone is 17 % off
FREE = OchkoBankRules()
FIXED = OchkoRules(packs=1)


def position(rules, mine: tuple[int, ...], up: int) -> Table:
    """One player's hand in a fresh pack against an open card of the banker."""
    own = Held(0, 0, mine, 1, False, (), True)
    return alone(rules, own, (up,), without(count_unseen((), 1), *mine, up))


def values(rules, mine: tuple[int, ...], up: int) -> dict[str, float]:
    """What drawing and standing are worth there, in bets."""
    table = position(rules, mine, up)
    play = Play(table, 1)
    return {"draw": play.hand(table.own[0]).draw(mine), "stand": play.stand(mine, True)}


class Simulated:
    """One position played again and again: the player by its values, the banker by his or to his total."""

    def __init__(self, rules, mine: tuple[int, ...], up: int, seed: int) -> None:
        self.rules, self.mine, self.up, self.random = rules, mine, up, Random(seed)
        self.table = position(rules, mine, up)
        self.pack = [value for value in VALUES for _ in range(round(self.table.unseen[value]))]

    def mean(self, draws_first: bool, hands: int = HANDS) -> float:
        """What the player wins on average, in bets, when it draws first, or stands."""
        return sum(self._hand(draws_first) for _ in range(hands)) / hands

    def _cards(self) -> Iterator[int]:
        """The banker's hidden card, which makes no natural, and then the stock."""
        while True:
            order = self.random.sample(self.pack, 24)
            if order[0] + self.up != 11 or 1 not in (order[0], self.up):
                return iter(order)

    def _hand(self, draws_first: bool) -> float:
        cards = self._cards()
        hidden, mine = next(cards), self.mine
        drawing = draws_first
        while drawing:
            mine = (*mine, next(cards))
            drawing = sum(mine) < MOST and self.goes_on((*mine[:2], *sorted(mine[2:])))
        if sum(mine) > MOST:
            return -1.0
        paid = times(self.rules, mine)
        if paid:
            return float(paid)
        bank = (self.up, hidden)
        while self._bank_draws(bank, mine):
            bank = (*bank, next(cards))
        return 1.0 if sum(bank) > MOST or best(*start(mine)) > best(*start(bank)) else -1.0

    @cache  # noqa: B019
    def goes_on(self, mine: tuple[int, ...]) -> bool:
        worth = values(self.rules, mine, self.up)
        return worth["draw"] > worth["stand"]

    def _bank_draws(self, bank: tuple[int, ...], mine: tuple[int, ...]) -> bool:
        if sum(bank) >= MOST:
            return False
        if self.rules.fixed_total:
            return best(*start(bank)) < self.rules.fixed_total
        return self.banker_goes_on((bank[1], self.up, *sorted(bank[2:])), mine[1:])

    @cache  # noqa: B019
    def banker_goes_on(self, bank: tuple[int, ...], shown: tuple[int, ...]) -> bool:
        """What the banker does who sees all but the player's first card."""
        table = against_one(self.rules, bank, shown, without(count_unseen((), 1), *bank, *shown))
        found = Bank(table)
        return found.drawing.draw(bank) > found.stand(bank)


@pytest.mark.parametrize(
    ("mine", "up"), [((2, 3), 10), ((5, 7), 4), ((10, 6), 10), ((8, 8), 1), ((1, 6), 9), ((3, 8), 8)]
)
def test_drawing_against_a_fixed_total(mine, up):
    value = values(FIXED, mine, up)["draw"]
    assert Simulated(FIXED, mine, up, 1).mean(True) == pytest.approx(value, abs=WITHIN)


@pytest.mark.parametrize(("mine", "up"), [((10, 9), 10), ((10, 7), 5), ((10, 10), 1), ((9, 6), 2)])
def test_standing_against_a_fixed_total(mine, up):
    value = values(FIXED, mine, up)["stand"]
    assert Simulated(FIXED, mine, up, 2).mean(False) == pytest.approx(value, abs=WITHIN)


@pytest.mark.parametrize(("mine", "up"), [((10, 9), 10), ((10, 7), 5), ((7, 10), 9), ((9, 6), 6)])
def test_standing_against_a_free_banker(mine, up):
    value = values(FREE, mine, up)["stand"]
    assert Simulated(FREE, mine, up, 3).mean(False) == pytest.approx(value, abs=GUESSED)


@pytest.mark.parametrize(("mine", "up"), [((2, 3), 10), ((5, 7), 4), ((10, 4), 10), ((6, 5), 9), ((4, 9), 8)])
def test_drawing_against_a_free_banker(mine, up):
    value = values(FREE, mine, up)["draw"]
    assert Simulated(FREE, mine, up, 4).mean(True) == pytest.approx(value, abs=GUESSED)


def dealt(random: Random) -> tuple[tuple[int, int], int]:
    """Two cards of a player and an open one of the banker, which is no natural."""
    while True:
        first, second, up = random.sample([min(rank, 10) for rank in range(1, 14)] * 4, 3)
        if {first, second} != {1, 10}:
            return (first, second), up


@pytest.mark.parametrize(
    ("rules", "hands", "within"), [(FIXED, 100, WITHIN), (FREE, 20, DEALT)], ids=["fixed", "free"]
)
def test_hands_as_they_are_dealt(rules, hands, within):
    """So many hands out of a fresh pack, each played as is best again and again, 200,000 times in all."""
    random, surplus = Random(9), 0.0
    for number in range(hands):
        mine, up = dealt(random)
        worth = values(rules, mine, up)
        draws = worth["draw"] > worth["stand"]
        surplus += Simulated(rules, mine, up, number).mean(draws, HANDS // hands) - max(worth.values())
    assert abs(surplus / hands) < within


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
