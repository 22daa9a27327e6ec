"""Settings that cannot be played are refused with what is wrong and the numbers that would do."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules import engine, house, text
from game.rules.actions import Problem, Refused
from game.rules.engine import Rules
from game.rules.variants.in_between import InBetweenRules
from game.rules.variants.yablon import YablonRules


@pytest.mark.parametrize(
    ("rules", "seats", "problem"),
    [
        (YablonRules(), 1, Problem("seats", {"seats": 1, "low": 2, "high": 8})),
        (YablonRules(), 9, Problem("seats", {"seats": 9, "low": 2, "high": 8})),
        (InBetweenRules(), 18, Problem("seats", {"seats": 18, "low": 2, "high": 17})),
        (
            YablonRules(ante=0),
            4,
            Problem("setting_range", {"name": "ante", "value": 0, "low": 1, "high": house.MOST_CHIPS}),
        ),
        (
            InBetweenRules(post_times=5),
            4,
            Problem("setting_range", {"name": "post_times", "value": 5, "low": 1, "high": 4}),
        ),
        (InBetweenRules(least_bet=5, rising_cap=4), 4, Problem("limits", {"least": 5, "most": 4})),
        (
            InBetweenRules(ante=4, least_bet=5, ante_back=True),
            4,
            Problem("ante_low", {"ante": 4, "least": 5}),
        ),
        (
            YablonRules(ante=5, pool_limit=22),
            4,
            Problem("limit_low", {"limit": 22, "least": 23}),  # 4 antes of 5, and 3 chips that may stay
        ),
    ],
)
def test_impossible_settings_are_refused(rules: Rules, seats: int, problem: Problem) -> None:
    assert engine.problems(rules, seats) == [problem]
    with pytest.raises(Refused) as refused:
        engine.start(rules, (100,) * seats, 1)
    assert refused.value.problem == problem
    assert text.problem(problem)


@pytest.mark.parametrize("setting", [{"cut": "left"}, {"pair": 2}, {"pass_allowed": 1}, {"credit": "on"}])
def test_unknown_choices_are_refused(setting: dict[str, Any]) -> None:
    (problem,) = engine.problems(InBetweenRules(**setting), 4)
    ((name, value),) = setting.items()
    assert problem == Problem("setting_choice", {"name": name, "value": str(value)})


@pytest.mark.parametrize("wrong", [True, 1.0, "1"])
def test_numbers_are_whole(wrong: object) -> None:
    (problem,) = engine.problems(InBetweenRules(ante=wrong), 4)  # type: ignore[arg-type]
    assert problem.code == "setting_range"


def test_the_lowest_pool_limit_may_be_played() -> None:
    assert engine.problems(YablonRules(ante=5, pool_limit=23), 4) == []


@pytest.mark.parametrize("game", engine.RULES)
@pytest.mark.parametrize("seats", [0, 1])
def test_the_standard_may_be_played_by_the_fewest_and_the_most(game: type[Rules], seats: int) -> None:
    assert engine.problems(game(), game.SEATS[seats]) == []


@pytest.mark.parametrize(
    ("chips", "more", "code"),
    [
        ((100, -1), {}, "chips"),
        ((100, 1.5), {}, "chips"),
        ((100, True), {}, "chips"),
        ((100, 100), {"pool": -1}, "chips"),
        ((100, 4), {}, "players"),
        ((100, 100, 4), {"dealer": 2}, "dealer"),
        ((100, 100), {"dealer": 2}, "dealer"),
        ((100, 100), {"stacked": [(20, 20)]}, "stacked"),
    ],
)
def test_tables_that_cannot_start(chips: tuple[int, ...], more: dict[str, Any], code: str) -> None:
    with pytest.raises(Refused) as refused:
        engine.start(YablonRules(ante=5), chips, 1, **more)
    assert refused.value.problem.code == code
    assert text.problem(refused.value.problem)


def test_every_setting_says_what_it_may_be() -> None:
    assert house.choices(YablonRules)["short_pool"] == ("whole", "none", "any")
    assert house.choices(YablonRules)["peek_any_time"] == (False, True)
    assert house.choices(InBetweenRules)["post_times"] == range(1, 5)
