"""Where the game's own files lie: beside the package in a checkout or bundle, inside it in a wheel."""

from __future__ import annotations

from functools import cache
from pathlib import Path


@cache
def root() -> Path:
    """The folder that holds `assets/baked` and `levels`; `FileNotFoundError` says what is missing."""
    package = Path(__file__).resolve().parent
    for folder in (package.parent, package):
        if (folder / "assets" / "baked").is_dir():
            return folder
    raise FileNotFoundError(f"assets/baked is missing beside {package}: install the game again")


def baked() -> Path:
    """The folder of everything that the game loads: pictures, fonts, sounds, words."""
    return root() / "assets" / "baked"


def words(own: Path) -> list[Path]:
    """The folders of words: a translator's catalogue in the player's folder `own` wins over the baked one."""
    return [own / "locale", baked() / "locale"]


def levels() -> Path:
    """The folder of the tables, one TOML file each."""
    return root() / "levels"
