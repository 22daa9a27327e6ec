"""What the player reckons with: sliders, moving levels, ducking, channels and variants."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path

import pytest

from game.ui.sound_effects import HOLD, REST, RESULTS, TRAIN, Effects, Playing, choose
from game.ui.sound_index import read_index
from game.ui.sound_levels import Duck, Slope, Volumes, ducked, factor, panned

INDEX = read_index(Path(__file__).resolve().parents[2] / "assets/baked/sound")


# ── levels ──────────────────────────────────────────────────────────────────


def test_decibels() -> None:
    assert factor(0) == 1
    assert factor(-6.0206) == pytest.approx(0.5, abs=1e-4)
    assert factor(-96) == 0


def test_sliders_are_heard_and_a_mute_leaves_them() -> None:
    full = Volumes()
    assert full.gain("effects") == pytest.approx(factor(-2))
    assert full.gain("music") == pytest.approx(factor(-8))
    assert Volumes(everything=50).gain("train") == pytest.approx(full.gain("train") / 2)
    assert Volumes(effects=50).gain("ui") == pytest.approx(full.gain("ui") / 2)
    assert Volumes(effects=50).gain("voices") == full.gain("voices")
    assert Volumes(music=0).gain("music") == 0
    for bus in ("music", "effects", "ui", "train", "voices"):
        assert Volumes(muted=True).gain(bus) == 0
        assert Volumes(away=True).gain(bus) == 0
        assert Volumes(away=True, mute_in_background=False).gain(bus) == full.gain(bus)
    assert Volumes(muted=True, music=30).music == 30


def test_a_slope_waits_goes_and_arrives() -> None:
    slope = Slope(0.0)
    slope.to(1.0, 100, wait=50)
    assert [slope.step(25) for _ in range(7)] == pytest.approx([0, 0, 0.25, 0.5, 0.75, 1, 1])
    slope.to(0.0, 0)
    assert slope.level == 0


def test_a_slope_in_one_step_is_where_small_steps_lead() -> None:
    small, large = Slope(0.2), Slope(0.2)
    for slope in (small, large):
        slope.to(1.0, 400, wait=30)
    for _ in range(20):
        small.step(10)
    assert large.step(200) == pytest.approx(small.level)


def test_a_slope_sent_again_and_again_arrives_and_may_hurry() -> None:
    slope = Slope(1.0)
    for _ in range(10):
        slope.to(0.0, 100)
        slope.step(10)
    assert slope.level == pytest.approx(0)
    slope.to(1.0, 400, wait=1000)
    slope.to(1.0, 100)
    slope.step(100)
    assert slope.level == 1


def test_the_music_falls_in_60_ms_and_is_back_400_after_the_sound_less_200() -> None:
    depth = [Duck(6, 1000, age).now() for age in (0, 30, 60, 500, 800, 1000, 1200, 1300)]
    assert depth == pytest.approx([0, 3, 6, 6, 6, 3, 0, 0])
    assert [Duck(6, 1000, age).over for age in (1199, 1200)] == [False, True]
    assert Duck(3, 100, 60).now() == 3  # a short sound still pushes it down


def test_ducks_do_not_add() -> None:
    assert ducked([]) == 1
    assert ducked([Duck(3, 1000, 500), Duck(9, 1000, 500)]) == pytest.approx(factor(-9))


def test_panning_takes_from_the_far_side_only() -> None:
    assert panned(0.5, 0) == (0.5, 0.5)
    assert panned(0.5, -1) == (0.5, 0)
    assert panned(0.5, 0.5) == (0.25, 0.5)


# ── channels ────────────────────────────────────────────────────────────────


def playing(name: str, turn: int) -> Playing:
    return Playing(name, INDEX.effects[name], turn, 1.0, 0.0)


def test_loops_and_results_have_channels_of_their_own() -> None:
    assert choose(INDEX.effects["wheels"], {}) == (TRAIN, [])
    assert choose(INDEX.effects["drum_hold"], {}) == (HOLD, [])
    busy = {RESULTS[0]: playing("pair", 1), RESULTS[1]: playing("lose", 2)}
    assert choose(INDEX.effects["win_small"], busy) == (RESULTS[0], [])  # the newest wins
    assert choose(INDEX.effects["odd"], {})[0] in REST  # a hint, not a result


@pytest.mark.parametrize("name", ["deal", "chip"])
def test_at_most_three_of_a_kind_the_oldest_stops(name: str) -> None:
    busy = {REST[0]: playing(name, 5), REST[1]: playing(name, 3), REST[2]: playing("focus", 1)}
    assert choose(INDEX.effects[name], busy) == (REST[3], [])
    busy[REST[4]] = playing(name, 9)
    assert choose(INDEX.effects[name], busy) == (REST[1], [REST[1]])


def test_with_all_channels_taken_the_oldest_gives_way() -> None:
    busy = {channel: playing("focus", 100 - channel) for channel in REST}
    assert choose(INDEX.effects["confirm"], busy) == (REST[-1], [])


@pytest.mark.parametrize("name", ["deal", "more", "rank"])
def test_never_the_same_variant_twice_and_all_come(name: str) -> None:
    effects, entry = Effects(random.Random(7), Volumes()), INDEX.effects[name]
    found = [effects.variant(name, entry) for _ in range(200)]
    assert all(a != b for a, b in pairwise(found))
    assert set(found) == set(range(len(entry.files)))
