"""The tool that changes words refuses bad ones and leaves no catalogue behind the others."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from game.authoring import words
from game.authoring.wording import faults
from game.authoring.words import LANGUAGES, ROOT, main, read, source, texts_of
from game.i18n import Words

GOOD = ["map.hello", "Map: greeting", "20", "Hello, {name}", "Привет, {name}", "Salut, {name}"]
COUNTED = ["two.cards", "Hand", "20", "{n} card", "{n} cards", "{n} карта", "{n} карты", "{n} карт"]
COUNTED += ["{n} carte", "{n} cărți", "{n} de cărți"]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "assets" / "locale").mkdir(parents=True)
    (tmp_path / "assets" / "baked").mkdir()
    return tmp_path


def spoken(root: Path, lang: str) -> Words:
    return Words(root / "assets" / "baked" / "locale", lang, strict=True)


def test_a_new_word_can_be_said_at_once(root):
    assert main(["add", *GOOD], root) == 0
    assert [spoken(root, lang).tr("map.hello", name="Ana") for lang in LANGUAGES] == [
        "Hello, Ana",
        "Привет, Ana",
        "Salut, Ana",
    ]
    assert "#. max 20" in source(root, "ro").read_text(encoding="utf-8")
    assert list(json.loads((root / "assets" / "baked" / "manifest.json").read_text())) == ["words"]


def test_a_counted_word(root):
    assert main(["add-plural", *COUNTED], root) == 0
    assert spoken(root, "ru").ntr("two.cards", 22) == "22 карты"
    assert spoken(root, "ro").ntr("two.cards", 22) == "22 de cărți"


def test_changing_and_removing(root):
    main(["add", *GOOD], root)
    assert main(["change", "map.hello", "ru", "Здравствуйте, {name}"], root) == 0
    assert spoken(root, "ru").tr("map.hello", name="Ana") == "Здравствуйте, Ana"
    assert spoken(root, "en").tr("map.hello", name="Ana") == "Hello, Ana"
    assert main(["remove", "map.hello"], root) == 0
    assert all("map.hello" not in read(root, lang) for lang in LANGUAGES)


def test_dashes_are_held_to_the_word_before(root):
    main(["add", *GOOD[:4], "{name} — привет", *GOOD[5:]], root)
    assert texts_of(read(root, "ru")["map.hello"]) == ("{name}\u00a0— привет",)
    main(["change", "map.hello", "ru", "Привет — {name}"], root)
    assert texts_of(read(root, "ru")["map.hello"]) == ("Привет\u00a0— {name}",)


def test_many_at_once_or_none(root):
    file = root / "more.toml"
    entry = '[[entry]]\nid = "{}"\ncontext = "Map"\nmax = 9\nen = "{}"\nru = "Да"\nro = "Da"\n'
    file.write_text(entry.format("map.yes", "Yes") + entry.format("map.no", "No longer"), encoding="utf-8")
    assert main(["add-file", str(file)], root) == 0
    file.write_text(entry.format("map.a", "A") + entry.format("map.b", "Much too long"), encoding="utf-8")
    assert main(["add-file", str(file)], root) == 1
    assert "map.a" not in read(root, "en")
    assert "map.no" in read(root, "en")


@pytest.mark.parametrize(
    ("place", "text", "told"),
    [
        (3, "Hello there, dear {name}", "24 letters, at most 20"),
        (4, "Привет", "other places than the English text"),
        (5, "Salut, {nume}", "other places"),
        (5, "Salut", "other places"),
        (3, "Hello, {name", "broken"),
        (4, "Пpивет, {name}", "two scripts in one word"),
    ],
)
def test_bad_words_are_refused_and_nothing_changes(root, capsys, place, text, told):
    main(["add", "map.old", *GOOD[1:]], root)
    before = [source(root, lang).read_bytes() for lang in LANGUAGES]
    assert main(["add", *GOOD[:place], text, *GOOD[place + 1 :]], root) == 1
    assert told in capsys.readouterr().err
    assert [source(root, lang).read_bytes() for lang in LANGUAGES] == before


def test_a_key_is_added_once(root, capsys):
    main(["add", *GOOD], root)
    assert main(["add", *GOOD], root) == 1
    assert "exists already" in capsys.readouterr().err


@pytest.mark.parametrize(
    "command", [[], ["sing"], ["add", "too", "few"], ["change", "map.hello", "fr", "Bonjour"]]
)
def test_what_it_does_not_understand(root, command, capsys):
    assert main(command, root) == 2
    assert "add-plural" in capsys.readouterr().err


def test_wrong_forms_are_refused(root):
    assert main(["add-plural", *COUNTED[:-1]], root) == 1
    assert main(["change", "no.such", "ru", "Да"], root) == 1


def test_writing_what_was_read_changes_nothing(root):
    for lang in LANGUAGES:
        shutil.copy(source(ROOT, lang), source(root, lang))
        words.write(root, lang, read(root, lang))
        assert source(root, lang).read_bytes() == source(ROOT, lang).read_bytes()
        assert all(texts_of(each) for each in read(root, lang) if each.id)


# ── what makes a text bad ───────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("lang", "text", "told"),
    [
        ("en", "", "empty"),
        ("en", " so", "stray space"),
        ("en", "so  so", "stray space"),
        ("en", "Cafe\u0301", "composed"),
        ("ro", "Aşa", "cedilla"),
        ("ro", "Ţara", "cedilla"),
        ("en", "don't", "straight quote"),
        ("en", 'a "word"', "straight quote"),
        ("en", "Well...", "three dots"),
        ("en", "«word»", "quotation marks"),
        ("en", "“word", "quotation marks"),
        ("ru", "„слово”", "quotation marks"),
        ("ru", "«слово", "quotation marks"),
        ("ro", "“vorbă”", "quotation marks"),
        ("en", "Да", "Cyrillic"),
        ("ru", "Нaстройки", "two scripts"),
        ("ru", "{name} выиграл", "past tense"),
        ("ru", "{name} не выиграла", "past tense"),
        ("ru", "выиграл {name}", "past tense"),
        ("ru", "Вы выиграл", "past tense"),
        ("en", "a {} b", "broken"),
        ("ru", "Яблон — игра", "dash"),
        ("en", "a } b", "broken"),
    ],
)
def test_each_fault_is_told(lang, text, told):
    assert any(told in fault for fault in faults(lang, text, 40))


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "“Well…” – it’s {n}%"),
        ("ru", "«Яблон»\u00a0— игра, выигрыш: {name}"),
        ("ru", "Вы выиграли"),
        ("ru", "Вы остались"),
        ("ro", "„Așa”, țară, {n}\u00a0%"),
    ],
)
def test_good_texts_have_no_fault(lang, text):
    assert list(faults(lang, text, 40)) == []
