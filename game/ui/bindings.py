"""Which key and which pad button means what: the one table that devices obey and prompts show."""

from __future__ import annotations

import string

import pygame

from .intents import MOST, Adjust, Cancel, Confirm, Fast, FullScreen, Hot, Intent, Menu, Next, Page, Step

# Keys go by scancode, the place on the board: a Cyrillic layout changes the letters, never the places.
KEYS: dict[int, Intent] = {
    pygame.KSCAN_LEFT: Step(-1, 0),
    pygame.KSCAN_RIGHT: Step(1, 0),
    pygame.KSCAN_UP: Step(0, -1),
    pygame.KSCAN_DOWN: Step(0, 1),
    pygame.KSCAN_TAB: Next(1),
    pygame.KSCAN_RETURN: Confirm(),
    pygame.KSCAN_KP_ENTER: Confirm(),
    pygame.KSCAN_SPACE: Confirm(),
    pygame.KSCAN_ESCAPE: Cancel(),
    pygame.KSCAN_BACKSPACE: Cancel(),
    pygame.KSCAN_AC_BACK: Cancel(),
    pygame.KSCAN_P: Menu(),
    pygame.KSCAN_PAUSE: Menu(),
    pygame.KSCAN_F: Fast(),
    pygame.KSCAN_MINUS: Adjust(-1),
    pygame.KSCAN_EQUALS: Adjust(1),
    pygame.KSCAN_KP_MINUS: Adjust(-1),
    pygame.KSCAN_KP_PLUS: Adjust(1),
    pygame.KSCAN_PAGEDOWN: Adjust(-5),
    pygame.KSCAN_PAGEUP: Adjust(5),
    pygame.KSCAN_HOME: Adjust(-MOST),
    pygame.KSCAN_END: Adjust(MOST),
    pygame.KSCAN_Q: Page(-1),
    pygame.KSCAN_E: Page(1),
    pygame.KSCAN_DELETE: Hot("delete"),
    pygame.KSCAN_F1: Hot("f1"),
    pygame.KSCAN_F2: Hot("f2"),
    pygame.KSCAN_F11: FullScreen(),
}
for _name in string.ascii_lowercase + string.digits:
    KEYS.setdefault(getattr(pygame, f"KSCAN_{_name.upper()}"), Hot(_name))

LETTERS = frozenset(
    getattr(pygame, f"KSCAN_{name}")
    for name in (*string.ascii_uppercase, *string.digits, "SPACE", "MINUS", "EQUALS", "KP_MINUS", "KP_PLUS")
)  # while a name is typed, these write instead

# South confirms and east goes back; two buttons and the d-pad reach everything, the rest are short cuts.
PAD: dict[int, Intent] = {
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Step(-1, 0),
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Step(1, 0),
    pygame.CONTROLLER_BUTTON_DPAD_UP: Step(0, -1),
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Step(0, 1),
    pygame.CONTROLLER_BUTTON_A: Confirm(),
    pygame.CONTROLLER_BUTTON_B: Cancel(),
    pygame.CONTROLLER_BUTTON_X: Hot("west"),
    pygame.CONTROLLER_BUTTON_Y: Fast(),
    pygame.CONTROLLER_BUTTON_START: Menu(),
    pygame.CONTROLLER_BUTTON_BACK: Hot("back"),
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Page(-1),
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Page(1),
}
TRIGGERS: dict[int, Intent] = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: Adjust(-5),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: Adjust(5),
}

# What a prompt calls an action -> the key that does it (a scancode) and the picture of the pad button.
PROMPTS: dict[str, tuple[int | None, str | None]] = {
    "left": (pygame.KSCAN_LEFT, "pad/dpad"),
    "right": (pygame.KSCAN_RIGHT, None),
    "up": (pygame.KSCAN_UP, "pad/dpad"),
    "down": (pygame.KSCAN_DOWN, None),
    "tab": (pygame.KSCAN_TAB, None),
    "confirm": (pygame.KSCAN_RETURN, "pad/south"),
    "cancel": (pygame.KSCAN_ESCAPE, "pad/east"),
    "menu": (pygame.KSCAN_P, "pad/menu"),
    "fast": (pygame.KSCAN_F, "pad/north"),
    "less": (pygame.KSCAN_MINUS, None),
    "more": (pygame.KSCAN_EQUALS, None),
    "page left": (pygame.KSCAN_Q, "pad/L1"),
    "page right": (pygame.KSCAN_E, "pad/R1"),
    "five less": (pygame.KSCAN_PAGEDOWN, "pad/L2"),
    "five more": (pygame.KSCAN_PAGEUP, "pad/R2"),
    "delete": (pygame.KSCAN_DELETE, None),
    "west": (None, "pad/west"),
    **{
        name: (getattr(pygame, f"KSCAN_{name.upper()}"), None)
        for name in (*string.ascii_lowercase, *string.digits, "f1", "f2", "f11")
    },
}

# Names of keys that are no letters, short enough for a key cap; they are printed so on the keys themselves.
CAPS: dict[int, str] = {
    pygame.KSCAN_LEFT: "←",
    pygame.KSCAN_RIGHT: "→",
    pygame.KSCAN_UP: "↑",
    pygame.KSCAN_DOWN: "↓",
    pygame.KSCAN_TAB: "Tab",
    pygame.KSCAN_RETURN: "Enter",
    pygame.KSCAN_SPACE: "Space",
    pygame.KSCAN_ESCAPE: "Esc",
    pygame.KSCAN_DELETE: "Del",
    pygame.KSCAN_MINUS: "-",
    pygame.KSCAN_EQUALS: "=",
    pygame.KSCAN_PAGEDOWN: "PgDn",
    pygame.KSCAN_PAGEUP: "PgUp",
    pygame.KSCAN_HOME: "Home",
    pygame.KSCAN_END: "End",
    pygame.KSCAN_INSERT: "Ins",
    pygame.KSCAN_BACKSPACE: "⌫",
    **{getattr(pygame, f"KSCAN_F{n}"): f"F{n}" for n in range(1, 13)},
}

# What stands on keys beside the letters of an English board; other boards have other signs there.
PUNCTUATION: dict[int, str] = {
    pygame.KSCAN_LEFTBRACKET: "[",
    pygame.KSCAN_RIGHTBRACKET: "]",
    pygame.KSCAN_BACKSLASH: "\\",
    pygame.KSCAN_SEMICOLON: ";",
    pygame.KSCAN_APOSTROPHE: "'",
    pygame.KSCAN_GRAVE: "`",
    pygame.KSCAN_COMMA: ",",
    pygame.KSCAN_PERIOD: ".",
    pygame.KSCAN_SLASH: "/",
}
