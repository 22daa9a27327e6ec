"""A player made of key presses: looks at the scene on top and presses what a person would."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from game.bots.policies import Policy
from game.rules.actions import AnyAction, Claim
from game.rules.rng import Rng
from game.rules.view import View
from game.scenes.stack import Scene
from game.scenes.table.answers import CALL, GO_ON
from game.scenes.table.controls import Controls
from game.scenes.table.scene import TableScene
from game.scenes.welcome import WelcomeScene
from game.ui import typist

if TYPE_CHECKING:
    from game.app import App

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

    def hold(self, key: str) -> None:
        """Press a key and keep it down."""
        typist.key_down(key)

    def let_go(self, key: str) -> None:
        """Release it."""
        typist.key_up(key)


@dataclass
class Robot:
    """Plays by `policy` whatever there is to play. A source for `App.run`; see its kinds for what they play.

    `shots` gets a picture of each scene; `tell` hears what happened, by lines.
    """

    policy: Policy
    seed: int
    tell: Callable[[str], None]
    hands: Hands = field(default_factory=Keys)
    shots: Path | None = None
    decisions: int = 0
    stalled: str = ""  # where nothing went on any more, and why
    finished: bool = False  # it came to the end that was asked for
    results: list[dict[str, Any]] = field(default_factory=list)  # what it came to
    _scene: Scene | None = None
    _since: int = 0  # when the scene on top or the decision changed
    _pressed: int = -_PATIENCE
    _shot: str = ""
    _pictures: int = 0
    _mark: object = None
    _question: View | None = None
    _choice: AnyAction | None = None  # what it wants to do about the question

    def __call__(self, app: App, now: int) -> None:
        """Press what is next, if it is time."""
        scene = app.stack.top if app.stack else None
        if scene is None:
            return
        if scene is not self._scene:
            self._scene, self._since = scene, now
            self.arrive(scene)
        self._watch(scene, now)
        self._picture(app, scene, now)
        self.look(scene)
        self.finished = self.finished or self.done(scene)
        if self.stalled or self.finished:
            typist.close()
        elif now - self._pressed >= self.hands.pause:
            self._pressed = now
            self.answer(scene)

    # -- what kinds of robots differ in

    def arrive(self, scene: Scene) -> None:
        """Another scene lies on top."""

    def look(self, scene: Scene) -> None:
        """Called before every frame: what is on the screen now."""

    def done(self, scene: Scene) -> bool:
        """Whether this is the end that was asked for."""
        return False

    def answer(self, scene: Scene) -> None:
        """Press one thing: what every robot does alike."""
        match scene:
            case TableScene() if scene.asked:
                self._do(scene, self._chosen(scene.board))
            case TableScene():
                self.press("enter")  # teaching, a result, a line: go on
            case WelcomeScene():
                self.press("enter" if scene.at == "go" else "tab")
            case _:
                self.press("esc")

    def decided(self, view: View) -> None:
        """A question appeared, and the robot knows what to do about it."""

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
            path = self.shots / f"{self._pictures:02}_{name}.png"
            try:
                app.canvas.save(path)
            except OSError as error:
                self.stalled = f"{path}: {error.strerror or error}"

    # -- what to press

    def press(self, key: str) -> None:
        """Press a key, or what does the same on the device in hand."""
        assert self._scene is not None
        self.hands.press(key, self._scene)

    def _chosen(self, view: View) -> AnyAction:
        """What the policy does about the question that `view` is; it is asked once."""
        if view is not self._question or self._choice is None:
            self.decisions += 1
            self._question, self._choice = view, self.policy(view, Rng(self.seed, self.decisions))
            self.decided(view)
        return self._choice

    def _do(self, scene: TableScene, action: AnyAction) -> None:
        """Go to the button that does it, set its amount, and press it; one thing at a time."""
        controls = scene.controls
        if isinstance(action, Claim):
            self.press(CALL)
            return
        name, amount = _button(controls, action)
        missing = amount - controls.bet.amount if amount else 0
        if missing:
            self.hands.adjust(missing, scene)
        elif controls.focus != name and not controls.armed:
            self.press("tab")
        else:
            self.press("enter")


def _button(controls: Controls, action: AnyAction) -> tuple[str, int]:
    """The button for `action` and the amount to set before, 0 for none; that which lets a slip pass first."""
    for answer in controls.row:
        if answer.action == action:
            return answer.name, 0
        if answer.amount is not None:
            amount = getattr(action, "amount", None) or getattr(action, "price", None)
            if type(amount) is int and answer.amount(amount) == action:
                return answer.name, amount
    if GO_ON in controls.row:
        return GO_ON.name, 0
    raise LookupError(f"no button for {action}")
