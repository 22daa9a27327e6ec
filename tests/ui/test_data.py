"""The page of the data does what its buttons say, and the desktop is asked politely."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from game.scenes.settings import SettingsScene
from game.scenes.settings_data import broken
from game.storage import luggage
from game.ui import desktop
from game.ui.intents import Confirm, Hot

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
