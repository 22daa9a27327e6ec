"""Careers in files of their own, in the folder `careers` of the player: taken along, and put back."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from . import migrate, safe_file
from .content import decoded
from .notice import Notice, not_written
from .safe_file import Damaged, Newer
from .store import SLOTS, Save, Store

FOLDER = "careers"
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
    """The careers in `folder`/careers by name, and the tickets of `folder` torn up or kept beside others."""
    try:
        return [each for wanted in _WANTED for each in sorted(folder.glob(wanted))]
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
    """Put the career of a file into the first empty pocket; which one, or why not. The file stays."""
    found = read(path)
    if isinstance(found, Notice):
        return found
    slot = free_pocket(store)
    if slot is None:
        return Notice("data.no_pocket")
    refused = store.save(slot, found.profile, found.sitting)
    return slot if refused is None else refused
