"""What the desktop around the program does for it: showing a folder."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def show_folder(path: Path) -> bool:
    """Open a folder in the system's own window; False where nobody is there to do it."""
    try:
        if sys.platform == "win32":
            os.startfile(path)
            return True
        opener = "open" if sys.platform == "darwin" else "xdg-open"
        quiet = subprocess.DEVNULL
        subprocess.Popen(
            [opener, str(path)],
            env=_own(dict(os.environ)),
            stdout=quiet,
            stderr=quiet,
            start_new_session=True,
        )
    except OSError:
        return False
    return True


def _own(environ: dict[str, str]) -> dict[str, str]:
    """The environment without the libraries of a bundled program, which another one must not load."""
    before = environ.pop("LD_LIBRARY_PATH_ORIG", None)
    if before is not None:
        environ["LD_LIBRARY_PATH"] = before
    elif getattr(sys, "frozen", False):
        environ.pop("LD_LIBRARY_PATH", None)
    return environ
