"""A clock for screens that show themselves step by step, at the player's pace, and can be skipped."""

from __future__ import annotations

from game.services import Services
from game.show.hearing import SPEEDS


class Reveal:
    """`length` milliseconds at Normal; `at` is how far it has come. At Instant it is over at once."""

    def __init__(self, services: Services, length: int) -> None:
        self._services, self.length = services, length
        self.at = 0
        self._rest = 0  # hundredths of milliseconds that were too few for a whole one
        self.pass_time(0)

    @property
    def over(self) -> bool:
        """Whether everything is shown."""
        return self.at >= self.length

    def pass_time(self, ms: int) -> None:
        """Let `ms` milliseconds of the wall pass."""
        settings = self._services.settings.now
        speed = SPEEDS[settings.speed]
        if not speed:
            self.skip()
        whole, self._rest = divmod(ms * speed + self._rest, 100)
        self.at = min(self.length, self.at + whole)

    def skip(self) -> None:
        """Show everything now."""
        self.at = self.length

    def share(self, start: int, length: int) -> float:
        """How much of the step that begins at `start` and takes `length` is done, 0 to 1."""
        return max(0.0, min(1.0, (self.at - start) / length))
