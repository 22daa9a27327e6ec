"""Looking at one's own covered cards: only for as long as something is held."""

from __future__ import annotations

import msgspec

from game.rules.places import seat_of
from game.rules.view import View
from game.show.layout import HERO, OWN_CARDS
from game.ui.intents import FocusLost, Hot, Intent, LetGo, Press, Release
from game.ui.surfaces import Rect, inside

OWN_HAND: Rect = (OWN_CARDS[0].x, OWN_CARDS[0].y, OWN_CARDS[1].x + HERO[0] - OWN_CARDS[0].x, 82)
"""Where the person's own cards lie."""


def closed(board: View, seat: int) -> bool:
    """Whether cards lie face down before `seat`."""
    return any(
        not slot.up
        for place, slots in board.cards.items()
        if place.startswith("hand") and seat_of(place) == seat
        for slot in slots
    )


def untold(board: View) -> View:
    """The table without what the person may do now: that can tell of covered cards."""
    return msgspec.structs.replace(board, options=())


class Peek:
    """`held` while the person looks: V, the pad's small button, or the pointer on the cards themselves.

    `looked`: once at least since the last decision. Until then the bar tells nothing of the cards either.
    """

    def __init__(self) -> None:
        self.held = self.looked = False

    def handle(self, intent: Intent) -> bool:
        """Hold or let go; whether the intent began a look and means nothing else."""
        before = self.held
        match intent:
            case Hot("v" | "back"):
                self.held = True
            case Press(x, y) if inside(OWN_HAND, x, y):
                self.held = True
            case Release() | LetGo() | FocusLost():
                self.held = False
        self.looked = self.looked or self.held
        return self.held and not before
