"""The banker of Ochko against one hand that stands: when he draws on, and where he ends.

He sees all cards but one. What he decides hangs on each of them where standing and drawing are nearly
alike, and there he is followed card by card; where they are not, his total says enough.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import mul

from game.rules.ochko.house import OchkoHouse

from .field import Totals, gains, stood_total
from .table import Face, Held, likely
from .totals import BUST, MOST, VALUES, Stock, best, ends, plan, shares, without

_CLEAR = 0.1  # of the bets: so much better by totals alone is better card by card as well
_KEYS = tuple(1 << 5 * value for value in range(11))  # a number for every set of cards, 31 of a value
_Node = tuple[float, int, int, list[float]]  # its chance, the hard total, an ace, and the cards left
Rows = Sequence[Sequence[float]]
_NOBODY = (0.0,) * (MOST + 1)
_Gains = tuple[tuple[float, ...], ...]
NOTHING: Stock = (1.0, *[0.0] * 10)  # how well cards fit where none is hidden


class Duel:
    """Every way the banker may draw: which cards he holds counts, not their order.

    Inside, a worth is a sum over all cards that may be hidden, each as often as it is left times how
    well it fits. Going over to the next card then needs no belief: the cards left say how often.
    """

    def __init__(self, left: Stock, fits: Stock, rows: Rows, bets: float, told: int, least: int = 1) -> None:
        """`left` are the cards that the banker has not seen, `fits` how well each would be the hidden one.

        `rows` has by his total what he wins against each hidden card, times how well that fits, and `bets`
        is the most of it. Where none is hidden `fits` is 1 at place 0, and `left` the stock. So many cards
        as `told` are told apart one by one, later ones by totals. He holds `least` at least.
        """
        self._left = [fits[0], *left[1:]]
        self._fits = fits
        self._rows = rows
        self._told = told
        self._clear = _CLEAR * bets
        self._hidden = int(not fits[0])
        self._known: dict[int, float] = {}
        weight = self._weight()
        chances = [n * (1 - each / weight) for n, each in zip(self._left, fits, strict=True)]
        flat = [0.0] * (MOST + 1)
        for total in (BUST, *range(min(least, MOST - 10), MOST + 1)):
            flat[total] = sum(map(mul, self._left, rows[total])) / weight
        self._more, self._worths = plan(flat, shares([0.0, *chances[1:]]), least)

    def draw(self, hard: int, ace: int) -> float:
        """What a card more is worth to the banker who holds this, in chips, and the best after it."""
        return self._draw(0, hard, ace, self._told) / self._weight()

    def ends(self, holds: Stock, hard: int, ace: int, own: int) -> Totals:
        """The chances of the totals that he ends with, over 21 at place 0, as the hand's owner sees it.

        On top of `hard` and `ace` he holds a card that is each value with the chances `holds` (place 0:
        none). `own` is the card that is hidden from him, and so never comes.
        """
        left, level, found = self._left, dict[int, _Node](), [0.0] * (MOST + 1)
        for value, chance in enumerate(holds):
            at, kind = hard + value, ace or int(value == 1)
            if chance and self._surely_stands(at, kind):
                found[best(at, kind)] += chance
            elif chance:
                level[_KEYS[value]] = chance, at, kind, _less(left, value)
        for told in range(self._told - 1, 0, -1):
            level = self._next(level, told, own, found)
        starts = self._last(level, own, found)
        self._left = left
        if starts:
            stands = tuple([each <= 0 for each in row] for row in self._more)
            rest = shares([0.0, *without(left, own)[1:]])
            found = [a + b for a, b in zip(found, ends(starts, (stands[0], stands[1]), rest), strict=True)]
        return found

    def _next(self, level: dict[int, _Node], told: int, own: int, found: Totals) -> dict[int, _Node]:
        """What he holds after a card more; where he stands, or goes over 21, is added to `found`."""
        following: dict[int, _Node] = {}
        for key, node in level.items():
            share = self._share(key, node, told, own, found)
            _, hard, ace, left = node
            for value in range(1, min(MOST - hard, 10) + 1) if share else ():
                here = left[value] - (value == own)
                if here <= 0:
                    continue
                at, kind = hard + value, ace or int(value == 1)
                if self._surely_stands(at, kind):
                    found[best(at, kind)] += share * here
                    continue
                after = key + _KEYS[value]
                if after in following:
                    other = following[after]
                    following[after] = other[0] + share * here, *other[1:]
                else:
                    following[after] = share * here, at, kind, _less(left, value)
        return following

    def _last(self, level: dict[int, _Node], own: int, found: Totals) -> dict[tuple[int, int], float]:
        """The same after the last card that is told apart, as chances of (hard total, ace)."""
        rows = [0.0] * (MOST + 1), [0.0] * (MOST + 1)
        for key, node in level.items():
            share = self._share(key, node, 0, own, found)
            if share:
                _, hard, ace, left = node
                row = rows[ace]
                rows[1][hard + 1] += share * left[1]
                for at, here in enumerate(left[2 : MOST - hard + 1], hard + 2):
                    row[at] += share * here
                if own and hard + own <= MOST:
                    rows[own == 1 or ace][hard + own] -= share * min(1.0, left[own])
        return {(hard, ace): chance for ace in (0, 1) for hard, chance in enumerate(rows[ace]) if chance}

    def _share(self, key: int, node: _Node, told: int, own: int, found: Totals) -> float:
        """The chance of each card that he draws; 0 where he stands."""
        chance, hard, ace, left = node
        self._left = left
        cards = sum(left) - left[0] - (own > 0)
        if cards <= 0 or not self._draws(key, hard, ace, told):
            found[best(hard, ace)] += chance
            return 0.0
        most = MOST - hard
        if most < 10:
            found[BUST] += chance / cards * (sum(left[most + 1 :]) - (own > most))
        return chance / cards

    def _surely_stands(self, hard: int, ace: int) -> bool:
        return hard >= MOST or self._more[ace][hard] <= -self._clear

    def _draws(self, key: int, hard: int, ace: int, told: int) -> bool:
        more = self._more[ace][hard]
        if hard >= MOST or not -self._clear < more < self._clear:
            return more > 0
        return self._draw(key, hard, ace, told) > self._stand(hard, ace)

    # ── worths, as sums over all hidden cards ───────────────────────────────

    def _weight(self) -> float:
        return float(sum(map(mul, self._left, self._fits)))

    def _stand(self, hard: int, ace: int) -> float:
        return float(sum(map(mul, self._left, self._rows[best(hard, ace)])))

    def _worth(self, key: int, hard: int, ace: int, told: int) -> float:
        """The better of standing and drawing."""
        found = self._known.get(key)
        if found is None:
            found = self._stand(hard, ace)
            if hard < MOST and self._more[ace][hard] > -self._clear:
                found = max(found, self._draw(key, hard, ace, told))
            self._known[key] = found
        return found

    def _draw(self, key: int, hard: int, ace: int, told: int) -> float:
        left, most = self._left, MOST - hard
        cards = sum(left) - left[0] - self._hidden
        if cards <= 0:
            return self._stand(hard, ace)
        if not told:
            return self._by_total(hard, ace) / cards
        found = 0.0
        if most < 10:
            over, lost = left[most + 1 :], self._rows[BUST]
            found = sum(over) * sum(map(mul, left, lost)) - sum(map(mul, over, lost[most + 1 :]))
        for value in range(1, min(most, 10) + 1):
            here = left[value]
            if here > 0:
                left[value] = here - 1
                after = key + _KEYS[value]
                found += here * self._worth(after, hard + value, ace or int(value == 1), told - 1)
                left[value] = here
        return found / cards

    def _by_total(self, hard: int, ace: int) -> float:
        """Drawing where later cards are not told apart."""
        plain, soft = self._worths
        after = (0.0, soft[hard + 1], *(soft if ace else plain)[hard + 2 : hard + 11])
        hidden = list(map(mul, self._left, self._fits))
        return float(sum(hidden) * sum(map(mul, self._left, after)) - sum(map(mul, hidden, after)))


def _less(left: list[float], value: int) -> list[float]:
    """The cards left without one."""
    rest = left.copy()
    if value:
        rest[value] = max(0.0, rest[value] - 1)
    return rest


def weighed(fits: Sequence[float], wins: Rows) -> Rows:
    """What each total wins against each hidden card, times how well it fits."""
    return [list(map(mul, fits, row)) for row in wins]


@lru_cache(maxsize=1 << 12)
def brings(known: tuple[float, ...], bet: float, counts: tuple[int | None, ...], ties: bool) -> _Gains:
    """What each total of the banker wins against chips on `known` totals, and a bet by its hidden card.

    `counts` are the totals that the bet stands on by that card, over 21 at place 0; None where it cannot be.
    """
    columns = []
    for counted in counts:
        field = list(known)
        if counted is not None:
            field[counted] += bet
        columns.append(brought(field, ties))
    return tuple(zip(*columns, strict=True))


def brought(field: Totals, ties: bool) -> Totals:
    """What each total of the banker wins of `field`; who hides a bust pays twice whatever he has (OX4)."""
    return [each + 2 * field[BUST] for each in gains(field, ties)]


@lru_cache(maxsize=1 << 12)
def shown(rules: OchkoHouse, cards: tuple[int, ...], face: Face) -> tuple[Stock, tuple[int | None, ...]]:
    """How well each value fits behind the open `cards` of a hand that stands, and what it makes of them."""
    hand = Held(0, 0, (None, *cards), 1, True, (), True)
    hard, ace = sum(cards), int(1 in cards)
    counts: list[int | None] = [None]
    for value in VALUES:
        total = stood_total(rules, hand, hard + value, ace | (value == 1))
        counts.append(total if hard + value <= MOST else BUST)
    return likely(hand, True, face, rules.stand_least), tuple(counts)


@lru_cache(maxsize=1 << 13)
def faced(rules: OchkoHouse, cards: tuple[int, ...], face: Face) -> tuple[Stock, Rows]:
    """How well each value fits behind the open `cards` of a hand that stands, and what a bet on it is worth.

    That goes by the banker's total, and is weighed by how well the value fits.
    """
    fits, counts = shown(rules, cards, face)
    return fits, weighed(fits, brings(_NOBODY, 1, counts, rules.ties))
