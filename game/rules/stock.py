"""The stock: one number fixes its whole order at the shuffle; cards are read from it a few at a time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import perm

import msgspec

from .cards import PACK, Card
from .rng import Rng, draw

AT_A_TIME = 5  # cards read in one go: the digits of five stay a small number, which is cheap


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
    n = len(rest)
    k = min(AT_A_TIME, n)
    order, digits = divmod(stock.order, perm(n, k))
    read = []
    for remaining in range(n, n - k, -1):
        place = digits % remaining
        digits //= remaining
        read.append(rest[place])
        rest[place] = rest[-1]
        del rest[-1]
    read.reverse()
    return Stock(tuple(read), tuple(rest), order)


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
