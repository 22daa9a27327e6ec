"""What storage has to tell the player: the key of a message and what fills its places."""

from __future__ import annotations

import errno

import msgspec

FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


class Notice(msgspec.Struct, frozen=True):
    """A message for the player. `message.disk_full` also wants the label of a key, as {key}."""

    key: str
    fields: dict[str, str | int] = {}
    good: bool = False  # nothing went wrong


def not_written(error: OSError, folder: str) -> Notice:
    """Why a file in `folder` could not be written."""
    if error.errno in FULL:
        return Notice("message.disk_full")
    return Notice("message.read_only", {"path": folder})
