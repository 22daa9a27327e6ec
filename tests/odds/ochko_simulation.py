"""Deals of Ochko played out, all at once: a row of every array is a deal.

What everybody does is asked of `ochko_habits` and `ochko_bankers`; what comes of it is played here, by the
rules, card by card out of one pack.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from game.odds.ochko.totals import MOST, Stock
from game.rules.ochko.house import OchkoHouse

from .ochko_bankers import NOTHING_HIDDEN, SECOND, Banker, Reals, Seen
from .ochko_habits import Numbers, Player, Truths, packed

NATURAL = 2.0  # bets that one is paid, and costs when it is the banker's
ALL = slice(None)


class Pack:
    """The cards that are left in each deal, by value, and how likely the deal is beside the others."""

    def __init__(self, unseen: Stock, deals: int, seed: int) -> None:
        self.left = np.tile(np.array(unseen), (deals, 1))
        self.weight = np.ones(deals)
        self.deals = np.arange(deals)
        self._random = np.random.default_rng(seed)

    def next(self, deals: Numbers, fits: Stock | Reals | None = None) -> Numbers:
        """The next card of some deals: any that is left, or each as likely as it `fits`."""
        left = self.left[deals]
        if fits is not None:
            whole = left.sum(1)
            left = left * np.array(fits)
            self.weight[deals] *= left.sum(1) / whole
        sums = left.cumsum(1)
        values = (sums <= self._random.random((len(deals), 1)) * sums[:, -1:]).sum(1)
        self.left[deals, values] -= 1
        return values


class Hand:
    """One hand in each deal: the card that lies face down, the second one, and what was drawn."""

    def __init__(self, first: Numbers, second: Numbers) -> None:
        self.first, self.second, self.drawn = first, second, np.zeros_like(first)
        self.hard, self.cards = first + second, np.full_like(first, 2)
        self.ace = (first == 1) | (second == 1)
        self.half = False  # of a pair that was split: both lie open, and an ace and a ten are no natural

    def take(self, deals: Numbers, values: Numbers) -> None:
        """A card more in some deals."""
        self.drawn[deals] += packed(values)
        self.hard[deals] += values
        self.cards[deals] += 1
        self.ace[deals] |= values == 1

    @property
    def total(self) -> Numbers:
        """The total nearest to 21; 0 over it."""
        best = np.where(self.ace & (self.hard <= MOST - 10), self.hard + 10, self.hard)
        return np.where(self.hard > MOST, 0, best)

    @property
    def natural(self) -> Truths:
        """An ace and a ten as dealt."""
        return (self.cards == 2) & self.ace & (self.hard == 11) & (not self.half)

    def paid(self, rules: OchkoHouse) -> Numbers:
        """How many bets it is paid whatever the banker has; 0 for none."""
        found = np.where(self.natural, 2, 0)
        if rules.bonus:
            found = np.where(self.cards >= 5, 2 ** np.maximum(self.cards - 4, 0), found)
            three = (self.cards == 3) & (self.hard == MOST)
            found[three & (self._most() == 8) & (self._least() == 6)] = 2
            found[three & (self._most() == 7)] = 3
        return np.where(self.hard > MOST, 0, found)

    def _three(self) -> Numbers:
        third = np.round(np.log2(np.maximum(self.drawn, 1)) / 4).astype(np.int64) + 1
        return np.stack([self.first, self.second, third])

    def _most(self) -> Numbers:
        return self._three().max(0)

    def _least(self) -> Numbers:
        return self._three().min(0)

    def lies(self, rules: OchkoHouse) -> Numbers:
        """The number by which a banker knows what lies open; 0 where he has nothing to beat."""
        beatable = (self.hard <= MOST) & (self.paid(rules) == 0)
        opened = self.second << SECOND | self.drawn
        if self.half:
            opened = NOTHING_HIDDEN | self.drawn + packed(self.first) + packed(self.second)
        return np.where(beatable, opened, 0)


class Deal:
    """Deals of which the banker and all players have got two cards, with these bets."""

    def __init__(
        self, rules: OchkoHouse, pack: Pack, bank: Hand, hands: Sequence[Hand], stakes: Sequence[Reals] = ()
    ) -> None:
        self.rules, self.pack, self.bank, self.hands = rules, pack, bank, hands
        self.stakes = list(stakes) or [np.ones(len(pack.deals)) for _ in hands]
        self.live = ~bank.natural  # the banker has shown no natural

    def draw(self, number: int, player: Player, first: bool | None = None) -> None:
        """A player draws; where `first` is given he does, or does not, whatever the plan says."""
        hand = self.hands[number]
        deals = np.flatnonzero(self.live & ~hand.natural)
        if first is False:
            return
        if first:
            hand.take(deals, self.pack.next(deals))
        while len(deals):
            parts = hand.first, hand.second, hand.drawn, self.bank.second
            deals = deals[player.draws(*(each[deals] for each in parts)) & (hand.hard[deals] < MOST)]
            hand.take(deals, self.pack.next(deals))

    def finish(self, banker: Banker, first: bool | None = None) -> list[Reals]:
        """What each hand wins, in bets, once the banker has drawn; `first` is as in `draw`."""
        lying = np.stack([hand.lies(self.rules) for hand in self.hands], axis=1)
        lying[~self.live] = 0
        stakes = np.stack(self.stakes, axis=1) * (lying > 0)
        unseen = self.pack.left.copy()
        for at, hand in enumerate(self.hands):
            hides = np.flatnonzero((lying[:, at] > 0) & (lying[:, at] & NOTHING_HIDDEN == 0))
            unseen[hides, hand.first[hides]] += 1
        bank, deals = self.bank, np.flatnonzero(stakes.sum(1) * (first is not False))
        draws = np.full(len(deals), True)
        while len(deals):
            if not first:
                own = [each[deals] for each in (bank.first, bank.second, bank.drawn, bank.hard, bank.ace)]
                draws = banker.draws(Seen(*own, unseen[deals], lying[deals], stakes[deals]))
            first, deals = None, deals[draws]
            values = self.pack.next(deals)
            unseen[deals, values] -= 1
            bank.take(deals, values)
            deals = deals[bank.hard[deals] <= MOST]
            draws = np.full(len(deals), True)
        return [self._won(hand) for hand in self.hands]

    def _won(self, hand: Hand) -> Reals:
        paid = hand.paid(self.rules).astype(float)
        bank, mine = self.bank.total, hand.total
        tied = -1.0 if self.rules.ties else 0.0
        beaten = np.where(mine > bank, 1.0, np.where(mine == bank, tied, -1.0))
        found = np.where(mine == 0, -1.0, np.where(paid > 0, paid, beaten))
        both = -1.0 if self.rules.both_natural == "pay" else 0.0
        return np.where(self.live, found, np.where(hand.natural, both, -NATURAL))

    def mean(self, won: Reals, some: Truths | slice = ALL) -> float:
        """The mean over all deals or some, each as likely as it is."""
        return float(np.average(won[some], weights=self.pack.weight[some]))
