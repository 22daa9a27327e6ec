"""The table that the title shows while nobody is there: passengers only, and it leaves at the first touch."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots import PASSENGERS
from game.career.level import Level
from game.match import Match, Sitter
from game.scenes.table.hud import TOP
from game.scenes.table.scene import TableScene
from game.services import Services
from game.storage.levels import load_levels
from game.ui.canvas import Canvas
from game.ui.intents import FocusGained, FocusLost, Intent, LetGo, PadFound, PadLost

from .stack import ALONE, Pop, Transition
from .watch import Onlooker, Stage

_HANDS = 3  # and more of them where they are quick
_LEAST, _MOST = 25_000, 75_000  # milliseconds
_NO_TOUCH = (FocusGained, FocusLost, LetGo, PadFound, PadLost)


class DemoScene(TableScene):
    """Shows a few hands; any input leaves it and is used up by that."""

    def handle(self, intent: Intent) -> Transition | None:
        """Somebody is there."""
        return None if isinstance(intent, _NO_TOUCH) else Pop()

    def update(self, ms: int) -> Transition | None:
        """Play on, until the hands have been shown."""
        over = super().update(ms)
        enough = self.board.deal > _HANDS and self._played >= _LEAST
        return Pop(ALONE) if over is not None or enough or self._played >= _MOST else None

    def draw(self, canvas: Canvas) -> None:
        """The table, and over it where it stands, what is played, and that it plays by itself."""
        super().draw(canvas)
        tr, level = self._services.words.tr, self.level
        said = tr("title.demo")
        canvas.part("hud/bar", (142, 3, 246, 46), 142, TOP + 3)
        width = canvas.fonts["body"].width(said) + 28
        canvas.slice("frame/plate", 268 - width // 2, 337, width, 19)
        canvas.text(268, 343, said, "goldl", align="center")
        canvas.text(268, 317, tr(f"station.{level.station}"), "ivory", "display", "center", shadow="wine")


def demo_scene(services: Services, number: int) -> DemoScene:
    """Table number `number` of those that are shown one after the other: first all games, then all others."""
    level = _in_turn(load_levels())[number % len(load_levels())]
    guest = next(who for who in reversed(PASSENGERS) if who not in level.passengers)  # the first ones deal
    sitters = [Sitter(who, who) for who in (guest, *level.passengers)]
    match = Match.begin(level.rules, sitters, (level.buy_in,) * level.seats, services.seeds(), level.dealer)
    return DemoScene(Onlooker(services, match, Stage(level.station, level.rules, level.buy_in)))


def _in_turn(levels: Sequence[Level]) -> Sequence[Level]:
    """The first table of each game in the order of the line, then the tables where it is played again."""
    games = {level.variant: level for level in reversed(levels)}
    return sorted(levels, key=lambda level: games[level.variant] is not level)
