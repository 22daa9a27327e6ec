"""The random walk of `autoplay --random`, short in the quick suite and long beside it."""

from __future__ import annotations

import pytest

from game.cli.walk import walk
from game.rules import engine

NAMES = {str(game.__struct_config__.tag) for game in engine.RULES}


def test_a_short_walk_meets_every_game() -> None:
    made = walk(3_000, seed=3)
    assert made.keys() == NAMES
    assert sum(made.values()) >= 3_000


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_a_long_walk(seed: int) -> None:
    assert sum(walk(50_000, seed).values()) >= 50_000
