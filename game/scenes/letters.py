"""A board of letters: a name by d-pad, pointer or keyboard, in three alphabets."""

from __future__ import annotations

from game.i18n import Words
from game.ui import widgets
from game.ui.canvas import Canvas
from game.ui.controls import Area, Button, Control

LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
PAGES = {"en": LATIN, "ru": "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ", "ro": "AĂÂBCDEFGHIÎJKLMNOPQRSȘTȚUVWXYZ"}
TABS = {"en": "ABC", "ru": "АБВ", "ro": "ĂÎȘ"}
_BETWEEN = " -’."
_COLUMNS = 12
_CELL = (30, 22)


class Letters:
    """The pages, letters and keys of a board whose corner lies at `x`, `y`; 372 wide, 118 high."""

    def __init__(self, words: Words, x: int, y: int) -> None:
        self._words, self._x, self._y = words, x, y
        self.page = words.language if words.language in PAGES else "en"

    def controls(self) -> list[Control]:
        """Areas `page <language>` and `letter <letter>`, the buttons `letter ...` and `erase`."""
        x, y = self._x, self._y
        found: list[Control] = [
            Area(f"page {page}", (x + 252 + 40 * n, y, 38, 22)) for n, page in enumerate(PAGES)
        ]
        for n, letter in enumerate(PAGES[self.page]):
            at = x + _CELL[0] * (n % _COLUMNS), y + 38 + _CELL[1] * (n // _COLUMNS)
            found.append(Area(f"letter {letter}", (*at, _CELL[0] - 2, _CELL[1] - 2)))
        keys = (
            ("letter  ", self._words.tr("booking.space"), 90),
            ("letter -", "-", 28),
            ("letter ’", "’", 28),
            ("erase", self._words.tr("booking.erase"), 90),
        )
        for name, words, width in keys:
            found.append(Button(name, (x, y + 38 + 3 * _CELL[1] + 4, width, 22), words))
            x += width + 6
        return found

    def turn(self, n: int) -> None:
        """The alphabet `n` pages on."""
        pages = list(PAGES)
        self.page = pages[(pages.index(self.page) + n) % len(pages)]

    def draw(self, canvas: Canvas, controls: list[Control]) -> None:
        """Tabs and letters; the buttons draw themselves."""
        x, y = self._x, self._y
        for n, (page, label) in enumerate(TABS.items()):
            widgets.tab(canvas, x + 252 + 40 * n, y + 2, 38, label, page == self.page)
        canvas.rect(x - 4, y + 24, 380, 1, "gold")
        canvas.rect(x + 254 + 40 * list(TABS).index(self.page), y + 24, 34, 1, "night")
        for control in controls:
            if control.name.startswith("letter ") and isinstance(control, Area):
                left, top, w, h = control.rect
                canvas.rect(left, top, w, h, "indigo")
                canvas.rect(left, top + h - 1, w, 1, "ink")
                canvas.text(left + w // 2, top + 6, control.name[-1], "ivory", align="center")


def cased(name: str, letter: str) -> str:
    """A letter behind `name`: a capital at the beginning of a word, small after it."""
    return letter if not name or name[-1] in _BETWEEN else letter.lower()
