"""Every value of the rules has a plain line, and every play is read back from its own."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

import game.rules
from game.rules import text
from game.rules.actions import Bet, Call, CanBank, CanBet, CanCall, CanPass, Decline, NoBet, SetBank
from game.rules.cards import parse
from game.rules.events import CardDealt, ChipsMoved, PoolDivided

SOURCES = sorted(Path(game.rules.__file__).parent.rglob("*.py"))


def test_every_problem_has_its_words() -> None:
    codes = {code for file in SOURCES for code in re.findall(r'Problem\(\s*"(\w+)"', file.read_text("utf-8"))}
    assert "bet_range" in codes
    assert codes <= set(text.PROBLEMS)


@pytest.mark.parametrize(
    ("action", "line"),
    [
        (Bet(10), "bet 10"),
        (NoBet(), "no bet"),
        (Call("high"), "call high"),
        (SetBank(30), "bank 30"),
        (Decline(), "decline"),
    ],
)
def test_a_play_is_read_back_from_its_line(action: game.rules.actions.AnyAction, line: str) -> None:
    assert text.action(action) == line
    assert text.parse_action(line) == action


@pytest.mark.parametrize(
    "line", ["", "bet", "bet ten", "bet 1 2", "bet -1", "no", "call", "raise 5", "BET 5"]
)
def test_what_is_no_play_is_said_to_be_none(line: str) -> None:
    with pytest.raises(ValueError, match=r"no play|no number"):
        text.parse_action(line)


def test_options_say_their_ranges() -> None:
    offered = (CanPass(), CanBet(5, 20), CanBet(3, 3), CanCall(("high", "low")), CanBank(1, 9))
    assert text.options(offered) == "no bet, bet 5 to 20, bet 3, call high or low, bank 1 to 9"
    assert text.options(()) == "nothing"


def test_seats_are_letters_or_numbers() -> None:
    assert [text.parse_seat(word) for word in ("A", "q", "0", "16")] == [0, 16, 0, 16]
    for word in ("", "R", "AB", "17", "-1", "1.0", "٣", "001"):
        with pytest.raises(ValueError, match="no seat"):
            text.parse_seat(word)


def test_events_are_one_plain_line() -> None:
    moved = ChipsMoved("pool", "seat 0", 10, 10, 105, "win")
    assert text.line(moved) == "chips_moved pool -> seat 0: 10 (win) pool 10 seat 0 105"
    dealt = CardDealt("hand 1", parse("10S"), False, 40)
    assert text.line(dealt) == "card_dealt hand 1 10S down, 40 left"
    hidden = msgspec.structs.replace(dealt, card=None)
    assert text.line(hidden) == "card_dealt hand 1 ?? down, 40 left"
    assert text.line(PoolDivided(17, (0, 1), 2)) == "pool_divided share 17 seats 0 1 remainder 2"
    assert text.plain(dealt) == {
        "event": "card_dealt",
        "to": "hand 1",
        "card": "10S",
        "up": False,
        "stock": 40,
    }
