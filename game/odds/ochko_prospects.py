"""Ochko before the second card: what a first card is worth against the banker's first card, per chip bet.

Every first and second card is counted from the unseen ones; from then on the chances of the next card
stay what they are. The banker has seen every hand's open second card, and plays the rest as the hands
mostly end. A pair is not split: that hardly ever pays against a bank that takes ties.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache

from game.rules.ochko.house import OchkoHouse

from .ochko_field import OTHERS, Totals, gains, times
from .ochko_totals import BUST, MOST, VALUES, Stands, Stock, best, ends, shares, start, stops, to_total

NATURAL = 2.0  # bets that one is paid (O15), and costs when it is the banker's (O14)
_CARDS = 7  # hands of more cards are too rare to matter
Table = tuple[list[float], list[float]]  # by hard total, without an ace and with one


@lru_cache(maxsize=64)
def prospects(unseen: Stock, rules: OchkoHouse, players: int) -> Prospects:
    """What first cards are worth where `unseen` cards are to be dealt to `players` and the banker."""
    return Prospects(unseen, rules, players)


class Prospects:
    """The worth of first cards; all values are chips per chip bet, for the player."""

    def __init__(self, unseen: Stock, rules: OchkoHouse, players: int) -> None:
        self._unseen, self._rules, self._players = unseen, rules, players
        self._chances = shares(unseen)
        self._ends: dict[tuple[int, int, int], Totals] = {}
        self._plans: dict[tuple[int, int], list[tuple[Table, Stands]]] = {}
        self._outcomes: dict[tuple[int, ...], tuple[Totals, float]] = {}
        self._rows: dict[int, list[float]] = {}
        self._columns: dict[int, list[float]] = {}

    def player(self, first: int) -> list[float]:
        """What the card `first` is worth, by the banker's first card 1..10; place 0 is empty."""
        if first not in self._rows:
            self._rows[first] = self._row(first, VALUES)
        return self._rows[first]

    def _row(self, first: int, bank_firsts: Sequence[int]) -> list[float]:
        found = [0.0] * 11
        for second, chance in self._second(first):
            if best(*start((first, second))) == MOST:
                for bank_first in bank_firsts:
                    found[bank_first] += chance * self._natural(bank_first)
                continue
            for up, shown in self._second(0):
                outcome = self._outcome(first, second, up)
                for bank_first in bank_firsts:
                    if bank_first + up == 11 and 1 in (bank_first, up):
                        worth = -NATURAL
                    else:
                        worth = self._settled(outcome, self._banker(bank_first, up, self._rule_of[second]))
                    found[bank_first] += chance * shown * worth
        return found

    @cached_property
    def whole(self) -> float:
        """What a bet is worth before any card is seen."""
        found = 0.0
        for up, shown in self._second(0):
            cards = sum(self._unseen) - 1
            other = {1: 10, 10: 1}.get(up)
            natural = self._unseen[other] / cards if other else 0.0
            mean = -NATURAL * natural
            for first, chance in self._second(0):
                for second, beside in self._second(first):
                    mean += chance * beside * self._met(first, second, up, natural)
            found += shown * mean
        return found

    def _met(self, first: int, second: int, up: int, natural: float) -> float:
        """What two cards are worth beyond what every hand loses to the banker's natural."""
        hard, ace = start((first, second))
        if best(hard, ace) == MOST:
            costs = NATURAL - (self._rules.both_natural == "pay")
            return NATURAL * (1 - natural) + costs * natural
        plan = self._plan(up, self._rule_of[second])
        special = MOST - first - second
        extra = times(self._rules, (first, second, special)) if 0 < special < 11 else 0
        more = self._chances[special] * (extra - plan[1][0][0][MOST]) if extra else 0.0
        return (1 - natural) * (plan[0][0][ace][hard] + more)

    def mean(self, worths: Sequence[float], likely: Sequence[float]) -> float:
        """The mean of `worths` by a card 1..10 that is one of the unseen, each weighed as `likely` says."""
        weights = [count * each for count, each in zip(self._unseen, likely, strict=True)]
        return sum(w * each for w, each in zip(weights, worths, strict=True)) / (sum(weights) or 1.0)

    def banker(self, bank_first: int) -> list[float]:
        """What each first card 1..10 is worth to a player against the banker's card `bank_first`."""
        if bank_first not in self._columns:
            worths = [0.0]
            for first in VALUES:
                row = self._rows.get(first) or self._row(first, (bank_first,))
                worths.append(row[bank_first])
            self._columns[bank_first] = worths
        return self._columns[bank_first]

    # ── cards ───────────────────────────────────────────────────────────────

    def _second(self, first: int) -> list[tuple[int, float]]:
        """The chances of the cards that may come beside a first one; 0 is a card that nobody knows."""
        cards = sum(self._unseen) - (first > 0)
        left = [(value, self._unseen[value] - (value == first)) for value in VALUES]
        return [(value, count / cards) for value, count in left if count > 0]

    def _natural(self, bank_first: int) -> float:
        """What a natural brings: twice the bet, unless the banker has one too (O14, O15)."""
        other = {1: 10, 10: 1}.get(bank_first)
        both = self._chances[other] if other else 0.0
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
        shown = [self._shown(value) for value in VALUES]
        usual = [
            sum(self._chances[v] * hand[t] for v, hand in zip(VALUES, shown, strict=True)) for t in range(22)
        ]
        found = [0]
        for hand in shown:
            field = [(self._players - 1) * each + own for each, own in zip(usual, hand, strict=True)]
            rule = stops(gains(field, self._rules.ties), self._chances)
            if rule not in self._rules_of_banker:
                self._rules_of_banker.append(rule)
            found.append(self._rules_of_banker.index(rule))
        return found

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
        for cards in range(_CARDS, 1, -1):
            paid = times(self._rules, (1,) * cards)
            level = _level(worths, float(paid), following, self._chances)
            if paid and self._rules.bonus_time == "at_once":
                level = _level(worths, float(paid), None, self._chances)
            found.append(level)
            following = level[0]
        return found[::-1]

    def _outcome(self, first: int, second: int, up: int) -> tuple[Totals, float]:
        """The chances of the totals that the player ends with, and what extra hands are paid on average."""
        special = MOST - first - second
        extra = times(self._rules, (first, second, special)) if 0 < special < 11 else 0
        if self._rules.eight_seven_six == "same_suit" and extra == 2:
            extra = 0  # one in sixteen
        key = (*start((first, second)), up, self._rule_of[second], extra)
        if key not in self._outcomes:
            self._outcomes[key] = self._followed(*key)
        return self._outcomes[key]

    def _followed(self, hard: int, ace: int, up: int, rule: int, extra: int) -> tuple[Totals, float]:
        plan, special = self._plan(up, rule), MOST - hard
        here = {(hard, ace): 1.0}
        found, paid = [0.0] * (MOST + 1), 0.0
        for cards, (table, stands) in enumerate(plan, 2):
            times_paid = times(self._rules, (1,) * cards)
            after: dict[tuple[int, int], float] = {}
            for (hard, ace), chance in here.items():
                stays = stands[ace][hard]
                if cards == 2 and extra and stays:
                    more = self._chances[special] * (extra - plan[1][0][0][MOST])
                    stays = table[ace][hard] >= self._draw(plan[1][0], hard, ace) + more
                if stays:
                    if times_paid:
                        paid += chance * times_paid
                    else:
                        found[best(hard, ace)] += chance
                    continue
                for value in VALUES:
                    share = chance * self._chances[value]
                    if cards == 2 and extra and value == special:
                        paid += share * extra
                    elif hard + value > MOST:
                        found[BUST] += share
                    else:
                        to = hard + value, ace | (value == 1)
                        after[to] = after.get(to, 0.0) + share
            here = after
        return found, paid

    def _draw(self, following: Table, hard: int, ace: int) -> float:
        found = 0.0
        for value in VALUES:
            at = hard + value
            found += self._chances[value] * (-1.0 if at > MOST else following[ace | (value == 1)][at])
        return found

    def _settled(self, outcome: tuple[Totals, float], against: Totals) -> float:
        """What a hand with these chances of its totals brings against the banker's."""
        mine, found = outcome
        found -= mine[BUST]
        below = against[BUST]
        above = 1.0 - below
        for total in range(1, MOST + 1):
            here = against[total]
            above -= here
            if mine[total]:
                found += mine[total] * (below - above - (here if self._rules.ties else 0.0))
            below += here
        return found


def _by_total(against: Totals, ties: bool) -> Totals:
    """What standing on each total is worth against the banker's totals."""
    found, below, above = [-1.0] * (MOST + 1), against[BUST], 1.0 - against[BUST]
    for total in range(1, MOST + 1):
        above -= against[total]
        found[total] = below - above - (against[total] if ties else 0.0)
        below += against[total]
    return found


def _level(worths: Totals, paid: float, following: Table | None, chances: Stock) -> tuple[Table, Stands]:
    """What hands of so many cards are worth, where those of one card more are worth `following`."""
    table: Table = ([-1.0] * (MOST + 1), [-1.0] * (MOST + 1))
    stands: Stands = ([True] * (MOST + 1), [True] * (MOST + 1))
    more = None if following is None else [each + [-1.0] * 10 for each in following]
    ace, *others = chances[1:]
    for hard in range(2, MOST + 1):
        for kind in (0, 1):
            stand = paid or worths[best(hard, kind)]
            if more is not None and hard < MOST:
                draw = ace * more[1][hard + 1]
                for chance, worth in zip(others, more[kind][hard + 2 : hard + 11], strict=True):
                    draw += chance * worth
                stands[kind][hard] = stand >= draw
                stand = max(stand, draw)
            table[kind][hard] = stand
    return table, stands
