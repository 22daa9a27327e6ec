"""A first card of Ochko against one open card of the banker, and all that may come to it.

The second and third card are gone through one by one, and do not come again; from four cards on those that
lie open are told apart by what they count together.
"""

from __future__ import annotations

from functools import lru_cache
from operator import mul

import msgspec

from game.rules import totals
from game.rules.ochko.house import OchkoHouse

from .ochko_facing import Facing
from .ochko_field import times
from .ochko_totals import MOST, Stock, best, start

_CARDS = 8  # hands of more cards are too rare to matter
_SURE, _SURE_SOFT = 13, 6  # three or four cards that count no more are drawn to, without an ace and with one
_ENOUGH = 17  # from here on another card only helps a hand that is as good as lost
_LOST = -0.4


class _Three(msgspec.Struct, frozen=True):
    """Three cards: those that lie open, and the best total; 0 where they are drawn to in any case."""

    cards: tuple[int, int]
    shown: int
    ace: int  # among the open ones
    total: int
    enough: bool
    paid: float  # for 7-7-7 and 8-7-6


class _Four(msgspec.Struct, frozen=True):
    """Four cards of which the three open ones, as like each other as can be, count so much together."""

    shown: int
    ace: int  # among the open ones
    cards: tuple[int, ...]
    hard: int
    total: int


class After:
    """What may come after a first card, whatever the banker has."""

    def __init__(self, rules: OchkoHouse, first: int) -> None:
        self.first, self.two_aces, self.least = first, rules.two_aces, rules.stand_least
        self.threes = [
            [_three_cards(rules, first, second, third) for third in range(11)] for second in range(11)
        ]
        self.fours: list[_Four] = []
        least = max(_SURE + 1, rules.stand_least)
        for shown in range(MOST - first, 2, -1):
            for ace in (1, 0) if shown > 5 else (1,):
                total = best(first + shown, ace | (first == 1))
                four = _Four(shown, ace, _alike(shown, ace), first + shown, total if total >= least else 0)
                self.fours.append(four)


@lru_cache(maxsize=256)
def after(rules: OchkoHouse, first: int) -> After:
    """What may come after a first card by these rules."""
    return After(rules, first)


def _three_cards(rules: OchkoHouse, first: int, second: int, third: int) -> _Three | None:
    """These three cards; None where they are too many."""
    hard, ace = start((first, second, third))
    if hard > MOST or not second or not third:
        return None
    sure = hard <= (_SURE_SOFT if ace else _SURE) or best(hard, ace) < rules.stand_least
    paid = times(rules, (first, second, third))
    if paid == 2 and rules.eight_seven_six == "same_suit":
        paid = 0  # one in sixteen is of one suit
    return _Three(
        (second, third),
        second + third,
        int(1 in (second, third)),
        0 if sure else best(hard, ace),
        hard >= _ENOUGH,
        float(paid),
    )


@lru_cache(maxsize=64)
def _alike(total: int, ace: int) -> tuple[int, ...]:
    rest, found = total - ace, [1] * ace
    for cards in range(3 - ace, 0, -1):
        found.append(rest // cards)
        rest -= found[-1]
    return tuple(found)


def five_cards(rules: OchkoHouse, chances: Stock) -> list[float] | None:
    """What five cards are worth by hard total, where they are paid whatever the banker has (O25)."""
    following: list[float] = []
    goes_on = rules.bonus_time == "showdown" and not rules.bonus_ends
    for cards in range(_CARDS, totals.FIVE - 1, -1):
        paid = float(times(rules, (1,) * cards))
        over = paid if rules.bonus_lock else -1.0
        row = [paid] * (MOST + 1) + [-1.0] * 10
        for hard in range(MOST) if following and goes_on else ():
            after = (following[: MOST + 1] + [over] * 10)[hard + 1 : hard + 11]
            row[hard] = max(paid, sum(map(mul, chances[1:], after)))
        following = row
    return following if rules.bonus else None


class Hand:
    """A first card against an open card of the banker; it draws where that is better."""

    def __init__(
        self, coming: After, facing: Facing, fives: list[float] | None, plan: Hand | None = None
    ) -> None:
        """With a `plan` it draws where that one does."""
        self._coming = coming
        self._facing, self._fives, self._plan = facing, fives, plan
        self._draws: set[tuple[int, ...]] = plan._draws if plan else set()
        self._known: dict[int, float] = {}
        self._left = list(facing.rest)
        self._left[coming.first] = max(0.0, self._left[coming.first] - 1)
        self._cards = sum(self._left)
        self._fours = [-1.0] * (MOST + 11), [-1.0] * (MOST + 11)  # by what lies open, without an ace and with
        self._four_cards()
        self._fourths = [[self._fourth(ace, shown) for shown in range(MOST + 1)] for ace in (0, 1)]

    def two(self, second: int) -> float:
        """What two cards are worth."""
        if second not in self._known:
            if self._plan:
                self._plan.two(second)
            self._known[second] = self._two(second)
        return self._known[second]

    def _two(self, second: int) -> float:
        hard, ace = start((self._coming.first, second))
        total = MOST if hard == 2 and self._coming.two_aces else best(hard, ace)
        stand = self._facing.two(second)[total] if total >= self._coming.least else -1.0
        if (hard >= _ENOUGH and stand > _LOST) or (self._plan and (second,) not in self._draws):
            return stand
        draw = self._third(second)
        return draw if self._plan else self._better((second,), stand, draw)

    def _better(self, at: tuple[int, ...], stand: float, draw: float) -> float:
        """The better of both with these cards open, which is kept in mind."""
        if draw > stand:
            self._draws.add(at)
            return draw
        return stand

    def _third(self, second: int) -> float:
        """What the next card brings to two."""
        found, cards = 0.0, self._cards - 1
        for three, value, count in zip(self._coming.threes[second], range(11), self._left, strict=True):
            count -= value == second
            if count > 0:
                found += count * (-1.0 if three is None else three.paid or self._three(three))
        return found / cards if cards > 0 else -1.0

    def _three(self, three: _Three) -> float:
        stand = -1.0
        if three.total:
            stand = self._facing.more(three.cards)[three.total]
            if (three.enough and stand > _LOST) or (self._plan and three.cards not in self._draws):
                return stand
        draw, (second, third), ace = self._fourths[three.ace][three.shown], three.cards, three.ace
        draw -= self._fours[ace | (second == 1)][three.shown + second]
        draw -= self._fours[ace | (third == 1)][three.shown + third]
        rest = self._cards - 2
        draw = draw / rest if rest > 0 else -1.0
        return draw if self._plan else self._better(three.cards, stand, draw)

    def _fourth(self, ace: int, shown: int) -> float:
        """What the next card brings to three, which show so much, summed over all that are left."""
        here, left = self._fours[ace], self._left
        found: float = sum(map(mul, left[2:], here[shown + 2 : shown + 11]))
        return found + left[1] * self._fours[1][shown + 1]

    def _four_cards(self) -> None:
        """What four cards are worth, the highest first."""
        aces = self._fours[1]
        left, rest = self._left[1:], self._cards - 3
        for four in self._coming.fours:
            at, shown = (four.ace, four.shown, 0), four.shown
            stand = self._facing.more(four.cards)[four.total] if four.total else -1.0
            if self._plan and at not in self._draws:
                self._fours[four.ace][shown] = stand
                continue
            if self._fives is None:
                row = [aces[shown + 1], *self._fours[four.ace][shown + 2 : shown + 11]]
            else:
                row = self._fives[four.hard + 1 : four.hard + 11]
            draw = sum(map(mul, left, row))
            for value in four.cards:
                draw -= row[value - 1]
            draw = draw / rest if rest > 0 else -1.0
            self._fours[four.ace][shown] = draw if self._plan else self._better(at, stand, draw)
