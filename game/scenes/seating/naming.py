"""The name of somebody at the seating plan: typed, or picked letter by letter."""

from __future__ import annotations

from game.career.profile import clean_name
from game.scenes.letters import Letters, WritingScene
from game.scenes.stack import Transition
from game.services import Services
from game.ui import widgets
from game.ui.canvas import Canvas
from game.ui.controls import Area, Button, Control

_PANEL = (120, 70, 400, 214)
_X, _Y = 136, 88


class NameScene(WritingScene):
    """Lies over the seating plan; pops with the name ("" when none is wanted), or with None."""

    opaque = False

    def __init__(self, services: Services, name: str) -> None:
        super().__init__(services, Letters(services, _X, _Y, name), "done")

    def controls(self) -> list[Control]:
        """The button that takes the name."""
        return [Button("done", (396, 246, 108, 24), self._services.words.tr("seating.done"), "gold")]

    def act(self, control: str) -> Transition | None:
        """Take the name as it is written."""
        return self.done(clean_name(self.name)) if control == "done" else None

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
