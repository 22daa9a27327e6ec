"""M. Fontaine at the tables of Ochko: which line belongs to which event (Budapest, Bucharest, Istanbul)."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.actions import CanBet, CanClaim, CanDouble, CanDraw, CanSplit, Option
from game.rules.events import Asked, BonusMade, Doubled, Event, HandLost, NaturalShown
from game.rules.view import View
from game.scenes.host import Place

from .answers import CALL

Told = tuple[str, dict[str, str | int]]  # the key of a line and what goes into its places
Guide = Callable[[Event, View], list[Told]]


def guides(level: Place, seat: int) -> dict[str, Guide]:
    """What is taught at each station of Ochko, to the person at `seat`."""
    made = Ochko(level, seat)
    return {"budapest": made.budapest, "bucharest": made.bucharest, "istanbul": made.istanbul}


class Ochko:
    """Waits for what a line explains; whoever shows the lines leaves out those that were shown before."""

    def __init__(self, level: Place, seat: int) -> None:
        self._level, self._seat = level, seat
        self._draws = 0  # how often the person was asked for a card

    def budapest(self, event: Event, before: View) -> list[Told]:
        """Totals, drawing, ties, splitting, the banker's open card."""
        if isinstance(event, HandLost) and event.why == "tie":
            return _lines("budapest", 3)
        if self._asks(event, CanBet):
            return _lines("budapest", 1)
        if self._asks(event, CanSplit):
            return _lines("budapest", 4)
        if self._asks(event, CanDraw):
            self._draws += 1
            return _lines("budapest", 2, 5) if self._draws == 1 else _lines("budapest", 3)
        return []

    def bucharest(self, event: Event, before: View) -> list[Told]:
        """The first card, doubling, naturals, the bank, bonus hands."""
        if isinstance(event, Doubled) or self._asks(event, CanDouble):
            return _lines("bucharest", 2)
        if isinstance(event, NaturalShown):
            return _lines("bucharest", 3)
        if isinstance(event, BonusMade):
            return _lines("bucharest", 5)
        if self._asks(event, CanBet):
            least, most = (
                getattr(self._level.rules, "least_bet", 1),
                getattr(self._level.rules, "most_bet", 3),
            )
            return [("guide.bucharest_1", {"min": least, "max": most})]
        if self._asks(event, CanDraw):
            self._draws += 1
            if before.dealer == self._seat:
                return _lines("bucharest", 4)
            return _lines("bucharest", 5) if self._draws > 2 else []
        return []

    def istanbul(self, event: Event, before: View) -> list[Told]:
        """Fourteen seats, and slips of the dealer."""
        if self._asks(event, CanClaim):
            return [*_lines("istanbul", 2), ("guide.istanbul_3", {"key": CALL}), *_lines("istanbul", 4)]
        return _lines("istanbul", 1) if self._asks(event) else []

    def _asks(self, event: Event, kind: type[Option] | None = None) -> bool:
        """Whether the person is asked, for an option of this kind."""
        if not isinstance(event, Asked) or event.seat != self._seat:
            return False
        return kind is None or any(isinstance(option, kind) for option in event.options)


def _lines(station: str, *numbers: int) -> list[Told]:
    return [(f"guide.{station}_{n}", {}) for n in numbers]
