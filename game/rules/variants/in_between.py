"""In-Between, the home game: the sitting from the draw to the last pot (I1-I19, RULES 9)."""

from __future__ import annotations

from collections.abc import Iterator

from ..actions import Action, Bet, BetGap, Call, Problem
from ..between.aces import FOR_THE_DEAL, HIGH, LOW, LOW_ACE, dealer_calls, ends, low_ace, ranks
from ..between.house import InBetween, InBetweenRules
from ..between.limits import bet_range, dearest, gap_bet, post_price, win_back
from ..between.turn import (
    HIGHER,
    LOWER,
    clear,
    fresh_pack,
    look,
    next_hand,
    put_aside_away,
    take_turn,
    third_card,
    third_card_to_gap,
)
from ..cards import Card
from ..dealer import draw_high_card
from ..events import AcesCalled, Called, DealBegan, DealEnded, Event, Passed
from ..places import HANDS, hand
from ..table import (
    ask,
    divide_pool,
    end_sitting,
    last_takes_pool,
    name_dealer,
    out_of_stock,
    pay_pool,
    sit_out,
)
from ..view import Slot

__all__ = [
    "HIGH",
    "HIGHER",
    "LOW",
    "LOWER",
    "LOW_ACE",
    "InBetween",
    "InBetweenRules",
    "bet_range",
    "dearest",
    "ends",
    "gap_bet",
    "low_ace",
    "post_price",
    "ranks",
]


def problems(rules: InBetweenRules, seats: int) -> Iterator[Problem]:
    """`limits` (least, most): a cap of the first rotation below the least bet.

    `ante_low` (ante, least): nobody could win back an ante below the least bet with bets of an ante.
    """
    if 0 < rules.rising_cap < rules.least_bet:
        yield Problem("limits", {"least": rules.least_bet, "most": rules.rising_cap})
    if rules.ante_back and rules.ante < rules.least_bet:
        yield Problem("ante_low", {"ante": rules.ante, "least": rules.least_bet})


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
    if type(action) is Bet:
        third_card(t, seat, action.amount, out)
    elif type(action) is BetGap:
        third_card_to_gap(t, seat, out)
    elif type(action) is not Call:
        out.append(Passed(seat, False))
    elif _call(t, seat, action.what, out):
        return
    if t.posts:
        clear(t, seat, out)
        if t.aside and next_hand(t, seat, out):
            return
    _run_on(t, out)


def _call(t: InBetween, seat: int, what: str, out: list[Event]) -> bool:
    """An ace, all aces or a pair is called; True when `seat` has to choose again."""
    if not t.posts:
        t.aces = what
        out.append(AcesCalled(seat, what))
        return False
    t.called = what
    out.append(Called(seat, what))
    if what in (HIGH, LOW):
        return look(t, seat, out)
    _ask_called(t, seat, out)
    return True


def _ask_called(t: InBetween, seat: int, out: list[Event]) -> None:
    """What is bet on a pair that was called."""
    rules, cap = t.rules, win_back(t, seat)
    ask(t, seat, (bet_range(rules, t.pool, t.chips[seat], t.deal, rules.match_times, cap),), out)


def ask_again(t: InBetween, out: list[Event]) -> None:
    """The question that the seat on turn stands before, from what lies there."""
    if not t.posts:
        ask(t, t.dealer, (FOR_THE_DEAL,), out)
    elif t.called in (HIGHER, LOWER):
        _ask_called(t, t.turn, out)
    else:
        look(t, t.turn, out)


def close(t: InBetween, out: list[Event]) -> None:
    """The sitting ends here and now."""
    if t.posts:
        clear(t, t.turn, out)
    if t.aside:
        put_aside_away(t, t.turn, out)
    out.append(DealEnded(t.deal))
    _end(t, "closed", out)


def why_no_bet(t: InBetween, seat: int) -> Problem:
    """Why the seat on turn may not bet: it has to call its ace or pair first."""
    return Problem("no_bet")


def slots(t: InBetween, seat: int | None) -> dict[str, tuple[Slot, ...]]:
    """The cards on the table by place: everything is open (I19)."""
    lying = {HANDS[t.turn]: t.posts, hand(t.turn, 1): t.aside} if t.aside else {HANDS[t.turn]: t.posts}
    return {at: tuple(Slot(card, True) for card in cards) for at, cards in lying.items()} if t.posts else {}


def known(t: InBetween, seat: int | None) -> list[Card]:
    """Cards known since the last shuffle: all that were dealt (I16)."""
    return out_of_stock(t, t.rules.packs)


def called(t: InBetween) -> str:
    """What the seat on turn called of the cards that lie there; "" for nothing."""
    return t.called if t.posts else ""


# ── between the turns ───────────────────────────────────────────────────────


def _run_on(t: InBetween, out: list[Event]) -> None:
    """Turn after turn until somebody must choose or the sitting is over."""
    chips, n = t.chips, len(t.chips)
    while True:
        if 0 in chips and chips.count(0) > n - 2 and not t.rules.credit:
            return _last_one(t, out)
        place = t.place + 1
        while (seat := (t.dealer + place) % n) in t.sat_out:
            place += 1
        if place > n or not t.pool:
            if _no_turn(t, place > n, out):
                return None
        elif t.rules.ace_call and dealer_calls(t):
            return ask(t, t.dealer, (FOR_THE_DEAL,), out)
        else:
            t.place = place
            if take_turn(t, seat, out):
                return None


def _no_turn(t: InBetween, all_had: bool, out: list[Event]) -> bool:
    """The pot is empty, or `all_had` their turns: an ante, the next deal, or the end (True)."""
    if all_had and (t.closing or t.deal == t.rules.deals):
        why = "closed" if t.closing else "deals"
    elif t.pool:
        out.append(DealEnded(t.deal))
        _pass_deal(t, out)
        return False
    elif t.rules.empty_pot == "ante":
        _antes(t, out)
        return False
    else:
        why = "emptied"
    out.append(DealEnded(t.deal))
    _end(t, why, out)
    return True


def _antes(t: InBetween, out: list[Event]) -> None:
    """Everybody in puts the ante in the empty pot (I4, I17); who has nothing is out (A-I5)."""
    owed = list(t.owed) or [0] * len(t.chips)
    for seat in t.round_from_left():
        if seat in t.sat_out:
            continue
        if t.can_pay(seat):
            owed[seat] += pay_pool(t, seat, t.rules.ante, "ante", out)
        else:
            sit_out(t, seat, out)
    if t.rules.ante_back:
        t.owed = tuple(owed)


def _deal(t: InBetween, out: list[Event]) -> None:
    t.deal += 1
    t.place = 0
    t.decided = False
    out.append(DealBegan(t.deal, t.dealer))
    if t.deal == 1 or t.rules.shuffle == "per_deal":
        fresh_pack(t, out)


def _pass_deal(t: InBetween, out: list[Event]) -> None:
    """The deal goes to the next on the left who has chips (I18), or stays until the pot is won."""
    stays = t.rules.dealer_stays and not t.pot_won and t.can_pay(t.dealer)
    t.pot_won = False
    if stays:
        return _deal(t, out)
    seat = (t.dealer + 1) % len(t.chips)
    while t.chips[seat] <= 0 and not t.rules.credit:
        seat = (seat + 1) % len(t.chips)
    name_dealer(t, seat, "left", out)
    t.aces = ""  # who stays has called them for all his deals
    return _deal(t, out)


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
