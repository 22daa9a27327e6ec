"""Every word exists in three languages, fits its place, can be drawn, and every key in the code has words."""

from __future__ import annotations

import ast
import gettext
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.authoring.words import (
    FORMS,
    LANGUAGES,
    PLURALS,
    ROOT,
    bake,
    check,
    key_of,
    limit_of,
    read,
    source,
    spoken,
    texts_of,
)
from game.i18n import PSEUDO, Words, stretched

BAKED = ROOT / "assets" / "baked" / "locale"
BUBBLE = 22  # letters in each of the two lines of a speech bubble
MOMENTS = {
    *("greet", "bet_small", "bet_big", "no_bet", "win", "big_win", "lose", "post_hit", "pair", "natural"),
    *("bust", "banker_takes", "banker_loses", "rival_broke", "tilt", "caught_slip", "wrong_call"),
    *("leave", "player_broke", "last_hand"),
}

CATALOGUES = {lang: {key_of(each): each for each in read(ROOT, lang) if each.id} for lang in LANGUAGES}
ENGLISH = CATALOGUES["en"]
PASSENGERS = sorted(key.removeprefix("name.") for key in ENGLISH if key.startswith("name."))
SPOKEN = sorted(key for key in ENGLISH if key.partition(".")[0] in PASSENGERS)


# ── the catalogues ──────────────────────────────────────────────────────────


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_has_words(lang):
    assert CATALOGUES[lang].keys() == ENGLISH.keys()
    assert [key for key, each in CATALOGUES[lang].items() if not all(texts_of(each))] == []
    assert [key for key, each in CATALOGUES[lang].items() if each.fuzzy] == []


def test_texts_are_sound():
    wrong = []
    for key, message in ENGLISH.items():
        texts = {lang: texts_of(CATALOGUES[lang][key]) for lang in LANGUAGES}
        wrong += check(key, limit_of(message), texts)
    assert wrong == []


def test_translators_are_told_the_same_everywhere():
    for key, message in ENGLISH.items():
        notes = message.auto_comments
        assert len(notes) >= 2, f"{key} has no context"
        assert all(CATALOGUES[lang][key].auto_comments == notes for lang in LANGUAGES), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plural_forms_are_the_languages_own(lang):
    header = source(ROOT, lang).read_text(encoding="utf-8").split("\n\n")[0]
    assert PLURALS[lang] in header
    for each in CATALOGUES[lang].values():
        assert len(texts_of(each)) in (1, len(FORMS[lang])), key_of(each)
        if len(texts_of(each)) > 1:
            assert all("{n}" in text for text in texts_of(each)), key_of(each)


def test_no_text_says_the_same_as_its_neighbour():
    """Within one passenger's lines no two are alike: a bubble never repeats itself under another name."""
    for lang in LANGUAGES:
        said = [texts_of(CATALOGUES[lang][key])[0].casefold() for key in SPOKEN]
        assert sorted({text for text in said if said.count(text) > 1}) == []


# ── the passengers ──────────────────────────────────────────────────────────


def wrapped(text: str) -> list[str]:
    rows = [""]
    for word in text.split(" "):
        longer = f"{rows[-1]} {word}".strip()
        rows = [*rows[:-1], longer] if len(longer) <= BUBBLE else [*rows, word]
    return rows


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lines_fit_the_bubble_and_end_like_sentences(lang):
    for key in SPOKEN:
        text = texts_of(CATALOGUES[lang][key])[0]
        rows = wrapped(text)
        assert len(rows) <= 2, f"{key} {lang}: {rows}"
        assert max(map(len, rows)) <= BUBBLE, f"{key} {lang}: {rows}"
        assert re.search(r"[.?!…]$", text), f"{key} {lang}: {text}"


def test_everybody_has_something_to_say_whatever_happens():
    table = spoken(sorted(ENGLISH))
    assert len(PASSENGERS) == 16
    for who in PASSENGERS:
        assert [when for when in sorted(MOMENTS) if not table[who].get(when)] == []
        assert {moment.split()[0] for moment in table[who]} == MOMENTS
        assert {moment.split()[1] for moment in table[who] if " " in moment} <= set(PASSENGERS)
        assert all(f"{part}.{who}" in ENGLISH for part in ("fullname", "trade"))
        assert all(f"beat.{who}.{number}" in ENGLISH for number in (1, 2, 3))


def test_lines_of_the_moment_come_with_those_for_who_is_there():
    words = Words(BAKED)
    alone = words.lines("fontaine", "greet")
    together = words.lines("fontaine", "greet", ["pavel", "zora"])
    assert "fontaine.greet.1" in alone
    assert set(together) - set(alone) == {"fontaine.greet.to_pavel"}
    assert words.lines("nobody", "greet") == ()


# ── the code ────────────────────────────────────────────────────────────────


def asked_keys() -> Iterator[tuple[str, str, str]]:
    """Where a key is written down in a call of tr or ntr: file and line, function, key or pattern of keys."""
    for path in sorted((ROOT / "game").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            function = (
                node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            )
            if function not in ("tr", "ntr"):
                continue
            where = f"{path.relative_to(ROOT)}:{node.lineno}"
            for each in choices(node.args[0]):
                yield where, function, each


def choices(node: ast.expr) -> Iterator[str]:
    """The keys that an expression may be, as patterns; nothing for a variable."""
    if isinstance(node, ast.IfExp):
        yield from choices(node.body)
        yield from choices(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.escape(node.value)
    elif isinstance(node, ast.JoinedStr):
        parts = [
            re.escape(part.value) if isinstance(part, ast.Constant) else r"[a-z_0-9.]+"
            for part in node.values
        ]
        yield "".join(parts)


def test_every_key_in_the_code_has_words():
    plural = {key for key, message in ENGLISH.items() if len(texts_of(message)) > 1}
    single = ENGLISH.keys() - plural
    missing = [
        f"{where} {pattern}"
        for where, function, pattern in asked_keys()
        if not any(re.fullmatch(pattern, key) for key in (plural if function == "ntr" else single))
    ]
    assert missing == []


# ── what the game loads ─────────────────────────────────────────────────────


def test_the_baked_words_are_those_of_the_sources(tmp_path):
    bake(ROOT, tmp_path)
    fresh = {path.relative_to(tmp_path): path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    kept = {path.relative_to(BAKED): path.read_bytes() for path in BAKED.rglob("*") if path.is_file()}
    assert fresh == kept
    assert len(fresh) == 5  # three catalogues, who says what, which letters there are


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_baked_text_can_be_asked_for(lang):
    with (BAKED / lang / "LC_MESSAGES" / "ace_deuce.mo").open("rb") as file:
        texts = gettext.GNUTranslations(file)
    assert texts.info()["language"] == lang
    assert "creation-date" not in str(texts.info())
    for key, message in CATALOGUES[lang].items():
        forms = texts_of(message)
        found = texts.gettext(key) if len(forms) == 1 else texts.ngettext(key, key, 1)
        assert found == forms[0]


@pytest.mark.parametrize(
    "font", sorted((ROOT / "assets" / "baked" / "fonts").glob("*.json")), ids=lambda path: path.stem
)
def test_every_letter_can_be_drawn(font: Path):
    glyphs = json.loads(font.read_text(encoding="utf-8"))["glyphs"].keys()
    shown = {}
    for lang in LANGUAGES:
        for key, message in CATALOGUES[lang].items():
            for text in texts_of(message):
                for form in (text, text.upper(), stretched(text)):
                    shown |= {
                        letter: f"{key} {lang}" for letter in form if letter not in "\u00a0\u202f\u00ad"
                    }
    assert {letter: where for letter, where in shown.items() if letter not in glyphs} == {}


def test_no_text_escapes_the_pseudo_language():
    words = Words(BAKED, PSEUDO, strict=True)
    for key, message in ENGLISH.items():
        if len(texts_of(message)) == 1 and not re.search(r"\{", texts_of(message)[0]):
            if key.startswith("card."):  # no words: what is printed on a card
                continue
            text = words.tr(key)
            assert text.startswith("[")
            assert text.endswith("]")
            assert not re.search("[A-Za-z]", text), text
            assert len(text) >= 1.4 * len(texts_of(message)[0])
