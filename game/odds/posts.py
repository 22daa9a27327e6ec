"""Two posts and the next card: the chance that it wins, and what a bet on it is worth."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from game.rules.actions import CanBetGap
from game.rules.cards import ACE, PACK, Card
from game.rules.variants.in_between import HIGHER, LOW, LOW_ACE, ends, low_ace

from .choice import Chances, Piece

SUITS = 4


def between(low: int, high: int, seen: Sequence[Card], packs: int = 1) -> Chances:
    """What the next card can do to posts of ranks `low` and `high` (Y4, I12), 1 for an ace called low.

    `seen` are all cards known to be out of the stock, the two posts among them.
    """
    low, high = min(low, high), max(low, high)
    return _counted(tuple(range(low + 1, high)), (low, high) if high > low else (low,), seen, packs)


def beside(rank: int, called: str, seen: Sequence[Card], packs: int = 1, aces: str = "") -> Chances:
    """What the next card can do to a pair of `rank` that was `called` higher or lower (house rule).

    `aces` is what the dealer called all of them; where they are low, `rank` is 1 for an ace.
    """
    lowest, highest = ends(aces)
    winning = tuple(range(rank + 1, highest + 1) if called == HIGHER else range(lowest, rank))
    return _counted(winning, (rank,), seen, packs, aces)


def bet_on_gap(chances: Chances, gap: CanBetGap, stack: int, times: int, ace_times: int) -> Fraction:
    """What the fixed bet on the one rank between two posts is worth; prices and `stack` as for `bets`."""
    (piece,) = bets(chances, gap.amount, gap.amount, stack, times, ace_times)
    return piece.at_low + Fraction(chances.winners * (gap.wins - gap.amount), chances.unseen)


def _counted(
    winning: tuple[int, ...], posts: tuple[int, ...], seen: Sequence[Card], packs: int, aces: str = ""
) -> Chances:
    low, high = (winning[0], winning[-1]) if winning else (0, -1)
    at_posts = {ACE if rank == LOW_ACE else rank for rank in posts}
    ranks = [card >> 2 for card in seen]
    counted = [low_ace(rank) for rank in ranks] if aces == LOW else ranks
    return Chances(
        winning=winning,
        posts=posts,
        winners=SUITS * packs * len(winning) - sum(low <= rank <= high for rank in counted),
        post_cards=SUITS * packs * len(at_posts) - sum(rank in at_posts for rank in ranks),
        unseen=len(PACK) * packs - len(ranks),
        ace_cards=SUITS * packs - ranks.count(ACE) if ACE in at_posts else 0,
    )


def bets(
    chances: Chances, low: int, high: int, stack: int, post_times: int = 1, ace_times: int = 0
) -> tuple[Piece, ...]:
    """The worth of betting `low` to `high` chips out of a `stack`.

    A winner brings the stake (Y15, I12), a miss costs it (Y16), a post costs it `post_times` times, an ace
    `ace_times` times where that is more, though never more than the stack (C5): above a share of the
    stack a post has nothing more to take.
    """
    aces = chances.ace_cards if ace_times > post_times else 0
    prices = ((aces, ace_times), (chances.post_cards - aces, post_times))[not aces :]
    even, unseen = chances.winners - chances.outside, chances.unseen

    def worth(amount: int) -> Fraction:
        lost = sum(cards * min(times * amount, stack) for cards, times in prices)
        return Fraction(even * amount - lost, unseen)

    pieces = []
    for covered in (*(stack // times for _, times in prices), high):  # the largest stakes that can be paid
        end = min(covered, high)
        if low <= end:
            dear = sum(cards * times for cards, times in prices if end * times <= stack)
            pieces.append(Piece(low, end, worth(low), Fraction(even - dear, unseen)))
            low = end + 1
    return tuple(pieces)
