"""What leads on from the results of a sitting: once more, the map, or the porter."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from game.app import App
from game.career.course import begun
from game.career.goals import Goal
from game.career.profile import Profile, Seated
from game.scenes.dialogue import DialogueScene
from game.scenes.goal_words import asked, came
from game.scenes.journey import Journey
from game.scenes.results.scene import ResultsScene, results_of
from game.scenes.stack import Pop, Replace
from game.scenes.unlock import UnlockScene
from game.storage.levels import load_levels
from game.storage.store import Save
from game.ui.intents import Confirm

from .stage import program


@pytest.fixture
def app() -> Iterator[App]:
    with program() as made:
        yield made


def results(app: App, chips: int, purse: int, stars: tuple[int, ...] = ()) -> ResultsScene:
    """London was left with so many chips, by somebody who has so much and such stars already."""
    london = load_levels()[0]
    course = msgspec.structs.replace(begun(0, london.buy_in), chips=chips, curve=(london.buy_in, chips))
    seated = Seated("london", london.buy_in, course)
    profile = Profile("Ana", purse=purse, stars={"london": stars} if stars else {}, seated=None)
    journey = Journey(app.services, load_levels(), 1, Save(profile))
    journey.profile = msgspec.structs.replace(profile, seated=seated)
    scene = results_of(journey, 0)
    scene._reveal.skip()
    return scene


def test_without_the_star_the_next_press_sits_down_again(app: App) -> None:
    pressed = results(app, chips=10, purse=100).handle(Confirm())
    assert pressed == Pop(load_levels()[0])


def test_with_the_star_won_before_the_next_press_goes_to_the_map(app: App) -> None:
    assert results(app, chips=10, purse=100, stars=(1,)).handle(Confirm()) == Pop()


def test_with_the_star_the_next_press_goes_on_to_what_was_opened(app: App) -> None:
    pressed = results(app, chips=60, purse=100).handle(Confirm())
    assert isinstance(pressed, Replace)
    assert isinstance(pressed.scene, UnlockScene)


def test_with_nothing_left_the_next_press_asks_the_porter(app: App) -> None:
    pressed = results(app, chips=0, purse=5).handle(Confirm())
    assert isinstance(pressed, Replace)
    assert isinstance(pressed.scene, DialogueScene)


@pytest.mark.parametrize("lang", ["en", "ru", "ro"])
def test_every_goal_of_the_line_has_room_in_two_lines_and_what_came_of_it_beside_its_bar(lang: str) -> None:
    kinds = {"chips": True, "rival": True, "accuracy": True, "times": True, "once": False}
    kinds |= {"deals": False, "decisions": False, "odds": True, "pot": True}
    with program(lang) as app:
        words, face = app.services.words, app.services.fonts["body"]
        for level in load_levels():
            for star in (1, 2, 3):
                assert len(face.wrap(asked(words, level, star, full=True), 116)) <= 2
        for kind, bar in kinds.items():
            for met in (False, True):
                said = came(words, Goal(1, met, kind, 100, 100))
                assert face.width(said) <= (116 - 39 if bar else 116), said
