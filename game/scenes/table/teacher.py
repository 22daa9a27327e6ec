"""Lines that wait to be read: the teacher's, and what else must be known before play goes on."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.events import Event
from game.rules.view import View
from game.storage.notice import Notice

from .lesson import PREFIX, Lesson, Line


class Teacher:
    """Says what `lesson` has for what happens; `learn` is told the key of each line that was read."""

    def __init__(self, lesson: Lesson, learn: Callable[[str], None]) -> None:
        self._lesson, self._learn = lesson, learn
        self._lines: list[Line] = []

    @property
    def line(self) -> Line | None:
        """What is said now; play waits until it was read."""
        return self._lines[0] if self._lines else None

    def heed(self, event: Event, before: View) -> bool:
        """Whether there is something to say of what begins now (`Director.heed`)."""
        lines = self._lesson.lines(event, before)
        self._lines += lines
        return bool(lines)

    def tell(self, notice: Notice) -> None:
        """Say what went wrong."""
        self._lines.append(Line(notice.key, {"key": "confirm", **notice.fields}, taught=False))

    def go_on(self) -> None:
        """What is said now was read."""
        line = self._lines.pop(0)
        if line.taught:
            self._learn(PREFIX + line.key)
