"""Hands of Ochko against an open card of the banker: what a total is worth, by what lies open with it."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.ochko.house import OchkoHouse

from .company import CASES, company
from .field import Totals
from .front import Beside, Bound, Front, Way, Ways, case, stands
from .table import Face, face_of
from .totals import BUST, MOST, Stock, ends, shares, to_total, without

PARTNER = {1: 10, 10: 1}  # what makes a natural of a card
_OF_TWO = 6  # cases of two others: of one there are fewer to tell, and of more one evens out another


class Fronts:
    """All that may lie open before a hand, out of `unseen` cards that are dealt to so many players."""

    def __init__(self, rules: OchkoHouse, unseen: Stock, players: int) -> None:
        self.rules, self.unseen = rules, unseen
        self._players = players
        self._known: dict[tuple[tuple[int, ...], Face], Front | Bound] = {}
        self._ways: dict[tuple[tuple[int, ...], Face], int] = {}
        self._numbers: dict[Ways, int] = {}
        self.numbered: list[Ways] = []  # few of all ways differ: each has its number
        self._beside: dict[Face, list[Beside]] = {}

    def before(self, cards: tuple[int, ...], face: Face) -> Front | Bound:
        """The front of these open cards, where the banker looks like that."""
        key = cards, face
        found = self._known.get(key)
        if found is None:
            if self.rules.fixed_total:
                found = Bound(to_total(self.rules.fixed_total))
            else:
                found = Front(self.rules, self.unseen, cards, face, self._cases(face))
            self._known[key] = found
        return found

    def ways(self, cards: tuple[int, ...], face: Face) -> int:
        """The number of the ways that the banker has before these open cards."""
        key = cards, face
        found = self._ways.get(key)
        if found is None:
            found = self._ways[key] = self.number(self.before(cards, face).ways)
        return found

    def number(self, ways: Ways) -> int:
        """The number of these ways, a new one where they are new."""
        found = self._numbers.setdefault(ways, len(self.numbered))
        if found == len(self.numbered):
            self.numbered.append(ways)
        return found

    def _cases(self, face: Face) -> list[Beside]:
        if face not in self._beside:
            others = [(0, 1.0)] * (self._players - 1)
            cases = _OF_TWO if len(others) == 2 else CASES
            found = company(self.rules, shares(self.unseen), others, face, cases)
            self._beside[face] = [case(field, chance, self.rules.ties) for field, chance in found]
        return self._beside[face]


class Facing:
    """An open card of the banker and the chances of what lies beside it, which is no natural."""

    def __init__(
        self, fronts: Fronts, up: int, likely: Sequence[float], doubled: bool, own: tuple[int, ...] = ()
    ) -> None:
        """The hidden card is an unseen one, weighed as `likely` says; all know whether he has `doubled`.

        It is none of the cards that are the player's `own`, where those are told.
        """
        self._fronts, self._up, self._likely, self._doubled = fronts, up, likely, doubled
        self._face = face_of(up, doubled)
        left = without(fronts.unseen, up, *own)
        weights = [count * each for count, each in zip(left, likely, strict=True)]
        if up in PARTNER:
            weights[PARTNER[up]] = 0.0
        self.holds = shares(weights)
        self.rest = tuple(max(0.0, a - b) for a, b in zip(left, self.holds, strict=True))
        self._next = shares(self.rest)
        self._starts: dict[tuple[int, int], float] = {}
        for value, chance in enumerate(self.holds):
            if chance:
                self._starts[up + value, int(1 in (up, value))] = chance
        self._worths: dict[int, Totals] = {}  # by the number of the ways
        self._by_way: dict[Way, Totals] = {}
        self._two: dict[int, Totals] = {}
        self.known: dict[tuple[int, ...], Totals] = {}  # what `more` has found

    def beside(self, *own: int) -> Facing:
        """The same for a player who holds these cards."""
        return Facing(self._fronts, self._up, self._likely, self._doubled, own)

    def two(self, second: int) -> Totals:
        """What two cards are worth by total, of which the `second` lies open."""
        found = self._two.get(second)
        if found is None:
            ways = self._fronts.before((second,), self._face).ways_holding(self._up, self.holds)
            found = self._two[second] = self._mixed(self._fronts.number(ways))
        return found

    def more(self, cards: tuple[int, ...]) -> Totals:
        """What more cards than two are worth by total; all but the first lie open, and are `alike`."""
        found = self.known.get(cards)
        if found is None:
            found = self.known[cards] = self._mixed(self._fronts.ways(cards, self._face))
        return found

    def _mixed(self, number: int) -> Totals:
        found = self._worths.get(number)
        if found is None:
            ways = self._fronts.numbered[number]
            if len(ways) == 1:
                found = self._against(ways[0][0])
            else:
                found = [0.0] * (MOST + 1)
                for way, chance in ways:
                    found = [a + chance * b for a, b in zip(found, self._against(way), strict=True)]
            self._worths[number] = found
        return found

    def _against(self, way: Way) -> Totals:
        """What each total is worth where he stands so; only what he can come to makes a difference."""
        reached = way[self._up :]
        found = self._by_way.get(reached)
        if found is None:
            against = ends(self._starts, stands(way), self._next)
            found = self._by_way[reached] = by_total(against, self._fronts.rules.ties)
        return found


def by_total(against: Totals, ties: bool) -> Totals:
    """What standing on each total is worth against the banker's totals."""
    found, below, above = [-1.0] * (MOST + 1), against[BUST], 1.0 - against[BUST]
    for total in range(1, MOST + 1):
        above -= against[total]
        found[total] = below - above - (against[total] if ties else 0.0)
        below += against[total]
    return found


def alike(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Open cards that tell the banker nearly the same: of two the first even, of three all alike."""
    if len(cards) == 2 and 1 not in cards:
        first, both = cards[0], sum(cards)
        evens = (first - first % 2, first - first % 2 + 2)
        return next(((even, both - even) for even in evens if even >= 2 and 2 <= both - even <= 10), cards)
    return cards
