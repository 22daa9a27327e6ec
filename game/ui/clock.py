"""Time for the loop, in whole milliseconds: the machine's own, or one that a script turns by hand."""

from __future__ import annotations

from typing import Protocol

import pygame

TICKS = 60  # a second
CALM_TICKS = 20  # a second, while nothing moves and nobody touches anything: under a hundredth of a core


class Clock(Protocol):
    """Waits for the next frame and says what time it is."""

    def tick(self, rate: int = TICKS) -> int:
        """Wait until the next of `rate` frames a second is due; milliseconds since some fixed moment."""
        ...


class WallClock:
    """The machine's own clock."""

    def __init__(self) -> None:
        self._clock = pygame.Clock()
        self._now = 0

    def tick(self, rate: int = TICKS) -> int:
        """Sleep until the next frame."""
        self._now += self._clock.tick(rate)
        return self._now


class TurnedClock:
    """A clock without waiting: every frame is `step` milliseconds after the last one."""

    def __init__(self, step: int = 16) -> None:
        self.now = 0
        self._step = step

    def tick(self, rate: int = TICKS) -> int:
        """The next frame, at once."""
        self.now += self._step
        return self.now
