"""A hand of Ochko that may draw as often as it likes out of a small stock, each card leaving it."""

from __future__ import annotations

from collections.abc import Callable

from .totals import MOST, VALUES, Stock, without

Cards = tuple[int, ...]

_ALIKE = 0.001  # of a bet: so nearly alike, standing and drawing are left to what comes first, standing
_PLACES = tuple(1 << 5 * value for value in range(11))  # a number for every set of cards, 31 of a value


class Drawing:
    """The ways to go on with a hand; its cards are values, and after the first their order does not count.

    `worth` of a hand is that of the better of standing and drawing. What standing is worth, `stand`,
    and what going over 21 costs, `over`, are the caller's, by the values of the cards in the hand; going
    over costs the same whatever the last card was.
    """

    def __init__(
        self,
        stock: Stock,
        stand: Callable[[Cards], float],
        over: Callable[[Cards], float],
        may_draw: Callable[[Cards, float], bool] = lambda values, stand: True,
    ) -> None:
        self._left, self._cards = list(stock), sum(stock)
        self._stand, self._over, self._may_draw = stand, over, may_draw
        self._known: dict[int, float] = {}
        self._draws: set[Cards] = set()  # hands that are better drawn to, and not by a hair

    def worth(self, values: Cards) -> float:
        """What the hand is worth when it may go on."""
        return self._worth(_key(values), values, sum(values))

    def finals(self, values: Cards) -> dict[Cards, float]:
        """Every hand that this one may end as when one card is drawn, and the best done after it."""
        found: dict[Cards, float] = {}
        level = {values: 1.0}
        for value in VALUES:
            self.after((*values, value))
        while level:
            following: dict[Cards, float] = {}
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

    def plan(self, values: Cards) -> frozenset[Cards]:
        """The hands that this one may come to that are better drawn to, itself among them."""
        self.worth(values)
        return frozenset(self._draws)

    def known(self, values: Cards) -> float:
        """What the hand is worth with a last card that came from elsewhere; it may be over 21."""
        return self._over(values) if sum(values) > MOST else self.worth(values)

    def after(self, values: Cards) -> float:
        """What the hand is worth when its last card has just left the stock."""
        value, before = values[-1], self._left[values[-1]]
        self._left[value], self._cards = max(0.0, before - 1), self._cards - 1
        found = self.worth(values)
        self._left[value], self._cards = before, self._cards + 1
        return found

    def draw(self, values: Cards) -> float:
        """What one card more is worth, and the best after it."""
        return self._draw(_key(values), values, sum(values))

    def _worth(self, key: int, values: Cards, hard: int) -> float:
        found = self._known.get(key)
        if found is None:
            hand = (values[0], *sorted(values[1:]))
            found = self._stand(hand)
            if hard < MOST and self._cards >= 1 and self._may_draw(hand, found):
                draw = self._draw(key, hand, hard)
                if draw - found > _ALIKE:
                    self._draws.add(hand)
                found = max(found, draw)
            self._known[key] = found
        return found

    def _draw(self, key: int, values: Cards, hard: int) -> float:
        left, cards, known, most = self._left, self._cards, self._known, MOST - hard
        total = sum(left[most + 1 :]) * self._over((*values, 10)) if most < 10 else 0.0
        self._cards = cards - 1
        for value in VALUES[:most]:
            here = left[value]
            if here > 0:
                after = key + _PLACES[value]
                worth = known.get(after)
                if worth is None:
                    left[value] = max(0.0, here - 1)
                    worth = self._worth(after, (*values, value), hard + value)
                    left[value] = here
                total += here * worth
        self._cards = cards
        return total / cards if cards else 0.0


def _key(values: Cards) -> int:
    """A number for a hand, whatever the order of its cards after the first."""
    return values[0] + sum(_PLACES[value] for value in values[1:])
