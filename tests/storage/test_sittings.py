"""The last sittings of a career, and the board of scores, beside its save."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from game.career.profile import Profile
from game.career.scores import Score
from game.match import Sitter
from game.review import Kept
from game.rules.record_file import Record
from game.rules.variants.yablon import YablonRules
from game.storage import migrate, safe_file
from game.storage.store import MOST_SITTINGS, Scores, Sittings, Store


def sitting(seed: int) -> Kept:
    record = Record(YablonRules(), (9, 9), seed)
    return Kept(record, (Sitter("Ana"), Sitter("jo", "jo")), 0, when=f"2026-11-{seed:02}")


def test_the_newest_come_first_and_the_oldest_go(store: Store, tmp_path: Path) -> None:
    assert store.sittings(1) == ()
    for seed in range(1, MOST_SITTINGS + 4):
        assert store.keep_sitting(1, sitting(seed)) is None
    seeds = [each.record.seed for each in Store(tmp_path).sittings(1)]
    assert seeds == list(range(MOST_SITTINGS + 3, 3, -1))
    assert store.sittings(2) == ()


def test_a_sitting_that_cannot_be_read_is_left_out(store: Store, tmp_path: Path) -> None:
    strange = sitting(2).pack() | {"sitters": "nobody"}
    body = msgspec.json.encode(Sittings((sitting(1).pack(), strange, sitting(3).pack())))
    (tmp_path / "sittings_1.json").write_bytes(safe_file.sealed(migrate.SITTINGS_VERSION, body))
    assert [each.record.seed for each in store.sittings(1)] == [1, 3]


def test_sittings_go_with_the_ticket(store: Store, tmp_path: Path) -> None:
    store.save(1, Profile("Ana"))
    store.keep_sitting(1, sitting(1))
    store.keep_sitting(1, sitting(2))
    assert store.tear_up(1) is None
    assert Store(tmp_path).sittings(1) == ()
    assert not list(tmp_path.glob("sittings_1*"))


def test_a_newer_games_sittings_are_not_touched(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "sittings_1.json"
    path.write_bytes(safe_file.sealed(migrate.SITTINGS_VERSION + 1, b"{}"))
    before = path.read_bytes()
    notice = store.keep_sitting(1, sitting(1))
    assert notice is not None
    assert notice.key == "message.save_newer"
    assert path.read_bytes() == before


@pytest.mark.parametrize("damage", [b"", b"{", b"\x00" * 40])
def test_damage_costs_no_more_than_the_newest(store: Store, tmp_path: Path, damage: bytes) -> None:
    store.keep_sitting(1, sitting(1))
    store.keep_sitting(1, sitting(2))
    (tmp_path / "sittings_1.json").write_bytes(damage)
    assert [each.record.seed for each in Store(tmp_path).sittings(1)] == [1]


def test_scores_are_kept(store: Store, tmp_path: Path) -> None:
    assert store.scores() == ()
    own = (Score("ANA", 3, 5, 2400, "1  Ana"), Score("ȘTE", 2, 1, 90, "2  Ște"))
    assert store.save_scores(own) is None
    assert Store(tmp_path).scores() == own
    newer = safe_file.sealed(migrate.SCORES_VERSION + 1, msgspec.json.encode(Scores(own)))
    (tmp_path / "scores.json").write_bytes(newer)
    notice = Store(tmp_path).save_scores(())
    assert notice is not None
    assert notice.key == "message.save_newer"
