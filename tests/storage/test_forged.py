"""A table that somebody has tampered with is played on without a fault, or it counts as damaged."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from game.bots.anything import any_answer
from game.career.profile import Profile
from game.match import Match, Sitter
from game.review import kept, looked_at
from game.rules import engine
from game.rules.tags import tag_of
from game.storage import migrate, safe_file
from game.storage.store import Save, Store

BETWEEN, PAIRS = {"deals": 6, "ante": 3}, {"deals": 6, "ante": 2}
SLIPS = {"irregularities": "random", "slip_percent": 60}
HOUSES: dict[str, dict[str, Any]] = {
    "in_between": BETWEEN,
    "in_between called": {**BETWEEN, "pair": "highlow", "ace_call": True, "shuffle": "until_out"},
    "in_between owed": {**BETWEEN, "ante_back": True, "consecutive": "chosen", "pass_allowed": True},
    "in_between split": {**BETWEEN, "pair": "split", "ace_call": True, "gap_bet": 1, "to_see": 1, "packs": 2},
    "in_between bank": {**BETWEEN, "pair": "bank", "ace_call": True, "ace_when": "both"},
    "in_between aces": {**BETWEEN, "pair": "highlow", "ace_call": True, "ace_when": "deal"},
    "yablon": {**PAIRS, "pool_limit": 17, "pool_limit_timing": "after_deal", "pool_remainder": "breaker"},
    "yablon unseen": {**PAIRS, "peek_any_time": False, "empty_pool": "re_ante"},
    "yablon_bank": {"deals": 6, "bank_min": 4, "bank_refill": True, "bank_absorbs": False},
    "yablon_bank kept": {"deals": 6, "bank_min": 4, "bank_deals": 3, "credit": True},
    "red_dog": {"deals": 6, "ante": 2, "most_ante": 4, "rd_raise": "up_to", "cut_card": 10},
    "ochko": {"deals": 4, "banker": "seat", "split_by": "value", "max_split_hands": 4, "bust_call": "manual"},
    "ochko slips": {"deals": 4, **SLIPS},
    "ochko_bank": {"deals": 5, "double": "individual", "sale_mode": "auction", "decline": "left"},
    "ochko_bank void": {"deals": 4, "pack_out": "annul", "bottom": "joker", "double": "quadruple"},
    "ochko_bank slips": {"deals": 4, "split_rights": "full", **SLIPS},
    "ochko_bank hushed": {"deals": 4, "slips_announced": False, "bank_cover": "limit_bets", **SLIPS},
}
SEATS, CHIPS, MOMENTS = 4, 24, 24
RULES = {tag_of(each): each for each in engine.RULES}
Way = tuple[str | int, ...]


def tables(house: str) -> Iterator[dict[str, Any]]:
    """A sitting as it is kept after each of its first decisions."""
    rules = RULES[house.split()[0]](**HOUSES[house])
    match = Match.begin(rules, [Sitter(name) for name in "abcd"], [CHIPS] * SEATS, 11)
    random = Random(house)
    for _ in range(MOMENTS):
        if match.over:
            return
        decide(match, random)
        yield json.loads(json.dumps(match.pack()))


def decide(match: Match, random: Random, graded: bool = False) -> None:
    """Whoever is asked does anything that may be done."""
    seat = match.asked
    assert seat is not None
    match.play(seat, any_answer(match.view(seat).options, random.random()), graded)


def leaves(plain: Any, at: Way = ()) -> Iterator[tuple[Way, Any]]:
    """Every value of plain values, those that hold others included, with the way there."""
    yield at, plain
    inner = plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else ()
    for key, value in inner:
        yield from leaves(value, (*at, key))


def forgeries(value: Any) -> list[Any]:
    """What may be written in place of a value."""
    match value:
        case bool():
            return [not value, 7]
        case int():
            return [-1, value - 1, value + 1, 0, 99, -(10**9), 10**20, "1"]
        case str():
            return ["", "nonsense", "9" * 400, 3]
        case list():
            return [[], value[:-1], [*value, *value[-1:]], value[::-1], [*value, 4], {}]
        case dict():
            return [{}, [], {**value, "may": "fly"}, {**value, "play": "fly"}]
    return [-1, 0, 9, 10**20, "x"]


def put(plain: dict[str, Any], at: Way, value: Any) -> dict[str, Any]:
    """Plain values with another one at that place."""
    forged = deepcopy(plain)
    inner: Any = forged
    for key in at[:-1]:
        inner = inner[key]
    inner[at[-1]] = value
    return forged


def loaded(folder: Path, sitting: dict[str, Any]) -> Match | None:
    """The table of a career's file with a right checksum as the game sets it up; None when it is damaged."""
    body = msgspec.json.encode({"profile": Profile("Ana"), "sitting": sitting, "saved": ""})
    (folder / "profile_1.json").write_bytes(safe_file.sealed(migrate.SAVE_VERSION, body))
    save = Store(folder).load(1).save
    assert isinstance(save, Save)
    try:
        return Match.unpack(save.sitting or {})
    except ValueError:
        return None


def played_on(match: Match, random: Random) -> None:
    """Every seat looks, and the sitting goes on to its end or for a while; then it is looked at again."""
    for decision in range(60):
        if match.over:
            break
        for seat in (None, *range(len(match.sitters))):
            match.view(seat)
        decide(match, random, graded=not decision)
        assert sum(match.view(None).chips.values()) == sum(match.record.chips) + match.record.pool
    match.close()
    looked_at(kept(match))


def forged_tables(house: str, step: int) -> Iterator[tuple[Way, Any, dict[str, Any]]]:
    """Every `step`th way to forge one value of the tables of `house`; cards of a stock only now and then."""
    number = 0
    for plain in tables(house):
        for at, value in leaves(plain):
            if not at or (at[:3] == ("state", "stock", "cards") and len(at) > 3 and at[3] % 10):
                continue
            for forged in forgeries(value):
                number += 1
                if number % step == 0:
                    yield at, forged, put(plain, at, forged)


def check(folder: Path, house: str, step: int) -> tuple[int, int]:
    """How many forged tables there were, and how many could be played on."""
    random, tried, good = Random(5), 0, 0
    for at, value, plain in forged_tables(house, step):
        tried += 1
        try:
            match = loaded(folder, plain)
            if match is not None:
                good += 1
                played_on(match, random)
        except Exception as error:
            raise AssertionError(f"{house}: {value!r:.60} at {at}: {error!r}") from error
    return tried, good


@pytest.mark.parametrize("house", HOUSES)
def test_one_forged_value(tmp_path: Path, house: str) -> None:
    tried, good = check(tmp_path, house, step=307)
    assert tried > 40
    assert 0 < good < tried


@pytest.mark.slow
@pytest.mark.parametrize("house", HOUSES)
def test_every_forged_value(tmp_path: Path, house: str) -> None:
    tried, _ = check(tmp_path, house, step=29)
    assert tried > 500
