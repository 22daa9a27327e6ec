"""The settings while the game runs: one change is kept, seen and heard at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from game.i18n import Words, choose
from game.storage.notice import Notice
from game.storage.settings import Settings
from game.storage.store import Store
from game.ui.devices import Devices
from game.ui.keyboard import Keyboard
from game.ui.screen import Screen
from game.ui.sound import Sound
from game.ui.sound_levels import Volumes
from game.ui.text import Fonts

_PICTURE = {"full_screen", "scale", "fill"}
_SOUND = {"master", "music", "effects", "train", "voices", "mute", "mute_in_background", "quiet_night"}


class Preferences:
    """What the player set (`now`) and how to change it."""

    def __init__(
        self,
        now: Settings,
        store: Store,
        words: Words,
        screen: Screen,
        devices: Devices,
        sound: Sound,
        fonts: Fonts,
        system: str = "en",
    ) -> None:
        """`system` is the language that counts while none is set."""
        self.now = now
        self._store, self._words, self._screen, self._devices = store, words, screen, devices
        self._sound, self._fonts = sound, fonts
        self._system = system
        self._told = store.notice  # at the start
        self.tell: Callable[[Notice | None], None] = lambda notice: None  # why a change is not kept
        screen.set_glass(now.crt)
        words.letter_cards(now.card_letters)
        fonts.large = now.large_print
        self._set_controls()

    def change(self, **fields: Any) -> None:
        """Set some of the settings by name; `TypeError` for one that does not exist."""
        self.now = msgspec.structs.replace(self.now, **fields)
        notice = self._store.save_settings(self.now)
        if notice != self._told:  # the same trouble is told once
            self.tell(notice)
        self._told = notice
        if "language" in fields:
            self._words.switch(choose(None, self.now.language, {}, (self._system,)))
        self._words.letter_cards(self.now.card_letters)
        self._fonts.large = self.now.large_print
        if _PICTURE & fields.keys():
            self._screen.set_full(self.now.full_screen)
            self._screen.set_scale(self.now.scale, self.now.fill)
        if "crt" in fields:
            self._screen.set_glass(self.now.crt)
        self._set_controls()
        if _SOUND & fields.keys():
            self._sound.set_volumes(volumes(self.now))

    def _set_controls(self) -> None:
        self._devices.keyboard = Keyboard(self.now.keys)
        self._devices.swapped, self._devices.rumbles = self.now.swap_confirm, self.now.rumble

    def restore(self, *names: str) -> None:
        """Put some settings back to what they were at the first start."""
        first = Settings()
        self.change(**{name: getattr(first, name) for name in names})


def volumes(settings: Settings) -> Volumes:
    """How loud everything is to be."""
    return Volumes(
        everything=settings.master,
        music=settings.music,
        effects=settings.effects,
        train=settings.train,
        voices=settings.voices,
        muted=settings.mute,
        mute_in_background=settings.mute_in_background,
        quiet_night=settings.quiet_night,
    )
