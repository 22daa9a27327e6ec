"""Forms that saves and records rest on: what never changes once it is made, and names that must stay."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.rules import engine, house
from game.rules.actions import Action, Option, Problem
from game.rules.event import Event
from game.rules.house import HouseRules
from game.rules.record import Record, Replay
from game.rules.rng import ALGORITHM, Rng
from game.rules.variants.in_between import InBetweenRules
from game.rules.variants.ochko import OchkoRules
from game.rules.variants.ochko_bank import OchkoBankRules
from game.rules.variants.red_dog import RedDogRules
from game.rules.variants.yablon import YablonRules
from game.rules.variants.yablon_bank import YablonBankRules
from game.rules.view import Slot, View


def kinds(base: type) -> Iterator[type]:
    """`base` and all kinds of it."""
    yield base
    for kind in base.__subclasses__():
        yield from kinds(kind)


@pytest.mark.parametrize(
    "base", [Event, Action, Option, HouseRules, Problem, View, Slot, Record, Replay, Rng]
)
def test_what_was_made_stays_as_it_is(base: type) -> None:
    assert all(kind.__struct_config__.frozen for kind in kinds(base))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("base", "field"), [(Event, "event"), (Action, "play"), (Option, "may"), (HouseRules, "variant")]
)
def test_the_kind_is_written_in_this_field(base: type, field: str) -> None:
    assert {kind.__struct_config__.tag_field for kind in kinds(base)} == {field}  # type: ignore[attr-defined]


def test_states_are_written_by_the_name_of_their_game() -> None:
    for game in engine.RULES:
        packed = engine.pack(engine.start(game(), (50, 50), 1).state)
        assert packed["type"] == packed["rules"]["variant"] == game.__struct_config__.tag


@pytest.mark.parametrize(
    ("game", "setting", "low", "high"),
    [
        (InBetweenRules, "post_times", 1, 4),
        (InBetweenRules, "match_times", 1, 5),
        (InBetweenRules, "packs", 1, 8),
        (YablonRules, "ante", 1, 1_000_000),
        (YablonRules, "pool_limit", 0, 1_000_000),
        (YablonBankRules, "ante", 0, 0),
        (YablonBankRules, "bank_min", 1, 1_000_000),
        (RedDogRules, "packs", 1, 8),
        (RedDogRules, "cut_card", 0, 400),
        (OchkoBankRules, "packs", 1, 8),
        (OchkoBankRules, "most_bet", 1, 1_000_000),
        (OchkoBankRules, "bonus_cap", 0, 128),
        (OchkoBankRules, "max_split_hands", 2, 4),
        (OchkoBankRules, "slip_percent", 0, 100),
        (OchkoRules, "stands_on", 12, 21),
        *((game, "deals", 0, 1000) for game in engine.RULES),
    ],
)
def test_a_number_of_the_house_lies_between_these(
    game: type[HouseRules], setting: str, low: int, high: int
) -> None:
    assert house.choices(game)[setting] == range(low, high + 1)


@pytest.mark.parametrize(
    ("game", "fewest", "most"),
    [
        (InBetweenRules, 2, 17),
        (YablonRules, 2, 8),
        (YablonBankRules, 2, 8),
        (RedDogRules, 1, 8),
        (OchkoRules, 1, 14),
        (OchkoBankRules, 2, 14),
    ],
)
def test_a_game_is_for_so_many_seats(game: type[HouseRules], fewest: int, most: int) -> None:
    assert (fewest, most) == game.SEATS


def test_records_name_the_generator_that_their_seeds_are_for() -> None:
    assert ALGORITHM == "blake2b-words"
