"""The seating plan: everything is reached, every house rule is offered, what cannot be dealt says why."""

from __future__ import annotations

import pytest

from game.app import App
from game.career.course import begun
from game.i18n import LANGUAGES
from game.party import Account, Evening, Passenger, Person, Plan, first_plan, seated
from game.rules import house
from game.rules.engine import RULES, Rules
from game.rules.tags import tag_of
from game.rules.variants.yablon import YablonRules
from game.scenes.seating import room
from game.scenes.seating.chairs import CAST, PERSON, seat
from game.scenes.seating.controls import PAGES, ROWS
from game.scenes.seating.lines import settings, value_words
from game.scenes.seating.naming import NameScene
from game.scenes.seating.room import name_of
from game.scenes.seating.scene import SeatingScene
from game.scenes.stack import Pop, Push, Replace
from game.show.rule_card import word_of
from game.ui.intents import Adjust, Cancel, Char, Confirm, Erase, Hot, Menu, Page, Press, Release, Step, Wheel
from tests.ui.stage import assert_arrows_reach_all

from .stage import Canvas, plan, program


def scene_of(app: App, made: Plan | None = None, dealt: list[Plan] | None = None) -> SeatingScene:
    def deal(plan: Plan) -> Pop:
        if dealt is not None:
            dealt.append(plan)
        return Pop()

    return SeatingScene(app.services, made, deal)


def go(scene: SeatingScene, name: str) -> None:
    """The focus moves there."""
    scene._board.focus.go(name)
    scene._look()
    assert scene._board.focus.at == name


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.__name__)
@pytest.mark.parametrize("chairs", [8, 14])
def test_arrows_reach_every_control_from_every_other(rules: type[Rules], chairs: int) -> None:
    if rules.SEATS[1] < chairs:
        return
    with program() as app:
        scene = scene_of(app, plan(rules(), 2, "zora"))
        if chairs == 14:
            scene.handle(Hot("s"))
        assert_arrows_reach_all(scene._board)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_gave_no_name_and_every_passenger_is_named_in_full_among_fourteen(lang: str) -> None:
    with program(lang) as app:
        accounts = [Account(chair, 0, begun(0, 0)) for chair in (*map(Passenger, CAST), *[Person()] * 14)]
        full = Evening(plan(YablonRules()), tuple(accounts))
        names = [name_of(app.services.words, full, number) for number in range(len(accounts))]
        width = app.services.fonts["body"].width
        assert [name for name in names if width(name) > room._NARROW_PLATE - room._RIM] == []


def test_newcomers_get_the_next_number_and_nobody_changes_his() -> None:
    with program() as app:
        first = first_plan(YablonRules, CAST)
        assert scene_of(app, first).names == {0: "Player 1", 2: "Fontaine", 4: "Player 2"}
        tonight = seated(Evening(first), first)
        more = seat(seat(first, 1, PERSON), 2, PERSON)
        scene = SeatingScene(app.services, more, lambda plan: Pop(), Pop, {}, tonight)
        assert scene.names == {0: "Player 1", 1: "Player 3", 2: "Player 4", 4: "Player 2"}
        gone = SeatingScene(app.services, seat(more, 0, "empty"), lambda plan: Pop(), Pop, {}, tonight)
        assert gone.names == {1: "Player 3", 2: "Player 4", 4: "Player 2"}


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.__name__)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_house_rule_has_its_line_and_its_values_fit(rules: type[Rules], lang: str) -> None:
    with program(lang) as app:
        words, font = app.services.words, app.services.fonts["body"]
        found = settings(rules())
        assert set(found) == set(house.choices(rules)) - {"ante", "deals"}
        for name, values in found.items():
            word = word_of(tag_of(rules()), name)
            assert words.has(f"house.{word}"), word
            assert words.has(f"house_text.{word}"), word
            assert font.fits(words.tr(f"house_text.{word}"), 178, 3)
            width = font.width(words.tr(f"house.{word}"))
            for value in values:
                assert width + font.width(value_words(words, tag_of(rules()), name, value)) <= 172, word


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.__name__)
def test_list_of_rules_scrolls_to_its_end_and_back(rules: type[Rules]) -> None:
    with program() as app:
        scene = scene_of(app, plan(rules(), 2))
        names = list(settings(rules()))
        go(scene, f"rule {names[0]}")
        for name in names[1:]:
            scene.handle(Step(0, 1))
            assert scene._board.focus.at == f"rule {name}"
        for name in reversed(names[:-1]):
            scene.handle(Step(0, -1))
            assert scene._board.focus.at == f"rule {name}"
        assert scene._top == 0
        scene.handle(Page(1))
        assert scene._top == max(0, min(ROWS, len(names) - ROWS))


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.__name__)
def test_every_value_of_a_rule_can_be_taken_and_drawn(rules: type[Rules]) -> None:
    with program() as app:
        scene = scene_of(app, plan(rules(), 2))
        for name in list(settings(rules())):
            while f"rule {name}" not in {control.name for control in scene._board.controls}:
                scene.handle(Page(1))
            go(scene, f"rule {name}")
            before = getattr(scene.plan.rules, name)
            scene.handle(Step(1, 0))
            if getattr(scene.plan.rules, name) == before:
                scene.handle(Step(-1, 0))
            assert getattr(scene.plan.rules, name) != before, name
            scene.draw(Canvas(app.services.atlas, app.services.fonts))


def test_what_cannot_be_dealt_is_grey_and_says_why() -> None:
    with program() as app:
        dealt: list[Plan] = []
        scene = scene_of(app, plan(RULES[1](), 2), dealt)
        go(scene, "chair 1")
        scene.handle(Hot("delete"))
        assert scene.why == app.services.words.tr("seating.why.seats", seats=1, low=2, high=8)
        scene.handle(Menu())
        assert not dealt
        scene.handle(Adjust(1))
        assert not scene.why
        scene.handle(Menu())
        assert dealt == [scene.plan]


def test_chairs_take_persons_passengers_and_nobody() -> None:
    with program() as app:
        scene = scene_of(app)
        go(scene, "chair 5")
        assert scene.handle(Confirm()) is None
        assert isinstance(scene.plan.chairs[5], Person)
        scene.handle(Adjust(1))
        assert isinstance(scene.plan.chairs[5], Passenger)
        scene.handle(Hot("west"))
        assert scene.plan.chairs[5] is None
        scene.handle(Adjust(-1))
        scene.handle(Adjust(-1))
        assert scene.plan.chairs[5] is not None


def test_a_name_is_written_and_kept() -> None:
    with program() as app:
        scene = scene_of(app)
        go(scene, "chair 0")
        pushed = scene.handle(Confirm())
        assert isinstance(pushed, Push)
        names = pushed.scene
        assert isinstance(names, NameScene)
        for letter in "Ștefanx":
            names.handle(Char(letter))
        names.handle(Erase())
        popped = names.handle(Confirm())
        assert popped == Pop("Ștefan")
        scene.resumed("Ștefan")
        chair = scene.plan.chairs[0]
        assert isinstance(chair, Person)
        assert chair.name == "Ștefan"
        scene.resumed(None)
        assert scene.plan.chairs[0] == chair


def test_letters_alone_write_a_name() -> None:
    with program("ru") as app:
        scene = NameScene(app.services, "")
        for letter in "МАША":
            scene._board.focus.go(f"letter {letter}")
            scene.handle(Confirm())
        assert scene.name == "Маша"
        app.services.devices.type(False)


def test_nobody_takes_the_sign_of_another() -> None:
    with program() as app:
        scene = scene_of(app)
        go(scene, "chair 0")
        before = scene.plan.chairs[0]
        go(scene, "sign moon")
        scene.handle(Confirm())
        assert scene.plan.chairs[0] == before
        go(scene, "sign key")
        scene.handle(Confirm())
        chair = scene.plan.chairs[0]
        assert isinstance(chair, Person)
        assert chair.sign == "key"


def test_games_change_and_keep_who_sits_there() -> None:
    with program() as app:
        scene = scene_of(app, plan(RULES[0](), 3, "zora"))
        before = scene.plan.sitters
        for rules in RULES:
            go(scene, f"game {tag_of(rules())}")
            scene.handle(Confirm())
            assert type(scene.plan.rules) is rules
            assert scene.plan.sitters == before
            scene.draw(Canvas(app.services.atlas, app.services.fonts))


def test_everything_may_be_dealt_from_anywhere_and_left() -> None:
    with program() as app:
        dealt: list[Plan] = []
        scene = scene_of(app, None, dealt)
        go(scene, "chair 3")
        scene.handle(Menu())
        assert len(dealt) == 1
        assert isinstance(scene.handle(Cancel()), Pop)


def test_between_two_deals_only_the_chairs_change() -> None:
    with program() as app:
        ended: list[int] = []

        def end() -> Replace:
            ended.append(1)
            return Replace(scene_of(app))

        scene = SeatingScene(app.services, plan(RULES[1](), 2), lambda plan: Pop(), end, {0: 42})
        kinds = {control.name.split()[0] for control in scene._board.controls}
        assert not kinds & {"game", "rule", "chips", "length", "back"}
        scene.draw(Canvas(app.services.atlas, app.services.fonts))
        go(scene, "end")
        scene.handle(Confirm())
        assert ended


def test_a_pointer_alone_comes_to_every_house_rule() -> None:
    with program() as app:
        scene = scene_of(app, plan(RULES[4](), 2))
        names = list(settings(scene.plan.rules))

        def press(way: str) -> None:
            x, y, w, h = PAGES[way]
            for intent in (Press(x + w // 2, y + h // 2), Release(x + w // 2, y + h // 2)):
                scene.handle(intent)

        seen = set(names[:ROWS])
        while scene._top < len(names) - ROWS:
            press("on")
            seen |= set(names[scene._top : scene._top + ROWS])
        assert seen == set(names)
        press("back")
        assert scene._top == len(names) - 2 * ROWS
        scene.handle(Wheel(-1))
        assert scene._top == len(names) - 2 * ROWS + 1


def test_a_page_of_rules_that_is_turned_keeps_the_focus_on_its_line() -> None:
    with program() as app:
        scene = scene_of(app, plan(RULES[4](), 2))
        names = list(settings(scene.plan.rules))
        go(scene, f"rule {names[3]}")
        scene.handle(Page(1))
        assert scene._board.focus.at == f"rule {names[3 + ROWS]}"
        assert scene._told == names[3 + ROWS]
        scene.handle(Wheel(1))
        assert scene._board.focus.at == f"rule {names[2 + ROWS]}"
        go(scene, "deal")
        scene.handle(Page(-1))
        assert scene._board.focus.at == "deal"


def test_what_is_explained_is_in_sight() -> None:
    with program() as app:

        def turned(*visited: str) -> bytes:
            scene = scene_of(app, plan(RULES[4](), 2))
            for name in (*visited, "game ochko"):
                go(scene, name)
            scene.handle(Page(1))
            canvas = Canvas(app.services.atlas, app.services.fonts)
            scene.draw(canvas)
            return canvas.surface.get_view("2").raw

        assert turned(f"rule {list(settings(RULES[4]()))[2]}") == turned()
