"""What bankers of Ochko do, in many deals at once: by totals they weigh what lies open before them.

That goes anew for each card that they draw. Where drawing and standing are nearly alike so, they go by the
values, asked once for every different table.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from game.odds.ochko.bank import Bank
from game.odds.ochko.duel import shown
from game.odds.ochko.table import Face, against, face_of
from game.odds.ochko.totals import MOST, best, start
from game.rules.ochko.house import OchkoHouse

from .ochko_habits import Numbers, Truths, unpacked

Reals = NDArray[np.float64]
DRAWN = (1 << 40) - 1  # the part of a number for open cards that says what was drawn
SECOND = 40  # from here on it says which was the second card
NOTHING_HIDDEN = 1 << 50
_NEAR = 0.03  # of the bets
_ROUNDS = 2  # hidden cards push each other out of the stock


class Seen(msgspec.Struct):
    """What bankers see, a row for each deal: their own cards, those they did not see, and the hands.

    `drawn` and `lying` are numbers for cards, 0 where no hand lies; `stakes` are the bets on the hands.
    """

    hidden: Numbers
    up: Numbers
    drawn: Numbers
    hard: Numbers
    ace: Truths
    left: Reals
    lying: Numbers
    stakes: Reals

    def some(self, which: Numbers) -> Seen:
        """The same for some of the deals."""
        return Seen(**{name: getattr(self, name)[which] for name in self.__struct_fields__})


class Banker:
    """How a banker draws, bound to a total or by what he sees."""

    def __init__(self, rules: OchkoHouse, doubled: bool = False, near: float = _NEAR) -> None:
        """All know whether he has `doubled`."""
        self.rules, self.doubled, self.near = rules, doubled, near
        self._known: dict[bytes, bool] = {}

    def draws(self, seen: Seen) -> Truths:
        """Whether he draws, in each deal."""
        total = np.where(seen.ace & (seen.hard <= MOST - 10), seen.hard + 10, seen.hard)
        if self.rules.fixed_total:
            return total < self.rules.fixed_total
        more = by_totals(self.rules, seen, self.doubled)
        found = more > 0
        near = np.flatnonzero((np.abs(more) < self.near * seen.stakes.sum(1)) & (seen.hard < MOST))
        if len(near):
            found[near] = self._by_values(seen.some(near))
        return found & (seen.hard < MOST)

    def _by_values(self, seen: Seen) -> Truths:
        """The same one by one, each different table once."""
        order = np.argsort(seen.lying, axis=1, kind="stable")
        lying, stakes = (np.take_along_axis(each, order, axis=1) for each in (seen.lying, seen.stakes))
        left = seen.left.astype(np.int64)
        rows = np.column_stack([seen.up, seen.hidden, seen.drawn, lying, stakes.astype(np.int64), left])
        found = np.zeros(len(rows), dtype=bool)
        for at, row in enumerate(np.ascontiguousarray(rows)):
            key = row.tobytes()
            if key not in self._known:
                bank = int(seen.hidden[at]), int(seen.up[at]), *unpacked(int(seen.drawn[at]))
                hands = [each for each in lying[at].tolist() if each]
                self._known[key] = self.one(
                    bank, hands, stakes[at][lying[at] > 0].tolist(), left[at].tolist()
                )
            found[at] = self._known[key]
        return found

    def one(
        self, bank: tuple[int, ...], lying: Sequence[int], stakes: Sequence[float], left: Sequence[float]
    ) -> bool:
        """Whether he draws at one table, by the values."""
        table = against(self.rules, bank, [opened(each) for each in lying], tuple(left), self.doubled)
        others = [msgspec.structs.replace(h, bet=b) for h, b in zip(table.others, stakes, strict=True)]
        turn = Bank(msgspec.structs.replace(table, others=tuple(others)))
        return turn.draw() > turn.stand(bank)


def opened(number: int) -> tuple[int | None, ...]:
    """The cards of a hand that lies so, None being face down."""
    cards = unpacked(number & DRAWN)
    return cards if number & NOTHING_HIDDEN else (None, number >> SECOND, *cards)


def by_totals(rules: OchkoHouse, seen: Seen, doubled: bool) -> Reals:
    """How much better drawing is than standing, in chips, if the chances of cards stay what they are."""
    field, chances = _field(rules, seen, doubled)
    below = np.cumsum(field[:, 1:], axis=1)
    whole = below[:, -1:]
    gains = np.empty_like(field)
    gains[:, 0] = -whole[:, 0]
    gains[:, 1:] = 2 * below - whole - (0 if rules.ties else field[:, 1:])
    return _more(gains, chances, seen)


def _field(rules: OchkoHouse, seen: Seen, doubled: bool) -> tuple[Reals, Reals]:
    """The chips on each total, and the chances of the next card, as the banker takes them to be."""
    kinds, which = np.unique(seen.lying * 16 + seen.up[:, None], return_inverse=True)
    which = which.reshape(seen.lying.shape)
    fits, counts = np.zeros((len(kinds), 11)), np.zeros((len(kinds), 11), dtype=np.int64)
    for at, kind in enumerate(kinds.tolist()):
        if kind >= 16:
            fits[at], counts[at] = _shown(rules, kind >> 4, face_of(kind & 15, doubled))
    left = seen.left.copy()
    left[:, 0] = 1.0 + which.shape[1]  # nothing hidden takes nothing from others that hide nothing
    guesses = [_shares(fits[which[:, each]] * left) for each in range(which.shape[1])]
    rest = left - sum(guesses)
    for _ in range(_ROUNDS if len(guesses) > 1 else 0):
        for each, guess in enumerate(guesses):
            guesses[each] = _shares(fits[which[:, each]] * np.maximum(rest + guess, 0))
            rest += guess - guesses[each]
    rest[:, 0] = 0.0
    field, deals = np.zeros((len(left), MOST + 1)), np.arange(len(left))
    for each, guess in enumerate(guesses):
        for value in range(11):
            chips = guess[:, value] * seen.stakes[:, each]
            field[deals, counts[which[:, each], value]] += chips
    return field, _shares(np.maximum(rest, 0))


def _shown(rules: OchkoHouse, number: int, face: Face) -> tuple[Sequence[float], Sequence[int]]:
    """How well each hidden card fits there, and the total that it makes; place 0 is for none hidden."""
    cards = opened(number)
    if number & NOTHING_HIDDEN:
        seen = tuple(card for card in cards if card is not None)
        return (1.0, *[0.0] * 10), (best(*start(seen)), *[0] * 10)
    fits, counts = shown(rules, tuple(card for card in cards if card is not None), face)
    return fits, [count or 0 for count in counts]


def _shares(weights: Reals) -> Reals:
    whole = weights.sum(1, keepdims=True)
    return np.divide(weights, whole, out=np.zeros_like(weights), where=whole > 0)


def _more(gains: Reals, chances: Reals, seen: Seen) -> Reals:
    """How much better it is to draw to what the bankers hold, where a total is worth `gains`."""
    deals = len(gains)
    plain, soft = (np.repeat(gains[:, :1], MOST + 11, axis=1) for _ in range(2))
    plain[:, MOST] = soft[:, MOST] = gains[:, MOST]
    found = np.full(deals, -1.0)
    for hard in range(MOST - 1, int(seen.hard.min(initial=MOST)) - 1, -1):
        for worths, ace in ((soft, True), (plain, False)):
            draw = chances[:, 1] * soft[:, hard + 1]
            draw += np.einsum("ij,ij->i", chances[:, 2:], worths[:, hard + 2 : hard + 11])
            stand = gains[:, hard + 10 if ace and hard <= MOST - 10 else hard]
            worths[:, hard] = np.maximum(draw, stand)
            here = (seen.hard == hard) & (seen.ace == ace)
            found[here] = (draw - stand)[here]
    return found
