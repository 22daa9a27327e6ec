"""Every screen of the menus by the arrows and two buttons alone, by the pointer alone, and out again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import msgspec
import pygame
import pytest

from game.app import App
from game.career.profile import Entry, Profile
from game.scenes.booking import BookingScene
from game.scenes.journey import Journey
from game.scenes.pause import LEAVE, Pause
from game.scenes.profile import ProfileScene
from game.scenes.settings.pages import SAMPLES
from game.scenes.settings.scene import SettingsScene
from game.scenes.stack import Pop, Push, Replace, Scene
from game.scenes.ticket import where
from game.scenes.title.scene import TitleScene
from game.scenes.welcome import WelcomeScene
from game.storage.levels import load_levels
from game.storage.notice import Notice
from game.storage.store import Save, Store
from game.ui import typist
from game.ui.board import Board
from game.ui.canvas import Canvas
from game.ui.clock import TurnedClock
from game.ui.intents import Cancel, Char, Confirm, Erase, Hot, LetGo, Point, Press, Release, Step

from .stage import MARIA, SCENES, Behind, about, assert_arrows_reach_all, drawn, program, same


def board_of(scene: Scene) -> Board:
    boards = [thing for name, thing in vars(scene).items() if isinstance(thing, Board) and name != "_board"]
    return boards[0] if boards else vars(scene)["_board"]


@pytest.mark.parametrize("name", [name for name in SCENES if name not in ("title", "title_alone")])
def test_arrows_reach_every_control_from_every_other(name: str) -> None:
    with program() as app:
        assert_arrows_reach_all(board_of(SCENES[name](app.services)))


@pytest.mark.parametrize("name", [name for name in SCENES if name not in ("title", "title_alone", "welcome")])
def test_one_button_goes_back(name: str) -> None:
    with program() as app:
        scene = SCENES[name](app.services)
        answer = scene.handle(Cancel())
        if name == "counter_tear":  # first the question goes away
            answer = scene.handle(Cancel())
        assert isinstance(answer, Pop) or (name == "title_menu" and vars(scene)["_board"] is None)


def run(app: App, scene: Scene, *script: Callable[[], None]) -> App:
    """Play one step of the script every other frame, then close."""
    steps = iter(script)

    def source(app: App, now: int) -> None:
        if now % 32 == 0:
            next(steps, typist.close)()

    assert app.run(scene, source, TurnedClock(16)) == 0
    return app


def test_the_first_start_takes_two_presses() -> None:
    with program() as app:
        scene = WelcomeScene(app.services)
        assert scene.handle(Confirm()) is None
        assert app.services.settings.now.language == "en"
        answer = scene.handle(Confirm())
        assert isinstance(answer, Replace)
        assert isinstance(answer.scene, TitleScene)


def test_lines_on_how_to_play_leave_with_the_first_press() -> None:
    with program() as app:
        scene = SCENES["title_alone"](app.services)
        alone = drawn(app, scene)
        scene.handle(Step(1, 0))
        scene.handle(Cancel())
        fresh = drawn(app, SCENES["title"](app.services))
        assert not same(alone, fresh)
        assert same(drawn(app, scene), fresh)


@pytest.mark.parametrize("press", ["keys", "pad", "mouse"])
def test_a_ticket_is_bought_with_one_device_alone(press: str) -> None:
    def mouse(x: int, y: int) -> Callable[[], None]:
        return lambda: typist.click(x, y)

    with program(careers=False) as app:
        confirm = (lambda: typist.key("enter")) if press == "keys" else (lambda: typist.pad("south"))
        down = (lambda: typist.key("down")) if press == "keys" else (lambda: typist.pad("down"))
        if press == "mouse":
            scripted = [mouse(320, 200), mouse(320, 252), mouse(150, 300), mouse(40, 195), mouse(520, 304)]
        else:
            scripted = [confirm, confirm, down, down, confirm, confirm]
        run(app, TitleScene(app.services), *scripted)
        save = app.services.store.load(3).save
        assert save is not None
        assert save.profile.name == ("A" if press == "mouse" else "Traveller")


def test_typed_and_picked_letters_mix_in_one_name() -> None:
    with program(careers=False) as app:
        scene = BookingScene(app.services, 1, load_levels())
        board = board_of(scene)
        scene.handle(Char("Ș"))
        board.focus.go("letter T")
        for intent in (Confirm(), LetGo(), Erase(), Char("t"), Char("e"), Char("漢")):
            scene.handle(intent)
        board.focus.go("board")
        assert scene.handle(Confirm()) == Pop(1)
        save = app.services.store.load(1).save
        assert save is not None
        assert save.profile.name == "Ște"


def test_tearing_up_wants_a_hold_and_lets_go_in_time() -> None:
    with program() as app:
        scene = ProfileScene(app.services)
        scene.handle(Hot("delete"))
        scene.handle(LetGo())
        scene.handle(Hot("delete"))
        scene.update(1400)
        scene.handle(LetGo())
        scene.update(1400)
        assert app.services.store.load(1).save is not None
        assert app.services.store.load(2).save is not None
        scene.handle(Confirm())
        scene.update(1500)
        assert sum(app.services.store.load(slot).save is not None for slot in (1, 2, 3)) == 1


def test_settings_change_at_once_and_come_back_with_the_page() -> None:
    with program() as app:
        settings = app.services.settings
        scene = SettingsScene(app.services, "game")
        for _ in range(2):
            scene.handle(Step(1, 0))
        assert settings.now.speed == "very_fast"
        assert app.services.store.settings()[0].speed == "very_fast"
        while board_of(scene).focus.at != "language":
            scene.handle(Step(0, 1))
        scene.handle(Step(1, 0))
        scene.handle(Step(1, 0))
        assert app.services.words.language == "ru"
        assert board_of(scene).at.words == app.services.words.tr("setting.language")  # type: ignore[attr-defined]
        scene.handle(Hot("r"))
        assert settings.now.speed == "normal"
        assert app.services.words.language == "en"


def test_a_slider_is_dragged_to_its_very_ends() -> None:
    with program() as app:
        scene = SettingsScene(app.services, "sound")
        x, y, _, h = next(c.rect for c in board_of(scene).controls if c.name == "master")
        scene.handle(Press(x + 166 + 80, y + h // 2))
        scene.handle(Point(639, 0))
        assert app.services.settings.now.master == 100
        scene.handle(Point(0, 359))
        assert app.services.settings.now.master == 0
        scene.handle(Release(0, 359))
        scene.handle(Point(300, y + h // 2))
        assert app.services.settings.now.master == 0


def test_a_volume_is_heard_where_nothing_else_tells_it() -> None:
    with program() as app:
        scene, sound = SettingsScene(app.services, "sound"), app.services.sound
        for field, sample in SAMPLES.items():
            board_of(scene).focus.go(field)
            for press in (Step(1, 0), Confirm()):
                sound.captions()
                scene.handle(press)
                assert f"caption.{sample}" in [heard.key for heard in sound.captions()]
        board_of(scene).focus.go("music")
        scene.handle(Step(1, 0))
        assert [heard.key for heard in sound.captions() if not heard.own] == []


def test_the_pause_says_what_the_person_wants() -> None:
    with program() as app:
        for hot, result in (("d", LEAVE), ("t", "title")):
            pause = Pause(app.services, lambda: about(app.services))
            assert pause.handle(Hot(hot)) == Pop(result)
        pause = Pause(app.services, lambda: about(app.services))
        assert isinstance(pause.handle(Hot("r")), Push)
        assert isinstance(pause.handle(Hot("s")), Push)
        assert pause.handle(Hot("l")) is None
        assert pause.handle(Cancel()) == Pop(None)


def test_the_pause_speaks_the_next_language_at_one_press() -> None:
    with program() as app:
        pause = Pause(app.services, lambda: about(app.services))
        pictures = []
        for lang in ("ru", "ro", "en"):
            assert pause.handle(Hot("g")) is None
            assert app.services.words.language == app.services.settings.now.language == lang
            pictures.append(pygame.image.tobytes(drawn(app, pause).surface, "RGB"))
        assert len(set(pictures)) == 3


def test_the_pause_of_a_table_opens_its_log() -> None:
    with program() as app:
        log = Behind()
        pause = Pause(app.services, lambda: about(app.services), lambda: log)
        assert pause.handle(Hot("l")) == Push(log)
        for _ in range(2):
            pause.handle(Step(0, 1))
        assert pause.at == "log"
        assert pause.handle(Confirm()) == Push(log)


def test_the_pause_darkens_what_lies_below_once_and_again_after_the_settings() -> None:
    with program() as app:
        canvas = Canvas(app.services.atlas, app.services.fonts)
        pause = Pause(app.services, lambda: about(app.services))
        Behind().draw(canvas)
        pause.draw(canvas)
        first = canvas.surface.get_at((5, 100))
        pause.draw(canvas)
        assert canvas.surface.get_at((5, 100)) == first
        assert pause.opaque
        pause.resumed(None)
        assert not pause.opaque


def test_what_cannot_be_kept_is_told_on_every_screen_that_keeps(tmp_path: Path) -> None:
    with program() as app:
        (tmp_path / "file").touch()
        services = replace(app.services, store=Store(tmp_path / "file" / "saves"))
        journey = Journey(services, load_levels(), 3, Save(MARIA))
        journey.sit_down(load_levels()[0])
        assert not services.toasts.update(16)  # the table itself says it
        journey.get_up(0)
        assert services.toasts.update(16)


def test_a_table_that_is_gone_pays_its_chips_back() -> None:
    with program() as app:
        levels = load_levels()
        journey = Journey(app.services, levels, 3, Save(msgspec.structs.replace(MARIA, stars={}, purse=100)))
        journey.sit_down(levels[0])
        save = app.services.store.load(3).save
        assert save is not None
        chips = journey.match.chips[0] if journey.match else 0
        again = Journey(app.services, levels[1:], 3, save)
        assert (again.match, again.profile.seated) == (None, None)
        assert again.profile.purse == 100 - levels[0].buy_in + chips
        assert where(save.profile, levels).station == levels[0].station


def test_the_counter_says_what_the_title_found_damaged() -> None:
    with program() as app:
        services = app.services
        services.store.save(1, MARIA)
        (services.store.folder / "profile_1.json").write_bytes(b"junk")
        (services.store.folder / "profile_2.json").write_bytes(b"junk")
        title = TitleScene(services)
        title.update(16)
        title.update(16)
        assert not services.toasts.update(16)
        ProfileScene(services)
        assert services.toasts.update(16)
        assert services.store.load(2).notice == Notice("message.save_lost")


def test_going_on_with_a_career_leads_to_the_map() -> None:
    with program() as app:
        answer = ProfileScene(app.services).handle(Confirm())
        assert isinstance(answer, Replace)
        assert answer.scene.__class__.__name__ == "LineMapScene"


def test_whoever_bought_a_ticket_boards_with_it() -> None:
    with program() as app:
        counter = ProfileScene(app.services)
        counter.resumed(None)
        assert counter.update(16) is None, "nothing was bought"
        counter.handle(Step(0, 1))
        counter.handle(Step(0, 1))
        answer = counter.handle(Confirm())
        assert isinstance(answer, Push)
        assert isinstance(answer.scene, BookingScene)
        bought = answer.scene.handle(Confirm())
        assert bought == Pop(3)
        counter.resumed(3)
        boards = counter.update(16)
        assert isinstance(boards, Replace)
        assert boards.scene.__class__.__name__ == "LineMapScene"


def test_the_best_on_the_title_is_the_fullest_purse_that_ever_was() -> None:
    def bar(profile: Profile) -> bytes:
        with program(careers=False) as app:
            app.services.store.save(1, profile)
            scene = TitleScene(app.services)
            for _ in range(3):
                scene.update(16)
            area = (200, 0, 240, 15)
            return pygame.image.tobytes(drawn(app, scene).surface.subsurface(area), "RGB")

    spent = (Entry("boarding", 100, 100), Entry("sitting", 900, 1000), Entry("sitting", -700, 300))
    full = msgspec.structs.replace(MARIA, purse=1000, ledger=spent[:2])
    assert bar(msgspec.structs.replace(full, purse=300, ledger=spent)) == bar(full)
    assert bar(msgspec.structs.replace(full, purse=300, ledger=spent[:1])) != bar(full)
