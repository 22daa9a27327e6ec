"""Two games that run with one folder: the first keeps it, then the second, and nothing is mixed or lost."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from datetime import datetime
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from game.career.profile import Profile
from game.party import Party, Regular
from game.storage import hold, luggage
from game.storage.settings import Settings
from game.storage.shelf import TAKEN, TAKEN_OVER
from game.storage.store import Store

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


def purses(folder: Path) -> dict[str, int]:
    """The chips in every career's file and beside it, without backups."""
    found = [path for path in folder.glob("profile_*") if ".bak" not in path.name]
    return {path.name: luggage.read(path).profile.purse for path in found}


def test_the_second_game_plays_on_and_touches_nothing(tmp_path: Path) -> None:
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


def test_the_second_game_keeps_as_soon_as_the_first_has_ended(tmp_path: Path) -> None:
    first = Store(tmp_path, alone=True)
    first.save(1, Profile("Ana", purse=50))
    second, heard = Store(tmp_path, alone=True), []
    second.listen(heard.append)
    assert second.load(1).save.profile.purse == 50
    assert second.save(2, Profile("Ion", purse=3)) == TAKEN
    first.close()
    assert second.save(1, Profile("Ana", purse=60)) is None
    assert heard == [TAKEN_OVER]
    assert second.notice is None
    assert purses(tmp_path) == {"profile_1.json": 60, "profile_2.json": 3}
    assert Store(tmp_path, alone=True).notice == TAKEN


def test_what_the_first_game_kept_meanwhile_is_not_written_over(tmp_path: Path) -> None:
    first = Store(tmp_path, alone=True)
    first.save(1, Profile("Ana", purse=50))
    second, heard = Store(tmp_path, alone=True), []
    second.listen(heard.append)
    second.load(1)
    second.save(1, Profile("Ana", purse=7))
    first.save(1, Profile("Ana", purse=55))
    first.close()
    second.tickets()  # a look at the pockets
    assert [each.key for each in heard] == ["message.taken_over", "message.beside"]
    assert heard[1].fields == {"file": "profile_1.json", "other": "profile_1.json.beside1"}
    for purse in (8, 9):
        assert second.save(1, Profile("Ana", purse=purse)) is None
        assert second.load(1).save.profile.purse == purse
    assert len(heard) == 2
    second.close()
    assert purses(tmp_path) == {"profile_1.json": 55, "profile_1.json.beside1": 9}
    again = Store(tmp_path)
    assert luggage.bring(again, luggage.files(tmp_path)[0]) == 2
    assert again.load(2).save.profile.purse == 9


def test_a_first_game_that_kept_the_same_once_more_is_in_nobodys_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Store(tmp_path, alone=True)
    first.save(1, Profile("Ana", purse=50), {"hand": [1]})
    second = Store(tmp_path, alone=True)
    second.load(1)
    before = (tmp_path / "profile_1.json").read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr("game.storage.store.datetime", SimpleNamespace(now=lambda: datetime(2036, 1, 1)))
        first.save(1, Profile("Ana", purse=50), {"hand": [1]})  # as on leaving, an hour later
    first.close()
    assert (tmp_path / "profile_1.json").read_bytes() != before
    assert second.save(1, Profile("Ana", purse=60)) is None
    assert purses(tmp_path) == {"profile_1.json": 60}


def one_that_waited(tmp_path: Path) -> Store:
    """A second game whose first one has kept a purse of 55 since it was read at 50, and is closed."""
    first = Store(tmp_path, alone=True)
    first.save(1, Profile("Ana", purse=50))
    second = Store(tmp_path, alone=True)
    second.load(1)
    first.save(1, Profile("Ana", purse=55))
    first.close()
    return second


def test_who_reads_again_what_the_first_game_kept_goes_on_with_that(tmp_path: Path) -> None:
    second = one_that_waited(tmp_path)
    assert second.load(1).save.profile.purse == 55
    assert second.save(1, Profile("Ana", purse=56)) is None
    assert purses(tmp_path) == {"profile_1.json": 56}


def test_a_look_at_the_pockets_lets_nothing_be_written_over(tmp_path: Path) -> None:
    second = one_that_waited(tmp_path)
    assert second.tickets()[1].profile.purse == 55
    second.save(1, Profile("Ana", purse=51))
    assert purses(tmp_path) == {"profile_1.json": 55, "profile_1.json.beside1": 51}


def test_an_evening_that_both_went_on_with_is_kept_twice(tmp_path: Path) -> None:
    first = Store(tmp_path, alone=True)
    first.save_party(Party(people={"ana": Regular("Ana")}))
    second = Store(tmp_path, alone=True)
    waiting, _ = second.party()
    first.save_party(Party(people={"ana": Regular("Ana", won=5)}))
    first.close()
    assert second.regulars()["ana"].won == 5  # they are looked up whenever the seats change
    second.save_party(waiting)
    assert first.regulars()["ana"].won == 5
    assert (tmp_path / "party.json.beside1").exists()


def test_the_second_game_leaves_its_careers_beside_those_of_the_first(tmp_path: Path) -> None:
    first = Store(tmp_path, alone=True)
    first.save(1, Profile("Ana", purse=50))
    second = Store(tmp_path, alone=True)
    second.save(1, Profile("Ana", purse=7))
    second.save_settings(Settings(mute=True))
    second.close()
    assert purses(tmp_path) == {"profile_1.json": 50, "profile_1.json.beside1": 7}
    assert not (tmp_path / "settings.json").exists()
    assert first.save(1, Profile("Ana", purse=51)) is None


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


class Crt(ModuleType):
    """Claims as the C runtime of Windows has them: on bytes from where the file stands, by whole files."""

    LK_UNLCK, LK_LOCK, LK_NBLCK, LK_RLCK, LK_NBRLCK = range(5)

    def __init__(self) -> None:
        super().__init__("msvcrt")
        self.claims: set[tuple[int, int]] = set()  # file and place
        self.own: dict[int, set[tuple[int, int]]] = {}

    def locking(self, handle: int, mode: int, count: int) -> None:
        """As its documentation has it."""
        place = (os.fstat(handle).st_ino, os.lseek(handle, 0, os.SEEK_CUR))
        mine = self.own.setdefault(handle, set())
        if mode == self.LK_UNLCK:
            if place not in mine:
                raise PermissionError(13, "Permission denied")
            mine.remove(place)
            self.claims.remove(place)
        elif place in self.claims:
            raise PermissionError(13, "Permission denied")
        else:
            mine.add(place)
            self.claims.add(place)


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> tuple[ModuleType, Crt]:
    """The module as Windows loads it."""
    crt = Crt()
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setitem(sys.modules, "msvcrt", crt)
    monkeypatch.setitem(sys.modules, "fcntl", None)  # there is none
    spec = importlib.util.spec_from_file_location("hold_on_windows", hold.__file__)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module, crt


@pytest.mark.parametrize("name", ["saves", "Ștefan Țăran", "Мария"])
def test_windows_has_one_claim_at_a_time(windows: tuple[ModuleType, Crt], tmp_path: Path, name: str) -> None:
    module, crt = windows
    folder = tmp_path / name
    folder.mkdir()
    first = module.Hold(folder)
    assert not first.refused
    second = module.Hold(folder)
    assert second.refused
    second.give_back()  # what was never its own
    assert module.Hold(folder).refused
    first.give_back()
    assert not crt.claims
    assert not module.Hold(folder).refused


def test_windows_claims_the_same_place_whatever_the_file_holds(
    windows: tuple[ModuleType, Crt], tmp_path: Path
) -> None:
    module, _ = windows
    first = module.Hold(tmp_path)
    (tmp_path / hold.NAME).write_bytes(b"somebody wrote into it")
    assert module.Hold(tmp_path).refused
    first.give_back()
    assert not module.Hold(tmp_path).refused
