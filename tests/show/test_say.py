"""What is said of events: names in the log, lines of passengers who are there, none twice running."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.i18n import LANGUAGES, Words
from game.paths import baked
from game.rules.engine import Rules
from game.rules.events import BankEmptied, HandWon, Passed, PoolDivided, PotTaken
from game.rules.variants.yablon_bank import YablonBankRules
from game.scenes.table.talk import STAYS, Talk
from game.show.board import fold
from game.show.hearing import SPEEDS, Ears, Heard
from game.show.say import log_line, occasion

from .tables import IN_BETWEEN, YABLON, opened, steps, told

NAMES = ("Ann", "Bora", "Cecil", "Dora", "Emil")


def words(language: str = "en") -> Words:
    return Words(baked() / "locale", language, strict=True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", [IN_BETWEEN, YABLON], ids=["in_between", "yablon"])
def test_the_log_speaks_of_names_and_of_shown_cards_only(rules: object, language: str) -> None:
    speak = words(language)
    board, lines = None, []
    for _, events in steps(rules, 5, 4):  # type: ignore[arg-type]
        if board is None:
            board, rest = opened(events, 0)
        else:
            rest = told(events, 0)
        for event in rest:
            line = log_line(event, board, NAMES.__getitem__, speak.tr)
            if line:
                lines.append(line)
                seat = getattr(event, "seat", None)
                assert seat is None or NAMES[seat] in line
            board = fold(board, event)
    assert len(lines) > 20
    assert not any("{" in line for line in lines)


@pytest.mark.parametrize(("rules", "middle"), [(IN_BETWEEN, "pot"), (YABLON, "pool")])
def test_what_lies_in_the_middle_has_one_name_at_a_table(rules: Rules, middle: str) -> None:
    (_, events) = next(iter(steps(rules, 3, 3)))
    board, _ = opened(events, 0)
    for event in (PotTaken(1, 7), PoolDivided(2, (0, 1, 2), 1)):
        said = log_line(event, board, NAMES.__getitem__, words().tr)
        assert said is not None
        assert middle in said


def test_an_empty_bank_ends_the_deal_only_where_nobody_may_fill_it_again() -> None:
    for refill in (False, True):
        board, _ = opened(next(iter(steps(YablonBankRules(bank_refill=refill), 3, 3)))[1], 0)
        said = log_line(BankEmptied(), board, NAMES.__getitem__, words().tr)
        assert said is not None
        assert ("the deal ends" in said) is not refill


def test_a_passenger_speaks_on_occasions_of_its_own() -> None:
    board = None
    for _, events in steps(IN_BETWEEN, 4, 4):
        if board is None:
            board, rest = opened(events, 0)
        else:
            rest = told(events, 0)
        for event in rest:
            found = occasion(event, board)
            if found is not None:
                assert found[0] == event.seat  # type: ignore[attr-defined]
            board = fold(board, event)


def test_nobody_says_the_same_twice_running_and_bubbles_go() -> None:
    talk = Talk(words(), {1: "ashworth", 2: "marlow"}, seed=3)
    board = opened(next(steps(IN_BETWEEN, 3, 1))[1], 0)[0]
    said: dict[int, list[str]] = {1: [], 2: []}
    for n in range(400):
        seat = 1 + n % 2
        talk.hear(Passed(seat, False) if n % 3 else HandWon(seat, 1, "between"), board)
        if talk.speech is not None:
            assert talk.speech.seat == seat
            said[seat].append(talk.speech.key)
            assert not talk.pass_time(STAYS - 1)
            assert talk.pass_time(1)
        assert talk.speech is None
    for seat, who in ((1, "ashworth"), (2, "marlow")):
        assert len(said[seat]) > 20
        assert all(key.startswith(f"{who}.") for key in said[seat])
        for when in ("no_bet", "win"):
            own = [key for key in said[seat] if f".{when}." in key]
            lines = len(set(own))
            assert lines == 1 or all(first != second for first, second in pairwise(own))


def test_a_person_says_nothing_by_itself() -> None:
    talk = Talk(words(), {1: "ashworth"}, seed=3)
    board = opened(next(steps(IN_BETWEEN, 3, 1))[1], 0)[0]
    for _ in range(100):
        talk.hear(Passed(0, False), board)
        assert talk.speech is None


def test_quick_games_drop_noise_but_never_a_result() -> None:
    for name, speed in SPEEDS.items():
        ears = Ears()
        deals = sum(ears.hear(Heard("deal"), speed) for _ in range(8))
        assert deals == {"slow": 8, "normal": 8, "fast": 4, "very_fast": 1, "instant": 0}[name]
        assert ears.hear(Heard("win_large"), speed)
        assert ears.hear(Heard("chip"), speed) is (name != "instant")
