"""In-Between and Yablon: every choice of the seat that is asked, from its view."""

from __future__ import annotations

from fractions import Fraction

from game.rules.actions import BetGap, CanBet, CanBetGap, CanCall, CanPass, NoBet
from game.rules.cards import Card
from game.rules.places import HANDS, POOL, SEATS, hand
from game.rules.variants.in_between import HIGH, HIGHER, LOW, LOWER, InBetweenRules, dearest, ranks
from game.rules.view import View

from . import posts
from .calls import Hand, aces_called, first_ace_called, pair_called, post_called, prices
from .choice import Chances, Choice, bet


def choices(view: View) -> tuple[Choice, ...]:
    """What the seat that is asked may do, each with its worth; nothing when it is not asked."""
    found: list[Choice] = []
    for option in view.options:
        if isinstance(option, CanPass):
            found.append(Choice(NoBet(), Fraction(0), chances_of(view)))
        elif isinstance(option, CanBet):
            found.append(_bet(view, option))
        elif isinstance(option, CanBetGap):
            found.append(_bet_gap(view, option))
        elif isinstance(option, CanCall):
            found.extend(_calls(view, option))
    return tuple(found)


def chances_of(view: View, seen: tuple[Card, ...] | None = None) -> Chances:
    """What the next card can do to the two cards of the seat that is asked.

    Counted over what its view has not `seen`, or over less when it forgot some of that.
    """
    cards, packs = own(view), getattr(view.rules, "packs", 1)
    if seen is None:
        seen = gone(view)
    first, second = ranks(cards[0] >> 2, cards[1] >> 2, view.called, view.aces)
    if view.called in (HIGHER, LOWER):
        return posts.beside(first, view.called, seen, packs, view.aces)
    return posts.between(first, second, seen, packs)


def gone(view: View) -> tuple[Card, ...]:
    """The cards that cannot come next, as far as this seat knows."""
    return view.seen if view.stock else own(view) + aside(view)  # all but these are shuffled again


def own(view: View) -> tuple[Card, ...]:
    """The cards of the seat that is asked, in dealing order."""
    assert view.seat is not None
    return tuple(slot.card for slot in view.cards.get(HANDS[view.seat], ()) if slot.card is not None)


def aside(view: View) -> tuple[Card, ...]:
    """The cards of a split pair that wait for their hands."""
    assert view.seat is not None
    return tuple(slot.card for slot in view.cards.get(hand(view.seat, 1), ()) if slot.card is not None)


def post_times(view: View) -> int:
    """What hitting a post costs now, in stakes: the dearer one."""
    if not isinstance(view.rules, InBetweenRules):
        return 1
    return view.rules.match_times if view.called in (HIGHER, LOWER) else dearest(view.rules, own(view))


def _bet(view: View, option: CanBet) -> Choice:
    assert view.seat is not None
    next_card, times, ace_times = chances_of(view), 1, 1
    if isinstance(view.rules, InBetweenRules) and next_card.winning:
        times, ace_times = prices(view.rules, view.called in (HIGHER, LOWER))
    stack = option.high * max(times, ace_times) if view.rules.credit else view.chips[SEATS[view.seat]]
    return bet(posts.bets(next_card, option.low, option.high, stack, times, ace_times), next_card)


def _bet_gap(view: View, option: CanBetGap) -> Choice:
    assert view.seat is not None
    next_card, (times, ace_times) = chances_of(view), prices(view.rules, False)
    stack = option.amount * max(times, ace_times) if view.rules.credit else view.chips[SEATS[view.seat]]
    return Choice(BetGap(), posts.bet_on_gap(next_card, option, stack, times, ace_times), next_card)


def _calls(view: View, option: CanCall) -> list[Choice]:
    assert view.seat is not None
    held = Hand(
        view.rules,
        view.chips.get(POOL, 0),
        view.chips[SEATS[view.seat]],
        view.deal,
        gone(view),
        tuple(view.chips[SEATS[seat]] for seat in range(view.seats) if seat != view.seat),
        option.most,
        view.aces,
        aside(view),
    )
    cards = own(view)
    if not cards:
        return aces_called(held)
    if len(cards) == 1:
        return [first_ace_called(held, what) for what in option.choices]
    first, second = cards[0] >> 2, cards[1] >> 2
    if HIGH in option.choices or LOW in option.choices:
        return [post_called(held, first, second, what) for what in option.choices]
    rank, _ = ranks(first, second, "", view.aces)
    return [pair_called(held, rank, what) for what in option.choices]
