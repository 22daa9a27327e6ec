"""What a table scene needs to know of its sitting: who sits where, and what the table is called."""

from __future__ import annotations

from dataclasses import dataclass

from game.career.profile import COLOURS
from game.i18n import Words
from game.match import Match
from game.rules import engine
from game.rules.events import Event, SittingOpened
from game.rules.view import View
from game.scenes.journey import PLAYER, Journey
from game.show.board import opening


@dataclass(frozen=True)
class Sitting:
    """`seat` is the person at the machine; names and ids of passengers go by seat (None: a person)."""

    match: Match
    seat: int
    station: str
    look: str
    variant: str
    goal: int
    figure: int

    @property
    def portrait(self) -> str:
        """The picture of the person, in the colour that was chosen."""
        return f"portrait/player/{self.figure}"

    @classmethod
    def of(cls, journey: Journey) -> Sitting:
        """The sitting that a career is at."""
        assert journey.match is not None
        level, colour = journey.level, COLOURS.index(journey.profile.colour)
        return cls(journey.match, PLAYER, level.station, level.look, level.variant, level.goal, colour + 1)

    def told(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """The events as the person learns of them."""
        return tuple(engine.redact(event, self.seat) for event in events)

    def opening(self) -> tuple[View, tuple[Event, ...]]:
        """The table to begin with and the events to show first: none when the sitting goes on."""
        events = self.match.opening
        if self.match.record.plays or not events or not isinstance(events[0], SittingOpened):
            return self.match.view(self.seat), ()
        return opening(events[0], self.seat), self.told(events[1:])

    def persona(self, seat: int) -> str | None:
        """Who of the cast plays a seat."""
        return self.match.sitters[seat].persona

    def name(self, words: Words, seat: int) -> str:
        """The name of a seat as it stands on plates and in the log."""
        sitter = self.match.sitters[seat]
        return words.tr(f"name.{sitter.persona}") if sitter.persona else sitter.name

    def names(self, words: Words) -> tuple[str, ...]:
        """All names by seat."""
        return tuple(self.name(words, seat) for seat in range(len(self.match.sitters)))

    def faces(self) -> dict[int, str]:
        """The passengers by seat."""
        return {seat: who for seat in range(len(self.match.sitters)) if (who := self.persona(seat))}
