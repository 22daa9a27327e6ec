"""A long random walk over all games and house rules: nothing may break, leak or stand still."""

from __future__ import annotations

from collections import Counter
from itertools import cycle
from random import Random
from typing import Any

import msgspec

from game.bots.anything import any_answer
from game.cli.walk_coverage import Coverage
from game.rules import engine, house
from game.rules.actions import CanClaim, Claim, Option, Refused
from game.rules.cards import Card
from game.rules.events import Event
from game.rules.irregularities import NO_BURN, SCRIPTED
from game.rules.ochko.table import OchkoTable, Slip
from game.rules.places import seat_of
from game.rules.table import NOBODY
from game.rules.view import View
from game.show.board import fold, opening

MOST_TRIES = 200  # at house rules that fit together
_LONGEST = 400  # decisions at one table, so that many tables are visited
_LOOK = 7  # every so many decisions all seats' views are compared with what they were told
_SAVE = 53  # every so many decisions the table is packed away and set up again
_CLOSE = 500  # one decision of so many is followed by the wish to close the table
_MOST = ("most_bet", "most_ante", "rising_cap")  # what `limits` says is too low
_SLIPS = 60  # of the dealer, in a scripted sitting


class Broken(AssertionError):
    """A law that does not hold, with the record of how it came to that."""


def walk(decisions: int, seed: int) -> Coverage:
    """Make so many random decisions; what was met on the way. Raises `Broken`."""
    random, met = Random(seed), Coverage()
    for game in cycle(engine.RULES):
        if met.decisions >= decisions:
            break
        _sitting(game, random, min(_LONGEST, decisions), met)
    return met


def _sitting(game: type[engine.Rules], random: Random, most: int, met: Coverage) -> None:
    rules, seats = _house(game, random)
    chips = _stacks(rules, seats, random)
    seed = random.getrandbits(32)
    try:
        step = _begun(rules, chips, seed, random)
    except Refused:  # too few can pay at such a table
        return
    place = f"{rules}, chips {chips}, seed {seed}"
    table = _Table(step, seats, random)
    met.sit_down(rules, step.events)
    try:
        while (asked := engine.to_act(table.state)) and table.decisions < most:
            met.hear(rules, table.decide(random.choice(asked), met))
        if not asked and not table.state.ended:
            raise Broken("nobody is asked")
    except Exception as error:
        raise Broken(f"{type(error).__name__}: {error} at {place}, decision {table.decisions}") from error


def _house(game: type[engine.Rules], random: Random) -> tuple[engine.Rules, int]:
    """House rules that fit together, and a number of seats."""
    for _ in range(MOST_TRIES):
        settings: dict[str, Any] = {}
        for name, allowed in house.choices(game).items():
            if random.random() < 0.35:
                settings[name] = _value(allowed, random)
        seats = random.randint(*game.SEATS)
        rules = game(**settings)
        found = engine.problems(rules, seats)
        if found and found[0].code == "limits":  # then one bet is all that may be bet
            most = next(name for name in _MOST if hasattr(rules, name))
            rules = msgspec.structs.replace(rules, **{most: found[0].numbers["least"]})
            found = engine.problems(rules, seats)
        if not found:
            return rules, seats
    raise Broken(f"{game.__name__}: no house rules fit together")


def _value(allowed: range | tuple[Any, ...], random: Random) -> Any:
    """Any choice; of a range mostly what is near its lower end, where it matters most."""
    if not isinstance(allowed, range):
        return random.choice(allowed)
    most = allowed[-1]
    return most if random.random() < 0.15 else random.randint(allowed[0], min(most, allowed[0] + 12))


def _stacks(rules: engine.Rules, seats: int, random: Random) -> tuple[int, ...]:
    """Chips by seat: two can play for certain, where there are two, and the others may have none."""
    least = max(1, engine.least_chips(rules))
    return tuple(random.randint(least if seat < 2 else 0, max(60, 2 * least)) for seat in range(seats))


def _begun(rules: engine.Rules, chips: tuple[int, ...], seed: int, random: Random) -> engine.Step:
    """The sitting begins: with a draw or a dealer that is named, and with slips as a record may have them."""
    scripted = getattr(rules, "irregularities", "off") == "scripted"
    slips = [_slip(len(chips), random) for _ in range(_SLIPS)] if scripted else []
    if random.random() < 0.3:
        try:
            return engine.start(rules, chips, seed, random.randrange(len(chips)), slips=slips)
        except Refused:  # no dealer can be named here, or not this one
            pass
    return engine.start(rules, chips, seed, slips=slips)


def _slip(seats: int, random: Random) -> Slip:
    deal, kind = random.randint(1, 12), random.choice(SCRIPTED)
    if kind == NO_BURN:
        return Slip(deal, kind)
    return Slip(deal, kind, random.randrange(-1, seats), random.choice((-1, -1, -1, 0, 1, 2)))


class _Table:
    """One sitting of the walk, under watch."""

    def __init__(self, step: engine.Step, seats: int, random: Random) -> None:
        self.state, self._seats, self._random = step.state, seats, random
        self.decisions = 0
        self._total = _total(engine.view(step.state, None))
        self._views = {seat: opening(step.events[0], seat) for seat in (*range(seats), None)}  # type: ignore[arg-type]
        self._tell(step.events[1:])

    def decide(self, seat: int, met: Coverage) -> tuple[Event, ...]:
        """`seat` does anything that it may, and now and then somebody wants to close; all that follows."""
        options = engine.options(self.state, seat)
        if not options:
            raise Broken(f"seat {seat} is asked and may do nothing")
        action = self._rightly_called(seat, options) or any_answer(options, self._random.random())
        met.decide(self.state.rules, options, action)
        step = engine.apply(self.state, seat, action)
        self.decisions += 1
        events = step.events
        if self._random.randrange(_CLOSE) == 0:
            step = engine.close(step.state)
            events += step.events
            met.closed += 1
        self.state = step.state
        self._tell(events)
        self._check(met)
        return events

    def _rightly_called(self, seat: int, options: tuple[Option, ...]) -> Claim | None:
        """One time in three somebody has seen the slip that is there: chance alone hardly ever names it."""
        table = self.state
        if not isinstance(table, OchkoTable) or not table.open_slips or self._random.randrange(3):
            return None
        may = [kind for option in options if isinstance(option, CanClaim) for kind in option.kinds]
        there = [each.kind for each in table.open_slips if each.seat in (seat, NOBODY) and each.kind in may]
        return Claim(self._random.choice(there)) if there else None

    def _tell(self, events: tuple[Event, ...]) -> None:
        """Tell each seat, and an onlooker, what it may know."""
        for seat, view in self._views.items():
            for event in events:
                view = fold(view, engine.redact(event, seat))
            self._views[seat] = view

    def _check(self, met: Coverage) -> None:
        if _total(engine.view(self.state, None)) != self._total:
            raise Broken("chips were lost or made")
        if self.decisions % _LOOK == 0 or self.state.ended:
            self._compare()
            met.compared += len(self._views)
        if self.decisions % _SAVE == 0:
            self._save()
            met.saved += 1

    def _compare(self) -> None:
        """What a seat was told is what it may know, and nothing of it is another's secret."""
        known = {seat: engine.view(self.state, seat) for seat in self._views}
        closed: Counter[Card] = Counter(
            card for seat, view in known.items() for card in _secrets(view) if seat is not None
        )
        packs = getattr(self.state.rules, "packs", 1)
        for seat, view in known.items():
            told = self._views[seat]
            if view != told:
                fields = [f for f in View.__struct_fields__ if getattr(view, f) != getattr(told, f)]
                raise Broken(f"seat {seat} was told otherwise than it may know: {', '.join(fields)}")
            if view.options and seat not in view.turn:
                raise Broken(f"seat {seat} sees options that are not its own")
            if any(slot.card is not None for slot in _closed_elsewhere(view)):
                raise Broken(f"seat {seat} sees a closed card that is not its own")
            others = closed - Counter(_secrets(view))
            if any(Counter(view.seen)[card] + count > packs for card, count in others.items()):
                raise Broken(f"seat {seat} counts a closed card of another seat")

    def _save(self) -> None:
        """The table as it is found again after the end of the program."""
        found = engine.unpack(msgspec.json.decode(msgspec.json.encode(engine.pack(self.state))))
        if found != self.state:
            raise Broken("the table that was saved is another one")
        self.state = found


def _total(view: View) -> int:
    """All chips that lie on the table; the house's and the debts of a table with credit included."""
    return sum(view.chips.values())


def _secrets(view: View) -> list[Card]:
    """The closed cards that a seat knows: its own."""
    return [
        slot.card for slots in view.cards.values() for slot in slots if not slot.up and slot.card is not None
    ]


def _closed_elsewhere(view: View) -> list[Any]:
    """The closed cards that lie elsewhere than before the seat of `view`."""
    elsewhere = (
        slots for place, slots in view.cards.items() if view.seat is None or seat_of(place) != view.seat
    )
    return [slot for slots in elsewhere for slot in slots if not slot.up]
