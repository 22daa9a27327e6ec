"""The very first start: which language, and two or four colours in the deck."""

from __future__ import annotations

from dataclasses import replace

from game.i18n import LANGUAGES
from game.services import Services
from game.ui import widgets
from game.ui.board import Board
from game.ui.canvas import Canvas
from game.ui.controls import Area, Button, Control
from game.ui.intents import Cancel, Hot, Intent, Menu

from .pack import Pack
from .stack import BoardScene, Replace, Transition

_LANGUAGE = "Language · Язык · Limbă"  # before anybody has chosen one
_CARDS = ("AS", "QH", "9D", "7C")


class WelcomeScene(BoardScene):
    """Replaces itself with the title; never comes again once a language is set."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._build(services.words.language)
        services.sound.music("title")

    def _build(self, first: str) -> None:
        controls: list[Control] = [
            Button(lang, (70 + 172 * n, 74, 156, 40), name, "dusk", font="display")
            for n, (lang, name) in enumerate(LANGUAGES.items())
        ]
        controls += [Area("two", (70, 158, 242, 104)), Area("four", (328, 158, 242, 104))]
        controls.append(
            Button("go", (220, 288, 200, 32), self._services.words.tr("welcome.go"), "gold", font="display")
        )
        start = first if first in (*LANGUAGES, "go") else "en"
        self._board = Board(controls, self._services.sound.effect, start)

    def handle(self, intent: Intent) -> Transition | None:
        """A language or a deck is chosen by pressing it; the big button goes on."""
        self.spoil()
        match intent:
            case Cancel() | Menu():
                return None
            case Hot("4"):
                self._choose_deck(not self._services.settings.now.four_colour)
                return None
        name = self._board.handle(intent)
        if name in LANGUAGES:
            self._services.settings.change(language=name)
            self._build("go")
        elif name in ("two", "four"):
            self._choose_deck(name == "four")
        elif name == "go":
            from game.scenes.title.scene import TitleScene

            self._services.settings.change(language=self._services.words.language)
            return Replace(TitleScene(self._services))
        return None

    def _choose_deck(self, four: bool) -> None:
        self._services.settings.change(four_colour=four)

    def draw(self, canvas: Canvas) -> None:
        """Three names, two decks."""
        tr = self._services.words.tr
        canvas.sprite("back/wainscot", 0, 0)
        widgets.cornice(canvas, tr("welcome.title"))
        widgets.panel(canvas, 40, 34, 560, 298)
        canvas.text(320, 50, _LANGUAGE, "gold", align="center")
        canvas.text(320, 134, tr("welcome.deck"), "gold", align="center")
        for name, x, deck in (("two", 70, "card"), ("four", 328, "card4")):
            pack = replace(Pack.of(self._services), deck=deck)
            canvas.sprite("counter/cloth", x + 11, 164)
            canvas.box(x + 10, 163, 222, 94, "brass")
            for n, card in enumerate(_CARDS):
                canvas.shadow(pack.face("hero", card), x + 20 + 53 * n, 173)
                canvas.sprite(pack.face("hero", card), x + 18 + 53 * n, 170)
            words = tr(f"welcome.{name}")
            canvas.text(x + 121, 245, words, "ivory", align="center", outline="feltdd")
            if (name == "four") == self._services.settings.now.four_colour:
                widgets.chosen(canvas, x + 11, 164, 220, 92)
        canvas.text(320, 270, tr("welcome.later"), "haze", align="center")
        self._board.draw(canvas, self._services.prompts)
        lang = self._services.words.language
        for control in self._board.controls:
            if control.name == lang and control.name != self.at:
                widgets.chosen(canvas, *control.rect)
        if isinstance(self._board.at, Area):
            x, y, w, h = self._board.at.rect
            widgets.focus(canvas, x + 8, y + 3, w - 16, h - 7)
        foot = [(("left", "right", "down"), tr("foot.choose")), ("confirm", tr("foot.take"))]
        self._services.prompts.foot(canvas, foot)
