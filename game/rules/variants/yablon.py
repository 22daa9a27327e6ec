"""Yablon, pool game: two cards down, "no bet" or a bet that the draw card falls between them (Y1-Y22)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from ..actions import Action, Bet, CanBet, Problem
from ..closed_pairs import (
    ONLY_PASS,
    PASS,
    ClosedPairRules,
    ClosedPairs,
    called,
    deal_pairs,
    draw_card,
    drop_hands,
    hopeless,
    known,
    next_hand,
    no_bet,
    slots,
    stake_back,
)
from ..dealer import draw_first_ace
from ..events import (
    Asked,
    ChipsMoved,
    DealBegan,
    DealEnded,
    Event,
    HandLost,
    HandWon,
    PoolEmptied,
    PostHit,
    WentBroke,
)
from ..house import MOST_CHIPS
from ..places import POOL, STAKES
from ..table import (
    HAND_CLEARED,
    NOBODY,
    cut,
    divide_pool,
    end_sitting,
    last_takes_pool,
    name_dealer,
    pay_pool,
    right_of_dealer,
    shuffle,
    sit_out,
    take_pool,
)

__all__ = ["called", "known", "slots"]


class YablonRules(ClosedPairRules, frozen=True, kw_only=True, tag="yablon"):
    """House rules of Yablon with a pool; the defaults are RULES 1.

    `ante` is paid before every deal (Y7) and is the least bet (Y12). `pool_limit` 0 means none (A-Y7).
    """

    SEATS: ClassVar = (2, 8)  # Y1
    RANGES: ClassVar = {"ante": (1, MOST_CHIPS), "deals": (0, 1000), "pool_limit": (0, MOST_CHIPS)}

    short_pool: Literal["whole", "none", "any"] = "whole"  # A-Y2
    pool_limit: int = 0  # Y21, A-Y7
    pool_limit_timing: Literal["end_deal_now", "continue", "after_deal"] = "end_deal_now"  # A-Y3
    pool_remainder: Literal["stay", "left_of_dealer", "breaker"] = "stay"  # A-Y4
    empty_pool: Literal["run_out", "end", "re_ante"] = "run_out"  # A-Y8
    short_ante: Literal["sit_out", "all_in"] = "sit_out"  # A-Y9
    short_stack: Literal["all_in", "none"] = "all_in"  # A-Y10
    session_pool: Literal["divide", "carry"] = "divide"  # A-Y12


class Yablon(ClosedPairs, kw_only=True, tag="yablon"):
    """The state."""

    rules: YablonRules
    breaker: int = NOBODY  # who last brought the pool above its limit


# ── the sitting ─────────────────────────────────────────────────────────────


def problems(rules: YablonRules, seats: int) -> Iterator[Problem]:
    """`limit_low` (limit, least): antes would break the pool limit again right after a division (A-Y5)."""
    least = seats * rules.ante + seats - 1
    if 0 < rules.pool_limit < least:
        yield Problem("limit_low", {"limit": rules.pool_limit, "least": least})


def least_chips(rules: YablonRules) -> int:
    """How many chips a seat needs to be in a deal (A-Y9)."""
    return rules.ante if rules.short_ante == "sit_out" else 1


def begin(t: Yablon, dealer: int | None, out: list[Event]) -> None:
    """The draw for the first deal, the deal, and on to the first decision."""
    if dealer is None:
        least = least_chips(t.rules)
        draw_first_ace(t, [seat for seat in range(t.seats) if t.can_pay(seat, least)], out)
    else:
        name_dealer(t, dealer, "given", out)
    _deal(t, out)
    _run_on(t, out)


def act(t: Yablon, action: Action, out: list[Event]) -> None:
    """The seat on turn bets or says "no bet", and play runs on to the next decision."""
    if not t.decided:
        t.decided = True
    if type(action) is Bet:
        _bet(t, t.turn, action.amount, out)
    else:
        no_bet(t, t.turn, False, out)
    _run_on(t, out)


def close(t: Yablon, out: list[Event]) -> None:
    """The sitting ends here and now: the seat on turn drops its cards like all others."""
    drop_hands(t, out, on_turn=True)
    _end_deal(t, out)
    _end(t, "closed", out)


def why_no_bet(t: Yablon, seat: int) -> Problem:
    """Why the seat on turn may not bet: nothing fits between its cards (Y17)."""
    return Problem("hopeless")


# ── the deal ────────────────────────────────────────────────────────────────


def _deal(t: Yablon, out: list[Event]) -> None:
    """Antes, the limit, shuffle and cut, and two cards each, one a round (Y6-Y8)."""
    t.deal += 1
    t.place, t.decided = 0, False
    out.append(DealBegan(t.deal, t.dealer))
    players = _antes(t, out)
    while t.rules.pool_limit_timing != "after_deal" and _limit_broken(t):
        _divide(t, out)
        players = _antes(t, out)  # A-Y5
    shuffle(t, t.dealer, out)
    cut(t, right_of_dealer(t), out)
    deal_pairs(t, players, out)


def _players(t: Yablon) -> list[int]:
    players = t.round_from_left()
    return [seat for seat in players if seat not in t.sat_out] if t.sat_out else players


def _able(t: Yablon) -> list[int]:
    """The players who can pay an ante."""
    chips, sat_out = t.chips, t.sat_out
    least = least_chips(t.rules)
    return [
        seat
        for seat in t.round_from_left()
        if seat not in sat_out and (chips[seat] >= least or t.rules.credit)
    ]


def _antes(t: Yablon, out: list[Event]) -> list[int]:
    """Everybody puts in the ante; who cannot, sits out (Y7, A-Y9). The seats that did."""
    rules, chips, least = t.rules, t.chips, least_chips(t.rules)
    pay = _pay_breaking if rules.pool_limit else pay_pool
    players = []
    for seat in _players(t):
        if chips[seat] >= least or rules.credit:
            players.append(seat)
            pay(t, seat, rules.ante, "ante", out)
        else:
            sit_out(t, seat, out)
    return players


def _pay_breaking(t: Yablon, seat: int, due: int, why: str, out: list[Event]) -> None:
    """`pay_pool` where the pool has a limit."""
    before = t.pool
    pay_pool(t, seat, due, why, out)
    _notice_breaker(t, seat, before)


def _notice_breaker(t: Yablon, seat: int, before: int) -> None:
    """`seat` has put chips in the pool, which held `before`.

    A pool that was kept may lie above the limit from the start: then it is the first who puts any in.
    """
    if t.rules.pool_limit < t.pool and (before <= t.rules.pool_limit or t.breaker == NOBODY):
        t.breaker = seat


def _limit_broken(t: Yablon) -> bool:
    return 0 < t.rules.pool_limit < t.pool  # "exceeds" is strictly more (Y21)


def _divide(t: Yablon, out: list[Event]) -> None:
    """Equal shares to all who anted (Y21, A-Y6); the remainder as the house has it (A-Y4)."""
    players = _players(t)
    odd_to = {"stay": [], "left_of_dealer": players, "breaker": [t.breaker]}[t.rules.pool_remainder]
    divide_pool(t, players, odd_to, "division", out)
    if not t.pool:
        out.append(PoolEmptied())


# ── turns ───────────────────────────────────────────────────────────────────


def _run_on(t: Yablon, out: list[Event]) -> None:
    """Turn after turn, deal after deal, until somebody must choose or the sitting is over."""
    while True:
        seat = next_hand(t, out)
        if seat is None:
            _end_deal(t, out)
            if _over(t, out):
                return
            _deal(t, out)
        elif _turn(t, seat, out):
            return


def ask_again(t: Yablon, out: list[Event]) -> None:
    """The question that the seat on turn stands before."""
    _turn(t, t.turn, out)


def _turn(t: Yablon, seat: int, out: list[Event]) -> bool:
    """True when `seat` has to choose; without chips to bet or to win it says "no bet" at once (A-Y8)."""
    bet = _range(t, seat)
    if bet is None:
        no_bet(t, seat, True, out)
        return False
    t.turn = seat
    t.options = options = ONLY_PASS if hopeless(t, seat) else (PASS, bet)
    out.append(Asked(seat, options))
    return True


def _range(t: Yablon, seat: int) -> CanBet | None:
    """From the ante to the pool (Y12), short pools and short stacks as the house has them (A-Y2, A-Y10)."""
    rules, pool = t.rules, t.pool
    low = rules.ante
    if pool < low:
        if not pool or rules.short_pool == "none":
            return None
        low = pool if rules.short_pool == "whole" else 1
    stack = pool if rules.credit else t.chips[seat]
    if stack < low:
        return CanBet(stack, stack) if stack > 0 and rules.short_stack == "all_in" else None
    return CanBet(low, pool if pool < stack else stack)


def _bet(t: Yablon, seat: int, amount: int, out: list[Event]) -> None:
    """The bet and its settlement (Y13-Y16)."""
    won, post = draw_card(t, seat, amount, out)
    if won:
        out.append(HandWon(seat, amount, "between"))
        stake_back(t, seat, amount, out)
        take_pool(t, seat, amount, "win", out)
    else:
        _lose(t, seat, amount, post, out)
    out.append(HAND_CLEARED[seat])
    _after_settlement(t, out)


def _lose(t: Yablon, seat: int, amount: int, post: bool, out: list[Event]) -> None:
    t.pool = pool = t.pool + amount
    if t.rules.pool_limit:
        _notice_breaker(t, seat, pool - amount)
    if post:
        out.append(PostHit(seat, 1))
    out.append(HandLost(seat, amount, "post" if post else "outside"))
    out.append(ChipsMoved(STAKES[seat], POOL, amount, 0, pool, "lose"))
    if not t.chips[seat]:
        out.append(WentBroke(seat))


def _after_settlement(t: Yablon, out: list[Event]) -> None:
    """The limit and the empty pool are looked at as soon as chips have moved (A-Y3, A-Y8)."""
    rules = t.rules
    if not t.pool:
        out.append(PoolEmptied())
    elif rules.pool_limit and _limit_broken(t) and rules.pool_limit_timing != "after_deal":
        _divide(t, out)
        if rules.pool_limit_timing == "end_deal_now":
            return drop_hands(t, out)
    if t.pool:
        return None
    if rules.empty_pool == "end":
        return drop_hands(t, out)
    if rules.empty_pool == "re_ante" and t.place < len(t.chips):
        for seat in _able(t):
            _pay_breaking(t, seat, rules.ante, "ante", out)
    return None


# ── between the deals ───────────────────────────────────────────────────────


def _end_deal(t: Yablon, out: list[Event]) -> None:
    if t.rules.pool_limit and _limit_broken(t):
        _divide(t, out)
    out.append(DealEnded(t.deal))


def _over(t: Yablon, out: list[Event]) -> bool:
    """Ends the sitting, or passes the deal left (Y19); True when it is over."""
    able = _able(t)
    if t.closing or t.deal == t.rules.deals:
        _end(t, "closed" if t.closing else "deals", out)
    elif not able:
        _end(t, "nobody", out)
    elif len(able) == 1:
        last_takes_pool(t, able[0], out)
        end_sitting(t, "winner", out)
    else:
        name_dealer(t, able[0], "left", out)
        return False
    return True


def _end(t: Yablon, why: str, out: list[Event]) -> None:
    """What is left in the pool is divided, odd chips from the dealer's left, or kept (A-Y12)."""
    players = _players(t)
    if t.pool and t.rules.session_pool == "divide":
        divide_pool(t, players, players, "leftover", out)
    end_sitting(t, why, out)
