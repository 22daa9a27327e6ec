"""Red Dog: what an ante and a raise are worth, exactly, from the cards that are left in the shoe."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from game.rules.actions import CanBet, CanPass, NoBet
from game.rules.cards import RANKS, Card
from game.rules.places import SEATS, STAKES, TABLE
from game.rules.spreads import PAIR_ODDS, odds
from game.rules.variants.red_dog import RAISES, RedDogRules
from game.rules.view import View

from . import posts
from .choice import Chances, Choice, Piece, bet


def choices(view: View) -> tuple[Choice, ...]:
    """What the seat that is asked may do, each with the worth of the whole round; nothing when not asked."""
    found = [_choice(view, option) for option in view.options if isinstance(option, CanBet)]
    if any(isinstance(option, CanPass) for option in view.options):
        next_card = chances_of(view)
        found.insert(0, Choice(NoBet(), _ante(view) * per_chip(next_card), next_card))
    return tuple(found)


def chances_of(view: View) -> Chances:
    """What the next card can do to the two that lie there for all."""
    first, second = (slot.card >> 2 for slot in view.cards[TABLE] if slot.card is not None)
    return posts.between(first, second, view.seen, view.rules.packs)


def per_chip(next_card: Chances) -> Fraction:
    """What each chip at stake brings on average: a raise pays if and only if this is above nothing (R6)."""
    pays = odds(len(next_card.winning))
    return next_card.win * (pays + 1) - 1


def round_worth(seen: Sequence[Card], packs: int) -> tuple[Fraction, Fraction]:
    """What a chip of ante brings that is never raised, and what a chip more brings where raising pays.

    Exact over all two cards and all third ones that may come after the cards `seen` (R3-R6).
    """
    left = [0, 0, *(4 * packs for _ in RANKS)]
    for card in seen:
        left[card >> 2] -= 1
    unseen = sum(left)
    held, raised = 0, 0  # in unseen * (unseen - 1) * (unseen - 2) equal cases
    for low in RANKS:
        held += left[low] * (left[low] - 1) * (left[low] - 2) * PAIR_ODDS  # R4
        between = 0
        for high in range(low + 2, RANKS[-1] + 1):
            between += left[high - 1]
            brings = between * (odds(high - low - 1) + 1) - (unseen - 2)
            held += 2 * left[low] * left[high] * brings
            raised += 2 * left[low] * left[high] * max(brings, 0)
    cases = unseen * (unseen - 1) * (unseen - 2)
    return Fraction(held, cases), Fraction(raised, cases)


def _choice(view: View, option: CanBet) -> Choice:
    if TABLE not in view.cards:
        return _antes(view, option)
    next_card, ante = chances_of(view), _ante(view)
    each = per_chip(next_card)
    return bet((Piece(option.low, option.high, (ante + option.low) * each, each),), next_card)


def _ante(view: View) -> int:
    assert view.seat is not None
    return view.chips.get(STAKES[view.seat], 0)


def _antes(view: View, option: CanBet) -> Choice:
    """An ante of any size: what can be raised later depends on what is left of the stack (R5)."""
    rules: RedDogRules = view.rules
    assert view.seat is not None
    times = RAISES[rules.rd_raise]
    stack = (times + 1) * option.high if rules.credit else view.chips[SEATS[view.seat]]
    goes_on = rules.cut_card and view.stock > rules.cut_card
    held, raised = round_worth(view.seen if goes_on else (), rules.packs)
    whole = stack // (times + 1)  # the largest ante that leaves enough for the largest raise
    pieces = []
    if option.low <= whole:
        each = held + times * raised
        pieces.append(Piece(option.low, min(option.high, whole), option.low * each, each))
    if option.high > whole:
        low = max(option.low, whole + 1)
        more = Fraction(0) if rules.rd_raise == "exact" else raised
        pieces.append(Piece(low, option.high, low * held + (stack - low) * more, held - more))
    return bet(tuple(pieces), None)
