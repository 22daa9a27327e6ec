"""What hands of Ochko count, on tags at their corners."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules import places, totals
from game.rules.cards import Card
from game.rules.places import Place
from game.rules.view import View
from game.show.cards import hands_of
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


def counted(board: View, place: Place, known: Sequence[Card]) -> int:
    """What known cards of the hand at `place` count: a player's two aces, unless split, as the house has it.

    The banker's are 12 in any house (A-O18).
    """
    seat = places.seat_of(place)
    two_aces = totals.hard(known) == 2 and hands_of(seat, board) == (2,) and seat != board.dealer
    return totals.MOST if two_aces and board.rules.two_aces else totals.best(known)
