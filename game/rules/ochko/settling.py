"""The showdown: hidden busts, bonus hands, the banker's bust, and the comparison of totals (O20-O30, OX4).

Or there is none, because the pack is used up and the house annuls such a deal (A-O15).
"""

from __future__ import annotations

from .. import irregularities as slips
from .. import totals
from ..events import Busted, CardsCleared, DealAnnulled, DealEnded, Event, WentBroke
from ..places import FOUND, SEATS, banker_hand
from ..table import HAND_CLEARED
from .moves import from_bank, keep_unshown, lose, push, show, to_bank, win
from .table import HAND_AT, NO_CARDS, OUT, Hand, OchkoTable, bonus, changed, in_play, put, total

_PLAIN = 0, ""  # no bonus


def settle(t: OchkoTable, out: list[Event]) -> None:
    """Everybody still in turns up his closed card and is paid or pays, in seat order (O30)."""
    against = totals.best(t.banker_hand.cards)
    if against > totals.MOST:
        against = 0
    hidden = t.rules.ox4_scope == "drew_only" and not against  # two cards that need not be shown
    for seat in t.players:
        for number, each in enumerate(t.hands[seat]):
            if each.done == OUT:
                continue
            closed = each.closed
            if closed and not (hidden and len(each.cards) == 2):
                show(t, HAND_AT[seat][number], each, out)
                closed = ()
            _showdown(t, seat, number, each, against, out)
            put(t, seat, number, Hand(each.cards, closed, 0, each.done, each.split))


def _showdown(t: OchkoTable, seat: int, number: int, each: Hand, against: int, out: list[Event]) -> None:
    """One hand against the banker's total, 0 when he is bust; the order of the tests is O28."""
    count, bet = total(t, each), each.bet
    times, kind = bonus(t, each) if len(each.cards) > 2 else _PLAIN
    if times:
        win(t, seat, number, bet, times, kind, out)
    elif count > totals.MOST:
        out.append(Busted(seat, number, count))
        lose(t, seat, number, bet, 2, "hidden_bust", out)
    elif not against:
        win(t, seat, number, bet, 1, "banker_bust", out)
    elif count > against:
        win(t, seat, number, bet, 1, "higher", out)
    elif count == against and not t.rules.ties:
        push(t, seat, number, bet, out)
    else:
        lose(t, seat, number, bet, 1, "tie" if count == against else "lower", out)


def annul(t: OchkoTable, out: list[Event]) -> None:
    """A hand that could draw finds no card: nobody has won or lost anything in this deal (A-O15).

    Nobody asks for it, so that no player can escape by it. Bets come back, and what was paid in this deal
    already goes back too, fines included, to the banker first: then he has enough to return the rest. No
    natural moves the bank. The deal counts among those of the sitting and of the bank.
    """
    out.append(DealAnnulled())
    for seat, number, each in in_play(t):
        push(t, seat, number, each.bet, out)
        put(t, seat, number, changed(each, bet=0, done=OUT))
    gained = [(seat, t.chips[seat] - had) for seat, had in enumerate(t.before) if seat != t.dealer]
    for seat, chips in gained:
        if chips > 0:
            t.chips[seat] -= chips
            to_bank(t, SEATS[seat], chips, t.chips[seat], "annulled", out)
    for seat, chips in gained:
        if chips < 0:
            from_bank(t, seat, -chips, "annulled", out)
    t.naturals = ()


def end_deal(t: OchkoTable, out: list[Event]) -> None:
    """All cards go to the discards; who has no chips left is named."""
    _clear_table(t, out)
    if t.open_slips or t.lapsed:
        slips.shut_all(t)
        slips.tell_lapsed(t, out)
    for seat, chips in enumerate(t.chips):
        if chips <= 0 and seat not in t.sat_out:
            out.append(WentBroke(seat))
    out.append(DealEnded(t.deal))


def _clear_table(t: OchkoTable, out: list[Event]) -> None:
    """The hands of all, the banker's, and a card that was found, to the discards."""
    away = list(t.discards)
    for seat in t.players:
        for number, each in enumerate(t.hands[seat]):
            if each.cards:
                away += each.cards
                if each.closed:
                    keep_unshown(t, seat, each)
                out.append(CardsCleared(HAND_AT[seat][number]) if number else HAND_CLEARED[seat])
    if t.banker_hand.cards:
        away += t.banker_hand.cards
        if t.banker_hand.closed:
            keep_unshown(t, t.dealer, t.banker_hand)
        t.banker_hand = NO_CARDS
        out.append(CardsCleared(banker_hand(t.dealer)))
    if t.found is not None:
        away.append(t.found)
        t.found = None
        out.append(CardsCleared(FOUND))
    t.discards = tuple(away)
    t.hands = [()] * len(t.chips)
