"""The workshop's command line: `python -m game.authoring bake [step ...] [--check]`."""

from __future__ import annotations

import argparse
import sys

from game.authoring import bake
from game.paths import root


def main() -> int:
    """Read the arguments and run; 1 when `--check` finds stale files."""
    parser = argparse.ArgumentParser(prog="python -m game.authoring")
    commands = parser.add_subparsers(dest="command", required=True)
    baking = commands.add_parser("bake", help="turn the sources of assets into assets/baked")
    baking.add_argument("step", nargs="*", help=f"some of: {', '.join(bake.STEPS)} (all by default)")
    baking.add_argument("--check", action="store_true", help="only tell which steps are stale")
    args = parser.parse_args()
    if wrong := [step for step in args.step if step not in bake.STEPS]:
        parser.error(f"no such step: {', '.join(wrong)}")
    found = bake.run(root(), args.step, args.check)
    for line in found:
        print(line)
    return 1 if args.check and found else 0


if __name__ == "__main__":
    sys.exit(main())
