"""The program's own streams and the files that its commands read, and what is said when they fail."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

FAILED = 1
LARGEST = 10_000_000  # bytes to be read from one file; a long sitting has some ten thousand


def keep() -> None:
    """A windowed build has no streams, some terminals cannot write every letter: neither may end the game."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def say(line: str) -> None:
    """Print a line at once; leaves the program where nobody can read it."""
    try:
        print(line, flush=True)
    except OSError as error:
        raise SystemExit(failed(error)) from None


def tell(line: str) -> None:
    """Print a line at once beside the game; nobody there to read it ends nothing."""
    try:
        print(line, flush=True)
    except OSError:
        _flush()


def _flush() -> None:
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is left goes nowhere


def failed(error: OSError) -> int:
    """The exit code of what the system refused, with a sentence; a reader who has seen enough needs none."""
    _flush()
    if not isinstance(error, BrokenPipeError):
        with contextlib.suppress(OSError):
            print(f"ace-deuce: {told(error)}", file=sys.stderr)
    return FAILED


def told(error: OSError) -> str:
    """What the system says, and of what."""
    why = error.strerror or str(error)
    return f"{error.filename}: {why}" if error.filename else why


def read(name: str) -> str:
    """The text of a file, or of the standard input for "-"; `OSError` and `UnicodeDecodeError`."""
    if name != "-":
        with Path(name).open("rb") as file:
            data = file.read(LARGEST + 1)
    elif sys.stdin is not None:
        data = sys.stdin.buffer.read(LARGEST + 1)
    else:
        raise OSError("there is no standard input")
    if len(data) > LARGEST:
        raise OSError("too large for a text")
    return data.decode("utf-8-sig")
