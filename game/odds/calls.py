"""An ace called high or low, a pair called higher or lower: worth what the hand brings after it."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from game.rules.actions import Call
from game.rules.cards import ACE, PACK, RANKS, Card
from game.rules.variants.in_between import HIGHER, LOW_ACE, LOWER, InBetweenRules, bet_range, post_price

from . import posts
from .choice import Chances, Choice, bet

NOTHING = Fraction(0)


class Hand(msgspec.Struct, frozen=True):
    """What a seat's hand at In-Between depends on; amounts in chips, `seen` are cards out of the stock.

    `others` are the chips of those who play against it; `cap` is the most it may bet, 0 where only the pot
    counts.
    """

    rules: InBetweenRules
    pool: int
    stack: int
    deal: int
    seen: tuple[Card, ...]
    others: tuple[int, ...] = ()
    cap: int = 0


def prices(rules: InBetweenRules, pair: bool) -> tuple[int, int]:
    """What a post costs in bets, and what an ace does; a third card of a called `pair` has one price."""
    return (rules.match_times, rules.match_times) if pair else (rules.post_times, rules.ace_post_times)


def pair_called(hand: Hand, rank: int, called: str) -> Choice:
    """The call of a pair of `rank` higher or lower: worth the best bet after it, which must be made."""
    next_card = posts.beside(rank, called, hand.seen, hand.rules.packs)
    return Choice(Call(called), _best_bet(hand, next_card, hand.rules.match_times, pair=True), next_card)


def ace_called(hand: Hand, rank: int, called: str) -> Choice:
    """The call of a first-card ace: worth the mean over all second cards of what can be made of them.

    A hand that is dealt again counts as worth nothing: it is far from either call.
    """
    first = LOW_ACE if called == "low" else ACE
    total, unseen = NOTHING, 0
    for second in RANKS:
        left = 4 * hand.rules.packs - sum(card >> 2 == second for card in hand.seen)
        unseen += left
        if left:
            total += left * _two_cards(_after(hand, Card(second * 4)), first, second)
    return Choice(Call(called), total / unseen)


def _after(hand: Hand, card: Card) -> Hand:
    """The hand with a second card beside its ace; after the last of the stock all others come back."""
    seen = (*hand.seen, card)
    if len(seen) == len(PACK) * hand.rules.packs:
        seen = (Card(ACE * 4), card)
    return msgspec.structs.replace(hand, seen=seen)


def _two_cards(hand: Hand, first: int, second: int) -> Fraction:
    """What two cards are worth once they lie there (I12-I14)."""
    low, high = min(first, second), max(first, second)
    if low == high:
        return _pair(hand, low)
    if high - low == 1:
        return _no_room(hand)
    next_card = posts.between(low, high, hand.seen, hand.rules.packs)
    times = post_price(hand.rules, ACE)  # this is about hands with an ace
    worth = _best_bet(hand, next_card, times)
    return max(worth, NOTHING) if hand.rules.pass_allowed else worth


def _pair(hand: Hand, rank: int) -> Fraction:
    if hand.rules.pair == "take":
        return Fraction(min(hand.rules.pair_takes, hand.pool))
    if hand.rules.pair == "each":
        due = hand.rules.pair_takes
        return Fraction(sum(due if hand.rules.credit else min(due, chips) for chips in hand.others))
    if hand.rules.pair != "highlow":
        return NOTHING
    calls = [what for what, possible in ((HIGHER, rank < ACE), (LOWER, rank > 2)) if possible]
    worth = max(pair_called(hand, rank, what).worth for what in calls)
    return max(worth, NOTHING) if hand.rules.pass_allowed else worth


def _no_room(hand: Hand) -> Fraction:
    rule = hand.rules.consecutive
    if rule in ("push", "redeal") or (rule == "chosen" and hand.rules.pass_allowed):
        return NOTHING
    return Fraction(-bet_range(hand.rules, hand.pool, hand.stack, hand.deal, 1).low)


def _best_bet(hand: Hand, next_card: Chances, dearest: int, pair: bool = False) -> Fraction:
    allowed = bet_range(hand.rules, hand.pool, hand.stack, hand.deal, dearest, hand.cap)
    stack = allowed.high * dearest if hand.rules.credit else hand.stack
    return bet(
        posts.bets(next_card, allowed.low, allowed.high, stack, *prices(hand.rules, pair)), next_card
    ).worth
