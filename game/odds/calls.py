"""An ace called high or low, a pair called higher or lower: worth what the hand brings after it."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import combinations_with_replacement

import msgspec

from game.rules.actions import Call
from game.rules.cards import ACE, PACK, RANKS, Card
from game.rules.variants.in_between import (
    HIGH,
    HIGHER,
    LOW,
    LOW_ACE,
    LOWER,
    InBetweenRules,
    bet_range,
    ends,
    gap_bet,
    post_price,
    ranks,
)

from . import posts
from .choice import Chances, Choice, bet

NOTHING = Fraction(0)


class Hand(msgspec.Struct, frozen=True):
    """What a seat's hand at In-Between depends on; amounts in chips, `seen` are cards out of the stock.

    `others` are the chips of those who play against it; `cap` is the most it may bet, 0 where only the pot
    counts; `aces` is what the dealer called all of them, `aside` lie cards of a split pair. `split`: the
    hand is one of two that are reckoned ahead.
    """

    rules: InBetweenRules
    pool: int
    stack: int
    deal: int
    seen: tuple[Card, ...]
    others: tuple[int, ...] = ()
    cap: int = 0
    aces: str = ""
    aside: tuple[Card, ...] = ()
    split: bool = False


def prices(rules: InBetweenRules, pair: bool) -> tuple[int, int]:
    """What a post costs in bets, and what an ace does; a third card of a called `pair` has one price."""
    return (rules.match_times, rules.match_times) if pair else (rules.post_times, rules.ace_post_times)


def pair_called(hand: Hand, rank: int, called: str) -> Choice:
    """The call of a pair of `rank` higher or lower: worth the best bet after it, which must be made."""
    next_card = posts.beside(rank, called, hand.seen, hand.rules.packs, hand.aces)
    return Choice(Call(called), _best_bet(hand, next_card, hand.rules.match_times, pair=True), next_card)


def first_ace_called(hand: Hand, called: str) -> Choice:
    """The call of a first-card ace: worth the mean over all second cards of what can be made of them.

    A hand that is dealt again counts as worth nothing: it is far from either call.
    """
    first = LOW_ACE if called == LOW else ACE
    return Choice(Call(called), _mean(hand, ACE, lambda after, second: _two_cards(after, first, second)))


def post_called(hand: Hand, first: int, second: int, called: str) -> Choice:
    """The call of an ace among two cards of these ranks: worth what can be made of them."""
    low, high = sorted(ranks(first, second, called, ""))
    next_card = posts.between(low, high, hand.seen, hand.rules.packs) if high - low > 1 else None
    return Choice(Call(called), _two_cards(hand, low, high), next_card)


def aces_called(hand: Hand) -> list[Choice]:
    """The dealer's calls of all aces: worth what two cards from this stock would bring him now.

    His own turn is the last of the deal: the cards before it are as unknown as those that he will have. In
    a whole pack either call leaves thirteen ranks in a row, with the ace at one end.
    """
    if len(hand.seen) > len(PACK) * hand.rules.packs - 2:  # hardly a card is left: it will be another pack
        hand = msgspec.structs.replace(hand, seen=())
    high = _any_two(msgspec.structs.replace(hand, aces=HIGH))
    low = _any_two(msgspec.structs.replace(hand, aces=LOW)) if hand.seen else high
    return [Choice(Call(HIGH), high), Choice(Call(LOW), low)]


def _any_two(hand: Hand) -> Fraction:
    """The mean worth of any two cards that may come next, in either order."""
    left = {rank: 4 * hand.rules.packs - sum(card >> 2 == rank for card in hand.seen) for rank in RANKS}
    total, unseen = NOTHING, sum(left.values())
    for one, other in combinations_with_replacement(RANKS, 2):
        ways = left[one] * (left[one] - 1) if one == other else 2 * left[one] * left[other]
        if ways:
            with_one = msgspec.structs.replace(hand, seen=(*hand.seen, Card(one * 4)))
            total += ways * _laid(_after(with_one, one, Card(other * 4)), one, other)
    return total / (unseen * (unseen - 1))


def _mean(hand: Hand, beside: int, worth: Callable[[Hand, int], Fraction]) -> Fraction:
    """The mean of `worth` over all ranks that may come next, `beside` a card of that rank."""
    total, unseen = NOTHING, 0
    for rank in RANKS:
        left = 4 * hand.rules.packs - sum(card >> 2 == rank for card in hand.seen)
        unseen += left
        if left:
            total += left * worth(_after(hand, beside, Card(rank * 4)), rank)
    return total / unseen


def _after(hand: Hand, beside: int, card: Card) -> Hand:
    """The hand with one more card; after the last of the stock all but those that lie there come back."""
    seen = (*hand.seen, card)
    if len(seen) == len(PACK) * hand.rules.packs:
        seen = (*hand.aside, Card(beside * 4), card)
    return msgspec.structs.replace(hand, seen=seen)


def _begun(hand: Hand, first: int) -> Fraction:
    """What a hand is worth that begins with a card of rank `first` (14 for an ace)."""
    rules = hand.rules
    if first == ACE and rules.ace_call and rules.ace_when == "first":
        return max(first_ace_called(hand, what).worth for what in (HIGH, LOW))
    return _mean(hand, first, lambda after, second: _laid(after, first, second))


def _laid(hand: Hand, first: int, second: int) -> Fraction:
    """What two cards are worth that lie there, an ace among them not called yet."""
    if ACE in (first, second) and hand.rules.ace_call and hand.rules.ace_when == "both":
        return max(post_called(hand, first, second, what).worth for what in (HIGH, LOW))
    return _two_cards(hand, *ranks(first, second, "", hand.aces))


def _two_cards(hand: Hand, first: int, second: int) -> Fraction:
    """What two cards that count so are worth once they lie there (I12-I14)."""
    low, high = min(first, second), max(first, second)
    if low == high:
        return _pair(hand, low)
    if high - low == 1:
        return _no_room(hand)
    next_card = posts.between(low, high, hand.seen, hand.rules.packs)
    times = post_price(hand.rules, ACE if low == LOW_ACE else high)
    worth = _best_bet(hand, next_card, times)
    return max(worth, NOTHING) if hand.rules.pass_allowed else worth


def _pair(hand: Hand, rank: int) -> Fraction:
    rules = hand.rules
    if rules.pair == "take":
        return Fraction(min(rules.pair_takes, hand.pool))
    if rules.pair == "bank":
        return Fraction(rules.pair_takes)
    if rules.pair == "each":
        due = rules.pair_takes
        return Fraction(sum(due if rules.credit else min(due, chips) for chips in hand.others))
    if rules.pair == "split":
        return _split(hand, rank)
    if rules.pair != "highlow":
        return NOTHING
    lowest, highest = ends(hand.aces)
    calls = [what for what, possible in ((HIGHER, rank < highest), (LOWER, rank > lowest)) if possible]
    worth = max(pair_called(hand, rank, what).worth for what in calls)
    return max(worth, NOTHING) if rules.pass_allowed else worth


def _split(hand: Hand, rank: int) -> Fraction:
    """Two hands that begin with one card of a pair each, both for the pot as it is now.

    What the first one changes in the pot, and a pair that is split once more, are left out.
    """
    if hand.split:
        return NOTHING
    first = ACE if rank == LOW_ACE else rank
    each = msgspec.structs.replace(hand, aside=(*hand.aside, Card(first * 4)), split=True)
    return 2 * _begun(each, first)


def _no_room(hand: Hand) -> Fraction:
    rule = hand.rules.consecutive
    if rule in ("push", "redeal") or (rule == "chosen" and hand.rules.pass_allowed):
        return NOTHING
    return Fraction(-bet_range(hand.rules, hand.pool, hand.stack, hand.deal, 1).low)


def _best_bet(hand: Hand, next_card: Chances, dearest: int, pair: bool = False) -> Fraction:
    """What the best bet brings, that on the gap among them."""
    allowed = bet_range(hand.rules, hand.pool, hand.stack, hand.deal, dearest, hand.cap)
    times, ace_times = prices(hand.rules, pair)
    stack = allowed.high * dearest if hand.rules.credit else hand.stack
    pieces = posts.bets(next_card, allowed.low, allowed.high, stack, times, ace_times)
    worth = bet(pieces, next_card).worth
    gap = gap_bet(hand.rules, hand.pool, allowed) if len(next_card.winning) == 1 and not pair else None
    if gap is None:
        return worth
    return max(worth, posts.bet_on_gap(next_card, gap, stack, times, ace_times))
