"""What each seat did last in this deal, kept in sight until the next deal (the view itself forgets it)."""

from __future__ import annotations

import msgspec

from game.rules.events import (
    Asked,
    DealBegan,
    Event,
    HandLost,
    HandPushed,
    HandWon,
    Passed,
    SatOut,
    WentBroke,
)


class Mark(msgspec.Struct, frozen=True, gc=False):
    """`what` is no_bet, won, lost, push, out or broke; `why` and `amount` as in the event."""

    what: str
    amount: int = 0
    why: str = ""


Marks = dict[int, Mark]


def fold_marks(marks: Marks, event: Event) -> Marks:
    """The marks after `event`, by seat; the same dict when nothing changed."""
    match event:
        case DealBegan():
            return {seat: mark for seat, mark in marks.items() if mark.what == "broke"}
        case Asked(seat=seat) if seat in marks:
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
        case _:
            return marks
