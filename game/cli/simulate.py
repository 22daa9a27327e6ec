"""`ace-deuce simulate`: thousands of sittings without a picture, counted with their uncertainty."""

from __future__ import annotations

import argparse
import json

import msgspec

from game.bots.policies import POLICIES
from game.cli import tables
from game.simulate import Count, simulate


def arguments(parser: argparse.ArgumentParser) -> None:
    """What may stand after `simulate`."""
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("--table", metavar="STATION", help="the table to sit at, as in london")
    which.add_argument(
        "--all", action="store_true", help="every table, every policy: the table of the README"
    )
    parser.add_argument("--policy", choices=tuple(POLICIES), help="who plays (default: each in turn)")
    parser.add_argument("--sittings", type=_count, default=2000, metavar="N", help="how many (default: 2000)")
    parser.add_argument(
        "--seed", type=int, default=1, metavar="N", help="equal seeds, equal counts (default: 1)"
    )
    parser.add_argument("--json", action="store_true", help="JSON instead: one object, or a list of them")


def run(options: argparse.Namespace) -> int:
    """Print one count for each table and policy."""
    levels = tables.loaded()
    chosen = levels if options.all else (tables.named(levels, options.table),)
    policies = (options.policy,) if options.policy else tuple(POLICIES)
    counts = [
        simulate(level, policy, options.sittings, options.seed) for level in chosen for policy in policies
    ]
    if options.json:
        plain = [msgspec.to_builtins(count) for count in counts]
        print(json.dumps(plain[0] if len(plain) == 1 else plain))
    else:
        print("\n".join((*_HEAD, *map(_row, counts))))
    return 0


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


def _count(word: str) -> int:
    number = int(word) if word.isascii() and word.isdigit() else 0
    if not number:
        raise argparse.ArgumentTypeError(f"{word!r} is no number of sittings: write 1 or more")
    return number
