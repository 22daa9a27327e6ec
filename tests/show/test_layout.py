"""Nothing on the table lies over anything else, and all of it is inside the picture."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.rules import places
from game.show.layout import (
    COACH,
    DECK,
    GAUGE,
    GAUGE_PLATE,
    HUD,
    POOL_PLATE,
    SCREEN,
    Box,
    Layout,
    Point,
)

PUCK = (19, 21)
POOL_AREA = Box(284, 158, 72, 36)


def puck(at: Point) -> Box:
    return Box(at.x, at.y, *PUCK)


def pile(at: Point) -> Box:
    return Box(at.x - 8, at.y - 16, 17, 16)


def around(boxes: tuple[Box, ...]) -> Box:
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.x + box.w for box in boxes), max(box.y + box.h for box in boxes)
    return Box(left, top, right - left, bottom - top)


def assert_apart(boxes: dict[str, Box]) -> None:
    for (a, first), (b, second) in combinations(boxes.items(), 2):
        assert not first.overlaps(second), (a, b)


@pytest.mark.parametrize("seats", range(2, 18))
@pytest.mark.parametrize("own", [0, 1])
def test_seats_pucks_and_furniture_are_apart(seats: int, own: int) -> None:
    layout = Layout(seats, own)
    boxes = {"hud": HUD, "pool": POOL_AREA, "pool plate": POOL_PLATE, "deck": DECK, "coach": COACH}
    boxes |= {"gauge": GAUGE, "gauge plate": GAUGE_PLATE}
    for i, at in enumerate(layout.at):
        boxes[f"puck {i}"] = puck(at.puck)
        if i != own:
            boxes[f"plate {i}"] = at.plate
            boxes[f"head {i}"] = Box(at.head.x + 10, at.head.y, at.head.w - 20, at.head.h - 6)
    for box in boxes.values():
        assert box.within(SCREEN)
    pucks = {name: box for name, box in boxes.items() if name.startswith("puck")}
    others = {name: box for name, box in boxes.items() if not name.startswith("puck")}
    assert_apart(others)
    for name, box in pucks.items():  # one puck only
        assert_apart({name: box, **others})


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_hand_in_play_covers_nobody(seats: int) -> None:
    """The three cards of the seat on turn, beside all hidden pairs still to come."""
    layout = Layout(seats, 0)
    hidden = {i: around(layout.cards(places.hand(i), 2, private=True)) for i in range(seats)}
    still = {"hud": HUD, "pool": POOL_AREA, "plate": POOL_PLATE, "deck": DECK, "coach": COACH}
    still |= {"gauge": GAUGE, "gauge plate": GAUGE_PLATE}
    for i in range(seats):
        hand = around(layout.cards(places.hand(i), 3))
        assert hand.within(SCREEN)
        later = {f"pair {j}": box for j, box in hidden.items() if j != i}
        plates = {f"plate {j}": layout.at[j].plate for j in range(seats) if j != 0}
        stake = {"stake": pile(layout.at[i].stake), "puck": puck(layout.at[i].puck)}
        for name, box in {**still, **later, **plates, **stake}.items():
            assert not hand.overlaps(box), (i, name)
        for name, box in {**still, **later, **plates}.items():
            assert not stake["stake"].overlaps(box), (i, name)


@pytest.mark.parametrize("seats", range(2, 18))
def test_every_card_of_a_draw_for_the_deal_is_on_the_table(seats: int) -> None:
    layout = Layout(seats, 0)
    for i in range(seats):
        for box in layout.cards(places.hand(i), 26, drawing=True):
            assert box.within(SCREEN)


def test_seats_go_round_clockwise_from_the_person() -> None:
    layout = Layout(5, 2)
    xs = [layout.at[(2 + i) % 5].plate.x for i in range(1, 5)]
    assert xs == sorted(xs)
    assert layout.at[2].plate.y > max(layout.at[i].plate.y for i in range(5) if i != 2)


@pytest.mark.parametrize("seats", range(2, 18))
def test_seats_are_heard_from_their_side(seats: int) -> None:
    layout = Layout(seats, 0)
    for seat in range(1, seats):
        side = layout.at[seat].head.centre.x - 320
        pan = layout.pan(seat)
        assert abs(pan) <= 0.6
        assert (pan > 0, pan < 0) == (side > 0, side < 0)
    assert (layout.pan(0), layout.pan(None), layout.pan(-1)) == (0, 0, 0)
