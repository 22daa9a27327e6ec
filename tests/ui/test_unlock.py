"""The ceremony of a station that opens: step by step, at the player's pace, and all at once after a press."""

from __future__ import annotations

import pytest

from game.career.line import Stop
from game.scenes.stack import Pop
from game.scenes.unlock import UnlockScene
from game.storage.levels import load_levels
from game.ui.intents import Confirm

from .stage import program

PARIS = load_levels()[1]


def letters(scene: UnlockScene, steps: int) -> list[int]:
    """How many letters of the game's name stand there after each of so many twentieths of a second."""
    found = []
    for _ in range(steps):
        scene.update(50)
        found.append(scene._typed)
    return found


@pytest.mark.parametrize("lang", ["en", "ru", "ro"])
def test_the_name_of_the_game_is_typed_letter_by_letter(lang: str) -> None:
    with program(lang) as app:
        scene = UnlockScene(app.services, Stop(2, "paris", PARIS, True, True, ()))
        typed = letters(scene, 60)
        name = app.services.words.tr("game.yablon")
        assert typed == sorted(typed)
        assert typed[0] == 0
        assert set(typed) == set(range(len(name) + 1)), "no letter is left out"


def test_a_press_shows_everything_and_the_next_one_goes_on() -> None:
    with program() as app:
        scene = UnlockScene(app.services, Stop(2, "paris", PARIS, True, True, ()))
        assert scene.handle(Confirm()) is None
        assert scene._typed == len(app.services.words.tr("game.yablon"))
        assert scene.handle(Confirm()) == Pop()
