"""The shape of a save never changes without a new version, and every old version still opens."""

from __future__ import annotations

import hashlib
import json
import zlib
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from game.storage import migrate, safe_file
from game.storage.content import decoded
from game.storage.safe_file import Damaged
from game.storage.settings import Settings
from game.storage.store import Days, Save, Scores, Sittings

# Change the shape: raise the version in migrate.py, write the step from the old one, keep an old file in
# SAVED, and put the new hash here.
SHAPES = {
    (Save, 1): "a4019aeda57c9f66",
    (Save, 2): "17f0013c94a89ce4",
    (Save, 3): "8c82556c18374db8",  # limits of values were written down later: what is saved is the same
    (Save, 4): "a06b5cf042bc4165",
    (Settings, 1): "ba2fa192e83420e0",
    (Settings, 2): "be0abb0bcdfb32eb",  # of the words only those are left that a page offers
    (Settings, 3): "9d63eb7bb2144af7",
    (Settings, 4): "f2c15a5ae1bd5a6d",
    (Sittings, 1): "daa431fdb9ec95e8",
    (Days, 1): "8c0ed24faead4f65",
    (Days, 2): "56b16c3b6f34752a",
    (Scores, 1): "a8e9bea080a03dbe",
}


def shape(kind: type[msgspec.Struct]) -> str:
    """A hash of all fields with their types as they are written down, those of structs inside included."""
    found: dict[str, dict[str, str]] = {}

    def walk(hint: Any) -> None:
        for inner in get_args(hint):
            walk(inner)
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct) and hint.__name__ not in found:
            found[hint.__name__] = dict(hint.__annotations__)
            for field in get_type_hints(hint).values():
                walk(field)

    walk(kind)
    return hashlib.sha256(json.dumps(found, sort_keys=True).encode()).hexdigest()[:16]


@pytest.mark.parametrize(
    ("kind", "version"),
    [
        (Save, migrate.SAVE_VERSION),
        (Settings, migrate.SETTINGS_VERSION),
        (Sittings, migrate.SITTINGS_VERSION),
        (Days, migrate.DAYS_VERSION),
        (Scores, migrate.SCORES_VERSION),
    ],
)
def test_a_changed_shape_needs_a_new_version(kind, version):
    assert shape(kind) == SHAPES[kind, version]


SAVED = {
    1: """{"profile":{"name":"Ana","sign":"moon","colour":"red","number":417,
"created":"2026-11-30","purse":60,
"seated":{"station":"london","buy_in":40,"course":{"seat":0,"chips":43,"curve":[40,43],
"flows":{"win":{"count":1,"chips":3}},"won":1,"lost":0,"pushed":0,"passed":0,"unbet":0,"posts":0,"best_win":3,
"betting":false,"winning":false,"feat":false}},"stars":{"london":[1,2]},"best":{"london":{"chips":70,"accuracy":91}},
"tallies":{"in_between":{"sittings":1,"won":5,"lost":4,"pushed":0,"passed":0,"unbet":2,"posts":1,"best_win":19,
"chips_in":40,"chips_out":40,"grades":{"perfect":9}}},"ledger":[{"kind":"boarding","chips":100,"purse":100,
"station":""},{"kind":"sitting","chips":0,"purse":100,"station":"london"}],"shifts":0,"seen":["tutorial.welcome"],
"played":300000},"sitting":{"any":["thing"]},"saved":"2026-11-30T21:14:05"}""",
    2: """{"profile":{"name":"Ana","sign":"moon","colour":"red","number":417,
"created":"2026-11-30","purse":60,
"seated":{"station":"vienna","buy_in":40,"course":{"seat":0,"chips":43,"curve":[40,43],
"flows":{"win":{"count":1,"chips":3}},"won":1,"lost":0,"pushed":0,"passed":0,"unbet":0,"banked":0,"posts":0,
"best_win":3,"stakes":{"stake 0":2},"cards":[],"winning":false,"winning_cards":[9,4],"streak":1,"split":false,
"split_won":1,"held":0,"banking":false,"bank_from":-1,"good_banks":0,"slips":0,"feat":false}},
"stars":{"london":[1,2]},"best":{"london":{"chips":70,"accuracy":91}},
"tallies":{"in_between":{"sittings":1,"won":5,"lost":4,"pushed":0,"passed":0,"unbet":2,"banked":0,"posts":1,
"best_win":19,"chips_in":40,"chips_out":40,"grades":{"perfect":9}}},"ledger":[{"kind":"boarding","chips":100,
"purse":100,"station":""},{"kind":"sitting","chips":0,"purse":100,"station":"london"}],"shifts":0,
"seen":["tutorial.welcome"],"played":300000},"sitting":{"any":["thing"]},"saved":"2026-11-30T21:14:05"}""",
    3: """{"profile":{"name":"Ana","sign":"moon","colour":"red","number":417,
"created":"2026-11-30","purse":60,"seated":{"station":"vienna","buy_in":400,"course":{"seat":0,"chips":43,"curve":[40,43],"flows":{},"won":1,
"lost":0,"pushed":0,"passed":0,"unbet":0,"banked":0,"posts":0,"best_win":3,"stakes":{},"cards":[],
"winning":false,"winning_cards":[],"streak":1,"split":false,"split_won":1,"held":0,"banking":false,
"bank_from":-1,"good_banks":0,"slips":0,"feat":false}},"stars":{"istanbul":[1]},"best":{},"tallies":{},
"ledger":[],"shifts":0,"seen":[],"played":0,"west":true,"outward":{"london":[1,2],"istanbul":[1]}},
"sitting":null,"saved":"2026-11-30T21:14:05"}""",
    4: """{"profile":{"name":"Ana","sign":"moon","colour":"red","number":417,
"created":"2026-11-30","purse":60,"seated":{"station":"vienna","buy_in":400,"course":{"seat":0,"chips":43,
"curve":[40,43],"flows":{},"won":1,"lost":0,"before":{"seat":0,"chips":45,"curve":[40,43]},"void":false,
"stakes":{"stake 0":2}}},"stars":{},"best":{},"tallies":{},"ledger":[],"shifts":0,"seen":[],"played":0,
"west":false,"outward":{}},"sitting":null,"saved":"2026-11-30T21:14:05"}""",
}


@pytest.mark.parametrize("version", SAVED)
def test_every_version_opens(version):
    body = SAVED[version].encode()
    data = msgspec.json.encode(safe_file.Envelope(version, "0.1.0", zlib.crc32(body), msgspec.Raw(body)))
    save = decoded(data, Save, migrate.SAVE_VERSION, migrate.SAVES)
    assert (save.profile.name, save.profile.chips, save.profile.seated.course.curve) == ("Ana", 103, (40, 43))
    assert set(SAVED) == set(range(1, migrate.SAVE_VERSION + 1))


def test_settings_that_are_no_more_do_not_hinder():
    body = b'{"master":5,"letters":"AKQJ","vsync":true,"large_text":false}'
    assert (
        decoded(safe_file.sealed(1, body), Settings, migrate.SETTINGS_VERSION, migrate.SETTINGS).master == 5
    )


def test_days_of_the_first_version_open():
    body = b'{"days":[{"date":"2026-11-30","station":"london","buy_in":40,"chips":65,"accuracy":91}]}'
    found = decoded(safe_file.sealed(1, body), Days, migrate.DAYS_VERSION, migrate.DAYS)
    assert [(day.date, day.profit, day.won) for day in found.days] == [("2026-11-30", 25, False)]


def test_steps_run_one_version_after_the_other():
    steps = {
        1: lambda body: {"purse": body["money"]},
        2: lambda body: {"name": "Ana", "purse": body["purse"] * 10},
    }
    assert migrate.migrated({"money": 4}, 1, 3, steps) == {"name": "Ana", "purse": 40}
    data = safe_file.sealed(1, b'{"master":5}')
    louder = {1: lambda body: {"master": body["master"] * 10}}
    assert decoded(data, Settings, 2, louder).master == 50


@pytest.mark.parametrize(
    "step", [lambda body: body["nothing"], lambda body: {"master": 500}, lambda body: None]
)
def test_a_step_that_fails_is_damage(step):
    with pytest.raises(Damaged):
        decoded(safe_file.sealed(1, b'{"master":5}'), Settings, 2, {1: step})
