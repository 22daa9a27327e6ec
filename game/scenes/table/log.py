"""The list of what happened at this table, newest last; it never holds a card that the seat may not know."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from msgspec.structs import replace

from game.i18n import Words
from game.rules import engine
from game.rules.events import DealBegan, Event
from game.rules.view import Slot, View
from game.scenes.stack import Pop, Scene, Transition
from game.services import Services
from game.show.say import log_line
from game.ui import widgets
from game.ui.canvas import Canvas
from game.ui.intents import Adjust, Cancel, Confirm, Hot, Intent, Menu, Page, Press, Step, Wheel
from game.ui.text import LARGE

from .asking import asking
from .controls import Controls
from .sitting import Sitting

KEPT = 300  # events
_Y, _H = 26, 276
_WIDTH, _LARGE_WIDTH = 340, 620  # of the panel
_PITCH, _LARGE_PITCH = 12, 19  # from line to line


class Log:
    """What was seen at the table; it becomes words only when somebody reads it, in the language of then."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._seen: deque[tuple[Event, View]] = deque(maxlen=KEPT)

    def hear(self, event: Event, before: View) -> None:
        """Remember `event`, which happened at the table `before`."""
        if self._sitting.host.several:
            event, before = engine.redact(event, None), _common(before)
        if isinstance(event, DealBegan):
            event = replace(event, number=self._sitting.host.earlier + event.number)
        self._seen.append((event, before))
        services = self._sitting.host.services
        if services.narrate is not None:
            names = self._sitting.names(services.words)
            if line := log_line(event, before, names.__getitem__, services.words.tr):
                services.narrate(line)

    def ask(self, board: View, controls: Controls) -> None:
        """Let whoever only hears the table know what the person is asked now."""
        sitting, services = self._sitting, self._sitting.host.services
        if services.narrate is not None:
            name = sitting.names(services.words)[sitting.seat]
            services.narrate(asking(services, board, controls, name, sitting.host.several))

    def take(self, other: Log) -> None:
        """Begin with what the log of another seat at the same table has."""
        self._seen.extendleft(reversed(other._seen))

    def lines(self, words: Words) -> list[str]:
        """All lines, oldest first."""
        names = self._sitting.names(words)
        told = (log_line(event, before, names.__getitem__, words.tr) for event, before in self._seen)
        return [line for line in told if line]


def _common(view: View) -> View:
    """A table without the cards that not everybody may know."""
    cards = {
        place: tuple(slot if slot.up else Slot(None, False) for slot in slots)
        for place, slots in view.cards.items()
    }
    return replace(view, cards=cards, seen=(), options=())


class LogScene(Scene):
    """Lies over the table; up and down scroll, anything else goes back."""

    opaque = False

    def __init__(self, services: Services, lines: Sequence[str]) -> None:
        super().__init__()
        large = services.fonts.large
        self._w, self._pitch = (_LARGE_WIDTH, _LARGE_PITCH) if large else (_WIDTH, _PITCH)
        self._x, self._face = 320 - self._w // 2, LARGE if large else "body"
        wrap, room = services.fonts[self._face].wrap, self._w - 36
        self._services, self._lines = services, list(lines)
        if large:
            self._lines = [row for line in lines for row in wrap(line, room)]
        self._rows = (_H - 36) // self._pitch
        self._first = max(0, len(self._lines) - self._rows)

    def handle(self, intent: Intent) -> Transition | None:
        """Scroll or close."""
        match intent:
            case Step(_, dy) if dy:
                self._scroll(dy)
            case Adjust(n) | Page(n):
                self._scroll(n * 5)
            case Wheel(n):
                self._scroll(-3 * n)
            case Confirm() | Cancel() | Menu() | Press() | Hot("l"):
                self._services.sound.effect("cancel")
                return Pop()
        return None

    def _scroll(self, n: int) -> None:
        before = self._first
        self._first = max(0, min(len(self._lines) - self._rows, self._first + n)) if self._lines else 0
        if self._first != before:
            self._services.sound.effect("focus")
            self.spoil()

    def draw(self, canvas: Canvas) -> None:
        """The panel with its lines."""
        words, x, w = self._services.words, self._x, self._w
        canvas.darken(1)
        widgets.panel(canvas, x, _Y, w, _H)
        widgets.heading(canvas, x + 10, _Y + 8, w - 20, words.tr("table.log_title"))
        shown = self._lines[self._first : self._first + self._rows]
        for n, line in enumerate(shown):
            canvas.text(x + 12, _Y + 24 + n * self._pitch, line, "ivory" if n % 2 else "fog", self._face)
        if not shown:
            canvas.text(x + 12, _Y + 26, words.tr("table.log_empty"), "haze", self._face)
        if self._first:
            canvas.sprite("arrow/up", x + w - 18, _Y + 22)
        if self._first + self._rows < len(self._lines):
            canvas.sprite("arrow/down", x + w - 18, _Y + _H - 14)
