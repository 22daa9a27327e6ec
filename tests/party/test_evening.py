"""An evening from the title to its results: few presses, nothing lost, everybody accounted for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, TypeVar

import msgspec
import pytest

from game.app import App
from game.party import Party, Passenger, Person
from game.rules.cards import RANK_NAMES
from game.rules.engine import RULES, Rules
from game.rules.events import CardDealt
from game.rules.places import POOL
from game.rules.tags import tag_of
from game.rules.variants.in_between import InBetweenRules
from game.rules.variants.ochko_bank import OchkoBankRules
from game.rules.variants.yablon import YablonRules
from game.scenes.curtain import CurtainScene
from game.scenes.party.evening import PartyHost, party_scene
from game.scenes.party.results import PartyResultsScene
from game.scenes.pause import Pause
from game.scenes.seating.scene import SeatingScene
from game.scenes.stack import Scene
from game.scenes.table.cloths import cloth_of
from game.scenes.table.log import LogScene
from game.scenes.table.scene import TableScene
from game.scenes.title.scene import _ACTS, _MENU, TitleScene
from game.ui import typist
from game.ui.clock import TurnedClock
from game.ui.intents import Cancel, Confirm, Hot, Menu

from .stage import Evening, again, begun, evening, plan, program

YABLON = plan(YablonRules(ante=2), 3, "zora", deals=2)


def pressed(app: App, *script: Callable[[], None]) -> list[str]:
    """Do one thing of the script as soon as the screen before it rests; the names of all scenes since."""
    steps, seen = iter(script), ["TitleScene"]
    rested = [0]

    def source(app: App, now: int) -> None:
        top = app.stack.top if app.stack else None
        name = type(top).__name__
        if name != seen[-1]:
            seen.append(name)
            rested[0] = now
        if now - rested[0] >= 480:
            rested[0] = now
            next(steps, typist.close)()

    assert app.run(TitleScene(app.services), source, TurnedClock(16)) == 0
    return seen


@pytest.mark.parametrize("device", ["keys", "pad", "pointer"])
def test_few_presses_lead_from_the_title_to_the_first_card(device: str) -> None:
    enter = {"keys": lambda: typist.key("enter"), "pad": lambda: typist.pad("south")}.get(device)
    down = {"keys": lambda: typist.key("down"), "pad": lambda: typist.pad("down")}.get(device)
    if enter and down:
        script = [enter, down, enter, enter]
    else:
        line = _MENU[1] + 14 + 19 * _ACTS.index("party")
        script = [lambda at=at: typist.click(*at) for at in ((320, 200), (320, line), (550, 342))]
    with program() as app:
        seen = pressed(app, *script)
        assert seen == ["TitleScene", "SeatingScene", "TableScene"]
        assert len(script) <= 8
        sitting = app.services.store.party()[0].evening
        assert sitting is not None
        assert sitting.plan.persons == 2


def test_two_presses_lead_from_the_title_to_the_seating_plan() -> None:
    with program() as app:
        seen = pressed(app, lambda: typist.key("enter"), lambda: typist.key("2"))
        assert seen == ["TitleScene", "SeatingScene"]


S = TypeVar("S", bound=Scene)


def to(going: Evening, kind: type[S], most: int = 300) -> S:
    """Play until such a scene is there."""
    for _ in range(most):
        going.run(1500)
        if isinstance(going.top, kind):
            return going.top
        going.answer()
    raise AssertionError(f"no {kind.__name__} comes")


@pytest.mark.parametrize("rules", [YablonRules(ante=2), InBetweenRules(pass_allowed=True)], ids=str)
def test_evening_ends_with_results_that_add_up(rules: YablonRules | InBetweenRules) -> None:
    with evening(plan(rules, 3, "zora", deals=2), speed="instant") as going:
        scene = to(going, PartyResultsScene)
        over = scene.evening
        assert over.rest == 0
        assert sum(account.course.chips for account in over.accounts) == 400
        assert over.deals == 2
        party = going.app.services.store.party()[0]
        assert party.evening is None
        assert party.plan == over.plan
        assert {person.name for person in party.people.values()} == {"Otto", "Maria", "Lev"}
        assert going.picture()
        going.do(Confirm())
        assert isinstance(going.top, TableScene)  # once more, at once


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.__name__)
def test_every_game_is_played_from_hand_to_hand_to_its_end(rules: type[Rules]) -> None:
    with evening(plan(rules(), 2, "zora", deals=1), speed="instant") as going:
        over = to(going, PartyResultsScene).evening
        assert over.deals >= 1
        assert over.rest == 0 or not over.plan.rules.draws
        assert going.picture()


def test_interrupted_evening_is_the_same_after_a_start() -> None:
    with evening(YABLON) as going:
        for _ in range(3):
            going.until(lambda scene: isinstance(scene, CurtainScene))
            going.run(500)
            going.do(Confirm())
            going.asked()
            going.do(Hot("n"))
        going.until(lambda scene: isinstance(scene, CurtainScene))
        called, match = going.called, going.host.match
        assert match is not None
        back = again(going)
        assert back.called == called  # behind the curtain, not on the open hand
        assert back.host.match is not None
        assert back.host.match.view(match.asked) == match.view(match.asked)
        assert back.host.evening == going.host.evening
        back.run(500)
        back.do(Confirm())
        back.asked()
        assert back.host.eyes == match.asked


def test_interrupted_while_a_hand_is_open_comes_back_behind_the_curtain() -> None:
    with evening(YABLON) as going:
        going.until(lambda scene: isinstance(scene, CurtainScene))
        called = going.called
        going.run(500)
        going.do(Confirm())
        going.asked()
        going.top.leave()
        assert again(going).called == called


def test_seats_change_between_two_deals() -> None:
    with evening(YABLON, speed="instant") as going:
        going.until(lambda scene: isinstance(scene, CurtainScene))
        going.run(500)
        going.do(Menu())
        assert isinstance(going.top, Pause)
        going.do(Hot("d"))
        seating = to(going, SeatingScene)
        seating._chosen = 1
        seating._sit("jo")  # Maria gets up, a passenger takes the chair
        seating._chosen = 3
        seating._sit("person")  # and somebody sits down where Zora was
        seating._build("deal")
        going.do(Confirm())
        chairs = [account.chair for account in going.host.evening.at_table]
        assert isinstance(chairs[1], Passenger)
        assert isinstance(chairs[3], Person)
        paid = [account.paid for account in going.host.evening.at_table]
        assert paid == [100, 100, 100, 100]
        assert len(going.host.evening.accounts) == 6
        table = to(going, TableScene)
        going.until(lambda scene: bool(table._log.lines(going.app.services.words)))
        log = table._log.lines(going.app.services.words)
        assert "Deal 2" in next(line for line in log if line.startswith("Deal"))
        scene = to(going, PartyResultsScene)
        assert scene.evening.rest == 0
        assert sum(account.paid for account in scene.evening.accounts) == 600


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.__name__)
def test_deals_are_counted_on_after_the_seats_have_changed(rules: type[Rules]) -> None:
    """Two of five deals were played: the first one of the new sitting is the third."""
    with program() as app:
        for deals, told in ((3, "3 of 5"), (0, "3")):
            board, frame = SimpleNamespace(rules=rules(deals=deals)), SimpleNamespace(deal=1, turn=0)
            at: Any = SimpleNamespace(words=app.services.words, board=board, frame=frame, earlier=2)
            assert cloth_of(tag_of(rules)).heading(at).endswith(f" {told}")


def to_a_later_curtain(going: Evening) -> CurtainScene:
    """Somebody has decided, and the next person is called."""
    first = to(going, CurtainScene)
    going.run(500)
    going.do(Confirm())
    going.asked()
    going.do(Hot("n"))
    going.until(lambda scene: isinstance(scene, CurtainScene) and scene is not first)
    going.run(500)
    assert isinstance(going.top, CurtainScene)
    return going.top


def test_a_change_of_seats_is_told_over_the_curtain_and_may_be_taken_back() -> None:
    with evening(YABLON, speed="instant") as going:
        curtain = to_a_later_curtain(going)
        assert curtain._about().rises == ""
        going.do(Menu(), Hot("d"))
        going.run(40)
        assert going.top is curtain
        stop = curtain._about()
        assert (stop.rises, stop.leave_words) == ("Seats change after this deal.", "Keep these seats")
        going.do(Menu(), Hot("d"))
        going.run(40)
        assert curtain._about().rises == ""
        assert going.host.match is not None
        assert not going.host.match.closing


def test_a_wish_to_change_seats_outlives_an_interruption() -> None:
    with evening(YABLON, speed="instant") as going:
        to_a_later_curtain(going)
        going.do(Menu(), Hot("d"))
        going.run(40)
        going.top.leave()
        back = PartyHost(going.app.services, going.app.services.store.party()[0])
        assert back._changing


def test_evening_can_be_ended_from_the_change_of_seats() -> None:
    with evening(YABLON, speed="instant") as going:
        going.until(lambda scene: isinstance(scene, CurtainScene))
        going.run(500)
        going.do(Menu(), Hot("d"))
        seating = to(going, SeatingScene)
        seating._build("end")
        going.do(Confirm())
        assert isinstance(going.top, PartyResultsScene)


def test_back_from_the_change_of_seats_goes_on_as_before() -> None:
    with evening(YABLON, speed="instant") as going:
        going.until(lambda scene: isinstance(scene, CurtainScene))
        going.run(500)
        going.do(Menu(), Hot("d"))
        seating = to(going, SeatingScene)
        seating._chosen = 1
        seating._sit("jo")
        going.do(Cancel())
        assert going.host.evening.plan == YABLON
        assert len(going.host.evening.accounts) == 4


def test_log_speaks_of_names_and_of_no_hidden_card() -> None:
    with evening(YABLON) as going:
        hidden = {
            RANK_NAMES[event.card // 4]
            for event in (going.host.match.opening if going.host.match else ())
            if isinstance(event, CardDealt) and not event.up and event.card is not None
        }
        for _ in range(2):
            going.until(lambda scene: isinstance(scene, CurtainScene))
            going.run(500)
            going.do(Confirm())
            going.asked()
            going.do(Hot("n"))
        going.run(60)
        table = going.top
        going.until(lambda scene: isinstance(scene, TableScene | CurtainScene))
        if isinstance(table, TableScene):
            going.do(Hot("l"))
            assert isinstance(going.top, LogScene)
            lines = " ".join(going.top._lines)
            assert "you" not in lines.lower().split()
            assert not hidden & set(lines.split())


def test_four_persons_play_to_the_end_behind_curtains() -> None:
    with program(speed="instant") as app:
        going = begun(app, plan(YablonRules(ante=2), 4, deals=2))
        curtains = 0
        for _ in range(200):
            going.run(1000)
            curtains += bool(going.called)
            if isinstance(going.top, PartyResultsScene):
                break
            going.answer()
        assert isinstance(going.top, PartyResultsScene)
        assert curtains >= 8


def test_four_persons_at_ochko_pass_every_curtain_by_their_keys() -> None:
    """Real key events from the seating plan to the results; no hand is seen but right after its curtain."""
    with program(speed="instant") as app:
        app.services.store.save_party(Party(plan=plan(OchkoBankRules(), 4, deals=2)))
        seen: list[str] = []
        unveiled: list[tuple[str, int | None]] = []
        own: list[object] = [None, 0]

        def source(app: App, now: int) -> None:
            top = app.stack.top if app.stack else None
            if top is not own[0]:
                seen.append(type(top).__name__)
                if isinstance(top, TableScene) and top._sitting.looks and _hides(top):
                    unveiled.append((seen[-2], top._seat))
                own[0] = top
            if isinstance(top, PartyResultsScene):
                typist.close()
            elif now % 320 == 0:
                hangs = not isinstance(top, CurtainScene) or top.hangs
                typist.key("enter" if hangs else "down")

        assert app.run(party_scene(app.services), source, TurnedClock(16)) == 0
    assert seen[0] == "SeatingScene"
    assert seen[-1] == "PartyResultsScene"
    assert {before for before, _ in unveiled} == {"CurtainScene"}
    assert {seat for _, seat in unveiled} == {0, 1, 2, 3}


def _hides(scene: TableScene) -> bool:
    host = scene._host
    return isinstance(host, PartyHost) and host.match is not None and host.hides(scene._seat)


def test_a_pool_that_is_kept_waits_for_the_next_sitting() -> None:
    kept = plan(YablonRules(ante=2, session_pool="carry"), 3, deals=9)
    with evening(kept, speed="instant") as going:
        going.until(lambda scene: isinstance(scene, CurtainScene))
        going.run(500)
        going.do(Menu(), Hot("d"))
        to(going, SeatingScene)
        left = going.host.evening.pool
        assert left == going.host.evening.rest > 0
        going.do(Menu())
        assert going.host.match is not None
        assert sum(going.host.match.chips) + going.host.match.view(None).chips[POOL] == 300


def test_what_happens_is_narrated_as_the_log_has_it() -> None:
    heard: list[str] = []
    with program(speed="instant") as app:
        app.services = replace(app.services, narrate=heard.append)
        going = begun(app, plan(InBetweenRules(), 3))
        for _ in range(3):
            going.asked()
            going.answer()
        going.asked()
        assert isinstance(going.top, TableScene)
        asked = [line for line in heard if " to play: " in line]
        assert len(asked) == 4
        assert not any("Enter" in line for line in asked), "an answer may give a closed card away"
        assert [line for line in heard if line not in asked] == going.top._log.lines(app.services.words)
        assert any(line.startswith("Deal 1") for line in heard)


def test_log_goes_round_with_the_machine() -> None:
    with evening(plan(InBetweenRules(), 3), speed="instant") as going:
        seats = set()
        for _ in range(4):
            going.asked()
            seats.add(going.host.seat)
            going.answer()
        going.asked()
        assert len(seats) == 3
        going.do(Hot("l"))
        assert isinstance(going.top, LogScene)
        lines = going.top._lines
        bets = [
            line
            for line in lines
            if any(line.startswith(f"{name} bets") for name in ("Otto", "Maria", "Lev"))
        ]
        assert len(bets) == 4
        assert len(lines) == len(set(lines)) + len(bets) - len(set(bets))


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.__name__)
def test_whoever_owes_chips_sits_at_the_table_as_before(rules: type[Rules]) -> None:
    """On credit somebody may have less than nothing: a number, and no piles."""
    with evening(plan(rules(credit=True), 3), speed="instant") as going:
        going.until(lambda scene: isinstance(scene, TableScene))
        table = going.top
        assert isinstance(table, TableScene)
        for chips in (-1, 0, -2_345):
            board = table._director.board
            owing = {place: chips if place.startswith("seat") else n for place, n in board.chips.items()}
            table._director.see(msgspec.structs.replace(board, chips=owing))
            table._look_again(20)
            assert going.picture()
