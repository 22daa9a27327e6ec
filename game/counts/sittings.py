"""Whole sittings of a career without a picture, played by a policy and counted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from statistics import fmean, median, stdev

import msgspec

from game.bots.policies import POLICIES, Policy
from game.career.back import raised
from game.career.course import Flow
from game.career.level import Level
from game.career.profile import Profile
from game.career.sitting import Settled, follow, settle, sit_down
from game.match import Match, Sitter
from game.rules.events import Event
from game.rules.rng import Rng, draw

SURE = 1.959964  # standard deviations on either side that hold 95 % of a normal distribution
PLAYER = 0  # the player's seat (`Level`)


class Share(msgspec.Struct, frozen=True):
    """How often something happened, and between which shares the truth lies in 95 of 100 such counts."""

    share: float
    low: float
    high: float


class Mean(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval, and the middle value."""

    mean: float
    low: float
    high: float
    median: float


class Count(msgspec.Struct, frozen=True):
    """What `sittings` sittings of one policy at one table came to.

    `first_star` is the share that left with the goal, `feat` that did what the table dares one to do,
    `third_star` that was accurate enough, `ruin` that could not go on. `accuracy` is the mean in
    hundredths (None: nothing was decided). `hands` are turns of the player and `chips` what was taken
    along. `back`: on the return journey.
    """

    table: str
    policy: str
    sittings: int
    seed: int
    first_star: Share
    feat: Share
    third_star: Share
    ruin: Share
    hands: Mean
    chips: Mean
    accuracy: float | None
    back: bool = False


def simulate(level: Level, policy: str, sittings: int, seed: int, back: bool = False) -> Count:
    """Play `sittings` (1 or more) sittings at `level` by the named policy; equal seeds give equal counts.

    `back`: the table as it stands on the return journey. `LookupError` for an unknown policy.
    """
    level = raised(level) if back else level
    how = POLICIES[policy]
    played = [play(level, how, seed_of(seed, number), sharp=back) for number in range(sittings)]
    grades = [each.accuracy for each in played if each.accuracy is not None]
    return Count(
        table=level.station,
        policy=policy,
        sittings=sittings,
        seed=seed,
        first_star=wilson(sum(1 in each.stars for each in played), sittings),
        feat=wilson(sum(2 in each.stars for each in played), sittings),
        third_star=wilson(sum(3 in each.stars for each in played), sittings),
        ruin=wilson(sum(_ruined(each, level) for each in played), sittings),
        hands=mean_of([each.course.hands for each in played]),
        chips=mean_of([each.chips for each in played]),
        accuracy=fmean(grades) if grades else None,
        back=back,
    )


def play(level: Level, policy: Policy, seed: int, graded: bool = True, sharp: bool = False) -> Settled:
    """One sitting from buying in to getting up: at the goal, without chips, or when the table ends.

    Whether decisions are `graded` (which takes time) does not change what happens. `sharp`: the passengers
    play as on the return journey.
    """
    match = begin(level, seed, sharp)
    profile = sit_down(Profile(name="", purse=level.buy_in), level)
    profile = follow(profile, level, sitting(match, level, policy, graded))
    return settle(profile, [level], match.decisions)


def begin(level: Level, seed: int, sharp: bool = False) -> Match:
    """A table that everybody has just sat down at."""
    sitters = [Sitter("policy"), *(Sitter(who, who, sharp) for who in level.passengers)]
    return Match.begin(level.rules, sitters, [level.buy_in] * level.seats, seed, level.dealer)


def sitting(match: Match, level: Level, policy: Policy, graded: bool = True) -> Iterator[Event]:
    """What happens from the first card on, while `match` is played to its end."""
    yield from match.opening
    while not match.over:
        yield from turn(match, level, policy, graded)


def wilson(happened: int, of: int) -> Share:
    """The share of `happened` in `of` cases (1 or more) with its 95 % interval after Wilson."""
    share, z = happened / of, SURE
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z / (1 + z * z / of) * sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    return Share(share, max(0.0, middle - half), min(1.0, middle + half))


def mean_of(values: Sequence[int]) -> Mean:
    """The mean of at least one value with its 95 % interval."""
    mean = fmean(values)
    half = SURE * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Mean(mean, mean - half, mean + half, median(values))


def seed_of(seed: int, number: int) -> int:
    """The seed of sitting `number`, 64 bits of chance."""
    return draw(Rng(seed, number))[0] >> 448


def _ruined(settled: Settled, level: Level) -> bool:
    """Whether the player could not go on: all he took along was a share of what was left in the pool."""
    shared = settled.course.flows.get("leftover", Flow()).chips
    return settled.chips - shared < level.least_chips


def done(match: Match, level: Level) -> bool:
    """Whether the player wants to get up, and has not said so: he has the goal before him, or is out."""
    reached = match.chips[PLAYER] >= level.goal and not level.to_the_end
    return (reached or match.out(PLAYER)) and not match.closing


def turn(match: Match, level: Level, policy: Policy, graded: bool = True) -> Iterable[Event]:
    """The next thing that happens; whoever has the goal in front of him gets up, and so does who is out."""
    if done(match, level):
        return match.close()
    if match.asked != PLAYER:
        return match.step()
    return match.play(PLAYER, policy(match.view(PLAYER), match.whims), graded)
