"""What the passengers tell, and what is told of the line: opened by stars, told once, read again at will."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .level import STATIONS, Level
from .line import beats, stops
from .profile import Profile

STORIES = 3  # of each passenger
EPILOGUE = ("epilogue.1", "epilogue.2", "epilogue.3", "epilogue.4")
RETURN = ("unlock_say.return", "return.1", "return.2", "return.3")
END = ("return.end",)


def opened(profile: Profile, levels: Iterable[Level], who: str) -> tuple[str, ...]:
    """The keys of the stories of `who` that stars have opened, in order."""
    number = beats(profile.all_stars, levels).get(who, 0)
    return tuple(f"beat.{who}.{n}" for n in range(1, min(number, STORIES) + 1))


def due(profile: Profile, levels: Sequence[Level]) -> tuple[str, ...]:
    """The keys of all stories that are open and were never told, one passenger after the other."""
    found = (key for who in sorted(beats(profile.all_stars, levels)) for key in opened(profile, levels, who))
    return tuple(key for key in found if key not in profile.seen)


def arrival(profile: Profile, levels: Sequence[Level]) -> str:
    """The station that the train has reached for the first time; "" later on, and on the way back."""
    here = [stop.station for stop in stops(profile, levels) if stop.open][-1]
    return "" if profile.west or arrived(here) in profile.seen else here


def arrived(station: str) -> str:
    """What `Profile.seen` holds after the arrival at a station was told."""
    return f"arrive.{station}"


def ending(profile: Profile) -> tuple[str, ...]:
    """The pages at the end of the line, once: after the first star of the last station of each way."""
    last, pages = (STATIONS[0], END) if profile.west else (STATIONS[-1], EPILOGUE)
    reached = 1 in profile.stars.get(last, ())
    return pages if reached and pages[0] not in profile.seen else ()


def met(profile: Profile, levels: Sequence[Level]) -> frozenset[str]:
    """The passengers who sit at a station that is open, or who have told something."""
    seated = {
        who for stop in stops(profile, levels) if stop.open and stop.level for who in stop.level.passengers
    }
    return frozenset(seated | beats(profile.all_stars, levels).keys())
