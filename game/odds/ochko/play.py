"""Standing and drawing at Ochko: what a player's hand is worth against the banker.

The player's own cards leave the stock one by one. A free banker who has but this hand against him is
followed card by card (`duel`). Else he plays by totals (`ways`), his cards leave the stock as it is, and so
do the player's third and further cards before he draws; of hands that have not had their turn a few
cases stand for all that may come (`company`). What is better is within a hundredth of a bet so, what is
worse mostly, and within a twenty-fifth always.
That the pack may be used up, and the deal be void then (A-O15), is left aside: of two hundred deals at
fourteen seats none came to its last card.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from operator import mul

from game.rules import totals
from game.rules.cards import Card

from .company import Case, company
from .drawing import Drawing
from .duel import NOTHING, Duel, faced
from .field import Totals, bank_stands, field_of, gains, next_card, times
from .table import Held, Table
from .totals import BUST, MOST, VALUES, Stock, best, shares, start, without
from .ways import Sight, Starts, Way, ends_of, least_of, way_of

NATURAL = 2.0  # bets that one is paid (O15)
SURE = 11  # up to here, without an ace, a card more can only do good
FIFTH = 14  # up to here a fifth card that is paid twice is better than any four
_GOOD = -0.4  # a high total that is worth so much is not drawn to
_TOLD = (0, 0, 4, 3, 1)  # cards of the banker that are told apart, by the cards of the hand


class Play:
    """A player's hands against the banker; values are in bets of the hand that is asked about.

    `chances` are those of the next card, and `most` is what the bank can pay at most.
    """

    def __init__(
        self, table: Table, bet: int, others: list[Case] | None = None, beside: Sequence[Held] = ()
    ) -> None:
        """`others` are the cases of what else is against the banker, where that is not what the table shows.

        `beside` are other hands of the same seat, halves of a pair.
        """
        self._table, self._bet = table, bet
        self.unseen = table.unseen
        self.rules = table.rules
        self.chances = next_card(table)
        self.most = float("inf") if table.bank is None or not bet else table.bank / bet
        self._free = bank_stands(table)
        self._ways: dict[tuple[tuple[int, ...], ...], list[tuple[Way, float]]] = {}
        self._least = least_of(table.banker)
        self._ends: dict[tuple[tuple[int, ...], ...], Totals] = {}
        self._by_way: dict[tuple[Way, tuple[int, ...]], Totals] = {}
        self._after: dict[tuple[int, ...], tuple[Starts, Stock]] = {}
        self._one_suit = float(table.rules.eight_seven_six == "any")
        # What so many cards are paid, whatever they are.
        self._many = [min(float(times(self.rules, (1,) * cards)), self.most) for cards in range(MOST + 1)]
        self._cases: list[Case] = others or []
        stood: list[tuple[Held, Stock]] = []
        if others is None and self._free is None:
            stood, self._cases = self._others(beside)
        self._sight = Sight(table, bet, self._cases, stood)
        self._only = self._free is None and not any(any(field) for field, _ in self._cases)
        self._duels: dict[tuple[tuple[int, ...], ...], Totals] = {}

    def _others(self, beside: Sequence[Held]) -> tuple[list[tuple[Held, Stock]], list[Case]]:
        """What the others have: those who have had their turn are seen, the rest may get any cards.

        The hands that are seen, with what they may hide, and the cases of all chips by total.
        """
        table, seen, waiting = self._table, list[tuple[Held, Stock]](), list[tuple[int, float]]()
        for each, guess in zip(table.others, table.guesses, strict=False):
            if each.stood or each.hidden != 1 or len(each.values) != 2:
                seen.append((each, guess))
            elif each.bet:
                waiting.append((each.open[0], float(each.bet)))
        seen += [(each, NOTHING) for each in beside]
        known = field_of(table, seen, self.chances)
        cases = company(self.rules, self.chances, waiting, table.face)
        return seen, [([a + b for a, b in zip(known, field, strict=True)], chance) for field, chance in cases]

    def hand(self, each: Held) -> Drawing:
        """The ways to go on with a hand that may draw."""
        self._one_suit = _one_suit(each.cards, self._table)
        opened, whole = each.open, not each.number and len(self._table.own) == 1

        def stand(values: tuple[int, ...]) -> float:
            if many := self._many[len(values)]:
                return many
            if self._sure(values) or (self.rules.stand_least and self._must_draw(values, whole)):
                return -1.0
            drawn = _drawn(opened, values)
            return self.stand((*opened, *drawn), each.down, whole, drawn)

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
        paid, share = self.paid(values)
        if share == 1:
            return paid
        total = best(hard, ace)
        if hard == len(values) == 2 and whole and self.rules.two_aces:
            total = MOST
        worth = self._against(self.banker(values, hides, drawn), total)
        return share * paid + (1 - share) * worth

    def paid(self, values: Sequence[int]) -> tuple[float, float]:
        """What these cards are paid whatever the banker has (O25, O26), and the chance that they are."""
        if len(values) != 3:
            paid = self._many[len(values)]
            return paid, float(paid > 0)
        paid = min(float(times(self.rules, values)), self.most)
        return paid, 0.0 if not paid else self._one_suit if 8 in values else 1.0

    def over(self, values: tuple[int, ...]) -> float:
        """What going over 21 with these cards costs: the bet (O18), unless five cards are safe (A-O6)."""
        made = len(values) - 1
        return (
            self._many[made] if self.rules.bonus and self.rules.bonus_lock and made >= totals.FIVE else -1.0
        )

    def _sure(self, values: tuple[int, ...]) -> bool:
        """Whether a card more is better whatever the banker has, and standing need not be weighed."""
        if len(values) == totals.FIVE - 1 and sum(values) <= FIFTH:
            return self._many[totals.FIVE] > 1
        return sum(values) <= SURE and 1 not in values

    def _must_draw(self, values: tuple[int, ...], whole: bool) -> bool:
        """Whether the house does not let a player stand on this: too little, and not paid extra."""
        hard, ace = start(values)
        if best(hard, ace) >= self.rules.stand_least or times(self.rules, values):
            return False
        return not (hard == len(values) == 2 and whole and self.rules.two_aces)

    def _may_draw(self, values: tuple[int, ...], stand: float) -> bool:
        """Whether to look at what a card more would bring: not for a good hand that is far from five."""
        cards, rules = len(values), self.rules
        if cards < totals.FIVE - 1:
            return sum(values) < 17 or stand < _GOOD
        if cards >= totals.FIVE and rules.bonus and (rules.bonus_ends or rules.bonus_time == "at_once"):
            return False
        return stand < self._hopes[cards][sum(values)]

    @cached_property
    def _hopes(self) -> list[list[float]]:
        """The most that a card more can bring, by the number of cards, from four on, and their hard total.

        Each value is taken for as likely as if none of it had been drawn, but every card of others.
        """
        stock, hopes = self._table.stock, [[-1.0] * (MOST + 1) for _ in range(MOST + 1)]
        for cards in range(MOST - 1, totals.FIVE - 2, -1):
            chances = [count / max(1.0, sum(stock) - cards + 1) for count in stock]
            most, over = self._many[cards + 1] or 1.0, self.over((1,) * (cards + 1))
            for hard in range(MOST - 1, cards - 1, -1):
                bring = [max(most, hope) - over for hope in hopes[cards + 1][hard + 1 : hard + 11]]
                hopes[cards][hard] = over + sum(map(mul, chances[1:], bring))
        return hopes

    def _against(self, found: Totals, total: int) -> float:
        won = found[BUST] + sum(found[1:total])
        lost = sum(found[total + 1 :]) + (found[total] if self.rules.ties else 0.0)
        return min(1.0, self.most) * won - lost

    def banker(self, values: Sequence[int], hides: bool, drawn: tuple[int, ...] = ()) -> Totals:
        """The chances of the banker's totals when he sees this hand standing."""
        if self._only and hides:
            return self._duel(tuple(values), drawn)
        drawn = drawn[: 2 if hides or self._free else 1]
        if self._free is not None:
            sees: tuple[int, ...] = ()
        elif hides:
            front = values[1:]
            cards = min(len(values), totals.FIVE)
            sees = (sum(front), int(1 in front), cards, front[0], values[0])
        else:
            hard, ace = start(values)
            sees = (best(hard, ace) if hard <= MOST else BUST,)
        found = self._ends.get((sees, drawn))
        if found is None:
            if drawn not in self._after:
                stock = without(self._table.stock, *drawn)
                self._after[drawn] = _starts(self._table, drawn), shares(stock)
            starts, chances = self._after[drawn]
            ways = [(way_of(self._free), 1.0)] if self._free else self._ways.get((sees, drawn[:1]))
            if ways is None:
                ways = self._ways[sees, drawn[:1]] = self._sight.ways(sees, drawn[:1])
            found = [0.0] * (MOST + 1)
            for way, chance in ways:
                share = self._by_way.get((way, drawn))
                if share is None:
                    share = self._by_way[way, drawn] = ends_of(starts, way, chances)
                found = [a + chance * b for a, b in zip(found, share, strict=True)]
            self._ends[sees, drawn] = found
        return found

    def _duel(self, values: tuple[int, ...], drawn: tuple[int, ...]) -> Totals:
        """The banker's totals where he has this hand alone against him: as he decides, card by card."""
        key = values, drawn
        if key not in self._duels:
            table, own = self._table, values[0]
            fits, rows = faced(self.rules, values[1:], table.face)
            unseen = list(without(table.unseen, *drawn))
            unseen[own] += 1
            hard, ace = start(table.banker.open)
            duel = Duel(tuple(unseen), fits, rows, 1, _TOLD[min(len(values), 4)], self._least)
            holds = _holds(table, drawn) if table.banker.hidden else NOTHING
            self._duels[key] = duel.ends(holds, hard, ace, own)
        return self._duels[key]

    def facing(self, seen: Sequence[int], gone: Sequence[float]) -> list[float]:
        """What open hands on the totals `seen`, a bet on each, are worth when so many cards are `gone`."""
        table, holds = self._table, NOTHING
        field = [sum(chance * each[at] for each, chance in self._cases) for at in range(MOST + 1)]
        for each in seen:
            field[each] += self._bet
        left = tuple(max(0.0, a - b) for a, b in zip(table.unseen, gone, strict=True))
        if table.banker.hidden:
            guess = zip(table.guesses[-1], left, table.unseen, strict=True)
            holds = shares([chance * rest / (count or 1.0) for chance, rest, count in guess])
        rows = [(each, *NOTHING[1:]) for each in gains(field, self.rules.ties)]
        found = Duel(left, NOTHING, rows, sum(field), 1).ends(holds, *start(table.banker.open), 0)
        return [self._against(found, each) for each in seen]

    def split(self, value: int) -> float:
        """What both hands of a split pair are worth against a bound banker: two like hands (P5-P9)."""
        half = Held(self._table.seat, 1, (value,), self._bet, False)
        drawing = self.hand(half)
        found = 0.0
        for second in VALUES:
            pair = (value, second)
            if self.rules.split_rights == "full" and best(*start(pair)) == MOST:
                worth = min(NATURAL, self.most)
            elif value == 1:
                worth = self.stand(pair, hides=False, whole=False, drawn=(second,))
            else:
                worth = drawing.after(pair)
            found += self.chances[second] * worth
        return 2 * found


def _drawn(before: tuple[int, ...], values: tuple[int, ...]) -> tuple[int, ...]:
    """The cards that a hand got after it was `before`."""
    rest = list(values[1:])
    for value in before[1:]:
        rest.remove(value)
    return tuple(rest)


def _holds(table: Table, drawn: tuple[int, ...]) -> Stock:
    """The chances of the banker's hidden card when cards were `drawn` from the stock."""
    found = list(table.guesses[-1])
    for value in set(drawn):
        found[value] *= max(0.0, 1 - drawn.count(value) / (table.unseen[value] or 1.0))
    return shares(found)


def _starts(table: Table, drawn: tuple[int, ...]) -> Starts:
    """The chances of what the banker holds, as (hard total, ace), when cards were `drawn` from the stock."""
    hard, ace = start(table.banker.open)
    if not table.banker.hidden:
        return {(hard, ace): 1.0}
    holds = _holds(table, drawn)
    return {(hard + value, ace | (value == 1)): chance for value, chance in enumerate(holds) if chance}


def _one_suit(cards: Sequence[Card | None], table: Table) -> float:
    """The chance that an 8-7-6 made of these cards is paid: where the house asks for one suit (A-O9)."""
    if table.rules.eight_seven_six == "any":
        return 1.0
    suits = {card & 3 for card in cards[:3] if card is not None}
    return 0.0 if len(suits) > 1 else 0.25 ** max(0, 3 - max(1, len(cards)))
