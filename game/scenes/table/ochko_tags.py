"""What hands of Ochko count, on tags at their corners."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules import totals
from game.rules.cards import Card
from game.rules.view import View
from game.show.layout import Point
from game.ui.canvas import Canvas

_INKS = {"open": "ink", "win": "mahog", "bust": "ivory", "unknown": "fog"}


def look_of(count: int, whole: bool) -> str:
    """How the tag of a count looks: over 21, only part of a hand, 21, or less."""
    if count > totals.MOST:
        return "bust"
    if not whole:
        return "unknown"
    return "win" if count == totals.MOST else "open"


def draw_tag(canvas: Canvas, corner: Point, said: str, look: str) -> None:
    """A tag whose upper right corner is given."""
    width = canvas.fonts["body"].width(said) + 6
    canvas.slice(f"tag/{look}", corner.x - width, corner.y, width, 11)
    canvas.text(corner.x - width + 3, corner.y + 2, said, _INKS[look])


def counted(board: View, known: Sequence[Card]) -> int:
    """What known cards of a hand count: two aces as the house has it (A-O18)."""
    two_aces = len(known) == 2 and totals.hard(known) == 2
    return totals.MOST if two_aces and board.rules.two_aces else totals.best(known)
