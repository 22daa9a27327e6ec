"""How a free banker of Ochko draws before a hand that stands beside others.

By totals he knows where to draw: to him the hand is its open cards, and what those who stand with them mostly
have. Holding two cards where drawing and standing are nearly alike he looks at the one that he hides: it
is none of theirs, and does not come.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import add, sub

import msgspec

from .company import Case
from .field import Totals, field_of, gains, shown_as
from .table import Held, Table
from .totals import MOST, Rows, Stands, Stock, best, ends, plan, shares, start, without

_NEAR = 0.05  # of the bets: so much better by totals alone is better with any card
Starts = dict[tuple[int, int], float]
"""Chances of what the banker holds, as (hard total, ace)."""

Open = tuple[int, ...]
"""A hand as he sees it: see `shown_as`; or its total alone, where all of it lies open."""


class Way(msgspec.Struct, frozen=True):
    """Where he stands by totals, and what he may hold with which he first does the contrary."""

    stands: tuple[tuple[bool, ...], tuple[bool, ...]]
    otherwise: tuple[tuple[int, int], ...] = ()


def way_of(stands: Stands) -> Way:
    """The way of a banker who stands so whatever he sees."""
    return Way((tuple(stands[0]), tuple(stands[1])))


def least_of(banker: Held) -> int:
    """The least hard total that he may have, by his open cards."""
    return sum(banker.open) + banker.hidden


class Sight:
    """What a banker sees who has a hand against him, and what others have beside it."""

    def __init__(
        self, table: Table, bet: int, cases: Sequence[Case], stood: Sequence[tuple[Held, Stock]]
    ) -> None:
        """`cases` are those of the others' chips by total; hands in `stood` are part of each of them."""
        self._table, self._bet, self._cases, self._stood = table, bet, cases, stood
        self._least = least_of(table.banker)
        opened, hides = table.banker.open, table.guesses[-1] if table.banker.hidden else ()
        self._holds = [(value, *start((*opened, value))) for value, chance in enumerate(hides) if chance]
        self._moves: dict[int, Totals] = {}
        self._known: dict[tuple[Open, tuple[int, ...], int], tuple[Totals, Stock]] = {}

    def ways(self, shown: Open, drawn: tuple[int, ...]) -> list[tuple[Way, float]]:
        """The ways that he may have before this hand, of which these cards were drawn, with their chances."""
        return [(self._way(shown, drawn, field), chance) for field, chance in self._cases]

    def _way(self, shown: Open, drawn: tuple[int, ...], field: Totals) -> Way:
        own, after = self._taken(shown, drawn)
        against = list(map(add, own, field))
        more, _ = plan(gains(against, self._table.rules.ties), after, self._least)
        near, otherwise = _NEAR * sum(against), list[tuple[int, int]]()
        for value, hard, ace in self._holds:
            better = more[ace][hard]
            if not -near < better < near:
                continue
            if (better > 0) != (self._more(shown, drawn, field, value)[ace][hard] > 0):
                otherwise.append((hard, ace))
        stands = [tuple([each <= 0 for each in row]) for row in more]
        return Way((stands[0], stands[1]), tuple(otherwise))

    def _more(self, shown: Open, drawn: tuple[int, ...], field: Totals, value: int) -> Rows:
        """How much better drawing is by what he holds, who hides a card of this value."""
        own, after = self._taken(shown, drawn, value)
        against = [a + b + c for a, b, c in zip(own, field, self._moved(value), strict=True)]
        return plan(gains(against, self._table.rules.ties), after, self._least)[0]

    def _taken(self, shown: Open, drawn: tuple[int, ...], value: int = 0) -> tuple[Totals, Stock]:
        """What he takes the hand for, by total, and the next card; with a `value`, who hides that card."""
        key = shown, drawn, value
        if key not in self._known:
            self._known[key] = self._reckoned(*key)
        return self._known[key]

    def _reckoned(self, shown: Open, drawn: tuple[int, ...], value: int) -> tuple[Totals, Stock]:
        own, stock = [0.0] * (MOST + 1), list(without(self._table.stock, *drawn))
        if value:
            stock = [max(0.0, a + b) for a, b in zip(stock, self._table.guesses[-1], strict=True)]
            stock[value] = max(0.0, stock[value] - 1)
        if len(shown) == 1:
            own[shown[0]] += self._bet
            return own, shares(stock)
        opened, ace, *_, hidden = shown
        unseen = without(self._table.unseen, *drawn, *([value] if value else ()))
        guess = shown_as(unseen, shown, self._table.face, self._table.rules.stand_least)
        for each, chance in enumerate(guess):
            if chance:
                own[best(opened + each, ace | (each == 1))] += self._bet * chance
        stock[hidden] += 1  # to him the hidden card is one of the stock like others
        return own, shares([max(0.0, count - chance) for count, chance in zip(stock, guess, strict=True)])

    def _moved(self, value: int) -> Totals:
        """What hands that stand have more of, or less, where he hides a card of this value."""
        if value not in self._moves:
            chances, then = shares(self._table.stock), list[tuple[Held, Stock]]()
            for each, guess in self._stood:
                rest = list(guess)
                rest[value] *= max(0.0, 1 - 1 / (self._table.unseen[value] or 1.0))
                then.append((each, shares(rest)))
            fields = (field_of(self._table, hands, chances) for hands in (then, self._stood))
            self._moves[value] = list(map(sub, *fields))
        return self._moves[value]


def ends_of(starts: Starts, way: Way, chances: Stock) -> Totals:
    """The chances of the totals that a banker ends with who goes this way; see `ends`."""
    going, stood = dict(starts), list[tuple[int, float]]()
    for hard, ace in way.otherwise:
        chance = going.pop((hard, ace), 0.0)
        if not way.stands[ace][hard]:
            stood.append((best(hard, ace), chance))
            continue
        for value, share in enumerate(chances):
            at = hard + value, ace | (value == 1)
            going[at] = going.get(at, 0.0) + chance * share
    found = ends(going, way.stands, chances)
    for total, chance in stood:
        found[total] += chance
    return found
