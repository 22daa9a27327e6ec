"""Where all lies at a table of Ochko: fans of cards, a bet before every seat, the bank in the middle."""

from __future__ import annotations

from msgspec.structs import replace

from game.rules import places
from game.rules.places import Place

from .layout import CENTRE_X, HERO, MEDALLION, SMALL, Box, Layout, Point, SeatPlace, around, fan

ROUND = 8  # so many seats sit around the oval table, more at the long one
_STEP, _OWN_STEP, _GAP = 11, 22, 6  # between two cards of a fan, small and large, and between two hands
_FAN, _DRAWN = 71, 84  # how wide a fan may be: of a hand, and while the first banker is drawn
_ROW = 17  # split hands lie in rows this far apart
_OWN_ROOM = {False: 270, True: 140}  # for the person's hands: the oval table, the long one
_SIDE, _HAND = 38, 37
_TOP_FIRST, _TOP_STEP = 78, 99
_FOOT_BET = 162
_UNSET = Point(0, 0)  # the puck lies where the bet would (`_with_bet`)
_ROWS, _ROW_STEP = 101, 52
# Opponents at the long table: on the left, on top, on the right, at the foot.
_LONG = {
    8: (2, 4, 2, 0),
    9: (2, 5, 2, 0),
    10: (3, 4, 3, 0),
    11: (3, 5, 3, 0),
    12: (3, 5, 3, 1),
    13: (3, 5, 3, 2),
}
# Around the oval: the bets of the left half, for so many opponents, and on which side their numbers stand;
# the right half mirrors them, and the middle one comes last.
_BETS: dict[int, tuple[tuple[int, int, str], ...]] = {
    2: ((208, 190, "right"),),
    3: ((188, 196, "right"),),
    4: ((154, 238, "right"), (228, 182, "left")),
    5: ((154, 238, "right"), (208, 190, "right")),
    6: ((152, 238, "right"), (192, 194, "left"), (228, 178, "left")),
    7: ((152, 238, "right"), (188, 196, "left"), (228, 180, "left")),
}
_MIDDLE_BET = (365, 174, "right")


class OchkoLayout(Layout):
    """The places of a table of Ochko. `bank` is the middle and base line of the banker's chips."""

    decides, sinks = False, 17

    def __init__(self, seats: int, own: int | None) -> None:
        super().__init__(seats, own)
        self.long = self.corners = seats > ROUND
        others = _long_table(seats - 1) if self.long else self._bets()
        mine = _OWN_LONG if self.long else _OWN_ROUND
        self.at = tuple(mine if i == self.own else others[(i - self.own - 1) % seats] for i in range(seats))
        self.bank = Point(CENTRE_X, 172 if self.long else 189)
        self.bank_plate = Box(276, 182, 88, 20) if self.long else Box(276, 200, 88, 20)
        self.deck = Box(387, 133, *SMALL) if self.long else Box(376, 176, *SMALL)
        self.discards: Box | None = Box(226, 136, *SMALL) if self.long else Box(250, 162, *SMALL)
        self.house = Point(CENTRE_X, 138 if self.long else 160)  # the hand of a house that is no seat
        self.coach = Box(200, 313, 180, 46) if self.long else self.coach
        self.ring = Box(8, 255, 56, 55) if self.long else Box(576, 228, 56, 56)

    def _bets(self) -> list[SeatPlace]:
        """The seats around the oval, each with its own bet before it."""
        seats = [self.at[(self.own + 1 + i) % self.seats] for i in range(self.seats - 1)]
        bets = _around_the_oval(len(seats))
        return [
            _with_bet(at, Point(x, y), 16 if x == _MIDDLE_BET[0] else 20)
            for at, (x, y, _) in zip(seats, bets, strict=True)
        ]

    def cards(
        self,
        place: Place,
        count: int,
        drawing: bool = False,
        private: bool = False,
        beside: tuple[int, ...] = (),
    ) -> tuple[Box, ...]:
        """Where the `count` cards of a place lie; `beside` counts the cards of all hands of its seat."""
        seat = places.seat_of(place)
        if place in (places.HOUSE, places.BANK):
            return fan(self.house, count, _step(count, _FAN))
        if seat is None:
            return (self.discards if self.discards and place == places.BURNED else self.deck,) * count
        number = places.hand_of(place)
        if drawing:
            return fan(self.at[seat].hand, count, _step(count, _DRAWN))
        if seat == self.own:
            return self._own(count, number, beside or (count,))
        hand = self.at[seat].hand
        up = hand.y > 220  # at the foot there is room above
        row = (number - len(beside) + 1 if up else number) if len(beside) > 1 else 0
        step = _step(count, _FAN)
        middle = hand.x
        if self.long:  # the first card keeps its place while others come
            side = 1 if hand.x > 480 else -1
            middle += side * (_FAN - SMALL[0] - step * (count - 1)) // 2
        return fan(Point(middle, hand.y + _ROW * row), count, step)

    def _own(self, count: int, number: int, beside: tuple[int, ...]) -> tuple[Box, ...]:
        """The person's hands side by side, in the middle; as close as they must be."""
        hands = [cards or 1 for cards in beside]
        room = _OWN_ROOM[self.long] - _GAP * (len(hands) - 1) - HERO[0] * len(hands)
        steps = sum(hands) - len(hands)
        step = max(8, min(_OWN_STEP, room // steps)) if steps else _OWN_STEP
        widths = [HERO[0] + step * (cards - 1) for cards in hands]
        left = CENTRE_X - (sum(widths) + _GAP * (len(widths) - 1)) // 2
        left += sum(width + _GAP for width in widths[:number])
        return tuple(Box(left + step * i, self.at[self.own].hand.y, *HERO) for i in range(count))

    def own_area(self, hands: tuple[int, ...]) -> Box:
        """Where the person's own cards lie, or will lie."""
        beside = hands or (2,)
        return around([box for n, count in enumerate(beside) for box in self._own(max(1, count), n, beside)])

    def stake(self, place: Place) -> Point:
        """Middle and base line of the chips at a stake; the bets on split hands lie beside the first."""
        seat = places.seat_of(place)
        if seat is None:
            return self.bank
        at, number = self.at[seat].stake, places.hand_of(place)
        if seat == self.own:
            return Point(at.x + 34 * number, at.y) if self.long else Point(at.x, at.y - 30 * number)
        return Point(at.x, at.y + _ROW * number)

    def chips(self, place: Place, banker: int = -1) -> Point:
        """Where chips start or land; those of the banker are the bank."""
        if place in (places.HOUSE, places.BANK) or (banker >= 0 and place == places.seat(banker)):
            return self.bank
        if place == places.seat(self.own) and self.long:
            return Point(90, 322)
        return super().chips(place)

    def bet_reads(self, seat: int) -> str:
        """On which side of a bet its number stands: left or right."""
        at = self.at[seat].stake
        if seat == self.own:
            return "right"
        if self.long:
            foot, right = at.y > 260, at.x > 360
            return "left" if right != foot else "right"
        return _around_the_oval(self.seats - 1)[(seat - self.own - 1) % self.seats][2]


def _around_the_oval(others: int) -> list[tuple[int, int, str]]:
    left = list(_BETS.get(others, ()))
    right = [(2 * CENTRE_X - x, y, "left" if side == "right" else "right") for x, y, side in reversed(left)]
    return [*left, *([_MIDDLE_BET] if others % 2 else []), *right]


def _with_bet(at: SeatPlace, bet: Point, up: int = 20) -> SeatPlace:
    """A seat with its bet; the banker has none, and his puck lies there, `up` pixels above its base line."""
    return replace(at, stake=bet, puck=Point(bet.x - 9, bet.y - up))


def _step(count: int, width: int) -> int:
    """How far apart the cards of a fan lie that is at most `width` wide."""
    return min(_STEP, (width - SMALL[0]) // max(1, count - 1))


_OWN_ROUND = SeatPlace(
    head=Box(8, 318, 38, 38),
    plate=Box(50, 316, 86, 42),
    hand=Point(CENTRE_X, 226),
    stake=Point(220, 284),
    puck=Point(211, 264),
    mark=Point(CENTRE_X, 240),
    bubble=Point(46, 318),
    bust=False,
)
_OWN_LONG = _with_bet(_OWN_ROUND, Point(312, 223))


def _long_table(others: int) -> list[SeatPlace]:
    """Medallions around the long table, clockwise from the person's left."""
    left, top, right, foot = _LONG[others]
    down = _ROW_STEP // 2 if left == 2 else 0
    rows = [_ROWS + down + _ROW_STEP * i for i in range(left)]
    shift = _TOP_STEP // 2 if top == 4 else 0
    columns = [_TOP_FIRST + shift + _TOP_STEP * i for i in range(top)]
    seats = [
        *([_foot(True)] if foot else []),
        *(_left(y) for y in reversed(rows)),
        *(_top(x) for x in columns),
        *(_right(y) for y in rows[:right]),
        *([_foot(False)] if foot == 2 else []),
    ]
    return [_with_bet(at, at.stake, 16) for at in seats]


def _head(x: int, y: int) -> Box:
    return Box(x, y, MEDALLION, MEDALLION)


def _top(x: int) -> SeatPlace:
    last = x > 440
    return SeatPlace(
        head=_head(x, 26),
        plate=Box(x + 29, 32, 58, 22),
        hand=Point(x + 10 + _FAN // 2, 66),
        stake=Point(x + (2 if last else 76 if x < 100 else 34), 120),
        puck=_UNSET,
        mark=Point(x + 45, 84),
        bubble=Point(x + 16, 34),
        bust=False,
    )


def _left(y: int) -> SeatPlace:
    return SeatPlace(
        head=_head(16, y),
        plate=Box(2, y + 28, 58, 22),
        hand=Point(68 + _FAN // 2, y + 9),
        stake=Point(150, y + 40),
        puck=_UNSET,
        mark=Point(104, y + 27),
        bubble=Point(34, y + 8),
        bust=False,
    )


def _right(y: int) -> SeatPlace:
    return SeatPlace(
        head=_head(596, y),
        plate=Box(580, y + 28, 58, 22),
        hand=Point(572 - _FAN + _FAN // 2, y + 9),
        stake=Point(490, y + 40),
        puck=_UNSET,
        mark=Point(536, y + 27),
        bubble=Point(606, y + 8),
        bust=False,
    )


def _foot(left: bool) -> SeatPlace:
    x = 164 if left else 390
    return SeatPlace(
        head=_head(x, 276),
        plate=Box(x + 29, 281, 58, 22),
        hand=Point((175 if left else 394) + _FAN // 2, 232),
        stake=Point(_FOOT_BET if left else 478, 270),
        puck=_UNSET,
        mark=Point(210 if left else 430, 250),
        bubble=Point(x + 16, 284),
        bust=False,
    )
