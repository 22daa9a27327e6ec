"""A store with three generations of a career in its first pocket."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from game.career.profile import Profile
from game.storage.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path)


@pytest.fixture
def purse_of(tmp_path: Path):
    """The purse that a fresh start finds in pocket 1, or None, and the key of its notice."""

    def found() -> tuple[int | None, str | None]:
        loaded = Store(tmp_path).load(1)
        return loaded.save and loaded.save.profile.purse, loaded.notice and loaded.notice.key

    return found


@pytest.fixture
def generations(store: Store, tmp_path: Path) -> Path:
    """Saves with purses of 1, 2, 3, 4 and 5 chips, one after the other; the file of pocket 1."""
    for purse in range(1, 6):
        profile = msgspec.structs.replace(Profile("Ana"), purse=purse)
        assert store.save(1, profile, {"hand": [purse, "♠"]}) is None
    return tmp_path / "profile_1.json"
