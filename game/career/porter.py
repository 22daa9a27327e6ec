"""The porter's shift: whoever cannot pay for any seat carries trunks, and can."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from .level import Level
from .line import stops
from .profile import Profile, entered

SCENES = ("trunks", "shoes", "sacks", "tea")  # keys porter.trunks_1, porter.trunks_2, ...


def wage(profile: Profile, levels: Iterable[Level]) -> int:
    """Chips for a shift: the price of the cheapest seat that is open, so the purse buys it afterwards.

    0 on a line without an open table.
    """
    seats = (stop.level.buy_in for stop in stops(profile, levels) if stop.open and stop.level)
    return min(seats, default=0)


def needed(profile: Profile, levels: Sequence[Level]) -> bool:
    """Whether the purse is below the cheapest seat that is open, and no chips lie on a table."""
    return profile.seated is None and profile.purse < wage(profile, levels)


def scene(profile: Profile) -> str:
    """Which of the four scenes the next shift is."""
    return SCENES[profile.shifts % len(SCENES)]


def shift(profile: Profile, levels: Sequence[Level]) -> Profile:
    """After a shift: the wage is in the purse and in the ledger. `ValueError` when none is needed."""
    if not needed(profile, levels):
        raise ValueError(f"a purse of {profile.purse} needs no shift")
    worked = msgspec.structs.replace(profile, shifts=profile.shifts + 1)
    return entered(worked, "shift", wage(profile, levels))
