"""Commands that cannot begin say why in a sentence, with the exit code that the README gives them."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from game import paths
from game.__main__ import INTERRUPTED, main
from game.cli import streams
from game.cli.play import wrong_pygame
from game.cli.self_test import Fault, _saves, words

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


@pytest.mark.skipif(sys.platform == "win32", reason="pipes break in another way there")
def test_a_game_goes_on_when_nobody_hears_it_narrated() -> None:
    read, write = os.pipe()
    os.close(read)
    words = [sys.executable, "-c", "from game.cli.streams import tell; tell('Deal 1'); tell('Deal 2')"]
    with os.fdopen(write) as pipe:
        left = subprocess.run(words, cwd=paths.root(), stdout=pipe, stderr=subprocess.PIPE, check=False)
    assert (left.returncode, left.stderr) == (0, b"")


def test_a_command_that_is_interrupted_leaves_without_a_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    class Impatient:
        def read(self, most: int) -> bytes:
            raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=Impatient()))
    assert main(["replay", "-"]) == INTERRUPTED


def test_the_self_test_tells_of_a_translators_own_words(tmp_path: Path) -> None:
    own = tmp_path / "locale" / "ro" / "LC_MESSAGES" / "ace_deuce.mo"
    own.parent.mkdir(parents=True)
    own.write_bytes(b"no catalogue")
    with pytest.raises(Fault, match=f"{own} is left out: "):
        words(str(tmp_path))
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


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["autoplay", "--changes", "-1"], "'-1' is no count: write 0 or more"),
        (["autoplay", "--changes", "1e3"], "'1e3' is no count"),
        (["autoplay", "--seed", "1_000"], "'1_000' is no whole number"),
        (["autoplay", "--seed", "٣"], "is no whole number"),
        (["autoplay", "--seed", "9" * 5000], "is no whole number"),
        (["autoplay", "--decisions", "0"], "'0' is no count: write 1 or more"),
        (["autoplay", "--persons", "0"], "invalid choice: 0"),
        (["autoplay", "--shots", ""], "name a folder"),
        (["autoplay", "--data-dir", ""], "name a folder"),
        (["--data-dir", ""], "name a folder"),
        (["simulate", "--table", "london", "--sittings", "9" * 5000], "is no count"),
        (["simulate", "--table", "london", "--seed", ""], "'' is no whole number"),
    ],
)
def test_nonsense_on_the_command_line_is_told(
    wrong: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(wrong)
    assert left.value.code == 2
    assert said in capsys.readouterr().err


def test_a_record_without_an_end_is_not_read_for_ever(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "LARGEST", 1000)
    (tmp_path / "long.toml").write_bytes(b"#" * 1001)
    assert main(["replay", str(tmp_path / "long.toml")]) == 2
    assert "too large for a text" in capsys.readouterr().err


def test_a_record_from_nowhere_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", None)  # as after <&-
    assert main(["replay", "-"]) == 2
    assert "-: there is no standard input" in capsys.readouterr().err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
@pytest.mark.parametrize(
    "words", [["replay", str(HAND)], ["autoplay"], ["autoplay", "--json"], ["--self-test"], ["--help"]]
)
def test_a_full_disk_under_the_output_is_told_in_a_sentence(words: list[str], tmp_path: Path) -> None:
    command = [sys.executable, "-m", "game", *words, "--data-dir", str(tmp_path)]
    env = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    with open("/dev/full", "w") as full:
        left = subprocess.run(
            command, cwd=paths.root(), env=env, stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert left.returncode == 1
    assert left.stderr.decode().splitlines()[-1] == "ace-deuce: No space left on device"
    assert b"Traceback" not in left.stderr
    assert not (tmp_path / "crash.txt").exists()


def test_a_start_that_is_interrupted_leaves_without_a_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(words: list[str]) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("game.cli.commands.importlib.import_module", interrupted)
    assert main(["replay", str(HAND)]) == INTERRUPTED
    loads = "import sys, game.__main__; print('argparse' in sys.modules or 'msgspec' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", loads], cwd=paths.root(), capture_output=True, check=True)
    assert told.stdout == b"False\n"  # what takes a moment is loaded where an interruption is awaited


@pytest.mark.skipif(sys.platform == "win32", reason="Windows limits no file sizes")
def test_the_self_test_tells_a_full_disk_from_one_that_takes_nothing(tmp_path: Path) -> None:
    import resource  # not everywhere

    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (100, hard))
        with pytest.raises(Fault, match="is full; make room"):
            _saves(str(tmp_path))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        signal.signal(signal.SIGXFSZ, before)
    (tmp_path / "file").touch()
    with pytest.raises(Fault, match="cannot be written"):
        _saves(str(tmp_path / "file"))
    assert _saves(str(tmp_path)) == f"{tmp_path} can be written"


def test_the_self_test_touches_nothing_that_a_running_game_writes(tmp_path: Path) -> None:
    (tmp_path / "profile_1.json").touch()
    draft = tmp_path / "profile_1.json.tmp"
    draft.touch()
    assert _saves(str(tmp_path)) == f"{tmp_path} can be written"
    assert draft.exists()
