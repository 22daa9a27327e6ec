"""The page of the data does what its buttons say, and the desktop is asked politely."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec
import pytest

from game.career.scores import Score
from game.scenes.settings.scene import SettingsScene
from game.storage import luggage
from game.ui import desktop
from game.ui.board import HOLD
from game.ui.intents import Cancel, Confirm, Hot, LetGo
from game.ui.text import broken

from .stage import program


def press(scene: SettingsScene, name: str) -> None:
    scene._board.focus.go(name)
    scene.handle(Confirm())


def test_a_career_is_written_and_put_into_the_empty_pocket() -> None:
    with program() as app:
        store = app.services.store
        scene = SettingsScene(app.services, "data")
        press(scene, "bring")
        assert store.load(3).save is None, "there is no file yet"
        press(scene, "export")
        assert len(luggage.files(store.folder)) == 1
        press(scene, "bring")
        first, third = store.load(1).save, store.load(3).save
        assert first is not None
        assert third is not None
        assert third.profile == first.profile
        scene.handle(Hot("r"))
        assert app.services.settings.now.speed == "normal"


def forget(scene: SettingsScene, name: str) -> None:
    """Ask for it, and hold the red button to its end."""
    press(scene, name)
    scene.handle(Hot("delete"))
    scene.update(HOLD)


def test_statistics_are_forgotten_after_a_question_and_a_long_press() -> None:
    with program() as app:
        store = app.services.store
        scene = SettingsScene(app.services, "data")
        before = store.load(1).save
        assert before is not None
        press(scene, "forget")
        scene.handle(Hot("delete"))
        scene.update(HOLD - 1)
        scene.handle(LetGo())
        scene.update(HOLD)
        scene.handle(Confirm())  # the focus is on the red button, which only a long press moves
        scene.handle(LetGo())
        scene.handle(Cancel())
        assert store.load(1).save == before
        forget(scene, "forget")
        after = store.load(1).save
        assert after is not None
        assert after.profile.nights == before.profile.nights > 0
        assert [tally.hands for tally in after.profile.tallies.values()] == [0]
        kept = msgspec.structs.replace(before.profile, tallies=after.profile.tallies, best={})
        assert after.profile == kept
        assert store.load(2).save is not None, "another career stays as it is"


def test_over_a_table_no_statistics_are_forgotten() -> None:
    with program() as app:
        scene = SettingsScene(app.services, "data", playing=True)
        before = app.services.store.load(1).save
        forget(scene, "forget")
        assert app.services.store.load(1).save == before


def test_the_board_of_scores_begins_anew() -> None:
    with program() as app:
        store = app.services.store
        store.save_scores((Score("ANA", 3, 4, 900, "1-417"),))
        scene = SettingsScene(app.services, "data")
        forget(scene, "clear")
        assert store.scores() == ()


@pytest.fixture
def opener(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A desktop that writes down what it is asked to open, and with which libraries."""
    told = tmp_path / "told"
    script = tmp_path / "xdg-open"
    script.write_text(
        f'#!/bin/sh\necho "$1 $LD_LIBRARY_PATH" > "{told}.new"\n/bin/mv "{told}.new" "{told}"\n'
    )
    script.chmod(0o755)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("PATH", str(tmp_path))
    return told


def test_the_folder_opens_with_the_libraries_of_the_desktop(
    opener: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/bundle")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/own")
    assert desktop.show_folder(Path("/somewhere"))
    for _ in range(500):
        if opener.exists():
            break
        time.sleep(0.01)
    assert opener.read_text() == "/somewhere /own\n"


def test_without_a_desktop_nothing_opens_and_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("PATH", "/nowhere")
    with program() as app:
        scene = SettingsScene(app.services, "data")
        press(scene, "open")
        app.services.toasts.update(16)
        assert app.services.toasts._waiting[0][0] == app.services.words.tr("data.not_shown")


def test_long_paths_break_after_their_separators() -> None:
    assert broken("/home/anna/games", 12, len) == ["/home/anna/", "games"]
    assert broken("C:\\Users\\Anna", 10, len) == ["C:\\Users\\", "Anna"]
    assert broken("abcdefghij", 4, len) == ["abcd", "efgh", "ij"]
    assert broken("/a", 10, len) == ["/a"]
