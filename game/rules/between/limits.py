"""What In-Between lets a seat bet, and what a post costs it (I10, I12, RULES 9)."""

from __future__ import annotations

from ..actions import CanBet, CanBetGap
from ..cards import ACE, Card
from .house import InBetween, InBetweenRules

RISING = 3  # rotations in which a bet may be capped, whatever is in the pot


def post_price(rules: InBetweenRules, rank: int) -> int:
    """The price in bets of hitting a post of `rank`, 14 for an ace however it was called (I12)."""
    return max(rules.post_times, rules.ace_post_times) if rank == ACE else rules.post_times


def dearest(rules: InBetweenRules, posts: tuple[Card, ...]) -> int:
    """The price in bets of the dearer of two posts."""
    times = rules.post_times
    if rules.ace_post_times > times and (posts[0] >> 2 == ACE or posts[1] >> 2 == ACE):
        times = rules.ace_post_times
    return times


def bet_range(rules: InBetweenRules, pool: int, stack: int, deal: int, times: int, cap: int = 0) -> CanBet:
    """At least the least bet, at most the pot and the stack (I10); a post would cost `times` the bet.

    `cap` is what `win_back` says of the seat.
    """
    high = pool
    if stack < high and not rules.credit:
        high = stack
    low = rules.least_bet
    if low > high:
        low = high
    if deal <= RISING and (rules.rising_cap or rules.half_pot_first):
        high = max(low, min(high, _early_cap(rules, pool, deal)))
    if cap:
        high = max(low, min(high, cap))
    if times > 1 and rules.cover == "limit" and not rules.credit:
        high = max(low, min(high, stack // times))
    return CanBet(low, high)


def gap_bet(rules: InBetweenRules, pool: int, bet: CanBet) -> CanBetGap | None:
    """The bet on the one rank between two posts: fixed, it wins half the pot, rounded down (X24).

    It is there while half the pot is as much as the bet, and the seat may bet so much by all other rules.
    """
    amount = rules.gap_bet
    return CanBetGap(amount, pool // 2) if 0 < amount <= min(pool // 2, bet.high) else None


def win_back(t: InBetween, seat: int) -> int:
    """The most that `seat` may bet before it has won back its antes; 0 where only the pot counts."""
    return t.rules.ante if t.owed and t.owed[seat] else 0


def _early_cap(rules: InBetweenRules, pool: int, deal: int) -> int:
    """The most that the house lets anybody bet in the first rotations."""
    most = pool // 2 if rules.half_pot_first and deal == 1 else pool
    return min(most, rising_cap(rules, deal)) if rules.rising_cap else most


def rising_cap(rules: InBetweenRules, deal: int) -> int:
    """The cap of rotation `deal`, 1 to 3, in chips: it doubles from one to the next."""
    return rules.rising_cap << (deal - 1)
