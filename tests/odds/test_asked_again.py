"""The last question is remembered: asked again it costs nothing, and nobody gets another's answer."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random
from threading import Event

import msgspec
import pytest

from game import odds
from game.bots.anything import any_answer
from game.odds.choice import Choice
from game.odds.coach import advise
from game.odds.ochko import choices as ochko
from game.rules import engine
from game.rules.variants.ochko_bank import OchkoBankRules
from game.rules.view import View

from .ochko_tables import PLAIN, bets, deal, look


def questions(seats: int, seed: int) -> list[View]:
    """What is asked in a sitting with slips where everybody does anything."""
    rules = OchkoBankRules(deals=1, irregularities="random", slip_percent=20)
    state, random, found = engine.start(rules, [20] * seats, seed).state, Random(seed), list[View]()
    while not state.ended:
        found.append(engine.view(state, state.turn))
        state = engine.apply(state, state.turn, any_answer(found[-1].options, random.random())).state
    return found


def test_what_is_remembered_is_what_would_be_found_anew():
    """Forth, back and in pairs, so that every view comes after each of its neighbours and after itself."""
    asked = questions(3, 5)
    assert len({view.seat for view in asked}) == 3
    anew = [ochko.choices(view) for view in asked]
    for order in (range(len(asked)), reversed(range(len(asked)))):
        for at in order:
            assert odds.choices(asked[at]) == anew[at]
            assert odds.choices(asked[at]) == anew[at]


def test_a_question_is_answered_once():
    view = look(bets(deal("10S 10D 6H 9D")))
    first = odds.choices(view)
    again = engine.view(bets(deal("10S 10D 6H 9D")), view.seat)
    assert again is not view
    assert odds.choices(again) is first
    advice = advise(again)
    assert advice is not None
    assert advice.choices is first


def test_another_question_is_not_answered_with_the_last_one():
    """One thing is changed at a time: what was bet, what was seen, the house, and who looks."""
    state = bets(deal("10S 10D 6H 9D"))
    view = look(state)
    found = odds.choices(view)
    other_house = msgspec.structs.replace(PLAIN, ties=False)
    for changed in (
        {"chips": {place: 2 * chips for place, chips in view.chips.items()}},
        {"seen": view.seen[:-1]},
        {"rules": other_house},
        {"options": view.options[:1]},
    ):
        other = msgspec.structs.replace(view, **changed)
        assert odds.choices(other) == ochko.choices(other) != found
        assert odds.choices(view) == found
    assert odds.choices(engine.view(state, 1)) == ()
    assert odds.choices(view) == found


def test_who_asks_while_it_is_reckoned_waits_for_that_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table asks ahead on another thread; a question is never reckoned twice side by side."""
    view, begun, go_on, reckoned = look(bets(deal("10S 10D 6H 9D"))), Event(), Event(), list[View]()

    def slowly(asked: View) -> tuple[Choice, ...]:
        reckoned.append(asked)
        begun.set()
        assert go_on.wait(60)
        return ochko.choices(asked)

    monkeypatch.setitem(odds._GAMES, type(view.rules), slowly)
    monkeypatch.setattr(odds, "_last", (None, ()))
    with ThreadPoolExecutor(2) as threads:
        ahead = threads.submit(odds.choices, view)
        assert begun.wait(60)
        meanwhile = threads.submit(odds.choices, view)
        go_on.set()
        assert meanwhile.result() is ahead.result()
    assert reckoned == [view]
