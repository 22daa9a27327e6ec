"""All sixteen passengers: who has been met, and what they have told, to be heard again."""

from __future__ import annotations

from game.bots import PASSENGERS
from game.career import stories
from game.scenes.journey import Journey
from game.scenes.stack import Pop, Push, Scene, Transition
from game.ui import widgets
from game.ui.canvas import Canvas
from game.ui.focus import Focus, Spot, pitch
from game.ui.intents import Cancel, Confirm, Hot, Intent, Menu, Next, Point, Press, Step
from game.ui.prompts import meant
from game.ui.surfaces import Rect

from .told import told

_COLUMNS, _CELL = 8, (76, 84)
_LEFT, _TOP = 19, 38


class PeopleScene(Scene):
    """Choose a passenger; confirm lets the stories that were opened be heard again, from the first one."""

    def __init__(self, journey: Journey) -> None:
        super().__init__()
        self._journey, self._services = journey, journey.services
        self._foot: dict[str, Rect] = {}
        self._met = stories.met(journey.profile, journey.levels)
        spots = [Spot(who, (*_corner(n), 62, 78)) for n, who in enumerate(PASSENGERS)]
        worth = sorted(PASSENGERS, key=lambda who: (not self._told(who), who not in self._met))
        self._focus = Focus(spots, worth[0])

    def handle(self, intent: Intent) -> Transition | None:
        """Choose, listen, go back."""
        match intent:
            case Cancel() | Menu() | Hot("s"):
                self._services.sound.effect("cancel")
                return Pop()
            case Step(dx, dy):
                self._moved(self._focus.step(dx, dy))
            case Next(n):
                self._moved(self._focus.next(n))
            case Point(x, y):
                self._moved(self._focus.point(x, y))
            case Press(x, y):
                if (meaning := meant(self._foot, x, y)) is not None:
                    return self.handle(meaning)
                under = self._focus.under(x, y)
                if under is not None:
                    self._focus.go(under)
                    self.spoil()
                    return self._hear()
            case Confirm():
                return self._hear()
        return None

    def _moved(self, moved: bool) -> None:
        if moved:
            self._services.sound.effect("tick", variant=pitch(self._focus.height))
            self.spoil()

    def _hear(self) -> Transition | None:
        keys = self._told(self._focus.at)
        self._services.sound.effect("confirm" if keys else "denied")
        return Push(told(self._journey, keys)) if keys else None

    def _told(self, who: str) -> tuple[str, ...]:
        return stories.opened(self._journey.profile, self._journey.levels, who)

    # ── the picture ─────────────────────────────────────────────────────────

    def draw(self, canvas: Canvas) -> None:
        """The portraits in two rows, and below them who is chosen."""
        tr = self._services.words.tr
        canvas.sprite("back/wainscot", 0, 0)
        widgets.cornice(canvas, tr("stories.title"), self._journey.profile.name)
        widgets.panel(canvas, 8, 28, 624, 184)
        for n, who in enumerate(PASSENGERS):
            self._draw_passenger(canvas, n, who)
        self._draw_chosen(canvas)
        items: list[tuple[str | tuple[str, ...], str]] = [(("left", "right"), tr("ledger.choose"))]
        if self._told(self._focus.at):
            items.append(("confirm", tr("stories.read")))
        items.append(("cancel", tr("review.ledger")))
        self._foot = self._services.prompts.foot(canvas, items)

    def _draw_passenger(self, canvas: Canvas, n: int, who: str) -> None:
        x, y = _corner(n)
        here, known = who == self._focus.at, who in self._met
        if known:
            canvas.sprite(f"portrait/{who}/neutral", x + 7, y + 4)
        else:
            canvas.rect(x + 7, y + 4, 48, 48, "indigo")
            canvas.silhouette(f"bust/{who}/neutral", x + 7, y + 4, "ink")
        canvas.box(x + 6, y + 3, 50, 50, "brass" if known else "dusk")
        name = self._services.words.tr(f"name.{who}" if known else "stories.unmet")
        canvas.text(x + 31, y + 59, name, "goldl" if here else "fog", align="center")
        for star in range(stories.STORIES):
            lit = star < len(self._told(who))
            canvas.sprite("mark/star7" if lit else "mark/star7_off", x + 19 + 8 * star, y + 70)
        if here:
            widgets.focus(canvas, x + 4, y + 1, 54, 54, pointer=False)

    def _draw_chosen(self, canvas: Canvas) -> None:
        words, who = self._services.words, self._focus.at
        widgets.panel(canvas, 8, 220, 624, 112)
        if who not in self._met:
            canvas.text(320, 270, words.tr("stories.not_met"), "haze", align="center")
            return
        keys = self._told(who)
        canvas.sprite(f"portrait/{who}/{'happy' if keys else 'neutral'}", 22, 234)
        canvas.box(21, 233, 50, 50, "brass")
        canvas.text(88, 231, words.tr(f"fullname.{who}"), "goldl", "display", shadow="ink")
        canvas.text(88, 251, words.tr(f"trade.{who}"), "haze")
        canvas.text(620, 236, words.tr("stories.told", n=len(keys)), "cyan", align="right")
        canvas.rect(88, 263, 532, 1, "umber")
        said = words.tr(keys[-1]) if keys else words.tr("stories.nothing")
        lines = canvas.fonts["body"].wrap(said, 532)
        for n, line in enumerate(lines[:4]):
            more = "…" if n == 3 and len(lines) > 4 else ""
            canvas.text(88, 271 + 12 * n, line + more, "ivory" if keys else "haze")


def _corner(n: int) -> tuple[int, int]:
    return _LEFT + _CELL[0] * (n % _COLUMNS), _TOP + _CELL[1] * (n // _COLUMNS)
