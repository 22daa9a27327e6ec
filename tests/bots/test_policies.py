"""The three measures of play."""

from __future__ import annotations

import pytest

from game import odds
from game.bots.policies import POLICIES, at_random, casual, coach
from game.rules import engine
from game.rules.actions import Bet, Call, NoBet
from game.rules.cards import parse_all
from game.rules.engine import Rules
from game.rules.rng import Rng
from game.rules.variants.in_between import InBetweenRules
from game.rules.variants.yablon import YablonRules
from game.rules.view import View

ANY = Rng(3)
FORCED = InBetweenRules(ante=4, deals=1)  # a pot of twelve
FREE = InBetweenRules(ante=4, deals=1, pass_allowed=True)


def look(rules: Rules, cards: str, chips: int = 40) -> View:
    return engine.view(engine.start(rules, [chips] * 3, 1, 2, (parse_all(cards),)).state, 0)


@pytest.mark.parametrize(
    ("rules", "cards", "best", "ordinary"),
    [
        (FORCED, "2S 10H", Bet(12), Bet(6)),  # seven ranks
        (FORCED, "2S 9H", Bet(1), Bet(1)),  # six
        (FREE, "2S 9H", NoBet(), NoBet()),
        (FREE, "AS 2H", Bet(12), Bet(6)),
    ],
)
def test_coach_and_casual(rules, cards, best, ordinary):
    assert coach(look(rules, cards), ANY) == best
    assert casual(look(rules, cards), ANY) == ordinary


def test_casual_counts_no_cards_and_the_coach_does():
    """Seven ranks between 3 and J, after another seat has shown a 5, a 7 and a 9 that would win."""
    rules = YablonRules(ante=5, deals=1)
    state = engine.start(rules, [50] * 3, 1, 2, (parse_all("5S 3H AC 7S JD AD 9S"),)).state
    view = engine.view(engine.apply(state, 0, Bet(5)).state, 1)
    assert casual(view, ANY) == Bet(10)
    assert coach(view, ANY) == Bet(20)  # 25 of 47 still win
    state = engine.start(rules, [50] * 4, 1, 3, (parse_all("5S 7D 3H 2C 7S 9D JD 2D 9S 8S"),)).state
    for seat in (0, 1):
        state = engine.apply(state, seat, Bet(5)).state
    view = engine.view(state, 2)
    assert casual(view, ANY) == Bet(10)
    assert coach(view, ANY) == NoBet()  # 22 of 44 win: nothing to be had


def test_both_call_for_the_better():
    rules = InBetweenRules(ante=4, deals=1, pair="highlow")
    for policy in (coach, casual):
        assert policy(look(rules, "3S 3D"), ANY) == Call("higher")


def test_random_does_everything_that_is_legal():
    view = look(FREE, "2S 9H")
    done = {at_random(view, Rng(1, count)) for count in range(200)}
    assert done == {NoBet(), *(Bet(amount) for amount in range(1, 13))}
    calls = look(InBetweenRules(ante=4, pair="highlow"), "8S 8D")
    assert {at_random(calls, Rng(1, count)) for count in range(20)} == {Call("higher"), Call("lower")}


def test_the_coach_never_gives_anything_away():
    for cards in ("2S 9H", "5S JD", "4S 6D", "3S KD"):
        view = look(FREE, cards)
        found = odds.choices(view)
        assert odds.value(found, coach(view, ANY)) == max(choice.worth for choice in found)


def test_policies_have_the_names_of_the_command_line():
    assert set(POLICIES) == {"coach", "casual", "random"}
