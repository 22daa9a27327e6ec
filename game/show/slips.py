"""What looks wrong at a table of Ochko to one seat: the slip of the dealer that a call would name (OX1-OX8).

Only what the seat was shown is looked at, as a watchful person would: no option tells of a slip.
"""

from __future__ import annotations

from game.rules import places
from game.rules.events import CardDealt, CardMoved, CardPutUnder, DealBegan, Drew, Event, HandSplit
from game.rules.irregularities import (
    FACE_UP,
    NO_BURN,
    SKIPPED,
    TURNED,
    TWO_FIRST,
    TWO_SECOND,
    UNASKED,
)
from game.rules.places import Place
from game.rules.view import Slot, View

LAMPS = 12
_UNTIL = {NO_BURN: "draw", SKIPPED: "round"}  # until the banker draws, the second round; else the next card


def lamps(view: View) -> int:
    """How many of the lamps around a call still burn: fewer with each seat that has had its turn.

    All of them burn while nobody is asked; a round of questions begins anew with the first seat.
    """
    if not view.turn:
        return LAMPS
    first = view.dealer + 1
    come = (view.turn[0] - first) % view.seats
    return -(-LAMPS * (view.seats - come) // view.seats)


def until(view: View, kind: str = "") -> str:
    """How long a slip of this kind can be called: until the next `card`, the second `round`, the `draw`.

    Without a kind, where anything may be called: how long this round of questions lasts.
    """
    if kind:
        return _UNTIL.get(kind, "card")
    return "draw" if _second_round(view) else "round"


class Watch:
    """Remembers how cards came to the hands of `seat`."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._asked = 0  # cards that the seat asked for and has not got yet
        self._odd = ""  # what was odd about the last card that came

    def hear(self, event: Event, before: View) -> None:
        """`event` was seen at the table `before`."""
        match event:
            case DealBegan():
                self._asked, self._odd = 0, ""
            case Drew(seat=seat) if seat == self._seat:
                self._asked, self._odd = 1, ""
            case HandSplit(seat=seat) if seat == self._seat:
                self._asked, self._odd = 2, ""
            case CardDealt(to=to) if places.seat_of(to) == self._seat:
                self._came(to, before)
            case CardMoved(src=places.FOUND, dst=dst) if places.seat_of(dst) == self._seat:
                self._odd = TURNED
            case CardPutUnder(src=src) if places.seat_of(src) == self._seat:
                self._odd = ""

    def _came(self, to: Place, before: View) -> None:
        if self._asked:
            self._asked -= 1
        elif len(before.cards.get(to, ())) > 1:  # two cards are everybody's own
            self._odd = UNASKED if _second_round(before) else TWO_SECOND

    def wrong(self, view: View) -> str:
        """What the seat sees to be wrong at the table `view`, or nothing; its own matters come first."""
        if self._odd or places.FOUND in view.cards:
            return self._odd or TURNED
        if view.deal and view.dealer != self._seat and (kind := self._of_hands(view)):
            return kind
        return NO_BURN if view.rules.burns and places.BURNED not in view.cards else ""

    def _of_hands(self, view: View) -> str:
        second = _second_round(view)
        first = view.cards.get(places.HANDS[self._seat])
        if first is None:
            return "" if second or self._seat in view.sat_out else SKIPPED
        return "" if places.hand(self._seat, 1) in view.cards else _of_hand(first, second)


def _of_hand(hand: tuple[Slot, ...], second: bool) -> str:
    """A first card that lies open, after two rounds both; or two cards after one round."""
    if all(slot.up for slot in hand) and len(hand) == 1 + second:
        return FACE_UP
    return TWO_FIRST if len(hand) == 2 and not second else ""


def _second_round(view: View) -> bool:
    """Whether the second round has been dealt: the banker gets his second card last."""
    banker = places.banker_hand(view.dealer)
    return len(view.cards.get(banker, ())) > 1
