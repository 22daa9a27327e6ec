"""Ochko before the second card: what a first card is worth against the banker's, per chip that is bet.

Every first and second card is counted from the unseen ones; from then on the chances of the next card
stay what they are. The banker has seen a hand's open second card, and plays the rest as hands mostly
end. A pair is not split: that hardly ever pays against a bank that takes ties.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from operator import mul

from game.rules.ochko.house import OchkoHouse

from .ochko_field import OTHERS, Totals, gains, times
from .ochko_totals import BUST, MOST, VALUES, Stands, Stock, best, ends, shares, start, stops, to_total

NATURAL = 2.0  # bets that one is paid (O15), and costs when it is the banker's (O14)
CARDS = 7  # hands of more cards are too rare to matter
_PARTNER = {1: 10, 10: 1}  # what makes a natural of a card
Table = tuple[list[float], list[float]]  # by hard total, without an ace and with one
Met = tuple[Table, Table, list[tuple[Table, Stands]], float]  # see `_settled`


@lru_cache(maxsize=64)
def prospects(unseen: Stock, rules: OchkoHouse, players: int) -> Prospects:
    """What first cards are worth where `unseen` cards are to be dealt to `players` and the banker."""
    return Prospects(unseen, rules, players)


class Prospects:
    """The worth of first cards; all values are for the player, in chips per chip bet."""

    def __init__(self, unseen: Stock, rules: OchkoHouse, players: int) -> None:
        self._unseen, self._rules, self._players = unseen, rules, players
        self._chances = shares(unseen)
        self._ends: dict[tuple[int, int, int], Totals] = {}
        self._plans: dict[tuple[int, int], list[tuple[Table, Stands]]] = {}
        self._worths: dict[tuple[float, ...], list[float]] = {}

    def worths(self, likely: tuple[float, ...]) -> list[float]:
        """What each first card 1..10 is worth; the banker's is an unseen one, weighed as `likely` says."""
        if likely not in self._worths:
            weights = [count * each for count, each in zip(self._unseen, likely, strict=True)]
            whole = sum(weights)
            banker = [weight / whole for weight in weights] if whole else weights
            tables = {
                (up, rule): self._settled(up, rule, banker)
                for up, _ in self._second(0)
                for rule in dict.fromkeys(self._rule_of[1:])
            }
            natural = sum(chance * self._natural(value) for value, chance in enumerate(banker) if chance)
            self._worths[likely] = [0.0] + [self._first(first, tables, natural) for first in VALUES]
        return self._worths[likely]

    @cached_property
    def whole(self) -> float:
        """What a bet is worth before any card is seen."""
        worths = self.worths((0.0, *(1.0 for _ in VALUES)))
        return sum(chance * worth for chance, worth in zip(self._chances, worths, strict=True))

    def _first(self, first: int, tables: dict[tuple[int, int], Met], natural: float) -> float:
        """What a first card is worth, over all second cards and all open cards of the banker."""
        found = 0.0
        for second, chance in self._second(first):
            hard, ace = start((first, second))
            if best(hard, ace) == MOST:
                found += chance * natural
                continue
            special, extra = MOST - hard, self._extra(first, second)
            for up, shown in self._second(0):
                two, three, plan, lost = tables[up, self._rule_of[second]]
                worth = two[ace][hard]
                if extra:
                    more = self._chances[special] * (extra - three[0][MOST])
                    draw = self._draw(three, hard, ace) + more
                    worth = draw if not plan[0][1][ace][hard] or draw > worth else worth
                found += chance * shown * ((1 - lost) * worth - NATURAL * lost)
        return found

    def _extra(self, first: int, second: int) -> int:
        """What the third card that makes 21 is paid, as 7-7-7 or 8-7-6; one suit is one case in sixteen."""
        third = MOST - first - second
        found = times(self._rules, (first, second, third)) if 0 < third < 11 else 0
        return 0 if found == 2 and self._rules.eight_seven_six == "same_suit" else found

    def _settled(self, up: int, rule: int, banker: Sequence[float]) -> Met:
        """What two and three cards bring, played as planned, against an open card and what may lie beside it.

        With it go the plan, and the chance that the banker has a natural.
        """
        plan, mixed = self._plan(up, rule), [0.0] * (MOST + 1)
        lost = banker[_PARTNER[up]] if up in _PARTNER else 0.0
        for value in VALUES:
            if banker[value] and value != _PARTNER.get(up):
                share = banker[value] / (1 - lost)
                mixed = [a + share * b for a, b in zip(mixed, self._banker(value, up, rule), strict=True)]
        worths, following = _by_total(mixed, self._rules.ties), None
        tables: list[Table] = []
        for cards in range(CARDS, 1, -1):
            stands = plan[cards - 2][1]
            paid = float(times(self._rules, (1,) * cards))
            following = _level(worths, paid, following, self._chances, stands)[0]
            tables.append(following)
        return tables[-1], tables[-2], plan, lost

    # ── cards ───────────────────────────────────────────────────────────────

    def _second(self, first: int) -> list[tuple[int, float]]:
        """The chances of the cards that may come beside a first one; 0 is a card that nobody knows."""
        cards = sum(self._unseen) - (first > 0)
        left = [(value, self._unseen[value] - (value == first)) for value in VALUES]
        return [(value, count / cards) for value, count in left if count > 0]

    def _natural(self, bank_first: int) -> float:
        """What a natural brings: twice the bet, unless the banker has one too (O14, O15)."""
        both = self._chances[_PARTNER[bank_first]] if bank_first in _PARTNER else 0.0
        return NATURAL * (1 - both) - both * (self._rules.both_natural == "pay")

    # ── the banker ──────────────────────────────────────────────────────────

    @cached_property
    def _rules_of_banker(self) -> list[Stands]:
        """The different ways in which the banker draws."""
        return [to_total(self._rules.fixed_total)] if self._rules.fixed_total else []

    @cached_property
    def _rule_of(self) -> list[int]:
        """Which of his ways the banker takes, by the open second card of the player; place 0 is empty."""
        if self._rules.fixed_total:
            return [0] * 11
        found = [0]
        for hand in self._shown_hands:
            field = [(self._players - 1) * each + own for each, own in zip(self.usual, hand, strict=True)]
            rule = stops(gains(field, self._rules.ties), self._chances)
            if rule not in self._rules_of_banker:
                self._rules_of_banker.append(rule)
            found.append(self._rules_of_banker.index(rule))
        return found

    @cached_property
    def _shown_hands(self) -> list[Totals]:
        return [self._shown(value) for value in VALUES]

    @cached_property
    def usual(self) -> Totals:
        """The chances of the totals of a hand of which nothing is known."""
        columns = zip(*self._shown_hands, strict=True)
        return [
            sum(c * each for c, each in zip(self._chances[1:], column, strict=True)) for column in columns
        ]

    def _shown(self, value: int) -> Totals:
        """The chances of the totals of a hand whose open card is `value`."""
        starts: dict[tuple[int, int], float] = {}
        for hidden in VALUES:
            if best(*start((hidden, value))) != MOST:
                at = start((hidden, value))
                starts[at] = starts.get(at, 0.0) + self._chances[hidden]
        return ends(starts, OTHERS, self._chances)

    def _banker(self, first: int, up: int, rule: int) -> Totals:
        hard, ace = start((first, up))
        key = (hard, ace, rule)
        found = self._ends.get(key)
        if found is None:
            found = self._ends[key] = ends({(hard, ace): 1.0}, self._rules_of_banker[rule], self._chances)
        return found

    # ── the player ──────────────────────────────────────────────────────────

    def _plan(self, up: int, rule: int) -> list[tuple[Table, Stands]]:
        """What hands of 2, 3, ... cards are worth against the banker's open card, and where they stand."""
        found = self._plans.get((up, rule))
        if found is None:
            hidden = [(v, c) for v, c in self._second(up) if best(*start((v, up))) != MOST]
            whole = sum(chance for _, chance in hidden)
            mixed = [0.0] * (MOST + 1)
            for value, chance in hidden:
                for total, share in enumerate(self._banker(value, up, rule)):
                    mixed[total] += chance / whole * share
            found = self._plans[up, rule] = self._planned(mixed)
        return found

    def _planned(self, against: Totals) -> list[tuple[Table, Stands]]:
        worths = _by_total(against, self._rules.ties)
        found: list[tuple[Table, Stands]] = []
        following: Table | None = None
        for cards in range(CARDS, 1, -1):
            paid = times(self._rules, (1,) * cards)
            level = _level(worths, float(paid), following, self._chances, least=self._rules.stand_least)
            if paid and (self._rules.bonus_ends or self._rules.bonus_time == "at_once"):
                level = _level(worths, float(paid), None, self._chances)
            found.append(level)
            following = level[0]
        return found[::-1]

    def _draw(self, following: Table, hard: int, ace: int) -> float:
        found = 0.0
        for value in VALUES:
            at = hard + value
            found += self._chances[value] * (-1.0 if at > MOST else following[ace | (value == 1)][at])
        return found


def _by_total(against: Totals, ties: bool) -> Totals:
    """What standing on each total is worth against the banker's totals."""
    found, below, above = [-1.0] * (MOST + 1), against[BUST], 1.0 - against[BUST]
    for total in range(1, MOST + 1):
        above -= against[total]
        found[total] = below - above - (against[total] if ties else 0.0)
        below += against[total]
    return found


def _level(
    worths: Totals,
    paid: float,
    following: Table | None,
    chances: Stock,
    planned: Stands | None = None,
    least: int = 0,
) -> tuple[Table, Stands]:
    """What hands of so many cards are worth, where those of one card more are worth `following`.

    They stand where that is better, or as it was `planned`; on less than `least` only if they are `paid`.
    """
    table: Table = ([-1.0] * (MOST + 1), [-1.0] * (MOST + 1))
    stands: Stands = planned or ([True] * (MOST + 1), [True] * (MOST + 1))
    more = None if following is None else [each + [-1.0] * 10 for each in following]
    ace, others = chances[1], chances[2:]
    for hard in range(2, MOST + 1):
        for kind in (0, 1):
            worth = paid or worths[best(hard, kind)]
            if more is not None and hard < MOST and not (planned and planned[kind][hard]):
                draw = ace * more[1][hard + 1] + sum(map(mul, others, more[kind][hard + 2 : hard + 11]))
                must = not paid and best(hard, kind) < least
                if planned is None:
                    stands[kind][hard] = worth >= draw and not must
                worth = draw if planned or must else max(worth, draw)
            table[kind][hard] = worth
    return table, stands
