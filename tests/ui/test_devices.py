"""Keys, pads and pointers become intents; nothing is lost, doubled or held for ever."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.ui import typist
from game.ui.devices import REPEAT_AFTER, REPEAT_EVERY, Devices
from game.ui.intents import (
    MOST,
    Adjust,
    Cancel,
    Char,
    Close,
    Confirm,
    Erase,
    FocusLost,
    FullScreen,
    Hot,
    LetGo,
    Menu,
    Next,
    PadLost,
    Page,
    Point,
    Press,
    Release,
    Step,
    Wheel,
)
from game.ui.keyboard import Print, places


@pytest.fixture
def devices() -> Iterator[Devices]:
    pygame.display.init()
    window = pygame.Window("test", (640, 360))
    made = Devices(lambda point: (point[0] // 2, point[1] // 2))
    made.read(0)
    yield made
    made.type(False)
    window.destroy()


def test_keys_go_by_their_place_whatever_they_write(devices: Devices) -> None:
    typist.key("w", unicode="ц")
    typist.key("r", unicode="к")
    assert devices.read(0) == [Hot("w"), LetGo(), Hot("r"), LetGo()]
    assert devices.label(pygame.KSCAN_W) == "Ц"
    assert devices.label(pygame.KSCAN_T) == "Е", "one letter tells the board"
    assert devices.label(pygame.KSCAN_RETURN) == "Enter"


@pytest.mark.parametrize(
    ("written", "labels"),
    [
        ({}, "QWYM;"),
        ({"a": "q", "q": "a", "z": "w", "w": "z"}, "AZY,;"),
        ({"z": "y", "y": "z"}, "QWZM;"),
        ({"q": "й", "w": "ц", "m": "ь"}, "ЙЦНЬ;"),
        ({";": "ș"}, "QWYMȘ"),
    ],
)
def test_the_board_is_known_before_a_key_is_pressed(written: dict[str, str], labels: str) -> None:
    """`written` by the keys of an English board."""
    codes = {";": pygame.KSCAN_SEMICOLON} | {c: pygame.KSCAN_A + ord(c) - ord("a") for c in "aqzwym"}
    place = {letter: codes[english] for english, letter in written.items()}
    printed = Print(lambda letter: place.get(letter, 0))
    assert "".join(printed.on(codes[english]) for english in "qwym;") == labels


def test_the_system_tells_where_letters_are(devices: Devices) -> None:
    assert [places()(letter) for letter in "aф"] == [pygame.KSCAN_A, 0], "as the dummy driver has it"


def test_another_board_is_noticed(devices: Devices) -> None:
    typist.key("w", unicode="ц")
    devices.read(0)
    before = devices.printed
    pygame.event.post(pygame.Event(pygame.KEYMAPCHANGED))
    assert devices.read(1) == []
    assert devices.printed is not before
    assert devices.label(pygame.KSCAN_W) == "W"


@pytest.mark.parametrize(
    ("name", "intent"),
    [
        ("left", Step(-1, 0)),
        ("down", Step(0, 1)),
        ("tab", Next(1)),
        ("q", Page(-1)),
        ("e", Page(1)),
        ("p", Menu()),
        ("esc", Cancel()),
        ("pgup", Adjust(5)),
        ("home", Adjust(-MOST)),
        ("f11", FullScreen()),
    ],
)
def test_each_key_means_one_thing(devices: Devices, name: str, intent: object) -> None:
    typist.key(name)
    assert devices.read(0)[0] == intent
    assert devices.kind == "keys"


def test_alt_and_control_chords_are_left_to_the_desktop(devices: Devices) -> None:
    typist.key("f10")
    typist.key("r", mod=pygame.KMOD_LCTRL)
    typist.key("s", mod=pygame.KMOD_LALT)
    assert devices.read(0) == []
    typist.key("enter", mod=pygame.KMOD_LALT)
    assert devices.read(0) == [FullScreen()]


def test_a_held_step_repeats_and_a_held_confirm_never_does(devices: Devices) -> None:
    typist.key_down("right")
    typist.key_down("enter")
    assert devices.read(0) == [Step(1, 0), Confirm()]
    assert devices.read(REPEAT_AFTER - 1) == []
    assert devices.read(REPEAT_AFTER) == [Step(1, 0)]
    assert devices.read(REPEAT_AFTER + REPEAT_EVERY) == [Step(1, 0)]
    typist.key_down("enter")  # as the system repeats it
    assert devices.read(REPEAT_AFTER + REPEAT_EVERY + 1) == []


def test_ten_presses_in_one_frame_are_one(devices: Devices) -> None:
    for _ in range(10):
        typist.key("enter")
        typist.click(20, 20)
    found = devices.read(0)
    assert [type(intent) for intent in found].count(Confirm) == 1
    assert [type(intent) for intent in found].count(Press) == 1


def test_losing_the_window_lets_go_of_everything(devices: Devices) -> None:
    typist.key_down("right")
    devices.read(0)
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert devices.read(1) == [LetGo(), FocusLost()]
    assert devices.read(10 * REPEAT_AFTER) == []
    typist.key_up("right")
    assert devices.read(10 * REPEAT_AFTER + 1) == []
    typist.key_down("right")
    assert devices.read(10 * REPEAT_AFTER + 2) == [Step(1, 0)]


def test_letters_write_only_while_text_is_asked_for(devices: Devices) -> None:
    typist.write("a")
    assert devices.read(0) == []
    devices.type(True)
    typist.key("r", unicode="r")
    typist.write("Ș")
    typist.write("e\u0301")
    typist.key("backspace")
    typist.key("enter")
    found = devices.read(0)
    assert found == [Char("Ș"), Char("e"), Char("\u0301"), Erase(), Confirm(), LetGo()]
    devices.type(False)
    typist.key("r")
    assert devices.read(1)[0] == Hot("r")


def test_pointer_touch_and_wheel(devices: Devices) -> None:
    typist.move(90, 50)  # where it lay when the window opened
    typist.move(100, 50)
    typist.click(200, 100)
    pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1))
    assert devices.read(0) == [Point(50, 25), Press(100, 50), Release(100, 50), Wheel(-1)]
    assert devices.kind == "mouse"
    typist.click(200, 100, touch=True)
    devices.read(1)
    assert devices.kind == "touch"
    right = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(0, 0), button=pygame.BUTTON_RIGHT, touch=False)
    pygame.event.post(right)
    assert devices.read(2) == [Cancel()]


def test_pad_buttons_and_their_swap(devices: Devices) -> None:
    typist.pad("south")
    typist.pad("L1")
    assert devices.read(0) == [Confirm(), LetGo(), Page(-1)]
    assert devices.kind == "pad"
    devices.swapped = True
    typist.pad("south")
    typist.pad("east")
    assert devices.read(1) == [Cancel(), Confirm(), LetGo()]


def test_a_stick_steps_once_until_it_comes_back(devices: Devices) -> None:
    def tilt(value: int) -> None:
        axis = pygame.CONTROLLER_AXIS_LEFTX
        pygame.event.post(pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=value))

    for value in (9_000, 25_000, 18_000, 30_000):
        tilt(value)
    assert devices.read(0) == [Step(1, 0)]
    tilt(5_000)
    tilt(-25_000)
    assert devices.read(1) == [Step(-1, 0)]


def test_a_pad_that_goes_away_fifty_times_holds_nothing(devices: Devices) -> None:
    for n in range(50):
        devices._pads[n] = type("Pad", (), {"name": "pad"})()
        down = pygame.Event(
            pygame.CONTROLLERBUTTONDOWN, instance_id=n, button=pygame.CONTROLLER_BUTTON_DPAD_UP
        )
        pygame.event.post(down)
        assert devices.read(1000 * n) == [Step(0, -1)]
        for _ in range(2):  # some drivers say it twice
            pygame.event.post(pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=n))
        assert devices.read(1000 * n + 500) == [PadLost("pad")]
        assert devices.read(1000 * n + 999) == []


def test_closing_asks_once(devices: Devices) -> None:
    typist.close()
    typist.close()
    assert devices.read(0) == [Close()]
