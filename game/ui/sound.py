"""Everything that is heard: effects, music that follows the table, and silence when there is no device."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Protocol

import pygame

from .captions import Caption
from .sound_effects import CROWDED, Effects
from .sound_index import read_index
from .sound_levels import Volumes
from .sound_orchestra import DIM_FADE, HUSH, Orchestra
from .sound_shelf import Shelf

JINGLE_FADE, LOOP_FADE = 300, 400  # ms
QUIET_DB = -8.0  # another person's result
RETRY = 1000  # ms at least between two attempts to open a device
RETRY_SILENT = 10_000  # ms between attempts when nothing says that a device came
_ROLL, WHEELS = "drum_hold", "wheels"
_ON_THE_WAY = frozenset({"map"})  # tunes under which the train runs
_OWN = frozenset({"tick", "focus", "more", "less", "letter", "confirm", "cancel"})  # answers to the own hand


class Mood(Protocol):
    """How the music should be: the tune and its layers."""

    @property
    def tune(self) -> str: ...
    @property
    def tense(self) -> bool: ...
    @property
    def door(self) -> bool: ...
    @property
    def bank(self) -> bool: ...


class Sound:
    """The player. The device is opened in the background on the second update, after the first picture.

    Without a device, or when it goes away, everything works and nothing is heard; when one comes,
    the music begins again. Nothing raises because of a device. All times are milliseconds.
    """

    def __init__(self, folder: Path, volumes: Volumes | None = None, seed: int | None = None) -> None:
        """`folder` is the baked sound; `volumes` hold before the first note; `seed` fixes the variants."""
        self.index = read_index(folder)
        self._volumes = volumes or Volumes()
        self._shelf = Shelf(folder)
        self.effects = Effects(random.Random(seed), self._volumes)
        self.orchestra = Orchestra(self.index.tunes, self._shelf, self._volumes)
        self._suite: list[str] = []
        self._then, self._then_gain, self._wait = "", 0.0, 0
        self._captions: list[Caption] = []
        self._updates, self._age, self._look = 0, RETRY, False
        self._rolling = False  # whether wheels are heard under the music

    # ── effects ─────────────────────────────────────────────────────────────

    def effect(
        self, name: str, pan: float = 0.0, gain: float = 0.0, variant: int | None = None, quiet: bool = False
    ) -> None:
        """Play an effect at `pan` (-1 left, 1 right), `gain` dB louder; `KeyError` for an unknown one.

        `variant` counts from 1 (rank, star); by chance otherwise. `quiet` is another person's result:
        softer, and the music stays as it is. An effect that loops sounds until `stop`, the drum roll
        until the card turns or a result comes.
        """
        entry = self.index.effects[name]
        if name == "train_whistle" and self._volumes.quiet_night:
            return
        self._captions.append(Caption(entry.caption, pan, name in _OWN, entry.family in CROWDED))
        number = variant - 1 if variant is not None else self.effects.variant(name, entry)
        if not self._shelf.ready:
            return

        def play() -> None:
            if name == "flip" or (entry.family == "results" and entry.bus == "effects"):
                self._release_card()
            if entry.loop and name in self.effects.sounding():
                return
            if (sound := self._shelf.now(entry.files[number])) is not None:
                self.effects.play(name, entry, sound, gain + (QUIET_DB if quiet else 0.0), pan)
                if entry.ducks and not quiet:
                    self.orchestra.duck(entry.ducks, None if entry.loop else entry.ms[number])

        self._on_device(play)

    def stop(self, name: str, fade: int = LOOP_FADE) -> None:
        """End an effect that loops within `fade` ms."""
        if self._shelf.ready:
            self._on_device(lambda: self.effects.stop(name, fade))
            if name == _ROLL:
                self.orchestra.lift()

    def captions(self) -> list[Caption]:
        """What was to be heard since the last call, for whoever reads instead of hearing."""
        heard, self._captions = self._captions, []
        return heard

    def _release_card(self) -> None:
        """The third card has turned: the roll is cut dead and the music holds its breath."""
        if self.effects.stop(_ROLL):
            self.orchestra.lift(HUSH)

    # ── music ───────────────────────────────────────────────────────────────

    def music(self, tune: str, gain: float = 0.0) -> None:
        """Let this tune play (none for ""), `gain` dB louder; one that plays already goes on as it is.

        Another one comes in on a bar line of the old one within 800 ms. `KeyError` for an unknown tune.
        """
        self._end_suite()
        self._on_device(lambda: self.orchestra.play(tune and self._known(tune), gain))
        self._rolling = tune in _ON_THE_WAY

    def layers(self, tense: bool = False, door: bool = False, bank: bool = False) -> None:
        """Add or take away the layers of the tune that plays, on its bar lines."""
        self.orchestra.layers(tense, door, bank)

    def dim(self, decibels: float, fade: int = DIM_FADE) -> None:
        """Make the music softer by so many dB (negative numbers) while something lies over the table."""
        self.orchestra.dim(decibels, fade)

    def follow(self, mood: Mood) -> None:
        """Let tune and layers be those of a mood of the table."""
        self.music(mood.tune)
        self.layers(mood.tense, mood.door, mood.bank)

    def suite(self, *names: str, then: str = "", gain: float = 0.0) -> None:
        """Play effects and jingles one after another, without the music; then the tune `then`."""
        self._end_suite()
        self.orchestra.next = then
        self.orchestra.play("", 0.0, JINGLE_FADE)
        self._suite = [name if name in self.index.effects else self._known(name) for name in names]
        self._then, self._then_gain, self._wait = then, gain, JINGLE_FADE
        for name in (*names, then):
            if name in self.index.tunes:
                self.orchestra.prepare(name)

    @property
    def rounds(self) -> int:
        """How many times the tune of now has been played to its end."""
        return self.orchestra.rounds

    def _known(self, tune: str) -> str:
        if tune not in self.index.tunes:
            raise KeyError(tune)
        return tune

    def _end_suite(self) -> None:
        if self._suite or self._then:
            self._suite, self._then = [], ""
            self._on_device(lambda: self.orchestra.end_jingle(JINGLE_FADE))

    def _step_suite(self, ms: int) -> None:
        """Begin the next piece of the suite when the one before is over and it has been decoded."""
        self._wait -= ms
        if self._wait > 0:
            return
        if not self._suite:
            if self._then:
                then, self._then = self._then, ""
                self.orchestra.play(then, self._then_gain)
            return
        name = self._suite[0]
        if name in self.index.effects:
            self.effect(name)
            self._wait = self.index.effects[name].ms[0]
        elif self.orchestra.jingle(name):
            self._wait = self.index.tunes[name].ms
        else:
            return
        del self._suite[0]

    # ── the whole ───────────────────────────────────────────────────────────

    @property
    def audible(self) -> bool:
        """Whether there is a device."""
        return self._shelf.ready

    @property
    def silent(self) -> bool:
        """Whether no device answered when it was tried."""
        return self._updates > 1 and not self._shelf.ready and not self._shelf.opening

    def set_volumes(self, volumes: Volumes) -> None:
        """Hear everything at other volumes from now on."""
        self._volumes = replace(volumes, away=self._volumes.away, asleep=self._volumes.asleep)
        self.effects.volumes = self.orchestra.volumes = self._volumes
        if self._shelf.ready:
            self._on_device(self.effects.mix)

    def background(self, away: bool) -> None:
        """The window went to the background, or came back."""
        self._volumes = replace(self._volumes, away=away)
        self.set_volumes(self._volumes)

    def doze(self, asleep: bool) -> None:
        """Be silent as long as nobody is there (`asleep`), whatever is played; or be heard again."""
        if asleep != self._volumes.asleep:
            self._volumes = replace(self._volumes, asleep=asleep)
            self.set_volumes(self._volumes)

    def restart(self) -> None:
        """A device came or went: look, soon, whether another one must be opened."""
        self._look = True

    def update(self, ms: int) -> None:
        """Let `ms` milliseconds pass."""
        self._updates += 1
        self._age += ms
        due = self._age >= (RETRY if self._look else RETRY_SILENT)
        if self._updates == 2 or (due and (self._look or self.silent)):
            self._reopen()
        if self._shelf.opened():
            self.orchestra.prepare(self.orchestra.tune)
            self._shelf.want(file for entry in self.index.effects.values() for file in entry.files)
        self._on_device(lambda: self._step_suite(ms))
        if self._shelf.ready:
            self._on_device(self._roll)
            self._on_device(lambda: self.orchestra.step(ms))

    def _roll(self) -> None:
        """Let the wheels run under the tunes of the way, and stand still elsewhere."""
        if self._rolling != (WHEELS in self.effects.sounding()):
            self.effect(WHEELS) if self._rolling else self.effects.stop(WHEELS, LOOP_FADE)

    def settle(self) -> None:
        """Wait until the device is open and all that was asked for is decoded (self-test, scripts)."""
        while self._updates < 2:
            self.update(0)
        for _ in range(2):
            self._shelf.settle()
            self.update(0)

    def close(self) -> None:
        """Be silent for good."""
        self._shelf.close()

    def _reopen(self) -> None:
        self._look, self._age = False, 0
        if not self._shelf.opening and self._shelf.changed():
            self.effects.forget()
            self.orchestra.forget()
            self._shelf.open()

    def _on_device(self, act: Callable[[], object]) -> None:
        """Do something that may meet a device that has gone away; then another one is looked for."""
        try:
            act()
        except pygame.error:
            self._shelf.ready = False
            self._look = True
