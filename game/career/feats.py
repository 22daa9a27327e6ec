"""The second star: what a table dares its guest to do, checked on what happens."""

from __future__ import annotations

import msgspec

from game.rules.events import Event, PoolEmptied, WentBroke

from .course import Course


class Feat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """Something to do during one sitting."""


class EmptyPot(Feat, frozen=True, tag="empty_pot"):
    """Win everything in the pot with one bet (a pair's chips are no bet)."""


class BreakRival(Feat, frozen=True, tag="break_rival"):
    """See the passenger `rival` at this table lose the last chip."""

    rival: str


AnyFeat = EmptyPot | BreakRival


def happens(feat: AnyFeat, passengers: tuple[str, ...], course: Course, event: Event) -> bool:
    """Whether `event` completes the feat; `course` is the sitting before it.

    `passengers` sit at the seats after the player's, in order to the left.
    """
    match feat:
        case EmptyPot():
            return isinstance(event, PoolEmptied) and course.winning
        case BreakRival(rival):
            seat = (course.seat + 1 + passengers.index(rival)) % (len(passengers) + 1)
            return isinstance(event, WentBroke) and event.seat == seat
