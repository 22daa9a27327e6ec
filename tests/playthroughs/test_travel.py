"""A robot at its own keys comes to the same as a sitting that is only counted: it gets up when that would."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.bots.policies import POLICIES
from game.career.profile import Profile
from game.cli import tables
from game.counts.sittings import play, seed_of
from game.launch import first_scene, ready
from game.robots.traveller import Traveller
from game.ui.clock import TurnedClock


@pytest.mark.parametrize("station", ["salzburg", pytest.param("vienna", marks=pytest.mark.slow)])
def test_a_robot_gets_up_when_it_has_what_it_came_for(station: str, tmp_path: Path) -> None:
    levels, seed = tables.loaded(), seed_of(1, 0)
    level = tables.named(levels, station)
    counted = play(level, POLICIES["coach"], seed)
    assert (counted.course.hands < level.rules.deals) != level.to_the_end

    app = ready(str(tmp_path), "en", seeds=lambda: seed)
    app.services.settings.change(speed="instant", language="en")
    stars: dict[str, tuple[int, ...]] = {each.station: (1,) for each in levels if each.number < level.number}
    app.services.store.save(1, Profile(name="Ann", stars=stars, purse=level.buy_in))
    robot = Traveller(POLICIES["coach"], 1, lambda line: None, station=station)
    assert app.run(first_scene(app), robot, TurnedClock(48)) == 0
    (sitting,) = robot.results
    assert sitting["stars"] == list(counted.stars)
    assert (sitting["chips"], sitting["hands"]) == (counted.chips, counted.course.hands)
