"""One focus for keys, pad, pointer and touch: it is always somewhere, and everything can be reached."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from .surfaces import Rect, inside

T = TypeVar("T")
TICKS = 5  # pitches of the tick that is heard when the focus moves


@dataclass(frozen=True, slots=True)
class Spot(Generic[T]):
    """Something that can be in focus: what it is, and where it lies."""

    name: T
    rect: Rect

    @property
    def middle(self) -> tuple[int, int]:
        """The middle of the spot, in logical pixels."""
        return self.rect[0] + self.rect[2] // 2, self.rect[1] + self.rect[3] // 2

    def holds(self, x: int, y: int) -> bool:
        """Whether the point lies on the spot."""
        return inside(self.rect, x, y)


class Focus(Generic[T]):
    """Which of the spots of a screen is in focus."""

    def __init__(self, spots: Sequence[Spot[T]], first: T | None = None) -> None:
        """Start at `first`, or at the first spot. `ValueError` without any spot."""
        self._index = 0
        self.spots: tuple[Spot[T], ...] = ()
        self.place(spots)
        if first is not None:
            self.go(first)

    def place(self, spots: Sequence[Spot[T]]) -> None:
        """Use these spots from now on; the focus stays where it is, if that is still there."""
        if not spots:
            raise ValueError("a screen without anything to focus")
        before = self.spots[self._index].name if self.spots else None
        self.spots = tuple(spots)
        names = [spot.name for spot in spots]
        self._index = names.index(before) if before in names else min(self._index, len(names) - 1)

    @property
    def at(self) -> T:
        """The name of the spot in focus."""
        return self.spots[self._index].name

    @property
    def rect(self) -> Rect:
        """Where the focus is."""
        return self.spots[self._index].rect

    @property
    def height(self) -> float:
        """How high the focus stands among all spots, 0.0 to 1.0: upwards counts, and to the right."""
        shares = []
        for axis, way in ((0, 1), (1, -1)):
            places = [spot.middle[axis] * way for spot in self.spots]
            if (room := max(places) - min(places)) > 0:
                shares.append((self.spots[self._index].middle[axis] * way - min(places)) / room)
        return sum(shares) / len(shares) if shares else 0.5

    def go(self, name: T) -> bool:
        """Focus a spot by name; whether the focus moved."""
        return self._move(next((n for n, spot in enumerate(self.spots) if spot.name == name), self._index))

    def next(self, n: int) -> bool:
        """Go `n` spots on in their order, around the ends; whether the focus moved."""
        return self._move((self._index + n) % len(self.spots))

    def point(self, x: int, y: int) -> bool:
        """Focus what lies under the pointer, if anything; whether the focus moved."""
        under = self.under(x, y)
        return under is not None and self.go(under)

    def under(self, x: int, y: int) -> T | None:
        """The name of the spot under a point; the last one wins where spots overlap."""
        return next((spot.name for spot in reversed(self.spots) if spot.holds(x, y)), None)

    def step(self, dx: int, dy: int) -> bool:
        """Go to the nearest spot that way; past the last one, to the far end. Whether the focus moved."""
        here = self.spots[self._index]
        ahead = [(_distance(here, spot, dx, dy), n) for n, spot in enumerate(self.spots) if n != self._index]
        onward = [(d, n) for d, n in ahead if d is not None]
        if onward:
            return self._move(min(onward)[1])
        back = [(_distance(spot, here, dx, dy), n) for n, spot in enumerate(self.spots) if n != self._index]
        around = [(-d[1], d[0], n) for d, n in back if d is not None and d[2]]
        return self._move(min(around)[2]) if around else False

    def _move(self, index: int) -> bool:
        moved = index != self._index
        self._index = index
        return moved


def pitch(height: float) -> int:
    """The variant of the tick for a focus that stands at `height`, 0.0 to 1.0."""
    return 1 + round(height * (TICKS - 1))


def _distance(start: Spot[T], end: Spot[T], dx: int, dy: int) -> tuple[int, int, bool] | None:
    """How far `end` is from `start` that way; None when it lies elsewhere.

    First the cost (off the line counts thrice), then the way itself, then whether they are in line.
    """
    (x0, y0), (x1, y1) = start.middle, end.middle
    along = (x1 - x0) * dx + (y1 - y0) * dy
    axis = 0 if dx else 1
    beside = _gap(start.rect, end.rect, axis)
    apart = max(0, _gap(start.rect, end.rect, 1 - axis))
    if along <= 0 or apart > along * 2 or -beside > min(start.rect[axis + 2], end.rect[axis + 2]) // 2:
        return None
    side = abs((x1 - x0) * dy) + abs((y1 - y0) * dx)
    return along + 3 * apart + side // 4, along, apart == 0


def _gap(a: Rect, b: Rect, axis: int) -> int:
    """The room between two rectangles along an axis (0 across, 1 down); below 0 where they overlap."""
    return max(a[axis], b[axis]) - min(a[axis] + a[axis + 2], b[axis] + b[axis + 2])
