"""Two closed cards each, and a bet on a third: what both games of Yablon share (Y3-Y17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from .actions import CanPass
from .cards import Card
from .events import BetPlaced, CardsSeen, CardTurned, ChipsMoved, Event, Passed
from .house import HouseRules
from .places import HANDS, SEATS, STAKES
from .table import HAND_CLEARED, Table, deal_card, deal_closed
from .view import Slot

PASS = CanPass()
ONLY_PASS = (PASS,)


class ClosedPairRules(HouseRules, frozen=True, kw_only=True):
    """House rules of every table with two closed cards."""

    peek_any_time: bool = True  # 1.4: look at one's own cards before one's turn
    hopeless_bets: Literal["forbid", "allow"] = "forbid"  # Y17, A-Y1


class ClosedPairs(Table, kw_only=True):
    """The state. `hands` are the two cards of each seat in this deal, empty for who got none."""

    rules: ClosedPairRules
    hands: tuple[tuple[Card, ...], ...] = ()


# ── what a seat may know ────────────────────────────────────────────────────


def slots(t: ClosedPairs, seat: int | None) -> dict[str, tuple[Slot, ...]]:
    """The cards on the table by place: each seat knows its own two only (1.4)."""
    return {
        HANDS[each]: tuple(Slot(card if each == seat and _looked(t, each) else None, False) for card in cards)
        for each, cards in enumerate(t.hands)
        if cards and not t.ended and (each == t.turn or _place(t, each) > t.place)
    }


def known(t: ClosedPairs, seat: int | None) -> tuple[Card, ...]:
    """Cards known to `seat` since the last shuffle: all that were shown, and its own two."""
    if seat is None or not t.hands or not _looked(t, seat):
        return t.seen
    return t.seen + tuple(card for card in t.hands[seat] if card not in t.seen)


def called(t: ClosedPairs) -> str:
    """Nothing is called in this game."""
    return ""


def _place(t: ClosedPairs, seat: int) -> int:
    return (seat - t.dealer - 1) % len(t.chips) + 1


def _looked(t: ClosedPairs, seat: int) -> bool:
    return t.rules.peek_any_time or _place(t, seat) <= t.place


# ── the cards ───────────────────────────────────────────────────────────────


def deal_pairs(t: ClosedPairs, seats: Sequence[int], out: list[Event]) -> None:
    """Two cards face down to each of `seats`, one a round (Y8)."""
    told = t.rules.peek_any_time  # while nobody may look at a card, no event may tell it
    dealt = deal_closed(t, [HANDS[seat] for seat in seats] * 2, out, told)
    hands: list[tuple[Card, ...]] = [()] * len(t.chips)
    for seat, one, other in zip(seats, dealt, dealt[len(seats) :], strict=False):
        hands[seat] = (one, other)
    t.hands = tuple(hands)


def next_hand(t: ClosedPairs, out: list[Event]) -> int | None:
    """The next seat to the left with a hand looks at it (Y9, Y10); None after the dealer's turn."""
    hands, place = t.hands, t.place
    n = len(hands)
    while place < n:
        place += 1
        seat = (t.dealer + place) % n
        if hands[seat]:
            t.place = place
            if not t.rules.peek_any_time:
                out.append(CardsSeen(seat, HANDS[seat], hands[seat]))
            return seat
    t.place = n
    return None


def hopeless(t: ClosedPairs, seat: int) -> bool:
    """Nothing fits between the cards of `seat`, and the house lets nobody bet on that (Y17)."""
    one, other = t.hands[seat]
    return -2 < (one >> 2) - (other >> 2) < 2 and t.rules.hopeless_bets == "forbid"


def no_bet(t: ClosedPairs, seat: int, forced: bool, out: list[Event]) -> None:
    """The cards go to the discards unseen (Y11)."""
    out.append(Passed(seat, forced))
    out.append(HAND_CLEARED[seat])


def draw_card(t: ClosedPairs, seat: int, amount: int, out: list[Event]) -> tuple[bool, bool]:
    """Stake, draw card, the two cards turned up (Y13, Y14): whether it won, and whether it hit a post."""
    place, pair = HANDS[seat], t.hands[seat]
    t.chips[seat] = left = t.chips[seat] - amount
    out.append(BetPlaced(seat, amount))
    out.append(ChipsMoved(SEATS[seat], STAKES[seat], amount, left, amount, "bet"))
    rank = deal_card(t, place, out) >> 2
    one, other = pair
    out.append(CardTurned(place, 0, one))
    out.append(CardTurned(place, 1, other))
    t.seen += pair
    first, second = one >> 2, other >> 2
    won = first < rank < second or second < rank < first
    return won, rank in (first, second)


def stake_back(t: ClosedPairs, seat: int, amount: int, out: list[Event]) -> None:
    """The winner keeps his stake (Y15)."""
    t.chips[seat] += amount
    out.append(ChipsMoved(STAKES[seat], SEATS[seat], amount, 0, t.chips[seat], "stake"))


def drop_hands(t: ClosedPairs, out: list[Event], on_turn: bool = False) -> None:
    """Hands that had no turn, and that `on_turn`, go to the discards unseen; nobody has a turn any more."""
    n = len(t.chips)
    dropped = [(t.dealer + place) % n for place in range(t.place + (not on_turn), n + 1)]
    out += [HAND_CLEARED[seat] for seat in dropped if t.hands[seat]]
    if not t.rules.peek_any_time:  # their own holders never saw them, but for whoever was on turn
        waiting = dropped[on_turn:]
        t.hands = tuple(() if seat in waiting else hand for seat, hand in enumerate(t.hands))
    t.place = n
