"""Whole deals of Ochko played again and again, once the banker has doubled: everybody by the values.

A player's cards are drawn to as planned with the second one. The banker goes by totals where one choice is
clearly better, and by his values where it is not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

import numpy as np

from game.odds.ochko_bank import Bank
from game.odds.ochko_company import company
from game.odds.ochko_duel import shown
from game.odds.ochko_field import gains, times
from game.odds.ochko_play import Play
from game.odds.ochko_table import DOUBLED, Face, Held, Table, against, alone, count_unseen, face_of, likely
from game.odds.ochko_totals import MOST, VALUES, Rows, Stock, best, plan, shares, start, without
from game.rules.ochko.house import OchkoHouse

Cards = tuple[int, ...]
BURNED = 2  # as `ochko_tables.deal` burns it
PACK = without(count_unseen((), 1), BURNED)
CLEAR = 0.1  # of the bets: so much better by totals alone is better card by card as well
AT_ONCE = 20_000
MOST_CARDS = 40  # of a stock; three players and the banker never need more


class Deals:
    """Deals between a banker and so many players, with a bet of one each."""

    def __init__(self, rules: OchkoHouse, players: int, seed: int, doubled: bool = True) -> None:
        self.rules, self.players, self.doubled = rules, players, doubled
        self.random = np.random.default_rng(seed)
        self._plans: dict[tuple[Cards, int], frozenset[Cards]] = {}

    def mean(self, first: int, hands: int) -> float:
        """What a lone player wins on average on this first card, in bets."""
        won = [self._deal(cards, [first])[0] for cards in self.stocks(without(PACK, first), [DOUBLED], hands)]
        return sum(won) / hands

    def means(self, hands: int) -> dict[int, float]:
        """What players win on average by their first card, on each as many hands or nearly so."""
        won: dict[int, list[float]] = {value: [] for value in VALUES}
        rarest = min(each for each in PACK if each) / sum(PACK)
        for cards in self.stocks(PACK, [DOUBLED], round(hands / rarest / self.players)):
            firsts = [cards.pop(0) for _ in range(self.players)]
            for first, each in zip(firsts, self._deal(cards, firsts), strict=True):
                won[first].append(each)
        return {value: sum(each) / len(each) for value, each in won.items()}

    def stocks(self, unseen: Stock, fits: Sequence[Stock], deals: int) -> Iterator[list[int]]:
        """So many orders of these cards, of which the last ones are as likely as each `fits` in its place."""
        pack = np.repeat(np.arange(11), np.array(unseen, dtype=int))
        dealt = 0
        while dealt < deals:
            orders = self.random.permuted(np.tile(pack, (AT_ONCE, 1)), axis=1)
            for place, each in enumerate(fits, 1):
                share = np.array(each)[orders[:, -place]] / max(each)
                orders = orders[self.random.random(len(orders)) < share]
            orders = orders[: deals - dealt, -MOST_CARDS:]
            dealt += len(orders)
            yield from orders.tolist()

    def _deal(self, cards: list[int], firsts: Sequence[int]) -> list[float]:
        """What each player wins; the cards come from the end."""
        hidden = cards.pop()
        pairs = [(first, cards.pop()) for first in firsts]
        up = cards.pop()
        if {hidden, up} == {1, 10}:
            return [-1.0 if set(pair) == {1, 10} else -2.0 for pair in pairs]
        hands = [pair if set(pair) == {1, 10} else self.drawn(pair, up, cards) for pair in pairs]
        fronts = [front(hand) for hand in hands if self.stands(hand)]
        total = self.bank((hidden, up), tuple(sorted(fronts)), cards) if fronts else 0
        return [self.won(hand, total) for hand in hands]

    def drawn(self, hand: Cards, up: int, cards: list[int]) -> Cards:
        """The hand after its owner has drawn as he likes."""
        goes_on = self._plans.get((hand, up))
        if goes_on is None:
            own = Held(0, 0, hand, 1, False, (), True)
            table = alone(self.rules, own, (up,), without(PACK, up, *hand), doubled=self.doubled)
            others = company(self.rules, shares(table.unseen), [(0, 1.0)] * (self.players - 1), table.face)
            play = Play(table, 1, others)
            goes_on = self._plans[hand, up] = play.hand(own).plan(hand)
        while sum(hand) < MOST and (hand[0], *sorted(hand[1:])) in goes_on:
            hand = (*hand, cards.pop())
        return hand

    def stands(self, hand: Cards) -> bool:
        """Whether the banker must still beat it, as far as he can see."""
        return sum(hand) <= MOST and set(hand) != {1, 10} and (len(hand) < 5 or not times(self.rules, hand))

    def won(self, hand: Cards, bank: int) -> float:
        if sum(hand) > MOST:
            return -1.0
        if set(hand) == {1, 10}:
            return 2.0
        return float(times(self.rules, hand)) or (1.0 if best(*start(hand)) > bank else -1.0)

    def bank(self, bank: Cards, fronts: tuple[Cards, ...], cards: list[int]) -> int:
        """The total that the banker ends with; 0 over 21."""
        more, near = by_totals(self.rules, fronts, bank[1], self.doubled)
        while True:
            hard, ace = start(bank)
            if hard >= MOST:
                return MOST if hard == MOST else 0
            draws = more[ace][hard] > 0
            if -near < more[ace][hard] < near:
                draws = by_values(self.rules, (*bank[:2], *sorted(bank[2:])), fronts, self.doubled)
            if not draws:
                return best(hard, ace)
            bank = (*bank, cards.pop())


class Turn:
    """A player's turn between one who stands and one who waits, each with a card face down."""

    def __init__(self, table: Table, seed: int) -> None:
        self.deals = Deals(table.rules, 3, seed, doubled=False)
        (own,) = table.own
        self.mine, self.unseen, self.up = own.open, table.unseen, table.banker.open[0]
        self.stood, self.waits = (each.open for each in table.others)
        self.fits = [
            _no_natural(self.up),
            _no_natural(self.waits[0]),
            likely(table.others[0], True, table.face),
        ]
        self.plan = Play(table, 1).hand(own).plan(self.mine)

    def mean(self, draws: bool, hands: int) -> float:
        """What the player wins on average who draws now, or stands, in bets."""
        stocks = self.deals.stocks(self.unseen, self.fits, hands)
        return sum(self._hand(draws, cards) for cards in stocks) / hands

    def _hand(self, draws: bool, cards: list[int]) -> float:
        hidden, waits, stood = cards.pop(), cards.pop(), cards.pop()
        mine = self.mine
        while draws:
            mine = (*mine, cards.pop())
            draws = sum(mine) < MOST and (mine[0], *sorted(mine[1:])) in self.plan
        if sum(mine) > MOST or len(mine) > 4:
            return self.deals.won(mine, 0)
        later = self.deals.drawn((waits, *self.waits), self.up, cards)
        hands = [mine, (stood, *self.stood), later]
        fronts = tuple(sorted(front(each) for each in hands if self.deals.stands(each)))
        return self.deals.won(mine, self.deals.bank((hidden, self.up), fronts, cards))


def _no_natural(up: int) -> Stock:
    return tuple(float(value > 0 and {value, up} != {1, 10}) for value in range(11))


def front(hand: Cards) -> Cards:
    """What lies open before a hand, the second card first."""
    return (hand[1], *sorted(hand[2:]))


@lru_cache(maxsize=1 << 18)
def by_totals(rules: OchkoHouse, fronts: tuple[Cards, ...], up: int, doubled: bool) -> tuple[Rows, float]:
    """How much better drawing is for the banker, who takes the chances of cards for what they are now."""
    field = [0.0] * (MOST + 1)
    for each in fronts:
        field = [a + b for a, b in zip(field, stands_on(rules, each, face_of(up, doubled)), strict=True)]
    unseen = without(PACK, up, *(card for each in fronts for card in each))
    return plan(gains(field, rules.ties), shares(unseen))[0], CLEAR * len(fronts)


@lru_cache(maxsize=1 << 12)
def stands_on(rules: OchkoHouse, open_cards: Cards, face: Face) -> tuple[float, ...]:
    """The chances of the totals of a hand that stands with these cards open."""
    fits, counts = shown(rules, open_cards, face)
    found = [0.0] * (MOST + 1)
    guess = shares([n * fit for n, fit in zip(without(PACK, *open_cards), fits, strict=True)])
    for chance, total in zip(guess, counts, strict=True):
        found[total or 0] += chance
    return tuple(found)


@lru_cache(maxsize=1 << 18)
def by_values(rules: OchkoHouse, bank: Cards, fronts: tuple[Cards, ...], doubled: bool) -> bool:
    """Whether the banker draws by his values."""
    unseen = without(PACK, *bank, *(card for each in fronts for card in each))
    turn = Bank(against(rules, bank, [(None, *each) for each in fronts], unseen, doubled))
    return turn.draw() > turn.stand(bank)
