"""Sittings at the real tables, played at random by the real rules."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple

import pytest

from game.bots.anything import any_answer
from game.career.level import Level
from game.rules import engine
from game.rules.events import Event
from game.storage.levels import load_levels


class Played(NamedTuple):
    """A whole sitting: the events of each step, and everybody's chips at its end."""

    steps: list[tuple[Event, ...]]
    chips: tuple[int, ...]


@pytest.fixture(scope="session")
def levels() -> tuple[Level, ...]:
    return load_levels()


@pytest.fixture(scope="session")
def play() -> Callable[[Level, int], Played]:
    def whole_sitting(level: Level, seed: int) -> Played:
        chance = random.Random(seed)
        step = engine.start(level.rules, [level.buy_in] * level.seats, seed, level.dealer)
        steps = [step.events]
        while turn := engine.to_act(step.state):
            action = any_answer(engine.options(step.state, turn[0]), chance.random())
            step = engine.apply(step.state, turn[0], action)
            steps.append(step.events)
        return Played(steps, tuple(step.state.chips))

    return whole_sitting
