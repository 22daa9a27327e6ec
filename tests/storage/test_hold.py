"""Two games that run with one folder: the first keeps it, the second only reads, and nothing is mixed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from game.career.profile import Profile
from game.storage.settings import Settings
from game.storage.store import TAKEN, Store

HOLDER = """
import sys
from pathlib import Path
from game.storage.hold import Hold

hold = Hold(Path(sys.argv[1]))
print(hold.refused, flush=True)
input()
"""


def files(folder: Path) -> dict[str, bytes]:
    """All files by name with their bytes."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_the_second_game_plays_on_and_keeps_nothing(tmp_path: Path) -> None:
    first = Store(tmp_path, alone=True)
    assert first.notice is None
    assert first.save(1, Profile("Ana", purse=50)) is None
    before = files(tmp_path)

    second = Store(tmp_path, alone=True)
    assert second.notice == TAKEN
    assert second.save(1, Profile("Ana", purse=7)) == TAKEN
    assert second.save_settings(Settings(mute=True)) == TAKEN
    assert second.load(1).save.profile.purse == 7  # one can play, until the program ends
    assert second.settings()[0].mute
    assert second.tear_up(1) == TAKEN
    assert files(tmp_path) == before
    assert first.load(1).save.profile.purse == 50


def test_the_second_game_mends_nothing_that_the_first_may_be_writing(
    generations: Path, tmp_path: Path
) -> None:
    first = Store(tmp_path, alone=True)
    generations.write_bytes(b"half a sa")
    before = files(tmp_path)
    assert Store(tmp_path, alone=True).load(1).save.profile.purse == 4
    assert files(tmp_path) == before
    assert first.load(1).notice.key == "message.save_repaired"


def test_the_folder_is_free_when_the_first_game_ends(tmp_path: Path) -> None:
    first = Store(tmp_path, alone=True)
    first.close()
    second = Store(tmp_path, alone=True)
    assert second.notice is None
    assert second.save(1, Profile("Ana")) is None
    assert Store(tmp_path, alone=True).notice == TAKEN


def test_the_folder_is_free_however_the_first_game_ended(tmp_path: Path) -> None:
    command = [sys.executable, "-c", HOLDER, str(tmp_path)]
    first = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert first.stdout is not None
    assert first.stdout.readline() == "False\n"
    assert Store(tmp_path, alone=True).notice == TAKEN
    first.kill()
    first.communicate()
    assert Store(tmp_path, alone=True).notice is None


def test_a_folder_that_nobody_can_claim_is_not_taken(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert Store(tmp_path / "file", alone=True).notice.key == "message.read_only"
