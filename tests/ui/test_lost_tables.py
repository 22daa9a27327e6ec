"""A table that cannot have been kept like that: the player hears of it, and the game goes on."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import msgspec
import pytest

from game.app import App
from game.career import daily as days
from game.career.profile import Profile
from game.party import Evening
from game.rules.actions import Bet, CanBet
from game.rules.variants.in_between import InBetweenRules
from game.scenes.daily.scene import DailyScene
from game.scenes.journey import Journey
from game.scenes.party.evening import PartyHost, party_scene
from game.scenes.results.scene import results_of
from game.scenes.seating.scene import SeatingScene
from game.scenes.stack import Push
from game.scenes.table.scene import TableScene
from game.storage.levels import load_levels
from game.storage.store import Save
from game.ui.intents import Confirm
from tests.party.stage import plan
from tests.ui.stage import MARIA, program

DATE = "2026-12-04"


def told(app: App) -> list[str]:
    """What waits to be shown to the player."""
    return [words for words, kind in app.services.toasts._waiting if kind == "error"]


def lost(app: App) -> str:
    return app.services.words.tr("message.table_lost")


def richer(sitting: dict[str, Any]) -> dict[str, Any]:
    """The table with chips that nobody brought."""
    forged = deepcopy(sitting)
    forged["state"]["chips"][0] += 1000
    return forged


def two_persons(sitting: dict[str, Any]) -> dict[str, Any]:
    """The table with a second person, who sits at no machine."""
    forged = deepcopy(sitting)
    forged["sitters"][1]["persona"] = None
    return forged


FORGED = pytest.mark.parametrize("forged", [richer, two_persons])


@FORGED
def test_a_career_gets_its_chips_back_and_sits_down_anew(forged) -> None:
    with program() as app:
        levels = load_levels()
        journey = Journey(app.services, levels, 1, Save(Profile("Ana")))
        match = journey.sit_down(levels[0])
        sitting = match.pack()
        again = Journey(app.services, levels, 1, Save(journey.profile, sitting))
        assert again.match is not None
        assert told(app) == []
        again = Journey(app.services, levels, 1, Save(journey.profile, forged(sitting)))
        assert told(app) == [lost(app)]
        assert again.match is None
        assert again.profile.seated is None
        assert again.profile.purse == journey.profile.chips
        again.sit_down(levels[0])
        assert again.match is not None


@FORGED
def test_the_daily_table_is_dealt_anew(forged) -> None:
    with program() as app:
        levels = load_levels()[:1]
        departure = days.departure(DATE, levels)
        scene = DailyScene(app.services, levels, MARIA, DATE)
        answer = scene._table()
        match = answer._host.match
        assert match is not None
        day = days.Day(DATE, departure.level.station, 40, forged(match.pack()))
        app.services.store.save_days((day,))
        scene.resumed(None)
        table = scene._table()
        assert told(app) == [lost(app)]
        assert isinstance(table, TableScene)
        assert table._host.match is not None
        assert not table._host.match.plays


def kept_evening(app: App) -> PartyHost:
    host = PartyHost(app.services, app.services.store.party()[0])
    host.open(plan(InBetweenRules(), 2, "jo"))
    return host


def test_an_evening_keeps_its_chips_and_deals_anew() -> None:
    with program() as app:
        host = kept_evening(app)
        assert host.party.sitting is not None
        app.services.store.save_party(
            msgspec.structs.replace(host.party, sitting=richer(dict(host.party.sitting)))
        )
        again = PartyHost(app.services, app.services.store.party()[0])
        assert told(app) == [lost(app)]
        assert again.match is not None
        assert again.match.pack() != host.party.sitting
        assert sum(again.evening.chips) + again.match.state.pool == sum(host.evening.chips)


def test_others_at_the_table_than_in_the_evening() -> None:
    with program() as app:
        host = kept_evening(app)
        sitting = two_persons(dict(host.party.sitting or {}))
        sitting["sitters"][2]["persona"] = "pavel"
        app.services.store.save_party(msgspec.structs.replace(host.party, sitting=sitting))
        again = PartyHost(app.services, app.services.store.party()[0])
        assert told(app) == [lost(app)]
        assert again.match is not None
        assert [sitter.persona for sitter in again.match.sitters] == [None, None, "jo"]


def test_an_evening_that_nobody_can_go_on_with_leads_to_the_seats() -> None:
    with program() as app:
        host = kept_evening(app)
        evening = msgspec.structs.replace(host.evening, pool=-5)
        app.services.store.save_party(msgspec.structs.replace(host.party, evening=evening, sitting={}))
        assert isinstance(party_scene(app.services), SeatingScene)
        assert told(app) == [lost(app)]


@pytest.mark.parametrize("seats", [(0, 7), (0, 0), (-1,)])
def test_seats_without_an_account_are_no_evening(seats) -> None:
    with program() as app:
        evening = kept_evening(app).evening
        with pytest.raises(msgspec.ValidationError, match="seats"):
            msgspec.convert(msgspec.to_builtins(evening) | {"seats": seats}, Evening)


def test_a_sitting_that_cannot_be_replayed_is_not_looked_at() -> None:
    with program() as app:
        levels = load_levels()
        journey = Journey(app.services, levels, 1, Save(Profile("Ana")))
        match = journey.sit_down(levels[0])
        while not match.asks_person:
            journey.follow(match.step())
        while not match.over:
            least = match.view(0).options[0]
            assert isinstance(least, CanBet)
            events = match.play(0, Bet(least.low)) if match.asks_person else match.step()
            journey.follow((*events, *match.close()))
        scene = results_of(journey, 0)
        scene._reveal.skip()
        scene._board.focus.go("review")
        assert isinstance(scene.handle(Confirm()), Push)
        assert journey.last is not None
        record = msgspec.structs.replace(journey.last.record, chips=(40, 40, 40, 0))
        journey.last = msgspec.structs.replace(journey.last, record=record)
        assert scene.handle(Confirm()) is None
        assert told(app) == ["London · In-Between: this file cannot be read."]
