"""`ace-deuce simulate`: thousands of sittings without a picture, counted with their uncertainty."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from game.bots.policies import POLICIES
from game.cli import tables
from game.cli.arguments import count, whole
from game.counts.careers import Careers, travel
from game.counts.minutes import Pace, pace
from game.counts.sittings import Count, simulate

T = TypeVar("T")


def arguments(parser: argparse.ArgumentParser) -> None:
    """What may stand after `simulate`."""
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("--table", metavar="STATION", help="the table to sit at, as in london")
    which.add_argument(
        "--all", action="store_true", help="every table, every policy: the table of the README"
    )
    which.add_argument("--career", action="store_true", help="whole careers, until every first star is won")
    parser.add_argument(
        "--return",
        dest="back",
        action="store_true",
        help="on the return journey: sharper, for ten times as much",
    )
    parser.add_argument("--policy", choices=tuple(POLICIES), help="who plays (default: each in turn)")
    parser.add_argument("--sittings", type=count, default=2000, metavar="N", help="how many (default: 2000)")
    parser.add_argument("--runs", type=count, default=200, metavar="N", help="careers (default: 200)")
    parser.add_argument(
        "--seed", type=whole, default=1, metavar="N", help="equal seeds, equal counts (default: 1)"
    )
    parser.add_argument(
        "--minutes", action="store_true", help="how long sittings take a person at Normal speed, instead"
    )
    parser.add_argument("--json", action="store_true", help="JSON instead: one object, or a list of them")


def run(options: argparse.Namespace) -> int:
    """Print one count for each table and policy, or one for the careers of each policy."""
    levels = tables.loaded()
    policies = (options.policy,) if options.policy else tuple(POLICIES)
    if options.career:
        lives = [travel(levels, policy, options.runs, options.seed, options.back) for policy in policies]
        _print(options, lives, careers)
        return 0
    chosen = levels if options.all else (tables.named(levels, options.table),)
    if options.minutes:
        policies = policies if options.policy else ("casual", "coach")
        paces = [pace(level, policies, options.sittings, options.seed) for level in chosen]
        _print(options, paces, minutes)
        return 0
    counts = [
        simulate(level, policy, options.sittings, options.seed, options.back)
        for level in chosen
        for policy in policies
    ]
    _print(options, counts, sittings)
    return 0


def _print(options: argparse.Namespace, counts: Sequence[T], shown: Callable[[Sequence[T]], str]) -> None:
    if options.json:
        plain = [msgspec.to_builtins(count) for count in counts]
        print(json.dumps(plain[0] if len(plain) == 1 else plain))
    else:
        print(shown(counts))


def sittings(counts: Sequence[Count]) -> str:
    """The table of sittings, a row for each count."""
    return "\n".join((*_HEAD, *map(_row, counts)))


def careers(counts: Sequence[Careers]) -> str:
    """The table of careers, a row for each count."""
    return "\n".join((*_CAREERS, *map(_career, counts)))


def minutes(paces: Sequence[Pace]) -> str:
    """A row for each table: the middle sitting, the shortest and the longest."""
    rows = (
        f"| {each.table} | {', '.join(each.policies)} | {each.sittings} "
        f"| {each.median:.1f} | {each.shortest:.1f} | {each.longest:.1f} |"
        for each in paces
    )
    return "\n".join((*_MINUTES, *rows))


_MINUTES = (
    "| table | policies | sittings | minutes (median) | shortest | longest |",
    "|---|---|---|---|---|---|",
)
_CAREERS = (
    "| policy | careers | all ten first stars | sittings (median) | porter's shifts |",
    "|---|---|---|---|---|",
)


def _career(count: Careers) -> str:
    low, middle, high = (
        "never" if each is None else str(each) for each in (count.low, count.median, count.high)
    )
    cells = (
        count.policy,
        str(count.runs),
        f"{count.finished.share:.1%} ({count.finished.low:.1%} to {count.finished.high:.1%})",
        "never" if count.median is count.low is None else f"{middle} ({low} to {high})",
        "–" if count.shifts is None else f"{count.shifts:.1f}",
    )
    return f"| {' | '.join(cells)} |"


_HEAD = (
    "| table | policy | sittings | ★ | ★★ | ★★★ | ruin | hands (median) | chips | accuracy |",
    "|---|---|---|---|---|---|---|---|---|---|",
)


def _row(count: Count) -> str:
    star = count.first_star
    cells = (
        count.table,
        count.policy,
        str(count.sittings),
        f"{star.share:.1%} ({star.low:.1%} to {star.high:.1%})",
        f"{count.feat.share:.1%}",
        f"{count.third_star.share:.1%}",
        f"{count.ruin.share:.1%}",
        f"{count.hands.median:g}",
        f"{count.chips.mean:.1f} ± {count.chips.high - count.chips.mean:.1f}",
        "–" if count.accuracy is None else f"{count.accuracy:.0f}%",
    )
    return f"| {' | '.join(cells)} |"
