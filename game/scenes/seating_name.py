"""The name of somebody at the seating plan: typed, or picked letter by letter."""

from __future__ import annotations

from game.career.profile import LONGEST_NAME, clean_name
from game.services import Services
from game.ui import widgets
from game.ui.board import Board
from game.ui.canvas import Canvas
from game.ui.controls import Area, Button
from game.ui.intents import Cancel, Char, Erase, Intent, Menu, Page

from .letters import Letters, cased
from .stack import BoardScene, Pop, Transition

_PANEL = (120, 70, 400, 214)
_X, _Y = 136, 88


class NameScene(BoardScene):
    """Lies over the seating plan; pops with the name ("" when none is wanted), or with None."""

    opaque = False

    def __init__(self, services: Services, name: str) -> None:
        super().__init__()
        self._services, self._name = services, name
        self._letters = Letters(services.words, _X, _Y)
        self._build("done")
        services.devices.type(True)

    @property
    def name(self) -> str:
        """The name as it is written so far."""
        return self._name

    def _build(self, first: str) -> None:
        done = Button("done", (396, 246, 108, 24), self._services.words.tr("seating.done"), "gold")
        self._controls = [*self._letters.controls(), done]
        self._board = Board(self._controls, self._services.sound.effect, first)

    def handle(self, intent: Intent) -> Transition | None:
        """Letters come from the keyboard and from the board alike, also mixed."""
        self.spoil()
        match intent:
            case Char(text):
                self._write(text)
                return None
            case Erase():
                self._erase()
                return None
            case Page(n):
                self._turn(n)
                return None
            case Cancel() | Menu():
                self._services.sound.effect("cancel")
                return self._done(None)
        what, _, which = (self._board.handle(intent) or "").partition(" ")
        match what:
            case "letter":
                self._write(cased(self._name, which))
            case "erase":
                self._erase()
            case "page":
                self._letters.page = which
                self._build(f"page {which}")
            case "done":
                return self._done(clean_name(self._name))
        return None

    def _turn(self, n: int) -> None:
        at = self.at
        self._letters.turn(n)
        self._build(f"page {self._letters.page}" if at.startswith(("letter", "page")) else at)
        self._services.sound.effect("focus")

    def _done(self, name: str | None) -> Transition:
        self._services.devices.type(False)
        return Pop(name)

    def leave(self) -> None:
        """Typing ends."""
        self._services.devices.type(False)

    def _write(self, letter: str) -> None:
        fits = len(self._name) < LONGEST_NAME and self._services.fonts["display"].has(letter)
        if fits and (letter != " " or (self._name and self._name[-1] != " ")):
            self._name += letter
            self._services.sound.effect("letter")
        else:
            self._services.sound.effect("denied")

    def _erase(self) -> None:
        self._services.sound.effect("less" if self._name else "denied")
        self._name = self._name[:-1]

    def draw(self, canvas: Canvas) -> None:
        """The name and the letters on a panel, the plan dark behind it."""
        canvas.darken(1)
        widgets.panel(canvas, *_PANEL)
        canvas.text(_X, _Y - 8, self._services.words.tr("seating.name"), "gold")
        widgets.field(canvas, _X, _Y + 4, 236, self._name, True, "focus")
        self._letters.draw(canvas, self._controls)
        self._board.draw(canvas, self._services.prompts)
        if isinstance(self._board.at, Area):
            widgets.focus(canvas, *self._board.at.rect, pointer=False)
