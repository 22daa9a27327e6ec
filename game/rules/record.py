"""Records replayed: the same cards, the same plays, the same events (`record_file` has the format)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec

from . import engine, text
from .actions import CanPass, NoBet, Option, Problem, Refused
from .engine import Step
from .events import Event, Passed
from .record_file import Play, Record, RecordError, parse_record, write

__all__ = ["IllegalPlay", "Play", "Record", "RecordError", "Replay", "parse_record", "replay", "run", "write"]


class IllegalPlay(ValueError):
    """A play that the rules refuse: its number (from 1), its text, the `problem` and what was legal instead.

    `events` are all that happened before it.
    """

    def __init__(
        self, number: int, play: str, problem: Problem, legal: tuple[Option, ...], events: list[Event]
    ) -> None:
        allowed = text.options(legal)
        super().__init__(f"play {number}, {play!r}: {text.problem(problem)}; legal: {allowed}")
        self.number, self.play, self.problem, self.legal, self.events = number, play, problem, legal, events


class Replay(msgspec.Struct, frozen=True):
    """A record played to its end."""

    steps: tuple[Step, ...]

    @property
    def state(self) -> engine.State:
        """The state after the last play."""
        return self.steps[-1].state

    @property
    def events(self) -> list[Event]:
        """Everything that happened, in order."""
        return [event for step in self.steps for event in step.events]

    def lines(self) -> list[str]:
        """One line per event, and the chips at the end."""
        state = self.state
        stacks = " ".join(f"{text.seat_letter(seat)} {chips}" for seat, chips in enumerate(state.chips))
        others = "".join(f" {place} {chips}" for place, chips in state.stakes.items())
        return [*map(text.line, self.events), f"chips {stacks} pool {state.pool}{others}"]

    def json(self) -> dict[str, Any]:
        """Plain values: events, chips by seat, pool, dealer (seat number from 0), and whether it is over."""
        state = self.state
        return {
            "events": [text.plain(event) for event in self.events],
            "chips": list(state.chips),
            "pool": state.pool,
            "dealer": state.dealer,
            "over": bool(state.ended),
        }


# ── replaying ───────────────────────────────────────────────────────────────


def run(source: str) -> Replay:
    """The record in `source` played to its end. Raises `RecordError` or `IllegalPlay`.

    A written "no bet" may mean a turn that was over without a question, or a later one of the same
    seat: the later one is tried first.
    """
    record = parse_record(source)
    try:
        return Replay(tuple(replay(record)))
    except Refused as refused:
        raise RecordError(f"house or chips: {text.problem(refused.problem)}") from None
    except IllegalPlay:
        with suppress(IllegalPlay):
            return Replay(tuple(replay(record, every_turn_written=True)))
        raise


def replay(record: Record, every_turn_written: bool = False) -> Iterator[Step]:
    """The steps of `record`, the start first. Raises `Refused` at the start and `IllegalPlay` later.

    With `every_turn_written` the plays hold a "no bet" for each turn that was over without a question.
    """
    step = record.start()
    events = list(step.events)
    yield step
    spoken_for = _forced(step)  # seats that said "no bet" without being asked
    for number, play in enumerate(record.plays, 1):
        state = step.state
        while _may_be_left_out(state, play):
            step = engine.apply(state, state.turn, NoBet())
            yield step
            state, spoken_for = step.state, spoken_for + _forced(step)
            events.extend(step.events)
        if play.action is None:
            step = engine.close(state)
        elif (
            play.action == NoBet()
            and play.seat in spoken_for
            and (every_turn_written or play.seat != state.turn)
        ):
            spoken_for.remove(play.seat)
            continue
        else:
            found = engine.problem(state, play.seat, play.action)
            if found is not None:
                raise IllegalPlay(number, str(play), found, engine.options(state, play.seat), events)
            step = engine.apply(state, play.seat, play.action)
        spoken_for = _forced(step)
        events.extend(step.events)
        yield step


def _forced(step: Step) -> list[int]:
    return [event.seat for event in step.events if isinstance(event, Passed) and event.forced]


def _may_be_left_out(state: engine.State, play: Play) -> bool:
    others_turn = not state.ended and play.seat != state.turn
    return others_turn and play.action is not None and state.options == (CanPass(),)
