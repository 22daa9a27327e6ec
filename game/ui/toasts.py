"""Short messages that come and go by themselves, over whatever screen is open."""

from __future__ import annotations

from collections import deque

from . import widgets
from .canvas import Canvas
from .surfaces import Rect

STAY = 1500  # milliseconds, and as much again for each forty letters
AREA: Rect = (0, 0, 640, 84)  # from the cornice down: what it covers there is only the screen's own name
_Y, _WIDTH = 1, 560
_LARGE_LINES = 2  # so many have room in large print


class Toasts:
    """Messages wait for each other; the oldest one is shown."""

    def __init__(self) -> None:
        self._waiting: deque[tuple[str, str]] = deque()
        self._left = 0

    def say(self, words: str, kind: str = "note", at_once: bool = False) -> None:
        """Show words for a while: "saved", "note" or "error"; `at_once` in the place of a note of now."""
        if at_once and self._waiting and self._waiting[0][1] == "note":
            self._waiting[0], self._left = (words, kind), 0
        elif (words, kind) not in self._waiting:
            self._waiting.append((words, kind))

    def forget(self) -> None:
        """Say no more notes: what they were about has been left. What was kept or went wrong is told."""
        told = [each for each in self._waiting if each[1] != "note"]
        if len(told) != len(self._waiting):
            self._waiting, self._left = deque(told), 0

    def update(self, ms: int) -> bool:
        """Let time pass; whether the picture changed."""
        if not self._waiting:
            return False
        if self._left <= 0:  # it begins
            self._left = STAY * (1 + len(self._waiting[0][0]) // 40)
            return True
        self._left -= ms
        if self._left <= 0:
            self._waiting.popleft()
            return True
        return False

    def draw(self, canvas: Canvas) -> None:
        """Draw the message of now, if there is one, within `AREA`; long ones in lines."""
        if self._left <= 0 or not self._waiting:
            return
        words, kind = self._waiting[0]
        face, y = canvas.fonts.reading(words, _WIDTH, _LARGE_LINES), _Y
        for line in canvas.fonts[face].wrap(words, _WIDTH):
            y += widgets.toast(canvas, canvas.width // 2, y, line, kind, face) + 2
