"""Reads what a file was written for: the file itself, a finished draft, or the newest good backup."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import msgspec

from . import safe_file
from .migrate import Migrations, migrated
from .notice import Notice
from .safe_file import Damaged, Newer

T = TypeVar("T", bound=msgspec.Struct)


def decoded(data: bytes, kind: type[T], version: int, steps: Migrations) -> T:
    """The content of a file's bytes in today's shape; `Damaged` or `Newer`."""
    envelope = safe_file.unsealed(data, version)
    body = bytes(envelope.body)
    try:
        if envelope.version == version:
            return msgspec.json.decode(body, type=kind)
        return msgspec.convert(migrated(msgspec.json.decode(body), envelope.version, version, steps), kind)
    except (msgspec.DecodeError, LookupError, TypeError, UnicodeDecodeError, RecursionError) as error:
        raise Damaged(str(error)) from None


def newest_good(
    path: Path, kind: type[T], version: int, steps: Migrations, mending: bool = True
) -> tuple[T | None, Notice | None]:
    """The newest readable content of `path`, and what the player should hear of it.

    Damaged files on the way are put aside and the good one takes the place of `path`. A newer version's
    file ends the search: nothing is touched. Nothing at all, or an empty file alone, is no damage. Without
    `mending` the files are only read.
    """
    damaged: list[Path] = []
    for candidate in safe_file.candidates(path):
        try:
            data = safe_file.read(candidate)
            content = decoded(data, kind, version, steps)
        except (FileNotFoundError, NotADirectoryError):
            continue
        except Newer as newer:
            return None, Notice("message.save_newer", {"version": newer.game})
        except (Damaged, OSError):
            damaged.append(candidate)
            continue
        return content, _restored(path, candidate, data, damaged) if mending else None
    return None, _lost(path, damaged) if mending else None


def _restored(path: Path, source: Path, data: bytes, damaged: list[Path]) -> Notice | None:
    if source == path:
        return None
    date = safe_file.age(source)
    for each in damaged:
        safe_file.put_aside(each)
    with suppress(OSError):
        safe_file.mend(path, data)
    return None if source == safe_file.draft(path) else Notice("message.save_repaired", {"date": date})


def _lost(path: Path, damaged: list[Path]) -> Notice | None:
    draft = safe_file.draft(path)
    held_something = [each for each in damaged if each != draft and _size(each)]
    for each in damaged:
        safe_file.put_aside(each)
    return Notice("message.save_lost") if held_something else None


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 1  # there is something, or it would have been missing
