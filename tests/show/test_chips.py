"""Piles add up to the number beside them, whatever the number."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.show.chips import MOST_IN_FLIGHT, change, piles, thrown
from game.show.director import in_air


@given(st.integers(0, 9_000), st.integers(1, 7), st.integers(3, 8))
def test_piles_add_up(amount: int, most: int, tallest: int) -> None:
    stacks = piles(amount, most, tallest)
    assert sum(map(sum, stacks)) == amount
    assert len(stacks) <= most
    assert all(stacks)


def test_change_is_what_the_chip_box_gives() -> None:
    assert change(186) == (100, 50, 10, 10, 10, 5, 1)
    assert change(0) == ()


@given(st.integers(0, 5_000), st.floats(0, 1))
def test_chips_in_the_air_are_part_of_the_amount(amount: int, p: float) -> None:
    assert 0 <= in_air(amount, p) <= amount
    assert in_air(amount, 0) == amount
    assert in_air(amount, 1) == 0
    assert len(thrown(amount)) <= MOST_IN_FLIGHT
