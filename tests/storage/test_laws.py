"""Laws of saving: whatever happens to the files, the newest one that is whole is what comes back."""

from __future__ import annotations

import tempfile
from pathlib import Path

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from game.career.profile import COLOURS, SIGNS, Entry, Profile, Tally, clean_name
from game.odds.grades import Grade
from game.storage import safe_file
from game.storage.settings import Settings
from game.storage.store import Store

law = settings(max_examples=40, derandomize=True, deadline=None)

grades = st.dictionaries(st.sampled_from([grade.value for grade in Grade]), st.integers(0, 10**9))
chips = st.integers(0, 10**9)
profiles = st.builds(
    Profile,
    name=st.text(max_size=40).map(clean_name),
    sign=st.sampled_from(SIGNS),
    colour=st.sampled_from(COLOURS),
    purse=chips,
    stars=st.dictionaries(
        st.sampled_from(["london", "paris"]), st.sets(st.integers(1, 3)).map(lambda s: tuple(sorted(s)))
    ),
    tallies=st.dictionaries(st.text(max_size=8), st.builds(Tally, won=chips, grades=grades)),
    ledger=st.lists(st.builds(Entry, st.just("sitting"), st.integers(-99, 99), chips), max_size=5).map(tuple),
    seen=st.frozensets(st.text(max_size=8)),
)
plain = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**63) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=12,
)
sittings = st.none() | st.dictionaries(st.text(), plain, max_size=4)


@law
@given(profiles, sittings)
def test_anything_kept_comes_back(profile, sitting):
    with tempfile.TemporaryDirectory() as folder:
        assert Store(Path(folder)).save(1, profile, sitting) is None
        save = Store(Path(folder)).load(1).save
        assert (save.profile, save.sitting) == (profile, sitting)


harms = st.sampled_from(["none", "gone", "cut", "bytes"])


@law
@given(st.tuples(harms, harms, harms, harms), st.data())
def test_the_newest_whole_file_comes_back(harm, data):
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        store = Store(folder)
        for purse in (2, 3, 4, 5):
            store.save(1, msgspec.structs.replace(Profile("Ana"), purse=purse))
        path = folder / "profile_1.json"
        line = [path, *(safe_file.backup(path, number) for number in (1, 2, 3))]
        for each, done in zip(line, harm, strict=True):
            if done == "gone":
                each.unlink()
            elif done == "cut":
                part = data.draw(st.integers(0, 1000))  # a share: the length hangs on the time of the save
                each.write_bytes(each.read_bytes()[: (each.stat().st_size - 2) * part // 1000])
            elif done == "bytes":
                each.write_bytes(data.draw(st.binary(max_size=300)))
        whole = [purse for purse, done in zip((5, 4, 3, 2), harm, strict=True) if done == "none"]
        found = Store(folder).load(1)
        assert (found.save and found.save.profile.purse) == (whole[0] if whole else None)
        assert (found.notice is None) == (
            harm[0] == "none" or not (whole or any(map(kept_something, folder.iterdir())))
        )
        again = Store(folder).load(1)
        assert again.notice is None
        assert again.save == found.save


def kept_something(path: Path) -> bool:
    return ".bad" in path.name and path.stat().st_size > 0


@law
@given(st.binary(max_size=400))
def test_no_bytes_stop_the_settings(junk):
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "settings.json").write_bytes(junk)
        settings_, _ = Store(Path(folder)).settings()
        assert settings_ == Settings()
