"""`ace-deuce replay FILE`: a recorded sitting, line by line or as JSON."""

from __future__ import annotations

import argparse
import json
import sys

from game.cli import streams
from game.rules import record, text


def arguments(parser: argparse.ArgumentParser) -> None:
    """What may stand after `replay`."""
    parser.add_argument(
        "file", metavar="FILE", help="a record in TOML (how to write one: tests/rules/README.md)"
    )
    parser.add_argument("--json", action="store_true", help="everything as one JSON object")


def run(options: argparse.Namespace) -> int:
    """Print the sitting; 0, 1 for a play that the rules refuse, 2 for a file that cannot be read."""
    try:
        played = record.run(streams.read(options.file))
    except OSError as error:
        return _failed(2, f"{options.file}: {error.strerror or error}")
    except UnicodeDecodeError as error:
        return _failed(2, f"{options.file}: byte {error.start} is no UTF-8 text")
    except record.RecordError as error:
        return _failed(2, f"{options.file}: {error}")
    except record.IllegalPlay as refused:
        if not options.json:
            print("\n".join(map(text.line, refused.events)))
        return _failed(1, f"{options.file}: {refused}")
    print(json.dumps(played.json(), ensure_ascii=False) if options.json else "\n".join(played.lines()))
    return 0


def _failed(code: int, why: str) -> int:
    print(why, file=sys.stderr)
    return code
