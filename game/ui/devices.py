"""The only reader of the pygame queue: keyboard, mouse, touch and game controllers become intents."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Hashable
from typing import Any

import pygame

from .bindings import LETTERS, PAD, TRIGGERS
from .intents import (
    Adjust,
    Cancel,
    Caught,
    Char,
    Close,
    Confirm,
    Erase,
    Exposed,
    FocusGained,
    FocusLost,
    FullScreen,
    Hidden,
    Hot,
    Intent,
    LetGo,
    Managed,
    Next,
    PadFound,
    PadLost,
    Point,
    Press,
    Release,
    SoundChanged,
    Step,
    Wheel,
)
from .keyboard import FIXED, Keyboard, Print, places

REPEAT_AFTER = 320  # milliseconds that a step is held before it repeats
REPEAT_EVERY = 70
TILT, UPRIGHT = (
    20_000,
    12_000,
)  # a stick counts as pushed beyond the one, as let go within the other (of 32,767)

_AS_IT_COMES = Keyboard()
_ONCE = (Confirm, Press, Close)  # at most one of each in a frame: ten presses in one frame place one bet
_HELD = (Confirm, Hot)


class Devices:
    """All devices of one person. `kind` names the one used last: "keys", "pad", "mouse" or "touch"."""

    def __init__(self, locate: Callable[[tuple[int, int]], tuple[int, int]]) -> None:
        """`locate` turns a place on the window into one on the picture."""
        self.kind = "keys"
        self.typing = True  # as SDL begins
        self.swapped = False  # the right pad button confirms, the lower one goes back
        self.rumbles = True
        self.keyboard = Keyboard()  # as the person set it
        self.catching = False  # the next key is wanted itself, not what it means
        self._locate = locate
        self._pointer: tuple[int, int] | None = None  # where it was last; None: not known in this window
        self._held: dict[Hashable, tuple[Intent, int]] = {}
        self.printed = Print(places())  # what stands on the keys; another one when the board changes
        self._pads: dict[int, Any] = {}
        self.type(False)
        self._tilt: dict[tuple[int, int], int] = {}

    def _used(self, kind: str) -> None:
        """Remember the device; the pointer shows only while it is what points."""
        if kind != self.kind:
            self.kind = kind
            pygame.mouse.set_visible(kind == "mouse")

    def read(self, now: int) -> list[Intent]:
        """What the person wants since the last call; `now` (milliseconds) drives the repeat of held steps."""
        found: list[Intent] = []
        for event in pygame.event.get():
            reader = _READERS.get(event.type)
            if reader is not None:
                found += reader(self, event, now)
        return _counted_once(found) + self._repeats(now)

    def type(self, wanted: bool) -> None:
        """Ask for text (letters come as `Char`) or stop asking."""
        if wanted != self.typing:
            self.typing = wanted
            (pygame.key.start_text_input if wanted else pygame.key.stop_text_input)()

    def label(self, scancode: int) -> str:
        """What stands on that key on this person's board, as far as it is known."""
        return self.printed.on(scancode)

    @property
    def keys(self) -> Keyboard:
        """The keyboard in force: while somebody types, all keys are where they always were."""
        return _AS_IT_COMES if self.typing else self.keyboard

    def start_pads(self) -> None:
        """Look for game controllers; takes a moment, so the first picture comes before it."""
        from pygame._sdl2 import controller

        controller.init()

    def rumble(self, strength: float, milliseconds: int) -> None:
        """Shake the controllers in hand (0.0 to 1.0); those that cannot stay still."""
        if self.kind == "pad" and self.rumbles:
            for pad in self._pads.values():
                pad.rumble(strength, strength, milliseconds)

    def _repeats(self, now: int) -> list[Intent]:
        due: list[Intent] = []
        for source, (intent, at) in self._held.items():
            if now >= at and isinstance(intent, (Step, Adjust, Next, Erase)):
                due.append(intent)
                self._held[source] = (intent, now + REPEAT_EVERY)
        return due

    def _down(self, source: Hashable, intent: Intent, now: int) -> list[Intent]:
        if source in self._held:  # the system's own repeat
            return []
        self._held[source] = (intent, now + REPEAT_AFTER)
        return [intent]

    def _up(self, source: Hashable) -> list[Intent]:
        intent, _ = self._held.pop(source, (None, 0))
        return [LetGo()] if isinstance(intent, _HELD) else []

    def _key_down(self, event: pygame.Event, now: int) -> list[Intent]:
        self._used("keys")
        code, mod = event.scancode, getattr(event, "mod", 0)
        self.printed.see(code, getattr(event, "unicode", ""), bool(mod & pygame.KMOD_SHIFT))
        if self.catching and code not in FIXED:
            return self._down(code, Caught(code), now)
        if self.typing:
            if code == pygame.KSCAN_BACKSPACE:
                return self._down(code, Erase(), now)
            if code in LETTERS:
                return []
        if mod & pygame.KMOD_ALT:
            return [FullScreen()] if code == pygame.KSCAN_RETURN else []
        intent = self.keys.intent(code)
        if mod & (pygame.KMOD_CTRL | pygame.KMOD_GUI) or intent is None:
            return []
        if isinstance(intent, Next) and mod & pygame.KMOD_SHIFT:
            intent = Next(-intent.n)
        return self._down(code, intent, now)

    def _other_board(self, event: pygame.Event, now: int) -> list[Intent]:
        """The system writes with another board from now on."""
        self.printed = Print(places())
        return []

    def _key_up(self, event: pygame.Event, now: int) -> list[Intent]:
        return self._up(event.scancode)

    def _text(self, event: pygame.Event, now: int) -> list[Intent]:
        text = unicodedata.normalize("NFC", event.text)
        return [Char(letter) for letter in text if letter.isprintable()] if self.typing else []

    def _point(self, event: pygame.Event, now: int) -> list[Intent]:
        """A pointer that merely lay where a window opened did not move, and leaves the focus alone."""
        before, self._pointer = self._pointer, event.pos
        if before is None or before == event.pos:
            return []
        self._by_hand(event)
        return [Point(*self._locate(event.pos))]

    def _lost_pointer(self, event: pygame.Event, now: int) -> list[Intent]:
        self._pointer = None
        return []

    def _resized(self, event: pygame.Event, now: int) -> list[Intent]:
        self._pointer = None
        return [Exposed()]

    def _button_down(self, event: pygame.Event, now: int) -> list[Intent]:
        self._by_hand(event)
        if event.button == pygame.BUTTON_LEFT:
            return [Press(*self._locate(event.pos))]
        return [Cancel()] if event.button == pygame.BUTTON_RIGHT else []

    def _button_up(self, event: pygame.Event, now: int) -> list[Intent]:
        return [Release(*self._locate(event.pos))] if event.button == pygame.BUTTON_LEFT else []

    def _wheel(self, event: pygame.Event, now: int) -> list[Intent]:
        return [Wheel(event.y)] if event.y else []

    def _by_hand(self, event: pygame.Event) -> None:
        self._used("touch" if getattr(event, "touch", False) else "mouse")

    def _pad_found(self, event: pygame.Event, now: int) -> list[Intent]:
        from pygame._sdl2 import controller

        try:
            pad = controller.Controller(event.device_index)
            number = pad.as_joystick().get_instance_id()
        except (pygame.error, TypeError):  # gone again before we looked
            return []
        if number in self._pads:  # some drivers announce a pad twice
            return []
        self._pads[number] = pad
        return [PadFound(pad.name or "")]

    def _pad_lost(self, event: pygame.Event, now: int) -> list[Intent]:
        pad = self._pads.pop(event.instance_id, None)
        gone = [s for s in self._held if isinstance(s, tuple) and s[1] == event.instance_id]
        let_go = [intent for source in gone for intent in self._up(source)]
        return [*let_go, PadLost(pad.name or "")] if pad is not None else let_go

    def _pad_down(self, event: pygame.Event, now: int) -> list[Intent]:
        if event.button not in PAD:
            return []
        self._used("pad")
        intent = PAD[event.button]
        if self.swapped and isinstance(intent, (Confirm, Cancel)):
            intent = Cancel() if isinstance(intent, Confirm) else Confirm()
        return self._down(("button", event.instance_id, event.button), intent, now)

    def _pad_up(self, event: pygame.Event, now: int) -> list[Intent]:
        return self._up(("button", event.instance_id, event.button))

    def _pad_axis(self, event: pygame.Event, now: int) -> list[Intent]:
        axis, value = event.axis, event.value
        before = self._tilt.get((event.instance_id, axis), 0)
        limit = UPRIGHT if before else TILT
        after = 0 if abs(value) < limit else (1 if value > 0 else -1)
        if after == before:
            return []
        self._tilt[event.instance_id, axis] = after
        found = self._up(("axis", event.instance_id, axis))
        intent = _pushed(axis, after)
        if intent is not None:
            self._used("pad")
            found += self._down(("axis", event.instance_id, axis), intent, now)
        return found

    def _focus_lost(self, event: pygame.Event, now: int) -> list[Intent]:
        self._held.clear()
        self._tilt.clear()
        return [LetGo(), FocusLost()]


def _counted_once(intents: list[Intent]) -> list[Intent]:
    kept: list[Intent] = []
    for intent in intents:
        if not isinstance(intent, _ONCE) or all(type(intent) is not type(other) for other in kept):
            kept.append(intent)
    return kept


def _pushed(axis: int, way: int) -> Intent | None:
    if not way:
        return None
    if axis == pygame.CONTROLLER_AXIS_LEFTX:
        return Step(way, 0)
    if axis == pygame.CONTROLLER_AXIS_LEFTY:
        return Step(0, way)
    return TRIGGERS.get(axis)


_Reader = Callable[[Devices, pygame.Event, int], list[Intent]]


def _says(*intents: Intent) -> _Reader:
    return lambda devices, event, now: list(intents)


_READERS: dict[int, _Reader] = {
    pygame.KEYDOWN: Devices._key_down,
    pygame.KEYUP: Devices._key_up,
    pygame.KEYMAPCHANGED: Devices._other_board,
    pygame.TEXTINPUT: Devices._text,
    pygame.MOUSEMOTION: Devices._point,
    pygame.MOUSEBUTTONDOWN: Devices._button_down,
    pygame.MOUSEBUTTONUP: Devices._button_up,
    pygame.MOUSEWHEEL: Devices._wheel,
    pygame.CONTROLLERDEVICEADDED: Devices._pad_found,
    pygame.CONTROLLERDEVICEREMOVED: Devices._pad_lost,
    pygame.CONTROLLERBUTTONDOWN: Devices._pad_down,
    pygame.CONTROLLERBUTTONUP: Devices._pad_up,
    pygame.CONTROLLERAXISMOTION: Devices._pad_axis,
    pygame.WINDOWFOCUSLOST: Devices._focus_lost,
    pygame.WINDOWFOCUSGAINED: _says(FocusGained()),
    pygame.WINDOWENTER: Devices._lost_pointer,
    pygame.WINDOWEXPOSED: _says(Exposed()),
    pygame.WINDOWSIZECHANGED: Devices._resized,
    pygame.WINDOWDISPLAYCHANGED: _says(Exposed()),
    pygame.WINDOWRESTORED: _says(Exposed()),
    pygame.WINDOWMINIMIZED: _says(Hidden()),
    pygame.WINDOWTAKEFOCUS: _says(Managed()),
    pygame.AUDIODEVICEADDED: _says(SoundChanged()),
    pygame.AUDIODEVICEREMOVED: _says(SoundChanged()),
    pygame.QUIT: _says(Close()),
}
