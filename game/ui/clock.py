"""Time for the loop, in whole milliseconds: the machine's own, or one that a script turns by hand."""

from __future__ import annotations

from typing import Protocol

import pygame

TICKS = 60  # a second


class Clock(Protocol):
    """Waits for the next frame and says what time it is."""

    def tick(self) -> int:
        """Wait until the next frame is due; milliseconds since some fixed moment."""
        ...


class WallClock:
    """The machine's own clock."""

    def __init__(self) -> None:
        self._clock = pygame.Clock()
        self._now = 0

    def tick(self) -> int:
        """Sleep until the next sixtieth of a second."""
        self._now += self._clock.tick(TICKS)
        return self._now


class TurnedClock:
    """A clock without waiting: every frame is `step` milliseconds after the last one."""

    def __init__(self, step: int = 16) -> None:
        self.now = 0
        self._step = step

    def tick(self) -> int:
        """The next frame, at once."""
        self.now += self._step
        return self.now
