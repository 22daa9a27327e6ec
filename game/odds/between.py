"""In-Between and Yablon: the chance that the next card falls between two posts, and what a bet is worth."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from game.rules.actions import CanBet, CanPass, NoBet
from game.rules.cards import ACE, PACK, Card
from game.rules.places import HANDS, SEATS
from game.rules.variants.in_between import LOW_ACE, InBetweenRules
from game.rules.view import View

from .choice import Chances, Choice, Piece, bet

SUITS = 4


def choices(view: View) -> tuple[Choice, ...]:
    """What the seat that is asked may do, each with its worth; nothing when it is not asked."""
    if not view.options:
        return ()
    next_card = chances_of(view)
    found: list[Choice] = []
    for option in view.options:
        if isinstance(option, CanPass):
            found.append(Choice(NoBet(), Fraction(0), next_card))
        elif isinstance(option, CanBet):
            pieces = bets(next_card, option.low, option.high, _stack(view, option), post_times(view))
            found.append(bet(pieces, next_card))
    return tuple(found)


def chances_of(view: View) -> Chances:
    """What the next card can do to the two cards of the seat that is asked, counted from its view."""
    assert view.seat is not None
    low, high = posts_of(view)
    # when the stock is out all but the two cards are shuffled again, and what was seen is gone
    seen = view.seen if view.stock else tuple(s.card for s in view.cards[HANDS[view.seat]] if s.card)
    return chances(low, high, seen, getattr(view.rules, "packs", 1))


def posts_of(view: View) -> tuple[int, int]:
    """The ranks of the seat's own two cards, lower first."""
    assert view.seat is not None
    first, second = (slot.card >> 2 for slot in view.cards[HANDS[view.seat]] if slot.card is not None)
    return (first, second) if first < second else (second, first)


def post_times(view: View) -> int:
    """What hitting a post costs, in stakes."""
    return view.rules.post_times if isinstance(view.rules, InBetweenRules) else 1


def _stack(view: View, option: CanBet) -> int:
    """The most that the seat can lose."""
    assert view.seat is not None
    return option.high * post_times(view) if view.rules.credit else view.chips[SEATS[view.seat]]


def chances(low: int, high: int, seen: Sequence[Card], packs: int = 1) -> Chances:
    """What the next card can do to posts of ranks `low` and `high` (Y4, I12), 1 for an ace called low.

    `seen` are all cards known to be out of the stock, the two posts among them.
    """
    low, high = min(low, high), max(low, high)
    ranks = [card >> 2 for card in seen]
    posts = {ACE if rank == LOW_ACE else rank for rank in (low, high)}
    return Chances(
        winning=tuple(range(low + 1, high)),
        posts=(low, high) if high > low else (low,),
        winners=SUITS * packs * max(high - low - 1, 0) - sum(low < rank < high for rank in ranks),
        post_cards=SUITS * packs * len(posts) - sum(rank in posts for rank in ranks),
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
