"""A save is old or new, never torn; what is damaged is put aside and the newest good backup speaks."""

from __future__ import annotations

import os
import random
import signal
import sys
import zlib
from pathlib import Path

import msgspec
import pytest

from game.career.profile import Profile
from game.storage import luggage, migrate, safe_file
from game.storage.store import SLOTS, Save, Store


def test_what_is_kept_comes_back(store, tmp_path):
    profile = Profile(
        "Ștefan Țăran", sign="moon", purse=64, stars={"london": (1, 3)}, seen=frozenset({"a", "b"})
    )
    sitting = {"seed": 2**63 - 1, "names": ["Мария"], "none": None, "deep": {"x": [1, [2]]}}
    assert store.save(2, profile, sitting) is None
    loaded = Store(tmp_path).load(2)
    assert loaded.notice is None
    assert (loaded.save.profile, loaded.save.sitting) == (profile, sitting)
    assert loaded.save.saved[4] == "-"


def test_pockets_are_apart_and_begin_empty(store):
    assert [store.load(slot).save for slot in SLOTS] == [None] * 3
    store.save(3, Profile("Ana"))
    assert [bool(store.load(slot).save) for slot in SLOTS] == [False, False, True]


def test_three_backups_by_age(generations):
    kept = [safe_file.backup(generations, number) for number in (1, 2, 3)]
    purses = [
        msgspec.json.decode(path.read_bytes())["body"]["profile"]["purse"] for path in (generations, *kept)
    ]
    assert purses == [5, 4, 3, 2]
    assert len(list(generations.parent.iterdir())) == 4


# ── damage ──────────────────────────────────────────────────────────────────


def test_cut_at_every_length(generations, purse_of):
    whole = generations.read_bytes()
    newest = safe_file.backup(generations, 1)
    before = newest.read_bytes()
    for length in range(len(whole) - 1):  # the last byte is only the line's end
        generations.write_bytes(whole[:length])
        newest.write_bytes(before)
        assert purse_of() == (4, "message.save_repaired"), length
    generations.write_bytes(whole[:-1])
    assert purse_of() == (5, None)


@pytest.mark.parametrize("junk", [b"", b"\0" * 900, b"null", b"[]", b"{}", b"\xff\xfe", b"[" * 100_000])
def test_junk_instead_of_a_save(generations, purse_of, junk):
    generations.write_bytes(junk)
    assert purse_of() == (4, "message.save_repaired")
    assert purse_of() == (4, None)  # the backup has taken its place
    assert generations.with_name("profile_1.json.bad1").read_bytes() == junk


def test_any_changed_byte_is_noticed(generations, purse_of):
    whole = generations.read_bytes()
    chance = random.Random(7)
    for at in range(0, len(whole) - 1, 3):
        other = chance.choice([byte for byte in range(256) if byte != whole[at]])
        generations.write_bytes(whole[:at] + bytes([other]) + whole[at + 1 :])
        purse, key = purse_of()
        # A change in the heading that keeps its meaning (the name of the game's version) is no damage.
        assert (purse, key) in [(4, "message.save_repaired"), (5, None), (None, "message.save_newer")]
        if (purse, key) == (5, None):
            assert at < whole.index(b'"body"')
        for stale in generations.parent.glob("*.bad*"):
            stale.unlink()
        generations.write_bytes(whole)


@pytest.mark.parametrize(("broken", "purse"), [(1, 4), (2, 3), (3, 2)])
def test_the_newest_good_backup_speaks(generations, purse_of, broken, purse):
    line = [generations, *(safe_file.backup(generations, number) for number in (1, 2, 3))]
    for path in line[:broken]:
        path.write_bytes(b"\0\0\0")
    assert purse_of() == (purse, "message.save_repaired")
    assert len(list(generations.parent.glob("*.bad*"))) == broken


def test_when_nothing_can_be_read_everything_is_put_aside(generations, purse_of):
    for path in generations.parent.iterdir():
        path.write_bytes(b"torn")
    assert purse_of() == (None, "message.save_lost")
    assert purse_of() == (None, None)
    assert sum(path.read_bytes() == b"torn" for path in generations.parent.iterdir()) == 4


def test_an_empty_file_alone_is_an_empty_pocket(store, tmp_path, purse_of):
    (tmp_path / "profile_1.json").touch()
    assert purse_of() == (None, None)
    assert store.save(1, Profile("Ana", purse=7)) is None
    assert purse_of() == (7, None)


def test_damage_is_told_until_something_new_is_kept(generations, store):
    generations.write_bytes(b"junk")
    assert [store.load(1).notice.key for _ in range(2)] == ["message.save_repaired"] * 2
    assert store.save(1, Profile("Ana")) is None
    assert store.load(1).notice is None


def test_a_folder_in_the_place_of_a_save(tmp_path, purse_of):
    (tmp_path / "profile_1.json").mkdir()
    assert purse_of() == (None, "message.save_lost")


def test_the_date_of_the_copy_is_told(generations, store):
    os.utime(safe_file.backup(generations, 1), (1_000_000_000, 1_000_000_000))
    generations.write_bytes(b"?")
    assert store.load(1).notice.fields["date"].startswith("2001-09-0")


@pytest.mark.parametrize("moment", [2**45, -(2**45)])
def test_a_copy_of_no_date_in_any_calendar_is_read_all_the_same(generations, store, monkeypatch, moment):
    generations.write_bytes(b"")
    real = Path.stat

    def stat(path, **more):
        found = list(real(path, **more))
        return os.stat_result([*found[:8], moment, *found[9:]])

    monkeypatch.setattr(Path, "stat", stat)
    loaded = store.load(1)
    assert (loaded.save.profile.purse, loaded.notice.fields) == (4, {"date": "–"})


def test_a_damaged_save_does_not_push_out_a_good_backup(generations, tmp_path, purse_of):
    generations.write_bytes(b"?")
    assert Store(tmp_path).save(1, Profile("Ana", purse=6)) is None  # without having looked
    generations.write_bytes(b"?")
    assert purse_of() == (4, "message.save_repaired")


# ── crashes ─────────────────────────────────────────────────────────────────


class Crash(BaseException):
    """The machine stops here."""


def crash_at(monkeypatch, moment: int) -> None:
    """Stop before the given call to the disk, counted from 0."""
    calls = iter(range(100))
    for name in ("fsync", "replace"):
        real = getattr(os, name)

        def call(*args, real=real):
            if next(calls) == moment:
                raise Crash
            return real(*args)

        monkeypatch.setattr(safe_file.os, name, call)


@pytest.mark.parametrize("moment", range(7))
def test_a_crash_at_any_step_leaves_the_old_or_the_new(monkeypatch, generations, store, purse_of, moment):
    store.load(1)
    with monkeypatch.context() as patch:
        crash_at(patch, moment)
        if moment < 6:  # fsync, three backups, the file, the draft; then only the folder's fsync is left
            with pytest.raises(Crash):
                store.save(1, Profile("Ana", purse=6))
        else:
            store.save(1, Profile("Ana", purse=6))
    purse, key = purse_of()
    assert (purse, key) in [(5, None), (6, None)]
    assert not list(generations.parent.glob("*.tmp"))
    assert Store(generations.parent).save(1, Profile("Ana", purse=8)) is None
    assert purse_of() == (8, None)


def test_a_torn_draft_is_never_read(tmp_path, store, purse_of):
    draft = tmp_path / "profile_1.json.tmp"
    store.save(1, Profile("Ana", purse=3))
    whole = (tmp_path / "profile_1.json").read_bytes()
    (tmp_path / "profile_1.json").unlink()
    for length in (0, 1, len(whole) // 2, len(whole) - 2):
        draft.write_bytes(whole[:length])
        assert purse_of() == (None, None)
    draft.write_bytes(whole)
    assert purse_of() == (3, None)
    assert not draft.exists()


def test_stale_drafts_are_swept(generations, tmp_path):
    stale = tmp_path / "profile_1.json.tmp"
    stale.write_bytes(b"half")
    Store(tmp_path)
    assert not stale.exists()


# ── disks that refuse ───────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("number", "key"), [(28, "message.disk_full"), (30, "message.read_only"), (13, "message.read_only")]
)
@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_disk_that_refuses_keeps_the_old_save(monkeypatch, generations, store, purse_of, number, key, step):
    def refuse(*_):
        raise OSError(number, os.strerror(number))

    store.load(1)
    with monkeypatch.context() as patch:
        patch.setattr(safe_file.os, step, refuse)
        assert store.save(1, Profile("Ana", purse=6)).key == key
    assert purse_of() == (5, None)
    assert store.save(1, Profile("Ana", purse=7)) is None  # and when there is room again, it goes on
    assert purse_of() == (7, None)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows limits no file sizes")
def test_a_short_write_on_a_real_full_disk(tmp_path, generations, purse_of):
    import resource  # not everywhere

    store = Store(tmp_path)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (100, hard))
        notice = store.save(1, Profile("Ana", purse=6))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert notice.key == "message.disk_full"
    assert purse_of() == (5, None)
    assert not list(tmp_path.glob("*.tmp"))


# ── other versions ──────────────────────────────────────────────────────────


def test_a_newer_version_is_left_untouched(generations, tmp_path):
    data = b'{"version":99,"game":"9.1.0","shape":"of things to come"}'
    generations.write_bytes(data)
    store = Store(tmp_path)
    loaded = store.load(1)
    assert loaded.closed
    assert loaded.notice.fields == {"version": "9.1.0"}
    assert store.save(1, Profile("Ana")).key == "message.save_newer"
    assert store.tear_up(1).key == "message.save_newer"
    assert Store(tmp_path).save(1, Profile("Ana")).key == "message.save_newer"
    assert generations.read_bytes() == data


def test_a_newer_version_that_comes_while_playing_is_left_untouched(generations, store, tmp_path):
    heard = []
    store.listen(heard.append)
    store.load(1)
    data = b'{"version":99,"game":"9.1.0","shape":"of things to come"}'
    generations.write_bytes(data)
    for purse in (6, 7):
        assert store.save(1, Profile("Ana", purse=purse)) is None
    assert generations.read_bytes() == data
    assert [each.key for each in heard] == ["message.beside"]
    assert luggage.read(generations.with_name("profile_1.json.beside1")).profile.purse == 7
    assert Store(tmp_path).load(1).closed


def test_damage_that_comes_while_playing_pushes_out_no_good_backup(generations, store, purse_of):
    store.load(1)
    newest = safe_file.backup(generations, 1).read_bytes()
    generations.write_bytes(b"half a sa")
    assert store.save(1, Profile("Ana", purse=6)) is None
    assert safe_file.backup(generations, 1).read_bytes() == newest
    assert purse_of() == (6, None)


def test_a_version_that_never_was(generations, purse_of):
    body = msgspec.json.encode(Save(Profile("Ana")))
    envelope = safe_file.Envelope(0, "0", zlib.crc32(body), msgspec.Raw(body))
    generations.write_bytes(msgspec.json.encode(envelope))
    assert purse_of() == (4, "message.save_repaired")


# ── tearing up ──────────────────────────────────────────────────────────────


def test_a_torn_ticket_empties_the_pocket_and_keeps_a_copy(generations, store, purse_of):
    assert store.tear_up(1) is None
    assert purse_of() == (None, None)
    assert generations.with_name("profile_1.json.torn").exists()
    assert store.tear_up(1) is None


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("sign", "zzz"),
        ("colour", ""),
        ("purse", -1),
        ("number", -5),
        ("played", -1),
        ("stars", {"london": [0, 9]}),
        ("best", {"london": {"chips": 10, "accuracy": 101}}),
        ("tallies", {"yablon": {"won": -1}}),
        ("tallies", {"yablon": {"grades": {"splendid": 1}}}),
        ("seated", {"station": "london", "buy_in": 50, "course": {"seat": 99, "chips": 50}}),
    ],
)
def test_values_no_career_can_have_count_as_damage(generations, purse_of, field, value):
    body = msgspec.json.decode(generations.read_bytes())["body"]
    body["profile"][field] = value
    forged = msgspec.json.encode(body)
    generations.write_bytes(safe_file.sealed(migrate.SAVE_VERSION, forged))
    assert purse_of() == (4, "message.save_repaired")
