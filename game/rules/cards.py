"""Cards as numbers: rank times four plus suit, so that rank and suit are one shift or mask away."""

from __future__ import annotations

from typing import NewType

Card = NewType("Card", int)

JACK, QUEEN, KING, ACE = 11, 12, 13, 14
RANKS = range(2, ACE + 1)  # ace high only (Y3, I2, R1)
SUITS = "SHDC"
RANK_NAMES = {rank: str(rank) for rank in range(2, 11)} | {JACK: "J", QUEEN: "Q", KING: "K", ACE: "A"}
_RANK_OF_NAME = {name: rank for rank, name in RANK_NAMES.items()}


def card(rank: int, suit: int) -> Card:
    """The card of `rank` 2..14 and `suit` 0..3 (spades, hearts, diamonds, clubs)."""
    return Card(rank * 4 + suit)


PACK: tuple[Card, ...] = tuple(card(rank, suit) for suit in range(4) for rank in RANKS)


def rank_of(card: Card) -> int:
    """2..14, the ace being 14."""
    return card >> 2


def suit_of(card: Card) -> int:
    """0..3: spades, hearts, diamonds, clubs."""
    return card & 3


def name(card: Card) -> str:
    """Text form: rank then suit, as in `10S` or `AH`."""
    return RANK_NAMES[card >> 2] + SUITS[card & 3]


def parse(text: str) -> Card:
    """The card of a text form; `ValueError` names what is wrong."""
    rank, suit = _RANK_OF_NAME.get(text[:-1].upper()), SUITS.find(text[-1:].upper())
    if rank is None or suit < 0 or not text:
        raise ValueError(f"{text!r} is no card: write rank and suit, as in 10S or AH")
    return card(rank, suit)


def parse_all(text: str) -> tuple[Card, ...]:
    """Cards of a text form with blanks between them; `ValueError` as for `parse`."""
    return tuple(parse(word) for word in text.split())
