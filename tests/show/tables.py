"""Sittings played at random by the real rules, as the show sees them: redacted events for one seat."""

from __future__ import annotations

import random
from collections.abc import Iterator

from game.bots.anything import any_answer
from game.rules import engine
from game.rules.actions import AnyAction, Bet, Call, CanBet, CanCall
from game.rules.events import Event, SittingOpened
from game.rules.variants.in_between import InBetweenRules
from game.rules.variants.red_dog import RedDogRules
from game.rules.variants.yablon import YablonRules
from game.rules.variants.yablon_bank import YablonBankRules
from game.rules.view import View
from game.show.board import opening

IN_BETWEEN = InBetweenRules(deals=2)
YABLON = YablonRules(ante=2, deals=3, pool_limit=60)
BANK = YablonBankRules(deals=3)
RED_DOG = RedDogRules(ante=3, deals=4)


def random_action(state: engine.State, chance: random.Random) -> AnyAction:
    option = chance.choice(engine.options(state, engine.to_act(state)[0]))
    if isinstance(option, CanBet):
        return Bet(chance.choice((option.low, option.high, chance.randint(option.low, option.high))))
    if isinstance(option, CanCall):
        return Call(chance.choice(option.choices))
    return any_answer((option,), chance.random())


def steps(
    rules: engine.Rules, seats: int, seed: int, chips: int = 40, most: int = 60
) -> Iterator[tuple[engine.State, tuple[Event, ...]]]:
    """State and events of every step of a sitting with random plays."""
    chance = random.Random(seed)
    step = engine.start(rules, [chips] * seats, seed)
    yield step.state, step.events
    for _ in range(most):
        if not engine.to_act(step.state):
            return
        step = engine.apply(step.state, engine.to_act(step.state)[0], random_action(step.state, chance))
        yield step.state, step.events


def told(events: tuple[Event, ...], seat: int | None) -> tuple[Event, ...]:
    """The events as `seat` learns of them."""
    return tuple(engine.redact(event, seat) for event in events)


def opened(events: tuple[Event, ...], seat: int | None) -> tuple[View, tuple[Event, ...]]:
    """The opening table and the events after it."""
    first, *rest = told(events, seat)
    assert isinstance(first, SittingOpened)
    return opening(first, seat), tuple(rest)
