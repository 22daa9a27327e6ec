"""Short messages that come and go by themselves, over whatever screen is open."""

from __future__ import annotations

from collections import deque

from . import widgets
from .canvas import Canvas
from .surfaces import Rect

STAY = 1500  # milliseconds, and as much again for each forty letters
AREA: Rect = (0, 240, 640, 80)
_X, _Y = 8, 288


class Toasts:
    """Messages wait for each other; the oldest one is shown."""

    def __init__(self) -> None:
        self._waiting: deque[tuple[str, str]] = deque()
        self._left = 0

    def say(self, words: str, kind: str = "note") -> None:
        """Show words for a while: "saved", "note" or "error"."""
        if (words, kind) not in self._waiting:
            self._waiting.append((words, kind))

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
        lines = canvas.fonts["body"].wrap(words, 560)
        for n, line in enumerate(lines):
            widgets.toast(canvas, _X, _Y - 21 * (len(lines) - 1 - n), line, kind)
