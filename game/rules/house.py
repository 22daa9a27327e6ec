"""House rules: what every game's settings have in common, and which values they may take."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar, get_args, get_type_hints

import msgspec

from .actions import Problem
from .places import MOST_SEATS

MOST_CHIPS = 1_000_000  # of any single amount a house may set


class HouseRules(msgspec.Struct, frozen=True, kw_only=True, tag_field="variant"):
    """The settings of one game; each has the default of its rules.

    `SEATS` and `RANGES` (both ends included) are what a whole number may be; other settings are
    switches or one of the choices written in their type.
    """

    SEATS: ClassVar[tuple[int, int]] = (2, MOST_SEATS)
    DRAWS: ClassVar[bool] = True  # the first dealer is drawn unless one is named
    RANGES: ClassVar[Mapping[str, tuple[int, int]]] = {}

    ante: int = 1  # chips
    deals: int = 0  # length of a sitting; 0 is open, until somebody has everything or the table closes
    credit: bool = False  # a stack may go below nothing (C5)

    @property
    def draws(self) -> bool:
        """Whether the first dealer is drawn unless one is named."""
        return self.DRAWS


@cache
def choices(rules: type[HouseRules]) -> dict[str, range | tuple[Any, ...]]:
    """Every setting by name with what it may be: a range of whole numbers, or a tuple of choices."""
    hints = get_type_hints(rules)
    found: dict[str, range | tuple[Any, ...]] = {}
    for name in rules.__struct_fields__:
        if name in rules.RANGES:
            low, high = rules.RANGES[name]
            found[name] = range(low, high + 1)
        else:
            found[name] = (False, True) if hints[name] is bool else get_args(hints[name])
    return found


def problems(rules: HouseRules, seats: int) -> list[Problem]:
    """What is wrong with single settings or the number of seats, whatever the game.

    Codes: `seats` (seats, low, high), `setting_range` (name, value, low, high),
    `setting_choice` (name, value).
    """
    low, high = rules.SEATS
    found = [] if low <= seats <= high else [Problem("seats", {"seats": seats, "low": low, "high": high})]
    for name, allowed in choices(type(rules)).items():
        value = getattr(rules, name)
        if isinstance(allowed, range):
            if type(value) is not int or value not in allowed:
                numbers = {"name": name, "value": value, "low": allowed[0], "high": allowed[-1]}
                found.append(Problem("setting_range", numbers))
        elif not any(value is each or (value == each and type(value) is type(each)) for each in allowed):
            found.append(Problem("setting_choice", {"name": name, "value": str(value)}))
    return found
