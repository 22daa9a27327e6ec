"""Controls: what can be pressed or turned, how it looks, and what becomes of its value."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from . import widgets
from .canvas import Canvas
from .intents import MOST
from .prompts import Prompts
from .surfaces import Rect

LABEL = 144  # logical pixels that the label of a line has


class Control(Protocol):
    """Something on a board: where it is, how it looks, what it does when it is pressed or turned."""

    name: str
    rect: Rect

    def draw(self, canvas: Canvas, prompts: Prompts, state: str, held: float) -> None:
        """Draw with `state` "", focus or pressed; `held` is the share of the hold that has passed."""
        ...

    def press(self) -> bool:
        """Answer a press; whether the scene is to act on it (False: the control did it all)."""
        ...

    def turn(self, n: int) -> bool | None:
        """Change the value by `n` steps; whether it changed, None when there is no value to change."""
        ...

    def drag(self, x: int) -> bool | None:
        """The pointer is pressed at `x`; like `turn`."""
        ...


@dataclass
class Button:
    """A button that the scene acts on by its name. `why` set means switched off, and why."""

    name: str
    rect: Rect
    words: str
    kind: str = "dusk"
    action: str = ""  # its short cut, shown as a prompt
    font: str = "body"
    align: str = "center"
    note: str = ""
    why: str = ""
    hold: bool = False

    def draw(self, canvas: Canvas, prompts: Prompts, state: str, held: float) -> None:
        """The button with its prompt at the end and its note before that; in focus it rises."""
        x, y, w, h = self.rect
        if state != "focus" or self.why or not canvas.lift:
            return self._draw(canvas, prompts, state, held)
        canvas.shade(x + 2, y + h, w - 1, 2)
        with canvas.shift(0, -canvas.lift):
            self._draw(canvas, prompts, state, held)
        return None

    def _draw(self, canvas: Canvas, prompts: Prompts, state: str, held: float) -> None:
        x, y, w, h = self.rect
        look = "disabled" if self.why and state != "focus" else state
        shown = bool(self.action) and prompts.shows(self.action) and not self.why
        room = prompts.width(canvas, self.action) if shown else 0
        font = self.font if self.spare(canvas, self.font, room) >= 0 else "body"
        centred = self.align == "center"
        kind = "steel" if self.why else self.kind
        end = widgets.button(
            canvas, x, y, w, h, self.words, kind, look, font, self.align, room if centred else 0
        )
        prompt_x = end if centred else x + w - room - 9
        if shown:
            sunk = 2 if state == "pressed" else 0
            prompts.draw(canvas, prompt_x, y + (h - 4) // 2 - 6 + sunk, self.action)
        note = self.why or self.note
        if note and not centred:
            right = prompt_x - 9 if shown else x + w - 12
            colour = "slate" if look == "disabled" else "goldl"
            canvas.text(right, y + (h - 4) // 2 - 3, note, colour, align="right")
        if self.hold and held:
            widgets.progress(canvas, x, y + h - 2, w, held, "red")

    def spare(self, canvas: Canvas, font: str, room: int) -> int:
        """The pixels left over with the words in `font` and `room` for a prompt; below 0 they do not fit."""
        words = canvas.fonts[font].width(self.words)
        note = canvas.fonts["body"].width(self.why or self.note)
        edges = 6 if self.align == "center" else 18
        return self.rect[2] - edges - words - (room + 7 if room else 0) - (note + 9 if note else 0)

    def press(self) -> bool:
        """A button is acted on unless it is switched off."""
        return not self.why

    def turn(self, n: int) -> None:
        """A button has no value."""

    def drag(self, x: int) -> None:
        """A button has no value."""


@dataclass
class Area:
    """A part of the scene's own picture that can be focused and pressed; the scene draws it."""

    name: str
    rect: Rect

    def draw(self, canvas: Canvas, prompts: Prompts, state: str, held: float) -> None:
        """The scene draws it."""

    def press(self) -> bool:
        """The scene acts on it."""
        return True

    def turn(self, n: int) -> None:
        """It has no value."""

    def drag(self, x: int) -> None:
        """It has no value."""


@dataclass
class Switch:
    """A line with a switch; `change` gets the new value at once."""

    name: str
    rect: Rect
    words: str
    on: bool
    change: Callable[[bool], None]
    states: tuple[str, str] = ("", "")  # words for off and on
    at: int = 166  # where the switch begins, from the left of the line
    plain: bool = False  # without the ground of a line

    def draw(self, canvas: Canvas, prompts: Prompts, state: str, held: float) -> None:
        """Label, switch, and its state in words."""
        x, y, _, h = self.rect
        if not self.plain:
            _line(canvas, self.rect, self.words, state)
        widgets.switch(canvas, x + self.at, y + (h - 13) // 2, self.on, state if self.plain else "")
        colour = "mint" if self.on else "haze"
        canvas.text(x + self.at + 34, y + h // 2 - 3, self.states[self.on], colour)

    def press(self) -> bool:
        """Switch over."""
        self.on = not self.on
        self.change(self.on)
        return False

    def turn(self, n: int) -> bool | None:
        """Right is on, left is off; a plain one is only pressed."""
        if self.plain:
            return None
        if self.on == (n > 0):
            return False
        self.press()
        return True

    def drag(self, x: int) -> None:
        """Pressing switches it; there is nothing to drag."""


@dataclass
class Slider:
    """A line with a slider from 0 to 100; `change` gets the new value at once."""

    name: str
    rect: Rect
    words: str
    value: int
    change: Callable[[int], None]
    step: int = 5
    at: int = 166
    width: int = 164
    written: Callable[[int], str] = str
    plain: bool = False  # without the ground of a line and the figures

    def draw(self, canvas: Canvas, prompts: Prompts, state: str, held: float) -> None:
        """Label, track, and the value in figures."""
        x, y, w, h = self.rect
        if self.plain:
            look = "focus" if state else ""
            widgets.slider(canvas, x + self.at, y, self.width, self.value / 100, 5, look)
            return
        _line(canvas, self.rect, self.words, state)
        widgets.slider(canvas, x + self.at, y + (h - 17) // 2 + 1, self.width, self.value / 100)
        canvas.text(x + w - 8, y + h // 2 - 3, self.written(self.value), "goldl", align="right")

    def press(self) -> bool:
        """Nothing to do: it is turned, not pressed."""
        return False

    def turn(self, n: int) -> bool:
        """So many steps up or down, within the ends."""
        return self._set(self.value + n * self.step)

    def drag(self, x: int) -> bool:
        """The value under the pointer, in whole steps."""
        share = widgets.slider_share(self.rect[0] + self.at, self.width, x)
        return self._set(round(share * 100 / self.step) * self.step)

    def _set(self, value: int) -> bool:
        value = max(0, min(100, value))
        if value == self.value:
            return False
        self.value = value
        self.change(value)
        return True


@dataclass
class Choice:
    """A line with one of several values between two arrows; `change` gets the new value at once."""

    name: str
    rect: Rect
    words: str
    values: Sequence[str]
    labels: Sequence[str]
    value: str
    change: Callable[[str], None]
    at: int = 166
    width: int = 164
    around: bool = True  # past the last value comes the first one

    def draw(self, canvas: Canvas, prompts: Prompts, state: str, held: float) -> None:
        """Label and stepper."""
        x, y, _, h = self.rect
        _line(canvas, self.rect, self.words, state)
        label = self.labels[self._index]
        widgets.stepper(canvas, x + self.at, y + (h - 15) // 2, self.width, label)

    def press(self) -> bool:
        """The next value."""
        self.turn(1)
        return False

    def turn(self, n: int) -> bool:
        """So many values on."""
        last = len(self.values) - 1
        index = self._index + n
        if abs(n) == MOST or not self.around:
            index = max(0, min(last, index))
        index %= last + 1
        if index == self._index:
            return False
        self.value = self.values[index]
        self.change(self.value)
        return True

    def drag(self, x: int) -> bool | None:
        """A press on an arrow turns that way, elsewhere it is the next value."""
        left = self.rect[0] + self.at
        return self.turn(-1) if left <= x < left + self.width // 2 else self.turn(1)

    @property
    def _index(self) -> int:
        return list(self.values).index(self.value)


@dataclass
class Segments:
    """Several keys in a row, one of them in force; `change` gets the new value at once.

    Each key is as wide as its label asks for.
    """

    name: str
    rect: Rect
    values: Sequence[str]
    labels: Sequence[str]
    value: str
    change: Callable[[str], None]
    _edges: list[int] = field(default_factory=list)  # left edges of the keys, as drawn last

    def draw(self, canvas: Canvas, prompts: Prompts, state: str, held: float) -> None:
        """The keys side by side; one stepper where they have no room."""
        x, y, w, h = self.rect
        widths = [canvas.fonts["body"].width(label) for label in self.labels]
        spare = w - sum(widths)
        self._edges = []
        if spare < 8 * len(widths):
            label = self.labels[list(self.values).index(self.value)]
            widgets.stepper(canvas, x, y, w, label, "focus" if state else "")
            return
        for n, (value, label, width) in enumerate(zip(self.values, self.labels, widths, strict=True)):
            own = width + spare * (n + 1) // len(widths) - spare * n // len(widths)
            on = value == self.value
            self._edges.append(x)
            canvas.slice(f"halt/speed_{'on' if on else 'off'}", x, y, own - 2, h)
            canvas.text(x + own // 2 - 1, y + 4, label, "mahog" if on else "haze", align="center")
            x += own
        if state:
            widgets.focus(canvas, self.rect[0], y, w - 2, h, pointer=False)

    def press(self) -> bool:
        """The next value, around the end."""
        last = len(self.values) - 1
        index = list(self.values).index(self.value)
        self.turn(-last if index == last else 1)
        return False

    def turn(self, n: int) -> bool:
        """So many values on, up to the ends."""
        index = list(self.values).index(self.value)
        return self._set(max(0, min(len(self.values) - 1, index + n)))

    def drag(self, x: int) -> bool:
        """The key under the pointer; of a stepper, its nearer end."""
        if not self._edges:
            return self.turn(1 if x >= self.rect[0] + self.rect[2] // 2 else -1)
        return self._set(sum(edge <= x for edge in self._edges[1:]))

    def _set(self, index: int) -> bool:
        if self.values[index] == self.value:
            return False
        self.value = self.values[index]
        self.change(self.value)
        return True


def _line(canvas: Canvas, rect: Rect, words: str, state: str) -> None:
    """The ground and label of a line; a line in focus is lit, whatever else it does."""
    x, y, w, h = rect
    widgets.row(canvas, x, y, w, h, "focus" if state else "")
    words = canvas.fonts["body"].cut(words, LABEL)
    canvas.text(x + 18, y + h // 2 - 3, words, "ivory" if state else "fog")
