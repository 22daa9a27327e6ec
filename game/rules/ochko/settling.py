"""The showdown: hidden busts, bonus hands, the banker's bust, and the comparison of totals (O20-O30, OX4)."""

from __future__ import annotations

from .. import irregularities as slips
from .. import totals
from ..events import Busted, CardsCleared, DealEnded, Event, WentBroke
from ..places import FOUND
from .moves import clear, discard, lose, push, turn_up, win
from .table import Hand, OchkoTable, bank_place, bonus, in_play, total


def settle(t: OchkoTable, out: list[Event]) -> None:
    """Everybody still in turns up his closed card and is paid or pays, in seat order (O30)."""
    dealt = t.banker_hand.cards
    bust = totals.hard(dealt) > totals.MOST
    against = totals.best(dealt)
    for seat, number, each in list(in_play(t)):
        if not (bust and t.rules.ox4_scope == "drew_only" and len(each.cards) == 2):
            turn_up(t, seat, number, out)
        _showdown(t, seat, number, each, 0 if bust else against, out)


def _showdown(t: OchkoTable, seat: int, number: int, each: Hand, against: int, out: list[Event]) -> None:
    """One hand against the banker's total, 0 when he is bust; the order of the tests is O28."""
    times, kind = bonus(t, each)
    count = total(t, each)
    if times:
        win(t, seat, number, times, kind, out)
    elif count > totals.MOST:
        out.append(Busted(seat, number, count))
        lose(t, seat, number, 2, "hidden_bust", out)
    elif not against:
        win(t, seat, number, 1, "banker_bust", out)
    elif count > against:
        win(t, seat, number, 1, "higher", out)
    elif count == against and not t.rules.ties:
        push(t, seat, number, out)
    else:
        lose(t, seat, number, 1, "tie" if count == against else "lower", out)


def end_deal(t: OchkoTable, out: list[Event]) -> None:
    """All cards go to the discards; who has no chips left is named."""
    for seat, number, each in list(in_play(t)):
        if each.cards:
            clear(t, seat, number, out)
    if t.banker_hand.cards:
        discard(t, t.dealer, t.banker_hand)
        t.banker_hand = Hand()
        out.append(CardsCleared(bank_place(t)))
    if t.found is not None:
        t.discards += (t.found,)
        t.found = None
        out.append(CardsCleared(FOUND))
    t.hands = [()] * len(t.chips)
    slips.shut_all(t)
    slips.tell_lapsed(t, out)
    for seat, chips in enumerate(t.chips):
        if chips <= 0 and seat not in t.sat_out:
            out.append(WentBroke(seat))
    out.append(DealEnded(t.deal))
