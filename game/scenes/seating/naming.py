"""The name of somebody at the seating plan: typed, or picked letter by letter."""

from __future__ import annotations

from game.career.profile import clean_name
from game.scenes.letters import Letters
from game.scenes.stack import BoardScene, Pop, Transition
from game.services import Services
from game.ui import widgets
from game.ui.board import Board
from game.ui.canvas import Canvas
from game.ui.controls import Area, Button
from game.ui.intents import Cancel, Intent, Menu, Page

_PANEL = (120, 70, 400, 214)
_X, _Y = 136, 88


class NameScene(BoardScene):
    """Lies over the seating plan; pops with the name ("" when none is wanted), or with None."""

    opaque = False

    def __init__(self, services: Services, name: str) -> None:
        super().__init__()
        self._services = services
        self._letters = Letters(services, _X, _Y, name)
        self._build("done")
        services.devices.type(True)

    @property
    def name(self) -> str:
        """The name as it is written so far."""
        return self._letters.name

    def _build(self, first: str) -> None:
        done = Button("done", (396, 246, 108, 24), self._services.words.tr("seating.done"), "gold")
        controls = [*self._letters.controls(), done]
        self._board = Board(controls, self._services.sound.effect, first)

    def handle(self, intent: Intent) -> Transition | None:
        """Letters come from the keyboard and from the board alike, also mixed."""
        self.spoil()
        if self._letters.hears(intent):
            return None
        match intent:
            case Page(n):
                self._turn_to(self._letters.turned(n))
                self._services.sound.effect("focus")
                return None
            case Cancel() | Menu():
                self._services.sound.effect("cancel")
                return self._done(None)
        name = self._board.handle(intent) or ""
        self._letters.act(name)
        if name.startswith("page "):
            self._turn_to(name.removeprefix("page "))
        return self._done(clean_name(self.name)) if name == "done" else None

    def _turn_to(self, page: str) -> None:
        at = self.at
        self._letters.page = page
        self._build(f"page {page}" if at.startswith(("letter", "page")) else at)

    def _done(self, name: str | None) -> Transition:
        self._services.devices.type(False)
        return Pop(name)

    def leave(self) -> None:
        """Typing ends."""
        self._services.devices.type(False)

    def draw(self, canvas: Canvas) -> None:
        """The name and the letters on a panel, the plan dark behind it."""
        canvas.darken(1)
        widgets.panel(canvas, *_PANEL)
        canvas.text(_X, _Y - 8, self._services.words.tr("seating.name"), "gold")
        widgets.field(canvas, _X, _Y + 4, 236, self.name, True, "focus")
        self._letters.draw(canvas, self._board.controls, 380)
        self._board.draw(canvas, self._services.prompts)
        if isinstance(self._board.at, Area):
            widgets.focus(canvas, *self._board.at.rect, pointer=False)
