"""What the coach shows beside the cards: numbers only, the words are the scene's."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from game.odds.ochko.panel import Panel, panel
from game.rules.actions import Action
from game.rules.view import View

from . import best, choices, value
from .choice import Chances, Choice


class Advice(msgspec.Struct, frozen=True):
    """What the seat may do, what the next card can do, and the choice that is worth most.

    `chances` gives the ranks that win and the posts, and the cards that win out of those unseen; at Ochko
    `panel` has the numbers of the hand that may draw.
    """

    choices: tuple[Choice, ...]
    chances: Chances | None
    best: Choice
    panel: Panel | None = None

    @property
    def between(self) -> int:
        """How many ranks win."""
        return len(self.chances.winning) if self.chances else 0

    def value(self, action: Action) -> Fraction:
        """Expected chips of `action`, such as the bet that the slider stands at."""
        return value(self.choices, action)


def advise(view: View) -> Advice | None:
    """The coach's numbers for the seat of `view`, from nothing but this view; None when it is not asked."""
    found = choices(view)
    if not found:
        return None
    return Advice(found, found[0].chances, best(found), panel(view))
