"""Careers travel in files: written, read elsewhere, refused when they are not whole."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.career.profile import Profile
from game.party import Evening, Party, Plan, Regular
from game.rules.between.house import InBetweenRules
from game.storage import luggage, safe_file
from game.storage.notice import Notice
from game.storage.store import SLOTS, Store

MARIA = Profile("Maria / V.", "moon", "red", 417)
EVENING = Evening(Plan(rules=InBetweenRules(), chairs=()))


@pytest.fixture
def store(tmp_path: Path) -> Store:
    made = Store(tmp_path / "home")
    made.save(1, MARIA, {"any": "table"})
    return made


def written(store: Store, slot: int = 1) -> Path:
    save = store.load(slot).save
    assert save is not None
    path = luggage.export(store.folder, save)
    assert isinstance(path, Path)
    return path


def test_a_career_goes_to_another_machine_with_its_table(store: Store, tmp_path: Path) -> None:
    path = written(store)
    assert path.parent == store.folder / "careers"
    assert path.name.startswith("Maria_V_20")
    elsewhere = Store(tmp_path / "elsewhere")
    assert luggage.bring(elsewhere, path) == 1
    found = elsewhere.load(1).save
    assert found is not None
    assert (found.profile, found.sitting) == (MARIA, {"any": "table"})
    assert path.exists()


def test_it_goes_into_the_first_empty_pocket_and_never_over_a_ticket(store: Store) -> None:
    path = written(store)
    assert [luggage.bring(store, path) for _ in SLOTS] == [2, 3, Notice("data.no_pocket")]


def test_a_torn_ticket_comes_back(store: Store) -> None:
    store.tear_up(1)
    (torn,) = luggage.files(store.folder)
    assert torn.name == "profile_1.json.torn"
    assert luggage.bring(store, torn) == 1
    assert store.load(1).save is not None


@pytest.mark.parametrize("cut", [0, 1, 40, -3])
def test_what_is_not_whole_is_refused(store: Store, cut: int) -> None:
    path = written(store)
    path.write_bytes(path.read_bytes()[:cut])
    assert luggage.bring(store, path) == Notice("records.unreadable", {"file": path.name})
    assert luggage.free_pocket(store) == 2


def test_a_newer_version_is_left_alone(store: Store) -> None:
    path = written(store)
    path.write_bytes(b'{"version": 999, "game": "9.0"}')
    assert luggage.bring(store, path) == Notice("message.save_newer", {"version": "9.0"})


def test_a_folder_that_cannot_be_written_is_told(store: Store) -> None:
    (store.folder / "careers").write_text("not a folder")
    save = store.load(1).save
    assert save is not None
    assert isinstance(luggage.export(store.folder, save), Notice)
    assert luggage.files(store.folder) == []


def test_an_evening_kept_beside_another_waits_again_once_that_one_is_over(tmp_path: Path) -> None:
    here = Store(tmp_path)
    ana, ion = Regular("Ana"), Regular("Ion")
    beside = safe_file.beside(tmp_path / "party.json")
    here.save_party(Party(evening=EVENING, sitting={"any": "table"}, people={"ana": ana, "ion": ion}))
    (tmp_path / "party.json").rename(beside)
    assert luggage.files(tmp_path) == [beside]

    later = Store(tmp_path)
    under_way = Party(evening=EVENING, people={"ana": Regular("Ana", won=5)})
    assert later.save_party(under_way) is None
    assert luggage.bring(later, beside) == Notice("data.evening_waits")
    assert later.party()[0] == under_way
    over = Party(people=under_way.people)
    assert later.save_party(over) is None
    assert luggage.bring(later, beside) == Notice("data.evening_back", good=True)
    found = Store(tmp_path).party()[0]
    assert (found.evening, found.sitting) == (EVENING, {"any": "table"})
    assert found.people == over.people | {"ion": ion}, "what is counted since then stays"
    assert luggage.files(tmp_path) == [], "nobody plays the same evening twice"
