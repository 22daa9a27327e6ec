"""The same evening by keyboard, by controller and by mouse alone: every device reaches everything."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.bots.policies import POLICIES
from game.launch import first_scene, ready
from game.robots.robot import Hands, Keys
from game.robots.traveller import Traveller
from game.ui.clock import TurnedClock

from .hands import Mouse, Pad


def evening(hands: Hands, folder: Path) -> list[dict[str, object]]:
    """From the first start to the map of the next morning; what the sitting came to."""
    app = ready(str(folder), "en", seeds=lambda: 20)
    app.services.settings.change(speed="instant")
    if isinstance(hands, Mouse):
        hands.app = app
    robot = Traveller(POLICIES["casual"], 4, lambda line: None, hands, station="london")
    assert app.run(first_scene(app), robot, TurnedClock(32)) == 0
    assert not robot.stalled
    return robot.results


@pytest.fixture(scope="module")
def by_keys(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, object]]:
    return evening(Keys(), tmp_path_factory.mktemp("keys"))


@pytest.mark.parametrize("hands", [Pad, Mouse])
def test_one_device_alone_plays_the_same_evening(
    hands: type[Pad | Mouse], by_keys: list[dict[str, object]], tmp_path: Path
) -> None:
    assert by_keys
    assert evening(hands(), tmp_path) == by_keys
