"""What a career has come to, game by game and station by station: numbers that add up."""

from __future__ import annotations

from collections.abc import Mapping

from game.career.profile import Best, Profile, Tally
from game.odds.grades import accuracy_of, rank_held
from game.rules.engine import RULES
from game.rules.tags import tag_of
from game.ui import widgets
from game.ui.canvas import Canvas
from game.ui.captions import FOOT
from game.ui.intents import Cancel, Confirm, Hot, Intent, Menu, Page, Press, Step
from game.ui.prompts import meant
from game.ui.surfaces import Rect

from .journey import Journey
from .stack import Pop, Scene, Transition
from .ticket import accuracy

_X, _RIGHT = 18, 622
_NAME = 146  # pixels for the name of a game
_GAMES, _STATIONS, _PITCH = 36, 186, 15
_COLUMNS = (
    ("stats.sittings", 214),
    ("stats.hands", 262),
    ("stats.won", 304),
    ("stats.lost", 350),
    ("stats.drawn", 394),
    ("stats.passed", 436),
    ("stats.bank", 474),
    ("stats.best", 520),
    ("party.profit", 568),
    ("ticket.accuracy", _RIGHT),
)
"""Right edges of what is told of each game."""
_HALF, _SIDE = 5, 310  # stations in a column, and from column to column
_NAMES, _STARS, _CHIPS, _ACCURACY = 42, 112, 196, 284  # where they stand in a line of a station


class StatisticsScene(Scene):
    """Lies over the ledger; anything that means back, or to the left, goes back to it."""

    told = FOOT

    def __init__(self, journey: Journey) -> None:
        super().__init__()
        self._services, self._profile = journey.services, journey.profile
        self._stations = [level.station for level in journey.levels]
        self._foot: dict[str, Rect] = {}

    def handle(self, intent: Intent) -> Transition | None:
        """Go back."""
        match self._services.prompts.leafed(intent):
            case Press(x, y) if (said := meant(self._foot, x, y)) is not None:
                return self.handle(said)
            case Cancel() | Menu() | Confirm() | Page(-1) | Step(-1, 0) | Hot("l"):
                self._services.sound.effect("cancel")
                return Pop()
        return None

    def draw(self, canvas: Canvas) -> None:
        """Games above, stations below."""
        tr = self._services.words.tr
        canvas.sprite("back/wainscot", 0, 0)
        rank = rank_held(100 * (accuracy(self._profile) or 0))
        widgets.cornice(canvas, tr("stats.title"), self._profile.name, tr(f"rank.{rank}"))
        widgets.panel(canvas, 8, 26, 624, 146)
        widgets.panel(canvas, 8, 176, 624, 158)
        self._draw_games(canvas, self._profile.tallies)
        self._draw_stations(canvas, self._profile)
        back = [("cancel", tr("review.ledger"))]
        self._foot = self._services.prompts.foot(canvas, back, tr(f"rank_text.{rank}"))

    def _draw_games(self, canvas: Canvas, tallies: Mapping[str, Tally]) -> None:
        words = self._services.words
        canvas.text(_X, _GAMES, words.tr("stats.games"), "goldl")
        left = _X + _NAME
        for key, right in _COLUMNS:
            said = canvas.fonts["body"].cut(words.tr(key), right - left - 4)
            canvas.text(right, _GAMES, said, "haze", align="right")
            left = right
        canvas.rect(_X, _GAMES + 11, _RIGHT - _X, 1, "brass")
        games = [tag_of(each) for each in RULES]
        for n, variant in enumerate(games):
            y, name = _GAMES + 17 + _PITCH * n, words.tr(f"game.{variant}")
            if variant in tallies:
                self._draw_line(canvas, y, name, tallies[variant], "fog")
            else:
                self._draw_unplayed(canvas, y, name)
        y = _GAMES + 17 + _PITCH * len(games)
        canvas.rect(_X, y - 3, _RIGHT - _X, 1, "umber")
        if tallies:
            self._draw_line(canvas, y + 1, words.tr("stats.all"), sum(tallies.values(), Tally()), "ivory")
        else:
            canvas.text(_X, y + 1, words.tr("ledger.empty"), "haze")

    def _draw_unplayed(self, canvas: Canvas, y: int, name: str) -> None:
        canvas.text(_X, y, canvas.fonts["body"].cut(name, _NAME), "slate")
        for _, right in _COLUMNS:
            canvas.text(right, y, "–", "slate", align="right")

    def _draw_line(self, canvas: Canvas, y: int, name: str, tally: Tally, ink: str) -> None:
        words = self._services.words
        canvas.text(_X, y, canvas.fonts["body"].cut(name, _NAME), ink)
        profit = tally.chips_out - tally.chips_in
        counts = [tally.sittings, tally.hands, tally.won, tally.lost, tally.pushed]
        counts += [tally.passed + tally.unbet, tally.banked, tally.best_win]
        texts = [(words.number(count), ink if count else "slate") for count in counts]
        texts.append((words.number(profit, sign=True), "mint" if profit >= 0 else "coral"))
        texts.append((words.accuracy(accuracy_of(tally.grades)), "cyan"))
        for (_, right), (text, colour) in zip(_COLUMNS, texts, strict=True):
            canvas.text(right, y, text, colour, align="right")

    def _draw_stations(self, canvas: Canvas, profile: Profile) -> None:
        words = self._services.words
        canvas.text(_X, _STATIONS, words.tr("stats.stations"), "goldl")
        for x in (_X, _X + _SIDE):
            canvas.text(x + _CHIPS, _STATIONS, words.tr("stats.best"), "haze", align="right")
            said = canvas.fonts["body"].cut(words.tr("ticket.accuracy"), _ACCURACY - _CHIPS - 4)
            canvas.text(x + _ACCURACY, _STATIONS, said, "haze", align="right")
        canvas.rect(_X, _STATIONS + 11, _RIGHT - _X, 1, "brass")
        for n, station in enumerate(self._stations):
            column, row = divmod(n, _HALF)
            x, y = _X + _SIDE * column, _STATIONS + 24 + 25 * row
            best = profile.best.get(station)
            self._draw_stamp(canvas, station, x, y - 8, best is not None)
            canvas.text(x + _NAMES, y, words.tr(f"station.{station}"), "ivory" if best else "slate")
            for k in range(3):
                won = k + 1 in profile.stars.get(station, ())
                canvas.sprite("mark/star7" if won else "mark/star7_off", x + _STARS + 9 * k, y)
            self._draw_best(canvas, x, y, best)

    def _draw_stamp(self, canvas: Canvas, station: str, x: int, y: int, seen: bool) -> None:
        """The roofs of a station's landmark, framed like a stamp with its corner at x, y."""
        canvas.rect(x, y, 34, 23, "indigo" if seen else "ink")
        canvas.part(f"landmark/{station}/{'lit' if seen else 'dark'}", (0, 0, 32, 21), x + 1, y + 1)
        canvas.box(x, y, 34, 23, "brass" if seen else "dusk")

    def _draw_best(self, canvas: Canvas, x: int, y: int, best: Best | None) -> None:
        words = self._services.words
        chips = words.number(best.chips) if best else "–"
        canvas.text(x + _CHIPS, y, chips, "gold" if best else "slate", align="right")
        share = words.percent(best.accuracy / 100) if best else "–"
        canvas.text(x + _ACCURACY, y, share, "cyan" if best else "slate", align="right")
