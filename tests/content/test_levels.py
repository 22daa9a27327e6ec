"""The tables of the line name only what exists: passengers, words, looks and tunes."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

from game import paths
from game.authoring.words import ROOT, key_of, read
from game.career.level import STATIONS
from game.career.profile import PURSE
from game.rules import engine
from game.storage.levels import load_levels

LEVELS = load_levels()
KEYS = {key_of(each) for each in read(ROOT, "en") if each.id}
each_level = pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.id)


def test_the_line_begins_at_the_beginning():
    assert [level.station for level in LEVELS] == list(STATIONS[: len(LEVELS)])
    assert len(LEVELS) >= 2


def test_a_first_purse_buys_the_first_seat_and_every_first_star_the_next_one():
    """Even for who put his last chip on the table."""
    assert LEVELS[0].buy_in <= PURSE
    for here, there in pairwise(LEVELS):
        assert here.goal >= there.buy_in


@each_level
def test_everybody_at_the_table_is_a_passenger(level):
    named = {*level.passengers, *level.stories.star_1, *level.stories.star_2, *level.stories.star_3}
    assert [who for who in sorted(named) if f"name.{who}" not in KEYS] == []
    assert all(level.opens(star) for star in (1, 2, 3))


@each_level
def test_the_stories_are_those_that_the_words_promise(level):
    """A story's note to translators names its star, as `london.1`."""
    promised = {
        (key_of(each).split(".")[1], note)
        for each in read(ROOT, "en")
        if each.id and key_of(each).startswith("beat.")
        for note in each.auto_comments
        if note.startswith(f"star {level.station}.")
    }
    told = {(who, f"star {level.station}.{star}") for star in (1, 2, 3) for who in level.opens(star)}
    assert told == promised


@each_level
def test_a_station_has_its_words(level):
    parts = ["station", "salon", "arrive_title", "arrive_text", "unlock_say"]
    keys = [f"{part}.{level.station}" for part in parts]
    keys += [f"unlock_rule.{level.station}_{number}" for number in (1, 2, 3)]
    keys += [f"{part}.{level.station}_2" for part in ("goal", "goal_text")]
    keys += [f"game.{level.variant}"]
    assert [key for key in keys if key not in KEYS] == []


@each_level
def test_a_table_can_be_played(level):
    step = engine.start(level.rules, [level.buy_in] * level.seats, seed=1)
    assert engine.to_act(step.state)


@each_level
def test_look_and_tune_are_baked(level):
    art = json.loads((paths.baked() / "art" / "index.json").read_text(encoding="utf-8"))
    assert f"table/{level.look}/back" in art
    assert f"table/{level.look}/felt" in art
    assert list((paths.baked() / "sound").rglob(f"{level.tune}*.ogg"))
