"""Whoever gives a table to play at: a career, or an evening of pass-and-play."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from game.match import Match, persons
from game.rules.engine import Rules
from game.rules.events import Event
from game.scenes.pause import Stop, rising
from game.scenes.stack import Transition
from game.services import Services
from game.storage.notice import Notice

TABLE_LOST = Notice("message.table_lost")  # the table that was kept cannot be set up again


def table_of_one(plain: dict[str, Any] | None, variant: str) -> Match:
    """The table of game `variant` that was kept (`Match.pack()`), a person at its first seat and no other.

    `ValueError` when there is none, or when it is damaged.
    """
    match = Match.unpack(plain or {})
    if match.variant != variant or persons(match.sitters) != (0,):
        raise ValueError(f"a table of {match.variant} for the persons {persons(match.sitters)}")
    return match


class Place(Protocol):
    """Where and how it is played; a level of the career is one. `goal` 0: there is none."""

    @property
    def id(self) -> str: ...
    @property
    def station(self) -> str: ...
    @property
    def look(self) -> str: ...
    @property
    def tune(self) -> str: ...
    @property
    def variant(self) -> str: ...
    @property
    def rules(self) -> Rules: ...
    @property
    def buy_in(self) -> int: ...
    @property
    def goal(self) -> int: ...
    @property
    def to_the_end(self) -> bool: ...


class Host(Protocol):
    """What a table scene asks of the game around it.

    `seat` lies nearest: its chips, bet and buttons are at the foot of the screen. Only the cards that
    `eyes` may know are shown; None: those that everybody may know.
    """

    @property
    def services(self) -> Services: ...
    @property
    def match(self) -> Match | None: ...
    @property
    def level(self) -> Place: ...
    @property
    def seat(self) -> int: ...

    eyes: int | None

    @property
    def seen(self) -> frozenset[str]:
        """The keys of the lessons that were shown."""
        ...

    @property
    def spent(self) -> str:
        """The key of the message why the table closes with this deal, or "" while it goes on."""
        ...

    @property
    def closing(self) -> str:
        """The key of the message that the wish to get up waits for the end of the deal."""
        ...

    @property
    def earlier(self) -> int:
        """How many deals came before this sitting and count with its own."""
        ...

    @property
    def hold(self) -> bool:
        """Whether one's own hidden cards show only while a key is held."""
        ...

    @property
    def coaching(self) -> bool:
        """Whether the odds coach travels along."""
        ...

    @property
    def several(self) -> bool:
        """Whether more than one person looks at this screen in turn."""
        ...

    def portrait(self, seat: int) -> str:
        """Who is to be seen at a seat: a passenger's id, or a person's figure."""
        ...

    def learn(self, key: str) -> None:
        """A lesson was shown."""
        ...

    def follow(self, events: Iterable[Event]) -> None:
        """Count what happened at the table; every event once."""
        ...

    def keep(self) -> Notice | None:
        """Save everything; None when it lies safely on the disk."""
        ...

    def about(self, chips: int = 0) -> Stop:
        """What the pause says; nothing of it is private. `chips`: what the person has been seen to have."""
        ...

    def rise(self) -> None:
        """Somebody wants to get up; the table closes when it can."""
        ...

    def stay(self) -> None:
        """Whoever wanted to get up stays."""
        ...

    def hand_over(self) -> Transition:
        """Another person is asked: what comes between, or the table from that side."""
        ...

    def finish(self, played: int) -> Transition:
        """The sitting is over, after `played` milliseconds: what comes next."""
        ...


def stop_of(host: Host, closes: str, chips: int = 0) -> Stop:
    """What the pause says of a table.

    `closes` is the key of why it closes with this deal, "" while it goes on.
    """
    stop, words = host.about(chips), host.services.words
    return rising(stop, words, words.tr(closes), closes == host.closing) if closes else stop
