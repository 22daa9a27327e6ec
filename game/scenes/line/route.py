"""Where the stations lie on the map and how the rails run between them."""

from __future__ import annotations

import math
from itertools import pairwise
from pathlib import Path

import msgspec

from game.ui import baked

Point = tuple[int, int]


class Leg(msgspec.Struct, frozen=True, rename={"start": "from", "end": "to"}):
    """The rails between two stations, over the points of `way` (pixels of the land)."""

    start: str
    end: str
    way: tuple[tuple[float, float], ...]

    @property
    def name(self) -> str:
        """As the pictures of its rails are called."""
        return f"{self.start}-{self.end}"


class Route(msgspec.Struct, frozen=True):
    """The line as the bake left it: the land's corner in the picture, stations in the land, legs in order."""

    origin: Point
    nodes: dict[str, Point]
    legs: tuple[Leg, ...]

    @classmethod
    def read(cls, folder: Path) -> Route:
        """The route that lies beside the pictures; `Unreadable`."""
        return baked.table(folder / "art" / "map.json", cls)

    def node(self, station: str) -> Point:
        """Where a station is in the picture, in logical pixels."""
        x, y = self.nodes[station]
        return self.origin[0] + x, self.origin[1] + y

    def along(self, leg: Leg, share: float) -> tuple[Point, bool]:
        """Where a train is after `share` (0 to 1) of a leg, and whether it runs to the east there."""
        lengths = [math.dist(a, b) for a, b in pairwise(leg.way)]
        rest = max(0.0, min(1.0, share)) * sum(lengths)
        found, east = leg.way[-1], leg.way[-1][0] >= leg.way[-2][0]
        for ((x0, y0), (x1, y1)), length in zip(pairwise(leg.way), lengths, strict=True):
            if rest <= length:
                part = rest / length if length else 0
                found, east = (x0 + (x1 - x0) * part, y0 + (y1 - y0) * part), x1 >= x0
                break
            rest -= length
        return (self.origin[0] + round(found[0]), self.origin[1] + round(found[1])), east
