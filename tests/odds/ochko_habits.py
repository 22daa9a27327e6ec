"""What players of Ochko do, asked once for every different hand: as planned with the second card."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from game.odds.ochko.company import company
from game.odds.ochko.play import Play
from game.odds.ochko.table import Held, alone
from game.odds.ochko.totals import MOST, Stock, shares, without
from game.rules.ochko.house import OchkoHouse

Cards = tuple[int, ...]
Numbers = NDArray[np.int64]
Truths = NDArray[np.bool_]
Plan = Callable[[Cards, int], frozenset[Cards]]
"""The hands that are drawn to once a hand began with two cards, against an open card of the banker."""

_BITS = 4  # of a number for cards, for how many there are of each value


def packed(values: Numbers) -> Numbers:
    """A number for each card, so that the sum of some stands for them whatever their order."""
    return np.left_shift(1, _BITS * (values - 1))


@lru_cache(maxsize=1 << 16)
def unpacked(number: int) -> Cards:
    """The cards that such a sum stands for, in order of their values."""
    return tuple(v for v in range(1, 11) for _ in range(number >> _BITS * (v - 1) & (1 << _BITS) - 1))


class Player:
    """How a player draws, by a plan for each beginning; the order of later cards does not count."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._plans: dict[tuple[Cards, int], frozenset[Cards]] = {}
        self._known: dict[int, bool] = {}

    def draws(self, first: Numbers, second: Numbers, drawn: Numbers, up: Numbers) -> Truths:
        """Whether each of these hands is drawn to; `drawn` are sums of `packed`."""
        keys, which = np.unique(first | second << 4 | up << 8 | drawn << 12, return_inverse=True)
        return np.array([self._draws(key) for key in keys.tolist()], dtype=bool)[which]

    def _draws(self, key: int) -> bool:
        if key not in self._known:
            hand = key & 15, key >> 4 & 15, *unpacked(key >> 12)
            self._known[key] = self.one(hand, key >> 8 & 15)
        return self._known[key]

    def one(self, hand: Cards, up: int) -> bool:
        """Whether one hand is drawn to against the open card `up`."""
        if sum(hand) >= MOST:
            return False
        begun = hand[:2], up
        if begun not in self._plans:
            self._plans[begun] = self._plan(*begun)
        return (hand[0], *sorted(hand[1:])) in self._plans[begun]


def planned(plan: frozenset[Cards]) -> Plan:
    """The same plan whatever a hand began with."""
    return lambda pair, up: plan


def usual(rules: OchkoHouse, pack: Stock, players: int, doubled: bool = False) -> Plan:
    """How a player draws who knows nothing of the others, of whom there are `players` with himself."""

    def plan(pair: Cards, up: int) -> frozenset[Cards]:
        own = Held(0, 0, pair, 1, False, (), True)
        table = alone(rules, own, (up,), without(pack, up, *pair), doubled=doubled)
        others = company(rules, shares(table.unseen), [(0, 1.0)] * (players - 1), table.face)
        return Play(table, 1, others).hand(own).plan(pair)

    return plan
