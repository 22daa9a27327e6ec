"""A disk that refuses while the game runs: told once, played on, and kept as soon as it can be."""

from __future__ import annotations

import ast
import errno
import os
import shutil
from pathlib import Path

import pytest

from game import paths
from game.app import App
from game.career.profile import Profile
from game.storage import folder, luggage, safe_file
from game.storage.notice import Notice
from game.storage.settings import Settings
from game.storage.store import Save, Store
from tests.ui.stage import program

FULL = Notice("message.disk_full")


class Disk:
    """A disk that can be full."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = True
        real = os.fsync

        def fsync(handle: int) -> None:
            if self.full:
                raise OSError(errno.ENOSPC, "No space left on device")
            real(handle)

        monkeypatch.setattr(safe_file.os, "fsync", fsync)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


def test_what_a_full_disk_refused_is_kept_with_the_next_thing_that_fits(tmp_path: Path, disk: Disk) -> None:
    store = Store(tmp_path)
    assert store.save_settings(Settings(mute=True)) == FULL
    assert store.save(2, Profile("Otto", purse=9)) == FULL
    disk.full = False
    assert store.save(1, Profile("Ana")) is None
    again = Store(tmp_path)
    assert again.settings()[0].mute
    assert again.load(2).save.profile.purse == 9


def test_what_a_full_disk_refused_is_kept_at_the_end(tmp_path: Path, disk: Disk) -> None:
    store = Store(tmp_path, alone=True)
    assert store.save(1, Profile("Ana", purse=7)) == FULL
    disk.full = False
    store.close()
    assert Store(tmp_path).load(1).save.profile.purse == 7


def test_a_game_that_may_keep_nothing_keeps_nothing_at_the_end_either(tmp_path: Path) -> None:
    first = Store(tmp_path, alone=True)
    second = Store(tmp_path, alone=True)
    second.save(1, Profile("Ana", purse=7))
    second.close()
    assert first.load(1).save is None


def test_a_full_disk_is_told_at_the_start(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def refuse(**_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(folder.tempfile, "TemporaryFile", refuse)
    assert Store(tmp_path).notice == FULL


def test_a_folder_that_was_tidied_away_is_made_again(tmp_path: Path) -> None:
    store = Store(tmp_path / "saves")
    assert store.save(1, Profile("Ana", purse=1)) is None
    shutil.rmtree(tmp_path / "saves")
    assert store.save(1, Profile("Ana", purse=2)) is None
    assert Store(tmp_path / "saves").load(1).save.profile.purse == 2


@pytest.mark.parametrize(
    "name", ["profile_1.json", "profile_1.json.tmp", "profile_1.json.bak1", "profile_1.json.bak3"]
)
@pytest.mark.parametrize("what", ["folder", "link", "lost link"])
def test_whatever_lies_in_the_place_of_a_file_meanwhile_does_not_stop_the_saving(
    tmp_path: Path, name: str, what: str
) -> None:
    store = Store(tmp_path / "saves")
    for purse in range(5):
        assert store.save(1, Profile("Ana", purse=purse)) is None
    place = tmp_path / "saves" / name
    place.unlink(missing_ok=True)
    if what == "folder":
        place.mkdir()
        (place / "something").write_text("somebody's")
    else:
        (tmp_path / "other").mkdir()
        place.symlink_to(tmp_path / ("other" if what == "link" else "nowhere"))
    for purse in (7, 8):
        assert store.save(1, Profile("Ana", purse=purse)) is None
    found = Store(tmp_path / "saves").load(1)
    assert (found.notice, found.save.profile.purse) == (None, 8)
    if what == "folder":
        assert (tmp_path / "saves" / f"{name}.bad1" / "something").exists()


def test_a_folder_that_nobody_may_look_into_stops_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "profile_1.json.tmp").touch()

    def refuse(path: Path) -> bool:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "exists", refuse)
    safe_file.sweep(tmp_path)


def test_a_career_that_finds_no_room_leaves_no_half_file(tmp_path: Path, disk: Disk) -> None:
    disk.full = False
    path = luggage.export(tmp_path, Save(Profile("Ana", purse=1)))
    assert isinstance(path, Path)
    disk.full = True
    assert luggage.export(tmp_path, Save(Profile("Ana", purse=2))) == FULL
    assert luggage.files(tmp_path) == [path]
    assert luggage.read(path) == Save(Profile("Ana", purse=1))
    assert list(path.parent.iterdir()) == [path]


# ── others who have a file open, as on Windows ──────────────────────────────


@pytest.mark.parametrize("times", [1, 3])
def test_a_file_that_a_scanner_has_open_is_tried_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, times: int
) -> None:
    monkeypatch.setattr(safe_file, "WAITS", (0.0,) * times)
    left = {"rename": times, "read": times}

    def crowded(what: str) -> None:
        if left[what]:
            left[what] -= 1
            raise PermissionError(13, "The process cannot access the file: it is being used by another one")

    rename, read = os.replace, Path.read_bytes
    monkeypatch.setattr(safe_file.os, "replace", lambda *paths: (crowded("rename"), rename(*paths)))
    monkeypatch.setattr(Path, "read_bytes", lambda path: (crowded("read"), read(path))[1])
    store = Store(tmp_path)
    (tmp_path / "profile_1.json").write_bytes(safe_file.sealed(3, b'{"profile":{"name":"Ana","purse":4}}'))
    found = store.load(1)
    assert found.notice is None
    assert found.save.profile.purse == 4
    assert store.save(1, Profile("Ana", purse=5)) is None
    assert left == {"rename": 0, "read": 0}
    assert not list(tmp_path.glob("*.bad*"))


# ── it is told ──────────────────────────────────────────────────────────────


def test_settings_that_are_not_kept_are_told_once(disk: Disk) -> None:
    disk.full = False
    with program() as app:
        disk.full = True
        app.services.settings.change(mute=True)
        assert _told(app)
        app.services.settings.change(mute=False)
        assert not _told(app)
        disk.full = False
        app.services.settings.change(mute=True)
        disk.full = True
        app.services.settings.change(mute=False)
        assert _told(app)


def _told(app: App) -> bool:
    """Whether a message waits; none does afterwards."""
    toasts = app.services.toasts
    waited = toasts.update(16)
    while toasts.update(60_000):
        pass
    return waited


def test_nobody_throws_away_what_the_store_says() -> None:
    """What is not kept is told, on whatever screen it was."""
    keeps = {name for name in vars(Store) if name.startswith(("save", "keep", "tear"))}
    silent = [
        f"{path.name}:{node.lineno}"
        for path in sorted((paths.root() / "game").glob("scenes/**/*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Call)
        and isinstance(node.value.func, ast.Attribute)
        and node.value.func.attr in keeps
    ]
    assert not silent
