"""The stock: the shuffle fixes its whole order by naming its chance; cards are read a block at a time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from struct import Struct

import msgspec

from .cards import PACK, Card
from .rng import Rng, block

_WORDS = Struct("<16I").unpack  # a block of chance is sixteen words of 32 bits: one for each card
_BLOCKS = 4  # enough for the 52 cards of a pack


class Stock(msgspec.Struct, frozen=True, gc=False):
    """Cards in the order they lie after a shuffle: `top`, uppermost last, above `rest`.

    `rng` holds the order of `rest` (C7): whatever is decided later, the next card stays the same.
    How many cards are left is the table's to count.
    """

    top: tuple[Card, ...]
    rest: tuple[Card, ...]
    rng: Rng


def read_on(stock: Stock) -> Stock:
    """The same stock with the next cards read from `rest`: each word says which remaining card is next.

    A word is a fraction of 2**32, so that no card is favoured by more than one in ten million.
    """
    rng, rest = stock.rng, list(stock.rest)
    words, take = _WORDS(block(rng)), rest.pop
    read = [take(word * n >> 32) for word, n in zip(words, range(len(rest), 0, -1), strict=False)]
    read.reverse()
    return Stock(tuple(read), tuple(rest), Rng(rng.seed, rng.count + 1))


def shuffled(
    rng: Rng, packs: int = 1, top: Sequence[Card] = (), without: Iterable[Card] = ()
) -> tuple[Stock, Rng]:
    """`packs` packs shuffled, without the cards that lie on the table, and the generator after it.

    `top` are cards known to lie on top, in dealing order; `ValueError` when one of them is not in the packs.
    """
    after = Rng(rng.seed, rng.count + _BLOCKS * packs)
    if packs == 1 and not top and not without:
        return Stock((), PACK, rng), after
    rest = list(PACK * packs)
    for card in (*without, *top):
        rest.remove(card)
    return Stock(tuple(reversed(top)), tuple(rest), rng), after


def put_under(stock: Stock, left: int, card: Card) -> tuple[Stock, int]:
    """`card` laid under the `left` cards of the stock: the stock, and how many cards it has now."""
    top = list(stock.top[: left - len(stock.rest)])
    while stock.rest:
        stock = read_on(stock)
        top[:0] = stock.top
    return Stock((card, *top), (), stock.rng), left + 1
