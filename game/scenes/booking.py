"""Buying a ticket: a name by keyboard or letter by letter, a sign and a colour."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from game.career.level import Level
from game.career.profile import COLOURS, SIGNS, Profile, clean_name
from game.services import Services
from game.ui import widgets
from game.ui.canvas import Canvas
from game.ui.controls import Area, Button, Control

from .figures import figure
from .letters import Letters, WritingScene
from .stack import Transition
from .ticket import draw_ticket


class BookingScene(WritingScene):
    """Pops with the number of the pocket once a career lies in it, or with None."""

    def __init__(self, services: Services, slot: int, levels: Sequence[Level]) -> None:
        self._slot, self._levels = slot, levels
        self._sign, self._colour = SIGNS[(slot - 1) % len(SIGNS)], COLOURS[(slot - 1) % len(COLOURS)]
        self._number = 100 + services.seeds() % 900
        super().__init__(services, Letters(services, 22, 148), "board")

    def controls(self) -> list[Control]:
        """Signs, colours, and the way to the train."""
        board = self._services.words.tr("counter.board")
        return [
            *(Area(f"sign {sign}", (422 + 26 * n, 164, 19, 19)) for n, sign in enumerate(SIGNS)),
            *(Area(f"colour {colour}", (424 + 52 * n, 212, 39, 39)) for n, colour in enumerate(COLOURS)),
            Button("board", (420, 290, 200, 28), board, "gold", font="display"),
        ]

    @property
    def _profile(self) -> Profile:
        name = clean_name(self.name) or self._services.words.tr("booking.nobody")
        return Profile(name, self._sign, self._colour, self._number, created=date.today().isoformat())

    def act(self, control: str) -> Transition | None:
        """Choose a sign or a colour, or keep the career and board the train."""
        what, _, which = control.partition(" ")
        match what:
            case "sign":
                self._sign = which
            case "colour":
                self._colour = which
            case "board":
                self._services.tell(self._services.store.save(self._slot, self._profile))
                self._services.sound.effect("ticket_punch")
                return self.done(self._slot)
        return None

    # -- the picture

    def draw(self, canvas: Canvas) -> None:
        """The ticket as it will be, the letters, the signs."""
        tr = self._services.words.tr
        canvas.sprite("back/wainscot", 0, 0)
        widgets.cornice(canvas, tr("counter.new"), tr("booking.heading"), tr("ticket.pocket", n=self._slot))
        draw_ticket(canvas, self._services, 12, 30, self._profile, self._levels, self._slot)
        widgets.panel(canvas, 8, 130, 392, 200)
        widgets.panel(canvas, 408, 130, 224, 200)
        self._draw_traveller(canvas, 328, 268)
        canvas.text(22, 138, tr("booking.name"), "gold")
        widgets.field(canvas, 22, 151, 236, self.name, True, "focus")
        self._letters.draw(canvas, self._board.controls, 372)
        canvas.text(420, 142, tr("booking.sign"), "gold")
        canvas.text(420, 194, tr("booking.colour"), "gold")
        self._draw_choice(canvas)
        canvas.paragraph(420, 262, 200, tr("booking.hint"), "haze", lead=11)
        self._board.draw(canvas, self._services.prompts)
        self._draw_focus(canvas)
        foot = [
            (("left", "up", "down", "right"), tr("foot.choose")),
            ("confirm", tr("foot.take")),
            ("cancel", tr("foot.back")),
        ]
        self._services.prompts.foot(canvas, foot, tr("booking.type"))

    def _draw_traveller(self, canvas: Canvas, x: int, y: int) -> None:
        """Who travels on this ticket: the face of the sign, dressed in the colour; its corner at x, y."""
        canvas.shade(x, y + 3, 50, 49)
        canvas.slice("frame/portrait/normal", x - 2, y - 2, 52, 52)
        canvas.sprite(f"portrait/{figure(self._sign, self._colour)}/happy", x, y)
        canvas.sprite(f"badge/{self._sign}", x + 38, y - 4)

    def _draw_choice(self, canvas: Canvas) -> None:
        for control in self._board.controls:
            what, _, which = control.name.partition(" ")
            x, y, w, h = control.rect
            if what == "sign":
                canvas.sprite(f"badge/{which}", x + 2, y + 2)
            elif what == "colour":
                canvas.sprite(f"emblem/{which}", x + 19, y + 19)
            else:
                continue
            if which in (self._sign, self._colour):
                widgets.chosen(canvas, x + 1, y + 1, w - 2, h - 2)

    def _draw_focus(self, canvas: Canvas) -> None:
        at = self._board.at
        if isinstance(at, Area):
            widgets.focus(canvas, *at.rect, pointer=False)
