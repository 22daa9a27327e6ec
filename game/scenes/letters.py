"""A board of letters on which a name is written, and the scene around one.

By d-pad, pointer or keyboard, in three alphabets.
"""

from __future__ import annotations

from game.career.profile import LONGEST_NAME
from game.services import Services
from game.ui import widgets
from game.ui.board import Board
from game.ui.canvas import Canvas
from game.ui.controls import Area, Button, Control
from game.ui.intents import Cancel, Char, Erase, Intent, Menu, Page

from .stack import BoardScene, Pop, Transition

LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
PAGES = {"en": LATIN, "ru": "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ", "ro": "AĂÂBCDEFGHIÎJKLMNOPQRSȘTȚUVWXYZ"}
TABS = {"en": "ABC", "ru": "АБВ", "ro": "ĂÎȘ"}
_BETWEEN = " -’."
_COLUMNS = 12
_CELL = (30, 22)


class Letters:
    """The pages, letters and keys of a board whose corner lies at `x`, `y`, and the `name` written so far."""

    def __init__(self, services: Services, x: int, y: int, name: str = "") -> None:
        self._services, self._x, self._y, self.name = services, x, y, name
        self.page = services.words.language if services.words.language in PAGES else "en"

    def controls(self) -> list[Control]:
        """Areas `page <language>` and `letter <letter>`, the buttons `letter ...` and `erase`."""
        x, y, tr = self._x, self._y, self._services.words.tr
        found: list[Control] = [
            Area(f"page {page}", (x + 252 + 40 * n, y, 38, 22)) for n, page in enumerate(PAGES)
        ]
        for n, letter in enumerate(PAGES[self.page]):
            at = x + _CELL[0] * (n % _COLUMNS), y + 38 + _CELL[1] * (n // _COLUMNS)
            found.append(Area(f"letter {letter}", (*at, _CELL[0] - 2, _CELL[1] - 2)))
        keys = (
            ("letter  ", tr("booking.space"), 90),
            ("letter -", "-", 28),
            ("letter ’", "’", 28),
            ("erase", tr("booking.erase"), 90),
        )
        for name, words, width in keys:
            found.append(Button(name, (x, y + 38 + 3 * _CELL[1] + 4, width, 22), words))
            x += width + 6
        return found

    def turned(self, n: int) -> str:
        """The alphabet `n` pages on."""
        pages = list(PAGES)
        return pages[(pages.index(self.page) + n) % len(pages)]

    # ── writing ─────────────────────────────────────────────────────────────

    def hears(self, intent: Intent) -> bool:
        """Whether the intent came from a key that writes or erases, and has done so."""
        match intent:
            case Char(text):
                self._write(text)
            case Erase():
                self._erase()
            case _:
                return False
        return True

    def act(self, control: str) -> None:
        """Do what a letter of the board, or the button `erase`, says; other controls are not its own."""
        what, _, letter = control.partition(" ")
        if what == "letter":
            self._write(cased(self.name, letter))
        elif what == "erase":
            self._erase()

    def _write(self, letter: str) -> None:
        fits = len(self.name) < LONGEST_NAME and self._services.fonts["display"].has(letter)
        if fits and (letter != " " or (self.name and self.name[-1] != " ")):
            self.name += letter
            self._services.sound.effect("letter")
        else:
            self._services.sound.effect("denied")

    def _erase(self) -> None:
        self._services.sound.effect("less" if self.name else "denied")
        self.name = self.name[:-1]

    # ── the picture ─────────────────────────────────────────────────────────

    def draw(self, canvas: Canvas, controls: list[Control], width: int) -> None:
        """Tabs over a line of this `width`, and letters; the buttons draw themselves."""
        x, y = self._x, self._y
        for n, (page, label) in enumerate(TABS.items()):
            widgets.tab(canvas, x + 252 + 40 * n, y + 2, 38, label, page == self.page)
        canvas.rect(x - 4, y + 24, width, 1, "gold")
        canvas.rect(x + 254 + 40 * list(TABS).index(self.page), y + 24, 34, 1, "night")
        for control in controls:
            if control.name.startswith("letter ") and isinstance(control, Area):
                left, top, w, h = control.rect
                canvas.rect(left, top, w, h, "indigo")
                canvas.rect(left, top + h - 1, w, 1, "ink")
                canvas.text(left + w // 2, top + 6, control.name[-1], "ivory", align="center")


class WritingScene(BoardScene):
    """A screen on which a name is written; pops with None when it is given up."""

    def __init__(self, services: Services, letters: Letters, first: str) -> None:
        """`first`: the control that has the focus."""
        super().__init__()
        self._services, self._letters = services, letters
        self._build(first)
        services.devices.type(True)

    @property
    def name(self) -> str:
        """The name as it is written so far."""
        return self._letters.name

    def controls(self) -> list[Control]:
        """What lies on the board besides the letters."""
        return []

    def act(self, control: str) -> Transition | None:
        """Do what such a control says."""
        return None

    def _build(self, first: str) -> None:
        controls = [*self._letters.controls(), *self.controls()]
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
                return self.done(None)
        control = self._board.handle(intent) or ""
        self._letters.act(control)
        if control.startswith("page "):
            self._turn_to(control.removeprefix("page "))
        return self.act(control)

    def done(self, result: object) -> Transition:
        """Typing ends, and the scene pops with the result."""
        self.leave()
        return Pop(result)

    def leave(self) -> None:
        """Typing ends."""
        self._services.devices.type(False)

    def _turn_to(self, page: str) -> None:
        at = self.at
        self._letters.page = page
        self._build(f"page {page}" if at.startswith(("letter", "page")) else at)


def cased(name: str, letter: str) -> str:
    """A letter behind `name`: a capital at the beginning of a word, small after it."""
    return letter if not name or name[-1] in _BETWEEN else letter.lower()
