"""What may stand on the command line, and the commands that it names."""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Sequence

from game import __version__
from game.cli import arguments, streams
from game.i18n import LANGUAGES, PSEUDO

COMMANDS = {
    "replay": "play a recorded sitting again, one line for each thing that happens",
    "simulate": "play whole sittings without a picture and count how they end",
    "autoplay": "let the program play itself through its own keys",
    "bench": "measure decisions, frames, start and memory on this machine",
}


def run(words: Sequence[str]) -> int:
    """Run the command that stands in `words` and return its exit code."""
    streams.keep()
    try:
        try:
            return _obey(words)
        finally:  # also after --help, which leaves the program
            if sys.stdout is not None:
                sys.stdout.flush()
    except OSError as error:
        return streams.failed(error)


def _obey(words: Sequence[str]) -> int:
    options = parser(words).parse_args(words)
    name = "self_test" if options.self_test else options.command or "play"
    return int(importlib.import_module(f"game.cli.{name}").run(options))


def parser(words: Sequence[str]) -> argparse.ArgumentParser:
    """What reads the command line; of the commands only those among `words` know their arguments."""
    whole = argparse.ArgumentParser(
        prog="ace-deuce",
        description="Ace-Deuce Express: a night train in 1936, and a card table at every station.",
        epilog="Exit codes: 0 all well, 1 something failed, 2 cannot start or read, 3 a broken table file.",
    )
    whole.add_argument("--version", action="version", version=f"Ace-Deuce Express {__version__}")
    whole.add_argument(
        "--self-test", action="store_true", help="check pictures, words, sounds, folders and rules"
    )
    whole.add_argument("--lang", type=_language, metavar="{en,ru,ro}", help="the language of this run")
    whole.add_argument(
        "--safe-video", action="store_true", help="a plain small window, whatever the settings say"
    )
    whole.add_argument(
        "--narrate",
        action="store_true",
        help="print what happens at the table and what is asked, line by line",
    )
    _data_dir(whole, default=None)
    commands = whole.add_subparsers(dest="command", metavar="COMMAND")
    for name, purpose in COMMANDS.items():
        command = commands.add_parser(name, help=purpose, description=purpose[0].upper() + purpose[1:] + ".")
        _data_dir(command, default=argparse.SUPPRESS)
        if name in words:  # the game itself starts without loading its workbench
            importlib.import_module(f"game.cli.{name}").arguments(command)
    return whole


def _language(name: str) -> str:
    """A language of the game; the pseudo-language of the tests is one that nobody is told of."""
    if name not in (*filter(None, LANGUAGES), PSEUDO):
        raise argparse.ArgumentTypeError("choose en, ru or ro")
    return name


def _data_dir(parser: argparse.ArgumentParser, default: str | None) -> None:
    parser.add_argument(
        "--data-dir",
        type=arguments.folder,
        metavar="DIR",
        default=default,
        help="keep saves and settings in DIR",
    )
