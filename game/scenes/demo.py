"""The table that the title shows while nobody is there: passengers only, and it leaves at the first touch."""

from __future__ import annotations

from game.bots import PASSENGERS
from game.career.level import Level
from game.match import Match, Sitter
from game.scenes.table.scene import TableScene
from game.services import Services
from game.storage.levels import load_levels
from game.ui.canvas import Canvas
from game.ui.intents import FocusGained, FocusLost, Intent, LetGo, PadFound, PadLost

from .stack import ALONE, Pop, Transition
from .watch import Onlooker, Stage

_LASTS = 40_000  # milliseconds
_TABLES = 2  # the first ones of the line take turns
_NO_TOUCH = (FocusGained, FocusLost, LetGo, PadFound, PadLost)


class DemoScene(TableScene):
    """Shows a table for a while; any input leaves it and is used up by that."""

    def handle(self, intent: Intent) -> Transition | None:
        """Somebody is there."""
        return None if isinstance(intent, _NO_TOUCH) else Pop()

    def update(self, ms: int) -> Transition | None:
        """Play on, until the time is over."""
        over = super().update(ms)
        return Pop(ALONE) if over is not None or self._played >= _LASTS else None

    def draw(self, canvas: Canvas) -> None:
        """The table, and over it that it plays by itself."""
        super().draw(canvas)
        said = self._services.words.tr("title.demo")
        width = canvas.fonts["body"].width(said) + 28
        canvas.slice("frame/plate", 268 - width // 2, 325, width, 19)
        canvas.text(268, 331, said, "goldl", align="center")


def demo_scene(services: Services, number: int) -> DemoScene:
    """Table number `number` of those that are shown one after the other."""
    levels = load_levels()[:_TABLES]
    level: Level = levels[number % len(levels)]
    guest = next(who for who in PASSENGERS if who not in level.passengers)
    sitters = [Sitter(who, who) for who in (guest, *level.passengers)]
    match = Match.begin(level.rules, sitters, (level.buy_in,) * level.seats, services.seeds(), level.dealer)
    return DemoScene(Onlooker(services, match, Stage(level.station, level.rules, level.buy_in)))
