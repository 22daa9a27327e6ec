"""The stock: one number fixes its whole order at the shuffle; cards are read from it a few at a time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import perm

import msgspec

from .cards import PACK, Card
from .rng import Rng, draw

GROUP = 5  # cards whose digits are split off the order together: five stay a small number, which is cheap
GROUPS = 3  # how many such groups are read in one go


class Stock(msgspec.Struct, frozen=True, gc=False):
    """Cards in the order they lie after a shuffle: `top`, uppermost last, above `rest`.

    `order` holds the order of `rest` as mixed-radix digits, one per card (C7): whatever is decided
    later, the next card stays the same. How many cards are left is the table's to count.
    """

    top: tuple[Card, ...]
    rest: tuple[Card, ...]
    order: int


def read_on(stock: Stock) -> Stock:
    """The same stock with the next cards read from `order`: each digit says which remaining card is next."""
    rest = list(stock.rest)
    order, left, read = stock.order, len(rest), []
    for _ in range(GROUPS):
        size = GROUP if left > GROUP else left
        order, digits = divmod(order, perm(left, size))
        for _ in range(size):
            place = digits % left
            digits //= left
            left -= 1
            read.append(rest[place])
            rest[place] = rest[left]
    read.reverse()
    return Stock(tuple(read), tuple(rest[:left]), order)


def shuffled(
    rng: Rng, packs: int = 1, top: Sequence[Card] = (), without: Iterable[Card] = ()
) -> tuple[Stock, Rng]:
    """`packs` packs shuffled, without the cards that lie on the table, and the generator after it.

    `top` are cards known to lie on top, in dealing order; `ValueError` when one of them is not in the packs.
    """
    order, after = draw(rng, blocks=packs)  # 512 bits a pack: 52! has 226, eight packs need 3,026
    if packs == 1 and not top and not without:
        return Stock((), PACK, order), after
    rest = list(PACK * packs)
    for card in (*without, *top):
        rest.remove(card)
    return Stock(tuple(reversed(top)), tuple(rest), order), after


def put_under(stock: Stock, left: int, card: Card) -> tuple[Stock, int]:
    """`card` laid under the `left` cards of the stock: the stock, and how many cards it has now."""
    top = list(stock.top[: left - len(stock.rest)])
    while stock.rest:
        stock = read_on(stock)
        top[:0] = stock.top
    return Stock((card, *top), (), 0), left + 1
