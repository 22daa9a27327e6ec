"""Somebody speaks in the corridor: pages of words, letter by letter, and sometimes an answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.scenes.stack import Pop, Scene, Transition
from game.services import Services
from game.show.hearing import SPEEDS
from game.ui import widgets
from game.ui.board import Board
from game.ui.canvas import Canvas
from game.ui.controls import Button
from game.ui.intents import Cancel, Confirm, Intent, Press
from game.ui.text import LARGE

_BOX, _FOOT = (8, 236, 624, 100), 336  # the box with the words, and where it ends
_LEFT, _ANSWERS = 92, 288  # of the words, and the top of the answers
_WIDTH = 526
_STEP, _LARGE_STEP, _LARGE_ANSWER = 12, 19, 29  # from line to line, and from answer to answer
_LETTERS = 45  # a second at Normal
_LETTER_SOUND = 3  # every so many letters


@dataclass(frozen=True)
class Answer:
    """Something to say: words, a note beside them, and whether the talk goes on or ends here."""

    words: str
    note: str = ""
    ends: bool = False


@dataclass(frozen=True)
class Page:
    """What a passenger says at one go."""

    who: str
    mood: str
    words: str
    answers: Sequence[Answer] = ()


class DialogueScene(Scene):
    """`pages` one after another; `at_end` is called when the last one was read to its end."""

    def __init__(
        self,
        services: Services,
        title: str,
        pages: Sequence[Page],
        at_end: Callable[[], None],
        foot: str = "",
    ) -> None:
        super().__init__()
        self._services, self._title, self._pages = services, title, tuple(pages)
        self._at_end, self._foot = at_end, foot
        self._number = 0
        self._open()

    @property
    def page(self) -> Page:
        """The page that is spoken now."""
        return self._pages[self._number]

    def _open(self) -> None:
        self._letters, self._rest = 0, 0
        self._board = None
        if not SPEEDS[self._services.settings.now.speed]:
            self._letters = len(self.page.words)
        self._lay()
        if self.page.answers:
            x, y = _LEFT, _ANSWERS
            step, high, font = 21, 19, "body"
            if self._services.fonts.large:
                step, high, font = _LARGE_ANSWER, _LARGE_ANSWER - 2, LARGE
                y = _FOOT - 6 - step * len(self.page.answers)
            buttons = [
                Button(
                    str(n),
                    (x, y + step * n, _WIDTH, high),
                    each.words,
                    font=font,
                    align="left",
                    note=each.note,
                )
                for n, each in enumerate(self.page.answers)
            ]
            self._board = Board(list(buttons), self._services.sound.effect)
        self.spoil()

    def _lay(self) -> None:
        """Break the words into lines, as for the whole page, so that no word jumps while it appears.

        In large print the box is as high as they ask for.
        """
        large = self._services.fonts.large
        self._face, self._step = (LARGE, _LARGE_STEP) if large else ("body", _STEP)
        self._lines = self._services.fonts[self._face].wrap(self.page.words, _WIDTH)
        x, y, w, h = _BOX
        if large:
            h = max(h, 35 + _LARGE_STEP * len(self._lines) + _LARGE_ANSWER * len(self.page.answers))
            y = _FOOT - h
        self._box = (x, y, w, h)

    @property
    def _spoken(self) -> bool:
        return self._letters >= len(self.page.words)

    def handle(self, intent: Intent) -> Transition | None:
        """Hear the page to its end at once, go on, or answer."""
        if not self._spoken:
            if isinstance(intent, Confirm | Cancel | Press):
                self._letters = len(self.page.words)
                self.spoil()
            return None
        if self._board is not None:
            return self._answer(intent)
        if isinstance(intent, Confirm | Press):
            self._services.sound.effect("confirm")
            return self._go_on()
        if isinstance(intent, Cancel):
            return self._skip()
        return None

    def _skip(self) -> Transition:
        """Whoever has heard enough: what would have happened at the end happens."""
        self._services.sound.effect("cancel")
        self._at_end()
        return Pop("done")

    def _answer(self, intent: Intent) -> Transition | None:
        assert self._board is not None
        if isinstance(intent, Cancel):
            ending = next((n for n, each in enumerate(self.page.answers) if each.ends), None)
            return None if ending is None else Pop()
        acted = self._board.handle(intent)
        if acted is not None:
            self.spoil()
        if not acted:
            return None
        return Pop() if self.page.answers[int(acted)].ends else self._go_on()

    def _go_on(self) -> Transition | None:
        if self._number + 1 == len(self._pages):
            self._at_end()
            return Pop("done")
        self._number += 1
        self._open()
        return None

    def update(self, ms: int) -> Transition | None:
        """Let letters appear."""
        if self._spoken:
            if self._board is not None and self._board.update(ms) is not None:
                self.spoil()
            return None
        before = self._letters
        speed = SPEEDS[self._services.settings.now.speed] or 100_000
        whole, self._rest = divmod(ms * _LETTERS * speed + self._rest, 100_000)
        self._letters += whole
        if self._letters // _LETTER_SOUND > before // _LETTER_SOUND:
            self._services.sound.effect("letter")
        if whole:
            self.spoil(self._box if not self._spoken else None)
        return None

    # -- the picture

    def draw(self, canvas: Canvas) -> None:
        """The corridor, who speaks, the box with the words."""
        canvas.layer("corridor", 640, 360, 0, 0, _corridor)
        page, top = self.page, self._box[1]
        if page.who == "janko":
            canvas.sprite("corridor/porter", 428, 110)
        else:  # passengers stand near, right behind the box, seen from the chest up
            canvas.sprite(f"near/{page.who}/{page.mood}", 440, top, "bc")
        widgets.cornice(canvas, self._title)
        widgets.panel(canvas, *self._box)
        canvas.box(21, top + 13, 50, 50, "brass")
        canvas.sprite(f"portrait/{page.who}/{page.mood}", 22, top + 14)
        self._draw_plate(canvas, page.who, top + 65)
        self._draw_words(canvas)
        if self._spoken and self._board is not None:
            self._board.draw(canvas, self._services.prompts)
        elif self._spoken:
            canvas.sprite("arrow/down", 612, 320)
        prompts = [("confirm", self._services.words.tr("dialogue.go_on"))]
        self._services.prompts.foot(canvas, prompts, self._foot)

    def _draw_plate(self, canvas: Canvas, who: str, y: int) -> None:
        """Name and trade of whoever speaks, from y down, under the portrait."""
        tr, middle = self._services.words.tr, 46
        canvas.rect(15, y, 62, 13, "wine")
        canvas.box(15, y, 62, 13, "brass")
        canvas.text(middle, y + 3, tr(f"name.{who}"), "ivory", align="center")
        canvas.paragraph(middle - 36, y + 16, 72, tr(f"trade.{who}"), "haze", align="center", lead=9)

    def _draw_words(self, canvas: Canvas) -> None:
        x, y = _LEFT, self._box[1] + 14
        left = self._letters
        for line in self._lines:
            canvas.text(x, y, line[: max(0, left)], "ivory", self._face)
            left -= len(line) + 1
            y += self._step


def _corridor(canvas: Canvas) -> None:
    canvas.sprite("corridor/back", 0, 0)
