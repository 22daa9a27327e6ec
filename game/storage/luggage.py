"""Careers in files of their own, taken along and put back; and evenings that two games went on with."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

import msgspec

from game.party import Party

from . import migrate, safe_file
from .content import decoded
from .notice import Notice, not_written
from .safe_file import Damaged, Newer
from .store import SLOTS, Save, Store

FOLDER = "careers"
_EVENINGS = "party.json.beside[1-9]"
_WANTED = (f"{FOLDER}/*.json", "profile_*.json.torn", "profile_*.json.beside[1-9]")
LARGEST = 4_000_000  # bytes; a career has some ten thousand


def export(folder: Path, save: Save) -> Path | Notice:
    """Write a career to a file of its own in `folder`/careers; the path, or why there is none."""
    name = re.sub(r"[^\w-]+", "_", save.profile.name).strip("_") or "career"
    time = re.sub(r"[^0-9T-]", "", save.saved).replace("T", "_")
    path = folder / FOLDER / f"{name}_{time}.json"
    try:
        safe_file.mend(path, safe_file.sealed(migrate.SAVE_VERSION, msgspec.json.encode(save)))
    except OSError as error:
        return not_written(error, str(folder))
    return path


def files(folder: Path) -> list[Path]:
    """The careers in `folder`/careers by name, the tickets of `folder` torn up or kept beside others, and
    the evenings kept beside another one."""
    try:
        careers = [each for wanted in _WANTED for each in sorted(folder.glob(wanted))]
        return careers + [each for each in sorted(folder.glob(_EVENINGS)) if _evening(each) is not None]
    except OSError:
        return []


def read(path: Path) -> Save | Notice:
    """The career in a file, or why it cannot be played."""
    try:
        if path.stat().st_size > LARGEST:
            return Notice("records.unreadable", {"file": path.name})
        return decoded(path.read_bytes(), Save, migrate.SAVE_VERSION, migrate.SAVES)
    except Newer as newer:
        return Notice("message.save_newer", {"version": newer.game})
    except (Damaged, OSError):
        return Notice("records.unreadable", {"file": path.name})


def free_pocket(store: Store) -> int | None:
    """The first pocket that has no ticket, or None."""
    empty = (slot for slot in SLOTS if (found := store.load(slot)).save is None and not found.closed)
    return next(empty, None)


def bring(store: Store, path: Path) -> int | Notice:
    """Put the career of a file into the first empty pocket; which one, or why not. The file stays.

    An evening waits in pass-and-play again, where none is under way; what is told of it is a notice, too.
    """
    if path.match(_EVENINGS):
        return _resume(store, path)
    found = read(path)
    if isinstance(found, Notice):
        return found
    slot = free_pocket(store)
    if slot is None:
        return Notice("data.no_pocket")
    refused = store.save(slot, found.profile, found.sitting)
    return slot if refused is None else refused


def _evening(path: Path) -> Party | None:
    """Pass-and-play in a file, when an evening waits in it that can be played on."""
    try:
        found = decoded(path.read_bytes(), Party, migrate.PARTY_VERSION, migrate.PARTIES)
    except (Newer, Damaged, OSError):
        return None
    return found if found.evening is not None else None


def _resume(store: Store, path: Path) -> Notice:
    """Let the evening of a file wait in pass-and-play; then the file goes, or it would be played twice."""
    found, (now, _) = _evening(path), store.party()
    if found is None:
        return Notice("records.unreadable", {"file": path.name})
    if now.evening is not None:
        return Notice("data.evening_waits")
    refused = store.save_party(msgspec.structs.replace(found, people=found.people | now.people))
    if refused is not None:
        return refused
    with suppress(OSError):
        path.unlink()
    return Notice("data.evening_back", good=True)
