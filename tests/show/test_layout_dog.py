"""The table of Red Dog: house, dial, spots and their numbers are apart for any number of seats."""

from __future__ import annotations

import pytest

from game.rules import places
from game.show.layout import COACH, HUD, SCREEN, Box
from game.show.layout_dog import SECTORS, DogLayout, on_dial

from .test_layout import assert_apart


def spot(layout: DogLayout, seat: int) -> Box:
    """The ring, with the highest pile of a usual bet in it and what is said below."""
    at = layout.at[seat].stake
    return Box(at.x - 16, at.y - 22, 33, 34)


@pytest.mark.parametrize("seats", range(1, 9))
@pytest.mark.parametrize("own", [0, 2])
def test_everything_on_the_table_is_apart(seats: int, own: int) -> None:
    own %= seats
    layout = DogLayout(seats, own)
    boxes = {
        "hud": HUD,
        "coach": COACH,
        "rack": layout.rack,
        "shoe": layout.shoe,
        "house": layout.house_plate,
    }
    boxes |= {f"card {n}": box for n, box in enumerate(layout.cards(places.TABLE, 3))}
    for seat in range(seats):
        boxes[f"spot {seat}"] = spot(layout, seat)
        if seat != own:
            boxes[f"plate {seat}"] = layout.at[seat].plate
    for box in boxes.values():
        assert box.within(SCREEN)
    assert_apart(boxes)


@pytest.mark.parametrize("seats", range(1, 9))
def test_spots_and_plates_lie_outside_the_arch(seats: int) -> None:
    layout = DogLayout(seats, 0)
    arch = [on_dial(sector / 4, 1.0) for sector in range(4 * SECTORS + 1)]
    for seat in range(1, seats):
        at = layout.at[seat].stake
        ring = Box(at.x - 16, at.y - 11, 33, 19)
        for box in (ring, layout.at[seat].plate, layout.rack, layout.shoe):
            assert not any(box.overlaps(Box(point.x, point.y, 1, 1)) for point in arch)


def test_seats_go_round_clockwise_on_both_sides_of_the_house() -> None:
    layout = DogLayout(8, 3)
    xs = [layout.at[(3 + n) % 8].plate.x for n in range(1, 8)]
    assert xs == sorted(xs)
    assert xs[3] + 58 <= layout.house_plate.x < layout.house_plate.x + layout.house_plate.w <= xs[4]


def test_the_arch_has_its_ends_on_one_line_and_its_top_in_the_middle() -> None:
    left, top, right = on_dial(0, 1), on_dial(SECTORS / 2, 1), on_dial(SECTORS, 1)
    assert (left.y, right.y, top.x) == (250, 250, 320)
    assert left.x + right.x == 640
    assert top.y == 130
