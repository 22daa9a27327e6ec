"""The lines of the seating plan: settings between two arrows, and house rules with their values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.i18n import Words
from game.rules import house
from game.rules.engine import Rules
from game.rules.tags import tag_of
from game.show.rule_card import value_key, word_of
from game.ui import widgets
from game.ui.canvas import Canvas
from game.ui.controls import Choice
from game.ui.prompts import Prompts
from game.ui.surfaces import Rect

LADDER = (
    *(0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100),
    *(150, 200, 250, 300, 400, 500, 750, 1000, 2000, 5000, 10_000, 100_000, 1_000_000),
)
"""The whole numbers that a setting with a wide range steps through."""

_ELSEWHERE = ("ante", "deals")  # settings that stand among those of the sitting


def settings(rules: Rules) -> dict[str, tuple[Any, ...]]:
    """The house rules of a game by name, each with the values to step through."""
    found: dict[str, tuple[Any, ...]] = {}
    for name, allowed in house.choices(type(rules)).items():
        if name not in _ELSEWHERE:
            found[name] = steps(allowed, getattr(rules, name))
    return found


def steps(allowed: range | Sequence[Any], now: Any) -> tuple[Any, ...]:
    """The values to step through, `now` among them: all of a few, the rungs of a ladder else."""
    if not isinstance(allowed, range):
        return tuple(allowed)
    rungs = allowed if len(allowed) <= 20 else [rung for rung in LADDER if rung in allowed]
    return tuple(sorted({*rungs, now}))


def value_words(words: Words, variant: str, name: str, value: Any) -> str:
    """A value of a house rule as it stands in the list; a number has words of its own only if they exist."""
    key = value_key(word_of(variant, name), value)
    if type(value) is int and not words.has(key):
        return words.number(value)
    return words.tr(key)


class Knob(Choice):
    """A label and a value between two arrows, without the ground of a line."""

    def draw(self, canvas: Canvas, prompts: Prompts, state: str, held: float) -> None:
        """Label, then the stepper; it is framed while it is in focus."""
        x, y, _, h = self.rect
        canvas.text(x + 5, y + h // 2 - 3, self.words, "ivory" if state else "haze")
        label = self.labels[list(self.values).index(self.value)]
        widgets.stepper(canvas, x + self.at, y + (h - 15) // 2, self.width, label, "focus" if state else "")


class RuleLine(Choice):
    """A house rule in the list: its name left, its value right; what is not usual is gold."""

    usual: str = ""
    switch: bool = False

    def draw(self, canvas: Canvas, prompts: Prompts, state: str, held: float) -> None:
        """The line, with a switch for what is on or off, and arrows while it is in focus."""
        x, y, w, h = self.rect
        if state:
            canvas.slice("row/focus", x, y, w, h)
        canvas.rect(x, y + h, w, 1, "indigo")
        other = self.value != self.usual
        canvas.text(x + 7, y + 4, self.words, "ivory" if state or other else "fog")
        if self.switch:
            widgets.switch(canvas, x + w - 29, y + 1, self.value == "True")
            return
        label = self.labels[list(self.values).index(self.value)]
        if state:
            width = canvas.fonts["body"].width(label)
            canvas.sprite("arrow/right", x + w - 10, y + 4)
            canvas.sprite("arrow/left", x + w - 24 - width, y + 4)
        ink = "goldl" if other else "ivory" if state else "haze"
        canvas.text(x + w - (14 if state else 6), y + 4, label, ink, align="right")


def rule_line(words: Words, rules: Rules, name: str, rect: Rect, change: Any) -> RuleLine:
    """The line of one house rule; `change` gets the new value."""
    variant = tag_of(rules)
    values = settings(rules)[name]
    by_text = {str(value): value for value in values}
    labels = [value_words(words, variant, name, value) for value in values]
    line = RuleLine(
        f"rule {name}",
        rect,
        words.tr(f"house.{word_of(variant, name)}"),
        list(by_text),
        labels,
        str(getattr(rules, name)),
        lambda text: change(by_text[text]),
    )
    line.around = len(values) <= 8
    line.usual = str(getattr(type(rules)(), name))
    line.switch = values == (False, True)
    return line
