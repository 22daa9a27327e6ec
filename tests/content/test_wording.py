"""Kinds of faults that no single text shows: words nobody asks for, nouns that no number can agree with."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from game.authoring.wording import PLACE
from game.authoring.words import LANGUAGES, ROOT, key_of, read, texts_of
from game.rules.engine import RULES
from game.rules.variants.ochko_bank import OchkoBankRules
from game.show.rule_words import explained
from tests.content.test_words import choices

TEXTS = {lang: {key_of(each): texts_of(each) for each in read(ROOT, lang) if each.id} for lang in LANGUAGES}
KEYS = TEXTS["en"].keys()
PASSENGERS = {key.removeprefix("name.") for key in KEYS if key.startswith("name.")}
ELSEWHERE = {"back", "caption"}  # asked for as `<setting>.<value>`, and by the data of a sound
FEW = {
    "rulebook.players": "nobody plays alone, and no game has twenty seats",
    "rulebook.players_here": "the same",
    "seating.goal": "whole hundreds of chips",
}

SAID_OTHERWISE = {
    "en": {r"decks?": "pack", r"kitty": "pot, or pool", r"croupiers?": "dealer", r"hits?": "strike, or draw"},
    "ru": {r"раздач\w*": "сдача", r"дилер\w*": "сдающий", r"банкир\w*": "банкомёт", r"чип\w*": "фишка"},
    "ro": {r"rund[ăei]\w*": "tur", r"chips?": "jeton", r"pariu\w*": "miză", r"crupier\w*": "dealer"},
}
"""Words that card players use as well, and which one the game has chosen."""


def written() -> Iterator[str]:
    """Every string of the program that may be a key: itself, or a pattern where something is filled in."""
    for path in sorted((ROOT / "game").rglob("*.py")):
        if "authoring" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.expr):  # what begins with anything would ask for everything
                yield from (each for each in choices(node) if not each.startswith("["))


def test_every_text_is_asked_for() -> None:
    """Nobody translates what nobody reads."""
    asked = re.compile("|".join(set(written())))
    spare = [key for key in KEYS if not asked.fullmatch(key)]
    assert [key for key in spare if key.partition(".")[0] not in PASSENGERS | ELSEWHERE] == []


def test_every_word_of_the_glossary_is_explained_in_a_book() -> None:
    houses = [*(rules() for rules in RULES), OchkoBankRules(irregularities="random")]
    told = {word for rules in houses for word in explained(rules)}
    assert told == {key.removeprefix("word.") for key in KEYS if key.startswith("word.")}
    assert told == {key.removeprefix("word_text.") for key in KEYS if key.startswith("word_text.")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nouns_that_follow_a_number_have_forms(lang: str) -> None:
    """«2 фишка», "20 jetoane": whatever is counted anywhere is counted with plural forms everywhere."""
    nouns = {
        noun
        for texts in TEXTS[lang].values()
        for text in texts[: len(texts) * (len(texts) > 1)]
        for noun in re.findall(r"\{n\}[ \u00a0](?:de )?([^\W\d_]+)", text)
    }
    assert len(nouns) > 10
    counted = re.compile(rf"\{{(?!name)\w+\}}[ \u00a0](?:de )?({'|'.join(nouns)})\b", re.IGNORECASE)
    stiff = [key for key, texts in TEXTS[lang].items() if len(texts) == 1 and counted.search(texts[0])]
    assert [key for key in stiff if key not in FEW] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_thing_has_one_name(lang: str) -> None:
    """Passengers speak as they like; whatever explains the game has one word for each thing."""
    wrong = [
        f"{key}: {said[0]} is called {chosen}"
        for key, texts in TEXTS[lang].items()
        if key.partition(".")[0] not in PASSENGERS
        for other, chosen in SAID_OTHERWISE[lang].items()
        for text in texts
        if (said := re.search(rf"\b{other}\b", PLACE.sub("", text), re.IGNORECASE))
    ]
    assert wrong == []


def test_the_rules_are_for_everybody() -> None:
    """Whoever deals, banks or draws may be a woman: English needs no pronoun for that."""
    rules = ("rule_", "house", "word_text.", "unlock_rule.", "attract.", "slip_", "guide.")
    told = {key: texts[0] for key, texts in TEXTS["en"].items() if key.startswith(rules)}
    assert len(told) > 300
    assert [
        key for key, text in told.items() if re.search(r"\b(he|his|him(self)?)\b", text, re.IGNORECASE)
    ] == []
