"""The return journey: the same line westward, for ten times the stakes, and nobody slips any more."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from .level import STATIONS, Level
from .profile import Profile

STAKES = 10  # times those of the way out
_CHIPS = (
    "ante",
    "least_bet",
    "most_bet",
    "most_ante",
    "pool_limit",
    "pair_takes",
    "bank_min",
    "bank_min_bet",
)  # house rules that are chips

_changed = msgspec.structs.replace


def may_turn(profile: Profile) -> bool:
    """Whether the return journey may begin: every station gave its first star, and nobody is seated."""
    every = all(1 in profile.stars.get(station, ()) for station in STATIONS)
    return every and not profile.west and profile.seated is None


def turned(profile: Profile) -> Profile:
    """The profile at the beginning of the way back. `ValueError` when it may not begin."""
    if not may_turn(profile):
        raise ValueError("the return journey begins at the end of the line")
    return _changed(profile, west=True, outward=profile.stars, stars={})


def on_this_way(profile: Profile, levels: Iterable[Level]) -> tuple[Level, ...]:
    """The tables as this career finds them: on the way back from the last to the first, at higher stakes."""
    return tuple(raised(level) for level in reversed(tuple(levels))) if profile.west else tuple(levels)


def raised(level: Level) -> Level:
    """A table of the way out as it stands on the way back."""
    held = {name: getattr(level.rules, name) for name in _CHIPS if name in level.rules.__struct_fields__}
    rules = _changed(level.rules, **{name: chips * STAKES for name, chips in held.items()})
    return _changed(
        level,
        number=len(STATIONS) + 1 - level.number,
        rules=rules,
        buy_in=level.buy_in * STAKES,
        goal=level.goal * STAKES,
    )
