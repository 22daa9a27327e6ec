"""What each seat did last in this deal, kept in sight until the next deal (the view itself forgets it)."""

from __future__ import annotations

import msgspec

from game.rules.events import (
    Asked,
    BankDeclined,
    BankKept,
    BankOffered,
    BankSet,
    BankSold,
    BonusMade,
    Busted,
    DealAnnulled,
    DealBegan,
    Doubled,
    DoubleRefused,
    Event,
    HandLost,
    HandPushed,
    HandWon,
    NaturalShown,
    OfferDeclined,
    OfferMade,
    Passed,
    Redoubled,
    SatOut,
    SlipCalled,
    Stood,
    WentBroke,
    Withdrew,
)


class Mark(msgspec.Struct, frozen=True, gc=False):
    """`what`: no_bet, won, lost, push, out, broke, bank, or as in `_SAID`; else as in the event."""

    what: str
    amount: int = 0
    why: str = ""


Marks = dict[int, Mark]

_SAID: dict[type[Event], str] = {
    BankDeclined: "declines",
    BankKept: "keeps",
    BonusMade: "bonus",
    Busted: "bust",
    Doubled: "doubles",
    DoubleRefused: "refuses",
    NaturalShown: "natural",
    OfferDeclined: "declines",
    Redoubled: "redoubles",
    Stood: "stands",
}


def fold_marks(marks: Marks, event: Event) -> Marks:
    """The marks after `event`, by seat; the same dict when nothing changed."""
    match event:
        case DealBegan():
            return {seat: mark for seat, mark in marks.items() if mark.what == "broke"}
        case Asked(seat=seat) if seat in marks and marks[seat].what != "bank":
            return {other: mark for other, mark in marks.items() if other != seat}
        case Passed(seat=seat):
            return {**marks, seat: Mark("no_bet")}
        case HandWon(seat=seat, amount=amount, why=why):
            return {**marks, seat: Mark("won", amount, why)}
        case HandLost(seat=seat, amount=amount, why=why):
            return {**marks, seat: Mark("lost", amount, why)}
        case HandPushed(seat=seat):
            return {**marks, seat: Mark("push")}
        case SatOut(seat=seat):
            return {**marks, seat: Mark("out")}
        case WentBroke(seat=seat):
            return {**marks, seat: Mark("broke")}
        case BankOffered(seat=seat, price=price) | OfferMade(seat=seat, price=price):
            what = "sells" if isinstance(event, BankOffered) else "bids"
            return {**marks, seat: Mark(what, price)}
        case BankSold() | DealAnnulled():
            return {}
        case BankSet(seat=seat, amount=amount):
            old = marks.get(seat)
            return {**marks, seat: Mark("bank", amount + (old.amount if old and old.what == "bank" else 0))}
        case SlipCalled(seat=seat, right=right):
            return {**marks, seat: Mark("calls", why="right" if right else "wrong")}
        case Withdrew(seat=seat):
            return {**marks, seat: Mark("out")}
        case Doubled(seat=seat, times=4):
            return {**marks, seat: Mark("quadruples")}
        case _ if type(event) in _SAID:
            return {**marks, event.seat: Mark(_SAID[type(event)])}  # type: ignore[attr-defined]
        case _:
            return marks
