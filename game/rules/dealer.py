"""The draw for the first deal: the high card (I5), the first ace (Y5) or the first black jack (O4)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .cards import ACE, JACK, Card, rank_of, suit_of
from .events import CardsCleared, DealerDrawBegan, DrawTied, Event
from .places import hand
from .rng import below
from .table import Table, deal_card, name_dealer, shuffle


def _starting_seat(t: Table, seats: Sequence[int]) -> int:
    """A random seat, since the first receiver is favoured; the first of `seats` when the cards are known."""
    if t.stacked and t.stacked[0]:
        return 0
    place, t.rng = below(t.rng, len(seats))
    return place


def _dealt_round(t: Table, seats: Sequence[int]) -> list[int]:
    start = _starting_seat(t, seats)
    return [*seats[start:], *seats[:start]]


def _take_in(seats: Sequence[int], out: list[Event]) -> None:
    for each in seats:
        out.append(CardsCleared(hand(each)))


def _name(t: Table, seat: int, dealt: Sequence[int], out: list[Event]) -> None:
    _take_in(dealt, out)
    name_dealer(t, seat, "draw", out)


def draw_high_card(t: Table, seats: Sequence[int], by_suit: bool, out: list[Event]) -> None:
    """One card face up to each of `seats`; the highest deals first.

    Equal ranks draw again, or the suit decides (spades, hearts, diamonds, clubs; A-I2).
    """
    drawing = everyone = _dealt_round(t, seats)
    out.append(DealerDrawBegan("high_card"))
    shuffle(t, drawing[0], out)
    while True:
        if t.left < len(drawing):  # every card has been tried: all of them are taken in again
            _take_in(everyone, out)
            shuffle(t, drawing[0], out)
        drawn = {seat: deal_card(t, hand(seat), out) for seat in drawing}
        best = max(rank_of(card) for card in drawn.values())
        tied = [seat for seat, card in drawn.items() if rank_of(card) == best]
        if len(tied) == 1 or by_suit:
            return _name(t, min(tied, key=lambda seat: drawn[seat] & 3), everyone, out)
        out.append(DrawTied(tuple(tied)))
        drawing = tied


def draw_first_ace(t: Table, seats: Sequence[int], out: list[Event]) -> None:
    """Cards go face up round `seats`; whoever gets the first ace deals first."""
    _draw_first(t, seats, "first_ace", lambda card: rank_of(card) == ACE, out)


def draw_black_jack(t: Table, seats: Sequence[int], out: list[Event]) -> None:
    """Cards go face up round `seats`; whoever gets the first jack of spades or clubs has the bank (O4)."""
    _draw_first(t, seats, "black_jack", lambda card: rank_of(card) == JACK and suit_of(card) in (0, 3), out)


def _draw_first(
    t: Table, seats: Sequence[int], by: str, wins: Callable[[Card], bool], out: list[Event]
) -> None:
    round_ = _dealt_round(t, seats)
    out.append(DealerDrawBegan(by))
    shuffle(t, round_[0], out)
    dealt = 0
    while True:
        seat = round_[dealt % len(round_)]
        dealt += 1
        if wins(deal_card(t, hand(seat), out)):
            return _name(t, seat, round_[:dealt], out)
