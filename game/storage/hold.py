"""Keeps the player's folder to one running game: two that write the same saves would undo each other."""

from __future__ import annotations

import errno
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

NAME = "running.lock"
_BUSY = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)  # what the systems say when somebody else has it


class Hold:
    """A claim on `folder`. The system gives it back when the program ends, however it ends.

    `refused`: another running game has the folder. Where nobody can claim it, it counts as free.
    """

    def __init__(self, folder: Path) -> None:
        self.refused = False
        self._file: IO[bytes] | None = None
        with suppress(OSError):  # a folder that cannot be written is told of elsewhere
            self._file = (folder / NAME).open("ab")
        self.claim()

    def claim(self) -> None:
        """Ask for the folder, also again after it was refused."""
        if self._file is not None:
            try:
                _claim(self._file)
                self.refused = False
            except OSError as error:  # some network folders know no claims
                self.refused = error.errno in _BUSY

    def give_back(self) -> None:
        """Let the next game have the folder."""
        if self._file is not None:
            with suppress(OSError):  # it was not ours
                _let_go(self._file)
            self._file.close()


if sys.platform == "win32":
    import msvcrt

    def _claim(file: IO[bytes]) -> None:
        file.seek(0)  # it is a place in the file that is claimed, and it must be the same one for everybody
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

    def _let_go(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)  # else Windows takes its time

else:
    import fcntl

    def _claim(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _let_go(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_UN)
