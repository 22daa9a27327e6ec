"""Cards as words: a rank and a card by what is printed in the corner."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.cards import ACE, JACK, KING, QUEEN, Card, rank_of, suit_of

_SUITS = "♠♥♦♣"
_LETTERED = {1: "ace", JACK: "jack", QUEEN: "queen", KING: "king", ACE: "ace"}


def rank_word(rank: int, tr: Callable[[str], str]) -> str:
    """The number of a rank, or the letter that `tr` prints for `card.ace`; 1 is an ace that is low."""
    return tr(f"card.{_LETTERED[rank]}") if rank in _LETTERED else str(rank)


def card_word(card: Card, tr: Callable[[str], str]) -> str:
    """A card in two or three letters."""
    return rank_word(rank_of(card), tr) + _SUITS[suit_of(card)]


def rank_words(ranks: Sequence[int], tr: Callable[[str], str]) -> str:
    """Ranks in short: all of them while there are few, else first and last."""
    names = [rank_word(rank, tr) for rank in ranks]
    return "·".join(names) if len(names) <= 3 else f"{names[0]}…{names[-1]}"
