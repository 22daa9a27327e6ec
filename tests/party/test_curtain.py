"""The curtain: what lifts it, what does not, and what is behind it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.app import App
from game.rules.engine import Rules
from game.rules.variants.in_between import InBetweenRules
from game.rules.variants.ochko import OchkoRules
from game.rules.variants.ochko_bank import OchkoBankRules
from game.rules.variants.yablon import YablonRules
from game.rules.variants.yablon_bank import YablonBankRules
from game.scenes.curtain import BUTTON, FALL, QUIET, CurtainScene
from game.scenes.party.evening import PartyHost, party_scene
from game.scenes.pause import Pause
from game.scenes.table.peek import OWN_HAND
from game.scenes.table.scene import TableScene
from game.ui import typist
from game.ui.canvas import Canvas
from game.ui.clock import TurnedClock
from game.ui.intents import (
    Adjust,
    Cancel,
    Confirm,
    Fast,
    Hot,
    Intent,
    LetGo,
    Menu,
    Point,
    Press,
    Release,
    Step,
)
from tests.ui.stage import same

from .stage import Evening, begun, dealt, evening, first_to_look, pack, plan, program, swapped

YABLON = plan(YablonRules(ante=2), 3)
ON, OFF = (BUTTON[0] + 20, BUTTON[1] + 8), (20, 300)
NOISE: tuple[Intent, ...] = (
    Step(1, 0),
    Adjust(5),
    Hot("m"),
    Hot("n"),
    Fast(),
    LetGo(),
    Press(*OFF),
    Release(*OFF),
    Release(*ON),
)

HIDING = (YablonRules, YablonBankRules, OchkoRules, OchkoBankRules)


def before_curtain(going: Evening) -> None:
    going.until(lambda scene: isinstance(scene, CurtainScene))


def test_it_comes_before_every_private_view_the_first_included() -> None:
    with evening(YABLON) as going:
        called = []
        for _ in range(9):
            going.until(lambda scene: isinstance(scene, CurtainScene))
            assert going.host.eyes is None
            called.append(going.called)
            going.run(FALL + QUIET)
            going.do(Confirm())
            going.run(20)
            assert isinstance(going.top, TableScene)
            assert going.host.eyes == going.host.seat
            going.asked()
            going.do(Hot("n"))
            assert going.host.eyes is None
        assert set(called) == {"Otto", "Maria", "Lev"}


def test_it_does_not_fall_where_nothing_is_hidden() -> None:
    with evening(plan(InBetweenRules(), 3)) as going:
        sides = set()
        for _ in range(6):
            going.asked()
            sides.add(going.host.seat)
            going.do(Confirm())
        assert sides == {0, 1, 2}


def test_it_does_not_fall_for_somebody_alone() -> None:
    with evening(plan(YablonRules(ante=2), 1, "zora", "jo")) as going:
        for _ in range(4):
            going.asked()
            going.do(Hot("n"))
        assert not going.host.several


def test_what_is_pressed_while_it_falls_is_thrown_away() -> None:
    with evening(YABLON) as going:
        before_curtain(going)
        for _ in range(0, FALL + QUIET - 20, 20):
            going.do(Confirm(), Press(*ON), Release(*ON), Menu(), Cancel())
            going.run(20)
        assert going.called
        going.run(2000)
        assert going.called


@pytest.mark.parametrize("intent", NOISE, ids=str)
def test_nothing_else_lifts_it(intent: Intent) -> None:
    with evening(YABLON) as going:
        before_curtain(going)
        going.run(FALL + QUIET)
        going.do(intent)
        going.run(1000)
        assert going.called


def test_a_press_beside_the_button_and_a_slip_off_it_lift_nothing() -> None:
    with evening(YABLON) as going:
        before_curtain(going)
        going.run(FALL + QUIET)
        going.do(Press(*OFF), Release(*ON), Press(*ON), Release(*OFF), Press(*ON), LetGo(), Release(*ON))
        assert going.called
        going.do(Press(*ON), Release(*ON))
        going.run(20)
        assert not going.called


def test_the_press_that_lifts_it_decides_nothing() -> None:
    with evening(YABLON) as going:
        before_curtain(going)
        going.run(FALL + QUIET)
        going.do(Confirm())
        going.run(20)
        going.do(Confirm(), Confirm())
        going.run(40)
        assert going.host.match is not None
        assert not going.host.match.plays


def test_pause_over_it_leads_back_to_it() -> None:
    with evening(YABLON) as going:
        before_curtain(going)
        going.run(FALL + QUIET)
        going.do(Menu())
        assert isinstance(going.top, Pause)
        going.do(Cancel())
        going.run(40)
        assert going.called


def test_pause_over_an_open_hand_brings_it_back() -> None:
    with evening(YABLON) as going:
        before_curtain(going)
        caller = going.called
        going.run(FALL + QUIET)
        going.do(Confirm())
        going.asked()
        going.do(Menu(), Cancel())
        going.run(40)
        assert going.called == caller


def test_nothing_of_the_hand_before_is_behind_it() -> None:
    """From the first frame on it is the same picture, whatever lay on the table before."""
    pictures = []
    for seed in (1, 2):
        with program() as app:
            going = begun(app, YABLON)
            before_curtain(going)
            going.run(FALL + QUIET)
            going.do(Confirm())
            going.asked()
            going.do(Hot("n") if seed == 1 else Confirm())
            before_curtain(going)
            pictures.append((going.called, going.picture()))
    assert pictures[0][0] == pictures[1][0]
    assert same(pictures[0][1], pictures[1][1])


# -- through real devices


def lifted(app: App, press: Callable[[], None]) -> bool:
    """Whether `press`, done again and again to a curtain that hangs, brings the table."""
    host = PartyHost(app.services, app.services.store.party()[0])
    host.open(YABLON)
    host.keep()
    seen: list[str] = []

    def source(app: App, now: int) -> None:
        top = app.stack.top if app.stack else None
        seen.append(type(top).__name__)
        if now > 3000:
            typist.close()
        elif isinstance(top, CurtainScene) and top.hangs and now % 160 == 0:
            press()

    assert app.run(party_scene(app.services), source, TurnedClock(16)) == 0
    assert "CurtainScene" in seen
    return seen[-1] == "TableScene"


@pytest.mark.parametrize(
    "press",
    [
        lambda: typist.key("enter"),
        lambda: typist.key("space"),
        lambda: typist.pad("south"),
        lambda: typist.click(*ON),
    ],
    ids=["enter", "space", "pad", "pointer"],
)
def test_every_device_lifts_it(press: Callable[[], None]) -> None:
    with program() as app:
        assert lifted(app, press)


def test_a_held_key_never_lifts_it() -> None:
    """The key goes down before the curtain falls and stays down; only the next press counts."""
    with program() as app:
        host = PartyHost(app.services, app.services.store.party()[0])
        host.open(YABLON)
        told: list[tuple[int, bool]] = []

        def source(app: App, now: int) -> None:
            top = app.stack.top if app.stack else None
            told.append((now, isinstance(top, TableScene) and host.eyes is not None))
            if now < 9000:
                typist.key_down("enter")  # as a system repeats a held key
            elif now < 9100:
                typist.key_up("enter")
            elif now < 9200:
                typist.key_down("enter")
            elif now > 10_500:
                typist.close()

        app.services.settings.change(speed="instant")
        assert app.run(host.table(), source, TurnedClock(16)) == 0
    assert not any(private for now, private in told if now <= 9100)
    assert told[-1][1]


# -- holding to look


def looking(going: Evening) -> None:
    """Up to the first question that comes behind a curtain."""
    for _ in range(12):
        going.run(2_000)
        if going.called:
            break
        going.answer()
    going.run(FALL + QUIET)
    going.do(Confirm())
    going.asked()


def same_cards(one: Canvas, other: Canvas) -> bool:
    """Whether the person's own cards look alike."""
    x, y, w, h = OWN_HAND
    points = [(x + dx, y + dy) for dx in range(w) for dy in range(h)]
    return all(one.surface.get_at(point) == other.surface.get_at(point) for point in points)


def options(going: Evening) -> tuple[type, ...]:
    assert going.host.match is not None
    return tuple(type(option) for option in going.host.match.view(going.host.seat).options)


def test_own_cards_show_only_while_they_are_held() -> None:
    with evening(plan(YablonRules(ante=2), 3, hold=True)) as going:
        looking(going)
        covered = going.picture()
        going.do(Hot("v"))
        looked = going.picture()
        going.do(LetGo())
        assert not same_cards(covered, looked)
        assert same_cards(covered, going.picture())
        going.do(Press(260, 260))
        assert same(looked, going.picture())
        going.do(Release(600, 20))
        assert same_cards(covered, going.picture())


@pytest.mark.parametrize(("rules", "looks"), [*((rules, 1) for rules in HIDING), (OchkoBankRules, 4)])
def test_nothing_tells_of_cards_that_were_not_looked_at(rules: type[Rules], looks: int) -> None:
    """The same table with other covered cards, hopeless pairs among them: not a pixel is another."""
    made, cards = plan(rules(), 3, hold=True), pack(2)
    first = first_to_look(made.rules, cards)
    pictures: dict[str, list[Canvas]] = {}
    offered: dict[str, set[tuple[type, ...]]] = {}
    for above in range(0, 24, 2):
        with program() as app:
            going = begun(app, made, dealt(made.rules, swapped(made.rules, cards, first, above)))
            for n in range(looks):
                looking(going)
                if n + 1 < looks:
                    going.answer()
            going.do(Point(300, 340), Step(1, 0), Adjust(5), Confirm(), Hot("m"), Step(0, 1))  # of no use
            assert going.host.match is not None
            common = repr((going.host.seat, going.host.match.view(None)))
            pictures.setdefault(common, []).append(going.picture())
            offered.setdefault(common, set()).add(options(going))
    same_table = max(pictures, key=lambda table: len(pictures[table]))
    assert len(pictures[same_table]) > 4
    assert len(offered[same_table]) > 1 or rules is not YablonRules
    for table in pictures.values():
        assert all(same(table[0], each) for each in table)


@pytest.mark.parametrize("key", ["v", "back"])
def test_whoever_has_looked_may_answer_until_the_next_decision(key: str) -> None:
    with evening(plan(YablonRules(ante=2), 3, hold=True)) as going:
        looking(going)
        match, seat = going.host.match, going.host.seat
        assert match is not None
        going.do(Hot("n"))
        assert match.asked == seat  # nobody decides about cards that were not looked at
        going.do(Hot(key), LetGo(), Hot("n"))
        assert match.asked != seat


def test_what_lies_open_needs_no_look() -> None:
    with evening(plan(InBetweenRules(), 3, hold=True)) as going:
        going.asked()
        match, seat = going.host.match, going.host.seat
        assert match is not None
        going.do(Confirm())
        assert match.asked != seat


def test_real_keys_look_before_they_answer() -> None:
    """N without a look does nothing; V held and let go, then N: the next one is called."""
    with program(speed="instant") as app:
        host = PartyHost(app.services, app.services.store.party()[0])
        host.open(plan(YablonRules(ante=2), 3, hold=True))
        match = host.match
        assert match is not None
        seat, told = match.asked, []
        keys = iter(
            (
                lambda: typist.key("n"),
                lambda: told.append(match.asked == seat),
                lambda: typist.key_down("v"),
                lambda: told.append(match.asked == seat),
                lambda: typist.key_up("v"),
                lambda: typist.key("n"),
                lambda: told.append(match.asked != seat),
            )
        )

        def source(app: App, now: int) -> None:
            top = app.stack.top if app.stack else None
            if now % 480:
                return
            if isinstance(top, CurtainScene) and match.asked == seat:
                typist.key("enter")
            elif (isinstance(top, TableScene) and top.asked) or len(told) > 1:
                next(keys, typist.close)()

        assert app.run(host.table(), source, TurnedClock(16)) == 0
    assert told == [True, True, True]
