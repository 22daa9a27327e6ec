"""Bets on the first card, the banker's double and what the players answer (O9-O11)."""

from __future__ import annotations

from .. import irregularities as slips
from ..actions import (
    Action,
    AnyOption,
    Bet,
    CanBet,
    CanDouble,
    CanLetBe,
    CanRedouble,
    CanRefuse,
    Double,
    Redouble,
    Refuse,
)
from ..events import BetPlaced, Doubled, DoubleRefused, Event, LeftAsItIs, Passed, Redoubled
from ..table import NOBODY, ask
from .house import OchkoHouse
from .moves import clear, cover, lose, stake_more
from .table import OUT, OchkoTable

_LET_BE, _REFUSE = CanLetBe(), CanRefuse()


# ── bets ────────────────────────────────────────────────────────────────────


def bets(t: OchkoTable, out: list[Event]) -> bool:
    """Everybody in turn bets on what it holds (O9). True: somebody is asked."""
    players, smooth = t.players, t.rules.irregularities == "off"
    while t.place < len(players):
        seat = players[t.place]
        hands = t.hands[seat]
        if not hands:  # left out in the first round (OX2)
            ask(t, seat, (_LET_BE, *slips.calls(t, seat)), out)
            return True
        if t.hand < len(hands):
            allowed = bet_range(t, seat)
            if allowed is not None:
                ask(t, seat, (allowed,) if smooth else (allowed, *slips.calls(t, seat)), out)
                return True
            out.append(Passed(seat, True))
            for number in range(t.hand, len(hands)):
                clear(t, seat, number, out)
        t.place, t.hand = t.place + 1, 0
    return False


def bet(t: OchkoTable, seat: int, action: Action, out: list[Event]) -> None:
    """`seat` bets, or has nothing to say to being left out."""
    if not isinstance(action, Bet):
        slips.shut(t, slips.SKIPPED, seat)
        out.append(LeftAsItIs(seat))
        t.place += 1
        return
    if t.open_slips:
        slips.lapse_two_first(t, seat, out)
        slips.shut(t, slips.TURNED, seat)
    place_bet(t, seat, action, out)
    if t.hand + 1 < len(t.hands[seat]):
        t.hand += 1
    else:
        t.place, t.hand = t.place + 1, 0


def place_bet(t: OchkoTable, seat: int, action: Bet, out: list[Event]) -> None:
    """`seat` bets on the hand in turn."""
    out.append(BetPlaced(seat, action.amount, t.hand))
    stake_more(t, seat, t.hand, action.amount, "bet", out)


def bet_range(t: OchkoTable, seat: int) -> CanBet | None:
    """The limits of the house, as far as chips reach, and the bank where bets are limited by it (A-O8)."""
    rules = t.rules
    low, high = rules.least_bet, rules.most_bet
    if not rules.credit:
        to_come = low * (len(t.hands[seat]) - 1 - t.hand)
        if high > t.chips[seat] - to_come:
            high = t.chips[seat] - to_come
    if rules.bank_cover == "limit_bets" and (room := cover(t)) is not None:
        to_come = low * (len(t.players) - 1 - t.place)
        high = min(high, max(low, room - to_come))
        if room < low:
            return None
    return CanBet(low, high) if high >= low else None


# ── doubling ────────────────────────────────────────────────────────────────


def times(rules: OchkoHouse) -> int:
    """How many times itself the banker makes a bet (A-O2)."""
    return 4 if rules.double == "quadruple" else 2


def dues(rules: OchkoHouse, bet: int) -> tuple[int, int]:
    """What the banker's double adds to a bet, and a redouble then, in chips: up to four bets (A-O2, A-O4)."""
    most = 4 * bet
    if rules.limit_scope == "total":
        most = max(bet, min(most, rules.most_bet))
    raised = min(times(rules) * bet, most)
    return raised - bet, min(2 * raised, most) - raised


def _may_be_doubled(t: OchkoTable, seat: int) -> bool:
    """Whether `seat` has anything to pay a double with, and a bet that can grow."""
    if t.chips[seat] > 0 or t.rules.credit:
        for each in t.hands[seat]:
            if each.done != OUT and each.bet and dues(t.rules, each.bet)[0]:
                return True
    return False


def double(t: OchkoTable, out: list[Event]) -> bool:
    """The banker may double or quadruple all bets, or double each of them (O10, A-O2). True: he is asked."""
    rules = t.rules
    if rules.double == "off" or t.dealer == NOBODY:
        return False
    if rules.double != "individual":
        if t.place:
            return False
        seats = tuple([seat for seat in t.players if _may_be_doubled(t, seat)])
        if not seats or not _covered(t, seats):
            return False
        ask(t, t.dealer, (CanDouble(seats, times(rules)), _LET_BE), out)
        return True
    while t.place < len(t.players):
        seat = t.players[t.place]
        if _may_be_doubled(t, seat) and _covered(t, (*t.doubled, seat)):
            ask(t, t.dealer, (CanDouble((seat,)), _LET_BE), out)
            return True
        t.place += 1
    return False


def _covered(t: OchkoTable, seats: tuple[int, ...]) -> bool:
    room = cover(t)
    return room is None or room >= sum(dues(t.rules, each.bet)[0] for seat in seats for each in t.hands[seat])


def doubled(t: OchkoTable, seat: int, action: Action, out: list[Event]) -> None:
    """The banker doubles, or not."""
    option = t.options[0]
    if type(action) is Double and isinstance(option, CanDouble):
        t.doubled |= frozenset(option.seats)
        out.append(Doubled(seat, option.seats, option.times))
    else:
        out.append(LeftAsItIs(seat))
    t.place += 1


def answers(t: OchkoTable, out: list[Event]) -> bool:
    """Whoever was doubled pays, redoubles, or gives up where he may (O10, A-O3). True: one is asked."""
    while t.place < len(t.players):
        seat = t.players[t.place]
        hands = t.hands[seat] if seat in t.doubled else ()
        while t.hand < len(hands):
            if hands[t.hand].done != OUT and hands[t.hand].bet:
                options = _answers(t, seat)
                if len(options) > 1:  # more than to let it be
                    ask(t, seat, options, out)
                    return True
                _pay_double(t, seat, out)
            t.hand += 1
        t.place, t.hand = t.place + 1, 0
    return False


def _answers(t: OchkoTable, seat: int) -> tuple[AnyOption, ...]:
    rules = t.rules
    found: list[AnyOption] = [_LET_BE]
    due, more = dues(rules, t.hands[seat][t.hand].bet)
    if rules.redouble and more and t.can_pay(seat, due + more):
        room = cover(t)
        if room is None or room - _to_come(t, seat) >= due + more:
            found.append(CanRedouble(due, more))
    if rules.refuse_double == "fold":
        found.append(_REFUSE)
    if rules.irregularities != "off":
        found += slips.calls(t, seat)
    return tuple(found)


def _to_come(t: OchkoTable, seat: int) -> int:
    """What the banker's double will still add after this hand."""
    hands = t.hands[seat][t.hand + 1 :]
    later = [each for other in t.players[t.place + 1 :] if other in t.doubled for each in t.hands[other]]
    return sum(dues(t.rules, each.bet)[0] for each in (*hands, *later))


def _pay_double(t: OchkoTable, seat: int, out: list[Event]) -> None:
    due, _ = dues(t.rules, t.hands[seat][t.hand].bet)
    stake_more(t, seat, t.hand, due, "double", out)


def answer(t: OchkoTable, seat: int, action: Action, out: list[Event]) -> None:
    """`seat` answers the banker's double."""
    number = t.hand
    if type(action) is Refuse:
        out.append(DoubleRefused(seat))
        lose(t, seat, number, t.hands[seat][number].bet, 1, "refused", out)
        clear(t, seat, number, out)
    else:
        _, more = dues(t.rules, t.hands[seat][number].bet)
        redoubles = type(action) is Redouble
        out.append(Redoubled(seat) if redoubles else LeftAsItIs(seat))
        _pay_double(t, seat, out)
        if redoubles:
            stake_more(t, seat, number, more, "redouble", out)
    t.hand += 1
