"""A translator's own catalogue: what is right of it is spoken, what is wrong is told, and nothing breaks."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from pathlib import Path

import pytest

from game.catalogue import file
from game.cli.self_test import Fault
from game.cli.self_test import words as checked
from game.i18n import Words
from game.launch import ready
from game.paths import baked

BAKED = baked() / "locale"
ROMANIAN = "nplurals=3; plural=(n==1 ? 0 : (n==0 || (n%100 > 0 && n%100 < 20)) ? 1 : 2);"


def head(plurals: str = ROMANIAN, charset: str = "utf-8") -> str:
    """The first entry of a catalogue."""
    return f"Plural-Forms: {plurals}\nContent-Type: text/plain; charset={charset}\n"


def lay(
    folder: Path, texts: Mapping[str, str | tuple[str, ...]], top: str | None = None, code: str = "utf-8"
) -> Path:
    """Write a catalogue of Romanian into the folder `locale` of a player, as GNU's msgfmt does; its path."""
    entries: dict[bytes, bytes] = {} if top == "" else {b"": (top or head()).encode()}
    for key, text in texts.items():
        plural = not isinstance(text, str)
        forms = (text,) if isinstance(text, str) else text
        entries[(f"{key}\0{key}" if plural else key).encode()] = "\0".join(forms).encode(code)
    keys, start = sorted(entries), 28 + 16 * len(entries)
    pool, tables = b"", {"keys": b"", "texts": b""}
    for name, strings in (("keys", keys), ("texts", [entries[key] for key in keys])):
        for string in strings:
            tables[name] += struct.pack("<II", len(string), start + len(pool))
            pool += string + b"\0"
    count = len(keys)
    path = file(folder / "locale", "ro")
    path.parent.mkdir(parents=True, exist_ok=True)
    header = struct.pack("<7I", 0x950412DE, 0, count, 28, 28 + 8 * count, 0, 0)
    path.write_bytes(header + tables["keys"] + tables["texts"] + pool)
    return path


def spoken(folder: Path) -> Words:
    return Words([folder / "locale", BAKED], "ro")


def test_what_is_right_is_spoken(tmp_path: Path) -> None:
    lay(tmp_path, {"station.london": "Londra mea", "unit.chips": ("o fisă", "{n} fise", "{n} de fise")})
    words = spoken(tmp_path)
    assert words.tr("station.london") == "Londra mea"
    assert [words.ntr("unit.chips", n) for n in (1, 2, 20)] == ["o fisă", "2 fise", "20 de fise"]
    assert words.refused == ()
    assert "; ro by " in checked(str(tmp_path))


@pytest.mark.parametrize(
    ("key", "text", "why"),
    [
        ("message.crash", "S-a stricat ceva.", "{path} is missing"),
        ("message.crash", "S-a stricat ceva: {path}, {folder}.", "{folder} is unknown"),
        ("message.crash", "S-a stricat ceva: {cale}.", "{path} is missing, {cale} is unknown"),
        ("station.london", "", "it is empty"),
        ("station.london", " \n", "it is empty"),
    ],
)
def test_a_text_that_does_not_fit_is_left_to_the_game(tmp_path: Path, key: str, text: str, why: str) -> None:
    path = lay(tmp_path, {key: text, "station.paris": "Parisul meu"})
    words = spoken(tmp_path)
    assert words.tr(key, path="x") == Words(BAKED, "ro").tr(key, path="x")
    assert words.tr("station.paris") == "Parisul meu"
    assert words.refused == (f"{path}: {key} is left out: {why}",)
    with pytest.raises(Fault, match=key):
        checked(str(tmp_path))


def test_a_plural_form_that_does_not_fit_is_left_to_the_game(tmp_path: Path) -> None:
    lay(tmp_path, {"unit.chips": ("o fisă", "", "{count} de fise")})
    words, own = spoken(tmp_path), Words(BAKED, "ro")
    assert words.ntr("unit.chips", 1) == "o fisă"
    for n in (2, 20):
        assert words.ntr("unit.chips", n) == own.ntr("unit.chips", n)
    assert len(words.refused) == 2


@pytest.mark.parametrize(
    "top",
    [
        head("nplurals=2; plural=n/0;"),
        head("nplurals=2; plural=7 % (n - 5);"),  # not for every number
        head("nplurals=2; plural=import os;"),
        head("nplurals=2; plural=" + "(" * 500 + "n" + ")" * 500 + ";"),
        head("nplurals=2"),
        head(charset="no-such-code"),
        "Content-Type: text/plain\n",
        "Content-Type: text/plain; charset=\n",
        "",  # no header, and letters that need one
    ],
)
def test_a_catalogue_whose_header_is_wrong_is_left_out_whole(tmp_path: Path, top: str) -> None:
    path = lay(tmp_path, {"station.london": "Țară", "unit.chips": ("o", "{n} a", "{n} b")}, top)
    words, game = spoken(tmp_path), Words(BAKED, "ro")
    assert words.tr("station.london") == game.tr("station.london")
    for n in (0, 1, 2, 5, 20, 21):
        assert words.ntr("unit.chips", n) == game.ntr("unit.chips", n)
    assert len(words.refused) == 1
    assert words.refused[0].startswith(f"{path} is left out: ")


def test_a_rule_that_asks_for_forms_that_are_not_there_leaves_them_to_the_game(tmp_path: Path) -> None:
    lay(tmp_path, {"unit.chips": ("o fisă", "{n} fise", "{n} de fise")}, head("nplurals=3; plural=n;"))
    words, game = spoken(tmp_path), Words(BAKED, "ro")
    assert words.ntr("unit.chips", 7) == game.ntr("unit.chips", 7)


def test_letters_of_another_code_than_the_header_says_are_left_out(tmp_path: Path) -> None:
    lay(tmp_path, {"station.london": "Țară"}, code="utf-16")
    assert spoken(tmp_path).refused
    assert spoken(tmp_path).tr("station.london") == Words(BAKED, "ro").tr("station.london")


def test_letters_under_a_name_of_another_charset_are_left_out(tmp_path: Path) -> None:
    lay(tmp_path, {"station.london": "Țară"}, head(charset="iso-8859-1"))
    assert "is the charset right?" in spoken(tmp_path).refused[0]
    lay(tmp_path, {"station.london": "Țară"}, head(charset="iso-8859-16"), "iso-8859-16")
    assert spoken(tmp_path).tr("station.london") == "Țară"


def test_what_the_game_does_not_know_is_no_fault(tmp_path: Path) -> None:
    lay(tmp_path, {"no.such.key": "{what}", "another": ""})
    assert spoken(tmp_path).refused == ()


def test_a_folder_that_holds_no_words_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "locale").touch()
    assert spoken(tmp_path).refused == ()
    assert spoken(tmp_path).tr("station.paris") == Words(BAKED, "ro").tr("station.paris")


def test_the_person_hears_of_it_when_the_game_starts(tmp_path: Path) -> None:
    lay(tmp_path, {"station.london": ""})
    app = ready(str(tmp_path), "ro")
    assert app.services.toasts.update(16)
    app.services.screen.close()
    app.services.sound.close()
