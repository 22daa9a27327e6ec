"""A robot that hosts an evening of pass-and-play: lays the table, lifts every curtain, plays all persons."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.party import FEW_CHAIRS, MOST_CHAIRS, Passenger, Person
from game.robots.robot import Keys, Robot
from game.rules.view import View
from game.scenes.curtain import CurtainScene
from game.scenes.party.results import PartyResultsScene
from game.scenes.pause import Pause
from game.scenes.seating.lines import settings
from game.scenes.seating.naming import NameScene
from game.scenes.seating.scene import SeatingScene
from game.scenes.stack import Scene
from game.scenes.table.scene import TableScene
from game.scenes.title.scene import TitleScene

NAMES = (
    *("Ada", "Boris", "Clara", "Dinu", "Elsa", "Fedor", "Greta"),
    *("Horia", "Irma", "Jonas", "Katia", "Luca", "Magda", "Nikos"),
)  # of as many persons as there are chairs
NOISE = ("enter", "m", "n", "right", "tab", "esc", "p", "f", "l")  # pressed while a curtain falls

_LONG = 12  # presses that a held key lasts: long after the curtain hangs


@dataclass(kw_only=True)
class Company(Robot):
    """Lays a table from the title and plays one evening of `deals` deals at it, up to its results.

    So many `persons` sit down, and `passengers` after them. At one curtain it presses all kinds of keys
    before any may be heard, at the next one it holds a key down. `broken` says what no curtain may let
    happen; `curtains` were lifted, `thrown` presses came to nothing. `results` are the accounts. So many
    `changes` of the seats come in between: the last person gets up, and comes back at the next one.
    """

    hands: Keys = field(default_factory=Keys)
    game: str
    persons: int
    passengers: int = 0
    deals: int = 5
    changes: int = 0
    house: Mapping[str, str] = field(default_factory=dict)  # house rules by name, each with its value
    curtains: int = 0
    thrown: int = 0
    broken: str = ""
    _rising: bool = False  # somebody wants to get up
    _sat: int = 0  # decisions when everybody sat down last
    _called: str = ""  # who lifted the last curtain, until somebody else was asked
    _naming: str = ""
    _most: int = 0  # persons at the beginning
    _held: int = 0  # presses left out while a key is held down at a curtain

    # -- watching

    def arrive(self, scene: Scene) -> None:
        """Note the curtains and the end."""
        if isinstance(scene, CurtainScene):
            self._called = ""
            if self.curtains % 2:
                self.hands.hold("enter")
                self._held = _LONG
        if isinstance(scene, PartyResultsScene):
            for account in scene.evening.accounts:
                chair, course = account.chair, account.course
                name = chair.name if isinstance(chair, Person) else chair.who
                self.results.append({"name": name, "chips": course.chips, "profit": account.profit})
                self.tell(f"{name} has {course.chips} chips ({account.profit:+})")
            self.tell(f"{self.curtains} curtains lifted, {self.thrown} presses before them thrown away")

    def look(self, scene: Scene) -> None:
        """Nobody's closed cards are on the screen but of whoever has lifted the curtain."""
        if isinstance(scene, TableScene) and self.persons > 1 and _private(scene.board):
            seat = scene.board.seat
            name = scene.names[seat] if seat is not None else "nobody"
            if name != self._called:
                self.broken = f"the cards of {name} are shown, and {self._called or 'nobody'} was called"
        if self.broken:
            self.stalled = self.broken

    def done(self, scene: Scene) -> bool:
        """The results of the evening are there."""
        return isinstance(scene, PartyResultsScene)

    # -- pressing

    def answer(self, scene: Scene) -> None:
        """Press one thing."""
        match scene:
            case TitleScene():
                self.press("2")
            case SeatingScene():
                self._lay(scene)
            case NameScene():
                self._write(scene)
            case CurtainScene():
                self._at_curtain(scene)
            case TableScene() if scene.asked and self._wants_change():
                self._rising = True
                self.press("esc")
            case Pause() if self._rising:
                self.press("enter" if scene.at == "leave" else "tab")
            case Pause():
                self.broken = "a curtain that was falling has heard a key"
            case _:
                super().answer(scene)

    def _wants_change(self) -> bool:
        """Whether the seats are to change, and nobody has said so yet."""
        return self.changes > 0 and not self._rising and self.decisions > self._sat + self.persons

    def _at_curtain(self, scene: CurtainScene) -> None:
        """Noise until it hangs; then the one press that lifts it."""
        if self._held == 1:
            self.hands.let_go("enter")
        if self._held > 0:
            self._held -= 1
        elif scene.hangs:
            self.curtains += 1
            self._called = scene.called
            self.press("enter")
        elif not scene.lifted:
            self.press(NOISE[self.thrown % len(NOISE)])
            self.thrown += 1

    def _write(self, scene: NameScene) -> None:
        if scene.name != self._naming:
            self.hands.write(self._naming, scene)
        else:
            self.press("enter")

    # -- the seating plan

    def _lay(self, scene: SeatingScene) -> None:
        """One press nearer to the table that is wanted; at last the one that deals."""
        plan, many = scene.plan, self.persons + self.passengers > FEW_CHAIRS
        if self._rising:
            self._rising, self.changes = False, self.changes - 1
            self.persons += 1 if self.persons < self._most else -1
        if scene.between:
            return self._seat_all(scene)
        if plan.variant != self.game:
            return self._at(scene, f"game {self.game}", "enter")
        if len(plan.chairs) != (MOST_CHAIRS if many else FEW_CHAIRS):
            return self.press("s")
        for name, value in self.house.items():
            if str(getattr(plan.rules, name)) != value:
                return self._set(scene, name, value)
        if (plan.length, plan.deals) != ("deals", self.deals):
            fewer = plan.length == "deals" and plan.deals < self.deals
            return self._at(scene, "length", "right" if fewer else "left")
        return self._seat_all(scene)

    def _seat_all(self, scene: SeatingScene) -> None:
        """One press nearer to everybody on his chair; at last the one that deals."""
        for number, chair in enumerate(scene.plan.chairs):
            key = self._seat(number, chair)
            if key:
                self._naming = NAMES[number]
                return self._at(scene, f"chair {number}", key)
        if scene.why:
            self.stalled = f"no cards can be dealt: {scene.why}"
            return None
        self._sat, self._most = self.decisions, max(self._most, self.persons)
        return self.press("p")

    def _seat(self, number: int, chair: Person | Passenger | None) -> str:
        """The key that brings the right one nearer to a chair; "" when he sits there."""
        if number < self.persons:
            named = isinstance(chair, Person) and chair.name == NAMES[number]
            return "" if named else "delete" if isinstance(chair, Passenger) else "enter"
        if number < self.persons + self.passengers:
            return "" if isinstance(chair, Passenger) else "equals"
        return "" if chair is None else "delete"

    def _set(self, scene: SeatingScene, name: str, value: str) -> None:
        """One press nearer to a house rule with this value: up or down the list, then along the values."""
        rules, at = settings(scene.plan.rules), scene.at.removeprefix("rule ")
        if at not in rules:
            self.press("tab")
        elif at != name:
            names = list(rules)
            self.press("down" if names.index(at) < names.index(name) else "up")
        else:
            values = [str(each) for each in rules[name]]
            now = values.index(str(getattr(scene.plan.rules, name)))
            self.press("right" if now < values.index(value) else "left")

    def _at(self, scene: SeatingScene, name: str, key: str) -> None:
        """Press `key` at the control `name`, or go on to it."""
        self.press(key if scene.at == name else "tab")


def _private(view: View) -> bool:
    """Whether a closed card is to be seen."""
    return any(slot.card is not None and not slot.up for slots in view.cards.values() for slot in slots)
