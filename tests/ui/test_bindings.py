"""Prompts and bindings are one table: what a prompt shows is what the device does."""

from __future__ import annotations

import pygame
import pytest

from game.ui.bindings import KEYS, LETTERS, PAD, PROMPTS, TRIGGERS
from game.ui.intents import Adjust, Cancel, Confirm, Fast, FullScreen, Hot, Intent, Menu, Next, Page, Step

MEANT: dict[str, Intent] = {
    "left": Step(-1, 0),
    "right": Step(1, 0),
    "up": Step(0, -1),
    "down": Step(0, 1),
    "tab": Next(1),
    "confirm": Confirm(),
    "cancel": Cancel(),
    "menu": Menu(),
    "fast": Fast(),
    "less": Adjust(-1),
    "more": Adjust(1),
    "page left": Page(-1),
    "page right": Page(1),
    "five less": Adjust(-5),
    "five more": Adjust(5),
    "f11": FullScreen(),
}
BUTTONS = {
    "pad/south": pygame.CONTROLLER_BUTTON_A,
    "pad/east": pygame.CONTROLLER_BUTTON_B,
    "pad/west": pygame.CONTROLLER_BUTTON_X,
    "pad/north": pygame.CONTROLLER_BUTTON_Y,
    "pad/menu": pygame.CONTROLLER_BUTTON_START,
    "pad/L1": pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    "pad/R1": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
}
SHIFTED = {"e", "f", "p", "q"}  # letters that have a larger meaning of their own


@pytest.mark.parametrize("action", PROMPTS)
def test_the_key_and_the_button_on_a_prompt_do_what_it_says(action: str) -> None:
    scancode, picture = PROMPTS[action]
    meant = MEANT.get(action, Hot(action))
    if scancode is not None and action not in SHIFTED:
        assert KEYS[scancode] == meant
    if picture in BUTTONS:
        assert PAD[BUTTONS[picture]] == meant
    if picture in ("pad/L2", "pad/R2"):
        assert meant in TRIGGERS.values()


def test_text_entry_keeps_the_keys_that_move_and_confirm() -> None:
    kept = {code for code, intent in KEYS.items() if isinstance(intent, (Step, Next, Confirm, Cancel))}
    assert kept & LETTERS == {pygame.KSCAN_SPACE}


def test_the_two_buttons_and_the_pad_reach_everything() -> None:
    assert {Step(1, 0), Step(-1, 0), Step(0, 1), Step(0, -1), Confirm(), Cancel()} <= set(PAD.values())
