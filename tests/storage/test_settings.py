"""Settings come back as they were set, or as on a first start."""

from __future__ import annotations

from itertools import chain
from typing import Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from game.scenes.settings.pages import PAGES
from game.storage import safe_file
from game.storage.settings import Settings
from game.storage.store import Store


def test_a_first_start_has_the_defaults(store):
    assert store.settings() == (Settings(), None)


def test_settings_are_kept(store, tmp_path):
    chosen = msgspec.structs.replace(Settings(), language="ro", speed="instant", crt=0, mute=True)
    assert store.save_settings(chosen) is None
    assert Store(tmp_path).settings() == (chosen, None)


@pytest.mark.parametrize(
    "body",
    [
        b'{"crt":101}',
        b'{"speed":"hasty"}',
        b'{"language":"fr"}',
        b'{"language":"xx"}',
        b'{"back":"none"}',
        b'{"mute":1}',
        b"7",
    ],
)
def test_impossible_settings_are_the_defaults(store, tmp_path, body):
    (tmp_path / "settings.json").write_bytes(safe_file.sealed(1, body))
    settings, notice = store.settings()
    assert (settings, notice.key) == (Settings(), "message.settings_lost")
    assert Store(tmp_path).settings() == (Settings(), None)


def test_damaged_settings_come_from_their_backup(store, tmp_path):
    for volume in (10, 20):
        store.save_settings(msgspec.structs.replace(Settings(), master=volume))
    (tmp_path / "settings.json").write_bytes(b"\0\0")
    settings, notice = Store(tmp_path).settings()
    assert (settings.master, notice.key) == (10, "message.settings_repaired")


def test_settings_of_a_newer_version_are_left_alone(tmp_path):
    data = b'{"version":99,"game":"9.0"}'
    (tmp_path / "settings.json").write_bytes(data)
    store = Store(tmp_path)
    assert store.save_settings(Settings()).key == "message.settings_newer"
    assert store.settings()[0] == Settings()
    assert (tmp_path / "settings.json").read_bytes() == data


def test_what_the_pages_offer_is_all_that_may_be_kept():
    """A kept value that no page knows could not be drawn there."""
    hints = get_type_hints(Settings)
    lines = [line for page in PAGES.values() for line in chain(*(lines for _, lines in page))]
    offered = {line.field: line.values for line in lines if line.values}
    assert offered == {name: get_args(hint) for name, hint in hints.items() if get_origin(hint) is Literal}
    assert str not in hints.values()
