"""Where everything lies at a table of Red Dog: the house on top, a spot before every seat, cards for all."""

from __future__ import annotations

import math

from game.rules import places
from game.rules.places import Place

from .layout import CENTRE_X, HERO, OWN_CARDS, SMALL, Box, Layout, Point, SeatPlace

SECTORS = 11  # of the dial: ranks that may lie between two cards
_CENTRE, _RADII = (320, 250), (150, 120)  # of the dial
_MIDDLE_Y, _OUTER, _BEND = 196, (300, 112), 2.4  # of the table's superellipse
_SIDES: dict[int, tuple[int, ...]] = {
    0: (),
    1: (84,),
    2: (62, 150),
    3: (44, 104, 168),
    4: (44, 104, 166, 230),
}
_SPOTS: dict[int, tuple[tuple[int, int], ...]] = {
    0: (),
    1: ((116, 200),),
    2: ((92, 204), (150, 168)),
    3: ((64, 212), (108, 186), (156, 164)),
    4: ((64, 214), (104, 188), (148, 166), (198, 151)),
}
_CROWDED = 8  # seats at which somebody sits behind the rack
_MINE, _RAISE = Point(205, 274), Point(435, 274)


def rim(x: int) -> int:
    """The y where the far rim of this table passes at `x`."""
    across = min(1.0, abs(x - CENTRE_X) / _OUTER[0])
    return int(_MIDDLE_Y - _OUTER[1] * (1 - across**_BEND) ** (1 / _BEND))


def on_dial(sector: float, reach: float) -> Point:
    """The point on the ray of a sector (0: left end of the arch) at a reach of 1 for the outer ring."""
    angle = math.pi * (1 - sector / SECTORS)
    x = _CENTRE[0] + _RADII[0] * reach * math.cos(angle)
    return Point(round(x), round(_CENTRE[1] - _RADII[1] * reach * math.sin(angle)))


class DogLayout(Layout):
    """The places of a table of Red Dog. `raised` is the person's spot for the raise, `dealer` the house."""

    def __init__(self, seats: int, own: int | None) -> None:
        super().__init__(seats, own)
        others = _around(seats - 1)
        mine = self.at[self.own]
        self.at = tuple(
            SeatPlace(mine.head, mine.plate, mine.hand, _MINE, mine.puck, mine.mark, mine.bubble, mine.bust)
            if i == self.own
            else others[(i - self.own - 1) % seats]
            for i in range(seats)
        )
        self.raised = _RAISE
        self.dealer = _seat(CENTRE_X, Point(CENTRE_X, 140))
        self.bystanders = (self.dealer.head,)
        self.house_plate = Box(286, rim(CENTRE_X) - 2, 69, 25)
        self.rack = Box(200, 104 if seats < _CROWDED else 109, 74, 20)
        self.shoe = Box(376, 96, 56, 28)
        self.piles = tuple(Point(at.x + 32, at.y) for at in self.piles)
        self.stands = (self.rack, self.shoe, self.house_plate, Box(170, 130, 300, 122))
        self.deck = Box(412, 100, *SMALL)  # cards come out of the shoe

    def cards(
        self,
        place: Place,
        count: int,
        drawing: bool = False,
        private: bool = False,
        beside: tuple[int, ...] = (),
    ) -> tuple[Box, ...]:
        """Where the cards lie that belong to all: two posts, and the third between them."""
        return tuple(Box(at.x, at.y, *HERO) for at in OWN_CARDS[:count])

    def stake(self, place: Place) -> Point:
        """Middle and base line of the chips at a stake: the spot of its seat, or the rack of the house."""
        seat = places.seat_of(place)
        return self.rack.centre if seat is None else self.at[seat].stake

    def lands(self, place: Place, why: str, banker: int = -1) -> Point:
        """The person's raise lands on its own spot."""
        if why == "bet" and place == places.stake(self.own):
            return self.raised
        return super().lands(place, why, banker)

    def reads_left(self, seat: int) -> bool:
        """Whether the number of a stake stands left of its spot: there is the middle of the table."""
        return self.at[seat].stake.x > CENTRE_X


def _around(others: int) -> list[SeatPlace]:
    """The opponents clockwise from the person's left: half of them on either side of the house."""
    left, right = (others + 1) // 2, others // 2
    sides = [_seat(x, Point(*spot)) for x, spot in zip(_SIDES[left], _SPOTS[left], strict=True)]
    spots = [Point(2 * CENTRE_X - x, y) for x, y in reversed(_SPOTS[right])]
    columns = [2 * CENTRE_X - x for x in reversed(_SIDES[right])]
    return sides + [_seat(x, spot) for x, spot in zip(columns, spots, strict=True)]


def _seat(x: int, spot: Point) -> SeatPlace:
    top = rim(x)
    return SeatPlace(
        head=Box(x - 24, top - 47, 48, 48),
        plate=Box(x - 29, top - 2, 58, 22),
        hand=Point(spot.x, spot.y - 28),
        stake=spot,
        puck=spot,
        mark=Point(spot.x, spot.y + 12),
        bubble=Point(x + 10 if x <= CENTRE_X else x - 10, top - 45),
        bust=True,
    )
