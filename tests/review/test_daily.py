"""The daily departure at the machine: begun, left, gone on with, finished once, and played for nothing."""

from __future__ import annotations

from datetime import date

import msgspec
import pytest

from game.app import App
from game.career.daily import attempt
from game.career.profile import Profile
from game.review import Kept
from game.rules.actions import NoBet
from game.scenes.daily.scene import DailyScene
from game.scenes.line.scene import LineMapScene
from game.scenes.review.scene import ReviewScene
from game.scenes.stack import Push, Stack
from game.scenes.table.scene import TableScene
from game.storage.levels import load_levels
from game.ui.intents import Confirm, Hot, Press
from tests.ui.journey import journey
from tests.ui.stage import MARIA, program

DATE = "2026-12-04"


def daily(app: App, profile: Profile = MARIA) -> DailyScene:
    return DailyScene(app.services, load_levels()[:2], profile, DATE)


def depart(scene: DailyScene) -> tuple[Stack, TableScene]:
    stack = Stack(scene)
    answer = scene.handle(Confirm())
    assert isinstance(answer, Push)
    stack.apply(answer)
    assert isinstance(answer.scene, TableScene)
    return stack, answer.scene


def played(stack: Stack, table: TableScene) -> None:
    """The person says whatever is said first, to the end of the table."""
    match = table._host.match
    assert match is not None
    while not match.over:
        if match.asks_person:
            seat = match.asked
            assert seat is not None
            table._run.play(_first(match.view(seat).options))
        else:
            table._run.run_ahead()
    for _ in range(20_000):
        answer = table.update(500)
        if answer is not None:
            stack.apply(answer)
            return
    raise AssertionError("it never ends")


def _first(options):  # type: ignore[no-untyped-def]
    from game.rules.actions import Bet, CanBet, NoBet

    return Bet(options[0].low) if isinstance(options[0], CanBet) else NoBet()


def test_everybody_gets_the_same_cards() -> None:
    with program() as app:
        _, mine = depart(daily(app))
        match = mine._host.match
        assert match is not None
        other = msgspec.structs.replace(MARIA, name="Otto", purse=0)
    with program() as app:
        _, theirs = depart(daily(app, other))
        assert theirs._host.match is not None
        assert theirs._host.match.record == match.record


def test_one_attempt_is_left_gone_on_with_and_finished() -> None:
    with program() as app:
        app.services.settings.change(speed="instant")
        stack, table = depart(daily(app))
        for _ in range(40):
            table.update(500)
        assert table.asked
        table.leave()
        before = table.board
        day = attempt(app.services.store.days(), DATE)
        assert day is not None
        assert day.sitting is not None
        scene = daily(app)
        stack, again = depart(scene)
        again.update(500)
        assert again.board == before
        played(stack, again)
        assert stack.top is scene
        day = attempt(app.services.store.days(), DATE)
        assert day is not None
        assert day.sitting is None
        assert day.accuracy is not None
        assert isinstance(scene._sitting, Kept)
        assert scene._sitting.profit == day.profit
        x, y, w, h = next(c.rect for c in scene._board.controls if c.name == "review")
        scene.handle(Press(x + w // 2, y + h // 2))
        answer = scene.handle(Confirm())
        assert isinstance(answer, Push)
        assert isinstance(answer.scene, ReviewScene)
        scene._board.focus.go("play")
        stack, table = depart(scene)
        played(stack, table)
        assert attempt(app.services.store.days(), DATE) == day


def one_of(app: App, station: str, **changes: object) -> DailyScene:
    """The departure of a day whose table is that of `station`, with these changes."""
    level = next(each for each in load_levels() if each.station == station)
    return DailyScene(app.services, [msgspec.structs.replace(level, **changes)], MARIA, DATE)


@pytest.mark.parametrize(
    ("to_the_end", "deals", "won"), [(True, 3, False), (False, 3, True), (True, 0, True)]
)
def test_the_goal_is_reached_as_the_table_has_it(to_the_end: bool, deals: int, won: bool) -> None:
    """At Vienna one has to stay: to get up before the last deal, however rich, is no goal."""
    with program() as app:
        rules = msgspec.structs.replace(load_levels()[4].rules, deals=4)
        scene = one_of(app, "vienna", rules=rules, goal=1, to_the_end=to_the_end)
        _, table = depart(scene)
        host, match = table._host, table._host.match
        assert match is not None
        assert host.level.to_the_end is to_the_end
        while not match.over:
            if deals and match.state.deal == deals:
                match.close()
            elif match.asks_person:
                match.play(0, NoBet())
            else:
                match.step()
        host.finish(0)
        day = attempt(app.services.store.days(), DATE)
        assert day is not None
        assert day.chips > 1
        assert day.won is won


def test_the_bank_is_held_by_whom_the_table_names() -> None:
    with program() as app:
        scene = one_of(app, "budapest")
        _, table = depart(scene)
        match = table._host.match
        assert match is not None
        assert match.sitters[match.state.dealer].persona == scene._departure.level.banker


@pytest.mark.parametrize(("hour", "expected"), [("2026-12-05", DATE), ("2026-12-06", "2026-12-06")])
def test_who_is_at_the_table_when_midnight_comes_may_finish_it(
    monkeypatch: pytest.MonkeyPatch, hour: str, expected: str
) -> None:
    """After the next one it is too late."""

    class Clock(date):
        @classmethod
        def today(cls) -> date:
            return date.fromisoformat(hour)

    monkeypatch.setattr("game.scenes.line.scene.date", Clock)
    with program() as app:
        _, table = depart(daily(app))
        table.leave()
        answer = LineMapScene(journey(app.services)).handle(Hot("d"))
        assert isinstance(answer, Push)
        assert isinstance(answer.scene, DailyScene)
        assert answer.scene._departure.date == expected
