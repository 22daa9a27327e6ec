"""Between the tables: what is told comes once, in its order, and the board of scores is signed."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from game.app import App
from game.career import stories
from game.career.profile import Profile, Tally, see
from game.i18n import LANGUAGES
from game.rules.engine import RULES
from game.scenes.daily.scene import DailyScene
from game.scenes.demo import DemoScene, demo_scene
from game.scenes.dialogue import DialogueScene
from game.scenes.ledger.scene import LedgerScene
from game.scenes.line.scene import LineMapScene
from game.scenes.review.scene import ReviewScene
from game.scenes.rulebook import RulebookScene
from game.scenes.scores.entry import EntryScene
from game.scenes.scores.scene import ScoresScene, entry
from game.scenes.stack import ALONE, Pop, Push, Scene, Stack
from game.scenes.statistics import StatisticsScene
from game.scenes.stories.people import PeopleScene
from game.scenes.stories.told import ArrivalScene
from game.scenes.table.dog import _dealer
from game.scenes.title.scene import TitleScene
from game.storage import records
from game.storage.levels import load_levels
from game.storage.store import MOST_SITTINGS
from game.ui.canvas import Canvas
from game.ui.intents import Cancel, Char, Confirm, Erase, FocusLost, Hot, Intent, Page, Point, Press, Step
from game.ui.prompts import meant
from tests.ui.journey import journey
from tests.ui.stage import MARIA, drawn, program, same

from .scenes import LONG, PLAYED, RICH
from .sittings import written


def told(app: App, profile: Profile, *presses: Intent) -> tuple[list[Scene], Stack]:
    """The scenes that come over the map by themselves, each pressed away."""
    stack, seen = Stack(LineMapScene(journey(app.services, profile))), []
    for _ in range(40):
        top = stack.top
        assert top is not None
        if isinstance(top, LineMapScene):
            answer = top.update(16)
            if answer is None:
                return seen, stack
            stack.apply(answer)
            assert stack.top is not None
            seen.append(stack.top)
            continue
        top.update(LONG)
        answers = [answer for press in presses if (answer := top.handle(press))]
        if answers:
            stack.apply(answers[0])
    raise AssertionError("it never ends")


@pytest.mark.parametrize("press", [Confirm(), Cancel()])
def test_stories_then_the_arrival_and_nothing_twice(press: Intent) -> None:
    with program() as app:
        seen, stack = told(app, MARIA, press)
        due = stories.due(MARIA, journey(app.services).levels)
        tellers = {key.split(".")[1] for key in due}
        assert [type(scene) for scene in seen] == [*[DialogueScene] * len(tellers), ArrivalScene, EntryScene]
        saved = app.services.store.load(1).save
        assert saved is not None
        assert saved.profile.seen >= {*due, stories.arrived("paris")}
        assert told(app, saved.profile, press)[0] == []
        assert isinstance(stack.top, LineMapScene)


def test_the_end_of_the_line_is_told(levels_seen: Profile) -> None:
    with program() as app:
        seen, _ = told(app, levels_seen, Confirm())
        assert [type(scene) for scene in seen] == [DialogueScene]


@pytest.fixture
def levels_seen() -> Profile:
    with program() as app:
        career = journey(app.services)
        profile = msgspec.structs.replace(MARIA, purse=100, stars={"london": (1,), "istanbul": (1,)})
        keys = [*stories.due(profile, career.levels), stories.arrived("paris")]
        return see(profile, *keys)


def test_stories_are_heard_again_by_whoever_was_met() -> None:
    with program() as app:
        scene = PeopleScene(journey(app.services))
        answer = scene.handle(Confirm())  # the focus begins at the first one with a story
        assert isinstance(answer, Push)
        assert isinstance(answer.scene, DialogueScene)
        assert answer.scene.page.who == "ashworth"
        assert "confirm" in _foot(scene)
        scene.handle(Step(-1, 0))
        assert scene.handle(Confirm()) is None  # not met yet, so there is nothing to hear
        assert "confirm" not in _foot(scene)
        assert scene.handle(Cancel()) == Pop()


def _foot(scene: PeopleScene) -> set[str]:
    """What the foot of the screen offers."""
    scene.draw(Canvas(scene._services.atlas, scene._services.fonts))
    return set(scene._foot)


def test_the_ledger_opens_sittings_and_files_and_says_what_it_cannot_read() -> None:
    with program() as app:
        store = app.services.store
        store.keep_sitting(1, written("paris"))
        records.export(store.folder, written("london"))
        (store.folder / records.FOLDER / "zzz.toml").write_text("variant = 3")
        scene = LedgerScene(journey(app.services))
        for _ in range(2):
            answer = scene.handle(Confirm())
            assert isinstance(answer, Push)
            assert isinstance(answer.scene, ReviewScene)
            scene.handle(Step(0, 1))
        assert scene.handle(Confirm()) is None
        assert vars(scene)["_wrong"].key == "records.wrong"
        assert scene.handle(Cancel()) == Pop()


def test_the_statistics_of_all_games_are_the_sum_of_each() -> None:
    tallies = list(PLAYED.tallies.values())
    whole = sum(tallies, Tally())
    for name in ("sittings", "hands", "bets", "won", "chips_in", "chips_out", "decisions"):
        assert getattr(whole, name) == sum(getattr(tally, name) for tally in tallies)
    assert whole.best_win == 1110
    assert whole.hands == whole.won + whole.lost + whole.pushed + whole.passed + whole.unbet + whole.banked
    assert sum([], Tally()) == Tally()


def test_statistics_lie_beside_the_ledger() -> None:
    with program() as app:
        ledger = LedgerScene(journey(app.services, PLAYED))
        drawn(app, ledger)
        x, y, *_ = vars(ledger)["_foot"]["page right"]
        for intent in (Page(1), Step(1, 0), Press(x, y)):
            answer = ledger.handle(intent)
            assert isinstance(answer, Push)
            assert isinstance(answer.scene, StatisticsScene)
        scene = answer.scene
        drawn(app, scene)
        x, y, *_ = vars(scene)["_foot"]["cancel"]
        for intent in (Page(-1), Step(-1, 0), Cancel(), Press(x, y)):
            assert scene.handle(intent) == Pop()
        assert scene.handle(Step(0, 1)) is None


def test_a_career_signs_once_and_its_line_is_kept_up() -> None:
    with program() as app:
        career = journey(app.services, RICH)
        scene = entry(career)
        assert isinstance(scene, EntryScene)
        for intent in (Char("ș"), Char("7"), Page(1), Confirm(), Char("b"), Erase(), Step(-1, 0), Confirm()):
            assert scene.handle(intent) is None
        assert scene.letters == "ȘАЯ"
        assert scene.handle(Confirm()) == Pop("signed")
        assert entry(career) is None
        career.profile = msgspec.structs.replace(RICH, purse=16_000)
        assert entry(career) is None
        assert [(each.initials, each.chips) for each in app.services.store.scores()] == [("ȘАЯ", 16_000)]


def test_whoever_will_not_sign_stands_there_by_name() -> None:
    with program() as app:
        scene = entry(journey(app.services, RICH))
        assert isinstance(scene, EntryScene)
        assert scene.handle(Cancel()) == Pop("signed")
        assert app.services.store.scores()[0].initials == "MAR"


def test_the_wheel_by_pointer_alone() -> None:
    with program() as app:
        scene = entry(journey(app.services, RICH))
        assert isinstance(scene, EntryScene)
        scene.handle(Press(320 + 53, 285))
        scene.handle(Press(320, 285))
        scene.handle(Press(60, 290))
        scene.handle(Press(320, 285))
        assert scene.letters == "BА"
        scene.handle(Press(530, 322))
        assert scene.letters == "B"
        assert scene.handle(Press(590, 322)) == Pop("signed")


@pytest.mark.parametrize("touch", [Point(3, 3), Step(1, 0), Confirm(), Hot("q"), Cancel()])
def test_any_touch_leaves_the_demo_and_is_used_up(touch: Intent) -> None:
    with program() as app:
        scene = demo_scene(app.services, 0)
        assert scene.handle(FocusLost()) is None
        assert scene.handle(touch) == Pop()
        assert ScoresScene(app.services, 1000).handle(touch) == Pop()


def test_the_tables_that_are_shown_go_through_all_games_and_then_the_whole_line() -> None:
    """Nobody sits there twice, not even as the dealer of the house."""
    with program() as app:
        tables = [demo_scene(app.services, number) for number in range(len(load_levels()) + 1)]
        games = [table.level.variant for table in tables]
        assert len(set(games[:6])) == 6
        assert {table.level.station for table in tables} == {level.station for level in load_levels()}
        assert tables[-1].level.station == tables[0].level.station
        for table in tables:
            sitters = table._host.match.sitters if table._host.match else ()
            assert len({sitter.persona for sitter in sitters}) == len(sitters)
            if table.level.variant == "red_dog":
                assert _dealer(table._sitting.figures()) not in table._sitting.faces().values()


@pytest.mark.parametrize("number", [0, 3])
def test_a_few_hands_are_shown_and_where(number: int) -> None:
    with program() as app:
        scene, hands = demo_scene(app.services, number), set()
        for _ in range(1_500):
            hands.add(scene.board.deal)
            if scene.update(50) is not None:
                break
        assert max(hands) >= 3
        before = Canvas(app.services.atlas, app.services.fonts)
        scene.draw(before)
        scene._level = replace(scene._level, station="istanbul")  # type: ignore[type-var]
        after = Canvas(app.services.atlas, app.services.fonts)
        scene.draw(after)
        assert not same(before, after)


def test_left_alone_the_title_shows_tables_and_the_board_in_turn() -> None:
    with program() as app:
        stack, shown = Stack(TitleScene(app.services)), []
        for _ in range(2500):
            assert stack.top is not None
            answer = stack.top.update(100)
            if answer is not None:
                stack.apply(answer)
                shown.append(type(stack.top))
        assert shown[:4] == [DemoScene, TitleScene, ScoresScene, TitleScene]
        assert shown[4] is DemoScene
        board = ScoresScene(app.services, 1000)
        assert board.update(1000) == Pop(ALONE)


def test_all_of_it_is_reached_and_left_by_the_pointer_alone() -> None:
    with program() as app:
        scene = LineMapScene(journey(app.services))
        drawn(app, scene)
        spots = vars(scene)["_foot"]
        for action, kind in (("s", PeopleScene), ("l", LedgerScene), ("d", DailyScene), ("r", RulebookScene)):
            x, y, w, h = spots[action]
            answer = scene.handle(Press(x + w // 2, y + h // 2))
            assert isinstance(answer, Push)
            assert isinstance(answer.scene, kind)
            if kind is RulebookScene:
                continue
            drawn(app, answer.scene)
            x, y, w, h = vars(answer.scene)["_foot"]["cancel"]
            assert answer.scene.handle(Press(x + w // 2, y + h // 2)) == Pop()


def test_a_controller_finds_all_of_it_on_the_map_with_a_button_printed_there() -> None:
    with program() as app:
        app.services.devices.kind = "pad"
        scene = LineMapScene(journey(app.services))
        drawn(app, scene)
        spots = vars(scene)["_foot"]
        buttons = {
            "west": PeopleScene,
            "five less": LedgerScene,
            "page right": DailyScene,
            "page left": RulebookScene,
        }
        for action, kind in buttons.items():
            answer = scene.handle(meant(spots, *spots[action][:2]))
            assert isinstance(answer, Push)
            assert isinstance(answer.scene, kind)


def test_a_book_open_at_its_end_has_a_page_there_in_every_language() -> None:
    with program("xx") as app:  # of the longest texts
        for game in RULES:
            app.services.words.switch("xx")
            book = RulebookScene(app.services, [game()])
            for _ in range(9):
                book.handle(Step(1, 0))
            for language in LANGUAGES:
                app.services.words.switch(language)
                drawn(app, book)


def test_after_a_round_of_the_title_nothing_is_heard_until_somebody_comes() -> None:
    for wished in (False, True):
        with program() as app:
            app.services.settings.change(attract_sound=wished)
            title, sound = TitleScene(app.services), vars(app.services.sound)
            shown = 0
            for _ in range(100):
                if isinstance(title.update(1000), Push):
                    title.resumed(ALONE)
                    shown += 1
                    assert sound["_volumes"].asleep == (shown > 2 and not wished)
            assert shown > 2
            title.handle(Point(10, 10))
            assert not sound["_volumes"].asleep


def test_a_full_ledger_stays_on_its_page() -> None:
    with program() as app:
        for _ in range(MOST_SITTINGS):
            app.services.store.keep_sitting(1, written("london"))
        folder = app.services.store.folder / "records"
        folder.mkdir()
        for n in range(9):
            (folder / f"{n}.toml").touch()
        scene = LedgerScene(journey(app.services))
        spots = [spot.rect for spot in vars(scene)["_focus"].spots]
        assert len(spots) == MOST_SITTINGS + 8
        assert max(y + h for _, y, _, h in spots) <= 334 - 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_of_the_line_is_found_among_the_tabs_of_the_rule_book(lang: str) -> None:
    with program(lang) as app:
        books = [level.rules for level in load_levels()]
        book = RulebookScene(app.services, books)
        for game in range(len(books)):
            drawn(app, book)
            tabs = vars(book)["_tabs"]
            assert set(tabs) >= {game, *range(max(0, game - 1), min(len(books), game + 2))}
            assert max(left + width for left, width in tabs.values()) <= 622
            if game + 1 < len(books):
                left, width = tabs[game + 1]
                book.handle(Press(left + width // 2, 15))
                assert vars(book)["_game"] == game + 1
        book.handle(Press(27, 20))
        assert vars(book)["_game"] == len(books) - (2 if 0 not in tabs else 1)
