"""A table's file: what it may say, and how the place of a mistake is told."""

from __future__ import annotations

import random

import pytest

from game.career.level import LevelError, parse
from game.storage.levels import load_levels

GOOD = """\
# A table.
station = "london"
passengers = ["janko", "ashworth", "marlow"]
buy_in = 40
goal = 60
accuracy = 90
look = "london"
tune = "london"

[rules]
variant = "in_between"
ante = 1
deals = 12
pair = "take"

[feat]
kind = "break_rival"
rival = "janko"
"""


def test_a_good_table():
    level = parse("01_london.toml", GOOD)
    assert (level.number, level.id, level.variant, level.seats, level.rules.deals) == (
        1,
        "london",
        "in_between",
        4,
        12,
    )
    assert level.opens(2) == ()
    assert level.dealer is None


def test_the_banker_deals_first():
    text = GOOD.replace("goal = 60", 'goal = 60\nbanker = "ashworth"')
    assert parse("01_london.toml", text).dealer == 2


@pytest.mark.parametrize(
    ("old", "new", "line", "field", "wanted"),
    [
        ("deals = 12", 'deals = "12"', 13, "rules.deals", "expected `int`"),
        ("deals = 12", "deals = 0", 13, "rules.deals", "expected 1 or more"),
        ("deals = 12", "deals = 1001", 13, "rules.deals", "expected 0 to 1000"),
        ("ante = 1", "ante = 41", 4, "buy_in", "expected 41 or more"),
        ("buy_in = 40", "buy_in = 0", 4, "buy_in", "expected `int` >= 1"),
        ("buy_in = 40", "buy_in = 4.5", 4, "buy_in", "expected `int`"),
        ("goal = 60", "goal = 40", 5, "goal", "expected more than the buy-in"),
        ("goal = 60", "goals = 60", 5, "goals", "expected no such field"),
        ("goal = 60\n", "", 0, "goal", "it is missing"),
        ("accuracy = 90", "accuracy = 101", 6, "accuracy", "expected `int` <= 100"),
        ('look = "london"', 'look = "../x"', 7, "look", "expected `str` matching"),
        (
            'variant = "in_between"',
            'variant = "poker"',
            11,
            "rules.variant",
            "expected one of in_between, yablon",
        ),
        ('variant = "in_between"\n', "", 10, "rules.variant", "it is missing"),
        ('pair = "take"', 'pair = "keep"', 14, "rules.pair", "expected one of take, each, bank, highlow"),
        (
            'pair = "take"',
            'pairs = "take"',
            14,
            "rules.pairs",
            "expected one of ace_call, ace_post_times, ace_when, ante",
        ),
        ("[rules]", "[rule]", 10, "rule", "expected no such field"),
        ('"break_rival"', '"sing"', 17, "feat.kind", "expected one of empty_pot, break_rival"),
        ('rival = "janko"', 'rival = "pavel"', 18, "feat.rival", "expected one of janko, ashworth, marlow"),
        ("goal = 60", 'goal = 60\nbanker = "pavel"', 6, "banker", "expected one of janko, ashworth, marlow"),
        ('"janko", "ash', '"janko", 3, "ash', 3, "passengers[1]", "expected `str`"),
        ('"janko", "ashworth"', '"janko", "janko"', 3, "passengers", "expected everybody once"),
        ('["janko", "ashworth", "marlow"]', "[]", 3, "passengers", "expected `array` of length >= 1"),
        ('station = "london"', 'station = "paris"', 2, "station", "expected the station that has number 1"),
        ('station = "london"', 'station = "hull"', 2, "station", "expected one of london, paris"),
        ("# A table.", "number = 3", 1, "number", "the name of the file says it"),
        ("goal = 60", "goal = ", 5, "", "expected TOML"),
    ],
)
def test_a_mistake_is_told_with_its_place(old, new, line, field, wanted):
    assert GOOD.count(old) == 1 or old in ('"janko", "ashworth"',)
    with pytest.raises(LevelError) as caught:
        parse("01_london.toml", GOOD.replace(old, new))
    error = caught.value
    assert (error.file, error.line, error.field) == ("01_london.toml", line, field)
    assert wanted in error.wrong
    assert str(error).startswith("01_london.toml")
    assert field in str(error)


@pytest.mark.parametrize("name", ["london.toml", "1_london.toml", "01_London.toml", "01_london.txt"])
def test_the_name_of_the_file_counts(name):
    with pytest.raises(LevelError, match=r"01_london\.toml"):
        parse(name, GOOD)


def test_too_many_seats():
    nineteen = ", ".join(f'"p{"x" * n}"' for n in range(18))
    with pytest.raises(LevelError, match="passengers: expected 2 to 17 seats"):
        parse("01_london.toml", GOOD.replace('"janko", "ashworth", "marlow"', f'"janko", {nineteen}'))


@pytest.mark.parametrize("much", ["9" * 5000, "[" * 3000])
def test_too_much_of_something_is_told_as_well(much):
    with pytest.raises(LevelError, match="expected TOML"):
        parse("01_london.toml", GOOD.replace("60", much))


def test_no_slip_of_the_pen_is_a_traceback():
    chance = random.Random(1936)
    scraps = [
        "=",
        "[",
        "]",
        '"',
        "\n",
        "1e999",
        "nan",
        "true",
        "[]",
        "{}",
        "2036-01-01",
        "-1",
        "ș",
        "\0",
        ".",
        "rules",
    ]
    refused = 0
    for _ in range(400):
        start = chance.randrange(len(GOOD))
        end = start + chance.randrange(12)
        text = GOOD[:start] + chance.choice(scraps) + GOOD[end:]
        try:
            parse("01_london.toml", text)
        except LevelError:
            refused += 1
    assert refused > 200


# ── the folder ──────────────────────────────────────────────────────────────


def test_tables_come_by_number(tmp_path):
    text = GOOD.replace("london", "paris")
    (tmp_path / "02_paris.toml").write_text(text)
    (tmp_path / "01_london.toml").write_text(GOOD)
    assert [level.id for level in load_levels(tmp_path)] == ["london", "paris"]


def test_the_mark_that_some_editors_put_first_is_no_mistake(tmp_path):
    (tmp_path / "01_london.toml").write_text(GOOD, encoding="utf-8-sig")
    assert [level.id for level in load_levels(tmp_path)] == ["london"]


def test_two_tables_with_one_number(tmp_path):
    (tmp_path / "01_london.toml").write_text(GOOD)
    (tmp_path / "01_paris.toml").write_text(GOOD)
    with pytest.raises(LevelError, match="one table with number 1"):
        load_levels(tmp_path)


def test_an_empty_folder_and_a_file_that_is_no_text(tmp_path):
    with pytest.raises(LevelError, match="at least one table"):
        load_levels(tmp_path)
    folder = tmp_path / "other"
    folder.mkdir()
    (folder / "01_london.toml").write_bytes(b"\xff\x00")
    with pytest.raises(LevelError, match=r"01_london\.toml"):
        load_levels(folder)
