"""Where a player's saves and settings lie."""

from __future__ import annotations

import os
import tempfile
from collections.abc import MutableMapping
from contextlib import suppress
from pathlib import Path

import platformdirs

from .notice import Notice, not_written

APP = "ace-deuce-express"


def user_folder(data_dir: str | None = None, environ: MutableMapping[str, str] = os.environ) -> Path:
    """The folder of `--data-dir`, else the one that the system gives this user; it need not exist yet.

    A home or XDG variable that is empty or no full path counts as not set, and leaves the environment.
    """
    if data_dir:
        folder = Path(data_dir)
        with suppress(RuntimeError):  # a ~ that is nobody's home is a name like any other
            folder = folder.expanduser()
        return folder.absolute()
    for name in ("HOME", "XDG_DATA_HOME"):
        if not os.path.isabs(environ.get(name, os.sep)):
            del environ[name]
    found = platformdirs.user_data_path(APP, appauthor=False)
    return found if found.is_absolute() else Path(tempfile.gettempdir(), APP)  # a user without any home


def prepared(folder: Path, room: int = 0) -> Notice | None:
    """Make the folder if need be, and say so if it does not take `room` bytes; one can play all the same."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(bytes(room))
            file.flush()
            return None
    except OSError as error:
        return not_written(error, str(folder))
