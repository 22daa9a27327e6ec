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
    """All cards of a shuffle, uppermost last: while `left` are left, `cards[left - 1]` is the next.

    The lowest `unread` of them are not in their order yet. `rng` holds it (C7): whatever is decided
    later, the next card stays the same. How many cards are left is the table's to count.
    """

    cards: tuple[Card, ...]
    unread: int
    rng: Rng


def read_on(stock: Stock) -> Stock:
    """The same stock with more cards in order: each word says which unread card comes next.

    A word is a number below 2**32, so that no card is favoured by more than one in ten million.
    """
    rng, n, cards = stock.rng, stock.unread, [*stock.cards]
    words = _WORDS(block(rng))
    for word in words if n >= len(words) else words[:n]:
        place = word % n
        n -= 1
        cards[place], cards[n] = cards[n], cards[place]
    return Stock(tuple(cards), n, Rng(rng.seed, rng.count + 1))


def read_to(stock: Stock, place: int) -> Stock:
    """The same stock with the card `cards[place]` in order, and all above it."""
    while place < stock.unread:
        stock = read_on(stock)
    return stock


def shuffled(
    rng: Rng, packs: int = 1, top: Sequence[Card] = (), without: Iterable[Card] = ()
) -> tuple[Stock, Rng]:
    """`packs` packs shuffled, without the cards that lie on the table, and the generator after it.

    `top` are cards known to lie on top, in dealing order; `ValueError` when one of them is not in the packs.
    """
    after = Rng(rng.seed, rng.count + _BLOCKS * packs)
    if packs == 1 and not top and not without:
        return Stock(PACK, len(PACK), rng), after
    cards = list(PACK * packs)
    for card in (*without, *top):
        cards.remove(card)
    return Stock((*cards, *reversed(top)), len(cards), rng), after


def put_under(stock: Stock, left: int, card: Card) -> tuple[Stock, int]:
    """`card` laid under the `left` cards of the stock: the stock, and how many cards it has now."""
    while stock.unread:
        stock = read_on(stock)
    return Stock((card, *stock.cards[:left]), 0, stock.rng), left + 1
