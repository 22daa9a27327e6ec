"""A long random walk over all games and house rules: nothing may break, leak or stand still."""

from __future__ import annotations

from itertools import cycle
from random import Random
from typing import Any

from game.bots.anything import any_answer
from game.rules import engine, house
from game.rules.actions import Refused
from game.rules.events import Event
from game.rules.view import View
from game.show.board import fold, opening

MOST_TRIES = 200  # at house rules that fit together
_LONGEST = 400  # decisions at one table, so that many tables are visited
_LOOK = 7  # every so many decisions all seats' views are compared with what they were told


class Broken(AssertionError):
    """A law that does not hold, with the record of how it came to that."""


def walk(decisions: int, seed: int) -> dict[str, int]:
    """Make so many random decisions; how many each game got. Raises `Broken` or whatever the rules raise."""
    random = Random(seed)
    made: dict[str, int] = {}
    for game in cycle(engine.RULES):
        if sum(made.values()) >= decisions:
            break
        name = str(game.__struct_config__.tag)
        made[name] = made.get(name, 0) + _sitting(game, random, min(_LONGEST, decisions))
    return made


def _sitting(game: type[engine.Rules], random: Random, most: int) -> int:
    rules, seats = _house(game, random)
    chips = tuple(random.randint(max(1, rules.ante), 60) for _ in range(seats))
    seed = random.getrandbits(32)
    try:
        step = engine.start(rules, chips, seed)
    except Refused:  # too few can pay at such a table
        return 0
    total = _total(engine.view(step.state, None))
    watchers = _Watchers(step, seats)
    count = 0
    try:
        while (asked := engine.to_act(step.state)) and count < most:
            seat = random.choice(asked)
            options = engine.options(step.state, seat)
            if not options:
                raise Broken(f"seat {seat} is asked and may do nothing")
            step = engine.apply(step.state, seat, any_answer(options, random.random()))
            count += 1
            watchers.hear(step.events)
            if _total(engine.view(step.state, None)) != total:
                raise Broken("chips were lost or made")
            if count % _LOOK == 0:
                watchers.compare(step.state)
    except Exception as error:
        where = f"{rules}, chips {chips}, seed {seed}, decision {count}"
        raise Broken(f"{type(error).__name__}: {error} at {where}") from error
    return count


def _house(game: type[engine.Rules], random: Random) -> tuple[engine.Rules, int]:
    """House rules that fit together, and a number of seats."""
    for _ in range(MOST_TRIES):
        settings: dict[str, Any] = {}
        for name, allowed in house.choices(game).items():
            if random.random() < 0.35:
                if isinstance(allowed, range):
                    settings[name] = random.randint(allowed[0], min(allowed[-1], allowed[0] + 12))
                elif allowed:
                    settings[name] = random.choice(allowed)
        seats = random.randint(*game.SEATS)
        rules = game(**settings)
        if not engine.problems(rules, seats):
            return rules, seats
    raise Broken(f"{game.__name__}: no house rules fit together")


def _total(view: View) -> int:
    """All chips that lie on the table; the house's and the debts of a table with credit included."""
    return sum(view.chips.values())


class _Watchers:
    """What every seat, and an onlooker, makes of what it is told."""

    def __init__(self, step: engine.Step, seats: int) -> None:
        self._views = {seat: opening(step.events[0], seat) for seat in (*range(seats), None)}  # type: ignore[arg-type]
        self.hear(step.events[1:])

    def hear(self, events: tuple[Event, ...]) -> None:
        """Tell each seat what it may know."""
        for seat, view in self._views.items():
            for event in events:
                view = fold(view, engine.redact(event, seat))
            self._views[seat] = view

    def compare(self, state: engine.State) -> None:
        """What a seat was told is what it may know, and hides what is hidden."""
        for seat, view in self._views.items():
            known = engine.view(state, seat)
            if known != view:
                fields = [f for f in View.__struct_fields__ if getattr(known, f) != getattr(view, f)]
                raise Broken(f"seat {seat} was told otherwise than it may know: {', '.join(fields)}")
            if view.options and seat not in view.turn:
                raise Broken(f"seat {seat} sees options that are not its own")
