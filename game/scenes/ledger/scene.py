"""The ledger of a career: its last sittings and records from files, to be looked at again; the purse."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from game.odds.grades import accuracy
from game.review import Kept
from game.scenes.journey import Journey
from game.scenes.review.remarks import place
from game.scenes.review.scene import look_at
from game.scenes.stack import Pop, Push, Scene, Transition
from game.scenes.statistics import StatisticsScene
from game.storage import records
from game.storage.notice import Notice
from game.ui import widgets
from game.ui.canvas import Canvas
from game.ui.captions import FOOT
from game.ui.focus import Focus, Spot, pitch
from game.ui.intents import Cancel, Confirm, Hot, Intent, Menu, Next, Page, Point, Press, Step
from game.ui.prompts import meant
from game.ui.surfaces import Rect

from .curve import LEAST, draw_curve

_LEFT, _TOP, _WIDTH, _ROW = 18, 50, 376, 15
_BOTTOM = 326  # of what may be written on the left
_FILES = 8  # record files that have room
_ENTRIES = 17  # lines of the purse that have room


@dataclass(frozen=True)
class Line:
    """Something that can be opened: a sitting, or a file that may hold one."""

    sitting: Kept | None
    file: Path | None = None


class LedgerScene(Scene):
    """Choose a sitting; confirm opens its review, a file that cannot be read says why."""

    told = FOOT

    def __init__(self, journey: Journey) -> None:
        super().__init__()
        self._journey, self._services = journey, journey.services
        store = self._services.store
        sittings = [Line(each) for each in store.sittings(journey.slot)]
        files = [Line(None, path) for path in records.files(store.folder)[-_FILES:]]
        self._sittings, self._files = len(sittings), len(files)
        self._lines: Sequence[Line] = [*sittings, *files]
        self._wrong: Notice | None = None
        self._foot: dict[str, Rect] = {}
        spots = [Spot(n, (_LEFT, self._y(n), _WIDTH, _ROW)) for n in range(len(self._lines))]
        self._focus = Focus(spots) if spots else None

    def _y(self, n: int) -> int:
        gap = 32 if n >= self._sittings else 0
        empty = _ROW if not self._sittings and n >= 0 else 0
        return _TOP + _ROW * n + gap + empty

    def handle(self, intent: Intent) -> Transition | None:
        """Choose, open, go back."""
        match self._services.prompts.leafed(intent):
            case Cancel() | Menu() | Hot("l"):
                self._services.sound.effect("cancel")
                return Pop()
            case Confirm():
                return self._open()
            case Press(x, y):
                return self._press(x, y)
            case Page(1) | Step(1, 0):
                self._services.sound.effect("focus")
                return Push(StatisticsScene(self._journey))
            case Step(dx, dy) if self._focus is not None:
                self._moved(self._focus.step(dx, dy))
            case Next(n) if self._focus is not None:
                self._moved(self._focus.next(n))
            case Point(x, y) if self._focus is not None:
                self._moved(self._focus.point(x, y))
        return None

    def _press(self, x: int, y: int) -> Transition | None:
        if (intent := meant(self._foot, x, y)) is not None:
            return self.handle(intent)
        under = self._focus.under(x, y) if self._focus is not None else None
        if under is None or self._focus is None:
            return None
        self._focus.go(under)
        return self._open()

    def _moved(self, moved: bool) -> None:
        if moved and self._focus is not None:
            self._services.sound.effect("tick", variant=pitch(self._focus.height))
            self._wrong = None
            self.spoil()

    def _open(self) -> Transition | None:
        if self._focus is None:
            self._services.sound.effect("denied")
            return None
        line = self._lines[self._focus.at]
        found = line.sitting or (records.read(line.file) if line.file else None)
        if isinstance(found, Kept):
            self._services.sound.effect("confirm")
            return look_at(self._services, found, self._journey.figure)
        self._services.sound.effect("denied")
        self._wrong = found
        self.spoil()
        return None

    # ── the picture ─────────────────────────────────────────────────────────

    def draw(self, canvas: Canvas) -> None:
        """Sittings and files on the left, the purse on the right."""
        tr = self._services.words.tr
        canvas.sprite("back/wainscot", 0, 0)
        widgets.cornice(canvas, tr("ledger.title"), self._journey.profile.name)
        widgets.panel(canvas, 8, 26, 396, 308)
        widgets.heading(canvas, _LEFT, 36, _WIDTH, tr("ledger.sittings"))
        if not self._sittings:
            canvas.text(_LEFT + 6, _TOP + 4, tr("ledger.empty"), "haze")
        below = self._y(self._sittings) - 15
        self._draw_leaf(canvas)
        widgets.heading(canvas, _LEFT, below, _WIDTH, tr("ledger.records"))
        if not self._files:
            canvas.text(_LEFT + 6, below + 20, tr("ledger.no_records"), "haze")
        for n, line in enumerate(self._lines):
            self._draw_line(canvas, n, line)
        if self._wrong is not None:
            said = tr(self._wrong.key, **self._wrong.fields)
            lines = canvas.fonts["body"].wrap(said, _WIDTH)[:2]
            canvas.rect(_LEFT - 4, 302, _WIDTH + 8, 28, "ink")
            for n, each in enumerate(lines):
                canvas.text(_LEFT, 306 + 11 * n, each, "coral")
        self._draw_purse(canvas)
        items = [(("up", "down"), tr("ledger.choose")), ("confirm", tr("ledger.look"))]
        items.append(("page right", tr("stats.title")))
        items.append(("cancel", tr("review.ledger")))
        self._foot = self._services.prompts.foot(canvas, items)

    def _draw_leaf(self, canvas: Canvas) -> None:
        """The purse as a curve, where the lists leave it room."""
        top = self._y(self._sittings + max(1, self._files)) + 12
        if _BOTTOM - top >= LEAST:
            entries = self._journey.profile.ledger
            draw_curve(canvas, self._services.words, entries, (_LEFT, top, _WIDTH, _BOTTOM - top))

    def _draw_line(self, canvas: Canvas, n: int, line: Line) -> None:
        words, y = self._services.words, self._y(n)
        here = self._focus is not None and self._focus.at == n
        widgets.row(canvas, _LEFT, y, _WIDTH, _ROW, "focus" if here else "")
        ink = "ivory" if here else "fog"
        if line.sitting is None:
            name = line.file.name if line.file else ""
            canvas.text(_LEFT + 20, y + 4, canvas.fonts["body"].cut(name, _WIDTH - 30), ink)
            return
        kept = line.sitting
        canvas.text(_LEFT + 20, y + 4, canvas.fonts["body"].cut(place(words, kept), 178), ink)
        canvas.text(_LEFT + 204, y + 4, f"{words.day(kept.when)}  {kept.when[11:16]}", "haze")
        shown = words.accuracy(accuracy(kept.decisions))
        canvas.text(_LEFT + 326, y + 4, shown, "cyan", align="right")
        profit = words.number(kept.profit, sign=True)
        canvas.text(_LEFT + _WIDTH - 6, y + 4, profit, "mint" if kept.profit >= 0 else "coral", align="right")

    def _draw_purse(self, canvas: Canvas) -> None:
        words, profile = self._services.words, self._journey.profile
        widgets.panel(canvas, 410, 26, 222, 308)
        widgets.heading(canvas, 421, 36, 200, words.tr("ledger.purse"))
        widgets.ruled(canvas, 421, 63, 200, _ENTRIES, 15)
        newest_first = reversed(profile.ledger[-_ENTRIES:])
        for n, entry in enumerate(newest_first):
            y = 53 + 15 * n
            key = f"station.{entry.station}" if entry.station else f"ledger.{entry.kind}"
            canvas.text(421, y, canvas.fonts["body"].cut(words.tr(key), 104), "fog")
            ink = "mint" if entry.chips >= 0 else "coral"
            canvas.text(574, y, words.number(entry.chips, sign=True), ink, align="right")
            canvas.text(621, y, words.number(entry.purse), "haze" if n else "goldl", align="right")
