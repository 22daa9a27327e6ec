"""The daily departure: the table of today, what came of it, and the days before."""

from __future__ import annotations

from collections.abc import Sequence

from game.career import daily
from game.career.daily import Day
from game.career.level import Level
from game.career.profile import Profile
from game.review import Kept
from game.scenes.figures import figure
from game.scenes.goal_words import asked
from game.scenes.host import TABLE_LOST
from game.scenes.review.scene import look_at
from game.scenes.stack import BoardScene, Pop, Push, Transition
from game.scenes.table.scene import TableScene
from game.services import Services
from game.ui import widgets
from game.ui.board import Board
from game.ui.canvas import Canvas
from game.ui.captions import FOOT
from game.ui.controls import Button, Control
from game.ui.intents import Cancel, Hot, Intent, Menu, Press
from game.ui.prompts import meant
from game.ui.surfaces import Rect

from .host import DailyHost, begun, stage_of, unpacked

_DAYS = 17  # lines of the list that have room
_DAYS_AND_NIGHT = 10  # with so many lines the train of the night passes below


class DailyScene(BoardScene):
    """The table of `date` (as in 2026-11-30) for a traveller; `sitting` is the one that was just played."""

    told = FOOT

    def __init__(
        self,
        services: Services,
        levels: Sequence[Level],
        profile: Profile,
        date: str,
        sitting: Kept | None = None,
    ) -> None:
        super().__init__()
        self._services, self._levels, self._profile = services, tuple(levels), profile
        self._figure = figure(profile.sign, profile.colour)
        self._departure = daily.departure(date, self._levels)
        self._sitting = sitting
        self._foot: dict[str, Rect] = {}
        self._look_again()
        services.sound.music("map")

    def _look_again(self) -> None:
        self._days = self._services.store.days()
        self._today = daily.attempt(self._days, self._departure.date)
        self._board = Board(self._buttons(), self._services.sound.effect, "play")

    def _buttons(self) -> list[Control]:
        tr = self._services.words.tr
        key = "depart" if self._today is None else "go_on" if self._today.sitting else "again"
        found: list[Control] = [
            Button("play", (178, 306, 216, 20), tr(f"daily.{key}"), kind="gold", action="confirm")
        ]
        if self._sitting is not None:
            found.insert(0, Button("review", (20, 306, 120, 20), tr("results.review")))
        return found

    def handle(self, intent: Intent) -> Transition | None:
        """Depart, look at what was played, go back."""
        if isinstance(intent, Cancel | Menu) or intent == Hot("d"):
            self._services.sound.effect("cancel")
            return Pop()
        if isinstance(intent, Press) and meant(self._foot, intent.x, intent.y) == Cancel():
            return self.handle(Cancel())
        acted = self._board.handle(intent)
        if acted is not None:
            self.spoil()
        if acted == "review" and self._sitting is not None:
            return look_at(self._services, self._sitting, self._figure)
        return Push(self._table()) if acted == "play" else None

    def _table(self) -> TableScene:
        """The attempt of today, where it stands; once it is over, the same table without counting."""
        day, name = self._today, self._profile.name
        match = unpacked(day, self._departure) if day is not None and day.sitting else None
        if match is None and day is not None and day.sitting:
            self._services.tell(TABLE_LOST)
        host = DailyHost(
            services=self._services,
            match=match or begun(self._departure, name),
            level=stage_of(self._departure),
            departure=self._departure,
            counts=day is None or day.sitting is not None,
            figure=self._figure,
        )
        return TableScene(host)

    def resumed(self, result: object) -> None:
        """Back from the table: what came of it."""
        if isinstance(result, Kept):
            self._sitting = result
        self._look_again()
        self._services.sound.music("map")
        self.spoil()

    # ── the picture ─────────────────────────────────────────────────────────

    def draw(self, canvas: Canvas) -> None:
        """The table of today on the left, the days on the right."""
        tr = self._services.words.tr
        canvas.sprite("back/wainscot", 0, 0)
        day = self._services.words.day(self._departure.date)
        widgets.cornice(canvas, tr("daily.title"), self._profile.name, day)
        widgets.panel(canvas, 8, 26, 396, 308)
        self._draw_table(canvas)
        self._draw_result(canvas)
        self._draw_days(canvas)
        self._board.draw(canvas, self._services.prompts)
        self._foot = self._services.prompts.foot(canvas, [("cancel", tr("review.ledger"))])

    def _draw_table(self, canvas: Canvas) -> None:
        words, level = self._services.words, self._departure.level
        canvas.box(19, 37, 188, 62, "brass")
        canvas.sprite(f"vignette/{level.station}", 20, 38)
        canvas.text(218, 39, words.tr(f"station.{level.station}"), "goldl", "display", shadow="wine")
        canvas.text(218, 60, words.tr(f"game.{level.variant}"), "ivory")
        if self._today is not None:  # until then the figures below say it
            canvas.text(218, 73, words.tr("map.deals", n=level.rules.deals), "haze")
            goal = "daily.goal_end" if level.to_the_end else "daily.goal"
            canvas.text(218, 86, words.tr(goal, a=level.buy_in, b=level.goal), "gold")
        elif level.to_the_end:
            canvas.text(218, 86, asked(words, level, 1), "gold")
        step = min(46, 374 // max(1, len(level.passengers)))
        for n, who in enumerate(level.passengers):
            canvas.part(f"face/{who}/neutral", (0, 0, min(36, step - 2), 32), 21 + step * n, 110)
            canvas.box(20 + step * n, 109, min(38, step), 34, "brass")
        canvas.paragraph(20, 154, 372, words.tr("daily.note"), "fog")

    def _draw_result(self, canvas: Canvas) -> None:
        words, day = self._services.words, self._today
        widgets.heading(canvas, 20, 196, 372, words.tr("daily.result" if day else "daily.waiting"))
        if day is None:
            self._draw_offer(canvas)
            return
        if day.sitting:
            canvas.text(206, 232, words.tr("daily.under_way"), "cyan", "display", "center", shadow="ink")
            return
        for y, key in ((222, "results.profit"), (250, "review.accuracy")):
            canvas.text(30, y, words.tr(key), "fog")
            canvas.rect(30, y + 14, 160, 1, "indigo")
        ink = "mint" if day.profit >= 0 else "coral"
        canvas.text(190, 219, words.number(day.profit, sign=True), ink, "display", "right", shadow="ink")
        shown = words.percent(day.accuracy / 100) if day.accuracy is not None else "–"
        canvas.text(190, 247, shown, "goldl", "display", "right", shadow="ink")
        kind, key, ink = ("won", "won", "mint") if day.won else ("lost", "closed", "coral")
        stamp = words.tr(f"results.stamp_{key}")
        width = canvas.fonts["display"].width(stamp)
        canvas.slice(f"results/stamp/{kind}", 300 - width // 2 - 10, 226, width + 20, 26)
        canvas.text(300, 232, stamp, ink, "display", "center")

    def _draw_offer(self, canvas: Canvas) -> None:
        """What waits today, in three figures."""
        words, level = self._services.words, self._departure.level
        figures = (
            ("daily.seat", level.buy_in, "ivory"),
            ("results.goal", level.goal, "goldl"),
            ("daily.deals", level.rules.deals, "ivory"),
        )
        for n, (key, value, ink) in enumerate(figures):
            x, y = 20 + 128 * n, 218
            canvas.shade(x + 3, y + 3, 116, 66)
            canvas.rect(x, y, 116, 66, "ink")
            canvas.box(x, y, 116, 66, "gold" if ink == "goldl" else "brass")
            canvas.text(x + 58, y + 10, words.tr(key), "haze", align="center")
            canvas.text(x + 58, y + 27, words.number(value), ink, "display2x", "center", shadow="wine")

    def _draw_days(self, canvas: Canvas) -> None:
        words = self._services.words
        widgets.panel(canvas, 410, 26, 222, 308)
        widgets.heading(canvas, 421, 36, 200, words.tr("daily.days"))
        widgets.ruled(canvas, 421, 63, 200, _DAYS, 15)
        for n, day in enumerate(self._days[:_DAYS]):
            self._draw_day(canvas, 53 + 15 * n, day)
        if not self._days:
            canvas.text(421, 53, words.tr("daily.none"), "haze")
        if len(self._days) <= _DAYS_AND_NIGHT:
            canvas.part("settings/view", (10, 0, 200, 104), 421, 221)
            canvas.box(420, 220, 202, 106, "brass")

    def _draw_day(self, canvas: Canvas, y: int, day: Day) -> None:
        words = self._services.words
        today = day.date == self._departure.date
        canvas.text(421, y, words.day(day.date), "goldl" if today else "haze")
        name = canvas.fonts["body"].cut(words.tr(f"station.{day.station}"), 66)
        canvas.text(486, y, name, "fog")
        if day.sitting:
            canvas.text(621, y, "· · ·", "cyan", align="right")
            return
        shown = words.percent(day.accuracy / 100) if day.accuracy is not None else "–"
        canvas.text(584, y, shown, "cyan", align="right")
        ink = "mint" if day.profit >= 0 else "coral"
        canvas.text(621, y, words.number(day.profit, sign=True), ink, align="right")
