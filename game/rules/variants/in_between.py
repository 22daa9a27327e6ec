"""In-Between, the home game: two cards up, a bet on the third (I1-I19, and house rules of RULES 9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from ..actions import Action, AnyOption, Bet, Call, CanBet, CanCall, CanPass, Problem
from ..cards import ACE, Card
from ..dealer import draw_high_card
from ..events import (
    Asked,
    BetPlaced,
    Called,
    CardsCleared,
    ChipsMoved,
    DealBegan,
    DealEnded,
    Event,
    HandLost,
    HandPushed,
    HandWon,
    NoRoomDealt,
    PairDealt,
    Passed,
    PoolEmptied,
    PostHit,
    WentBroke,
)
from ..house import MOST_CHIPS, HouseRules
from ..places import HANDS, POOL, SEATS, STAKES
from ..table import (
    Table,
    ask,
    cut,
    deal_card,
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
from ..view import Slot

LOW_ACE = 1
HIGHER, LOWER = "higher", "lower"


class InBetweenRules(HouseRules, frozen=True, kw_only=True, tag="in_between"):
    """House rules of In-Between; the defaults are RULES 3.

    `ante` is what each puts in when the pot is empty (I4, I17) and `deals` the number of rotations (A-I1).
    Amounts are chips; `post_times` and `match_times` are the price in bets of hitting a post or a pair.
    """

    SEATS: ClassVar = (2, 17)  # three cards for each of 17 are 51 (I1)
    RANGES: ClassVar = {
        "ante": (1, MOST_CHIPS),
        "deals": (0, 1000),
        "least_bet": (1, MOST_CHIPS),
        "pair_takes": (1, MOST_CHIPS),
        "post_times": (1, 4),
        "match_times": (1, 5),
        "packs": (1, 8),
    }

    deals: int = 3
    least_bet: int = 1  # I10
    cut: Literal["right", "dealer"] = "right"  # I7
    draw_tie: Literal["redraw", "suit"] = "redraw"  # A-I2
    leftover: Literal["divide", "leader"] = "divide"  # A-I1
    consecutive: Literal["min1", "chosen", "push", "redeal"] = "min1"  # I13, A-I3
    pair: Literal["take", "highlow", "push", "redeal"] = "take"  # I14, A-I4
    pair_takes: int = 2  # from the pot, as far as it reaches
    pass_allowed: bool = False  # A-I7
    shuffle: Literal["per_deal", "until_out", "continuous"] = "per_deal"  # I18, A-I8
    packs: int = 1
    post_times: int = 1  # I12
    match_times: int = 3  # third card equal to a pair called higher or lower
    cover: Literal["short", "limit"] = "short"  # of a dear post: pay what one has (C5), or bet less
    half_pot_first: bool = False  # in the first rotation no bet above half the pot
    ace_call: bool = False  # a first-card ace is called high or low; a second one is high


class InBetween(Table, kw_only=True, tag="in_between"):
    """The state. `posts` lie open in the middle for the seat on turn; `called` is what it called of them."""

    rules: InBetweenRules
    posts: tuple[Card, ...] = ()
    called: str = ""


# ── the sitting ─────────────────────────────────────────────────────────────


def problems(rules: InBetweenRules, seats: int) -> Iterator[Problem]:
    """What does not fit together in `rules`; every setting may stand with every other."""
    return iter(())


def least_chips(rules: InBetweenRules) -> int:
    """How many chips a seat needs to be in the game (A-I5)."""
    return 1


def begin(t: InBetween, dealer: int | None, out: list[Event]) -> None:
    """The draw for the first deal, the first antes, and on to the first decision."""
    for seat in range(t.seats):
        if not t.can_pay(seat):
            sit_out(t, seat, out)
    if dealer is None:
        playing = [seat for seat in range(t.seats) if seat not in t.sat_out]
        draw_high_card(t, playing, t.rules.draw_tie == "suit", out)
    else:
        name_dealer(t, dealer, "given", out)
    _antes(t, out)
    _deal(t, out)
    _run_on(t, out)


def act(t: InBetween, action: Action, out: list[Event]) -> None:
    """The seat on turn does what the options allow, and play runs on to the next decision."""
    t.decided = True
    seat = t.turn
    if isinstance(action, Bet):
        _third_card(t, seat, action.amount, out)
    elif isinstance(action, Call):
        t.called = action.what
        out.append(Called(seat, action.what))
        if len(t.posts) == 2:
            return ask(
                t, seat, (bet_range(t.rules, t.pool, t.chips[seat], t.deal, t.rules.match_times),), out
            )
        if _posts(t, seat, t.posts[0], out):
            return None
    else:
        out.append(Passed(seat, False))
    _clear(t, seat, out)
    return _run_on(t, out)


def close(t: InBetween, out: list[Event]) -> None:
    """The sitting ends here and now."""
    _clear(t, t.turn, out)
    out.append(DealEnded(t.deal))
    _end(t, "closed", out)


def why_no_bet(t: InBetween, seat: int) -> Problem:
    """Why the seat on turn may not bet: it has to call its ace or pair first."""
    return Problem("no_bet")


def slots(t: InBetween, seat: int | None) -> dict[str, tuple[Slot, ...]]:
    """The cards on the table by place: everything is open (I19)."""
    return {HANDS[t.turn]: tuple(Slot(card, True) for card in t.posts)} if t.posts else {}


def known(t: InBetween, seat: int | None) -> list[Card]:
    """Cards known since the last shuffle: all that were dealt (I16)."""
    return t.seen


def called(t: InBetween) -> str:
    """What the seat on turn called of the cards that lie there; "" for nothing."""
    return t.called if t.posts else ""


# ── between the turns ───────────────────────────────────────────────────────


def _run_on(t: InBetween, out: list[Event]) -> None:
    """Turn after turn until somebody must choose or the sitting is over."""
    while True:
        if t.chips.count(0) > len(t.chips) - 2 and not t.rules.credit:
            return _last_one(t, out)
        seat = _next_seat(t)
        last = seat is None and (t.closing or t.deal == t.rules.deals)
        if not t.pool and not last:
            _antes(t, out)
        elif seat is not None:
            if _turn(t, seat, out):
                return None
        elif last:
            out.append(DealEnded(t.deal))
            return _end(t, "closed" if t.closing else "deals", out)
        else:
            out.append(DealEnded(t.deal))
            _pass_deal(t, out)


def _next_seat(t: InBetween) -> int | None:
    """The next seat in, to the left, or None after the dealer's turn (I9, I18)."""
    n, place, sat_out = len(t.chips), t.place, t.sat_out
    while place < n:
        place += 1
        seat = (t.dealer + place) % n
        if seat not in sat_out:
            return seat
    return None


def _antes(t: InBetween, out: list[Event]) -> None:
    """Everybody in puts the ante in the empty pot (I4, I17); who has nothing is out (A-I5)."""
    for seat in t.round_from_left():
        if seat in t.sat_out:
            continue
        if t.can_pay(seat):
            pay_pool(t, seat, t.rules.ante, "ante", out)
        else:
            sit_out(t, seat, out)


def _deal(t: InBetween, out: list[Event]) -> None:
    t.deal += 1
    t.place = 0
    t.decided = False
    out.append(DealBegan(t.deal, t.dealer))
    if t.deal == 1 or t.rules.shuffle == "per_deal":
        _shuffle(t, out)


def _shuffle(t: InBetween, out: list[Event]) -> None:
    shuffle(t, t.dealer, out, t.rules.packs, t.posts)
    cut(t, t.dealer if t.rules.cut == "dealer" else right_of_dealer(t), out)


def _pass_deal(t: InBetween, out: list[Event]) -> None:
    """The deal goes to the next on the left who has chips (I18)."""
    seat = (t.dealer + 1) % len(t.chips)
    while t.chips[seat] <= 0 and not t.rules.credit:
        seat = (seat + 1) % len(t.chips)
    name_dealer(t, seat, "left", out)
    _deal(t, out)


def _last_one(t: InBetween, out: list[Event]) -> None:
    """Nobody is left to play against: who still has chips has won the pot."""
    out.append(DealEnded(t.deal))
    if not any(t.chips):
        return _end(t, "nobody", out)
    last_takes_pool(t, t.chips.index(max(t.chips)), out)
    return end_sitting(t, "winner", out)


def _end(t: InBetween, why: str, out: list[Event]) -> None:
    """What is left in the pot is divided, odd chips from the dealer's left, or goes to the leaders (A-I1)."""
    sharing = [seat for seat in t.round_from_left() if seat not in t.sat_out]
    if t.rules.leftover == "leader":
        most = max(t.chips[seat] for seat in sharing)
        sharing = [seat for seat in sharing if t.chips[seat] == most]
    if t.pool:
        divide_pool(t, sharing, sharing, "leftover", out)
    end_sitting(t, why, out)


# ── a turn ──────────────────────────────────────────────────────────────────


def _turn(t: InBetween, seat: int, out: list[Event]) -> bool:
    """The cards of `seat`; True when it has to choose, False when they settled themselves."""
    rules = t.rules
    t.place = (seat - t.dealer - 1) % len(t.chips) + 1
    if t.chips[seat] <= 0 and not rules.credit:
        sit_out(t, seat, out)  # A-I6
        return False
    t.turn = seat
    if rules.shuffle == "continuous" and t.seen:
        _shuffle(t, out)
    if _posts(t, seat, None, out):
        return True
    _clear(t, seat, out)
    return False


def _card(t: InBetween, seat: int, out: list[Event]) -> Card:
    """The next card; when the pack is out, all cards that do not lie here are shuffled again."""
    if not t.left:
        _shuffle(t, out)
    return deal_card(t, HANDS[seat], out)


def _posts(t: InBetween, seat: int, first: Card | None, out: list[Event]) -> bool:
    """Two cards, or the second to an ace just called; True when the seat has to choose."""
    rules = t.rules
    while True:
        if first is None:
            first = _card(t, seat, out)
            t.posts, t.called = (first,), ""
            if rules.ace_call and first >> 2 == ACE:
                ask(t, seat, (CanCall(("high", "low")),), out)
                return True
        t.posts = (first, _card(t, seat, out))
        low, high = _ends(t)
        if high - low > 1:
            return _ask_bet(t, seat, rules.post_times, out)
        out.append(PairDealt(seat) if low == high else NoRoomDealt(seat))
        if (rules.pair if low == high else rules.consecutive) != "redeal":
            return _settle_pair(t, seat, low, out) if low == high else _settle_no_room(t, seat, out)
        _clear(t, seat, out)
        first = None


def _ends(t: InBetween) -> tuple[int, int]:
    """The ranks of the posts, lower first; an ace called low counts one."""
    first, second = t.posts[0] >> 2, t.posts[1] >> 2
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


def _third_card(t: InBetween, seat: int, amount: int, out: list[Event]) -> None:
    """The bet, the third card between the posts, and the settlement (I11, I12)."""
    t.chips[seat] = left = t.chips[seat] - amount
    out.append(BetPlaced(seat, amount))
    out.append(ChipsMoved(SEATS[seat], STAKES[seat], amount, left, amount, "bet"))
    low, high = _ends(t)
    if high - low == 1:
        return _lose(t, seat, amount, 1, "no_room", out)
    rank = _card(t, seat, out) >> 2
    if rank == t.posts[0] >> 2 or rank == t.posts[1] >> 2:
        times = t.rules.match_times if low == high else t.rules.post_times
        out.append(PostHit(seat, times))
        return _lose(t, seat, amount, times, "post", out)
    if low < rank < high:
        return _win(t, seat, amount, "between", out)
    if low == high and (rank > low) == (t.called == HIGHER):
        return _win(t, seat, amount, t.called, out)
    return _lose(t, seat, amount, 1, "outside", out)


def _win(t: InBetween, seat: int, amount: int, why: str, out: list[Event]) -> None:
    """The stake comes back, with as much again from the pot."""
    chips = t.chips[seat] + amount
    t.chips[seat] = chips + amount
    t.pool = pool = t.pool - amount
    out.append(HandWon(seat, amount, why))
    out.append(ChipsMoved(STAKES[seat], SEATS[seat], amount, 0, chips, "stake"))
    out.append(ChipsMoved(POOL, SEATS[seat], amount, pool, chips + amount, "win"))


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


def _clear(t: InBetween, seat: int, out: list[Event]) -> None:
    """The cards go to the pile (I16); an emptied pot is noticed."""
    out.append(CardsCleared(HANDS[seat]))
    t.posts = ()
    if not t.pool:
        out.append(PoolEmptied())
