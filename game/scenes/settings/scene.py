"""The settings: six pages, every change in force and kept at once."""

from __future__ import annotations

from collections.abc import Callable

from game.i18n import LANGUAGES
from game.scenes.keys import KeysScene
from game.scenes.stack import BoardScene, Pop, Push, Transition
from game.services import Services
from game.ui import widgets
from game.ui.board import Board
from game.ui.canvas import Canvas
from game.ui.controls import Area, Button, Choice, Control, Slider, Switch
from game.ui.intents import Cancel, Confirm, Hot, Intent, Menu, Page, Press, Step
from game.ui.surfaces import Rect

from .data import DataPage
from .pages import CARD_LETTERS, KEYS, PAGES, SAMPLES, Line, fields
from .preview import draw_preview, draw_read

_X, _Y, _W, _H = 8, 50, 378, 284  # the page
_TAB_Y = 29
_ROW, _GROUP = 19, 14


class SettingsScene(BoardScene):
    """Pops when the player goes back; opens at `page`. `playing`: it lies over a table."""

    def __init__(self, services: Services, page: str = "game", playing: bool = False) -> None:
        super().__init__()
        self._services = services
        self._page = page
        self._data = DataPage(services, lambda: self._build(self.at), playing)
        self._build()

    def _build(self, first: str | None = None) -> None:
        """Lay the tabs and the lines of the page; the words may be of another language than before."""
        self._tabs = self._lay_tabs()
        self._groups: list[tuple[int, str]] = []
        controls: list[Control] = []
        y = _Y + 8
        for group, lines in PAGES[self._page]:
            self._groups.append((y, group))
            y += _GROUP
            for line in lines:
                controls.append(self._control(line, (_X + 8, y, _W - 16, 18)))
                y += _ROW
        self._below = y
        opening = controls[0].name
        tabs = [Area(f"tab {page}", rect) for page, rect in self._tabs.items()]
        self._board = Board([*tabs, *controls], self._services.sound.effect, first or opening)

    def _lay_tabs(self) -> dict[str, Rect]:
        measure = self._services.fonts["body"].width
        tabs = {}
        x = 34
        for page in PAGES:
            width = max(54, measure(self._words(f"settings.page.{page}")) + 16)
            tabs[page] = (x, _TAB_Y, width, widgets.TAB_HEIGHT)
            x += width + 3
        return tabs

    def _control(self, line: Line, rect: Rect) -> Control:
        if line.kind == "data":
            return self._data.control(line.field, rect)
        if line.kind == "door":
            return Button(line.field, rect, self._words(f"setting.{line.field}"), align="left")
        now = self._services.settings.now
        words = self._words(f"setting.{line.field}")
        change = self._changes(line.field)
        if line.kind == "switch":
            states = (self._words("settings.off"), self._words("settings.on"))
            return Switch(line.field, rect, words, getattr(now, line.field), change, states)
        if line.kind == "slider":
            return Slider(line.field, rect, words, getattr(now, line.field), change)
        if line.field == "scale":
            return self._scale(rect, words)
        labels = [self._label(line.field, value) for value in line.values]
        return Choice(line.field, rect, words, line.values, labels, self._chosen(line.field), change)

    def _chosen(self, field: str) -> str:
        now, spoken = self._services.settings.now, self._services.words.language
        if field == "language" and now.language and spoken in LANGUAGES:
            return spoken  # --lang may have another one spoken than the one that is kept
        return str(getattr(now, field))

    def _scale(self, rect: Rect, words: str) -> Choice:
        now = self._services.settings.now
        values = ["0", *(str(n) for n in self._services.screen.scales), "fill"]
        labels = [self._words("settings.scale_auto"), *(f"×{n}" for n in self._services.screen.scales)]
        labels.append(self._words("settings.scale_fill"))
        value = "fill" if now.fill else str(now.scale)

        def change(wanted: str) -> None:
            fill = wanted == "fill"
            self._services.settings.change(fill=fill, scale=0 if fill else int(wanted))

        return Choice("scale", rect, words, values, labels, value if value in values else "0", change)

    def _label(self, field: str, value: str) -> str:
        if field == "language":
            return LANGUAGES.get(value) or self._words("settings.system_language")
        if field == "card_letters":
            return CARD_LETTERS.get(value) or self._words("settings.by_language")
        return self._words(f"{field}.{value}")

    def _changes(self, field: str) -> Callable[[object], None]:
        def change(value: object) -> None:
            self._services.settings.change(**{field: value})
            if field == "language":
                self._build("language")
            self._sample(field)
            self.spoil()

        return change

    def _sample(self, field: str) -> None:
        """Let something be heard of what a volume is about."""
        if sample := SAMPLES.get(field):
            self._services.sound.stop(sample, 0)
            self._services.sound.effect(sample)

    def handle(self, intent: Intent) -> Transition | None:
        """Pages by Page Up and Down, Q and E, shoulders, triggers or tabs; R puts the page back."""
        self.spoil()
        if self._data.asking is not None:
            self._data.answer(intent)
            return None
        match self._services.prompts.leafed(intent):
            case Cancel() | Menu():
                self._services.sound.effect("cancel")
                return Pop()
            case Page(n):
                pages = list(PAGES)
                self._turn_to(pages[(pages.index(self._page) + n) % len(pages)])
                return None
            case Hot("r" | "west"):
                self._services.settings.restore(*fields(self._page))
                self._services.sound.effect("confirm")
                self._build(self.at)
                return None
        before = self.at
        if isinstance(intent, Confirm) and before in SAMPLES:
            self._sample(before)
            return None
        name = self._board.handle(intent)
        if intent == Step(0, -1) and not before.startswith("tab "):
            self._to_own_tab()
        if name == "keys":
            return Push(KeysScene(self._services))
        here = self.at
        if self._page == "data" and name and not name.startswith("tab "):
            self._data.act(name)
        if here.startswith("tab ") and not isinstance(intent, Press) and name is not None:
            self._turn_to(here.removeprefix("tab "), on_tab=True)
        return None

    def _to_own_tab(self) -> None:
        """From the lines up to the tabs means the tab of this page."""
        if self.at.startswith("tab "):
            self._board.focus.go(f"tab {self._page}")

    def _turn_to(self, page: str, on_tab: bool = False) -> None:
        if page != self._page:
            self._page = page
            self._services.sound.effect("focus")
            self._build(f"tab {page}" if on_tab else None)

    def update(self, ms: int) -> Transition | None:
        """A button that is held goes on."""
        if self._data.update(ms):
            self.spoil()
        return super().update(ms)

    def draw(self, canvas: Canvas) -> None:
        """Tabs, page, help, preview."""
        prompts = self._services.prompts
        canvas.sprite("back/wainscot", 0, 0)
        widgets.cornice(canvas, self._words("pause.settings"), "", self._words("settings.kept_here"))
        widgets.panel(canvas, _X, _Y, _W, _H)
        widgets.panel(canvas, 392, _Y, 240, _H)
        prompts.draw(canvas, 10, 31, "page left")
        for page, (x, y, w, _) in self._tabs.items():
            widgets.tab(canvas, x, y, w, self._words(f"settings.page.{page}"), page == self._page)
            if self.at == f"tab {page}":
                canvas.sprite("arrow/down", x + w // 2 - 3, y - 4)
        prompts.draw(canvas, x + w + 6, 31, "page right")
        for y, group in self._groups:
            end = _X + 18 + canvas.text(_X + 18, y + 3, self._words(f"settings.group.{group}"), "gold")
            canvas.rect(end + 6, y + 6, _X + _W - 16 - end, 1, "umber")
        if self._data.asking is None:
            self._board.draw(canvas, prompts)
        else:
            for control in self._board.controls:
                control.draw(canvas, prompts, "", 0.0)
        if self._page == "controls":
            self._draw_keys(canvas)
        reads = canvas.fonts.large and self._page not in ("data", "sound")  # these show what is nowhere else
        if not reads:
            self._draw_help(canvas)
        if self._page == "data":
            self._data.draw(canvas)
        elif reads:
            draw_read(canvas, self._services, *self._told())
        else:
            draw_preview(canvas, self._services, self._page, self.at)
        self._draw_foot(canvas)

    def _draw_help(self, canvas: Canvas) -> None:
        canvas.rect(_X + 8, _Y + _H - 42, _W - 16, 1, "umber")
        head, help_ = self._told()
        canvas.text(_X + 18, _Y + _H - 36, head, "goldl")
        canvas.paragraph(_X + 18, _Y + _H - 25, _W - 36, help_, "haze", lead=10)

    def _told(self) -> tuple[str, str]:
        """What is in focus, and what it is about."""
        here = self.at
        if here.startswith("tab "):
            page = here.removeprefix("tab ")
            return self._words(f"settings.page.{page}"), self._words(f"settings.page_help.{page}")
        return self._words(f"setting.{here}"), self._words(f"setting_help.{here}")

    def _draw_keys(self, canvas: Canvas) -> None:
        y = self._below + 8
        end = _X + 18 + canvas.text(_X + 18, y, self._words("settings.group.keys"), "gold")
        canvas.rect(end + 6, y + 3, _X + _W - 16 - end, 1, "umber")
        y += 12
        prompts = self._services.prompts
        for actions, key in KEYS:
            if not any(prompts.shows(action) for action in actions):
                continue
            canvas.text(_X + 26, y + 4, canvas.fonts["body"].cut(self._words(f"keys.{key}"), 144), "fog")
            prompts.row(canvas, _X + 174, y, actions)
            y += 16

    def _draw_foot(self, canvas: Canvas) -> None:
        foot = [
            (("up", "down"), self._words("foot.choose")),
            (("left", "right"), self._words("foot.change")),
            (self._services.prompts.leaves, self._words("foot.page")),
            ("west" if self._services.prompts.kind == "pad" else "r", self._words("settings.reset")),
            ("cancel", self._words("foot.back")),
        ]
        self._services.prompts.foot(canvas, foot, self._words("settings.at_once"))

    def _words(self, key: str) -> str:
        return self._services.words.tr(key)
