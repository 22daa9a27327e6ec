"""One hand of a finished sitting as a match that plays itself: everybody does what the record says."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from game.match import Match, Thought
from game.review import Review
from game.rules import engine
from game.rules.actions import AnyAction
from game.rules.events import DealBegan, DealEnded, Event
from game.rules.view import View


class Rerun(Match):
    """Hand number `hand` (from 0) of `review`; nobody is asked, `step` does the next play of the record."""

    def __init__(self, review: Review, hand: int) -> None:
        found = review.hands[hand]
        self._steps, self._at = _of_deal(review.steps, found.number), 0
        beats = review.beats[found.first : found.last + 1]
        beat, self._view = next(
            (beat, before) for beat in beats for event, before in beat.events if isinstance(event, DealBegan)
        )
        self._eyes = review.kept.seat
        plays = review.kept.record.plays[: beat.plays]
        record = msgspec.structs.replace(review.kept.record, plays=plays)
        super().__init__(record, self._steps[0].state, review.kept.sitters)

    @property
    def asks_person(self) -> bool:
        """Nobody is asked."""
        return False

    @property
    def over(self) -> bool:
        """Whether everything of this hand has been played."""
        return self._at + 1 >= len(self._steps)

    def thought(self) -> Thought:
        """Nobody thinks: it has been decided."""
        return lambda: None

    def step(self, answer: AnyAction | None = None) -> tuple[Event, ...]:
        """What followed the next play in this hand."""
        self._at += 1
        self._state = self._steps[self._at].state
        return self._steps[self._at].events

    def start(self) -> tuple[View, tuple[Event, ...]]:
        """The table before the hand, and what happened up to the first play, as the seat learnt of it."""
        return self._view, tuple(engine.redact(event, self._eyes) for event in self._steps[0].events)


def _of_deal(steps: Sequence[engine.Step], number: int) -> list[engine.Step]:
    """The steps of one deal, with nothing of the deals around it."""
    found: list[engine.Step] = []
    inside = False
    for step in steps:
        events: list[Event] = []
        for event in step.events:
            inside = inside or (isinstance(event, DealBegan) and event.number == number)
            if inside:
                events.append(event)
            if isinstance(event, DealEnded) and event.number == number:
                return [*found, engine.Step(step.state, tuple(events))]
        if inside:
            found.append(engine.Step(step.state, tuple(events)))
    return found
