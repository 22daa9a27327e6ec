"""Whoever is asked thinks beside the show: it goes on meanwhile, and what comes out is the same."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Event as Flag

import pytest

from game import bots, odds
from game.rules.actions import AnyAction
from game.rules.rng import Rng
from game.rules.variants.ochko_bank import OchkoBankRules
from game.rules.view import View
from game.ui.intents import Confirm

from . import stage
from .ochko import by_rote, ochko


@pytest.fixture
def thread(monkeypatch: pytest.MonkeyPatch) -> Iterator[ThreadPoolExecutor]:
    """The thread that the game thinks on, whatever the stage would have."""
    with ThreadPoolExecutor(1) as thread:
        monkeypatch.setattr(stage, "AtOnce", lambda: thread)
        yield thread


def test_the_question_is_reckoned_before_the_person_sees_it(thread: ThreadPoolExecutor) -> None:
    with ochko(OchkoBankRules(deals=2), 6, banker=5) as at:
        match = at.journey.match
        assert match is not None
        at.until(lambda scene: match.asks_person)
        thread.submit(int).result()  # one thread answers in turn: what came before is done
        assert not at.scene.asked
        ahead, found = odds._last
        assert ahead == match.view(0)
        at.ask()
        assert odds.choices(at.scene.board) is found


def test_the_show_goes_on_while_a_passenger_thinks(
    thread: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long it takes, no picture waits for it; then he does what he would have done at once."""
    thought = Flag()

    def slowly(view: View, persona: object, rng: Rng) -> AnyAction:
        thought.wait()
        return by_rote(view, persona, rng)

    with ochko(OchkoBankRules(deals=2), 9, banker=8) as at, monkeypatch.context() as patch:
        patch.setattr(bots, "choose", slowly)
        at.ask()
        match = at.journey.match
        assert match is not None
        at.scene._run.play(by_rote(match.view(0), None, Rng(0)))
        asked, plays = match.asked, len(match.plays)
        at.run(3000)
        assert (match.asked, len(match.plays)) == (asked, plays)
        assert not at.scene._director.busy
        answer = by_rote(match.view(asked), None, Rng(0))
        thought.set()
        thread.submit(int).result()
        at.until(lambda scene: len(match.plays) > plays)
        assert match.plays[plays].action == answer


def test_a_press_hurries_those_who_think(thread: ThreadPoolExecutor) -> None:
    with ochko(OchkoBankRules(deals=2), 9, banker=8) as at:
        at.ask()
        at.do(Confirm())
        at.do(Confirm())
        match = at.journey.match
        assert match is not None
        assert match.asks_person
        assert [play.seat for play in match.plays[-8:]] == list(range(1, 9))
