"""The three catalogues: add and change words, and bake `assets/locale/*.po` into what the game loads.

`python -m game.authoring.words add KEY CONTEXT MAX EN RU RO` adds a text of at most MAX letters,
`add-plural` one with forms (en: one other, ru: one few many, ro: one few other), `add-file FILE` all
`[[entry]]` tables of a TOML file (id, context, max, en, ru, ro; forms as sub-tables), `change KEY LANG
TEXT...` a text, `remove KEY` an entry, `bake` builds the catalogues of the game.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import sys
import time
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from .bake import bake as bake_step
from .wording import faults, places, tidied

SOURCES: tuple[str, ...] = ("assets/locale/*.po", "game/authoring/words.py")
LANGUAGES = ("en", "ru", "ro")
FORMS = {"en": ("one", "other"), "ru": ("one", "few", "many"), "ro": ("one", "few", "other")}
PLURALS = {
    "en": "nplurals=2; plural=(n != 1);",
    "ru": "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 :"
    " n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
    "ro": "nplurals=3; plural=(n==1 ? 0 : (n==0 || (n%100 > 0 && n%100 < 20)) ? 1 : 2);",
}
ROOT = Path(__file__).resolve().parents[2]

Texts = tuple[str, ...]  # one text, or one for each plural form


class WordsError(ValueError):
    """A key or text that the catalogues refuse; the message says which and why."""


class _Catalogue(Catalog):
    """A catalogue whose header never changes: no dates, no tool versions."""

    def _get_mime_headers(self) -> list[tuple[str, str]]:
        lang = str(self.locale_identifier)
        return [
            ("Project-Id-Version", "Ace-Deuce Express"),
            ("Language", lang),
            ("Plural-Forms", PLURALS[lang]),
            ("MIME-Version", "1.0"),
            ("Content-Type", "text/plain; charset=utf-8"),
            ("Content-Transfer-Encoding", "8bit\n"),
        ]

    mime_headers = property(_get_mime_headers)


# ── reading and writing ─────────────────────────────────────────────────────


def source(root: Path, lang: str) -> Path:
    """Where the words of one language are written down."""
    return root / "assets" / "locale" / f"{lang}.po"


def read(root: Path, lang: str) -> Catalog:
    """The catalogue of one language; the message's id is the key."""
    comment = "# The words of Ace-Deuce Express; msgid is the key."
    catalogue = _Catalogue(locale=lang, header_comment=comment, fuzzy=False)
    path = source(root, lang)
    if path.exists():
        with path.open("rb") as file:
            for message in read_po(file, locale=lang, abort_invalid=True):
                if message.id:
                    catalogue[message.id] = message
    return catalogue


def write(root: Path, lang: str, catalogue: Catalog) -> None:
    """Write a catalogue back, sorted by key, never half."""
    buffer = io.BytesIO()
    write_po(buffer, catalogue, width=0, sort_output=True)
    path = source(root, lang)
    draft = path.with_suffix(".po.new")
    draft.write_bytes(buffer.getvalue())
    os.replace(draft, path)


def key_of(message: Message) -> str:
    """The key of a message, plural or not."""
    return message.id if isinstance(message.id, str) else message.id[0]


def texts_of(message: Message) -> Texts:
    """Its text, or the texts of its plural forms."""
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ())


def limit_of(message: Message) -> int:
    """How many letters its place on the screen holds."""
    return next(int(note[4:]) for note in message.auto_comments if note.startswith("max "))


@contextlib.contextmanager
def _locked(root: Path) -> Iterator[None]:
    lock = root / "assets" / "locale" / ".lock"
    for _ in range(600):
        try:
            os.close(os.open(lock, os.O_CREAT | os.O_EXCL))
            break
        except FileExistsError:
            time.sleep(0.05)
    else:
        raise WordsError(f"another hand holds the words; if not, delete {lock}")
    try:
        yield
    finally:
        lock.unlink()


# ── changing ────────────────────────────────────────────────────────────────


def check(key: str, limit: int, texts: dict[str, Texts]) -> list[str]:
    """What is wrong with one entry in its three languages, one line each."""
    wanted = places(texts["en"][0])
    found = []
    for lang in LANGUAGES:
        if len(texts[lang]) not in (1, len(FORMS[lang])):
            found.append(f"{key} {lang}: wants the forms {' '.join(FORMS[lang])}")
        for text in texts[lang]:
            found += [f"{key} {lang}: {fault} | {text}" for fault in faults(lang, text, limit)]
            if places(text) != wanted:
                found.append(f"{key} {lang}: other places than the English text | {text}")
    if len({len(texts[lang]) > 1 for lang in LANGUAGES}) > 1:
        found.append(f"{key}: plural in one language only")
    return found


def add(root: Path, entries: Sequence[tuple[str, str, int, dict[str, Texts]]]) -> None:
    """Add entries (key, context, longest text in letters, texts by language); all of them or `WordsError`."""
    with _locked(root):
        catalogues = {lang: read(root, lang) for lang in LANGUAGES}
        for key, context, limit, texts in entries:
            if key in catalogues["en"]:
                raise WordsError(f"{key} exists already: {texts_of(catalogues['en'][key])[0]}")
            texts = {lang: tuple(map(tidied, forms)) for lang, forms in texts.items()}
            if wrong := check(key, limit, texts):
                raise WordsError("\n".join(wrong))
            for lang, forms in texts.items():
                name: Any = key if len(forms) == 1 else (key, key)
                notes = [context, f"max {limit}"]
                catalogues[lang].add(name, forms[0] if len(forms) == 1 else forms, auto_comments=notes)
        for lang, catalogue in catalogues.items():
            write(root, lang, catalogue)


def change(root: Path, key: str, lang: str, forms: Texts) -> None:
    """Give a text of one language new words; all other languages stay."""
    with _locked(root):
        catalogues = {each: read(root, each) for each in LANGUAGES}
        if key not in catalogues["en"]:
            raise WordsError(f"{key} does not exist")
        forms = tuple(map(tidied, forms))
        texts = {each: texts_of(catalogues[each][key]) for each in LANGUAGES} | {lang: forms}
        if wrong := check(key, limit_of(catalogues["en"][key]), texts):
            raise WordsError("\n".join(wrong))
        catalogues[lang][key].string = forms[0] if len(forms) == 1 else forms
        write(root, lang, catalogues[lang])


def remove(root: Path, key: str) -> None:
    """Take an entry out of all three languages."""
    with _locked(root):
        for lang in LANGUAGES:
            catalogue = read(root, lang)
            catalogue.delete(key)
            write(root, lang, catalogue)


# ── baking ──────────────────────────────────────────────────────────────────


def bake(root: Path, out: Path) -> None:
    """Write `<lang>/LC_MESSAGES/ace_deuce.mo`, `lines.json`, `letters.json` into `out`, always the same."""
    letters = {}
    for lang in LANGUAGES:
        catalogue = read(root, lang)
        buffer = io.BytesIO()
        write_mo(buffer, catalogue)
        _replace(out / lang / "LC_MESSAGES" / "ace_deuce.mo", buffer.getvalue())
        letters[lang] = letters_of(catalogue)
    keys = sorted(key_of(message) for message in read(root, "en") if message.id)
    table = json.dumps(spoken(keys), ensure_ascii=False, indent=1, sort_keys=True)
    _replace(out / "lines.json", (table + "\n").encode())
    _replace(out / "letters.json", json.dumps(letters, ensure_ascii=False, indent=1).encode())


def letters_of(catalogue: Catalog) -> str:
    """Every letter that the texts of a catalogue are written with, for the check that all can be drawn."""
    texts = [text for message in catalogue if message.id for text in texts_of(message)]
    return "".join(sorted({letter for text in texts for letter in text}))


def spoken(keys: Sequence[str]) -> dict[str, dict[str, list[str]]]:
    """What passengers say at the table: who -> "when" or "when to" -> keys.

    A passenger's line has the key `who.when.number`, or `who.when.to_whom` when it is for one neighbour.
    """
    passengers = {key.removeprefix("name.") for key in keys if key.startswith("name.")}
    lines: dict[str, dict[str, list[str]]] = {who: {} for who in sorted(passengers)}
    for key in keys:
        who, _, rest = key.partition(".")
        if who in passengers:
            when, _, last = rest.partition(".")
            whom = last.removeprefix("to_").split(".")[0] if last.startswith("to_") else ""
            lines[who].setdefault(f"{when} {whom}".strip(), []).append(key)
    return lines


def _replace(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(path.suffix + ".new")
    draft.write_bytes(data)
    os.replace(draft, path)


# ── the command ─────────────────────────────────────────────────────────────


def _plural(forms: Sequence[str]) -> dict[str, Texts]:
    if len(forms) != sum(map(len, FORMS.values())):
        raise WordsError("eight forms: en one other, ru one few many, ro one few other")
    return {"en": tuple(forms[:2]), "ru": tuple(forms[2:5]), "ro": tuple(forms[5:])}


def _from_file(path: Path) -> list[tuple[str, str, int, dict[str, Texts]]]:
    def forms(lang: str, value: Any) -> Texts:
        return (value,) if isinstance(value, str) else tuple(value[form] for form in FORMS[lang])

    entries = tomllib.loads(path.read_text(encoding="utf-8"))["entry"]
    return [
        (each["id"], each["context"], each["max"], {lang: forms(lang, each[lang]) for lang in LANGUAGES})
        for each in entries
    ]


def main(arguments: Sequence[str], root: Path = ROOT) -> int:
    """Do what the command says, bake, and return the exit code."""
    try:
        match list(arguments):
            case ["add", key, context, limit, en, ru, ro]:
                add(root, [(key, context, int(limit), {"en": (en,), "ru": (ru,), "ro": (ro,)})])
            case ["add-plural", key, context, limit, *forms]:
                add(root, [(key, context, int(limit), _plural(forms))])
            case ["add-file", path]:
                add(root, _from_file(Path(path)))
            case ["change", key, lang, *forms] if lang in LANGUAGES and forms:
                change(root, key, lang, tuple(forms))
            case ["remove", key]:
                remove(root, key)
            case ["bake"]:
                pass
            case _:
                print(__doc__, file=sys.stderr)
                return 2
        with _locked(root):
            bake_step(root, "words")
    except WordsError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
