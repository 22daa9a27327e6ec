"""Ochko before the second card: what a first card is worth against the banker's, per chip that is bet.

All second cards and all open cards of the banker are gone through, and what is drawn after them: cards
that have come do not come again. The banker goes by what then lies open (`front`). What he draws
himself, and fifth and further cards, come with chances that stay what they are; of three open cards only
what they count together is told apart. Of several hands the others are a few cases (`company`). In a
fresh pack that is within a hundredth of a bet.

Once the banker has doubled, everybody takes his hidden card for a strong one and plays accordingly, which
he knows. A pair is not split: that hardly ever pays against a bank that takes ties.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from operator import mul

from game.rules.ochko.house import OchkoHouse

from .facing import PARTNER, Facing, Fronts
from .hand import Hand, after, five_cards
from .table import DOUBLED
from .totals import VALUES, Stock, shares

NATURAL = 2.0  # bets that one is paid (O15), and costs when it is the banker's (O14)
ANY: Stock = (0.0, *(1.0 for _ in VALUES))


@lru_cache(maxsize=8)  # those of a deal: each holds thousands of figures
def prospects(unseen: Stock, rules: OchkoHouse, players: int) -> Prospects:
    """What first cards are worth where `unseen` cards are to be dealt to `players` and the banker."""
    return Prospects(unseen, rules, players)


class Prospects:
    """The worth of first cards; all values are for the player, in chips per chip bet."""

    def __init__(self, unseen: Stock, rules: OchkoHouse, players: int) -> None:
        self._unseen, self._rules = unseen, rules
        self._chances = shares(unseen)
        self._fronts = Fronts(rules, unseen, players)
        self._facing: dict[tuple[int, Stock, bool], Facing] = {}
        self._worths: dict[tuple[int, Stock, bool], float] = {}
        self._plans: dict[tuple[int, int, bool], Hand] = {}
        self._fives = five_cards(rules, self._chances)

    def worth(self, first: int, likely: Stock, doubled: bool = False) -> float:
        """What a first card is worth; the banker's is an unseen one, weighed as `likely` says.

        Players take it for any card, or for one on which he has `doubled`.
        """
        key = first, likely, doubled
        if key not in self._worths:
            self._worths[key] = self._first(first, likely, doubled)
        return self._worths[key]

    def worths(self, likely: Stock, doubled: bool = False) -> list[float]:
        """What each first card 1..10 is worth; place 0 is empty."""
        return [0.0, *(self.worth(first, likely, doubled) for first in VALUES)]

    @cached_property
    def whole(self) -> float:
        """What a bet is worth before any card is seen."""
        worths = self.worths(ANY)
        return float(sum(map(mul, self._chances, worths)))

    def _first(self, first: int, likely: Stock, doubled: bool) -> float:
        """The mean over all second cards, open cards of the banker and hidden ones."""
        found = whole = 0.0
        left = list(self._unseen)
        left[first] = max(0.0, left[first] - 1)
        both = float(self._rules.both_natural == "pay")
        for up in VALUES:
            hand, partner = None, PARTNER.get(up, 0)
            hidden = [n * each for n, each in zip(left, likely, strict=True)]
            hidden[up] = max(0.0, hidden[up] - likely[up])
            every = sum(hidden)
            for second in VALUES:
                chance = left[second] * max(0.0, left[up] - (second == up))
                if not chance:
                    continue
                gone = min(hidden[second], likely[second])
                lost = hidden[partner] - gone * (second == partner) if partner else 0.0
                safe = every - gone - lost
                whole += chance * (safe + lost)
                if PARTNER.get(first) == second:
                    found += chance * (NATURAL * safe - both * lost)
                    continue
                hand = hand or self.hand(first, up, likely, doubled)
                found += chance * (safe * hand.two(second) - NATURAL * lost)
        return found / whole if whole else 0.0

    def hand(self, first: int, up: int, likely: Stock, doubled: bool) -> Hand:
        """A hand that is worth what `likely` says, and is played as its owner takes the hidden card to be."""
        key, taken = (first, up, doubled), DOUBLED if doubled else ANY
        plan = self._plans.get(key)
        if plan is None:
            facing = self._against(up, taken, doubled)
            plan = self._plans[key] = Hand(after(self._rules, first), facing, self._fives)
        if likely == taken:
            return plan
        return Hand(after(self._rules, first), self._against(up, likely, doubled), self._fives, plan)

    def _against(self, up: int, likely: Stock, doubled: bool) -> Facing:
        key = up, likely, doubled
        if key not in self._facing:
            self._facing[key] = Facing(self._fronts, up, likely, doubled)
        return self._facing[key]
