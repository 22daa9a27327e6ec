"""A player made of key presses: looks at the scene on top and presses what a person would."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from game.bots.policies import Policy
from game.career.level import STATIONS
from game.rules.actions import AnyAction, Claim
from game.rules.places import SEATS
from game.rules.rng import Rng
from game.rules.view import View
from game.scenes.booking import BookingScene
from game.scenes.dialogue import DialogueScene
from game.scenes.line_map import LineMapScene
from game.scenes.pause import Pause
from game.scenes.profile import ProfileScene
from game.scenes.results import ResultsScene
from game.scenes.stack import Scene
from game.scenes.table.answers import CALL
from game.scenes.table.controls import Controls
from game.scenes.table.scene import TableScene
from game.scenes.title import TitleScene
from game.scenes.unlock import UnlockScene
from game.scenes.welcome import WelcomeScene
from game.ui import typist

if TYPE_CHECKING:
    from game.app import App

NAME = "Autoplay"
STALLED = 60_000  # milliseconds of the program's clock without anything new: the robot is stuck
_PATIENCE = 96  # milliseconds between two presses: as quick as a quick hand


class Hands(Protocol):
    """What the robot touches the program with. `pause` are milliseconds between two presses."""

    pause: int

    def press(self, key: str, scene: Scene) -> None:
        """Do what the key named `key` does on this scene."""
        ...

    def adjust(self, chips: int, scene: TableScene) -> None:
        """Set the amount so many chips higher or lower, or a part of the way."""
        ...

    def write(self, text: str, scene: Scene) -> None:
        """Write a name."""
        ...


class Keys:
    """Hands on a keyboard, as quick as quick hands are."""

    pause = _PATIENCE

    def press(self, key: str, scene: Scene) -> None:
        """Press and release the key."""
        typist.key(key)

    def adjust(self, chips: int, scene: TableScene) -> None:
        """By fives, then by ones."""
        five, one = ("pgup", "equals") if chips > 0 else ("pgdn", "minus")
        for name, times in ((five, abs(chips) // 5), (one, abs(chips) % 5)):
            for _ in range(times):
                typist.key(name)

    def write(self, text: str, scene: Scene) -> None:
        """Type."""
        typist.write(text)


@dataclass
class Robot:
    """Plays at the table of `station` by `policy`. A source for `App.run`.

    It gets up as soon as it has the goal. It ends after one sitting; with `beyond`, the name of the next
    station, when that one was opened and a hand was played there; with `career`, when every table has
    given its first star, and with `back` when they have done so on the way back as well. `shots` gets
    a picture of each scene; `tell` hears what happened, by lines.
    """

    policy: Policy
    station: str
    seed: int
    tell: Callable[[str], None]
    hands: Hands = field(default_factory=Keys)
    beyond: str = ""
    career: bool = False
    back: bool = False
    shots: Path | None = None
    decisions: int = 0
    results: list[dict[str, Any]] = field(default_factory=list)
    stations: list[str] = field(default_factory=list)  # sat down at, in order
    stalled: str = ""  # where nothing went on any more
    finished: bool = False  # it came to the end that was asked for
    _scene: Scene | None = None
    _since: int = 0  # when the scene on top or the decision changed
    _pressed: int = -_PATIENCE
    _shot: str = ""
    _pictures: int = 0
    _mark: object = None
    _table: TableScene | None = None  # where it sits, or sat last
    _rising: bool = False  # it wants to get up, or has said so
    _question: View | None = None
    _choice: AnyAction | None = None  # what it wants to do about the question
    _here: int = 0  # decisions at this table

    def __call__(self, app: App, now: int) -> None:
        """Press what is next, if it is time."""
        scene = app.stack.top if app.stack else None
        if scene is None:
            return
        if scene is not self._scene:
            self._arrive(scene, now)
        self._watch(scene, now)
        self._picture(app, scene, now)
        self.finished = self.finished or self._done(scene)
        if self.stalled or self.finished:
            typist.close()
        elif now - self._pressed >= self.hands.pause:
            self._pressed = now
            self._answer(scene)

    def _done(self, scene: Scene) -> bool:
        if self.career:
            if not isinstance(scene, LineMapScene) or _unwon(scene):
                return False
            return _west(scene) or not self.back
        if not self.beyond:
            return bool(self.results) and not isinstance(scene, ResultsScene)
        return self.station == self.beyond == self.stations[-1] and self._here > 1

    def _arrive(self, scene: Scene, now: int) -> None:
        self._scene, self._since = scene, now
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

    def _watch(self, scene: Scene, now: int) -> None:
        """Give up when nothing has changed for a minute."""
        amount = scene.controls.bet.amount if isinstance(scene, TableScene) else 0
        mark = (scene, self.decisions, getattr(scene, "board", None), amount)
        if mark != self._mark:
            self._mark, self._since = mark, now
        elif now - self._since > STALLED:
            self.stalled = f"{type(scene).__name__} does not go on after {self.decisions} decisions"

    def _picture(self, app: App, scene: Scene, now: int) -> None:
        """One picture of each scene once it stands still, and of the table at the first question."""
        if self.shots is None or now - self._since < _PATIENCE // 2:
            return
        name = type(scene).__name__.removesuffix("Scene").lower()
        if isinstance(scene, TableScene):
            if not scene.asked:
                return
            name += f"_{scene.level.station}"
        if name != self._shot:
            self._shot = name
            self._pictures += 1
            app.canvas.save(self.shots / f"{self._pictures:02}_{name}.png")

    # -- what to press

    def _press(self, key: str) -> None:
        assert self._scene is not None
        self.hands.press(key, self._scene)

    def _answer(self, scene: Scene) -> None:
        match scene:
            case TableScene():
                self._at_table(scene)
            case LineMapScene():
                self._travel(scene)
            case BookingScene():
                self._book(scene)
            case WelcomeScene():
                self._press("enter" if scene.at == "go" else "tab")
            case Pause():
                self._press("enter" if scene.at == ("leave" if self._rising else "resume") else "tab")
            case ProfileScene() | TitleScene() | ResultsScene() | UnlockScene() | DialogueScene():
                self._press("enter")
            case _:
                self._press("esc")

    def _book(self, scene: BookingScene) -> None:
        if not scene.name:
            self.hands.write(NAME, scene)
        else:
            self._press("enter")

    def _travel(self, scene: LineMapScene) -> None:
        if self.back and not _unwon(scene):
            self._press("t")
            return
        stops = [stop.station for stop in scene.stops]
        here, there = stops.index(scene.chosen.station), stops.index(self._aim(scene))
        self._press("enter" if here == there or scene.needs_work else "right" if there > here else "left")

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

    def _at_table(self, scene: TableScene) -> None:
        level = scene.level
        reached = _own_chips(scene.board) >= level.goal and not level.to_the_end
        if scene.line is None and not self._rising and reached:
            self._rising = True
            self._press("esc")
        elif scene.asked:
            self._do(scene, self._chosen(scene.board))
        else:
            self._press("enter")  # teaching, a result, a line: go on

    def _chosen(self, view: View) -> AnyAction:
        """What the policy does about the question that `view` is; it is asked once."""
        if view is not self._question or self._choice is None:
            self.decisions += 1
            self._here += 1
            self._question, self._choice = view, self.policy(view, Rng(self.seed, self.decisions))
        return self._choice

    def _do(self, scene: TableScene, action: AnyAction) -> None:
        """Go to the button that does it, set its amount, and press it; one thing at a time."""
        controls = scene.controls
        if isinstance(action, Claim):
            self._press(CALL)
            return
        name, amount = _button(controls, action)
        missing = amount - controls.bet.amount if amount else 0
        if missing:
            self.hands.adjust(missing, scene)
        elif controls.focus != name and not controls.armed:
            self._press("tab")
        else:
            self._press("enter")


def _unwon(scene: LineMapScene) -> list[str]:
    """The tables that have not given their first star yet, in the order of the line."""
    return [stop.station for stop in scene.stops if stop.level is not None and 1 not in stop.stars]


def _own_chips(view: View) -> int:
    """What lies before the person; stakes are not his any more."""
    return view.chips.get(SEATS[view.seat or 0], 0)


def _west(scene: LineMapScene) -> bool:
    """Whether the map shows the way back."""
    return scene.stops[0].station != STATIONS[0]


def _button(controls: Controls, action: AnyAction) -> tuple[str, int]:
    """The button for `action` and the amount to set before, 0 for none."""
    for answer in controls.row:
        if answer.action == action:
            return answer.name, 0
        if answer.amount is not None:
            amount = getattr(action, "amount", None) or getattr(action, "price", None)
            if type(amount) is int and answer.amount(amount) == action:
                return answer.name, amount
    raise LookupError(f"no button for {action}")
