"""Catalogues of words as files: read, and a translator's own one tried out before it is spoken.

Nothing here raises: a file that is broken counts as none, a text that does not fit is left out, and
whatever stands behind it answers. What was wrong is told in sentences for translators.
"""

from __future__ import annotations

import copy
import gettext
import re
import struct
import unicodedata
from collections.abc import Collection, Mapping
from functools import lru_cache
from pathlib import Path

DOMAIN = "ace_deuce"
PLACE = re.compile(r"\{([a-z_0-9]+)\}")
_COUNT = "n"  # the place of a counted number: "one chip" may do without
_NO_LETTERS = ("Cc", "Cn", "Co", "Cs")  # kinds of Unicode that bytes of another charset often turn into
_COUNTS = (*range(201), 1000, 1_000_000)  # that a plural rule has to know a form for


class Catalogue(gettext.GNUTranslations):
    """The texts of one file by their keys, or by key and number of the form."""

    _catalog: dict[str | tuple[str, int], str]

    @property
    def texts(self) -> Mapping[str | tuple[str, int], str]:
        """All texts."""
        return self._catalog

    def leave_out(self, keys: Collection[str | tuple[str, int]]) -> None:
        """Texts that are not known any more."""
        self._catalog = {key: text for key, text in self._catalog.items() if key not in keys}

    def form(self, n: int) -> int:
        """The number of the form that goes with `n`; anything may be raised."""
        number: int = self.plural(n)  # type: ignore[attr-defined]
        return number


def file(folder: Path, lang: str) -> Path:
    """Where the catalogue of a language lies in a folder of words."""
    return folder / lang / "LC_MESSAGES" / f"{DOMAIN}.mo"


def read(path: Path) -> Catalogue | None:
    """A catalogue, or None where it is not there or broken."""
    found = _read(path)
    return None if isinstance(found, str) else found


def _read(path: Path) -> Catalogue | str:
    """A catalogue, or what is wrong with the file; "" when there is none."""
    try:
        now = path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return ""
    except (OSError, ValueError) as error:
        return str(error)
    return copy.copy(_parsed(path, now.st_mtime_ns, now.st_size))  # each gets something else behind it


@lru_cache(maxsize=8)
def _parsed(path: Path, changed: int, size: int) -> Catalogue | str:
    """The same, of a file as it was `changed` last: it is read once, until a translator writes it anew."""
    try:
        with path.open("rb") as opened:
            found = Catalogue(opened)
        for n in _COUNTS:
            found.form(n)
    except (OSError, ValueError, LookupError, ArithmeticError, AttributeError, struct.error) as error:
        return str(error) or type(error).__name__
    return found


def fitting(own: Path, known: Path) -> tuple[Catalogue | None, list[str]]:
    """A translator's own catalogue without what does not fit `known`, the game's; and what was wrong.

    A text fits that says something, and has the places of the game's text.
    """
    found = _read(own)
    if isinstance(found, str):
        return None, [f"{own} is left out: {found}"] if found else []
    pattern = read(known)
    texts = pattern.texts if pattern is not None else {}
    wrong = {key: why for key, text in found.texts.items() if (why := _fault(key, text, texts))}
    found.leave_out(wrong)
    return found, [f"{own}: {_name(key)} is left out: {why}" for key, why in wrong.items()]


def _fault(key: str | tuple[str, int], text: str, known: Mapping[str | tuple[str, int], str]) -> str:
    """Why a text cannot be said; "" when it can. Keys that the game does not have are no fault."""
    counted = not isinstance(key, str)
    pattern = known.get((key[0], 0) if counted else key)
    if not key or pattern is None:
        return ""
    if not text.strip():
        return "it is empty"
    if any(unicodedata.category(letter) in _NO_LETTERS and letter != "\n" for letter in text):
        return "it has letters that are none; is the charset right?"
    here, there = set(PLACE.findall(text)), set(PLACE.findall(pattern))
    if counted:
        here, there = here - {_COUNT}, there - {_COUNT}
    missing, strange = sorted(there - here), sorted(here - there)
    said = [f"{{{place}}} is missing" for place in missing] + [f"{{{place}}} is unknown" for place in strange]
    return ", ".join(said)


def _name(key: str | tuple[str, int]) -> str:
    return key if isinstance(key, str) else f"{key[0]} (form {key[1]})"
