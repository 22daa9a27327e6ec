"""A turn of In-Between: two cards, what they settle by themselves, the bet and the third card (I8-I16)."""

from __future__ import annotations

from ..actions import AnyOption, CanBet, CanCall, CanPass
from ..cards import ACE, Card
from ..events import (
    Asked,
    BetPlaced,
    ChipsMoved,
    Event,
    HandLost,
    HandPushed,
    HandWon,
    NoRoomDealt,
    PairDealt,
    PoolEmptied,
    PostHit,
    WentBroke,
)
from ..places import HANDS, POOL, SEATS, STAKES
from ..table import HAND_CLEARED, ask, cut, deal_card, pay_pool, right_of_dealer, shuffle, sit_out, take_pool
from .house import InBetween, InBetweenRules

LOW_ACE = 1
HIGHER, LOWER = "higher", "lower"


def fresh_pack(t: InBetween, out: list[Event], lying: tuple[Card, ...] = ()) -> None:
    """All cards but those `lying` in the middle are shuffled and cut."""
    shuffle(t, t.dealer, out, t.rules.packs, lying)
    cut(t, t.dealer if t.rules.cut == "dealer" else right_of_dealer(t), out)


def take_turn(t: InBetween, seat: int, out: list[Event]) -> bool:
    """The cards of `seat`; True when it has to choose, False when they settled themselves."""
    rules = t.rules
    if t.chips[seat] <= 0 and not rules.credit:
        sit_out(t, seat, out)  # A-I6
        return False
    t.turn = seat
    if rules.shuffle == "continuous" and t.seen:
        fresh_pack(t, out)
    if deal_posts(t, seat, None, out):
        return True
    clear(t, seat, out)
    return False


def deal_posts(t: InBetween, seat: int, first: Card | None, out: list[Event]) -> bool:
    """Two cards, or the second to an ace just called; True when the seat has to choose."""
    rules, place = t.rules, HANDS[seat]
    while True:
        if first is None:
            if not t.left:
                fresh_pack(t, out)
            first = deal_card(t, place, out)
            if rules.ace_call and first >> 2 == ACE:
                t.posts = (first,)
                ask(t, seat, (CanCall(("high", "low")),), out)
                return True
        if not t.left:
            fresh_pack(t, out, (first,))
        t.posts = (first, deal_card(t, place, out))
        low, high = _ends(t)
        if high - low > 1:
            return _ask_bet(t, seat, rules.post_times, out)
        out.append(PairDealt(seat) if low == high else NoRoomDealt(seat))
        if (rules.pair if low == high else rules.consecutive) != "redeal":
            return _settle_pair(t, seat, low, out) if low == high else _settle_no_room(t, seat, out)
        clear(t, seat, out)
        first = None


def _ends(t: InBetween) -> tuple[int, int]:
    """The ranks of the posts, lower first; an ace called low counts one."""
    one, other = t.posts
    first, second = one >> 2, other >> 2
    if t.called == "low":
        first = LOW_ACE
    return (first, second) if first < second else (second, first)


def _settle_no_room(t: InBetween, seat: int, out: list[Event]) -> bool:
    """Two neighbours lose without a third card (I13)."""
    if t.rules.consecutive == "chosen":
        return _ask_bet(t, seat, 1, out)
    if t.rules.consecutive == "push":
        out.append(HandPushed(seat))
        return False
    lost = bet_range(t.rules, t.pool, t.chips[seat], t.deal, 1).low
    out.append(HandLost(seat, lost, "no_room"))
    pay_pool(t, seat, lost, "no_room", out)
    return False


def _settle_pair(t: InBetween, seat: int, rank: int, out: list[Event]) -> bool:
    """Two equal cards take chips from the pot (I14), or are called higher or lower."""
    if t.rules.pair == "push":
        out.append(HandPushed(seat))
        return False
    if t.rules.pair == "highlow":
        calls = ((HIGHER,) if rank < ACE else ()) + ((LOWER,) if rank > 2 else ())
        options: tuple[AnyOption, ...] = (CanCall(calls),)
        ask(t, seat, (CanPass(), *options) if t.rules.pass_allowed else options, out)
        return True
    won = min(t.rules.pair_takes, t.pool)
    out.append(HandWon(seat, won, "pair"))
    take_pool(t, seat, won, "pair", out)
    return False


def _ask_bet(t: InBetween, seat: int, times: int, out: list[Event]) -> bool:
    bet = bet_range(t.rules, t.pool, t.chips[seat], t.deal, times)
    t.options = options = (CanPass(), bet) if t.rules.pass_allowed else (bet,)
    out.append(Asked(seat, options))
    return True


def bet_range(rules: InBetweenRules, pool: int, stack: int, deal: int, times: int) -> CanBet:
    """At least the least bet, at most the pot and the stack (I10); a post would cost `times` the bet."""
    high = pool
    if stack < high and not rules.credit:
        high = stack
    low = rules.least_bet if rules.least_bet < high else high
    if rules.half_pot_first and deal == 1:
        high = max(low, min(high, pool // 2))
    if times > 1 and rules.cover == "limit" and not rules.credit:
        high = max(low, min(high, stack // times))
    return CanBet(low, high)


def third_card(t: InBetween, seat: int, amount: int, out: list[Event]) -> None:
    """The bet, the third card between the posts, and the settlement (I11, I12)."""
    t.chips[seat] = left = t.chips[seat] - amount
    out.append(BetPlaced(seat, amount))
    out.append(ChipsMoved(SEATS[seat], STAKES[seat], amount, left, amount, "bet"))
    low, high = _ends(t)
    if high - low == 1:
        return _lose(t, seat, amount, 1, "no_room", out)
    if not t.left:
        fresh_pack(t, out, t.posts)
    rank = deal_card(t, HANDS[seat], out) >> 2
    if low < rank < high:
        return _win(t, seat, amount, "between", out)
    if rank == t.posts[0] >> 2 or rank == t.posts[1] >> 2:
        times = t.rules.match_times if low == high else t.rules.post_times
        out.append(PostHit(seat, times))
        return _lose(t, seat, amount, times, "post", out)
    if low == high and (rank > low) == (t.called == HIGHER):
        return _win(t, seat, amount, t.called, out)
    return _lose(t, seat, amount, 1, "outside", out)


def _win(t: InBetween, seat: int, amount: int, why: str, out: list[Event]) -> None:
    """The stake comes back, with as much again from the pot."""
    back = t.chips[seat] + amount
    t.chips[seat] = chips = back + amount
    t.pool = pool = t.pool - amount
    out += (
        HandWon(seat, amount, why),
        ChipsMoved(STAKES[seat], SEATS[seat], amount, 0, back, "stake"),
        ChipsMoved(POOL, SEATS[seat], amount, pool, chips, "win"),
    )


def _lose(t: InBetween, seat: int, amount: int, times: int, why: str, out: list[Event]) -> None:
    """The stake goes to the pot, and then the rest of the price of a post, as far as the stack reaches."""
    t.pool = pool = t.pool + amount
    stack = t.chips[seat]
    extra = (times - 1) * amount
    payable = extra if extra <= stack or t.rules.credit else stack
    out.append(HandLost(seat, amount + payable, why))
    out.append(ChipsMoved(STAKES[seat], POOL, amount, 0, pool, "lose"))
    if extra:
        pay_pool(t, seat, extra, "post", out)
    elif not stack:
        out.append(WentBroke(seat))


def clear(t: InBetween, seat: int, out: list[Event]) -> None:
    """The cards go to the pile (I16); an emptied pot is noticed."""
    out.append(HAND_CLEARED[seat])
    t.posts = ()
    if t.called:
        t.called = ""
    if not t.pool:
        out.append(PoolEmptied())
