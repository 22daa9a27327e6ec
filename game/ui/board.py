"""The controls of a screen with their one focus: intents go in, acts come out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from .canvas import Canvas
from .controls import Button, Choice, Control, Segments, Slider
from .focus import Focus, Spot, pitch
from .intents import Adjust, Confirm, Intent, LetGo, Next, Point, Press, Release, Step, Wheel
from .prompts import Prompts

HOLD = 1500  # milliseconds that a dangerous button is held
_FLASH = 90  # milliseconds that a button looks pressed


class Plays(Protocol):
    """Plays an effect by its name, in one of its variants (from 1) or in any."""

    def __call__(self, name: str, *, variant: int | None = None) -> None: ...


@dataclass
class Board:
    """The controls of a screen with their one focus.

    `handle` answers an intent: with the name of a control for the scene to act on, or with "" when the
    board took it itself, or with None when it means nothing to it. `sound` gets the name of an effect.
    """

    controls: list[Control]
    sound: Plays
    first: str | None = None
    focus: Focus[str] = field(init=False)
    _armed: str = ""  # what the pointer went down on
    _holding: int | None = None  # milliseconds
    _flash: int = 0

    def __post_init__(self) -> None:
        """The focus begins at `first`."""
        self.focus = Focus([Spot(c.name, c.rect) for c in self.controls], self.first)

    @property
    def at(self) -> Control:
        """The control in focus."""
        return self._named(self.focus.at)

    def handle(self, intent: Intent) -> str | None:
        """See the class."""
        match intent:
            case Step(dx, dy):
                if dx and (turned := self.at.turn(dx)) is not None:
                    return self._sounded(_cue(dx), turned)
                return self._moved(self.focus.step(dx, dy))
            case Next(n):
                return self._moved(self.focus.next(n))
            case Adjust(n) | Wheel(n):
                turned = self.at.turn(n)
                return None if turned is None else self._sounded(_cue(n), turned)
            case Confirm():
                return self._press(self.at)
            case LetGo():
                self._holding = None
                return ""
            case Point(x, y):
                return self._point(x, y)
            case Press(x, y):
                return self._grab(x, y)
            case Release(x, y):
                return self._release(x, y)
        return None

    def update(self, ms: int) -> str | None:
        """Let time pass; the name of a button that was held long enough, "" when the picture changed."""
        if self._holding is not None:
            self._holding += ms
            if self._holding >= HOLD:
                self._holding = None
                return self.at.name
            return ""
        if self._flash > 0:
            self._flash -= ms
            return "" if self._flash <= 0 else None
        return None

    def begin_hold(self) -> None:
        """Begin to hold the button in focus, by its short cut."""
        self._holding = 0

    @property
    def held(self) -> int:
        """Milliseconds that the button in focus has been held."""
        return self._holding or 0

    def draw(self, canvas: Canvas, prompts: Prompts) -> None:
        """Draw all controls, the one in focus last."""
        here = self.at
        for control in self.controls:
            if control is not here:
                control.draw(canvas, prompts, "", 0.0)
        down = self._flash > 0 or self._holding is not None or self._armed == here.name
        held = (self._holding or 0) / HOLD
        here.draw(canvas, prompts, "pressed" if down else "focus", held)

    def _press(self, control: Control) -> str:
        if isinstance(control, Button) and control.hold:
            self._holding = 0
            return ""
        acts = control.press()
        self._flash = _FLASH if isinstance(control, Button) and acts else 0
        self.sound("denied" if isinstance(control, Button) and control.why else "confirm")
        return control.name if acts else ""

    def _point(self, x: int, y: int) -> str | None:
        if self._armed:
            dragged = isinstance(self.at, Slider) and bool(self.at.drag(x))
            return self._sounded("more", True) if dragged else None
        return self._moved(True) if self.focus.point(x, y) else None

    def _grab(self, x: int, y: int) -> str | None:
        name = self.focus.under(x, y)
        if name is None:
            return None
        self._moved(self.focus.go(name))
        self._armed = name
        control = self.at
        if isinstance(control, Button) and control.hold:
            self._holding = 0
        elif isinstance(control, (Slider, Choice, Segments)) and control.drag(x):
            self.sound("more")
        return ""

    def _release(self, x: int, y: int) -> str | None:
        armed, self._armed = self._armed, ""
        self._holding = None
        if not armed:
            return None
        control = self._named(armed)
        if self.focus.under(x, y) != armed or isinstance(control, (Slider, Choice, Segments)):
            return ""
        return "" if isinstance(control, Button) and control.hold else self._press(control)

    def _moved(self, moved: bool) -> str:
        if moved:
            self._holding, self._flash = None, 0
            self.sound("tick", variant=pitch(self.focus.height))
        return ""

    def _sounded(self, cue: str, happened: bool) -> str:
        if happened:
            self.sound(cue)
        return ""

    def _named(self, name: str) -> Control:
        return next(control for control in self.controls if control.name == name)


def _cue(n: int) -> str:
    return "more" if n > 0 else "less"
