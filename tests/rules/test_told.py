"""What a seat is told of an event: closed cards are for their holder, options for who is asked (1.4)."""

from __future__ import annotations

import pytest

from game.rules import engine
from game.rules.actions import CanBet, CanPass
from game.rules.cards import parse, parse_all
from game.rules.event import Event
from game.rules.events import Asked, CardDealt, CardMoved, CardPutUnder, CardsSeen
from game.rules.places import TABLE, hand

CARD = parse("9S")
OPTIONS = (CanPass(), CanBet(1, 5))


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (CardDealt(hand(1), CARD, False, 40), CardDealt(hand(1), None, False, 40)),
        (CardDealt(hand(1, 2), CARD, False, 40), CardDealt(hand(1, 2), None, False, 40)),
        (CardPutUnder(hand(1), 2, CARD, False, 40), CardPutUnder(hand(1), 2, None, False, 40)),
        (CardMoved(hand(0), 1, hand(1), CARD, False), CardMoved(hand(0), 1, hand(1), None, False)),
        (CardsSeen(1, hand(1), parse_all("9S 2D")), CardsSeen(1, hand(1), (None, None))),
        (Asked(1, OPTIONS), Asked(1, ())),
    ],
)
def test_only_the_seat_itself_is_told_all(event: Event, told: Event) -> None:
    assert engine.redact(event, 1) == event
    for other in (0, 2, None):
        assert engine.redact(event, other) == told


@pytest.mark.parametrize(
    "event",
    [
        CardDealt(hand(1), CARD, True, 40),
        CardDealt(hand(1), None, False, 40),
        CardPutUnder(hand(1), 2, CARD, True, 40),
        CardMoved(hand(0), 1, hand(1), CARD, True),
        Asked(1, ()),
    ],
)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_lies_open_is_told_to_all(event: Event, seat: int | None) -> None:
    assert engine.redact(event, seat) == event


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_closed_card_of_the_house_is_told_to_nobody(seat: int | None) -> None:
    assert engine.redact(CardDealt(TABLE, CARD, False, 40), seat) == CardDealt(TABLE, None, False, 40)
