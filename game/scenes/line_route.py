"""Where the stations lie on the map and how the rails run between them."""

from __future__ import annotations

import math
from itertools import pairwise
from pathlib import Path

import msgspec

Point = tuple[int, int]


class Route(msgspec.Struct, frozen=True):
    """Places in logical pixels: `nodes` by station, `ways` by leg ("london-paris"), in order of the line."""

    nodes: dict[str, Point]
    ways: dict[str, tuple[Point, ...]]

    @classmethod
    def read(cls, folder: Path) -> Route:
        """The route as the bake left it in the folder of the pictures."""
        return msgspec.json.decode((folder / "map.json").read_bytes(), type=cls)

    @property
    def legs(self) -> tuple[str, ...]:
        """The names of the legs, in order."""
        return tuple(self.ways)

    def along(self, leg: str, share: float) -> Point:
        """Where a train is after `share` (0 to 1) of a leg."""
        way = self.ways[leg]
        lengths = [math.dist(a, b) for a, b in pairwise(way)]
        rest = max(0.0, min(1.0, share)) * sum(lengths)
        for ((x0, y0), (x1, y1)), length in zip(pairwise(way), lengths, strict=True):
            if rest <= length:
                part = rest / length if length else 0
                return round(x0 + (x1 - x0) * part), round(y0 + (y1 - y0) * part)
            rest -= length
        return way[-1]
