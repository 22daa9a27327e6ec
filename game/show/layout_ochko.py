"""Where all lies at a table of Ochko: fans of cards, a bet before every seat, the bank in the middle."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.rules import places
from game.rules.places import Place

from .layout import CENTRE_X, HERO, MEDALLION, SMALL, Box, Layout, Point, SeatPlace, around, fan

ROUND = 8  # so many seats sit around the oval table, more at the long one
_STEP, _OWN_STEP, _GAP = 11, 22, 6  # between two cards of a fan, small and large, and between two hands
_FAN, _DRAWN = 71, 84  # how wide a fan may be: of a hand, and while the first banker is drawn
_ROW, _BESIDE = 14, 2  # split hands of others: from row to row, and between two in a row
_OWN_ROOM, _OWN_BETWEEN = 270, 136  # for the person's hands, and where people sit beside them
_READ = 14  # pixels of a large card that tell it
_PILE = 15  # pixels of a bet, wide and high
_LOWER, _WAITING = 6, 56  # how much lower a large hand lies under the small ones; how wide those may be
_BET = 12  # pixels for the bet beside a small hand
_SIDE, _HAND = 38, 37
_TOP_FIRST, _TOP_STEP, _TOP_HAND = 78, 99, 66
_FOOT, _FOOT_BET, _FOOT_LINE = 220, 162, 273
_PLATES, _SIDES = 112, 170  # at the oval table: where the middle plate ends, and hands at the sides begin
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
_MIDDLE_BET = (364, 180, "right")


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
        self.middle_plate = self.bank_plate = Box(276, 182 if self.long else 200, 88, 20)
        self.deck = Box(387, 133, *SMALL) if self.long else Box(376, 180, *SMALL)
        self.discards: Box | None = Box(226, 136, *SMALL) if self.long else Box(248, 166, *SMALL)
        self.house = Point(CENTRE_X, 138 if self.long else 160)  # the hand of a house that is no seat
        self.coach = Box(200, 313, 180, 46) if self.long else self.coach
        self.ring = Box(8, 255, 56, 55) if self.long else Box(576, 228, 56, 56)

    def _bets(self) -> list[SeatPlace]:
        """The seats around the oval, each with its own bet before it."""
        seats = [self.at[(self.own + 1 + i) % self.seats] for i in range(self.seats - 1)]
        bets = _around_the_oval(len(seats))
        return [
            _with_bet(at, Point(x, y), *((16, 8) if x == _MIDDLE_BET[0] else (20, 9)))
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
        if len(beside) > 1:
            return self._split(hand, count, number, len(beside))
        step = _step(count, _FAN)
        middle = hand.x
        if self.long:  # the first card keeps its place while others come
            side = 1 if hand.x > 480 else -1
            middle += side * (_FAN - SMALL[0] - step * (count - 1)) // 2
        return fan(Point(middle, hand.y), count, step)

    def _split(self, hand: Point, count: int, number: int, hands: int) -> tuple[Box, ...]:
        """One of the hands of a split pair: all of them lie in two rows, no wider than a single hand."""
        columns = (hands + 1) // 2
        row, column = divmod(number, columns)
        room = (_FAN - _BESIDE * (columns - 1)) // columns
        step = max(1, _step(count, room))
        left = hand.x - _FAN // 2 + (room + _BESIDE) * column
        y = hand.y + _ROW * row - self._above(hand)
        return tuple(Box(left + step * i, y, *SMALL) for i in range(count))

    def _above(self, hand: Point) -> int:
        """How much higher than a single hand the first row of a split pair lies: as there is room."""
        if not self.long:
            return min(6, hand.y - _PLATES) if hand.y < _SIDES else -1
        return _ROW if hand.y > _FOOT else _ROW // 2 if hand.y == _TOP_HAND else 0

    def _own(self, count: int, number: int, beside: tuple[int, ...]) -> tuple[Box, ...]:
        """The person's hands side by side in the middle; of too many only the one played lies large."""
        hands = [cards or 1 for cards in beside]
        room = _OWN_BETWEEN if self.long and _LONG[self.seats - 1][3] else _OWN_ROOM
        apart = room - _GAP * (len(hands) - 1) - HERO[0] * len(hands)
        steps = sum(hands) - len(hands)
        step = min(_OWN_STEP, apart // steps) if steps else _OWN_STEP
        if len(hands) > 1 and (apart < 0 or step < _READ):
            return self._one_large(count, number, hands, room)
        widths = [HERO[0] + step * (cards - 1) for cards in hands]
        first = CENTRE_X + -(sum(widths) + _GAP * (len(widths) - 1)) // 2
        first += sum(width + _GAP for width in widths[:number])
        y = self._own_top(len(hands))
        return tuple(Box(first + step * i, y, *HERO) for i in range(count))

    def _own_top(self, hands: int) -> int:
        return self.at[self.own].hand.y - (6 if hands > 1 and not self.long else 0)  # off the keys below

    def _one_large(self, count: int, number: int, hands: Sequence[int], room: int) -> tuple[Box, ...]:
        """The hand that is played, large; the others small in rows above it, or to its left where room is."""
        large, y, above = min(self.playing, len(hands) - 1), self._own_top(len(hands)), room < _OWN_ROOM
        waiting = [cards for n, cards in enumerate(hands) if n != large]
        fan_room = room - _BET if above and len(waiting) == 1 else _WAITING
        small = max(SMALL[0] + _step(cards, fan_room) * (cards - 1) for cards in waiting) + _BET
        wide = room if above else room - small - _GAP
        step = min(_OWN_STEP, (wide - HERO[0]) // max(1, hands[large] - 1))
        width = HERO[0] + step * (hands[large] - 1)
        columns = min(2, len(waiting)) if above else 1
        left = CENTRE_X - (small * columns if above else small + _GAP + width) // 2
        if number == large:
            first = CENTRE_X - width // 2 if above else left + small + _GAP
            return tuple(Box(first + step * i, y + _LOWER * above, *HERO) for i in range(count))
        row, column = divmod(number - (number > large), columns)
        if above:
            y += _LOWER - _ROW * -(-len(waiting) // columns)
        step = _step(count, fan_room)
        return tuple(Box(left + small * column + step * i, y + _ROW * row, *SMALL) for i in range(count))

    def own_area(self, hands: tuple[int, ...]) -> Box:
        """Where the person's own cards lie, or will lie."""
        beside = hands or (2,)
        return around([box for n, count in enumerate(beside) for box in self._own(max(1, count), n, beside)])

    def stake(self, place: Place, split: bool = False) -> Point:
        """Middle and base line of the chips at a stake; those on all hands of a `split` pair lie together."""
        seat = places.seat_of(place)
        if seat is None:
            return self.bank
        at = self.at[seat]
        foot = at.hand.y + SMALL[1] + _ROW - self._above(at.hand)  # of the second row
        aside = abs(at.stake.x - at.hand.x) > (_FAN + _PILE) // 2
        return at.stake if aside or not split else Point(at.stake.x, max(at.stake.y, foot + _PILE))

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


def _with_bet(at: SeatPlace, bet: Point, up: int = 20, left: int = 9) -> SeatPlace:
    """A seat with its bet; the banker has none, and his puck lies there: so far above its base line."""
    return replace(at, stake=bet, puck=Point(bet.x - left, bet.y - up))


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
    return [_with_bet(at, at.stake, 19 if at.stake.y == _FOOT_LINE else 16) for at in seats]


def _head(x: int, y: int) -> Box:
    return Box(x, y, MEDALLION, MEDALLION)


def _top(x: int) -> SeatPlace:
    last = x > 440
    return SeatPlace(
        head=_head(x, 26),
        plate=Box(x + 29, 32, 58, 22),
        hand=Point(x + 10 + _FAN // 2, _TOP_HAND),
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
        stake=Point(_FOOT_BET if left else 478, _FOOT_LINE),
        puck=_UNSET,
        mark=Point(210 if left else 430, 250),
        bubble=Point(x + 16, 284),
        bust=False,
    )
