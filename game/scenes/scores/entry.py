"""A career signs the board of scores: three letters by the wheel, by the pointer, or typed."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from game.career import scores
from game.career.scores import BLANK, LETTERS, Score
from game.scenes.letters import PAGES
from game.scenes.stack import Pop, Scene, Transition
from game.services import Services
from game.ui import widgets
from game.ui.canvas import Canvas
from game.ui.captions import FOOT
from game.ui.intents import (
    MOST,
    Adjust,
    Cancel,
    Char,
    Confirm,
    Erase,
    Hot,
    Intent,
    Menu,
    Page,
    Press,
    Step,
    Wheel,
)
from game.ui.surfaces import inside

from . import board

_LABELS = {"en": ("ABC", "Latin"), "ru": ("АБВ", "Кириллица"), "ro": ("ĂÎȘ", "Română")}
_WHEEL = (152, 244, 336, 92)
_DRUM = (166, 264, 308, 48)  # its letters
_SLOTS = (506, 268)
_ERASE, _DONE = (505, 315, 56, 16), (566, 315, 56, 16)
_SPREAD = 4  # letters to each side of the middle that can be seen
_PLACES = (0, 53, 93, 126, 150)  # how far from the middle they stand


class EntryScene(Scene):
    """`new` is the line to be signed, among the other careers' lines `own`; unsigned it bears the `name`."""

    told = FOOT

    def __init__(self, services: Services, own: tuple[Score, ...], new: Score, name: str) -> None:
        super().__init__()
        self._own_name = "".join(filter(str.isalpha, name.upper()))[:LETTERS] or "A"
        self._services, self._own, self._new = services, own, new
        self._page = services.words.language if services.words.language in PAGES else "en"
        self._at, self._letters = 0, ""
        self._place = scores.place(own, new) or scores.PLACES
        services.devices.type(True)
        services.sound.effect("station_bell")

    @property
    def letters(self) -> str:
        """What has been signed so far."""
        return self._letters

    @property
    def _wheel(self) -> str:
        return PAGES[self._page]

    def handle(self, intent: Intent) -> Transition | None:
        """Turn, take, type, delete; done when three letters stand there and are confirmed."""
        self.spoil()
        match intent:
            case Step(dx, 0) | Wheel(dx):
                self._turn(dx)
            case Step(_, dy) | Page(dy):
                self._turn_page(dy)
            case Adjust(n) if n == MOST:
                return self._done()
            case Adjust(n):
                self._turn(n)
            case Char(text):
                self._write(text.upper())
            case Erase() | Hot("delete" | "west"):
                self._erase()
            case Cancel() | Menu():
                if not self._letters:
                    return self._done()
                self._erase()
            case Confirm():
                if len(self._letters) == LETTERS:
                    return self._done()
                self._write(self._wheel[self._at])
            case Press(x, y):
                return self._press(x, y)
        return None

    def _press(self, x: int, y: int) -> Transition | None:
        if inside(_DONE, x, y):
            return self._done()
        if inside(_ERASE, x, y):
            self._erase()
        for n, page in enumerate(PAGES):
            if inside((14, 266 + 20 * n, 126, 19), x, y):
                self._page, self._at = page, 0
        if inside(_DRUM, x, y):
            offset = min(range(-_SPREAD, _SPREAD + 1), key=lambda k: abs(x - 320 - _shift(k)))
            if offset:
                self._turn(offset)
            else:
                self._write(self._wheel[self._at])
        return None

    def _turn(self, by: int) -> None:
        self._at = (self._at + by) % len(self._wheel)
        self._services.sound.effect("focus")

    def _turn_page(self, by: int) -> None:
        pages = list(PAGES)
        self._page, self._at = pages[(pages.index(self._page) + by) % len(pages)], 0
        self._services.sound.effect("focus")

    def _write(self, text: str) -> None:
        fits = (
            len(self._letters) < LETTERS and len(text) == 1 and any(text in page for page in PAGES.values())
        )
        self._services.sound.effect("letter" if fits else "denied")
        if fits:
            self._letters += text

    def _erase(self) -> None:
        self._services.sound.effect("cancel" if self._letters else "denied")
        self._letters = self._letters[:-1]

    def _done(self) -> Transition | None:
        self._services.devices.type(False)
        signed = msgspec.structs.replace(self._new, initials=self._letters or self._own_name)
        self._services.tell(self._services.store.save_scores(scores.entered(self._own, signed)))
        self._services.sound.effect("saved")
        return Pop("signed")

    def leave(self) -> None:
        """The program ends: the board asks again the next time."""
        self._services.devices.type(False)

    # ── the picture ─────────────────────────────────────────────────────────

    def draw(self, canvas: Canvas) -> None:
        """The board with the new line, alphabets, wheel, and the three letters."""
        words = self._services.words
        initials = (self._letters + BLANK * LETTERS)[: max(len(self._letters) + 1, 1)][:LETTERS]
        shown = msgspec.structs.replace(self._new, initials=initials)
        rows = scores.board(scores.entered(self._own, shown))
        board.draw(canvas, words, rows, self._place - 1)
        hi = words.tr("scores.hi", n=rows[0].chips)
        widgets.cornice(canvas, words.tr("scores.title"), hi, words.tr("scores.all"))
        self._draw_pages(canvas)
        self._draw_wheel(canvas)
        self._draw_letters(canvas)
        items: list[tuple[str | Sequence[str], str]] = [
            (("left", "right"), words.tr("scores.turn")),
            ("confirm", words.tr("scores.take" if len(self._letters) < LETTERS else "scores.done")),
            ("cancel", words.tr("scores.erase")),
            (("up", "down"), words.tr("scores.alphabet")),
        ]
        self._services.prompts.foot(canvas, items, words.tr("scores.type"))

    def _draw_pages(self, canvas: Canvas) -> None:
        widgets.panel(canvas, 8, 244, 138, 92)
        widgets.heading(canvas, 18, 252, 118, self._services.words.tr("scores.alphabet"))
        for n, (page, (short, name)) in enumerate(_LABELS.items()):
            y, here = 266 + 20 * n, page == self._page
            widgets.row(canvas, 14, y, 126, 19, "chosen" if here else "")
            canvas.text(23, y + 6, short, "goldl" if here else "gold")
            canvas.text(56, y + 6, name, "ivory" if here else "fog")

    def _draw_wheel(self, canvas: Canvas) -> None:
        """A drum of letters, the nearer the middle the larger their place and the brighter."""
        words, wheel = self._services.words, self._wheel
        widgets.panel(canvas, *_WHEEL)
        canvas.text(162, 252, _LABELS[self._page][1], "goldl")
        count = words.tr("scores.of", n=self._at + 1, m=len(wheel))
        canvas.text(478, 252, count, "haze", align="right")
        canvas.rect(*_DRUM, "mahog")
        for level in range(1, 16):
            canvas.dither(166 + 9 * level, 264, 308 - 18 * level, 48, "umber", level)
        canvas.rect(166, 264, 308, 1, "brass")
        canvas.rect(166, 311, 308, 1, "brass")
        inks = ("", "ivory", "cream", "gold", "brass")
        for k in range(-_SPREAD, _SPREAD + 1):
            if k:
                letter = wheel[(self._at + k) % len(wheel)]
                canvas.text(320 + _shift(k), 281, letter, inks[abs(k)], "display", "center", shadow="mahog")
        canvas.shade(300, 261, 46, 60)
        canvas.rect(297, 258, 46, 60, "ink")
        canvas.box(298, 259, 44, 58, "gold")
        canvas.rect(300, 261, 40, 54, "ivory")
        bands = ("red", "crimson", "wine")
        canvas.text(321, 274, wheel[self._at], bands, "display2x", "center", shadow="cream")
        canvas.sprite("arrow/right", 287, 285)
        canvas.sprite("arrow/left", 346, 285)
        hint = canvas.fonts["body"].cut(words.tr("scores.hint"), 320)
        canvas.text(320, 322, hint, "haze", align="center")

    def _draw_letters(self, canvas: Canvas) -> None:
        words = self._services.words
        widgets.panel(canvas, 494, 244, 138, 92)
        place = words.tr("scores.place", n=self._place)
        widgets.heading(canvas, 504, 252, 118, place, words.tr("scores.new"))
        x, y = _SLOTS
        for n in range(LETTERS):
            left, here = x + 39 * n, n == len(self._letters)
            canvas.rect(left, y, 37, 44, "ink")
            canvas.rect(left + 1, y + 1, 35, 21, "indigo")
            canvas.rect(left + 1, y + 23, 35, 20, "night")
            canvas.box(left, y, 37, 44, "goldl" if here else "umber")
            if n < len(self._letters):
                bands = ("ivory", "goldl", "gold")
                canvas.text(left + 19, y + 9, self._letters[n], bands, "display2x", "center")
            elif here:
                canvas.rect(left + 9, y + 36, 19, 2, "goldl")
        widgets.button(canvas, *_ERASE, words.tr("scores.erase"))
        widgets.button(canvas, *_DONE, words.tr("scores.done"), "gold")


def _shift(k: int) -> int:
    return _PLACES[abs(k)] if k >= 0 else -_PLACES[-k]
