"""Behind the table: the night that passes the windows, the saloon, and the table itself."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from game.rules import places
from game.show.layout import COACH, DECK, GAUGE, POOL_PLATE, Box, Layout
from game.ui.canvas import Canvas
from game.ui.surfaces import Rect

NEAR_MS, FAR_MS = 60, 180  # milliseconds in which the near and the far landscape move one pixel
RESTING = 5  # times slower while the person thinks: a quiet machine
BAND: Rect = (0, 18, 640, 76)  # where windows are
_STRIP = 800  # pixels after which the landscape comes round again
_TOPS = {"one": 22, "two": 19, "ports": 19, "long": 13}
_WINDOWS = {
    **dict.fromkeys(("paris", "salzburg", "budapest", "belgrade"), "two"),
    "constanta": "ports",
    "istanbul": "long",
}
_SWING = 3900  # milliseconds in which a lamp sways there and back
_STILL = 2  # of the five frames of a lamp: it hangs straight
_PROPS = (
    ("prop/tumbler", 84, 192),
    ("prop/coupe", 556, 194),
    ("prop/ashtray", 396, 128),
    ("prop/coupe", 226, 112),
    ("prop/matches", 470, 214),
    ("prop/tea", 186, 208),
    ("prop/coffee", 566, 226),
)  # somebody has left these on the cloth


@dataclass
class Ride:
    """How far the train has come while somebody sits at the table, in milliseconds."""

    slid: float = 0.0
    """For the landscape, which passes more slowly while the person thinks."""
    swayed: int = 0
    """For the lamps, as they were last seen."""
    _passed: int = 0

    def pass_time(self, ms: int, moving: bool) -> bool:
        """Let time pass, while something is `moving` on the table or not.

        Returns whether the windows look otherwise now.
        """
        before = self.slid // NEAR_MS
        self.slid += ms if moving else ms / RESTING
        self._passed += ms
        if self.slid // NEAR_MS == before:
            return False
        self.swayed = self._passed
        return True


class Backdrop:
    """The saloon of one station; a full car has the long windows and the long table."""

    def __init__(self, look: str, layout: Layout, felt: str = "felt") -> None:
        """`felt`: the table that the game is played on; a full car has the long one."""
        long = layout.seats > 8
        self._look = look
        self._lamp = f"lamp{'_long' if long else ''}/{look}"
        self._lamps: dict[int, list[str]] = {}
        self._back = f"table/{look}/back{'_long' if long else ''}"
        self._shape = "felt_long" if long else felt
        self._top = _TOPS["long" if long else _WINDOWS.get(look, "one")]
        self._props = tuple(_free_props(layout))

    def draw(self, canvas: Canvas, ride: Ride) -> None:
        """Landscape behind the glass, the wall around it, and its lamps, which hang straight at first."""
        canvas.sprite(f"window/{self._look}/sky", 0, self._top)
        for strip, pace in (("far", FAR_MS), ("near", NEAR_MS)):
            x = -(int(ride.slid) // pace % _STRIP)
            for left in (x, x + _STRIP):
                if left < 640:
                    canvas.sprite(f"window/{self._look}/{strip}", left, self._top)
        canvas.layer((self._back, self._shape), 640, 360, 0, 0, self._paint_wall)
        for name in self._hanging(canvas, _STILL + round(_STILL * math.sin(ride.swayed / _SWING * math.tau))):
            canvas.sprite(name, 0, 0)

    def _hanging(self, canvas: Canvas, frame: int) -> list[str]:
        """The lamps in one of their frames."""
        if frame not in self._lamps:
            self._lamps[frame] = canvas.atlas.names(f"{self._lamp}/{frame}/")
        return self._lamps[frame]

    def _paint_wall(self, canvas: Canvas) -> None:
        canvas.sprite(self._back, 0, 0)
        canvas.shadow(f"shadow/table/{self._shape}", 0, 0)

    def draw_table(self, canvas: Canvas) -> None:
        """The table, over the people behind it, with what stands on it."""
        canvas.layer((self._look, self._shape, self._props), 640, 360, 0, 0, self._paint_table)

    def _paint_table(self, canvas: Canvas) -> None:
        canvas.sprite(f"table/{self._look}/{self._shape}", 0, 0)
        for name, x, y in self._props:
            canvas.shadow("shadow/prop", x, y)
            canvas.sprite(name, x, y)


def _free_props(layout: Layout) -> Iterator[tuple[str, int, int]]:
    """Those that stand where no card, chip or plate will lie."""
    taken = [COACH, DECK, layout.deck, GAUGE, POOL_PLATE, Box(284, 150, 72, 44), *layout.stands]
    for seat, at in enumerate(layout.at):
        taken += [Box(at.puck.x, at.puck.y, 19, 21), Box(at.mark.x - 34, at.mark.y - 6, 68, 30), at.plate]
        taken += layout.cards(places.hand(seat), 3)
        taken.append(Box(at.stake.x - 30, at.stake.y - 26, 60, 34))
        taken.append(Box(at.hand.x - 44, at.hand.y, 88, 54))
    for name, x, y in _PROPS:
        if not any(Box(x - 8, y - 15, 20, 20).overlaps(box) for box in taken):
            yield name, x, y
