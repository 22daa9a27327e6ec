"""How long a sitting takes a person: the show and the thinking, played out without a screen."""

from __future__ import annotations

import pytest

from game.bots.policies import POLICIES
from game.career.level import Level
from game.cli import simulate as command
from game.counts import minutes, sittings
from game.storage.levels import load_levels

LEVELS = {level.station: level for level in load_levels()}


def longest(level: Level) -> float:
    """Minutes of a sitting that ends with the last deal."""
    return max(minutes.lasts(level, POLICIES["casual"], seed) for seed in range(4)) / 60_000


def test_every_question_takes_its_time() -> None:
    level, casual = LEVELS["london"], POLICIES["casual"]
    match, asked = sittings.begin(level, 3), 0
    for _ in iter(lambda: match.over, True):
        asked += match.asked == sittings.PLAYER and not sittings.done(match, level)
        sittings.turn(match, level, casual, graded=False)
    assert asked > 5
    assert minutes.lasts(level, casual, 3) > asked * minutes.THINKS


@pytest.mark.slow
@pytest.mark.parametrize(("station", "least", "most"), [("constanta", 5, 8), ("istanbul", 5, 13)])
def test_the_long_tables_take_no_evening(station: str, least: float, most: float) -> None:
    """Even to the last deal; the middle sitting at Istanbul is over at 8 minutes (`simulate --minutes`)."""
    assert least < longest(LEVELS[station]) < most


def test_the_command_tells_the_minutes(capsys: pytest.CaptureFixture[str]) -> None:
    import argparse

    parser = argparse.ArgumentParser()
    command.arguments(parser)
    options = parser.parse_args(["--table", "paris", "--minutes", "--sittings", "1", "--policy", "coach"])
    assert command.run(options) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("| paris | coach | 1 | ")
