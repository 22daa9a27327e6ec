"""Totals of Ochko: what cards are worth together, naturals, and the hands that are paid extra."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from .cards import ACE, PACK, Card

MOST = 21
FIVE = 5  # from so many cards on a hand is paid extra (O25)
_SEVENS, _LADDER = [7, 7, 7], [6, 7, 8]
_VALUES = tuple(1 if card >> 2 == ACE else min(card >> 2, 10) for card in range(4 * (ACE + 1)))
_NATURALS = frozenset((a, b) for a in PACK for b in PACK if {_VALUES[a], _VALUES[b]} == {1, 10})


def value(card: Card) -> int:
    """What a card counts: an ace 1, pictures 10, the others what is printed (O3)."""
    return _VALUES[card]


def hard(cards: Sequence[Card]) -> int:
    """The total with every ace as 1; above 21 the hand is bust."""
    total = 0
    for card in cards:
        total += _VALUES[card]
    return total


def best(cards: Sequence[Card]) -> int:
    """The total nearest to 21: one ace counts 11 where it fits, else all count 1 (O3)."""
    total, aces = 0, False
    for card in cards:
        value = _VALUES[card]
        total += value
        if value == 1:
            aces = True
    return total + 10 if aces and total <= MOST - 10 else total


def is_natural(cards: tuple[Card, ...]) -> bool:
    """Whether these are two cards, an ace and a ten or picture (O13)."""
    return cards in _NATURALS


def are_pair(cards: Sequence[Card], by_value: bool = False) -> bool:
    """Whether these are two cards of the same rank, or, `by_value`, of the same count (P5)."""
    if len(cards) != 2:
        return False
    first, second = cards
    return first >> 2 == second >> 2 or (by_value and value(first) == value(second))


@lru_cache(maxsize=4096)
def bonus(
    cards: tuple[Card, ...], same_suit: bool = False, cap: int = 0, with_bet: bool = False
) -> tuple[int, str]:
    """How many bets a hand is paid for what it is: `cards`, `sevens` or `ladder`; (0, "") for a plain hand.

    Five cards up to 21 are paid 2 bets, each further card doubles that (O25); 7-7-7 3 bets and 8-7-6
    2 bets, `same_suit` asks one suit of the latter (O26, A-O9). `with_bet`: one of these bets is the one
    that lies there already (A-O5). `cap` is the most that is paid, 0 is none.
    """
    times, kind = 0, ""
    if len(cards) >= FIVE:
        if hard(cards) <= MOST:
            times, kind = 2 ** (len(cards) - 4), "cards"
    elif len(cards) == 3:
        ranks = sorted(card >> 2 for card in cards)
        if ranks == _SEVENS:
            times, kind = 3, "sevens"
        elif ranks == _LADDER and (not same_suit or len({card & 3 for card in cards}) == 1):
            times, kind = 2, "ladder"
    if with_bet and times:
        times -= 1
    return (min(times, cap) if cap else times), kind
