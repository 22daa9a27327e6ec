"""What lies open before a hand of Ochko that stands, and how a free banker draws who goes by that.

Behind the open cards he takes each value as well as it fits. By totals he knows where to draw; holding
two cards where drawing and standing are nearly alike he looks at what is really left.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import add, mul, sub

import msgspec

from game.rules.ochko.house import OchkoHouse

from .duel import shown
from .field import Totals, gains
from .table import Face
from .totals import BENT, MOST, Stands, Stock, best, shares, start, with_ace, without

_NEAR = 0.1  # of the bets: so much better by totals alone is better with any cards
Way = bytes
"""Whether the banker stands, by his hard total; up to eleven with an ace: without one he draws."""

Ways = tuple[tuple[Way, float], ...]
"""The ways that he may have, with their chances."""


class Beside(msgspec.Struct, frozen=True):
    """One case of what stands beside a hand: what each total wins of it, and how likely it is."""

    gains: Totals
    near: float  # drawing and standing are nearly alike that differ by less, in bets
    chance: float


def case(field: Totals, chance: float, ties: bool) -> Beside:
    """The case of such bets, by their total."""
    return Beside(gains(field, ties), _NEAR * (1 + sum(field[1:])), chance)


class Front:
    """The banker before the open `cards` of a hand: his way in each case of what stands `beside` it."""

    def __init__(
        self,
        rules: OchkoHouse,
        unseen: Stock,
        cards: tuple[int, ...],
        face: Face,
        beside: Sequence[Beside],
    ) -> None:
        """`unseen` are all cards before a hand got any; `face` is how the banker looks.

        `beside` are the cases of what may stand beside it.
        """
        self._ties = rules.ties
        self._fits, counts = shown(rules, cards, face)
        self._counts = [count or 0 for count in counts]
        self._left = without(unseen, *cards)
        guess = shares(list(map(mul, self._left, self._fits)))
        own = [0.0] * (MOST + 1)
        for value, chance in enumerate(guess):
            own[self._counts[value]] += chance
        chances = shares(list(map(sub, self._left, guess)))
        self._other: dict[int, list[list[int]]] = {}
        self._plans: list[tuple[list[float], list[float], Way, Beside]] = []
        found: dict[Way, float] = {}
        mine = gains(own, rules.ties)
        for case in beside:
            more, after = with_ace(list(map(add, mine, case.gains)), chances)
            way = bytes([each <= 0 for each in more])
            self._plans.append((more, after, way, case))
            found[way] = found.get(way, 0.0) + case.chance
        self.ways = tuple(found.items())

    def ways_holding(self, up: int, holds: Stock) -> Ways:
        """His ways, and how likely each is, who has the open card `up` and beside it any of `holds`."""
        if up not in self._other:
            self._other[up] = [self._otherwise(up, *each) for each in self._plans]
        found: dict[Way, float] = {}
        for (_, _, way, case), others in zip(self._plans, self._other[up], strict=True):
            for hard in others:
                if holds[hard - up]:
                    way = way[:hard] + bytes([not way[hard]]) + way[hard + 1 :]
            found[way] = found.get(way, 0.0) + case.chance
        return tuple(found.items())

    def _otherwise(
        self, up: int, more: list[float], after: list[float], way: Way, beside: Beside
    ) -> list[int]:
        """The totals of two cards where both are nearly alike, and he leaves his way."""
        found, near = [], beside.near
        for hard in range(up + 1, min(up + 10, MOST - 1) + 1):
            if hard <= BENT and up != 1 and hard != up + 1:
                continue  # up to eleven, and without an ace, he draws
            if -near < more[hard] < near and way[hard] != self._stays(up, hard - up, after, beside.gains):
                found.append(hard)
        return found

    def _stays(self, up: int, holds: int, after: list[float], beside: Totals) -> bool:
        """Whether he stands on these two cards, every card that may be hidden being one that cannot come."""
        hard, ace = start((holds, up))
        total, left = best(hard, ace), without(self._left, holds, up)
        weights = list(map(mul, left, self._fits))
        whole, stand = sum(weights), 0.0
        for weight, counted in zip(weights, self._counts, strict=True):
            if total > counted:
                stand += weight
            elif total < counted:
                stand -= weight
            elif self._ties:
                stand += weight
        worths = (0.0, *after[hard + 1 : hard + 11])
        draw = whole * sum(map(mul, left, worths)) - sum(map(mul, weights, worths))
        return bool(draw <= (stand + beside[total] * whole) * (sum(left) - 1))


def stands(way: Way) -> tuple[Way, Way]:
    """Where he stands whose way this is, by hard total: without an ace, and with one."""
    return bytes(BENT + 1) + way[BENT + 1 :], way


class Bound:
    """A banker who is bound to a total: whatever lies open, he has one way."""

    def __init__(self, stands: Stands) -> None:
        self.ways: Ways = ((bytes(stands[1][: BENT + 1] + stands[0][BENT + 1 :]), 1.0),)

    def ways_holding(self, up: int, holds: Stock) -> Ways:
        """The same as ever."""
        return self.ways
