"""Totals of Ochko as chances: where a hand ends that draws by a rule, and when it is best to stop."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import mul

MOST = 21
BUST = 0  # the place of a hand that went over 21 in a list of totals
VALUES = range(1, 11)  # what cards count, an ace 1

Stock = tuple[float, ...]
"""How many cards of each value 1..10 the stock holds on average; place 0 is empty."""

Stands = tuple[list[bool], list[bool]]
"""Whether a hand stands, by its hard total 0..21: without an ace, and with one."""

Rows = tuple[list[float], list[float]]
"""A figure by hard total: without an ace, and with one."""


def shares(stock: Sequence[float]) -> Stock:
    """The chance of each value to be the next card."""
    cards = sum(stock)
    return tuple(each / cards for each in stock) if cards > 0 else (0.0,) * 11


def without(stock: Sequence[float], *values: int) -> Stock:
    """The stock when cards of these values have left it."""
    left = list(stock)
    for value in values:
        left[value] = max(0.0, left[value] - 1)
    return tuple(left)


def best(hard: int, ace: int) -> int:
    """The total nearest to 21 of a hand of this hard total, with an ace or without (O3)."""
    return hard + 10 if ace and hard <= MOST - 10 else hard


def start(values: Sequence[int]) -> tuple[int, int]:
    """The hard total of cards, and whether there is an ace among them."""
    return sum(values), int(1 in values)


def to_total(fixed: int, soft: int | None = None) -> Stands:
    """Who draws up to the total `fixed` and stands on it, with an ace that counts eleven on `soft`."""
    higher = fixed if soft is None else soft
    return (
        [hard >= fixed for hard in range(MOST + 1)],
        [best(hard, 1) >= (higher if hard <= MOST - 10 else fixed) for hard in range(MOST + 1)],
    )


def ends(starts: dict[tuple[int, int], float], stands: Stands, chances: Stock) -> list[float]:
    """The chances of the totals that a hand ends with, `BUST` at place 0.

    `starts` are chances of (hard total, ace). The chances of the next card stay what they are: the
    stock does not change by what is drawn.
    """
    found = [0.0] * (MOST + 1)
    plain, soft = [0.0] * (MOST + 11), [0.0] * (MOST + 11)
    for (hard, ace), chance in starts.items():
        (soft if ace else plain)[hard] += chance
    for hard in range(1, MOST + 1):
        for ace, here in ((0, plain), (1, soft)):
            chance = here[hard]
            if not chance:
                continue
            if stands[ace][hard] or hard == MOST:
                found[best(hard, ace)] += chance
                continue
            soft[hard + 1] += chance * chances[1]
            for value in range(2, 11):
                here[hard + value] += chance * chances[value]
    found[BUST] = sum(plain[MOST + 1 :]) + sum(soft[MOST + 1 :])
    return found


def plan(gains: Sequence[float], chances: Stock) -> tuple[Rows, Rows]:
    """How much better drawing is than standing, and what the better of both is worth, by hard total.

    Each without an ace and with one, for whom a total is worth `gains`, going over 21 being at place 0.
    The chances of the next card stay what they are.
    """
    over = gains[BUST]
    plain, soft = [over] * (MOST + 11), [over] * (MOST + 11)
    more: Rows = ([-1.0] * (MOST + 1), [-1.0] * (MOST + 1))
    ace, others = chances[1], chances[2:]
    for hard in range(MOST, 0, -1):
        low, high = hard + 2, hard + 11
        for kind, here in ((1, soft), (0, plain)):
            stand = gains[best(hard, kind)]
            if hard < MOST:
                draw = ace * soft[hard + 1] + sum(map(mul, others, here[low:high]))
                more[kind][hard] = draw - stand
                stand = max(stand, draw)
            here[hard] = stand
    return more, (plain, soft)


def stops(gains: Sequence[float], chances: Stock) -> Stands:
    """Where it is best to stand for whom a total is worth `gains`; of equals standing comes first."""
    plain, soft = plan(gains, chances)[0]
    return [each <= 0 for each in plain], [each <= 0 for each in soft]


class Drawing:
    """A hand that may draw as often as it likes out of a small stock, each card leaving it.

    `worth` of a hand is that of the better of standing and drawing. What standing is worth, `stand`,
    and what going over 21 costs, `over`, are the caller's, by the values of the cards in the hand.
    """

    def __init__(
        self,
        stock: Stock,
        stand: Callable[[tuple[int, ...]], float],
        over: Callable[[tuple[int, ...]], float],
        may_draw: Callable[[tuple[int, ...], float], bool] = lambda values, stand: True,
    ) -> None:
        self._left, self._cards = list(stock), sum(stock)
        self._stand, self._over, self._may_draw = stand, over, may_draw
        self._known: dict[tuple[int, ...], float] = {}
        self._draws: set[tuple[int, ...]] = set()  # hands that are better drawn to

    def worth(self, values: tuple[int, ...]) -> float:
        """What the hand is worth when it may go on; the order of its first card and the rest is kept."""
        key = (values[0], *sorted(values[1:]))
        found = self._known.get(key)
        if found is None:
            found = self._stand(key)
            if sum(key) < MOST and self._cards >= 1 and self._may_draw(key, found):
                draw = self.draw(key)
                if draw > found:
                    self._draws.add(key)
                    found = draw
            self._known[key] = found
        return found

    def finals(self, values: tuple[int, ...]) -> dict[tuple[int, ...], float]:
        """Every hand that this one may end as when one card is drawn, and the best done after it."""
        found: dict[tuple[int, ...], float] = {}
        level = {values: 1.0}
        for value in VALUES:
            self.after((*values, value))
        while level:
            following: dict[tuple[int, ...], float] = {}
            for key, chance in level.items():
                if key != values and key not in self._draws:
                    found[key] = chance
                    continue
                left = without(self._left, *key[len(values) :])
                share = chance / (sum(left) or 1.0)
                for value in VALUES:
                    if left[value]:
                        after = (key[0], *sorted((*key[1:], value)))
                        following[after] = following.get(after, 0.0) + share * left[value]
            level = following
        return found

    def plan(self, values: tuple[int, ...]) -> frozenset[tuple[int, ...]]:
        """The hands that this one may come to that are better drawn to, itself among them."""
        self.worth(values)
        return frozenset(self._draws)

    def known(self, values: tuple[int, ...]) -> float:
        """What the hand is worth with a last card that came from elsewhere; it may be over 21."""
        return self._over(values) if sum(values) > MOST else self.worth(values)

    def after(self, values: tuple[int, ...]) -> float:
        """What the hand is worth when its last card has just left the stock."""
        value, before = values[-1], self._left[values[-1]]
        self._left[value], self._cards = max(0.0, before - 1), self._cards - 1
        found = self.worth(values)
        self._left[value], self._cards = before, self._cards + 1
        return found

    def draw(self, values: tuple[int, ...]) -> float:
        """What one card more is worth, and the best after it."""
        left, cards, total, hard = self._left, self._cards, 0.0, sum(values)
        self._cards = cards - 1
        for value in VALUES:
            here = left[value]
            if here <= 0:
                continue
            if hard + value > MOST:
                total += here * self._over((*values, value))
                continue
            left[value] = max(0.0, here - 1)
            total += here * self.worth((*values, value))
            left[value] = here
        self._cards = cards
        return total / cards if cards else 0.0
