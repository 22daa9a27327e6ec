"""A chip that lands stirs the pile and its number, unless motion is reduced or everything comes at once."""

from __future__ import annotations

from msgspec.structs import replace

from game.rules import places
from game.ui.intents import Confirm
from tests.ui.stage import same

from .stage import IN_BETWEEN, Table, table

WIDE = "5H QS 9C"  # the person bets and wins


def stirred(made: Table) -> set[str]:
    """Where chips have been seen to land in a won hand."""
    made.ask()
    made.do(Confirm())
    seen: set[str] = set()
    for _ in range(600):
        made.run(10, 10)
        seen |= made.scene._frame.stirred
    return seen


def test_pool_and_stack_are_stirred_by_the_chips_that_land() -> None:
    with table(IN_BETWEEN, WIDE) as made:
        assert {places.seat(0), places.POOL} <= stirred(made)


def test_nothing_is_stirred_where_nothing_flies() -> None:
    for settings in ({"reduced_motion": True}, {"speed": "instant"}):
        with table(IN_BETWEEN, WIDE, **settings) as made:
            assert stirred(made) == set()


def test_a_pile_jumps_by_a_pixel_and_settles() -> None:
    with table(IN_BETWEEN, WIDE) as made:
        made.ask()
        assert made.scene._frame.stirred == frozenset(), "at rest everything lies"
        still = made.picture()
        for place in (places.POOL, places.seat(0), places.seat(1)):
            made.scene._frame = replace(made.scene._frame, stirred=frozenset({place}))
            assert not same(still, made.picture()), place
        made.scene._frame = replace(made.scene._frame, stirred=frozenset())
        assert same(still, made.picture())
