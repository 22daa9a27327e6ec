"""From the command line to a command; without one, to the train."""

from __future__ import annotations

import sys
from collections.abc import Sequence

INTERRUPTED = 130  # as shells have it for Ctrl+C


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command that `arguments` name (default: those of the process) and return its exit code."""
    try:
        from game.cli import commands  # here, for it takes a moment that somebody may interrupt

        return commands.run(sys.argv[1:] if arguments is None else arguments)
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
