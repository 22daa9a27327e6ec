"""Whole careers: where they go, what they count, and that they end."""

from __future__ import annotations

import msgspec
import pytest

from game.bots.policies import POLICIES
from game.career.profile import Profile
from game.counts.careers import MOST_SITTINGS, Career, Evenings, career, travel
from game.rules.rng import Rng
from game.storage.levels import load_levels

FIRST_TWO = load_levels()[:2]


def test_equal_seeds_give_equal_careers() -> None:
    first, again, other = (travel(FIRST_TWO, "coach", 4, seed) for seed in (1, 1, 2))
    assert first == again
    assert first != other


def test_a_career_ends_with_the_last_first_star() -> None:
    evenings = Evenings(POLICIES["coach"], 1)
    for seed in range(6):
        found = career(FIRST_TWO, evenings, seed, Profile(name=""))
        assert found.finished
        assert 2 <= found.sittings < 60


def test_a_table_that_nobody_can_beat_is_given_up() -> None:
    steep = (msgspec.structs.replace(FIRST_TWO[0], goal=1_000_000),)
    shortened = (msgspec.structs.replace(steep[0], rules=msgspec.structs.replace(steep[0].rules, deals=1)),)
    found = career(shortened, Evenings(POLICIES["random"], 1), 1, Profile(name=""))
    assert found == Career(False, MOST_SITTINGS, found.shifts)
    assert found.shifts > 0
    counted = travel(shortened, "random", 2, 1)
    assert (counted.median, counted.shifts, counted.finished.share) == (None, None, 0)


def test_the_way_back_begins_at_the_other_end() -> None:
    """A first purse does not buy the first seat there: it has to be worked for."""
    found = travel(load_levels()[-1:], "casual", 2, 3, back=True)
    assert found.back
    assert found.finished.share == 1
    assert found.shifts is not None
    assert found.shifts >= 1


def test_the_median_lies_within_its_interval() -> None:
    found = travel(FIRST_TWO, "casual", 12, 3)
    assert found.finished.share == 1
    assert found.low is not None
    assert found.median is not None
    assert found.high is not None
    assert 2 <= found.low <= found.median <= found.high


def test_an_unknown_policy_is_refused() -> None:
    with pytest.raises(LookupError):
        travel(FIRST_TWO, "perfect", 1, 1)


def test_evenings_are_those_of_the_table() -> None:
    evenings = Evenings(POLICIES["casual"], 5)
    drawn = [evenings.one(FIRST_TWO[0], Rng(7, number)) for number in range(16)]
    assert {each.star for each in drawn} == {True, False}
    assert all(each.star == (each.chips >= FIRST_TWO[0].goal) for each in drawn)
    assert (
        drawn == [Evenings(POLICIES["casual"], 5).one(FIRST_TWO[0], Rng(7, n)) for n in range(3)] + drawn[3:]
    )
