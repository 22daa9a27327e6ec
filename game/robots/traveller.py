"""A robot that travels: from the title through a career, table after table."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.career.level import STATIONS
from game.robots.robot import Robot
from game.rules.places import SEATS
from game.rules.view import View
from game.scenes.booking import BookingScene
from game.scenes.dialogue import DialogueScene
from game.scenes.line.scene import LineMapScene
from game.scenes.pause import Pause
from game.scenes.profile import ProfileScene
from game.scenes.results.scene import ResultsScene
from game.scenes.stack import Scene
from game.scenes.table.scene import TableScene
from game.scenes.title.scene import TitleScene
from game.scenes.unlock import UnlockScene

NAME = "Autoplay"


@dataclass(kw_only=True)
class Traveller(Robot):
    """Plays at the table of `station`, and gets up as soon as it has the goal, where that is enough.

    It ends after one sitting; with `beyond`, the name of the next station, when that one was opened and
    a hand was played there; with `career`, when every table has given its first star, and with `back`
    when they have done so on the way back as well.
    """

    station: str
    beyond: str = ""
    career: bool = False
    back: bool = False
    stations: list[str] = field(default_factory=list)  # sat down at, in order
    _table: TableScene | None = None  # where it sits, or sat last
    _rising: bool = False  # it wants to get up, or has said so
    _here: int = 0  # decisions at this table

    def done(self, scene: Scene) -> bool:
        """See the class."""
        if self.career:
            if not isinstance(scene, LineMapScene) or _unwon(scene):
                return False
            return _west(scene) or not self.back
        if not self.beyond:
            return bool(self.results) and not isinstance(scene, ResultsScene)
        return self.station == self.beyond == self.stations[-1] and self._here > 1

    def arrive(self, scene: Scene) -> None:
        """Note where it sits down, and what came of it."""
        if isinstance(scene, TableScene) and scene is not self._table:
            self._table, self._rising, self._here = scene, False, 0
            self.stations.append(scene.level.station)
            self.tell(f"sits down in {scene.level.station}")
        if isinstance(scene, ResultsScene):
            self._note(scene)

    def _note(self, scene: ResultsScene) -> None:
        settled = scene.settled
        if self.beyond in settled.opened:
            self.station = self.beyond
        self.results.append(
            {
                "station": settled.station,
                "hands": settled.course.hands,
                "chips": settled.chips,
                "profit": settled.profit,
                "stars": list(settled.stars),
                "accuracy": settled.accuracy,
                "opened": list(settled.opened),
                "purse": settled.profile.purse,
            }
        )
        stars = " ".join(f"★{star}" for star in settled.stars) or "no star"
        self.tell(f"leaves {settled.station} with {settled.chips} chips ({settled.profit:+}), {stars}")
        for station in settled.opened:
            self.tell(f"{station} is open")

    def decided(self, view: View) -> None:
        """One decision more at this table."""
        self._here += 1

    # -- what to press

    def answer(self, scene: Scene) -> None:
        """Press one thing."""
        match scene:
            case TableScene() if self._wants_up(scene):
                self._rising = True
                self.press("esc")
            case LineMapScene():
                self._travel(scene)
            case BookingScene():
                self._book(scene)
            case Pause():
                self.press("enter" if scene.at == ("leave" if self._rising else "resume") else "tab")
            case ProfileScene() | TitleScene() | ResultsScene() | UnlockScene() | DialogueScene():
                self.press("enter")
            case _:
                super().answer(scene)

    def _wants_up(self, scene: TableScene) -> bool:
        """Whether the goal lies before it, and it has not said so yet."""
        if self._rising or scene.line is not None or scene.level.to_the_end:
            return False
        return _own_chips(scene.board) >= scene.level.goal

    def _book(self, scene: BookingScene) -> None:
        if not scene.name:
            self.hands.write(NAME, scene)
        else:
            self.press("enter")

    def _travel(self, scene: LineMapScene) -> None:
        if self.back and not _unwon(scene):
            self.press("t")
            return
        stops = [stop.station for stop in scene.stops]
        here, there = stops.index(scene.chosen.station), stops.index(self._aim(scene))
        self.press("enter" if here == there or scene.needs_work else "right" if there > here else "left")

    def _aim(self, scene: LineMapScene) -> str:
        """The station to sit down at; when its seat cannot be paid, the dearest one that can."""
        stops = {stop.station: stop for stop in scene.stops}
        if self.career and (left := _unwon(scene)):
            self.station = left[0]
        aim = stops[self.station]
        if aim.open and aim.affordable:
            return aim.station
        seats = [(stop.level.buy_in, stop.station) for stop in scene.stops if stop.open and stop.level]
        return max((seat for seat in seats if stops[seat[1]].affordable), default=(0, aim.station))[1]


def _unwon(scene: LineMapScene) -> list[str]:
    """The tables that have not given their first star yet, in the order of the line."""
    return [stop.station for stop in scene.stops if stop.level is not None and 1 not in stop.stars]


def _own_chips(view: View) -> int:
    """What lies before the person; stakes are not his any more."""
    return view.chips.get(SEATS[view.seat or 0], 0)


def _west(scene: LineMapScene) -> bool:
    """Whether the map shows the way back."""
    return scene.stops[0].station != STATIONS[0]
