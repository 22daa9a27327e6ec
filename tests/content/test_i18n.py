"""Which language speaks, how it counts and writes numbers, and that nothing missing stops the game."""

from __future__ import annotations

from fractions import Fraction

import pytest

from game.authoring.words import ROOT
from game.i18n import Words, choose, match, stretched

BAKED = ROOT / "assets" / "baked" / "locale"


# ── choosing ────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("name", "lang"),
    [
        ("ru_RU.UTF-8", "ru"),
        ("ru_MD", "ru"),
        ("ro_MD.UTF-8@euro", "ro"),
        ("ro-RO", "ro"),
        ("mo", "ro"),
        ("MO_md", "ro"),
        ("en_GB", "en"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("de_DE", None),
        ("", None),
        ("rubbish", None),
        ("xx", "xx"),
    ],
)
def test_names_of_languages(name, lang):
    assert match(name) == lang


@pytest.mark.parametrize(
    ("argument", "setting", "environ", "preferred", "lang"),
    [
        ("ro", "ru", {"LANG": "en_US"}, [], "ro"),
        (None, "ru", {"ADE_LANG": "ro"}, [], "ru"),
        (None, "", {"ADE_LANG": "ro", "LANGUAGE": "ru", "LANG": "en"}, [], "ro"),
        (None, None, {"LANGUAGE": "de:ru:ro", "LC_ALL": "ro_RO"}, [], "ru"),
        (None, None, {"LC_ALL": "ro_RO", "LC_MESSAGES": "ru_RU", "LANG": "en_US"}, [], "ro"),
        (None, None, {"LC_MESSAGES": "ru_RU", "LANG": "ro_RO"}, [], "ru"),
        (None, None, {"LANG": "ru_MD.UTF-8"}, [], "ru"),
        (None, None, {"LANG": "C"}, ["ru"], "en"),
        (None, None, {}, ["de_DE", "ro_RO"], "ro"),
        (None, "fr", {"LANG": "de_DE"}, [], "en"),
        (None, None, {}, [], "en"),
    ],
)
def test_the_first_wish_that_can_be_met(argument, setting, environ, preferred, lang):
    assert choose(argument, setting, environ, preferred) == lang


# ── counting ────────────────────────────────────────────────────────────────

ROWS = (0, 1, 2, 5, 11, 19, 20, 21, 22, 25, 100, 101, 111, 119, 120, 121)
RUSSIAN = ("фишка", "фишки", "фишек")
ROMANIAN = ("jeton", "jetoane", "de jetoane")


@pytest.mark.parametrize(
    ("lang", "nouns", "forms"),
    [
        ("ru", RUSSIAN, (2, 0, 1, 2, 2, 2, 2, 0, 1, 2, 2, 0, 2, 2, 2, 0)),
        ("ro", ROMANIAN, (1, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 1, 1, 1, 2, 2)),
        ("en", ("chip", "chips"), (1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)),
    ],
)
def test_counted_words(lang, nouns, forms):
    words = Words(BAKED, lang, strict=True)
    assert [words.ntr("unit.chips", n) for n in ROWS] == [
        f"{n} {nouns[f]}" for n, f in zip(ROWS, forms, strict=True)
    ]


def test_a_negative_count_takes_the_form_of_its_size():
    words = Words(BAKED, "ru", strict=True)
    assert words.ntr("unit.chips", -21) == "−21 фишка"


# ── numbers ─────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("lang", "number", "percent"),
    [
        ("en", "12,345.6", "50%"),
        ("ru", "12\u00a0345,6", "50\u00a0%"),
        ("ro", "12.345,6", "50\u00a0%"),
    ],
)
def test_numbers_as_the_language_writes_them(lang, number, percent):
    words = Words(BAKED, lang)
    assert words.number(12345.6, 1) == number
    assert words.percent(0.5) == percent


@pytest.mark.parametrize(("lang", "day"), [("en", "2026-03-14"), ("ru", "14.03.2026"), ("ro", "14.03.2026")])
def test_dates_as_the_language_writes_them(lang, day):
    words = Words(BAKED, lang)
    assert [words.day(moment) for moment in ("2026-03-14", "2026-03-14T21:14:05")] == [day, day]
    moments = ("2026-03-14T21:14:05", "2026-03-14 21:14", "–", "")
    assert [words.minute(moment) for moment in moments] == [f"{day} 21:14", f"{day} 21:14", "–", ""]


@pytest.mark.parametrize(
    ("value", "decimals", "text"),
    [
        (0, 0, "0"),
        (-1, 0, "−1"),
        (-0.4, 0, "0"),
        (999, 0, "999"),
        (1000, 0, "1,000"),
        (1234567, 0, "1,234,567"),
        (0.05, 1, "0.1"),
        (-0.05, 1, "−0.1"),
        (1.005, 2, "1.01"),
        (Fraction(2, 3), 2, "0.67"),
        (Fraction(-5, 2), 0, "−3"),
        (1.999, 2, "2.00"),
    ],
)
def test_one_way_of_rounding(value, decimals, text):
    assert Words(BAKED).number(value, decimals) == text


def test_signs_and_shares():
    words = Words(BAKED)
    assert [words.number(n, sign=True) for n in (3, 0, -3)] == ["+3", "0", "−3"]
    assert words.percent(Fraction(113, 186), 1) == "60.8%"
    assert words.percent(1) == "100%"


def test_an_accuracy_never_says_more_than_it_is():
    words = Words(BAKED, "en")
    assert words.accuracy(Fraction(899, 1000)) == "89%"
    assert words.accuracy(Fraction(9, 10)) == "90%"
    assert words.accuracy(Fraction(1)) == "100%"
    assert words.accuracy(None) == "–"


def test_numbers_in_sentences_are_written_by_the_language():
    words = Words(BAKED, "ru", strict=True)
    assert "12\u00a0345" in words.tr("goal.star1", n=12345)
    assert "2,5" in words.tr("goal.star1", n=2.5)


@pytest.mark.parametrize(
    ("lang", "wanted", "letters"),
    [
        ("en", "", "A K Q J"),
        ("ru", "", "Т К Д В"),
        ("ro", "", "A K Q J"),
        ("xx", "", "A K Q J"),
        ("ru", "en", "A K Q J"),
        ("ro", "ru", "Т К Д В"),
    ],
)
def test_letters_of_cards_go_with_the_language_or_with_the_wish(lang, wanted, letters):
    words = Words(BAKED, "en", strict=True)
    words.letter_cards(wanted)
    words.switch(lang)  # the wish outlives the language
    assert " ".join(words.tr(f"card.{name}") for name in ("ace", "king", "queen", "jack")) == letters


# ── what is missing ─────────────────────────────────────────────────────────


def test_languages_change_while_the_game_runs():
    words = Words(BAKED, "en")
    seen = []
    for lang in ("en", "ru", "ro", "fr"):
        words.switch(lang)
        seen.append((words.language, words.tr("station.london")))
    assert seen == [("en", "London"), ("ru", "Лондон"), ("ro", "Londra"), ("en", "London")]


def test_tests_hear_of_unknown_keys_and_empty_places():
    words = Words(BAKED, "ru", strict=True)
    with pytest.raises(KeyError, match=r"no\.such\.key"):
        words.tr("no.such.key")
    with pytest.raises(KeyError, match=r"no\.such\.key"):
        words.ntr("no.such.key", 3)
    with pytest.raises(KeyError, match="n"):
        words.tr("goal.star1")
    assert words.has("station.paris")
    assert not words.has("no.such.key")


def test_players_do_not():
    words = Words(BAKED, "ru")
    assert words.tr("no.such.key") == "no.such.key"
    assert words.ntr("no.such.key", 3) == "no.such.key"
    assert "{n}" in words.tr("goal.star1")
    assert not words.has("no.such.key")


def test_a_missing_or_broken_catalogue_speaks_english(tmp_path):
    english = tmp_path / "en" / "LC_MESSAGES" / "ace_deuce.mo"
    english.parent.mkdir(parents=True)
    english.write_bytes((BAKED / "en" / "LC_MESSAGES" / "ace_deuce.mo").read_bytes())
    assert Words(tmp_path, "ru").tr("station.london") == "London"
    russian = tmp_path / "ru" / "LC_MESSAGES" / "ace_deuce.mo"
    russian.parent.mkdir(parents=True)
    whole = (BAKED / "ru" / "LC_MESSAGES" / "ace_deuce.mo").read_bytes()
    for junk in (b"", b"\0" * 40, b"not words", whole[:3], whole[:30], whole[:5000]):
        russian.write_bytes(junk)
        assert Words(tmp_path, "ru").tr("station.london") in ("London", "Лондон")
    assert Words(tmp_path).languages == ["en"]
    russian.write_bytes(whole)
    assert Words(tmp_path).languages == ["en", "ru"]
    assert Words(tmp_path / "nowhere", "ro").tr("station.london") == "station.london"
    assert Words(tmp_path / "nowhere").lines("jo", "greet") == ()
    for junk in (b"", b"[]", b'{"jo": []}', b'{"jo": {"greet": "hm"}}', b"\xff{}", b"[" * 9999):
        (tmp_path / "lines.json").write_bytes(junk)
        assert Words(tmp_path).lines("jo", "greet") == ()
        assert Words([tmp_path, BAKED]).lines("jo", "greet") == Words(BAKED).lines("jo", "greet")


def test_a_players_own_catalogue_comes_first(tmp_path):
    own = tmp_path / "ro" / "LC_MESSAGES" / "ace_deuce.mo"
    own.parent.mkdir(parents=True)
    own.write_bytes((BAKED / "ru" / "LC_MESSAGES" / "ace_deuce.mo").read_bytes())
    assert Words([tmp_path, BAKED], "ro").tr("station.london") == "Лондон"


def test_the_pseudo_language_keeps_places_and_stretches():
    assert stretched("Deal") == "[ДêâлДêâл]"
    longer = stretched("Leave with {n} or more")
    assert "{n}" in longer
    assert longer.count("{n}") == 1
    assert len(longer) >= 1.5 * len("Leave with {n} or more")
