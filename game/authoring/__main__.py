"""The workshop's command line: `python -m game.authoring bake`, `desktop`, `sound-check` and `readme`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from game.authoring import bake
from game.paths import root


def main() -> int:
    """Read the arguments and run; 1 when `--check` finds stale files."""
    parser = argparse.ArgumentParser(prog="python -m game.authoring")
    commands = parser.add_subparsers(dest="command", required=True)
    baking = commands.add_parser("bake", help="turn the sources of assets into assets/baked")
    baking.add_argument("step", nargs="*", help=f"some of: {', '.join(bake.STEPS)} (all by default)")
    baking.add_argument("--check", action="store_true", help="only tell which steps are stale")
    commands.add_parser("desktop", help="make the icons and the man page of assets/desktop")
    commands.add_parser("sound-check", help="measure every score, stem and effect")
    counts = commands.add_parser("readme", help="print counted sittings and careers into README.md")
    counts.add_argument("file", nargs="+", type=Path, help="what `ace-deuce simulate --json` printed")
    args = parser.parse_args()
    if args.command == "sound-check":
        return _sound_check()
    if args.command == "desktop":
        return _desktop()
    if args.command == "readme":
        return _readme(args.file)
    if wrong := [step for step in args.step if step not in bake.STEPS]:
        parser.error(f"no such step: {', '.join(wrong)}")
    found = bake.run(root(), args.step, args.check)
    if args.check and not args.step:
        from game.authoring import desktop  # only here: it brings the commands along

        found += desktop.stale(root())
    for line in found:
        print(line)
    return 1 if args.check and found else 0


def _desktop() -> int:
    """Make the files; 0."""
    from game.authoring import desktop

    desktop.write(root())
    return 0


def _sound_check() -> int:
    """Print one line for everything measured; 1 when something is out of bounds."""
    from game.authoring import sound_check  # only here: it brings the synthesiser along

    failed = 0
    for line, faults in sound_check.report(root()):
        failed += bool(faults)
        print(line, *faults, sep="  ", flush=True)
    return 1 if failed else 0


def _readme(files: list[Path]) -> int:
    from game.authoring import readme  # only here: it brings the games along

    readme.write(root() / "README.md", files)
    return 0


if __name__ == "__main__":
    sys.exit(main())
