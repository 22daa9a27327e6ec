"""Two posts and the next card: the chance that it wins, and what a bet on it is worth."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from game.rules.cards import ACE, PACK, RANKS, Card
from game.rules.variants.in_between import HIGHER, LOW_ACE

from .choice import Chances, Piece

SUITS = 4


def between(low: int, high: int, seen: Sequence[Card], packs: int = 1) -> Chances:
    """What the next card can do to posts of ranks `low` and `high` (Y4, I12), 1 for an ace called low.

    `seen` are all cards known to be out of the stock, the two posts among them.
    """
    low, high = min(low, high), max(low, high)
    return _counted(tuple(range(low + 1, high)), (low, high) if high > low else (low,), seen, packs)


def beside(rank: int, called: str, seen: Sequence[Card], packs: int = 1) -> Chances:
    """What the next card can do to a pair of `rank` that was `called` higher or lower (house rule)."""
    winning = [each for each in RANKS if (each > rank if called == HIGHER else each < rank)]
    return _counted(tuple(winning), (rank,), seen, packs)


def _counted(winning: tuple[int, ...], posts: tuple[int, ...], seen: Sequence[Card], packs: int) -> Chances:
    low, high = (winning[0], winning[-1]) if winning else (0, -1)
    at_posts = {ACE if rank == LOW_ACE else rank for rank in posts}
    ranks = [card >> 2 for card in seen]
    return Chances(
        winning=winning,
        posts=posts,
        winners=SUITS * packs * len(winning) - sum(low <= rank <= high for rank in ranks),
        post_cards=SUITS * packs * len(at_posts) - sum(rank in at_posts for rank in ranks),
        unseen=len(PACK) * packs - len(ranks),
    )


def bets(chances: Chances, low: int, high: int, stack: int, post_times: int = 1) -> tuple[Piece, ...]:
    """The worth of betting `low` to `high` chips out of a `stack`.

    A winner brings the stake (Y15, I12), a miss costs it (Y16), a post costs it `post_times` times,
    though never more than the stack (C5): above a share of the stack a post has nothing more to take.
    """
    won, missed, posts, unseen = chances.winners, chances.outside, chances.post_cards, chances.unseen
    covered = stack // post_times  # the largest stake whose price at a post can be paid

    def worth(amount: int) -> Fraction:
        return Fraction((won - missed) * amount - posts * min(post_times * amount, stack), unseen)

    pieces = []
    if low <= covered:
        per_chip = Fraction(won - missed - post_times * posts, unseen)
        pieces.append(Piece(low, min(high, covered), worth(low), per_chip))
    if high > covered:
        start = max(low, covered + 1)
        pieces.append(Piece(start, high, worth(start), Fraction(won - missed, unseen)))
    return tuple(pieces)
