"""The heart of somebody with few chips left: a few soft beats when the question comes, then it is quiet."""

from __future__ import annotations

BEATS, EVERY, LONG = 4, 1100, 160  # milliseconds from beat to beat, and of one beat


class Heart:
    """Silent until `rouse`; time passes only as it is told."""

    def __init__(self) -> None:
        self._left = self._age = 0

    def rouse(self) -> None:
        """Begin to beat."""
        self._left, self._age = BEATS, -1

    def calm(self) -> None:
        """Beat no more."""
        self._left = 0

    @property
    def beats(self) -> bool:
        """Whether it is in the middle of a beat."""
        return self._left > 0 and 0 <= self._age < LONG

    def pass_time(self, ms: int) -> bool:
        """Let `ms` milliseconds pass; whether a beat began or ended."""
        if not self._left:
            return False
        before, self._age = self.beats, 0 if self._age < 0 else self._age + ms
        if self._age >= EVERY:
            self._left, self._age = self._left - 1, 0
        return self.beats != before
