"""The stock: its whole order is fixed by one number at the shuffle, and each card costs one division."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from .cards import PACK, Card
from .rng import Rng, draw


class Stock(msgspec.Struct):
    """Cards that are not dealt yet.

    `order` holds the order of `rest` as mixed-radix digits, one per card (C7): whatever is decided
    later, the next card stays the same. `top` lies above `rest`, its last card uppermost.
    """

    rest: list[Card]
    order: int
    top: list[Card]

    def __len__(self) -> int:
        return len(self.rest) + len(self.top)

    def copy(self) -> Stock:
        """A stock that can be dealt from without touching this one."""
        return Stock(self.rest.copy(), self.order, self.top.copy() if self.top else [])

    def take(self) -> Card:
        """The next card; `IndexError` when there is none (see `table.deal_card`)."""
        if self.top:
            return self.top.pop()
        rest = self.rest
        last = rest.pop()
        self.order, place = divmod(self.order, len(rest) + 1)
        if place == len(rest):
            return last
        card, rest[place] = rest[place], last
        return card


def shuffled(
    rng: Rng, packs: int = 1, top: Sequence[Card] = (), without: Iterable[Card] = ()
) -> tuple[Stock, Rng]:
    """`packs` packs shuffled, without the cards that lie on the table, and the generator after it.

    `top` are cards known to lie on top, in dealing order; `ValueError` when one of them is not in the packs.
    """
    rest = list(PACK * packs)
    for card in without:
        rest.remove(card)
    for card in top:
        rest.remove(card)
    order, after = draw(rng, blocks=packs)  # 512 bits a pack: 52! has 226, eight packs need 3,026
    return Stock(rest, order, list(reversed(top))), after
