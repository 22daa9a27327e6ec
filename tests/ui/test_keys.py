"""Keys of one's own: changed with real presses, kept, shown everywhere; nobody locks himself out."""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame
import pytest

from game.app import App
from game.preferences import Preferences
from game.scenes.keys import KeysScene
from game.storage import migrate, safe_file
from game.storage.content import decoded
from game.storage.settings import Settings
from game.ui import typist
from game.ui.bindings import KEYS
from game.ui.intents import Cancel, Confirm, Fast, Hot, Intent, Page, Step
from game.ui.keyboard import AT_FIRST, FIXED, Keyboard
from game.ui.text import MISSING

from .stage import program
from .test_reach import run

Press = Callable[[], None]


def key(name: str, unicode: str = "") -> Press:
    return lambda: typist.key(name, unicode)


def press(app: App, scene: KeysScene, *steps: Press) -> None:
    """Real events, one press after the other, read by the real devices."""
    for step in steps:
        step()
        for intent in app.services.devices.read(0):
            scene.handle(intent)


def test_a_key_is_changed_by_pressing_it_and_works_at_once() -> None:
    with program() as app:
        scene = KeysScene(app.services)
        run(app, scene, key("enter"), key("w"), key("down"), key("down"), key("w"))
        assert scene._board.focus.at == "down"
        assert app.services.settings.now.keys == {"up": pygame.KSCAN_W}
        assert app.services.store.settings()[0].keys == {"up": pygame.KSCAN_W}
        assert app.services.prompts.label("up") == "W"
        press(app, scene, key("up"))
        assert scene._board.focus.at == "down", "the old key means nothing now"


def test_two_actions_change_places() -> None:
    with program() as app:
        scene = KeysScene(app.services)
        scene._board.focus.go("fast")
        press(app, scene, key("enter"), key("r"))
        devices, label = app.services.devices, app.services.prompts.label
        assert (label("fast"), label("r")) == ("R", "F")
        typist.key("r")
        typist.key("f")
        assert [each for each in devices.read(0) if each in (Fast(), Hot("r"))] == [Fast(), Hot("r")]
        press(app, scene, key("f"))  # puts all keys back
        assert app.services.settings.now.keys == {}
        assert (label("fast"), label("r")) == ("F", "R")


@pytest.mark.parametrize("way_out", [key("esc"), key("enter"), lambda: typist.pad("east")])
def test_whoever_does_not_want_gets_out(way_out: Press) -> None:
    with program() as app:
        scene = KeysScene(app.services)
        press(app, scene, key("enter"), key("f11"), key("lshift"), key("tab"), way_out)
        assert scene.waiting == ""
        assert app.services.settings.now.keys == {}
        assert not app.services.devices.catching


def test_a_key_that_can_not_serve_is_asked_for_again() -> None:
    with program() as app:
        scene = KeysScene(app.services)
        press(app, scene, key("enter"), key("lshift"), key("capslock"), key("g"))
        assert app.services.settings.now.keys == {"up": pygame.KSCAN_G, "g": pygame.KSCAN_UP}


def test_the_key_that_is_still_held_is_not_the_answer() -> None:
    with program() as app:
        scene = KeysScene(app.services)

        def hold() -> None:
            typist.key_down("space")
            typist.key_down("space")  # as the system repeats it

        press(app, scene, hold, hold)
        assert scene.waiting == "up"
        app.services.devices.catching = False


def test_whatever_is_kept_no_two_actions_share_a_key_and_the_way_out_stays() -> None:
    chance = random.Random(7)
    names = [*AT_FIRST, "confirm", "nothing", ""]
    for _ in range(400):
        own = {
            chance.choice(names): chance.choice((-1, 0, 41, 4, 99_999, chance.randrange(256)))
            for _ in range(9)
        }
        keyboard = Keyboard(own)
        codes = [keyboard.code(action) for action in AT_FIRST]
        assert len(set(codes)) == len(AT_FIRST)
        assert all(
            keyboard.intent(code or 0) == KEYS[AT_FIRST[action]]
            for action, code in zip(AT_FIRST, codes, strict=True)
        )
        assert all(keyboard.intent(code) == KEYS[code] for code in FIXED)
        assert Keyboard(keyboard.own).own == keyboard.own
    assert keyboard.intent(pygame.KSCAN_RETURN) == Confirm()
    assert keyboard.intent(pygame.KSCAN_ESCAPE) == Cancel()


@pytest.mark.parametrize("body", [b'{"keys":{"r":-5,"nothing":7,"h":40,"up":26}}', b'{"keys":{"up":26}}'])
def test_nonsense_in_the_file_leaves_what_makes_sense(body: bytes) -> None:
    settings = decoded(safe_file.sealed(3, body), Settings, migrate.SETTINGS_VERSION, migrate.SETTINGS)
    assert Keyboard(settings.keys).own == {"up": pygame.KSCAN_W}


def test_settings_of_the_version_before_have_the_keys_of_the_first_start() -> None:
    settings = decoded(
        safe_file.sealed(2, b'{"rumble":false}'), Settings, migrate.SETTINGS_VERSION, migrate.SETTINGS
    )
    assert (settings.rumble, settings.keys, settings.card_letters) == (False, {}, "")


def test_a_changed_key_is_there_again_at_the_next_start() -> None:
    with program() as app:
        services = app.services
        services.settings.change(keys={"l": pygame.KSCAN_J})
        now = services.store.settings()[0]
        services.devices.keyboard = Keyboard()
        Preferences(
            now,
            services.store,
            services.words,
            services.screen,
            services.devices,
            services.sound,
            services.fonts,
        )
        assert services.prompts.label("l") == "J"


def test_while_a_name_is_typed_the_arrows_are_arrows() -> None:
    with program() as app:
        devices = app.services.devices
        app.services.settings.change(keys={"up": pygame.KSCAN_W})
        devices.read(0)
        devices.type(True)
        typist.key("up")
        typist.key("w", "w")
        assert Step(0, -1) in devices.read(0)
        assert app.services.prompts.label("up") == "↑"


@pytest.mark.parametrize(
    ("pressed", "writes", "means", "labels"),
    [
        ("h", "р", Hot("h"), {"h": "Р", "l": "Д", "r": "К", "f": "А"}),  # a Russian board
        ("q", "a", Page(-1), {"h": "H", "page left": "A", "w": "Z"}),  # a French one
        ("y", "z", Hot("y"), {"h": "H", "y": "Z", "z": "Y"}),  # a German one
        ("b", "b", Hot("b"), {"h": "H", "page left": "Q"}),
    ],
)
def test_one_letter_tells_what_is_printed_on_all_keys(
    pressed: str, writes: str, means: Intent, labels: dict[str, str]
) -> None:
    with program() as app:
        devices, label = app.services.devices, app.services.prompts.label
        typist.key(pressed, writes)
        assert means in devices.read(0)
        assert {action: label(action) for action in labels} == labels
        typist.key("h", "h")
        typist.key("y", "y")
        typist.key("q", "q")
        devices.read(0)
        assert (label("h"), label("l"), label("page left")) == ("H", "L", "Q"), (
            "another layout, other letters"
        )


def test_every_key_that_may_serve_has_a_name_that_can_be_drawn() -> None:
    with program() as app:
        for code in range(300):
            if Keyboard().given("up", code) is not None:
                name = app.services.devices.label(code)
                assert name not in ("?", MISSING)
                assert all(app.services.fonts["body"].has(letter) for letter in name)
                assert app.services.fonts["body"].width(name) <= 36
