"""How long a sitting takes a person: the show at Normal speed, and a while to think about each question."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import median

import msgspec

from game.bots.policies import POLICIES, Policy
from game.career.level import Level
from game.counts.sittings import PLAYER, begin, done, seed_of, turn
from game.match import Match
from game.rules import engine
from game.rules.actions import AnyAction, Decline, LetBe, Take
from game.rules.events import Event, SittingOpened
from game.show.board import opening
from game.show.director import Director

FRAME = 20  # milliseconds between two looks
THINKS = 3000  # milliseconds from the question to the answer
WAVES_ON = 1000  # the same where one just lets things go on
_WAVED: tuple[type, ...] = (LetBe, Decline, Take)


class Pace(msgspec.Struct, frozen=True):
    """Minutes that sittings at one table took: the middle one, the shortest and the longest."""

    table: str
    policies: tuple[str, ...]
    sittings: int
    seed: int
    median: float
    shortest: float
    longest: float


def pace(level: Level, policies: tuple[str, ...], sittings: int, seed: int) -> Pace:
    """The minutes of so many sittings (1 or more) by each of the named policies, all of them together."""
    seeds = [seed_of(seed, number) for number in range(sittings)]
    times = [lasts(level, POLICIES[policy], each) / 60_000 for policy in policies for each in seeds]
    return Pace(level.station, policies, len(times), seed, median(times), min(times), max(times))


def lasts(level: Level, policy: Policy, seed: int) -> int:
    """Milliseconds of one sitting, from its first card until the last ones are cleared away.

    The passengers' thinking is taken to be done by the time that it is wanted.
    """
    match = begin(level, seed)
    first, *events = _told(match.opening)
    assert isinstance(first, SittingOpened)
    director = Director(opening(first, PLAYER))
    director.play(events)
    passed = asked = 0
    answer: AnyAction | None = None
    while director.busy or not match.over:
        if match.asked == PLAYER and not done(match, level):
            answer = answer or policy(match.view(PLAYER), match.whims)
            asked += FRAME if director.board.turn == (PLAYER,) else 0
            if not director.busy and asked >= (WAVES_ON if isinstance(answer, _WAVED) else THINKS):
                director.play(_told(match.play(PLAYER, answer, graded=False)))
                answer, asked = None, 0
        elif not match.over:
            _passengers(match, level, policy, director)
        director.update(FRAME)
        passed += FRAME
    return passed


def _passengers(match: Match, level: Level, policy: Policy, director: Director) -> None:
    """Whoever else is asked answers as soon as the show is ready for it, as at the table."""
    while director.ready and not match.over:
        if match.asked == PLAYER and not done(match, level):
            return
        director.play(_told(turn(match, level, policy, graded=False)))


def _told(events: Iterable[Event]) -> list[Event]:
    return [engine.redact(event, PLAYER) for event in events]
