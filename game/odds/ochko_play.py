"""Standing, drawing and splitting at Ochko: what a player's hand is worth against the banker.

The player's own cards leave the stock one by one. The banker plays as well as he can see: to him a
hand is its open cards and what those who stand with them mostly have. Not exact: the banker's cards
leave the stock as it is, and so do the player's third and further cards before the banker draws; the
two hands of a split pair are weighed one by one; hands that have not had their turn draw to sixteen.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.rules import totals
from game.rules.cards import Card

from .ochko_field import Totals, bank_stands, field_of, gains, next_card, shown_as, times
from .ochko_table import Held, Table
from .ochko_totals import (
    BUST,
    MOST,
    VALUES,
    Drawing,
    Stands,
    Stock,
    best,
    ends,
    shares,
    start,
    stops,
    without,
)

Starts = dict[tuple[int, int], float]
NATURAL = 2.0  # bets that one is paid (O15)


class Play:
    """A player's hands against the banker; values are in bets of the hand that is asked about."""

    def __init__(self, table: Table, bet: int, field: Totals | None = None) -> None:
        """`field` are the other hands against the banker, where they are not those of the table."""
        self._table, self._bet = table, bet
        self._rules = table.rules
        self._chances = next_card(table)
        self._most = float("inf") if table.bank is None or not bet else table.bank / bet
        self._free = bank_stands(table)
        self._ways: dict[tuple[tuple[int, ...], ...], Stands] = {}
        self._ends: dict[tuple[tuple[int, ...], ...], Totals] = {}
        self._after: dict[tuple[int, ...], tuple[Starts, Stock]] = {}
        self._one_suit = 0.0
        self._first_open = 0  # the first open card of the hand in question
        self._field = field or []
        if field is None and self._free is None:
            self._field = field_of(table, zip(table.others, table.guesses[:-1], strict=True), self._chances)

    def hand(self, each: Held) -> Drawing:
        """The ways to go on with a hand that may draw."""
        self._one_suit = _one_suit(each.cards, self._table)
        self._first_open = each.open[1] if len(each.open) > 1 else 0
        whole = not each.number and len(self._table.own) == 1

        def stand(values: tuple[int, ...]) -> float:
            return self.stand(values, each.down, whole, _drawn(each.open, values))

        return Drawing(self._table.stock, stand, self.over, self._may_draw)

    def stand(
        self, values: Sequence[int], hides: bool, whole: bool = True, drawn: tuple[int, ...] = ()
    ) -> float:
        """What standing on cards of these values is worth, after those in `drawn` have left the stock.

        A hand that `hides` its first card may be over 21 (OX4); `whole` is one that is no half of a pair.
        """
        hard, ace = start(values)
        if hard > MOST:
            return -2.0
        paid = min(float(times(self._rules, values)), self._most)
        if paid and len(values) >= totals.FIVE:
            return paid
        total = best(hard, ace)
        if hard == len(values) == 2 and whole and self._rules.two_aces:
            total = MOST
        worth = self._against(self.banker(values, hides, drawn), total)
        if not paid:
            return worth
        share = self._one_suit if sum(values[:3]) == MOST and 8 in values else 1.0
        return share * paid + (1 - share) * worth

    def over(self, values: tuple[int, ...]) -> float:
        """What going over 21 with these cards costs: the bet (O18), unless five cards are safe (A-O6)."""
        if self._rules.bonus_lock and len(values) > totals.FIVE:
            return min(times(self._rules, values[:-1]), self._most)
        return -1.0

    def _may_draw(self, values: tuple[int, ...], stand: float) -> bool:
        """Whether to look at what a card more would bring: not for a good hand that is far from five."""
        if len(values) >= totals.FIVE and self._rules.bonus_time == "at_once" and self._rules.bonus:
            return False
        return sum(values) < 17 or len(values) >= totals.FIVE - 1 or stand < -0.4

    def _against(self, found: Totals, total: int) -> float:
        won = found[BUST] + sum(found[1:total])
        lost = sum(found[total + 1 :]) + (found[total] if self._rules.ties else 0.0)
        return min(1.0, self._most) * won - lost

    def banker(self, values: Sequence[int], hides: bool, drawn: tuple[int, ...] = ()) -> Totals:
        """The chances of the banker's totals when he sees this hand standing."""
        if self._free is not None:
            sees: tuple[int, ...] = ()
        elif hides:
            shown = values[1:]
            cards = min(len(values), totals.FIVE)
            sees = (sum(shown), int(1 in shown), cards, self._first_open or shown[0], values[0])
        else:
            sees = (best(*start(values)),)
        found = self._ends.get((sees, drawn))
        if found is None:
            if drawn not in self._after:
                stock = without(self._table.stock, *drawn)
                self._after[drawn] = _starts(self._table, drawn), shares(stock)
            starts, chances = self._after[drawn]
            way = self._free or self._ways.get((sees, drawn[:1]))
            if way is None:
                way = self._ways[sees, drawn[:1]] = self._stops(sees, drawn[:1], chances)
            found = self._ends[sees, drawn] = ends(starts, way, chances)
        return found

    def _stops(self, key: tuple[int, ...], drawn: tuple[int, ...], chances: Stock) -> Stands:
        """How a free banker draws who sees this of the hand, of which these cards were drawn."""
        field = self._field.copy()
        if len(key) == 1:
            field[key[0]] += self._bet
            return stops(gains(field, self._rules.ties), chances)
        shown, ace, *_, own = key
        guess = shown_as(without(self._table.unseen, *drawn), key, self._table.high)
        for value, chance in enumerate(guess):
            if chance:
                field[best(shown + value, ace | (value == 1))] += self._bet * chance
        stock = without(self._table.stock, *drawn)  # to him the hidden card is one of the stock like others
        seen = [max(0.0, count + (v == own) - guess[v]) for v, count in enumerate(stock)]
        return stops(gains(field, self._rules.ties), shares(seen))

    def split(self, value: int) -> float:
        """What both hands of a split pair are worth together: a card to each, and one may draw on (P5-P9).

        They are weighed as two like hands, either with the whole stock before it.
        """
        half = Held(self._table.seat, 1, (value,), self._bet, False)
        drawing = self.hand(half)
        found = 0.0
        for second in VALUES:
            pair = (value, second)
            if self._rules.split_rights == "full" and best(*start(pair)) == MOST:
                worth = min(NATURAL, self._most)
            elif value == 1:
                worth = self.stand(pair, hides=False, whole=False)
            else:
                worth = drawing.after(pair)
            found += self._chances[second] * worth
        return 2 * found


def _drawn(before: tuple[int, ...], values: tuple[int, ...]) -> tuple[int, ...]:
    """Up to two of the cards that a hand got after it was `before`."""
    rest = list(values[1:])
    for value in before[1:]:
        rest.remove(value)
    return tuple(rest[:2])


def _starts(table: Table, drawn: tuple[int, ...]) -> Starts:
    """The chances of what the banker holds, as (hard total, ace), when cards were `drawn` from the stock."""
    hard, ace = start(table.banker.open)
    if not table.banker.hidden:
        return {(hard, ace): 1.0}
    found: Starts = {}
    for value, chance in enumerate(table.guesses[-1]):
        if chance:
            left = max(0.0, 1 - drawn.count(value) / table.unseen[value])
            found[hard + value, ace | (value == 1)] = chance * left
    whole = sum(found.values()) or 1.0
    return {at: chance / whole for at, chance in found.items()}


def _one_suit(cards: Sequence[Card | None], table: Table) -> float:
    """The chance that an 8-7-6 made of these cards is paid: where the house asks for one suit (A-O9)."""
    if table.rules.eight_seven_six == "any":
        return 1.0
    suits = {card & 3 for card in cards[:3] if card is not None}
    return 0.0 if len(suits) > 1 else 0.25 ** max(0, 3 - max(1, len(cards)))
