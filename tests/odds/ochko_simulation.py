"""Hands of Ochko played again and again: players by their values, a free banker by his."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random

from game.odds.ochko_bank import Bank
from game.odds.ochko_field import times
from game.odds.ochko_halves import split
from game.odds.ochko_play import Play
from game.odds.ochko_table import Held, Table, against, alone, count_unseen, likely
from game.odds.ochko_totals import MOST, VALUES, Stock, best, start, without
from game.rules.ochko.house import OchkoHouse

Cards = tuple[int, ...]
PACK = count_unseen((), 1)


def position(rules: OchkoHouse, mine: Cards, up: int) -> Table:
    """One player's hand in a fresh pack against an open card of the banker."""
    own = Held(0, 0, mine, 1, False, (), True)
    return alone(rules, own, (up,), without(PACK, *mine, up))


@lru_cache(maxsize=1 << 14)
def values(rules: OchkoHouse, mine: Cards, up: int) -> dict[str, float]:
    """What drawing and standing are worth there, in bets."""
    table = position(rules, mine, up)
    play = Play(table, 1)
    return {"draw": play.hand(table.own[0]).draw(mine), "stand": play.stand(mine, True)}


def goes_on(rules: OchkoHouse, mine: Cards, up: int) -> bool:
    """Whether a player draws who goes by the values, where he may stand."""
    if sum(mine) >= MOST:
        return False
    if best(*start(mine)) < rules.stand_least and not times(rules, mine):
        return True
    worth = values(rules, (*mine[:2], *sorted(mine[2:])), up)
    return worth["draw"] > worth["stand"]


def bank_goes_on(rules: OchkoHouse, bank: Cards, hands: Sequence[tuple[int | None, ...]]) -> bool:
    """Whether the banker draws, bound to a total or by his values; None is a card that he does not see."""
    if sum(bank) >= MOST:
        return False
    if rules.fixed_total:
        return best(*start(bank)) < rules.fixed_total
    return _bank_draws(rules, (*bank[:2], *sorted(bank[2:])), tuple(hands))


@lru_cache(maxsize=1 << 20)
def _bank_draws(rules: OchkoHouse, bank: Cards, hands: tuple[tuple[int | None, ...], ...]) -> bool:
    seen = [each for values in hands for each in values if each is not None]
    found = Bank(against(rules, bank, hands, without(PACK, *bank, *seen)))
    return found.draw() > found.stand(bank)


class Position:
    """One hand, played so many times from there on; all results are in bets."""

    def __init__(self, rules: OchkoHouse, mine: Cards, up: int, seed: int, looked: bool = True) -> None:
        """Unless the banker has `looked` he may hold a natural."""
        self.rules, self.mine, self.up, self.random, self.looked = rules, mine, up, Random(seed), looked
        unseen = without(PACK, *mine, up)
        self.pack = [value for value in VALUES for _ in range(round(unseen[value]))]

    def mean(self, draws_first: bool, hands: int) -> float:
        """What the player wins on average when it draws first, or stands."""
        return sum(self._hand(draws_first) for _ in range(hands)) / hands

    def cards(self) -> Iterator[int]:
        """The banker's hidden card, which makes no natural once he has looked, and then the stock."""
        while True:
            order = self.random.sample(self.pack, 24)
            if not self.looked or not natural((order[0], self.up)):
                return iter(order)

    def _hand(self, draws_first: bool) -> float:
        cards = self.cards()
        bank = (next(cards), self.up)
        if natural(bank):
            return -2.0
        mine = (*self.mine, next(cards)) if draws_first else self.mine
        if draws_first:
            mine = drawn(self.rules, mine, self.up, cards)
        return settled(self.rules, mine, bank, cards)


def natural(cards: Cards) -> bool:
    """Whether these are an ace and a ten."""
    return set(cards) == {1, 10}


def drawn(rules: OchkoHouse, mine: Cards, up: int, cards: Iterator[int]) -> Cards:
    """The hand after its owner has drawn as he likes."""
    while goes_on(rules, mine, up):
        mine = (*mine, next(cards))
    return mine


def settled(rules: OchkoHouse, mine: Cards, bank: Cards, cards: Iterator[int]) -> float:
    """What a hand wins that stands, or is over, after the banker has drawn as he likes."""
    if sum(mine) > MOST:
        return -1.0
    if paid := times(rules, mine):
        return float(paid)
    while bank_goes_on(rules, bank, [(None, *mine[1:])]):
        bank = (*bank, next(cards))
    return 1.0 if sum(bank) > MOST or best(*start(mine)) > best(*start(bank)) else -1.0


class Halves:
    """A pair that is split against an open card of the banker: both hands lie open."""

    def __init__(self, rules: OchkoHouse, value: int, up: int, seed: int) -> None:
        self.rules, self.value, self.up = rules, value, up
        self.position = Position(rules, (value, value), up, seed)
        table = position(rules, (value, value), up)
        self.play = Play(table, 1)
        self.worth = split(self.play, 0, value)
        self.drawing = self.play.hand(Held(0, 1, (value,), 1, False))

    def mean(self, hands: int) -> float:
        """What both win on average, in bets."""
        return sum(self._hand() for _ in range(hands)) / hands

    @lru_cache(maxsize=1 << 14)  # noqa: B019
    def _goes_on(self, mine: Cards) -> bool:
        stand = self.play.stand(mine, hides=False, whole=False)
        return self.drawing.draw(mine) > stand

    def _hand(self) -> float:
        cards = self.position.cards()
        bank, found, held = (next(cards), self.up), 0.0, []
        for mine in [(self.value, next(cards)), (self.value, next(cards))]:
            while self.value != 1 and sum(mine) < MOST and self._goes_on((mine[0], *sorted(mine[1:]))):
                mine = (*mine, next(cards))
            paid = times(self.rules, mine)
            if sum(mine) > MOST:
                found -= 1
            elif paid:
                found += paid
            else:
                held.append(mine)
        if not held:
            return found
        while bank_goes_on(self.rules, bank, sorted(tuple(sorted(mine)) for mine in held)):
            bank = (*bank, next(cards))
        total = best(*start(bank))
        return found + sum(1 if sum(bank) > MOST or best(*start(mine)) > total else -1 for mine in held)


class BankTurn:
    """The banker's turn against hands that stand with one card face down each."""

    def __init__(self, rules: OchkoHouse, bank: Cards, shown: Sequence[Cards], seed: int) -> None:
        self.rules, self.bank, self.random = rules, bank, Random(seed)
        self.hands = tuple((None, *cards) for cards in shown)
        self.unseen = list(without(PACK, *bank, *(each for cards in shown for each in cards)))
        table = against(rules, bank, self.hands, tuple(self.unseen))
        now = Bank(table)
        self.stand, self.draw = now.stand(bank) / len(shown), now.draw() / len(shown)
        self.fits: list[Stock] = [likely(each, True, table.face, rules.stand_least) for each in table.others]
        self.left = self.unseen.copy()
        self.hidden = [0] * len(shown)
        for at in range(len(shown)):
            self._hide(at)

    def _hide(self, at: int) -> None:
        """Give a hand another hidden card, one of those that are left, as well as each fits."""
        if self.hidden[at]:
            self.left[self.hidden[at]] += 1
        weights = [n * fit for n, fit in zip(self.left, self.fits[at], strict=True)]
        self.hidden[at] = self.random.choices(range(11), weights)[0]
        self.left[self.hidden[at]] -= 1

    def mean(self, draws_first: bool, hands: int) -> float:
        """What he wins on average, in bets: of all that are against him."""
        found = 0.0
        for _ in range(hands):
            for at in range(len(self.hidden)):
                self._hide(at)
            found += self._turn(draws_first)
        return found / hands / len(self.hidden)

    def _turn(self, draws_first: bool) -> float:
        left, bank = self.left.copy(), self.bank
        drawing = draws_first
        while drawing:
            card = self.random.choices(range(11), left)[0]
            left[card] -= 1
            bank = (*bank, card)
            drawing = bank_goes_on(self.rules, bank, self.hands)
        if sum(bank) > MOST:
            return -float(len(self.hidden))
        total = best(*start(bank))
        pairs = zip(self.hidden, self.hands, strict=True)
        totals = [best(*start((hidden, *each[1:]))) for hidden, each in pairs]
        return float(sum(1 if total >= each else -1 for each in totals))
