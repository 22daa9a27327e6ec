"""A record goes out as a file and comes in again; what cannot be read is told in a sentence."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from game.i18n import Words
from game.paths import baked
from game.review import Kept
from game.rules.record import run
from game.storage import records
from game.storage.notice import Notice

from .sittings import GAMES, HERE, fresh, written


@pytest.mark.parametrize("game", GAMES)
def test_out_and_in_again(game: str, tmp_path: Path) -> None:
    sitting = fresh(game, 1)
    path = records.export(tmp_path, sitting)
    assert isinstance(path, Path)
    assert path.name == "2026-03-14_211405_paris.toml"
    assert records.files(tmp_path) == [path]
    back = records.read(path)
    assert back == msgspec.structs.replace(sitting, decisions=(), judged=False)
    assert run(path.read_text("utf-8")).state.ended


def test_strange_names_come_back_as_one_line(tmp_path: Path) -> None:
    sitting = fresh("yablon", 1)
    named = msgspec.structs.replace(sitting.sitters[0], name="Ș =  variant\nA = jo")
    path = records.export(tmp_path, msgspec.structs.replace(sitting, sitters=(named, *sitting.sitters[1:])))
    assert isinstance(path, Path)
    back = records.read(path)
    assert isinstance(back, Kept)
    assert back.record == sitting.record


def test_a_record_without_names_is_seen_from_the_first_seat(tmp_path: Path) -> None:
    path = tmp_path / "plain.toml"
    text = (HERE / "paris.toml").read_text("utf-8")
    path.write_text(text[text.index("variant") :], "utf-8")
    found = records.read(path)
    assert isinstance(found, Kept)
    assert (found.seat, [sitter.name for sitter in found.sitters]) == (0, ["A", "B", "C", "D", "E"])
    assert found.record == written("paris").record


def test_the_mark_that_some_editors_put_first_is_no_mistake(tmp_path: Path) -> None:
    path = tmp_path / "marked.toml"
    path.write_text((HERE / "paris.toml").read_text("utf-8"), "utf-8-sig")
    assert isinstance(records.read(path), Kept)


def test_a_sitting_of_several_persons_is_not_written(tmp_path: Path) -> None:
    assert records.export(tmp_path, fresh("yablon", 1, persons=2)) == Notice("records.several")
    assert records.files(tmp_path) == []


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / records.FOLDER).write_text("in the way")
    found = records.export(tmp_path, fresh("yablon", 1))
    assert isinstance(found, Notice)
    assert found.key == "message.read_only"


_GOOD = 'variant = "yablon"\nchips = [9, 9]\ndealer = "B"\nplays = [{plays}]\n'
BAD = {
    "records.unreadable": [b"\xff\xfe", b"#" * (records.LARGEST + 1)],
    "records.wrong": [
        b"",
        b"variant = ",
        b'variant = "whist"\nchips = [1, 2]',
        b'variant = "yablon"\nchips = [1, 2]\ncolour = 3',
        b'variant = "yablon"\nchips = []',
        b'variant = "yablon"\nchips = [5, 5]\n[house]\nante = "much"',
        b'variant = "yablon"\nchips = [5, 5]\n[house]\nante = 0',
        _GOOD.format(plays='"A dance"').encode(),
    ],
    "records.illegal": [
        _GOOD.format(plays='"A bet 500"').encode(),
        _GOOD.format(plays='"B no bet"').encode(),
    ],
}


@pytest.mark.parametrize(("key", "content"), [(key, each) for key, all_ in BAD.items() for each in all_])
def test_what_cannot_be_read_is_told_in_a_sentence(key: str, content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_bytes(content)
    found = records.read(path)
    assert isinstance(found, Notice)
    assert found.key == key
    for lang in ("en", "ru", "ro"):
        said = Words(baked() / "locale", lang, strict=True).tr(found.key, **found.fields)
        assert "bad.toml" in said


def test_a_file_that_is_gone_is_told(tmp_path: Path) -> None:
    assert records.read(tmp_path / "gone.toml") == Notice("records.unreadable", {"file": "gone.toml"})
