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

from .facing import Facing, alike
from .field import times
from .totals import MOST, VALUES, Stock, best, start

_CARDS = 8  # hands of more cards are too rare to matter
_SURE, _SURE_SOFT = 13, 6  # three or four cards that count no more are drawn to, without an ace and with one
_ENOUGH = 17  # from here on another card only helps a hand that is as good as lost
_LOST = -0.4
_NEAR = 0.02  # so nearly alike, two cards are weighed with what they themselves take from the banker
_ROW = MOST + 11  # places for hands that show up to 21, and for those that go over it with a card more


class _Three(msgspec.Struct, frozen=True):
    """Three cards: those that lie open, and the best total; 0 where they are drawn to in any case."""

    third: int
    pair: bool  # the third card is like the second
    cards: tuple[int, int]
    alike: tuple[int, ...]  # what tells the banker nearly the same
    at: int  # where `Hand` has what lies open: see `_at`
    total: int
    enough: bool
    paid: float  # for 7-7-7 and 8-7-6
    with_ace: int  # where `Hand` has what an ace as the fourth would bring
    again: tuple[int, int]  # where `Hand` has what the same second, and third card as the fourth would bring


class _Four(msgspec.Struct, frozen=True):
    """Four cards of which the three open ones, as like each other as can be, count so much together."""

    key: tuple[int, int, int]  # an ace among the open ones, what they show, and 0
    at: int  # where `Hand` has what lies open: see `_at`
    with_ace: int  # the same with an ace more
    cards: tuple[int, ...]
    hard: int
    total: int


class After:
    """What may come after a first card, whatever the banker has."""

    def __init__(self, rules: OchkoHouse, first: int) -> None:
        self.first, self.two_aces, self.least = first, rules.two_aces, rules.stand_least
        self.threes = [
            [_three_cards(rules, first, second, third) for third in VALUES if first + second + third <= MOST]
            for second in range(11)
        ]
        self.fours: list[_Four] = []
        least = max(_SURE + 1, rules.stand_least)
        for shown in range(MOST - first, 2, -1):
            for ace in (1, 0) if shown > 5 else (1,):
                total = best(first + shown, ace | (first == 1))
                self.fours.append(
                    _Four(
                        (ace, shown, 0),
                        _at(shown, ace),
                        _at(shown + 1, 1),
                        _like_each_other(shown, ace),
                        first + shown,
                        total if total >= least else 0,
                    )
                )


@lru_cache(maxsize=256)
def after(rules: OchkoHouse, first: int) -> After:
    """What may come after a first card by these rules."""
    return After(rules, first)


def _three_cards(rules: OchkoHouse, first: int, second: int, third: int) -> _Three:
    hard, ace = start((first, second, third))
    sure = hard <= (_SURE_SOFT if ace else _SURE) or best(hard, ace) < rules.stand_least
    paid = times(rules, (first, second, third))
    if paid == 2 and rules.eight_seven_six == "same_suit":
        paid = 0  # one in sixteen is of one suit
    shown, opened = second + third, int(1 in (second, third))
    again = [_at(shown + each, opened | (each == 1)) for each in (second, third)]
    return _Three(
        third,
        second == third,
        (second, third),
        alike((second, third)),
        _at(shown, opened),
        0 if sure else best(hard, ace),
        hard >= _ENOUGH,
        float(paid),
        _at(shown + 1, 1),
        (again[0], again[1]),
    )


@lru_cache(maxsize=64)
def _like_each_other(total: int, ace: int) -> tuple[int, ...]:
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
        self._but_aces = self._left[2:]
        self._fours = [-1.0] * (2 * _ROW)  # what lies open: see `_at`
        self._fourths: list[float | None] = [None] * (2 * _ROW)  # the same, summed over all next cards
        self._more = facing.known
        self._four_cards()

    def two(self, second: int) -> float:
        """What two cards are worth."""
        if second not in self._known:
            if self._plan:
                self._plan.two(second)
            self._known[second] = self._two(second)
        return self._known[second]

    def _two(self, second: int) -> float:
        hard, ace = start((self._coming.first, second))
        if self._plan and (second,) in self._draws:
            return self._third(second)
        total = MOST if hard == 2 and self._coming.two_aces else best(hard, ace)
        stand = self._facing.two(second)[total] if total >= self._coming.least else -1.0
        if self._plan or (hard >= _ENOUGH and stand > _LOST):
            return stand
        draw = self._third(second)
        if abs(draw - stand) < _NEAR and total >= self._coming.least:
            stand = self._facing.beside(self._coming.first, second).two(second)[total]
        return self._better((second,), stand, draw)

    def _better(self, at: tuple[int, ...], stand: float, draw: float) -> float:
        """The better of both with these cards open, which is kept in mind."""
        if draw > stand:
            self._draws.add(at)
            return draw
        return stand

    def _third(self, second: int) -> float:
        """What the next card brings to two."""
        found, cards, left, three_cards = 0.0, self._cards - 1, self._left, self._three
        if cards <= 0:
            return -1.0
        most = MOST - self._coming.first - second
        if most < 10:
            found = (second > most) * min(1.0, left[second]) - sum(left[most + 1 :])
        for three in self._coming.threes[second]:
            count = left[three.third] - three.pair
            if count > 0:
                found += count * (three.paid or three_cards(three))
        return found / cards

    def _three(self, three: _Three) -> float:
        """What three cards are worth."""
        cards = three.cards
        if self._plan and cards in self._draws:
            return self._fourth(three)
        stand = -1.0
        if three.total:
            stand = (self._more.get(three.alike) or self._facing.more(three.alike))[three.total]
        if self._plan or (three.enough and stand > _LOST):
            return stand
        draw = self._fourth(three)
        if draw > stand:
            self._draws.add(cards)
            return draw
        return stand

    def _fourth(self, three: _Three) -> float:
        """What the next card brings to three."""
        at, fours, rest = three.at, self._fours, self._cards - 2
        every = self._fourths[at]
        if every is None:
            aces = self._left[1] * fours[three.with_ace]
            every = sum(map(mul, self._but_aces, fours[at + 2 : at + 11])) + aces
            self._fourths[at] = every
        second, third = three.again
        return (every - fours[second] - fours[third]) / rest if rest > 0 else -1.0

    def _four_cards(self) -> None:
        """What four cards are worth, the highest first."""
        fours, fives, plan, draws = self._fours, self._fives, self._plan, self._draws
        left, rest = self._left[1:], self._cards - 3
        sums: dict[int, float] = {}
        if fives:
            least = self._coming.fours[-1].hard
            sums = {hard: sum(map(mul, left, fives[hard + 1 : hard + 11])) for hard in range(least, MOST + 1)}
        for four in self._coming.fours:
            at, hard = four.at, four.hard
            if plan and four.key not in draws:
                fours[at] = self._stand(four)
                continue
            if rest <= 0:
                draw = -1.0
            elif fives:
                one, two, three = four.cards
                draw = (sums[hard] - fives[hard + one] - fives[hard + two] - fives[hard + three]) / rest
            else:
                row = [fours[four.with_ace], *fours[at + 2 : at + 11]]
                draw = (sum(map(mul, left, row)) - sum(row[value - 1] for value in four.cards)) / rest
            if not plan:
                draw = self._better(four.key, self._stand(four) if draw < 1 else -1.0, draw)
            fours[at] = draw

    def _stand(self, four: _Four) -> float:
        """What four cards are worth that are not drawn to; never more than a bet."""
        if not four.total:
            return -1.0
        return (self._more.get(four.cards) or self._facing.more(four.cards))[four.total]


def _at(shown: int, ace: int) -> int:
    """The place of hands whose open cards show so much, with an ace among them or without."""
    return ace * _ROW + shown
