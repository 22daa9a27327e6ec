"""What a random walk has met of all that there is, and what it has never met."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any, get_args

from game.rules import engine, house
from game.rules.actions import AnyAction, AnyOption, Option
from game.rules.events import Event, SlipCalled, SlipLapsed, SlipMade
from game.rules.irregularities import KINDS
from game.rules.tags import tag_of

_CALLED, _WRONG, _LAPSED, _MADE = "called", "called in vain", "lapsed", "announced"


class Coverage:
    """Counts by what was met: values of house rules, options, plays, events, and fates of slips.

    A value of a house rule counts once for each sitting; a range has its `least`, its `most` and what lies
    `between`. `compared` are views of a seat, `saved` tables packed away, `closed` wishes to close.
    """

    def __init__(self) -> None:
        self.made: Counter[str] = Counter()  # decisions by game
        self.sittings = self.compared = self.saved = self.closed = 0
        self.values: Counter[str] = Counter()
        self.options: Counter[str] = Counter()
        self.plays: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.slips: Counter[str] = Counter()

    @property
    def decisions(self) -> int:
        """Decisions of all games."""
        return sum(self.made.values())

    def sit_down(self, rules: engine.Rules, events: Iterable[Event]) -> None:
        """A sitting began by these rules with these events."""
        self.sittings += 1
        for name, allowed in house.choices(type(rules)).items():
            self.values[_value(tag_of(rules), name, allowed, getattr(rules, name))] += 1
        self.hear(rules, events)

    def decide(self, rules: engine.Rules, options: Sequence[Option], action: Any) -> None:
        """Somebody had these options and took one."""
        self.made[tag_of(rules)] += 1
        self.options.update([tag_of(option) for option in options])
        self.plays[tag_of(action)] += 1

    def hear(self, rules: engine.Rules, events: Iterable[Event]) -> None:
        """What happened."""
        for event in events:
            self.events[tag_of(event)] += 1
            match event:
                case SlipMade():
                    self._slip(rules, event.kind, _MADE)
                case SlipCalled():
                    self._slip(rules, event.kind, _CALLED if event.right else _WRONG)
                case SlipLapsed():
                    self._slip(rules, event.kind, _LAPSED)

    def _slip(self, rules: Any, kind: str, fate: str) -> None:
        self.slips[_fate(rules.irregularities, rules.slips_announced, kind, fate)] += 1

    def report(self) -> dict[str, Any]:
        """All counts as plain values, and by sort what was never met."""
        counted = {name: dict(sorted(getattr(self, name).items())) for name in _ALL}
        single = {
            name: getattr(self, name) for name in ("decisions", "sittings", "compared", "saved", "closed")
        }
        return {**single, "made": dict(self.made), **counted, "never": self.never}

    @property
    def never(self) -> dict[str, list[str]]:
        """What was never met, by sort."""
        found = {
            name: [each for each in whole if each not in getattr(self, name)] for name, whole in _ALL.items()
        }
        return {name: missing for name, missing in found.items() if missing}

    def lines(self) -> list[str]:
        """What was met in a few lines."""
        games = ", ".join(f"{name} {count}" for name, count in self.made.items())
        met = ", ".join(f"{len(getattr(self, name))} of {len(whole)} {name}" for name, whole in _ALL.items())
        return [
            f"{self.decisions} decisions in {self.sittings} sittings, nothing broke: {games}",
            f"chips counted after each, {self.compared} views compared, {self.saved} tables saved and found "
            f"again, {self.closed} closed early",
            f"met {met}",
            *(f"never met of the {name}: {', '.join(missing)}" for name, missing in self.never.items()),
        ]


def _value(game: str, name: str, allowed: range | tuple[Any, ...], value: Any) -> str:
    """The name of a value as it is counted."""
    if isinstance(allowed, range) and len(allowed) > 2:
        value = {allowed[0]: "least", allowed[-1]: "most"}.get(value, "between")
    return f"{game} {name} {value}"


def _values() -> list[str]:
    found = []
    for rules in engine.RULES:
        for name, allowed in house.choices(rules).items():
            some = (
                (allowed[0], allowed[0] + 1, allowed[-1])
                if isinstance(allowed, range) and len(allowed) > 2
                else allowed
            )
            found += [_value(tag_of(rules), name, allowed, value) for value in some]
    return found


def _fate(mode: str, announced: bool, kind: str, fate: str) -> str:
    return f"{mode} {'announced' if announced else 'watchful'} {kind} {fate}"


def _fates() -> list[str]:
    """Every kind of slip with all that can become of it: where none is announced, one can be wrong."""
    found = []
    for mode, announced, kind in product(("random", "scripted"), (True, False), KINDS):
        own = _MADE if announced else _WRONG
        found += [_fate(mode, announced, kind, fate) for fate in (own, _CALLED, _LAPSED)]
    return found


_ALL: dict[str, list[str]] = {
    "values": _values(),
    "options": [tag_of(each) for each in get_args(AnyOption)],
    "plays": [tag_of(each) for each in get_args(AnyAction)],
    "events": [tag_of(each) for each in Event.__subclasses__()],
    "slips": _fates(),
}
"""All that there is, by sort; the names are those of `Coverage`."""
