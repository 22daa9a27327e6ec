"""A folder's files between disk and program: what waits is written, what another game wrote stays.

What another game wrote after this one had read is left there: what is played here is kept beside it.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import msgspec

from . import safe_file
from .content import newest_good
from .folder import prepared
from .hold import Hold
from .migrate import Migrations
from .notice import Notice, not_written
from .safe_file import Damaged, Newer

TAKEN = Notice("message.taken")
TAKEN_OVER = Notice("message.taken_over", good=True)

T = TypeVar("T", bound=msgspec.Struct)
Shape = tuple[int, Migrations]
"""The version of a kind of content, and how older ones become it."""


class Shelf:
    """Files of the known `shapes` in `folder`. `notice` says that nothing can be kept there.

    While another game keeps the folder nothing is touched; when it ends, this one takes over. `tell` hears
    of that. What could not be written can be read back until the program ends.
    """

    def __init__(self, folder: Path, shapes: dict[type[msgspec.Struct], Shape], alone: bool) -> None:
        self.folder = folder
        self.tell: Callable[[Notice], None] = lambda notice: None
        self.notice: Notice | None = prepared(folder)
        self._shapes = shapes
        self._hold = Hold(folder) if alone else None
        self._told: dict[Path, Notice | None] = {}  # of all that was read
        self._seen: dict[Path, int | None] = {}  # what lay there when it was read or written; None: nothing
        self._unwritten: dict[Path, msgspec.Struct] = {}
        self._beside: dict[Path, Path] = {}  # where a file is kept whose place another game has
        if self._hold is not None and self._hold.refused:
            self.notice = TAKEN
        else:
            safe_file.sweep(folder)

    def taken(self) -> bool:
        """Whether another game keeps the folder; when it has ended meanwhile, what waits is written."""
        if self._hold is None or not self._hold.refused:
            return False
        self._hold.claim()
        if self._hold.refused:
            return True
        self.notice = None
        safe_file.sweep(self.folder)
        self.tell(TAKEN_OVER)
        self._catch_up()
        return False

    def close(self, dear: tuple[type[msgspec.Struct], ...] = ()) -> None:
        """Keep what could not be kept before, and let another running game have the folder.

        While another one keeps it, what is `dear` goes beside what lies there.
        """
        if self.taken():
            waiting = self._unwritten.items()
            self._unwritten = {path: content for path, content in waiting if isinstance(content, dear)}
            self._beside |= {path: safe_file.beside(path) for path in self._unwritten}
            self._seen |= dict.fromkeys(self._unwritten)
        self._catch_up()
        if self._hold is not None:
            self._hold.give_back()

    def read(self, path: Path, kind: type[T], glance: bool = False) -> tuple[T | None, Notice | None]:
        """The content of `path` or None, and what the player should hear of it.

        A `glance` is for showing, and changes nothing; nobody plays on with what it found.
        """
        taken = self.taken()
        unwritten = self._unwritten.get(path)
        if isinstance(unwritten, kind):
            return unwritten, None
        place = self._place(path)
        content, notice = newest_good(place, kind, *self._shapes[kind], mending=not (taken or glance))
        if glance:
            return content, notice
        before = self._told.get(path)
        if notice is None and before is not None and before.key != "message.save_newer":
            notice = before  # damage was put aside then: it stays news until something new is written
        self._told[path], self._seen[path] = notice, _print(place, self._shapes[kind][0])
        return content, notice

    def keep(self, path: Path, content: msgspec.Struct) -> Notice | None:
        """Write `content`; None when it lies safely on the disk."""
        if path not in self._seen:
            self.read(path, type(content))
        if (refused := self._told.get(path)) and refused.key == "message.save_newer":
            return refused
        taken = self.taken()
        self._unwritten[path] = content
        if taken:
            return TAKEN
        try:
            self._write(path)
        except OSError as error:
            return not_written(error, str(self.folder))
        self._catch_up()
        return None

    def drop(self, path: Path) -> Path:
        """Forget what is known of a file that is to be taken away; where it lies."""
        self._unwritten.pop(path, None)
        self._seen.pop(path, None)
        return self._beside.pop(path, path)

    def _write(self, path: Path) -> None:
        content = self._unwritten[path]
        version, _ = self._shapes[type(content)]
        if self._foreign(path, version):
            beside = safe_file.beside(path)
            self._beside[path] = beside
            self.tell(Notice("message.beside", {"file": path.name, "other": beside.name}))
        place = self._place(path)
        safe_file.write(place, safe_file.sealed(version, msgspec.json.encode(content)))
        del self._unwritten[path]
        self._told[path], self._seen[path] = None, _print(place, version)

    def _foreign(self, path: Path, version: int) -> bool:
        """Whether something good lies there that this game neither read nor wrote; damage is put aside."""
        place = self._place(path)
        try:
            safe_file.unsealed(safe_file.read(place), version)
        except Newer:
            return True
        except Damaged:
            safe_file.put_aside(place)
            return False
        except OSError:
            return False
        return _print(place, version) != self._seen.get(path)

    def _place(self, path: Path) -> Path:
        """Where the content of `path` lies: there, or beside it when another game has written there."""
        return self._beside.get(path, path)

    def _catch_up(self) -> None:
        """Write what the disk refused, as long as it takes it."""
        with suppress(OSError):
            for path in tuple(self._unwritten):
                self._write(path)


def _print(path: Path, version: int) -> int | None:
    """What tells good content from any other, whenever it was saved; None when there is none."""
    try:
        body = msgspec.json.decode(safe_file.unsealed(safe_file.read(path), version).body)
    except (OSError, ValueError):
        return None
    if isinstance(body, dict):
        body.pop("saved", None)
    return zlib.crc32(msgspec.json.encode(body))
