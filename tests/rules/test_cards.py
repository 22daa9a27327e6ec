"""Cards as they are written, and a pack that stays in the order of its shuffle to the last card."""

from __future__ import annotations

import pytest

from game.rules import cards
from game.rules.cards import PACK, name, parse, parse_all
from game.rules.rng import Rng
from game.rules.stock import Stock, put_under, read_on, shuffled


@pytest.mark.parametrize("written", ["", "S", "10", "1S", "11S", "10X", "AX", "SS", "AHH", "A H", "♠A"])
def test_what_is_no_card_is_said_to_be_none(written: str) -> None:
    with pytest.raises(ValueError, match="is no card: write rank and suit, as in 10S or AH"):
        parse(written)


def test_small_letters_are_read_too() -> None:
    assert parse_all("ah 10c qd js") == parse_all("AH 10C QD JS")


def test_ranks_and_suits_are_told_apart() -> None:
    for card in PACK:
        assert cards.card(cards.rank_of(card), cards.suit_of(card)) == card
    assert [cards.suit_of(parse(f"2{suit}")) for suit in "SHDC"] == [0, 1, 2, 3]


def order(stock: Stock) -> str:
    """The names of all cards of a stock in dealing order."""
    while stock.unread:
        stock = read_on(stock)
    return " ".join(map(name, reversed(stock.cards)))


def test_a_seed_gives_the_whole_pack_in_this_order() -> None:
    """A record without its cards is worth nothing if a single one of them changes."""
    stock, after = shuffled(Rng(1))
    assert order(stock) == (
        "5H 9S 3C 6D 2D 10C JH AC 2C JD 7H 5D QS "
        "2S 4D QD 8D 8S 8H 7C 5S 3D 3S JS QH 4S "
        "4C 6C JC 9C 7D AS 9H 2H KC 9D 10D 10S 6H "
        "KD AD 4H 7S 10H 3H 6S KH 8C 5C QC KS AH"
    )
    assert after == Rng(1, 4)
    assert order(shuffled(after)[0]).startswith("KH 5H JD KS 9C 10S")


def test_a_card_is_laid_under_the_ones_that_are_left() -> None:
    stock, _ = shuffled(Rng(3))
    stock = read_on(stock)
    first = stock.cards[51]
    changed, left = put_under(stock, 51, first)
    assert left == 52
    assert changed.unread == 0
    assert changed.cards[0] == first
    assert changed.cards[1:] == tuple(parse_all(" ".join(order(stock).split()[:0:-1])))
    assert changed.rng == Rng(3, 4)
