"""The keys of the keyboard, each to be changed: choose an action, press the key that shall do it."""

from __future__ import annotations

from game.services import Services
from game.ui import widgets
from game.ui.board import Board
from game.ui.canvas import Canvas
from game.ui.controls import Area
from game.ui.intents import Cancel, Caught, Confirm, FocusLost, Hot, Intent, Menu, Press
from game.ui.keyboard import AT_FIRST
from game.ui.prompts import cap
from game.ui.surfaces import Rect

from .stack import BoardScene, Pop, Transition

_X, _Y, _W, _H = 8, 34, 624, 300
_COLUMNS, _ROW = 3, 19
_DOWN = -(-len(AT_FIRST) // _COLUMNS)
_WIDE = (_W - 24) // _COLUMNS
_HELP = _Y + _H - 42


class KeysScene(BoardScene):
    """Pops when the player goes back. While `waiting` for a key, it names the action that will have it."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.waiting = ""
        areas = [Area(action, _place(n)) for n, action in enumerate(AT_FIRST)]
        self._board = Board(list(areas), services.sound.effect)

    def handle(self, intent: Intent) -> Transition | None:
        """Choose an action, then the key; Enter and Esc are never given away, so they always lead out."""
        self.spoil()
        if self.waiting:
            self._answer(intent)
            return None
        match intent:
            case Cancel() | Menu():
                self._services.sound.effect("cancel")
                return Pop()
            case Hot("r" | "west"):
                self._services.settings.restore("keys")
                self._services.sound.effect("confirm")
                return None
        if name := self._board.handle(intent):
            self._wait(name)
        return None

    def _wait(self, action: str) -> None:
        self.waiting = action
        self._services.devices.catching = bool(action)

    def _answer(self, intent: Intent) -> None:
        match intent:
            case Caught(code):
                self._give(code)
            case Cancel() | Menu() | Confirm() | Press() | FocusLost():
                self._services.sound.effect("cancel")
                self._wait("")

    def _give(self, code: int) -> None:
        changed = self._services.devices.keyboard.given(self.waiting, code)
        if changed is None:
            self._services.sound.effect("denied")
            return
        self._services.settings.change(keys=changed.own)
        self._services.sound.effect("confirm")
        self._wait("")

    def leave(self) -> None:
        """No key is waited for any more."""
        self._wait("")

    def draw(self, canvas: Canvas) -> None:
        """Three columns of actions with their keys, and below what to do."""
        tr = self._services.words.tr
        canvas.sprite("back/wainscot", 0, 0)
        widgets.cornice(canvas, tr("setting.keys"), "", tr("settings.kept_here"))
        widgets.panel(canvas, _X, _Y, _W, _H)
        for n, action in enumerate(AT_FIRST):
            self._draw_line(canvas, _place(n), action)
        canvas.rect(_X + 8, _HELP, _W - 16, 1, "umber")
        action = self.waiting or self.at
        canvas.text(_X + 18, _HELP + 6, tr(f"key.{_word(action)}"), "goldl")
        help_ = tr("keys.press" if self.waiting else "setting_help.keys")
        canvas.paragraph(_X + 18, _HELP + 17, _W - 36, help_, "cyan" if self.waiting else "haze", lead=10)
        foot = [
            (("up", "down", "left", "right"), tr("foot.choose")),
            ("confirm", tr("foot.change")),
            ("west" if self._services.prompts.kind == "pad" else "r", tr("settings.reset")),
            ("cancel", tr("foot.back")),
        ]
        self._services.prompts.foot(canvas, foot, tr("settings.at_once"))

    def _draw_line(self, canvas: Canvas, place: Rect, action: str) -> None:
        x, y, w, h = place
        code = self._services.devices.keyboard.code(action)
        label = "…" if action == self.waiting else self._services.devices.label(code or 0)
        here, moved = action == self.at, action in self._services.devices.keyboard.own
        if here:
            canvas.rect(x, y, w, h, "indigo")
            canvas.rect(x, y, 2, h, "gold")
        width = max(11, canvas.fonts["body"].width(label) + 6)
        words = canvas.fonts["body"].cut(self._services.words.tr(f"key.{_word(action)}"), w - width - 16)
        canvas.text(x + 8, y + 5, words, "ivory" if here else "goldl" if moved else "fog")
        cap(canvas, x + w - width - 4, y + 1, label, width)


def _place(n: int) -> Rect:
    column, row = divmod(n, _DOWN)
    return _X + 12 + column * _WIDE, _Y + 10 + row * _ROW, _WIDE - 4, _ROW - 2


def _word(action: str) -> str:
    return action.replace(" ", "_")
