"""Buying a ticket: a name by keyboard or letter by letter, a sign and a colour."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from game.career.level import Level
from game.career.profile import COLOURS, LONGEST_NAME, SIGNS, Profile, clean_name
from game.services import Services
from game.ui import widgets
from game.ui.board import Board
from game.ui.canvas import Canvas
from game.ui.controls import Area, Button, Control
from game.ui.intents import Cancel, Char, Erase, Intent, Menu, Page

from .figures import figure
from .letters import PAGES, TABS, cased
from .stack import BoardScene, Pop, Transition
from .ticket import draw_ticket

_COLUMNS = 12
_CELL = (30, 22)
_GRID = (22, 186)


class BookingScene(BoardScene):
    """Pops with the number of the pocket once a career lies in it, or with None."""

    def __init__(self, services: Services, slot: int, levels: Sequence[Level]) -> None:
        super().__init__()
        self._services, self._slot, self._levels = services, slot, levels
        self._name = ""
        self._sign, self._colour = SIGNS[(slot - 1) % len(SIGNS)], COLOURS[(slot - 1) % len(COLOURS)]
        self._number = 100 + services.seeds() % 900
        self._page = services.words.language if services.words.language in PAGES else "en"
        self._build("board")
        services.devices.type(True)

    def _build(self, first: str | None = None) -> None:
        tr = self._services.words.tr
        controls: list[Control] = []
        for n, page in enumerate(PAGES):
            controls.append(Area(f"page {page}", (274 + 40 * n, 148, 38, 22)))
        for n, letter in enumerate(PAGES[self._page]):
            x, y = _GRID[0] + _CELL[0] * (n % _COLUMNS), _GRID[1] + _CELL[1] * (n // _COLUMNS)
            controls.append(Area(f"letter {letter}", (x, y, _CELL[0] - 2, _CELL[1] - 2)))
        x, y = _GRID[0], _GRID[1] + 3 * _CELL[1] + 4
        for name, words, width in (
            ("letter  ", tr("booking.space"), 90),
            ("letter -", "-", 28),
            ("letter ’", "’", 28),
            ("erase", tr("booking.erase"), 90),
        ):
            controls.append(Button(name, (x, y, width, 22), words))
            x += width + 6
        for n, sign in enumerate(SIGNS):
            controls.append(Area(f"sign {sign}", (422 + 26 * n, 164, 19, 19)))
        for n, colour in enumerate(COLOURS):
            controls.append(Area(f"colour {colour}", (424 + 52 * n, 212, 39, 39)))
        controls.append(Button("board", (420, 290, 200, 28), tr("counter.board"), "gold", font="display"))
        self._board = Board(controls, self._services.sound.effect, first)

    @property
    def name(self) -> str:
        """The name as it is written so far."""
        return self._name

    @property
    def _profile(self) -> Profile:
        name = clean_name(self._name) or self._services.words.tr("booking.nobody")
        return Profile(name, self._sign, self._colour, self._number, created=date.today().isoformat())

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
                pages = list(PAGES)
                self._turn_to(pages[(pages.index(self._page) + n) % len(pages)])
                return None
            case Cancel() | Menu():
                self._services.sound.effect("cancel")
                return self._done(None)
        name = self._board.handle(intent)
        return self._act(name) if name else None

    def _act(self, name: str) -> Transition | None:
        what, _, which = name.partition(" ")
        match what:
            case "letter":
                self._write(cased(self._name, which))
            case "erase":
                self._erase()
            case "page":
                self._turn_to(which)
            case "sign":
                self._sign = which
            case "colour":
                self._colour = which
            case "board":
                self._services.tell(self._services.store.save(self._slot, self._profile))
                self._services.sound.effect("ticket_punch")
                return self._done(self._slot)
        return None

    def _done(self, result: int | None) -> Transition:
        self._services.devices.type(False)
        return Pop(result)

    def leave(self) -> None:
        """Nothing is bought; typing ends."""
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

    def _turn_to(self, page: str) -> None:
        at = self.at
        self._page = page
        self._build(f"page {page}" if at.startswith(("letter", "page")) else at)

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
        widgets.field(canvas, 22, 151, 236, self._name, True, "focus")
        self._draw_letters(canvas)
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

    def _draw_letters(self, canvas: Canvas) -> None:
        for n, (page, label) in enumerate(TABS.items()):
            widgets.tab(canvas, 274 + 40 * n, 150, 38, label, page == self._page)
        canvas.rect(18, 172, 372, 1, "gold")
        active = 274 + 40 * list(TABS).index(self._page)
        canvas.rect(active + 2, 172, 34, 1, "night")
        for control in self._board.controls:
            if control.name.startswith("letter ") and isinstance(control, Area):
                x, y, w, h = control.rect
                canvas.rect(x, y, w, h, "indigo")
                canvas.rect(x, y + h - 1, w, 1, "ink")
                canvas.text(x + w // 2, y + 6, control.name[-1], "ivory", align="center")

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
