"""The game's words: which language, the text of a key, numbers as that language writes them.

Nothing here raises at run time: a word that a language lacks comes in English, a key that nobody
knows comes as itself, a missing file is like an empty one. Tests ask for `strict` words, which do raise.
"""

from __future__ import annotations

import gettext
import math
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from fractions import Fraction
from pathlib import Path

import msgspec

from game import catalogue
from game.catalogue import PLACE

LANGUAGES: dict[str, str] = {"en": "English", "ru": "Русский", "ro": "Română"}  # own names of the languages
PSEUDO = "xx"  # marked and stretched English: shows untranslated words and narrow boxes
VARIABLES = ("ADE_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")

_CARDS = "card."  # how the keys of the letters begin that are printed on aces and courts
NO_BREAK = "\u00a0"
MINUS = "\u2212"

Field = str | int | float | Fraction
_Lines = dict[str, dict[str, list[str]]]  # the keys of what a passenger may say, by passenger and moment

_GROUPS = {"en": ",", "ru": NO_BREAK, "ro": ".", PSEUDO: ","}
_POINTS = {"en": ".", "ru": ",", "ro": ",", PSEUDO: "."}
_PERCENT = {"en": "%", "ru": f"{NO_BREAK}%", "ro": f"{NO_BREAK}%", PSEUDO: "%"}
_DATES = {"en": "{0}-{1}-{2}", "ru": "{2}.{1}.{0}", "ro": "{2}.{1}.{0}", PSEUDO: "{0}-{1}-{2}"}
_MARKED = str.maketrans(
    "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz",
    "ÂâБбÇçДдÊêФфĞğЖжÎîЙйКкЛлМмИиÖöПпЧчЯяȘșȚțÜüВвШшЮюЫыЗз",
)


# ── which language ──────────────────────────────────────────────────────────


def match(name: str) -> str | None:
    """The game's language for a name like `ru_RU.UTF-8`, `mo` or `ro-MD`; None when it has none."""
    lang = re.split(r"[_.@-]", name.strip(), maxsplit=1)[0].lower()
    if lang in ("c", "posix"):
        return "en"
    lang = "ro" if lang == "mo" else lang
    return lang if lang in LANGUAGES or lang == PSEUDO else None


def choose(
    argument: str | None,
    setting: str | None,
    environ: Mapping[str, str],
    preferred: Sequence[str] = (),
) -> str:
    """The first language that we have: of the command line, the settings, the environment, the system."""

    def wishes() -> Iterator[str]:
        yield argument or ""
        yield setting or ""
        for variable in VARIABLES:
            yield from environ.get(variable, "").split(":")
        yield from preferred

    return next((lang for wish in wishes() if (lang := match(wish))), "en")


# ── words ───────────────────────────────────────────────────────────────────


class Words:
    """The texts of one language at a time; `switch` changes it while the game runs.

    `folders` hold `<lang>/LC_MESSAGES/ace_deuce.mo`; a file in an earlier folder wins, as far as its texts
    fit those of the last one, the game's: what did not is told in `refused`. `strict` makes unknown keys
    and missing fields raise `KeyError`.
    """

    def __init__(self, folders: Path | Sequence[Path], lang: str = "en", *, strict: bool = False) -> None:
        self._folders = [folders] if isinstance(folders, Path) else list(folders)
        self._strict = strict
        self._lines = _lines(self._folders)
        self._wanted_letters = ""
        self.switch(lang)

    def switch(self, lang: str) -> None:
        """Speak `lang` from now on; English when we have no such language."""
        self.language = match(lang) or "en"
        self._texts, self.refused = _spoken(self._folders, self.language, _Unknown(self._strict))
        self.letter_cards(self._wanted_letters)

    def letter_cards(self, lang: str) -> None:
        """Name aces and courts (`card.ace`) in the letters of `lang`, "": of the one spoken."""
        self._wanted_letters = lang
        self._letters, _ = _spoken(self._folders, self.letters, _Unknown(self._strict))

    @property
    def letters(self) -> str:
        """The language by whose letters cards are named."""
        return self._wanted_letters or self.language

    @property
    def languages(self) -> list[str]:
        """The languages whose catalogue can be read."""
        return [
            lang
            for lang in LANGUAGES
            if any(catalogue.read(catalogue.file(folder, lang)) for folder in self._folders)
        ]

    def has(self, key: str) -> bool:
        """Whether there is a text for `key` (no key is its own text)."""
        try:
            return self._texts.gettext(key) != key
        except KeyError:
            return False

    def tr(self, key: str, /, **fields: Field) -> str:
        """The text of `key` with its {places} filled; numbers are written as the language writes them."""
        if key.startswith(_CARDS):
            return self._letters.gettext(key)
        return self._filled(self._texts.gettext(key), fields)

    def ntr(self, key: str, n: int, /, **fields: Field) -> str:
        """The text of `key` in the form that goes with `n`, which also fills {n}."""
        return self._filled(self._texts.ngettext(key, key, abs(n)), {"n": n} | fields)

    def lines(self, who: str, when: str, present: Collection[str] = ()) -> tuple[str, ...]:
        """The keys of what passenger `who` may say now, lines for a passenger who is `present` included."""
        table = self._lines.get(who, {})
        moments = [when, *(f"{when} {whom}" for whom in present)]
        return tuple(key for moment in moments for key in table.get(moment, ()))

    def number(self, value: float | Fraction, decimals: int = 0, *, sign: bool = False) -> str:
        """`value` rounded half away from zero, with separators and a real minus; `sign`: a plus as well."""
        scale = 10**decimals
        whole = _rounded(value, scale)
        units, rest = divmod(whole, scale)
        text = f"{units:,}".replace(",", _GROUPS[self.language])
        if decimals:
            text += f"{_POINTS[self.language]}{rest:0{decimals}}"
        mark = "" if not whole else MINUS if value < 0 else "+" if sign else ""
        return mark + text

    def percent(self, share: float | Fraction, decimals: int = 0) -> str:
        """A share of one as hundredths: 113/186 is 60.8% with one decimal."""
        return self.number(_exact(share) * 100, decimals) + _PERCENT[self.language]

    def day(self, moment: str) -> str:
        """The day of a moment in ISO form, as the language writes dates."""
        return _DATES[self.language].format(*moment[:10].split("-"))

    def minute(self, moment: str) -> str:
        """The day and the time of a moment in ISO form; a dash where there is none stays one."""
        return f"{self.day(moment)} {moment[11:16]}" if "-" in moment else moment

    def accuracy(self, share: Fraction | None) -> str:
        """An accuracy of one as it counts for stars, never rounded up: 89.9% is 89%. None: a dash."""
        return "–" if share is None else self.percent(Fraction(int(share * 100), 100))

    def _filled(self, text: str, fields: Mapping[str, Field]) -> str:
        def fill(place: re.Match[str]) -> str:
            field = fields.get(place[1])
            if field is None:
                if self._strict:
                    raise KeyError(f"{place[0]} is not filled in: {text}")
                return place[0]
            if isinstance(field, str):
                return field
            return self.number(field, 0 if field == int(field) else 1)

        if self.language == PSEUDO:
            text = stretched(text)
        return PLACE.sub(fill, text)


def _exact(value: float | Fraction) -> Fraction:
    return Fraction(str(value))  # a float means what it prints: 0.15 is 15/100


def _rounded(value: float | Fraction, scale: int) -> int:
    if isinstance(value, int):  # the usual case, many times in every picture
        return abs(value) * scale
    return math.floor(abs(_exact(value)) * scale + Fraction(1, 2))


def stretched(text: str) -> str:
    """Pseudo-language in brackets: letters marked, short texts (to 10) doubled, others half as long again."""
    parts = re.split(r"(\{[a-z_0-9]+\})", text)
    marked = "".join(part if part.startswith("{") else part.translate(_MARKED) for part in parts)
    letters = PLACE.sub("", marked)
    more = letters if len(letters) <= 10 else letters[: len(letters) // 2]
    return f"[{marked}{' ' if len(letters) > 10 else ''}{more.strip()}]"


# ── what lies behind ────────────────────────────────────────────────────────


class _Unknown(gettext.NullTranslations):
    """What stands behind the last catalogue: keys that nobody knows."""

    def __init__(self, strict: bool) -> None:
        super().__init__()
        self._strict = strict

    def gettext(self, message: str) -> str:
        if self._strict:
            raise KeyError(message)
        return message

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1)


def _spoken(
    folders: Sequence[Path], lang: str, last: _Unknown
) -> tuple[gettext.NullTranslations, tuple[str, ...]]:
    """The texts of a language over those of English, and what was left out of a translator's own files."""
    texts: gettext.NullTranslations = last
    refused: list[str] = []
    game = folders[-1]
    for each in ["en"] if lang in ("en", PSEUDO) else ["en", lang]:
        known = catalogue.file(game, each)
        found = [catalogue.read(known)]
        for folder in reversed(folders[:-1]):
            own, wrong = catalogue.fitting(catalogue.file(folder, each), known)
            found.append(own)
            refused += wrong
        for nearer in filter(None, found):
            nearer.add_fallback(texts)
            texts = nearer
    return texts, tuple(refused)


def _lines(folders: Sequence[Path]) -> _Lines:
    for folder in folders:
        try:
            return msgspec.json.decode((folder / "lines.json").read_bytes(), type=_Lines)
        except (OSError, UnicodeDecodeError, RecursionError, msgspec.DecodeError):
            continue
    return {}
