"""Every recorded hand: the chips and events a card player expects, and its whole log as it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.rules import engine, text
from game.rules.record import parse_record, run, write
from game.rules.tags import tag_of

from .hands import FILES, FOLDER, expected, log, name, resting_chips


def in_order(wanted: list[str], found: list[str]) -> str | None:
    """The first of `wanted` that no line of `found` begins with after the ones before it; None if all do."""
    lines = iter(found)
    return next((want for want in wanted if not any(line.startswith(want) for line in lines)), None)


@pytest.mark.parametrize("file", FILES, ids=name)
def test_hand_goes_as_expected(file: Path) -> None:
    source = file.read_text("utf-8")
    events = run(source).events
    chips = [f"{chips}." for chips in expected(source, "#=")]
    missing = in_order(chips, [f"{chips}." for chips in resting_chips(events)])
    assert missing is None, f"the chips never lie like this: {missing}"
    missing = in_order(expected(source, "#:"), [text.line(event) for event in events])
    assert missing is None, f"this does not happen, or not in this order: {missing}"
    assert not {tag_of(event) for event in events} & set(expected(source, "#!"))


@pytest.mark.parametrize("file", FILES, ids=name)
def test_log_is_the_golden_one(file: Path) -> None:
    assert log(file) == file.with_suffix(".txt").read_text("utf-8")


@pytest.mark.parametrize("file", FILES, ids=name)
def test_record_survives_writing(file: Path) -> None:
    record = parse_record(file.read_text("utf-8"))
    assert parse_record(write(record)) == record


def test_every_game_has_golden_hands() -> None:
    games = {tag_of(rules) for rules in engine.RULES}
    assert {folder.name for folder in FOLDER.iterdir() if any(folder.glob("*.txt"))} == games
    assert {file.with_suffix(".txt") for file in FILES} == set(FOLDER.glob("*/*.txt"))
