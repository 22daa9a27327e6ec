"""The pause: the table stands still and dark below; go on, look something up, or leave."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from game.i18n import LANGUAGES, Words
from game.services import Services
from game.show.hearing import SPEEDS, next_speed
from game.ui import widgets
from game.ui.board import Board
from game.ui.canvas import Canvas
from game.ui.controls import Button, Segments, Slider, Switch
from game.ui.intents import Cancel, Fast, Hot, Intent, Menu

from .stack import BoardScene, Pop, Push, Scene, Transition

LEAVE, STAY, TITLE = "leave", "stay", "title"
"""What the scene below is resumed with, besides None for going on."""

_X, _WIDTH = 174, 292  # of the acts
_TOP, _HIGH = 88, 138  # where the acts stand
_ROWS = {"speed": 235, "sound": 252, "colours": 270, "print": 288, "language": 307}  # settings at hand


@dataclass(frozen=True, slots=True)
class Stop:
    """What the pause says about the scene below, in the player's language.

    `place` is where the game stands, `game` its name and `open_rules` what makes its rule card;
    `leave` is what becomes of the chips, `saved` when it was kept last; `leave_words` stand on that
    button instead of the usual ones, `stay_words` when leaving is taken back. `rises` says that the table
    closes when the deal is over, where it does; `stays`: that may be taken back.
    """

    place: str
    game: str
    open_rules: Callable[[], Scene]
    leave: str = ""
    saved: str = ""
    leave_words: str = ""
    stay_words: str = ""
    rises: str = ""
    stays: bool = False


def rising(stop: Stop, words: Words, said: str, stays: bool) -> Stop:
    """What the pause says when the table closes with this deal: the sentence `said`.

    `stays`: somebody wanted to get up, and may stay after all.
    """
    if stays:
        label = stop.stay_words or words.tr("pause.stay")
        note = "" if stop.stay_words else words.tr("pause.leaving")
        return replace(stop, leave=note, leave_words=label, rises=said, stays=True)
    leave = stop.leave_words or words.tr("pause.leaving")
    return replace(stop, leave=words.tr("pause.closing"), leave_words=leave, rises=said)


class Pause(BoardScene):
    """Pops with None (go on), `LEAVE` (get up from the table), `STAY` (not to) or `TITLE` (all is kept).

    `about` is asked again whenever the language may have changed. `open_log`: what has happened at the
    table, where there is a table.
    """

    opaque = False

    def __init__(
        self, services: Services, about: Callable[[], Stop], open_log: Callable[[], Scene] | None = None
    ) -> None:
        super().__init__()
        self._services, self._about, self._open_log = services, about, open_log
        self._behind: Canvas | None = None
        self._build()
        services.sound.dim(-12)

    def _build(self, first: str | None = None) -> None:
        tr = self._services.words.tr
        now = self._services.settings.now
        stop = self._stop = self._about()
        acts = (
            ("resume", tr("pause.resume"), "gold", "cancel", ""),
            ("rules", tr("pause.rules"), "dusk", "r", stop.game),
            *([("log", tr("pause.log"), "dusk", "l", "")] if self._open_log else []),
            ("settings", tr("pause.settings"), "dusk", "s", ""),
            (STAY if stop.stays else LEAVE, stop.leave_words or tr("pause.leave"), "dusk", "d", stop.leave),
            ("title", tr("pause.title_screen"), "dusk", "t", tr("pause.same_card")),
        )
        apart = _HIGH // len(acts)
        buttons = [
            Button(
                name,
                (_X, _TOP + apart * n, _WIDTH, apart - (3 if self._open_log else 4)),
                words,
                kind,
                key,
                font="display",
                align="left",
                note=note,
            )
            for n, (name, words, kind, key, note) in enumerate(acts)
        ]
        labels = [tr(f"speed_short.{speed}") for speed in SPEEDS]
        self._board = Board(
            [
                *buttons,
                self._segments("speed", tuple(SPEEDS), labels, now.speed, self._set_speed),
                self._switch("sound", not now.mute, self._set_sound),
                Slider(
                    "volume",
                    (286, _ROWS["sound"], 122, 17),
                    "",
                    now.master,
                    self._set_volume,
                    at=4,
                    width=98,
                    plain=True,
                ),
                self._switch("colours", now.four_colour, self._set_colours),
                self._switch("print", now.large_print, self._set_print),
                self._segments(
                    "language", tuple(LANGUAGES), list(LANGUAGES.values()), self._spoken, self._set_language
                ),
            ],
            self._services.sound.effect,
            first,
        )

    @staticmethod
    def _segments(
        name: str, values: Sequence[str], labels: Sequence[str], now: str, change: Callable[[str], None]
    ) -> Segments:
        return Segments(name, (236, _ROWS[name], 230, 15), values, labels, now, change)

    @staticmethod
    def _switch(name: str, on: bool, change: Callable[[bool], None]) -> Switch:
        return Switch(name, (246, _ROWS[name], 34, 17), "", on, change, at=4, plain=True)

    @property
    def _spoken(self) -> str:
        """The language in force, of those that can be chosen."""
        lang = self._services.words.language
        return lang if lang in LANGUAGES else next(iter(LANGUAGES))

    def handle(self, intent: Intent) -> Transition | None:
        """Acts by their buttons or their letters; the settings at hand by F, M, 4, 5 and G as well."""
        self.spoil()
        match intent:
            case Cancel() | Menu():
                return self._act("resume")
            case Fast():
                self._set_speed(next_speed(self._services.settings.now.speed))
                self._build(self.at)
                return None
            case Hot("r"):
                return self._act("rules")
            case Hot("l" | "back") if self._open_log:
                return self._act("log")
            case Hot("s"):
                return self._act("settings")
            case Hot("d"):
                return self._act(STAY if self._stop.stays else LEAVE)
            case Hot("t"):
                return self._act("title")
            case Hot("m"):
                self._set_sound(self._services.settings.now.mute)
                self._build(self.at)
                return None
            case Hot("4"):
                self._set_colours(not self._services.settings.now.four_colour)
                self._build(self.at)
                return None
            case Hot("5"):
                self._set_print(not self._services.settings.now.large_print)
                self._build(self.at)
                return None
            case Hot("g"):
                names = list(LANGUAGES)
                self._set_language(names[(names.index(self._spoken) + 1) % len(names)])
                return None
        name = self._board.handle(intent)
        return self._act(name) if name else None

    def _act(self, name: str) -> Transition | None:
        sound = self._services.sound
        match name:
            case "rules":
                return Push(self._stop.open_rules())
            case "log" if self._open_log is not None:
                return Push(self._open_log())
            case "settings":
                from game.scenes.settings.scene import SettingsScene

                return Push(SettingsScene(self._services, playing=True))
            case "resume" | "leave" | "stay" | "title":
                sound.effect("cancel" if name == "resume" else "confirm")
                sound.dim(0)
                return Pop(None if name == "resume" else name)
        return None

    def resumed(self, result: object) -> None:
        """Back from the settings or the rules: the language and the table's look may be others."""
        self._behind, self.opaque = None, False
        self._build(self.at)
        self.spoil()

    def draw(self, canvas: Canvas) -> None:
        """The table two steps darker, the plaque over it."""
        if self._behind is None:
            canvas.darken(2, 7)
            self._behind, self.opaque = canvas.keep(), True
        canvas.put(self._behind)
        canvas.shade(154, 27, 340, 312)
        canvas.sprite("halt/plaque", 150, 22)
        tr = self._services.words.tr
        bands = ("ivory", "goldl", "goldl", "gold", "brass")
        canvas.text(320, 38, tr("pause.halt"), bands, "display2x", "center", shadow="wine", drop=2)
        where = self._stop.rises or tr("pause.where", place=self._stop.place)
        canvas.text(320, 74, where, "coral" if self._stop.rises else "haze", align="center")
        canvas.sprite("halt/divider", _X, _TOP + _HIGH + 1)
        for key, y in _ROWS.items():
            room = 56 if key in ("speed", "language") else 70
            canvas.text(178, y + 4, canvas.fonts["body"].cut(tr(f"pause.{key}"), room), "fog")
        canvas.text(398, _ROWS["sound"] + 5, str(self._services.settings.now.master), "goldl")
        self._pips(canvas)
        self._board.draw(canvas, self._services.prompts)
        foot = [
            (("up", "down", "confirm"), tr("foot.choose")),
            ("fast", tr("pause.speed")),
            ("m", tr("pause.sound")),
            ("4", tr("foot.colours")),
            ("5", tr("foot.print")),
            ("g", tr("pause.language")),
        ]
        self._services.prompts.foot(canvas, foot, self._stop.saved)

    def _pips(self, canvas: Canvas) -> None:
        """Both decks in small, the one in use framed."""
        four, y = self._services.settings.now.four_colour, _ROWS["colours"] + 1
        for x, inks in (
            (290, ("ink", "crimson", "teal", "felt")),
            (372, ("ink", "crimson", "crimson", "ink")),
        ):
            for n, (pip, ink) in enumerate(zip("♠♥♦♣", inks, strict=True)):
                canvas.rect(x + 15 * n, y, 13, 15, "ink")
                canvas.rect(x + 15 * n + 1, y + 1, 11, 13, "ivory")
                canvas.text(x + 15 * n + 7, y + 4, pip, ink, align="center")
            if four == (x == 290):
                widgets.chosen(canvas, x, y, 58, 15)

    def _set_speed(self, value: str) -> None:
        self._services.settings.change(speed=value)

    def _set_sound(self, on: bool) -> None:
        self._services.settings.change(mute=not on)

    def _set_volume(self, value: int) -> None:
        self._services.settings.change(master=value)

    def _set_colours(self, on: bool) -> None:
        self._services.settings.change(four_colour=on)

    def _set_print(self, on: bool) -> None:
        self._services.settings.change(large_print=on)

    def _set_language(self, lang: str) -> None:
        """Whoever takes the machine over reads everything at once, what lies below as well."""
        self._services.settings.change(language=lang)
        self.resumed(None)
