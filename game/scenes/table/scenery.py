"""All that is known while a table is drawn, for every part of its picture."""

from __future__ import annotations

from dataclasses import dataclass

from game.i18n import Words
from game.rules import places
from game.rules.view import View
from game.services import Services
from game.show.cards import own_box
from game.show.frame import Frame
from game.show.layout import Box, Layout
from game.ui.canvas import Canvas

from .look import Look


@dataclass(frozen=True)
class Scenery:
    """All that a part of the picture is drawn from."""

    canvas: Canvas
    services: Services
    frame: Frame
    board: View
    layout: Layout
    look: Look
    earlier: int = 0  # deals before this sitting that count with its own

    @property
    def words(self) -> Words:
        """The words of the language in force."""
        return self.services.words

    @property
    def own(self) -> int:
        """The seat of the person."""
        return self.layout.own

    @property
    def own_cards(self) -> Box | None:
        """Where the person's own cards lie, or their places; None where they are not known before."""
        return own_box(self.board, self.layout)

    @property
    def motion(self) -> bool:
        """Whether things may fly and jump."""
        return not self.services.settings.now.reduced_motion

    def chips(self, place: places.Place) -> int:
        """The chips seen at a place."""
        return self.frame.chips.get(place, 0)

    def stirred(self, place: places.Place) -> int:
        """Pixels that the pile at a place and its number jump now, because a chip has landed there."""
        return int(place in self.frame.stirred)
