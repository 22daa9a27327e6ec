"""Scenes lie on a stack; what they hand back says which scene comes next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from game.ui.board import Board
from game.ui.canvas import Canvas
from game.ui.captions import WINDOW
from game.ui.intents import Intent
from game.ui.surfaces import Rect

Damage: TypeAlias = bool | Rect
"""What has to be drawn again: nothing, everything, or one rectangle."""

ALONE = "alone"
"""What a scene pops with that was shown by itself, and that nobody has touched."""


class Scene:
    """One screen of the game. It never sees the stack, the window or the devices.

    `opaque` scenes hide all below them. Only the scene on top gets intents and time.
    """

    opaque = True
    told: Rect = WINDOW
    """Where captions of what is heard lie: nothing that must be read is there."""

    def __init__(self) -> None:
        self.damage: Damage = True

    def handle(self, intent: Intent) -> Transition | None:
        """Answer an intent; a transition ends the frame's other intents."""
        return None

    def update(self, ms: int) -> Transition | None:
        """Let `ms` milliseconds pass; call `spoil` when the picture changed."""
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the whole picture (the canvas itself is clipped to what changed); changes nothing else."""

    def resumed(self, result: object) -> None:
        """The scene above went away and left `result`."""
        self.spoil()

    def leave(self) -> None:
        """The program ends with this scene on the stack: keep what must be kept."""

    def spoil(self, area: Rect | None = None) -> None:
        """Have the picture drawn again, or only `area` of it."""
        self.damage = joined((self.damage, True if area is None else area))


class BoardScene(Scene):
    """A scene whose controls lie on one board."""

    _board: Board

    @property
    def at(self) -> str:
        """The name of the control in focus."""
        return self._board.focus.at

    def update(self, ms: int) -> Transition | None:
        """Buttons that were pressed come up again."""
        if self._board.update(ms) is not None:
            self.spoil()
        return None


@dataclass(frozen=True, slots=True)
class Push:
    """Lay a scene on top."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Pop:
    """Take this scene away; the one below resumes with the result."""

    result: object = None


@dataclass(frozen=True, slots=True)
class Replace:
    """Put another scene in the place of this one."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Reset:
    """Take all scenes away and begin with this one (to the title)."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Quit:
    """End the program."""


Transition: TypeAlias = Push | Pop | Replace | Reset | Quit


class Stack:
    """The scenes that are open, the top one last. Empty means that the program is over."""

    def __init__(self, first: Scene) -> None:
        self._scenes = [first]

    @property
    def scenes(self) -> Sequence[Scene]:
        """All scenes, the top one last."""
        return tuple(self._scenes)

    @property
    def top(self) -> Scene | None:
        """The scene that a person sees and plays, or None when the program is over."""
        return self._scenes[-1] if self._scenes else None

    @property
    def visible(self) -> Sequence[Scene]:
        """The scenes to draw, in order: the highest opaque one and all above it."""
        start = max((n for n, scene in enumerate(self._scenes) if scene.opaque), default=0)
        return tuple(self._scenes[start:])

    def apply(self, transition: Transition) -> None:
        """Do what a scene asked for. Taking the last scene away ends the program; quitting lets all leave."""
        match transition:
            case Push(scene):
                self._scenes.append(scene)
            case Pop(result):
                self._scenes.pop()
                if self._scenes:
                    self._scenes[-1].resumed(result)
            case Replace(scene):
                self._scenes[-1] = scene
            case Reset(scene):
                self._scenes[:] = [scene]
            case Quit():
                self.end()
        if self._scenes:
            self._scenes[-1].spoil()

    def end(self) -> None:
        """Let every scene keep what it must, the top one first, and end the program."""
        while self._scenes:
            self._scenes.pop().leave()


def joined(damages: Iterable[Damage]) -> Damage:
    """All of several damages as one."""
    whole: Damage = False
    for damage in damages:
        if damage is True or whole is False:
            whole = damage
        elif isinstance(whole, tuple) and isinstance(damage, tuple):
            whole = _union(whole, damage)
        if whole is True:
            break
    return whole


def _union(a: Rect, b: Rect) -> Rect:
    left, top = min(a[0], b[0]), min(a[1], b[1])
    return left, top, max(a[0] + a[2], b[0] + b[2]) - left, max(a[1] + a[3], b[1] + b[3]) - top
