"""The one focus: never nowhere, and everywhere within reach."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.focus import Focus, Spot, pitch

GRID = [Spot((x, y), (100 * x, 40 * y, 80, 20)) for y in range(3) for x in range(4)]


def test_steps_go_to_the_neighbour_and_around_the_end() -> None:
    focus = Focus(GRID)
    assert focus.at == (0, 0)
    focus.step(1, 0)
    focus.step(0, 1)
    assert focus.at == (1, 1)
    focus.step(0, 1)
    focus.step(0, 1)
    assert focus.at == (1, 0)
    focus.step(-1, 0)
    focus.step(-1, 0)
    assert focus.at == (3, 0)


def test_what_lies_beside_is_not_below() -> None:
    ticket, tear, under = (
        Spot("ticket", (0, 0, 500, 90)),
        Spot("tear", (510, 40, 60, 20)),
        Spot("under", (0, 100, 500, 90)),
    )
    focus = Focus([ticket, tear, under])
    focus.step(0, 1)
    assert focus.at == "under"
    focus.step(0, -1)
    focus.step(1, 0)
    assert focus.at == "tear"


def test_new_spots_keep_the_focus_where_it_was_if_they_can() -> None:
    focus = Focus(GRID, (2, 1))
    focus.place(GRID[4:])
    assert focus.at == (2, 1)
    focus.place(GRID[:2])
    assert focus.at in {(0, 0), (1, 0)}
    with pytest.raises(ValueError, match="without anything"):
        focus.place([])


def test_the_pointer_moves_it_only_onto_something() -> None:
    focus = Focus(GRID)
    assert focus.point(305, 45)
    assert focus.at == (3, 1)
    assert not focus.point(95, 45)
    assert focus.at == (3, 1)


def test_the_tick_rises_upwards_and_to_the_right() -> None:
    column = Focus([Spot(n, (100, 30 * n, 80, 20)) for n in range(5)])
    heard = [pitch(column.height)]
    for _ in range(4):
        column.step(0, 1)
        heard.append(pitch(column.height))
    assert heard == [5, 4, 3, 2, 1]
    row = Focus([Spot(n, (100 * n, 30, 80, 20)) for n in range(3)], 1)
    assert pitch(row.height) == 3
    row.step(1, 0)
    assert pitch(row.height) == 5
    assert pitch(Focus([Spot(0, (0, 0, 10, 10))]).height) == 3
    corners = [pitch(Focus(GRID, at).height) for at in ((0, 2), (0, 0), (3, 2), (3, 0))]
    assert corners == [1, 3, 3, 5]


@given(st.sets(st.tuples(st.integers(0, 9), st.integers(0, 9)), min_size=1, max_size=25))
def test_every_spot_can_be_reached_from_every_other(cells: set[tuple[int, int]]) -> None:
    spots = [Spot(cell, (50 * cell[0], 30 * cell[1], 40, 20)) for cell in sorted(cells)]
    ways: dict[tuple[int, int], set[tuple[int, int]]] = {}
    for spot in spots:
        for name, by in (
            ("step", (1, 0)),
            ("step", (-1, 0)),
            ("step", (0, 1)),
            ("step", (0, -1)),
            ("next", (1,)),
        ):
            focus = Focus(spots, spot.name)
            getattr(focus, name)(*by)
            ways.setdefault(spot.name, set()).add(focus.at)
    for start in ways:
        seen, ahead = {start}, [start]
        while ahead:
            new = ways[ahead.pop()] - seen
            seen |= new
            ahead += new
        assert seen == cells
