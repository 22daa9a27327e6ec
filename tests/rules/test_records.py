"""Records: what is wrong with a file is named by its place, and an illegal play by its number and range."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from game.rules.actions import Problem
from game.rules.record import IllegalPlay, RecordError, parse_record, run

HAND = """
variant = "yablon"
chips = [100, 100, 100]
dealer = "C"
cards = ["5S 6S 2S  9S 6H AH  7S 2D"]
plays = ["A bet 10", "B no bet", "C bet 5"]
[house]
ante = 5
"""


NEXT_DEAL = HAND.replace("2D", '2D", "3S 4S 5S  9C 10C JC  7H 8H')


@pytest.mark.parametrize(
    ("right", "wrong", "place"),
    [
        ("chips =", "chips", "line 3"),
        ('"yablon"', '"whist"', "variant: 'whist' is none of"),
        ("[100, 100, 100]", "100", "chips: a list"),
        ("100, 100, 100", "100, 1.5, 100", r"chips\[1\]: 1.5"),
        ("100, 100, 100", "100, 100, 100" + ", 100" * 6, "house or chips: this game is for 2 to 8"),
        ('"C"', '"D"', "dealer: there is no seat D at a table of 3"),
        ('"C"', '"?"', "dealer: '.' is no seat"),
        ('dealer = "C"', 'dealer = "C"\ndraw = "AS"', "draw: there is none"),
        ('dealer = "C"', 'dealer = "C"\nrandom = "mersenne"', "random: the seed is for 'mersenne'"),
        ('dealer = "C"', 'dealer = "C"\nseed = "x"', "seed: 'x'"),
        ('dealer = "C"', 'dealer = "C"\ncolour = 1', "colour: unknown"),
        ("6S 2S", "1S 2S", r"cards\[0\], card 2: '1S' is no card"),
        ("6S 2S", "5S 2S", "house or chips: a card lies"),
        ('"5S 6S 2S  9S 6H AH  7S 2D"', "5", r"cards\[0\]: cards are one string"),
        ("A bet 10", "A bets 10", r"plays\[0\]: 'bets 10' is no play"),
        ("A bet 10", "A bet -10", r"plays\[0\]: '-10' is no number of chips"),
        ("A bet 10", "A bet 1.5", r"plays\[0\]: '1.5' is no number of chips"),
        ("A bet 10", "Z bet 10", r"plays\[0\]: 'Z' is no seat"),
        ("A bet 10", "bet", r"plays\[0\]: 'bet' is no play"),
        ("ante = 5", "anti = 5", "house.anti: unknown"),
        ("ante = 5", 'ante = "5"', "house or chips: ante is 1 to"),
        ("ante = 5", "pool_limit = 3", "house or chips: the antes alone"),
        ("[house]\nante = 5", "house = 5", "house: a table"),
        ('dealer = "C"', f'dealer = "C"\nseed = {"9" * 5000}', "digits"),
        ("[100, 100, 100]", "[" * 3000, "recursion"),
        ('dealer = "C"', 'dealer = "C"\nslips = ["² skipped B"]', r"slips\[0\]: '² skipped B' is no slip"),
        ('dealer = "C"', f'dealer = "C"\nslips = ["1 unasked A {"9" * 5000}"]', r"slips\[0\]: "),
    ],
)
def test_a_malformed_record_names_the_place(right: str, wrong: str, place: str) -> None:
    assert right in HAND
    with pytest.raises(RecordError, match=place):
        run(HAND.replace(right, wrong, 1))


@pytest.mark.parametrize(
    ("right", "wrong", "number", "problem", "legal"),
    [
        (
            "A bet 10",
            "A bet 16",
            1,
            Problem("bet_range", {"amount": 16, "low": 5, "high": 15}),
            "bet 5 to 15",
        ),
        ("A bet 10", "A bet 4", 1, Problem("bet_range", {"amount": 4, "low": 5, "high": 15}), "5 to 15"),
        ("B no bet", "B bet 5", 2, Problem("hopeless"), "no bet"),
        ("B no bet", "A bet 5", 2, Problem("not_your_turn", {"turn": 2}), "nothing"),
        ("C bet 5", "C call high", 3, Problem("no_call"), "no bet, bet 5"),
    ],
)
def test_an_illegal_play_is_named(right: str, wrong: str, number: int, problem: Problem, legal: str) -> None:
    with pytest.raises(IllegalPlay, match=re.escape(legal)) as illegal:
        run(HAND.replace(right, wrong, 1))
    assert (illegal.value.number, illegal.value.play, illegal.value.problem) == (number, wrong, problem)
    assert illegal.value.events


def test_no_bet_may_be_left_out_where_there_is_no_choice() -> None:
    assert run(HAND.replace('"B no bet", ', "")).events == run(HAND).events


def test_no_bet_may_be_written_where_nobody_is_asked() -> None:
    emptied = NEXT_DEAL.replace('"A bet 10", "B no bet", "C bet 5"', '"A bet 15"')
    for later in ('"B bet 5"', '"B no bet", "C bet 5"'):
        spoken = emptied.replace('"A bet 15"', f'"A bet 15", "B no bet", "C no bet", {later}')
        assert run(spoken).events == run(emptied.replace('"A bet 15"', f'"A bet 15", {later}')).events


def test_a_seat_may_be_a_number_and_a_seed_gives_what_is_not_written() -> None:
    assert parse_record(HAND.replace('"C"', "2")) == parse_record(HAND)
    assert run(HAND.replace("dealer", "seed = 1\ndealer")).events != run(HAND).events


def test_the_json_form_is_plain_and_complete() -> None:
    replayed = run(HAND.replace("ante = 5", "ante = 5\ndeals = 1"))
    found = json.loads(json.dumps(replayed.json()))
    assert found["chips"] == [109, 98, 93]
    assert (found["pool"], found["dealer"], found["over"]) == (0, 2, True)
    assert found["events"][0]["event"] == "sitting_opened"
    assert {"event": "card_dealt", "to": "hand 0", "card": "7S", "up": True, "stock": 45} in found["events"]
    assert replayed.lines()[-1] == "chips A 109 B 98 C 93 pool 0"


def test_the_documented_examples_can_be_replayed() -> None:
    readme = (Path(__file__).parent / "README.md").read_text("utf-8")
    examples = re.findall(r"```toml\n(.*?)```", readme, re.DOTALL)
    assert len(examples) >= 2
    for example in examples:
        assert run(example).lines()
