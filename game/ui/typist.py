"""Hands for scripts: real key, pad and pointer events put into the real queue, as a person's would come."""

from __future__ import annotations

import pygame

_PADS = {
    "south": pygame.CONTROLLER_BUTTON_A,
    "east": pygame.CONTROLLER_BUTTON_B,
    "west": pygame.CONTROLLER_BUTTON_X,
    "north": pygame.CONTROLLER_BUTTON_Y,
    "menu": pygame.CONTROLLER_BUTTON_START,
    "L1": pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    "R1": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    "left": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    "up": pygame.CONTROLLER_BUTTON_DPAD_UP,
    "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
}
_KEYS = {"enter": "RETURN", "esc": "ESCAPE", "pgup": "PAGEUP", "pgdn": "PAGEDOWN"}


def key(name: str, unicode: str = "", mod: int = 0) -> None:
    """Press and release a key by its name on an English board: "enter", "left", "a", "4", "f11"."""
    key_down(name, unicode, mod)
    key_up(name)


def key_down(name: str, unicode: str = "", mod: int = 0) -> None:
    """Press a key and keep it down; `unicode` is the letter it writes on the person's layout."""
    code = _scancode(name)
    number = ord(unicode) if unicode else 0
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=number, scancode=code, mod=mod, unicode=unicode))


def key_up(name: str) -> None:
    """Release a key."""
    pygame.event.post(pygame.Event(pygame.KEYUP, key=0, scancode=_scancode(name), mod=0, unicode=""))


def write(text: str) -> None:
    """Type text as the system's input method delivers it."""
    for letter in text:
        pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=letter))


def pad(name: str, number: int = 0) -> None:
    """Press and release a button of controller `number`: "south", "east", "left", "L1", "menu"."""
    for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        pygame.event.post(pygame.Event(kind, instance_id=number, button=_PADS[name]))


def move(x: int, y: int) -> None:
    """Move the pointer to a place on the window (pixels of the window, not of the picture)."""
    pygame.event.post(
        pygame.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0), touch=False)
    )


def click(x: int, y: int, touch: bool = False) -> None:
    """Press and release the left button, or a finger, at a place on the window."""
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.Event(kind, pos=(x, y), button=pygame.BUTTON_LEFT, touch=touch))


def close() -> None:
    """Ask the program to end, as the window's own button does."""
    pygame.event.post(pygame.Event(pygame.QUIT))


def _scancode(name: str) -> int:
    code: int = getattr(pygame, "KSCAN_" + _KEYS.get(name, name.upper()))
    return code
