"""A file that is either old or new, never torn: checked on reading, written aside, with three backups.

Every file is an envelope: the version of its shape, the game that wrote it, a checksum, and the body.
"""

from __future__ import annotations

import os
import time
import zlib
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from itertools import count, pairwise
from pathlib import Path
from typing import TypeVar

import msgspec

from game import __version__

BACKUPS = 3
WAITS = (0.01, 0.03, 0.1, 0.3) if os.name == "nt" else ()
"""Seconds between tries: on Windows a scanner may have a file open for a moment, and nobody else gets it."""

T = TypeVar("T")


class Envelope(msgspec.Struct, frozen=True):
    """What a file holds; `check` is the CRC-32 of the body's bytes as they are written."""

    version: int
    game: str
    check: int
    body: msgspec.Raw


class Damaged(ValueError):
    """A file that cannot be what was written."""


class Newer(ValueError):
    """A file of a version to come; `game` is the version of the game that wrote it."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game


class _Head(msgspec.Struct, frozen=True):
    version: int
    game: str = "?"


# ── one file ────────────────────────────────────────────────────────────────


def read(path: Path) -> bytes:
    """The bytes of a file; `OSError` when it is not there, or nobody lets us read it."""
    return _patiently(path.read_bytes)


def sealed(version: int, body: bytes) -> bytes:
    """The bytes of a file around `body` (JSON)."""
    envelope = Envelope(version, __version__, zlib.crc32(body), msgspec.Raw(body))
    return msgspec.json.encode(envelope) + b"\n"


def unsealed(data: bytes, version: int) -> Envelope:
    """The envelope that `data` is; `Damaged`, or `Newer` than `version` in whatever shape it comes."""
    try:
        head = msgspec.json.decode(data, type=_Head)
        if head.version > version:
            raise Newer(head.game)
        envelope = msgspec.json.decode(data, type=Envelope)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Damaged(str(error)) from None
    if zlib.crc32(bytes(envelope.body)) != envelope.check:
        raise Damaged("the checksum does not fit")
    return envelope


def backup(path: Path, number: int) -> Path:
    """Backup `number` of a file: 1 is the newest."""
    return path.with_name(f"{path.name}.bak{number}")


def draft(path: Path) -> Path:
    """Where a file is written before it takes its place."""
    return path.with_name(f"{path.name}.tmp")


def beside(path: Path) -> Path:
    """A free name beside a file, for one of the same kind that must not take its place."""
    return next(name for n in count(1) if not (name := path.with_name(f"{path.name}.beside{n}")).exists())


def candidates(path: Path) -> list[Path]:
    """The files to read from, best first. A finished draft counts when a crash left nothing in its place."""
    first = [path] if os.path.exists(path) else [draft(path)]
    return first + [backup(path, number) for number in range(1, BACKUPS + 1)]


def age(path: Path) -> str:
    """When a file was written, as `2026-11-30 21:14`; a dash where no calendar knows it, or it is gone."""
    try:
        return datetime.fromtimestamp(path.stat().st_mtime).strftime("%Y-%m-%d %H:%M")
    except (OSError, ValueError, OverflowError):
        return "–"


# ── writing ─────────────────────────────────────────────────────────────────


def write(path: Path, data: bytes) -> None:
    """Put `data` at `path`, the old content into the backups; after an `OSError` the old one is there."""
    _clear(path)
    _write_aside(path, data)
    _rotate(path)
    _take_place(path)


def mend(path: Path, data: bytes) -> None:
    """Put `data` at `path`, where nothing good is; backups stay as they are."""
    _clear(path)
    _write_aside(path, data)
    _take_place(path)


def _clear(path: Path) -> None:
    """Folders in the places of files would stop all writing for ever."""
    for each in (path, draft(path), *(backup(path, number) for number in range(1, BACKUPS + 1))):
        if each.is_dir():
            put_aside(each)


def _write_aside(path: Path, data: bytes) -> None:
    aside = draft(path)
    try:
        aside.parent.mkdir(parents=True, exist_ok=True)  # somebody may have tidied it away meanwhile
        with aside.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        with suppress(OSError):
            aside.unlink()
        raise


def _rotate(path: Path) -> None:
    """Each backup becomes the next older one and the file the newest: by renaming, nothing is rewritten."""
    if not path.exists():
        return
    line = [path, *(backup(path, number) for number in range(1, BACKUPS + 1))]
    for newer, older in reversed(list(pairwise(line))):
        if newer.exists():
            _rename(newer, older)


def _take_place(path: Path) -> None:
    _rename(draft(path), path)
    with suppress(OSError):  # some systems do not open folders; there the renaming is on its own
        handle = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _rename(old: Path, new: Path) -> None:
    _patiently(lambda: os.replace(old, new))


def _patiently(act: Callable[[], T]) -> T:
    for wait in WAITS:
        try:
            return act()
        except PermissionError:
            time.sleep(wait)
    return act()


# ── tidying ─────────────────────────────────────────────────────────────────


def put_aside(path: Path) -> None:
    """Keep a damaged file, out of the way, for whoever can mend it."""
    names = [path.with_name(f"{path.name}.bad{number}") for number in range(1, 10)]
    with suppress(OSError):
        os.replace(path, next((name for name in names if not name.exists()), names[-1]))


def sweep(folder: Path) -> None:
    """Delete drafts that a crash left behind although the file they were for stands."""
    with suppress(OSError):  # a folder that nobody may look into is told of elsewhere
        for aside in folder.glob("*.json.tmp"):
            if aside.with_suffix("").exists():
                aside.unlink()
