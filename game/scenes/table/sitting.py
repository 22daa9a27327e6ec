"""What a table scene needs to know of its sitting: who sits where, and what the table is called."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from game.i18n import Words
from game.match import Match
from game.rules import engine
from game.rules.events import Event, SittingOpened
from game.rules.places import SEATS
from game.rules.view import View
from game.scenes.host import Host, stop_of
from game.scenes.pause import Stop
from game.show.board import opening
from game.show.director import Director


@dataclass(frozen=True)
class Sitting:
    """`seat` is the person at the machine; names and ids of passengers go by seat (None: a person)."""

    host: Host
    match: Match
    seat: int
    station: str
    look: str
    variant: str
    goal: int

    @property
    def figure(self) -> str:
        """Whom to draw as the person at the machine."""
        return self.host.portrait(self.seat)

    @classmethod
    def of(cls, host: Host) -> Sitting:
        """The sitting that a career, or an evening, is at."""
        assert host.match is not None
        level = host.level
        return cls(host, host.match, host.seat, level.station, level.look, level.variant, level.goal)

    @property
    def looks(self) -> bool:
        """Whether the person may see the own cards now: nobody else looks at the screen."""
        return self.host.eyes == self.seat

    def view(self) -> View:
        """The table from this seat: as the person knows it, or only what everybody may know."""
        return self.match.view(self.seat) if self.looks else self.common()

    @property
    def hides(self) -> bool:
        """Whether this seat knows cards that not everybody may know."""
        return self.match.hides(self.seat)

    def common(self) -> View:
        """The table from this seat with what everybody may know."""
        return msgspec.structs.replace(self.match.view(None), seat=self.seat)

    def told(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """The events as they may be shown now."""
        return tuple(engine.redact(event, self.host.eyes) for event in events)

    def opening(self) -> tuple[View, tuple[Event, ...]]:
        """The table to begin with and the events to show first: none when the sitting goes on."""
        events = self.match.opening
        if self.match.record.plays or not events or not isinstance(events[0], SittingOpened):
            return self.view(), ()
        return opening(events[0], self.seat), self.told(events[1:])

    def about(self, director: Director, closes: str) -> Callable[[], Stop]:
        """What the pause says of the table as far as `director` has shown it: no result before its time.

        `closes` is the key of why the table closes with this deal, "" while it goes on.
        """
        chips = director.chips(SEATS[self.seat])
        return lambda: stop_of(self.host, closes, chips)

    def names(self, words: Words) -> tuple[str, ...]:
        """All names by seat, as they stand on plates and in the log."""
        return tuple(sitter.called(words.tr) for sitter in self.match.sitters)

    def faces(self) -> dict[int, str]:
        """The passengers by seat."""
        return {seat: sitter.persona for seat, sitter in enumerate(self.match.sitters) if sitter.persona}

    def figures(self) -> dict[int, str]:
        """Whom to draw at all seats but the person's own: passengers, and the figures of persons."""
        others = (seat for seat in range(len(self.match.sitters)) if seat != self.seat)
        return {seat: self.host.portrait(seat) for seat in others}
