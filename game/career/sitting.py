"""From the purse to the table and back: the seat is paid, the sitting settled, the ticket punched."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from game.odds.grades import Decision, accuracy
from game.rules.events import Event

from . import feats
from .course import Course, after, begun
from .level import Level
from .line import beats, stops
from .profile import Best, Profile, Seated, Tally, entered

LEAST_DECISIONS = 10  # fewer say nothing about accuracy

_changed = msgspec.structs.replace


class Settled(msgspec.Struct, frozen=True):
    """What a finished sitting brought; `accuracy` in hundredths (None: no decisions)."""

    profile: Profile
    station: str
    course: Course
    buy_in: int
    chips: int  # taken along from the table
    purse_before: int  # before the seat was paid
    accuracy: int | None
    stars: tuple[int, ...]  # met in this sitting
    opened: tuple[str, ...]  # stations
    stories: tuple[str, ...]  # keys of the passengers' stories that may be heard now

    @property
    def profit(self) -> int:
        """Chips won (above 0) or lost."""
        return self.chips - self.buy_in


def may_sit(profile: Profile, level: Level) -> bool:
    """Whether this career can sit down there now."""
    return profile.seated is None and profile.purse >= level.buy_in


def sit_down(profile: Profile, level: Level) -> Profile:
    """The seat is paid from the purse; `ValueError` when it cannot be, or when another seat is taken."""
    if not may_sit(profile, level):
        raise ValueError(f"no seat at {level.station} for a purse of {profile.purse}")
    seated = Seated(level.station, level.buy_in, begun(0, level.buy_in))
    return _changed(profile, purse=profile.purse - level.buy_in, seated=seated)


def follow(profile: Profile, level: Level, events: Iterable[Event]) -> Profile:
    """The profile after these events at its table: each event of the sitting once, from the first one on."""
    seated = _seat(profile)
    course = seated.course
    for event in events:
        feat = not course.feat and not course.void
        done = feat and feats.happens(level.feat, level.passengers, course, event)
        course = after(course, event)
        if done:
            course = _changed(course, feat=True)
    return _changed(profile, seated=_changed(seated, course=course))


def settle(
    profile: Profile, levels: Sequence[Level], decisions: Sequence[Decision] = (), played: int = 0
) -> Settled:
    """The player gets up: chips into the purse, stars, ledger, statistics. `played` are milliseconds.

    Counts once: afterwards nobody is seated. `ValueError` when nobody was.
    """
    seated = _seat(profile)
    level = next(each for each in levels if each.station == seated.station)
    course = seated.course
    share = accuracy(decisions)
    hundredths = None if share is None else int(share * 100)
    met = _stars(level, course, hundredths, len(decisions))
    stars = profile.stars | {level.station: tuple(sorted({*profile.stars.get(level.station, ()), *met}))}
    old = profile.best.get(level.station, Best())
    best = Best(max(old.chips, course.chips), max(old.accuracy, hundredths or 0))
    earned = Counter(decision.grade.value for decision in decisions)
    tally = Tally.of(course, seated.buy_in, course.chips, earned)
    # The purse pays and gets the whole sitting in one line; the seat had been paid in advance.
    up = _changed(profile, purse=profile.purse + seated.buy_in, seated=None, played=profile.played + played)
    now = _changed(
        entered(up, "sitting", course.chips - seated.buy_in, level.station),
        stars=stars,
        best=profile.best | {level.station: best},
        tallies=profile.tallies | {level.variant: profile.tallies.get(level.variant, Tally()) + tally},
    )
    return Settled(
        profile=now,
        station=level.station,
        course=course,
        buy_in=seated.buy_in,
        chips=course.chips,
        purse_before=up.purse,
        accuracy=hundredths,
        stars=met,
        opened=_opened(profile, now, levels),
        stories=_stories(profile, now, levels),
    )


def abandon(profile: Profile) -> Profile:
    """The sitting cannot go on (its table is lost): the chips as they lay go back into the purse."""
    seated = _seat(profile)
    back = _changed(profile, purse=profile.purse + seated.buy_in, seated=None)
    return entered(back, "sitting", seated.course.chips - seated.buy_in, seated.station)


def _seat(profile: Profile) -> Seated:
    if profile.seated is None:
        raise ValueError("nobody is seated")
    return profile.seated


def _stars(level: Level, course: Course, hundredths: int | None, decisions: int) -> tuple[int, ...]:
    exact = hundredths is not None and hundredths >= level.accuracy and decisions >= LEAST_DECISIONS
    met = {1: level.reached(course.chips, len(course.curve) - 1), 2: course.feat, 3: exact}
    return tuple(star for star, reached in met.items() if reached)


def _opened(before: Profile, now: Profile, levels: Sequence[Level]) -> tuple[str, ...]:
    had = {stop.station for stop in stops(before, levels) if stop.open}
    return tuple(stop.station for stop in stops(now, levels) if stop.open and stop.station not in had)


def _stories(before: Profile, now: Profile, levels: Sequence[Level]) -> tuple[str, ...]:
    had, have = beats(before.all_stars, levels), beats(now.all_stars, levels)
    return tuple(
        f"beat.{who}.{number}" for who in sorted(have) for number in range(had.get(who, 0) + 1, have[who] + 1)
    )
