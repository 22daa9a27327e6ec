"""Where everything on the table lies, for 2 to 17 seats, with the person always bottom centre."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from game.rules import places
from game.rules.places import Place

WIDTH, HEIGHT = 640, 360
SMALL = (27, 37)  # width and height of a card before a passenger
HERO = (49, 69)  # of a card before the person
MEDALLION = 32
CENTRE_X, CENTRE_Y = 320, 200
_OUTER = (296, 108)
_WIDEST = 0.6  # how far to the side the outermost seat would be heard: nobody sits in one ear alone
_BEND = 2.2  # exponent of the table's superellipse


class Point(msgspec.Struct, frozen=True, gc=False):
    """A place on the picture, logical pixels."""

    x: int
    y: int


class Box(msgspec.Struct, frozen=True, gc=False):
    """A rectangle on the picture: upper left corner and size, logical pixels."""

    x: int
    y: int
    w: int
    h: int

    def overlaps(self, other: Box) -> bool:
        """Whether the two share a pixel."""
        return (
            self.x < other.x + other.w
            and other.x < self.x + self.w
            and self.y < other.y + other.h
            and other.y < self.y + self.h
        )

    def within(self, other: Box) -> bool:
        """Whether this one lies wholly in `other`."""
        return (
            other.x <= self.x
            and other.y <= self.y
            and self.x + self.w <= other.x + other.w
            and self.y + self.h <= other.y + other.h
        )

    @property
    def hero(self) -> bool:
        """Whether a large card fills it."""
        return (self.w, self.h) == HERO

    @property
    def corner(self) -> Point:
        """The upper left corner."""
        return Point(self.x, self.y)

    @property
    def centre(self) -> Point:
        """The middle, rounded towards the upper left."""
        return Point(self.x + self.w // 2, self.y + self.h // 2)


class SeatPlace(msgspec.Struct, frozen=True):
    """Where one seat is: its `head` (48x48 bust, or 32x32 medallion in a full car), plate and things."""

    head: Box
    plate: Box
    hand: Point  # middle of its cards, and their top
    stake: Point  # middle and base line of its bet
    puck: Point  # upper left of the dealer's puck
    mark: Point  # middle of what it did last
    bubble: Point  # where the tail of its speech ends
    bust: bool


SCREEN = Box(0, 0, WIDTH, HEIGHT)
HUD = Box(0, 310, WIDTH, 50)
COACH = Box(8, 240, 164, 62)
POOL_PLATE = Box(280, 198, 81, 20)
DECK = Box(406, 170, *SMALL)
GAUGE = Box(198, 168, 48, 48)
GAUGE_PLATE = Box(164, 217, 68, 13)
POOL_PILES = tuple(
    Point(*at) for at in ((311, 175), (329, 175), (293, 177), (347, 177), (320, 191), (302, 189), (338, 189))
)
BANK = Point(WIDTH, 240)  # fresh chips come from outside the table
POOL_BASE = Point(320, 186)  # where chips thrown into the pool land
OWN_PILES = tuple(
    Point(*at) for at in ((469, 262), (488, 265), (450, 265), (479, 277), (460, 277), (507, 263), (498, 277))
)
OWN_CARDS = (Point(236, 222), Point(355, 222), Point(296, 222))  # first post, second post, the slot between
PRIVATE_DROP = 13  # own cards lie this much lower while only the person sees them
_LEFT_STAKE, _RIGHT_STAKE = Point(266, 190), Point(383, 190)  # beside the pool, not into it (Y13)
_SMALL_STEP, _PAIR_STEP, _TRIPLE_STEP = 11, 13, 28
_WIDE, _ASIDE = 41, 4  # half of three cards side by side, and the room between them and cards laid aside
_DRAW_WIDTH = 84  # a fan of drawn cards is never wider
_OPPONENTS = {
    1: (320,),
    2: (164, 476),
    3: (138, 320, 502),
    4: (56, 204, 436, 584),
    5: (56, 164, 320, 476, 584),
    6: (52, 142, 246, 394, 498, 588),
    7: (52, 138, 229, 320, 411, 502, 588),
}


def edge(x: int) -> int:
    """The y where the far rim of the table passes at `x`."""
    across = min(1.0, abs(x - CENTRE_X) / _OUTER[0])
    return int(CENTRE_Y - _OUTER[1] * (1 - across**_BEND) ** (1 / _BEND))


class Layout:
    """The places of a table of `seats` seats seen from seat `own` (0 for an onlooker).

    `decides`: a third card settles a hand. `sinks`: own closed cards lie so many pixels lower.
    `corners`: people sit at the foot as well, so that only the corners are free there.
    """

    decides, sinks, corners = True, 0, False

    def __init__(self, seats: int, own: int | None) -> None:
        self.seats, self.own = seats, own or 0
        self.deck, self.coach, self.middle_plate = DECK, COACH, POOL_PLATE
        self.discards: Box | None = None  # where used cards lie in sight
        self.piles: tuple[Point, ...] = OWN_PILES  # of the person's own chips
        self.stands: tuple[Box, ...] = ()  # what else stands on the cloth
        self.bystanders: tuple[Box, ...] = ()  # heads of people who have no seat
        self.playing = 0  # the one of several own hands that is played: it lies large where room is short
        others = _around(seats - 1)
        self.at: tuple[SeatPlace, ...] = tuple(
            _OWN if i == self.own else others[(i - self.own - 1) % seats] for i in range(seats)
        )

    def cards(
        self,
        place: Place,
        count: int,
        drawing: bool = False,
        private: bool = False,
        beside: tuple[int, ...] = (),
    ) -> tuple[Box, ...]:
        """Where the `count` cards of a place lie, first to last.

        `drawing`: cards are dealt round for the first deal, so each place is a fan. `private`: the person's
        own hidden pair, which lies a little lower. `beside`: how many cards each hand of the seat has.
        """
        seat = places.seat_of(place)
        if seat is None:
            return (DECK,) * count
        if places.hand_of(place):
            return self._aside(seat, count)
        if seat == self.own and not drawing:
            drop = PRIVATE_DROP if private else 0
            return tuple(Box(at.x, at.y + drop, *HERO) for at in OWN_CARDS[:count])
        hand = self.at[seat].hand
        if drawing or count > len(OWN_CARDS):
            return fan(hand, count, min(_SMALL_STEP, (_DRAW_WIDTH - SMALL[0]) // max(1, count - 1)))
        if count == len(OWN_CARDS):
            return _triple(hand)
        return fan(hand, 2, _PAIR_STEP)[:count] if private else _triple(hand)[:count]

    def pan(self, seat: int | None) -> float:
        """From which side a seat is heard, -1 left to 1 right; the middle of the table is between (None)."""
        if seat is None or not 0 <= seat < self.seats or seat == self.own:
            return 0.0
        return _WIDEST * (self.at[seat].head.centre.x - CENTRE_X) / CENTRE_X

    def _aside(self, seat: int, count: int) -> tuple[Box, ...]:
        """Where cards of a split pair wait for their hands: beside the posts, clear of the deck."""
        at, width = self.at[seat].hand, SMALL[0] + _SMALL_STEP * (count - 1)
        left, top = at.x + _WIDE + _ASIDE, at.y
        if seat == self.own:
            left, top = OWN_CARDS[0].x - _ASIDE - width, OWN_CARDS[0].y
        elif at.x > CENTRE_X:
            left = at.x - _WIDE - _ASIDE - width
        if Box(left, top, width, SMALL[1]).overlaps(self.deck):
            over, under = self.deck.y - SMALL[1] - 2, self.deck.y + self.deck.h + 2
            top = over if top < self.deck.y else under
        return tuple(Box(left + _SMALL_STEP * i, top, *SMALL) for i in range(count))

    def own_area(self, hands: tuple[int, ...]) -> Box:
        """Where the person's own cards lie, or will lie; `hands` are their numbers of cards."""
        return Box(OWN_CARDS[0].x, OWN_CARDS[0].y, OWN_CARDS[1].x + HERO[0] - OWN_CARDS[0].x, HERO[1])

    def stake(self, place: Place) -> Point:
        """Middle and base line of the chips at a stake, beside the pool (Y13)."""
        seat = places.seat_of(place)
        return POOL_BASE if seat is None else self.at[seat].stake

    def chips(self, place: Place, banker: int = -1) -> Point:
        """Where chips that come from or go to `place` are seen to start or land; `banker` holds the bank."""
        seat = places.seat_of(place)
        if place == places.seat(self.own):
            return self.piles[0]
        if place == places.HOUSE:
            return BANK
        if place.startswith("seat") and seat is not None:
            plate = self.at[seat].plate
            return Point(plate.x + plate.w // 2, plate.y + plate.h)
        return self.stake(place)

    def lands(self, place: Place, why: str, banker: int = -1) -> Point:
        """Where chips that go to `place` are seen to land; `why` as in the event."""
        return self.chips(place, banker)


def around(boxes: Sequence[Box]) -> Box:
    """The smallest box that holds all of `boxes`, of which there is one at least."""
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.x + box.w for box in boxes), max(box.y + box.h for box in boxes)
    return Box(left, top, right - left, bottom - top)


def fan(middle: Point, count: int, step: int) -> tuple[Box, ...]:
    """Small cards side by side around `middle`, which is their top; each `step` pixels after the last."""
    width = SMALL[0] + step * (count - 1)
    return tuple(Box(middle.x - width // 2 + step * i, middle.y, *SMALL) for i in range(count))


def _triple(middle: Point) -> tuple[Box, ...]:
    left, right = middle.x - 42, middle.x + 14
    return (
        Box(left, middle.y, *SMALL),
        Box(right, middle.y, *SMALL),
        Box(left + _TRIPLE_STEP, middle.y - 4, *SMALL),
    )


_OWN = SeatPlace(
    head=Box(8, 318, 38, 38),
    plate=Box(50, 316, 86, 42),
    hand=Point(320, 236),
    stake=Point(424, 240),
    puck=Point(212, 262),
    mark=Point(320, 240),
    bubble=Point(46, 318),
    bust=False,
)


def _around(others: int) -> list[SeatPlace]:
    if others in _OPPONENTS:
        return [_behind_rim(x) for x in _OPPONENTS[others]]
    return _full_car(others)


def _behind_rim(x: int) -> SeatPlace:
    """A bust behind the far rim (LAYOUT: bust at edge - 47, plate at edge - 2)."""
    rim, left = edge(x), x < CENTRE_X
    far = abs(x - CENTRE_X)
    towards = 52 if far > 240 else 14 if far > 140 else 4  # cards lie nearer to the middle than their seat
    hand = Point(x + towards if left else x - towards, rim + (34 if far > 240 else 27 if far > 140 else 26))
    if x == CENTRE_X:
        hand = Point(x, rim + 25)
    return SeatPlace(
        head=Box(x - 24, rim - 47, 48, 48),
        plate=Box(x - 29, rim - 2, 58, 22),
        hand=hand,
        stake=_LEFT_STAKE if left else _RIGHT_STAKE,
        puck=Point(x + 32 if x <= CENTRE_X else x - 51, rim - 5),
        mark=Point(hand.x, hand.y + 14),
        bubble=Point(x + 10 if x <= CENTRE_X else x - 10, rim - 45),
        bust=True,
    )


def _full_car(others: int) -> list[SeatPlace]:
    """Medallions in a row on top and down both sides, for eight to sixteen opponents (I1)."""
    sides = 1 if others <= 10 else 2 if others <= 14 else 3
    top = others - 2 * sides
    left = [_medallion(38, 74 + 54 * i) for i in reversed(range(sides))]
    right = [_medallion(602, 74 + 54 * i) for i in range(sides)]
    step = 62
    start = CENTRE_X - step * (top - 1) // 2
    return [*left, *(_medallion(start + step * i, 19) for i in range(top)), *right]


def _medallion(x: int, y: int) -> SeatPlace:
    left = x < CENTRE_X
    on_top = y < 60
    hand = Point(min(max(x, 130), 510), 88) if on_top else Point(130 if left else 510, y + 14)
    return SeatPlace(
        head=Box(x - MEDALLION // 2, y, MEDALLION, MEDALLION),
        plate=Box(x - 29, y + MEDALLION - 1, 58, 22),
        hand=hand,
        stake=_LEFT_STAKE if left else _RIGHT_STAKE,
        puck=Point(x + 21, y + 7) if on_top else Point(68 if left else 553, y + 20),
        mark=Point(x, 86) if on_top else Point(x + 46 if left else x - 46, y + 20),
        bubble=Point(x, y + 6),
        bust=False,
    )
