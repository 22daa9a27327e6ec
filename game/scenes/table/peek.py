"""Looking at one's own covered cards: only for as long as something is held."""

from __future__ import annotations

from game.show.layout import HERO, OWN_CARDS
from game.ui.intents import FocusLost, Hot, Intent, LetGo, Press, Release
from game.ui.surfaces import Rect

from .hud import inside

OWN_HAND: Rect = (OWN_CARDS[0].x, OWN_CARDS[0].y, OWN_CARDS[1].x + HERO[0] - OWN_CARDS[0].x, 82)
"""Where the person's own cards lie."""


class Peek:
    """`held` while the person looks: V, the pad's small button, or the pointer on the cards themselves."""

    def __init__(self) -> None:
        self.held = False

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
        return self.held and not before
