"""Where saves lie: the user's own folder, whatever its name and whatever the environment says."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from game.career.profile import Profile
from game.storage.folder import APP, user_folder
from game.storage.store import Store

linux = pytest.mark.skipif(sys.platform != "linux", reason="XDG variables are a matter of Linux")


def test_the_command_line_wins(tmp_path):
    assert user_folder(str(tmp_path / "here")) == tmp_path / "here"
    assert user_folder("here").is_absolute()
    assert user_folder("~nobody.at.all/saves") == Path("~nobody.at.all/saves").absolute()


@linux
def test_xdg_names_the_folder(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert user_folder() == tmp_path / APP


@linux
@pytest.mark.parametrize("value", ["", "relative/path", "."])
def test_an_xdg_folder_that_is_no_full_path_counts_as_none(monkeypatch, tmp_path, value):
    monkeypatch.setenv("XDG_DATA_HOME", value)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert user_folder() == tmp_path / ".local" / "share" / APP


@linux
@pytest.mark.parametrize("home", ["", "somewhere", None])
def test_without_a_home_there_is_still_a_full_path(monkeypatch, home):
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.delenv("HOME") if home is None else monkeypatch.setenv("HOME", home)
    folder = user_folder()
    assert folder.is_absolute()
    assert len(folder.parts) > 3


@linux
def test_a_user_without_any_home_gets_no_folder_named_like_one(monkeypatch, tmp_path):
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_, **__: Path("~/.local/share") / APP)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    assert user_folder() == tmp_path / APP


@pytest.mark.parametrize("name", ["Ștefan Țăran", "Мария", "a b'c", "x" * 100])
def test_any_name_will_do(tmp_path, name):
    store = Store(tmp_path / name / APP)
    assert store.notice is None
    assert store.save(1, Profile("Ana")) is None
    assert Store(tmp_path / name / APP).load(1).save.profile.name == "Ana"


def test_a_folder_that_cannot_be_made_is_said_and_the_game_goes_on(tmp_path):
    (tmp_path / "file").touch()
    store = Store(tmp_path / "file" / "saves")
    assert store.notice.key == "message.read_only"
    assert store.notice.fields == {"path": str(tmp_path / "file" / "saves")}
    assert store.load(1).save is None
    assert store.settings()[1] is None
    assert store.save(1, Profile("Ana")).key == "message.read_only"
    assert store.load(1).save.profile.name == "Ana"  # one can play, until the program ends
    assert Store(tmp_path / "file" / "saves").load(1).save is None
    assert store.tear_up(1).key == "message.read_only"
    assert store.load(1).save is None


def test_a_read_only_folder_still_reads(monkeypatch, tmp_path):
    Store(tmp_path).save(1, Profile("Ana", purse=9))
    real = Path.open

    def refuse(path, mode="r", *more, **named):
        if "w" in mode:
            raise PermissionError(13, "Permission denied")
        return real(path, mode, *more, **named)

    monkeypatch.setattr(Path, "open", refuse)
    monkeypatch.setattr("tempfile.TemporaryFile", lambda **_: refuse(tmp_path, "w"))
    store = Store(tmp_path)
    assert store.notice.key == "message.read_only"
    assert store.load(1).save.profile.purse == 9
    assert store.save(1, Profile("Ana", purse=10)).key == "message.read_only"
    assert store.load(1).save.profile.purse == 10
    assert Store(tmp_path).load(1).save.profile.purse == 9
