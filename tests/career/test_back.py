"""The return journey: every table holds at ten times the stakes, and the line runs the other way."""

from __future__ import annotations

import msgspec
import pytest

from game.career.back import STAKES, may_turn, on_this_way, raised, turned
from game.career.level import STATIONS, Level
from game.career.line import stops
from game.career.porter import needed, wage
from game.career.profile import Profile
from game.career.sitting import may_sit
from game.rules import engine

DONE = Profile("Ana", purse=5000, stars=dict.fromkeys(STATIONS, (1,)))


def test_every_table_can_be_set_up_on_the_way_back(levels: tuple[Level, ...]) -> None:
    for level in levels:
        high = raised(level)
        assert engine.problems(high.rules, high.seats) == []
        assert (high.buy_in, high.goal) == (STAKES * level.buy_in, STAKES * level.goal)
        assert (high.rules.ante, high.rules.deals) == (STAKES * level.rules.ante, level.rules.deals)
        engine.start(high.rules, (high.buy_in,) * high.seats, 1)


def test_it_begins_at_the_end_of_the_line_and_once() -> None:
    assert not may_turn(Profile("Ana"))
    assert may_turn(DONE)
    back = turned(DONE)
    assert (back.west, back.stars, back.outward) == (True, {}, DONE.stars)
    assert not may_turn(back)
    with pytest.raises(ValueError, match="end of the line"):
        turned(back)


def test_the_line_runs_the_other_way(levels: tuple[Level, ...]) -> None:
    back = turned(DONE)
    tables = on_this_way(back, levels)
    found = stops(back, tables)
    assert [stop.station for stop in found] == list(STATIONS[::-1])
    assert on_this_way(DONE, levels) == levels
    with_tables = [stop for stop in found if stop.level is not None]
    assert [stop.level.number for stop in with_tables if stop.level] == [stop.number for stop in with_tables]


def test_nobody_is_stuck_at_the_turn(levels: tuple[Level, ...]) -> None:
    if len(levels) < len(STATIONS):
        levels = tuple(
            msgspec.structs.replace(levels[0], number=n, id=each, station=each)
            for n, each in enumerate(STATIONS, 1)
        )
    back = msgspec.structs.replace(turned(DONE), purse=1)
    tables = on_this_way(back, levels)
    assert needed(back, tables)
    paid = msgspec.structs.replace(back, purse=wage(back, tables))
    first = stops(paid, tables)[0]
    assert first.open
    assert first.level is not None
    assert may_sit(paid, first.level)
