"""Everybody who plays under a name: statistics over all evenings, and how a name is forgotten."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from game.app import App
from game.career.course import begun
from game.career.profile import Profile
from game.party import Account, Evening, Party, Person, Plan, Regular, Tally, changed, counted, forgotten
from game.rules.variants.in_between import InBetweenRules
from game.rules.variants.yablon import YablonRules
from game.scenes.party.evening import party_scene
from game.scenes.party.regulars import _ROWS, RegularsScene
from game.scenes.party.results import PartyResultsScene
from game.scenes.seating.scene import SeatingScene
from game.scenes.stack import Pop
from game.storage.store import Store
from game.ui import typist
from game.ui.clock import TurnedClock
from game.ui.intents import Cancel, Confirm, Hot, LetGo, Page, Step

from .stage import begun as going_on
from .stage import plan, program
from .test_evening import to

HELD = 1_600  # milliseconds that a key is down: long enough


def over(variant: Plan, *results: int) -> Evening:
    """An evening at which the persons of a plan have won or lost so much."""
    accounts = tuple(
        Account(chair, 100, changed(begun(seat, 100), chips=100 + result))
        for seat, (chair, result) in enumerate(zip(variant.sitters, results, strict=True))
    )
    return Evening(variant, accounts, tuple(range(len(results))), 3)


def test_evenings_add_up_by_person_and_by_game() -> None:
    people: dict[str, Regular] = {}
    for evening in (
        over(plan(YablonRules(), 2), 40, -40),
        over(plan(YablonRules(), 2), -25, 25),
        over(plan(InBetweenRules(), 2), 12, -12),
    ):
        people = counted(people, evening)
    otto, maria = people["otto"], people["maria"]
    assert (otto.evenings, otto.won, otto.lost, otto.best, otto.profit) == (3, 52, 25, 40, 27)
    assert (maria.evenings, maria.won, maria.lost, maria.best, maria.profit) == (3, 25, 52, 25, -27)
    assert {game: tally.sittings for game, tally in otto.tallies.items()} == {"yablon": 2, "in_between": 1}


def test_who_gets_up_with_a_debt_is_remembered_too() -> None:
    """Where bets are on credit, somebody may have less than nothing at the end."""
    with program() as app:
        people = counted({}, over(plan(YablonRules(credit=True), 2), -130, 130))
        app.services.store.save_party(Party(people=people))
        kept, notice = Store(app.services.store.folder).party()
        assert notice is None
        assert (kept.people["otto"].profit, kept.people["otto"].lost) == (-130, 130)


def test_best_evening_may_be_a_loss() -> None:
    people = counted({}, over(plan(YablonRules(), 2), -40, -3))
    assert people["otto"].best == -40
    assert counted(people, over(plan(YablonRules(), 2), -7, 10))["otto"].best == -7


def test_whoever_is_forgotten_is_gone_in_whatever_letters() -> None:
    people = counted({}, over(plan(YablonRules(), 2), 40, -40))
    assert set(forgotten(people, "OTTO")) == {"maria"}
    assert forgotten(people, "Lev") == people


def known(count: int) -> Party:
    """So many regulars, the first of them the most successful."""
    tally = [Tally(sittings=1, chips_in=100, chips_out=500 - n) for n in range(count)]
    people = {f"guest {n}": Regular(f"Guest {n}", {"yablon": tally[n]}) for n in range(count)}
    return Party(people=people)


def pressed(app: App, *script: Callable[[], None]) -> list[str]:
    """Do one thing of the script after the other, from the seating plan on; the names of all scenes."""
    steps, seen = iter(script), [""]

    def source(app: App, now: int) -> None:
        name = type(app.stack.top).__name__
        if name != seen[-1]:
            seen.append(name)
        if now and now % 2_000 == 0:
            next(steps, typist.close)()

    assert app.run(party_scene(app.services), source, TurnedClock(16)) == 0
    return seen[1:]


def test_keys_lead_from_the_seats_to_a_name_that_is_forgotten() -> None:
    with program() as app:
        app.services.store.save_party(known(3))
        seen = pressed(
            app,
            lambda: typist.key("g"),
            lambda: typist.key("down"),
            lambda: typist.key("delete"),
            lambda: typist.key_down("delete"),
            lambda: typist.key_up("delete"),
            lambda: typist.key("esc"),
        )
        assert seen == ["SeatingScene", "RegularsScene", "SeatingScene"]
        assert set(app.services.store.party()[0].people) == {"guest 0", "guest 2"}


def test_a_short_press_forgets_nobody() -> None:
    with program() as app:
        app.services.store.save_party(known(2))
        scene = RegularsScene(app.services)
        scene.handle(Hot("delete"))
        scene.handle(Hot("delete"))
        scene.update(HELD // 2)
        scene.handle(LetGo())
        scene.update(HELD)
        assert scene._asking is not None
        scene.handle(Cancel())
        assert scene._asking is None
        assert len(app.services.store.party()[0].people) == 2
        assert isinstance(scene.handle(Cancel()), Pop)


def test_a_long_list_is_gone_through_to_its_end_and_back() -> None:
    with program() as app:
        app.services.store.save_party(known(_ROWS + 4))
        scene = RegularsScene(app.services)
        seen = [scene._chosen]
        for _ in range(_ROWS + 3):
            scene.handle(Step(0, 1))
            seen.append(scene._chosen)
        assert seen == list(range(_ROWS + 4))
        scene.handle(Step(0, 1))
        assert scene._board.focus.at in ("back", "forget")
        scene.handle(Page(-1))
        assert scene._top == 0


def test_a_forgotten_name_does_not_come_back_with_the_next_evening() -> None:
    with program() as app:
        made = plan(YablonRules(), 2, deals=1)
        app.services.store.save_party(msgspec.structs.replace(known(2), plan=made))
        seats = party_scene(app.services)
        assert isinstance(seats, SeatingScene)
        page = RegularsScene(app.services)
        for intent in (Hot("delete"), Hot("delete")):
            page.handle(intent)
        page.update(HELD)
        seats.handle(Confirm())
        assert set(app.services.store.party()[0].people) == {"guest 1"}


def test_results_tell_of_nobody_who_was_forgotten_there() -> None:
    with program(speed="instant") as app:
        going = going_on(app, plan(YablonRules(ante=2), 2, deals=1))
        results = to(going, PartyResultsScene)
        otto = Person("Otto")
        assert results._of_all_evenings(otto)
        results._board.focus.go("regulars")
        going.do(Confirm())
        page = going.top
        assert isinstance(page, RegularsScene)
        while page.people:
            going.do(Hot("delete"), Hot("delete"))
            going.run(HELD)
            going.do(LetGo())
        going.do(Cancel())
        assert going.top is results
        assert not results._of_all_evenings(otto)


def test_career_knows_nothing_of_evenings_and_keeps_everything() -> None:
    with program(speed="instant") as app:
        career = Profile("Otto", purse=321)
        app.services.store.save(1, career)
        going = going_on(app, plan(YablonRules(ante=2), 2, deals=1))
        to(going, PartyResultsScene)
        page = RegularsScene(app.services)
        page.handle(Hot("delete"))
        page.handle(Hot("delete"))
        page.update(HELD)
        save = app.services.store.load(1).save
        assert save is not None
        assert save.profile == career
