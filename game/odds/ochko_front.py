"""What lies open before a hand of Ochko that stands, and how a free banker draws who goes by that.

Behind the open cards he takes each value as well as it fits. By totals he knows where to draw; holding
two cards where drawing and standing are nearly alike he looks at what is really left.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from operator import mul

import msgspec

from game.rules.ochko.house import OchkoHouse

from .ochko_duel import shown
from .ochko_field import Totals, gains
from .ochko_totals import MOST, Rows, Stands, Stock, best, plan, shares, start, without

_NEAR = 0.1  # of the bets: so much better by totals alone is better with any cards
_NO_MORE = 11  # whoever counts less, and has no ace, draws
Way = tuple[bytes, bytes]
"""Where the banker stands, as `Stands`, but quick to be found again."""

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
        high: bool,
        beside: Sequence[Beside],
    ) -> None:
        """`unseen` are all cards before a hand got any; `high` is an open card of the banker from 7 up.

        `beside` are the cases of what may stand beside it.
        """
        self._ties = rules.ties
        self._fits, counts = shown(rules, cards, high)
        self._counts = [count or 0 for count in counts]
        self._left = without(unseen, *cards)
        guess = shares(list(map(mul, self._left, self._fits)))
        own = [0.0] * (MOST + 1)
        for value, chance in enumerate(guess):
            own[self._counts[value]] += chance
        chances = shares([left - chance for left, chance in zip(self._left, guess, strict=True)])
        self._plans: list[tuple[Rows, Rows, Way, Beside]] = []
        found: dict[Way, float] = {}
        mine = gains(own, rules.ties)
        for case in beside:
            more, after = plan([a + b for a, b in zip(mine, case.gains, strict=True)], chances, _NO_MORE)
            way = bytes([each <= 0 for each in more[0]]), bytes([each <= 0 for each in more[1]])
            self._plans.append((more, after, way, case))
            found[way] = found.get(way, 0.0) + case.chance
        self.ways = tuple(found.items())

    @cached_property
    def _close(self) -> list[tuple[list[tuple[int, int]], Rows, Way, Beside]]:
        """His plans, and in each the hard totals, and whether with an ace, where both are nearly alike."""
        found = []
        for more, after, way, case in self._plans:
            rows = [(hard, ace) for ace in (0, 1) for hard in range(2, MOST)]
            found.append(([(h, a) for h, a in rows if -case.near < more[a][h] < case.near], after, way, case))
        return found

    def ways_holding(self, up: int, holds: Stock) -> Ways:
        """His ways, and how likely each is, who has the open card `up` and beside it any of `holds`."""
        found: dict[Way, float] = {}
        for close, after, way, case in self._close:
            for hard, ace in close:
                value = hard - up
                if 0 < value < 11 and holds[value] and ace == (1 in (up, value)):
                    row, stays = way[ace], self._stays(up, value, after, case.gains)
                    if stays != row[hard]:
                        row = row[:hard] + bytes([stays]) + row[hard + 1 :]
                        way = (way[0], row) if ace else (row, way[1])
            found[way] = found.get(way, 0.0) + case.chance
        return tuple(found.items())

    def _stays(self, up: int, holds: int, after: Rows, beside: Totals) -> bool:
        """Whether he stands on these two cards, every card that may be hidden being one that cannot come."""
        hard, ace = start((holds, up))
        total, left = best(hard, ace), without(self._left, holds, up)
        weights = list(map(mul, left, self._fits))
        whole, stand = sum(weights), 0.0
        for weight, counted in zip(weights, self._counts, strict=True):
            if weight:
                stand += weight * (self._ties if total == counted else 1 if total > counted else -1)
        worths = (0.0, after[1][hard + 1], *after[ace][hard + 2 : hard + 11])
        draw = whole * sum(map(mul, left, worths)) - sum(map(mul, weights, worths))
        return bool(draw <= (stand + beside[total] * whole) * (sum(left) - 1))


class Bound:
    """A banker who is bound to a total: whatever lies open, he has one way."""

    def __init__(self, stands: Stands) -> None:
        self.ways: Ways = (((bytes(stands[0]), bytes(stands[1])), 1.0),)

    def ways_holding(self, up: int, holds: Stock) -> Ways:
        """The same as ever."""
        return self.ways
