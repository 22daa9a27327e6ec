"""The music: which tune plays on which deck, when the next one comes in, and what pushes it down."""

from __future__ import annotations

import pygame

from .sound_deck import STEMS, Deck, targets
from .sound_index import TuneEntry
from .sound_levels import Duck, Slope, Volumes, ducked, factor
from .sound_shelf import Shelf

CROSS_FADE, DIM_FADE = 800, 150  # ms
HUSH = 120  # ms without music after the third card has turned
_JINGLE = 20  # channel


class Orchestra:
    """Plays one of `tunes` at a time, with its layers. Times are milliseconds, `shelf` has the sounds."""

    def __init__(self, tunes: dict[str, TuneEntry], shelf: Shelf, volumes: Volumes) -> None:
        self._tunes, self._shelf = tunes, shelf
        self.playing, self._other = Deck(16), Deck(0)  # a tune enters on the other one
        self._layers = targets(False, False, False)
        self._gain, self._dim = Slope(1.0), Slope(1.0)
        self.ducks: list[Duck] = []
        self._hush = 0
        self.mixed = (-1.0, -1.0)  # factors of music and jingle that the channels have
        self.volumes = volumes
        self.tune = ""  # the one that should play
        self.next = ""  # one that will be needed after it

    # ── what should be heard ────────────────────────────────────────────────

    def play(self, tune: str, gain: float, fade: int = CROSS_FADE) -> None:
        """Let a tune play, or none (""): the old one goes within `fade`. `gain` in dB."""
        if tune != self.tune:
            self.tune, self._layers = tune, targets(False, False, False)
            self.prepare(tune)
            if not tune:
                self.playing.leave(fade)
        self._gain.to(factor(gain), CROSS_FADE if self.playing.tune else 0)

    def prepare(self, tune: str) -> None:
        """Have a tune decoded."""
        if tune:
            self._shelf.want(self._tunes[tune].stems.values())

    def layers(self, tense: bool, door: bool, bank: bool) -> None:
        """Which layers sound, from the next bar line on."""
        self._layers = targets(tense, door, bank)
        if self._on_stage:
            self.playing.layers(self._layers)

    def dim(self, decibels: float, fade: int) -> None:
        """Make everything softer by so many dB (a negative number)."""
        self._dim.to(factor(decibels), fade)

    def duck(self, depth: float, length: int | None) -> None:
        """Go down by `depth` dB below a sound of `length` ms (None: until `lift`)."""
        self.ducks.append(Duck(depth, float("inf") if length is None else length))

    def lift(self, hush: int = 0) -> None:
        """End the ducks that have no end of their own, after `hush` ms of no music at all."""
        self.ducks = [duck for duck in self.ducks if duck.length != float("inf")]
        self._hush = hush

    def jingle(self, name: str) -> bool:
        """Play a jingle over the silence; False while it is still being decoded."""
        file = self._tunes[name].stems["jingle"]
        self._shelf.want([file])
        if self._shelf.ready and not self._shelf.done([file]):
            return False
        if (sound := self._shelf.get(file)) is not None:
            channel = pygame.mixer.Channel(_JINGLE)
            channel.set_volume(0.0)
            channel.play(sound)
            self.mixed = (-1.0, -1.0)
        return True

    def end_jingle(self, fade: int) -> None:
        """Fade out a jingle that sounds."""
        if self._shelf.ready:
            pygame.mixer.Channel(_JINGLE).fadeout(fade)

    @property
    def rounds(self) -> int:
        """How many times the tune of now has been played to its end."""
        return self.playing.rounds if self._on_stage else 0

    @property
    def _on_stage(self) -> bool:
        return self.playing.tune is not None and self.playing.tune is self._tunes.get(self.tune)

    # ── time ────────────────────────────────────────────────────────────────

    def step(self, ms: int) -> None:
        """Let time pass on an open device; `pygame.error` when it is gone."""
        self._exchange()
        self._gain.step(ms)
        self._dim.step(ms)
        for duck in self.ducks:
            duck.age += ms
        self.ducks = [duck for duck in self.ducks if not duck.over]
        self._hush = max(0, self._hush - ms)
        moving = self.playing.moving or self._other.moving
        self.playing.step(ms)
        self._other.step(ms)
        self._mix(moving)

    def _level(self) -> float:
        """The factor of the tune as a whole."""
        below = 0.0 if self._hush else self._dim.level * ducked(self.ducks)
        return self.volumes.gain("music") * self._gain.level * below

    def _mix(self, moving: bool) -> None:
        volume = self.volumes.gain("music")
        mixed = (self._level(), volume)
        if moving or mixed != self.mixed:
            self.mixed = mixed
            self.playing.mix(mixed[0])
            self._other.mix(mixed[0])
            pygame.mixer.Channel(_JINGLE).set_volume(volume, volume)

    def _exchange(self) -> None:
        """Let the tune that should play come in as soon as it is decoded, on a bar line of the old one."""
        wanted, old = self._tunes.get(self.tune), self.playing
        if wanted is None:
            return
        if self._on_stage:
            if old.leaving:
                old.level.to(1.0, CROSS_FADE)
            return
        if not self._shelf.done(wanted.stems.values()):
            return
        if old.tune is not None and not old.leaving:
            old.leave(CROSS_FADE, on_bar=True)
        if old.tune is not None and old.level.level == 1.0:
            return  # its bar is not over
        self._enter(wanted, CROSS_FADE if old.tune is not None else 0)

    def _enter(self, tune: TuneEntry, fade: int) -> None:
        self._other.stop()
        self.playing, self._other = self._other, self.playing
        kept = {self.tune, self.next}
        for name, other in self._tunes.items():
            if name not in kept and other is not self._other.tune:
                self._shelf.drop(other.stems.values())
        found = {stem: self._shelf.get(tune.stems[stem]) for stem in STEMS if stem in tune.stems}
        sounds = {stem: sound for stem, sound in found.items() if sound is not None}
        self.playing.start(tune, sounds, self._layers, fade, self._level())

    def forget(self) -> None:
        """The device is gone; the tune begins again on the next one."""
        self.playing.forget()
        self._other.forget()
        self.ducks.clear()
        self._hush, self.mixed = 0, (-1.0, -1.0)
