"""Behind the table: the night that passes the windows, the saloon, and the table itself."""

from __future__ import annotations

from game.ui.canvas import Canvas
from game.ui.surfaces import Rect

STEP = 250  # milliseconds between two moves of the landscape
BAND: Rect = (0, 18, 640, 74)  # where windows are


class Backdrop:
    """The saloon of one station."""

    def __init__(self, look: str) -> None:
        self._look = look

    def draw(self, canvas: Canvas, slide: int) -> None:
        """Landscape behind the glass, `slide` pixels on, and the wall around it."""
        canvas.sprite(f"table/{self._look}/back", 0, 0)

    def draw_table(self, canvas: Canvas) -> None:
        """The table, over the people behind it."""
        canvas.sprite(f"table/{self._look}/felt", 0, 0)
