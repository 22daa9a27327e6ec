"""The settings by keys and controller: pages turn, volumes are heard and shown."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.app import App
from game.launch import ready
from game.rules.variants.in_between import InBetweenRules
from game.scenes.rulebook import RulebookScene
from game.scenes.settings.levels import heard
from game.scenes.settings.pages import PAGES
from game.scenes.settings.scene import SettingsScene
from game.ui.intents import Adjust, Step

from .stage import program

PAGE_DOWN, PAGE_UP = Adjust(-5), Adjust(5)


@pytest.fixture
def app() -> Iterator[App]:
    with program() as made:
        yield made


@pytest.mark.parametrize(("device", "on"), [("keys", PAGE_DOWN), ("pad", PAGE_UP)])
def test_page_down_and_the_right_trigger_go_through_all_pages_and_round(
    app: App, device: str, on: Adjust
) -> None:
    app.services.devices.kind = device
    scene, seen = SettingsScene(app.services), []
    for _ in PAGES:
        seen.append(scene._page)
        scene.handle(on)
    assert seen == list(PAGES)
    assert scene._page == seen[0]
    scene.handle(Adjust(-on.n))
    assert scene._page == seen[-1]


def test_the_leaves_that_a_prompt_shows_turn_back_and_on(app: App) -> None:
    for device in ("keys", "pad"):
        app.services.devices.kind = device
        back, on = app.services.prompts.leaves
        assert {"keys": ("five more", "five less"), "pad": ("five less", "five more")}[device] == (back, on)


def test_page_down_turns_the_leaves_of_the_rule_book_and_stops_at_its_end(app: App) -> None:
    book = RulebookScene(app.services, [InBetweenRules()])
    for _ in range(9):
        book.handle(PAGE_DOWN)
    assert book._spread == len(book._pages) // 2 - 1 > 0
    book.handle(PAGE_UP)
    assert book._spread == len(book._pages) // 2 - 2


def test_the_meters_show_all_sliders_together(app: App) -> None:
    app.services.settings.change(master=50, effects=60, voices=0)
    assert [heard(app.services, part) for part in ("effects", "voices")] == [30, 0]
    app.services.settings.change(mute=True)
    assert heard(app.services, "effects") == 0


def test_the_line_of_the_language_goes_on_from_the_one_that_is_spoken(tmp_path: Path) -> None:
    for lang in (None, "ru"):
        app = ready(str(tmp_path), lang)
        if lang is None:
            app.services.settings.change(language="en")
        else:
            scene = SettingsScene(app.services)
            scene._board.focus.go("language")
            scene.handle(Step(1, 0))
            assert app.services.words.language == app.services.settings.now.language == "ro"
        app.services.screen.close()
        app.services.sound.close()
