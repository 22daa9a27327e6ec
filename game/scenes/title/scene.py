"""The title: the night express under the moon, and the way in."""

from __future__ import annotations

from game import __version__
from game.career.scores import fullest
from game.scenes.stack import ALONE, Push, Quit, Scene, Transition
from game.services import Services
from game.storage.store import Save
from game.ui import widgets
from game.ui.board import Board
from game.ui.canvas import Canvas
from game.ui.controls import Area
from game.ui.intents import Cancel, Confirm, Fast, Hot, Intent, Menu, Next, Page, Press, Step

from . import track

STEP = 80  # milliseconds between two pictures, as in a flip book
_DOZE = 30_000  # milliseconds without a person after which every second picture is left out
_LAYERS = (("clouds", 30, 2), ("alps", 156, 4), ("hills_far", 180, 8), ("hills_near", 204, 16))
"""Strips of the landscape: name, y, logical pixels a second."""

_ANY = (Confirm, Press, Menu, Hot, Step, Next, Page, Fast)  # what opens the menu

_CHIMNEY = (424, 124)
_PUFFS, _PUFF_LIFE = 14, 3100  # at a time, milliseconds each
_BLINK_ON, _BLINK = 800, 1200
_ALONE = 20_000  # milliseconds without a person before the first line on how to play
_LINES, _LINE = (1, 2, 3, 4, 8, 10, 11, 12), 4000  # numbers of the lines, milliseconds each
_SHOW, _BOARD = 8000, 10_000  # milliseconds until the next table or board, and that the board stays
_ROUND = 2  # tables and boards after which nothing is heard any more until somebody comes
_DEAL = 700  # milliseconds for each card to come in
_MENU = (208, 234, 224, 105)
_ACTS = ("career", "party", "scores", "settings", "quit")
_DIGITS = "12345"  # keys of the acts


class TitleScene(Scene):
    """The bottom of the stack. `open` shows the menu at once (coming back from a game)."""

    def __init__(self, services: Services, open: bool = False) -> None:
        super().__init__()
        self._services = services
        self._time = self._alone = 0
        self._shown = 0  # tables and boards that were shown since a person was there
        self._careers: list[Save] | None = None
        self._board: Board | None = None
        if open:
            self._open()
        services.sound.music("title")

    @property
    def _still(self) -> bool:
        return self._services.settings.now.reduced_motion

    @property
    def _line(self) -> int | None:
        """The line on how to play that is shown while nobody is there."""
        if self._board is not None or self._alone < _ALONE:
            return None
        return _LINES[(self._alone - _ALONE) // _LINE % len(_LINES)]

    # -- what a person does

    def handle(self, intent: Intent) -> Transition | None:
        """Anything pressed opens the menu; back closes it."""
        self._wake()
        self.spoil()
        if self._board is None:
            if isinstance(intent, _ANY):
                self._services.sound.effect("train_whistle")
                self._open()
            return None
        if isinstance(intent, (Cancel, Menu)):
            self._services.sound.effect("cancel")
            self._board = None
            return None
        if isinstance(intent, Hot) and intent.key in _DIGITS:
            self._services.sound.effect("confirm")
            return self._act(_ACTS[_DIGITS.index(intent.key)])
        name = self._board.handle(intent)
        return self._act(name) if name else None

    def _wake(self) -> None:
        """Somebody is there."""
        self._alone = self._shown = 0
        self._services.sound.doze(False)

    def _open(self) -> None:
        x, y, w, _ = _MENU
        areas = [Area(act, (x + 10, y + 5 + 19 * n, w - 20, 19)) for n, act in enumerate(_ACTS)]
        self._board = Board(list(areas), self._services.sound.effect)

    def _act(self, name: str) -> Transition:
        match name:
            case "career":
                from game.scenes.profile import ProfileScene

                return Push(ProfileScene(self._services))
            case "party":
                from game.scenes.party.evening import party_scene

                return Push(party_scene(self._services))
            case "scores":
                from game.scenes.scores.scene import ScoresScene

                return Push(ScoresScene(self._services))
            case "settings":
                from game.scenes.settings.scene import SettingsScene

                return Push(SettingsScene(self._services))
        return Quit()

    def resumed(self, result: object) -> None:
        """Back from a career, an evening or the settings: other chips, another language."""
        self._careers = None
        if result != ALONE:
            self._wake()
        self._services.sound.music("title")
        self.spoil()

    def update(self, ms: int) -> Transition | None:
        """The landscape passes, step by step."""
        if self._careers is None and self._time:
            self._careers = list(self._services.store.tickets().values())
            self.spoil()
        before, self._time = self._time, self._time + ms
        line, self._alone = self._line, self._alone + ms
        if self._line != line:
            self.spoil()
        step = STEP if self._alone < _DOZE else 2 * STEP
        dealing = before < _DEAL + 250
        if (dealing or before // step != self._time // step) and not self._still:
            self.spoil()
        elif before // _BLINK_ON != self._time // _BLINK_ON and self._board is None:
            self.spoil((0, 300, 640, 40))
        return self._attract() if before else None

    def _attract(self) -> Transition | None:
        """Left alone, the title shows a table that plays by itself, then the board of scores, and so on."""
        if self._board is not None or self._alone < _ALONE + self._shown * _SHOW:
            return None
        if self._shown == _ROUND and not self._services.settings.now.attract_sound:
            self._services.sound.doze(True)
        self._shown += 1
        if self._shown % 2:
            from game.scenes.demo import demo_scene

            return Push(demo_scene(self._services, self._shown // 2))
        from game.scenes.scores.scene import ScoresScene

        return Push(ScoresScene(self._services, _BOARD))

    # -- the picture

    def draw(self, canvas: Canvas) -> None:
        """Sky, landscape, train, lettering, bars; the menu over them."""
        now = 0 if self._still else self._time // STEP * STEP
        canvas.sprite("title/sky", 0, 0)
        for name, y, speed in _LAYERS:
            shift = now * speed // 1000 % 640
            canvas.sprite(f"title/{name}", shift, y)
            if shift:
                canvas.sprite(f"title/{name}", shift - 640, y)
        canvas.sprite(f"title/ground/{now // STEP % 8}", 0, 237)
        self._draw_train(canvas, now)
        canvas.sprite("title/logo", 20, 22)
        self._draw_bars(canvas)
        if self._board is not None:
            self._draw_menu(canvas, self._board)
        else:
            self._draw_start(canvas)
        if self._line is not None:
            self._draw_line(canvas, self._services.words.tr(f"attract.{self._line}"))

    def _draw_train(self, canvas: Canvas, now: int) -> None:
        steps = now // STEP
        bob = steps // 6 % 2
        track.draw(canvas, track.MEADOW, steps)
        track.draw(canvas, track.CROSSING, steps)
        if steps % 23 != 1:  # the lamp flickers now and then
            canvas.sprite("title/beam", 355, 180 + bob)
        self._draw_steam(canvas, now)
        canvas.sprite("title/train", 0, bob)
        canvas.sprite(f"title/wheels/{steps % 8}", 0, bob)
        canvas.sprite("title/flare", 356, 180 + bob, corner="c")
        track.draw(canvas, track.SIGNAL, steps)
        self._draw_cards(canvas)

    def _draw_cards(self, canvas: Canvas) -> None:
        """The deuce, then the ace, come in from the left and lie still."""
        for name, x, y, delay in (("ace", 86, 226, 250), ("deuce", 146, 230, 0)):
            share = 1.0 if self._still else min(1.0, max(0, self._time - delay) / _DEAL)
            away = int(220 * (1 - share) ** 3)
            canvas.sprite(f"title/card/{name}", x - away, y - away // 4, corner="c")

    def _draw_steam(self, canvas: Canvas, now: int) -> None:
        """Puffs by age: up in the first half, then away to the right; the oldest lie behind."""
        apart = _PUFF_LIFE // _PUFFS
        for n in range(_PUFFS - 1, -1, -1):
            age = n * apart + now % apart
            share = age / _PUFF_LIFE
            rise = min(30, int(60 * share))
            puff = min(5, int(share * 6))
            y = min(132, _CHIMNEY[1] - rise)
            canvas.sprite(f"title/puff/{puff}", _CHIMNEY[0] + int(215 * share), y, corner="c")

    def _draw_bars(self, canvas: Canvas) -> None:
        words = self._services.words
        canvas.rect(0, 0, 640, 15, "ink")
        canvas.rect(0, 15, 640, 1, "brass")
        canvas.rect(0, 341, 640, 19, "ink")
        canvas.rect(0, 341, 640, 1, "brass")
        careers = self._careers or []
        if careers:
            last = max(careers, key=lambda save: save.saved).profile
            best = max((save.profile for save in careers), key=fullest)
            end = 10 + canvas.text(10, 4, last.name, "red")
            canvas.text(end + 6, 4, words.number(last.chips), "ivory")
            hi = words.tr("title.best", chips=words.number(fullest(best)), name=best.name)
            canvas.text(320, 4, hi, "goldl", align="center")
        canvas.text(630, 4, words.tr("title.tickets", n=len(careers)), "ivory", align="right")
        canvas.text(320, 347, words.tr("title.foot"), "haze", align="center")
        canvas.text(630, 347, f"v{__version__}", "slate", align="right")

    def _draw_start(self, canvas: Canvas) -> None:
        steady = self._services.settings.now.reduce_flashing or self._still
        if not steady and self._time % _BLINK >= _BLINK_ON:
            return
        words = self._services.words.tr("title.start")
        bands = ("ivory", "ivory", "goldl", "gold", "goldl")
        width = canvas.fonts["display"].width(words)
        for wider, high in (
            (60, 12),
            (36, 20),
            (12, 26),
        ):  # a pool of shadow, so that gravel and rails give way
            canvas.shade(320 - (width + wider) // 2, 326 - high // 2, width + wider, high)
        canvas.text(320, 319, words, bands, "display", "center", shadow="crimson", outline="ink")
        canvas.sprite("pointer", 320 - width // 2 - 20, 321)
        canvas.sprite("arrow/left", 320 + width // 2 + 13, 322)

    def _draw_line(self, canvas: Canvas, words: str) -> None:
        """One line on how to play, on a plate across the buffers."""
        width = canvas.fonts["body"].width(words) + 28
        canvas.slice("frame/plate", 320 - width // 2, 286, width, 19)
        canvas.text(320, 292, words, "goldl", align="center")

    def _draw_menu(self, canvas: Canvas, board: Board) -> None:
        tr = self._services.words.tr
        widgets.panel(canvas, *_MENU)
        for control in board.controls:
            x, y, w, h = control.rect
            here = control.name == board.focus.at
            if here:
                canvas.slice("row/focus", x, y, w, h)
                canvas.sprite("pointer", x + 6, y + 5)
            ink = "goldl" if here else "fog"
            canvas.text(320, y + 2, tr(f"title.{control.name}"), ink, "display", "center", shadow="ink")
