"""Places by seat and hand, their text forms and back."""

from __future__ import annotations

import pytest

from game.rules import places


@pytest.mark.parametrize("seat", [0, 9, 10, 16])
def test_a_place_of_a_seat_is_written_with_its_number(seat: int) -> None:
    assert places.seat(seat) == f"seat {seat}"
    assert places.stake(seat) == places.stake(seat, 0) == f"stake {seat}"
    assert places.hand(seat) == places.hand(seat, 0) == f"hand {seat}"
    assert places.stake(seat, 3) == f"stake {seat}.3"
    assert places.hand(seat, 1) == f"hand {seat}.1"


@pytest.mark.parametrize("seat", [0, 9, 10, 16])
@pytest.mark.parametrize("hand", range(places.MOST_HANDS))
def test_seat_and_hand_are_read_back(seat: int, hand: int) -> None:
    assert places.seat_of(places.seat(seat)) == seat
    for place in (places.stake(seat, hand), places.hand(seat, hand)):
        assert (places.seat_of(place), places.hand_of(place)) == (seat, hand)


@pytest.mark.parametrize("place", [places.POOL, places.BANK, places.HOUSE, places.TABLE, places.DISCARDS])
def test_places_of_the_whole_table_belong_to_no_seat(place: str) -> None:
    assert places.seat_of(place) is None
