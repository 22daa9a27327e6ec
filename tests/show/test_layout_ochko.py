"""Fourteen seats with five cards each, a bet before every one, the bank in the middle: all is seen."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from game.rules import places
from game.show.layout import COACH, HERO, HUD, SCREEN, SMALL, Box, Point, around
from game.show.layout_ochko import OchkoLayout

KEYS = {True: Box(486, 276, 150, 33), False: Box(392, 290, 244, 18)}
PILE, TALL, NUMBER = 15, 15, 12  # a bet of four chips, and its number of two digits beside it


def bet(layout: OchkoLayout, seat: int, split: bool = False) -> dict[str, Box]:
    """A bet and its number; the bets on all hands of a split pair."""
    at = layout.stake(places.stake(seat), split)
    left = layout.bet_reads(seat) == "left"
    number = Box(at.x - 12 - NUMBER if left else at.x + 12, at.y - 8, NUMBER, 8)
    return {f"bet {seat}": Box(at.x - PILE // 2, at.y - TALL, PILE, TALL), f"number {seat}": number}


def puck(at: Point) -> Box:
    return Box(at.x, at.y, 19, 21)


def bank(layout: OchkoLayout) -> Box:
    return Box(layout.bank.x - 36, layout.bank.y - 18, 72, 28)


def furniture(layout: OchkoLayout) -> dict[str, Box]:
    assert layout.discards is not None
    found = {"hud": HUD, "deck": layout.deck, "discards": layout.discards, "keys": KEYS[layout.long]}
    found |= {"bank plate": layout.bank_plate, "bank": bank(layout), "ring": layout.ring}
    return found if layout.long else {**found, "coach": COACH}


def people(layout: OchkoLayout, own: int) -> dict[str, Box]:
    found = {}
    for seat, at in enumerate(layout.at):
        if seat != own:
            found[f"plate {seat}"] = at.plate
            if not at.bust:
                found[f"head {seat}"] = at.head
    return found


def hand(layout: OchkoLayout, seat: int, count: int = 5) -> Box:
    return around(layout.cards(places.hand(seat), count))


def apart(boxes: dict[str, Box]) -> None:
    for (a, first), (b, second) in combinations(boxes.items(), 2):
        if {a.partition(" ")[0], b.partition(" ")[0]} == {"plate", "head"}:
            continue  # a plate is fixed to the frame of its head
        assert not first.overlaps(second), (a, first, b, second)


@pytest.mark.parametrize("seats", range(1, 15))
@pytest.mark.parametrize("own", [0, 3])
def test_five_cards_everywhere_and_a_bet_before_each(seats: int, own: int) -> None:
    own %= seats
    layout = OchkoLayout(seats, own)
    boxes = furniture(layout) | people(layout, own)
    for seat in range(seats):
        boxes[f"hand {seat}"] = hand(layout, seat)
        boxes |= bet(layout, seat)
    for box in boxes.values():
        assert box.within(SCREEN)
    apart(boxes)


@pytest.mark.parametrize("seats", range(2, 15))
def test_the_puck_of_the_banker_lies_beside_his_cards(seats: int) -> None:
    """The banker has no bet; everybody else has cards and a bet."""
    layout = OchkoLayout(seats, 0)
    for banker in range(seats):
        boxes = furniture(layout) | people(layout, 0)
        for seat in range(seats):
            boxes[f"hand {seat}"] = hand(layout, seat)
            if seat != banker:
                boxes |= bet(layout, seat)
        at = puck(layout.at[banker].puck)
        assert at.within(SCREEN)
        for name, box in boxes.items():
            assert not at.overlaps(box), (banker, name, at, box)


@pytest.mark.parametrize("seats", [2, 5, 8, 11, 14])
@pytest.mark.parametrize(("hands", "cards"), [(2, 2), (2, 3), (3, 2), (4, 2), (4, 3), (4, 5)])
def test_split_hands_of_the_person_show_the_mark_of_every_card(seats: int, hands: int, cards: int) -> None:
    """All are large side by side where there is room; else the one that is played, in the middle of all."""
    layout = OchkoLayout(seats, 0)
    beside = (cards,) * hands
    for layout.playing in range(hands):
        rows = [layout.cards(places.hand(0, n), cards, beside=beside) for n in range(hands)]
        for number, row in enumerate(rows):
            large = row[0].h == HERO[1]
            assert large or number != layout.playing
            assert all(b.x - a.x >= (14 if large else 7) for a, b in pairwise(row))
        for one, other in combinations(rows, 2):
            small = around(one), around(other)
            over = small[0].overlaps(small[1])
            assert not over or abs(one[0].y - other[0].y) >= 14  # the mark of every card is to be seen
        whole = around([box for row in rows for box in row])
        wide = (
            12 if {row[0].h for row in rows} == {SMALL[1], HERO[1]} else 1
        )  # a bet stands beside small ones
        assert abs(whole.centre.x - 320) <= wide


@pytest.mark.parametrize("seats", range(2, 15))
@pytest.mark.parametrize("hands", [2, 3, 4])
@pytest.mark.parametrize("cards", [2, 5])
def test_hands_split_everywhere_hide_nothing_of_anybody_else(seats: int, hands: int, cards: int) -> None:
    """More cards than any pack has: all seats with so many hands, and a bet before each of them."""
    layout = OchkoLayout(seats, 0)
    boxes = furniture(layout) | people(layout, 0)
    for seat in range(seats):
        beside = (cards,) * hands
        lying = [layout.cards(places.hand(seat, n), cards, beside=beside) for n in range(hands)]
        boxes[f"hand {seat}"] = around([box for row in lying for box in row])
        if seat:  # the person's bets lie on the hands themselves
            boxes |= bet(layout, seat, split=True)
    for box in boxes.values():
        assert box.within(SCREEN)
    apart(boxes)


@pytest.mark.parametrize("seats", range(2, 15))
@pytest.mark.parametrize("split", [1, 3, 6])
def test_one_who_splits_leaves_all_others_as_they_were(seats: int, split: int) -> None:
    split %= seats
    layout = OchkoLayout(seats, 0)
    boxes = furniture(layout) | people(layout, 0)
    for seat in range(seats):
        hands = 4 if seat == split else 1
        lying = [layout.cards(places.hand(seat, n), 5, beside=(5,) * hands) for n in range(hands)]
        boxes[f"hand {seat}"] = around([box for row in lying for box in row])
        if hands == 1 or seat:
            boxes |= bet(layout, seat, hands > 1)
    apart(boxes)


@pytest.mark.parametrize("seats", [5, 8, 14])
@pytest.mark.parametrize("hands", [2, 3, 4])
def test_split_hands_of_others_show_a_mark_of_every_hand(seats: int, hands: int) -> None:
    layout = OchkoLayout(seats, 0)
    for seat in range(1, seats):
        rows = [layout.cards(places.hand(seat, n), 3, beside=(3,) * hands) for n in range(hands)]
        assert len({(row[-1].x, row[-1].y) for row in rows}) == hands
        for one, other in combinations(rows, 2):
            last, next_last = one[-1], other[-1]
            assert abs(last.y - next_last.y) >= 14 or abs(last.x - next_last.x) >= 27


@pytest.mark.parametrize("seats", range(2, 15))
@pytest.mark.parametrize("count", range(1, 12))
def test_longer_hands_grow_closer_and_not_wider(seats: int, count: int) -> None:
    layout = OchkoLayout(seats, 0)
    for seat in range(seats):
        boxes = layout.cards(places.hand(seat), count)
        assert len(boxes) == count
        assert around(boxes).w <= (71 if seat else 136 if seats > 12 else 270)
        assert all(a.x < b.x for a, b in pairwise(boxes))


def test_a_house_that_is_no_seat_has_its_cards_in_the_middle() -> None:
    for seats in (2, 5, 8, 9, 14):
        layout = OchkoLayout(seats, 0)
        cards = around(layout.cards(places.HOUSE, 5))
        for seat in range(seats):
            assert not cards.overlaps(hand(layout, seat))
            assert not any(cards.overlaps(box) for box in bet(layout, seat).values())
        assert not cards.overlaps(layout.bank_plate)
        assert not cards.overlaps(layout.deck)


def test_seats_go_round_clockwise_from_the_person() -> None:
    layout = OchkoLayout(14, 3)
    xs = [layout.at[(3 + i) % 14].head.x for i in range(1, 14)]
    assert xs[4:9] == sorted(xs[4:9])
    assert xs[0] < 320 < xs[-1]
    ys = [layout.at[(3 + i) % 14].head.y for i in (2, 3, 4)]
    assert ys[0] > ys[1] > 0


def test_payments_fly_between_the_bank_and_the_seats() -> None:
    layout = OchkoLayout(8, 0)
    assert layout.chips(places.seat(3), banker=3) == layout.bank
    assert layout.chips(places.HOUSE) == layout.bank
    assert layout.chips(places.seat(2), banker=3) != layout.bank
    assert layout.chips(places.stake(2)) == layout.at[2].stake
