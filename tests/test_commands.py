"""Commands that cannot begin say why in a sentence, with the exit code that the README gives them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from game import paths
from game.__main__ import INTERRUPTED, main
from game.cli.play import wrong_pygame
from game.cli.self_test import words

HAND = Path(__file__).parent / "rules" / "hands" / "in_between" / "a_new_ante_is_won_back_too.toml"
OLD = SimpleNamespace(IS_CE=True, version=SimpleNamespace(ver="2.1.4", vernum=(2, 1, 4)))
OTHER = SimpleNamespace(version=SimpleNamespace(ver="2.6.1", vernum=(2, 6, 1)))


@pytest.mark.parametrize(
    ("found", "said"),
    [(OTHER, "This is pygame 2.6.1"), (OLD, "pygame-ce 2.1.4"), (SimpleNamespace(), "pygame-ce: pip")],
)
def test_another_pygame_is_told(monkeypatch: pytest.MonkeyPatch, found: object, said: str) -> None:
    assert wrong_pygame() == ""
    monkeypatch.setitem(sys.modules, "pygame", found)
    assert said in wrong_pygame()
    assert main([]) == 2


def test_pictures_that_cannot_be_written_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    assert main(["autoplay", "--shots", str(tmp_path / "file")]) == 2
    assert str(tmp_path / "file") in capsys.readouterr().err


def test_a_folder_that_takes_no_pictures_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "01_welcome.png").mkdir()  # where the first picture would be
    assert main(["autoplay", "--shots", str(tmp_path), "--data-dir", str(tmp_path / "saves")]) == 1
    assert f"{tmp_path / '01_welcome.png'}: Is a directory" in capsys.readouterr().err
    assert not (tmp_path / "saves" / "crash.txt").exists()


READ_AT_ONCE = ("art/index.json", "art/widgets.png", "fonts/body.json", "fonts/body.png", "sound/index.json")
# Letters of another size are ugly and nothing else.
HARMS = [(name, harm) for name in READ_AT_ONCE for harm in ("gone", "junk", "half")]
ANOTHER = [(name, "another") for name in READ_AT_ONCE if name != "fonts/body.png"]


@pytest.mark.parametrize(("name", "harm"), HARMS + ANOTHER)
def test_a_file_of_the_game_that_cannot_be_read_is_told(
    name: str, harm: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(paths.baked(), tmp_path / "assets" / "baked", copy_function=os.symlink)
    file, whole = tmp_path / "assets" / "baked" / name, (paths.baked() / name).read_bytes()
    file.unlink()
    if harm == "another":  # a good file, but not this one
        other = paths.baked() / ("art/icon.png" if name.endswith("png") else "locale/letters.json")
        file.write_bytes(other.read_bytes())
    elif harm != "gone":
        file.write_bytes(b"\xff\0junk" if harm == "junk" else whole[: len(whole) // 2])
    monkeypatch.setattr(paths, "root", lambda: tmp_path)
    assert main(["bench", "--first-frame", "--data-dir", str(tmp_path / "saves")]) == 2
    told = capsys.readouterr()
    assert f"{file} cannot be read" in told.err
    assert told.out == ""


@pytest.mark.parametrize(
    ("wrong", "said"),
    [(["--house", "packs=2"], "yablon has no house rule packs=2."), (["--persons", "9"], "is for 2 to 8.")],
)
def test_a_table_that_cannot_be_laid_is_told(
    wrong: list[str],
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("os.environ", dict(os.environ))
    with pytest.raises(SystemExit) as left:
        main(["autoplay", "--party", "--game", "yablon", *wrong, "--data-dir", str(tmp_path)])
    assert left.value.code == 2
    assert said in capsys.readouterr().err


def test_a_record_with_an_editors_mark_is_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "marked.toml"
    path.write_text('variant = "in_between"\nchips = [9, 9]\nplays = ["close"]\n', "utf-8-sig")
    assert main(["replay", str(path)]) == 0
    assert "chips A" in capsys.readouterr().out


@pytest.mark.skipif(sys.platform == "win32", reason="pipes break in another way there")
def test_a_reader_who_has_seen_enough_gets_no_trace() -> None:
    read, write = os.pipe()
    os.close(read)
    words = [sys.executable, "-m", "game", "replay", str(HAND)]
    with os.fdopen(write) as pipe:
        left = subprocess.run(words, cwd=paths.root(), stdout=pipe, stderr=subprocess.PIPE, check=False)
    assert (left.returncode, left.stderr) == (1, b"")


def test_a_command_that_is_interrupted_leaves_without_a_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    class Impatient:
        def read(self) -> str:
            raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", Impatient())
    assert main(["replay", "-"]) == INTERRUPTED


def test_the_self_test_tells_of_a_translators_own_words(tmp_path: Path) -> None:
    own = tmp_path / "locale" / "ro" / "LC_MESSAGES" / "ace_deuce.mo"
    own.parent.mkdir(parents=True)
    own.write_bytes(b"no catalogue")
    assert words(str(tmp_path)) == "en, ru, ro"
    own.write_bytes((paths.baked() / "locale" / "ro" / "LC_MESSAGES" / "ace_deuce.mo").read_bytes())
    assert words(str(tmp_path)) == f"en, ru, ro; ro by {tmp_path / 'locale'}"


def test_help_offers_the_three_languages_and_no_other(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--help"])
    assert left.value.code == 0
    assert "--lang {en,ru,ro} " in (said := capsys.readouterr().out)
    assert "xx" not in said
    with pytest.raises(SystemExit) as refused:
        main(["--lang", "de"])
    assert refused.value.code == 2
    assert "choose en, ru or ro" in (said := capsys.readouterr().err)
    assert "xx" not in said
