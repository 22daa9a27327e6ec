"""A deck plays one tune: all its stems in step on four channels, each at its own moving level."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from .sound_index import TuneEntry
from .sound_levels import Slope, factor

STEMS = ("loop", "tense", "door", "bank")
FAR_DB = -16.0  # the loop while the band is heard through the compartment door
BARS_IN = {"loop": 2, "tense": 1, "door": 2, "bank": 1}
BARS_OUT = {"loop": 2, "tense": 2, "door": 2, "bank": 1}


def targets(tense: bool, door: bool, bank: bool) -> dict[str, float]:
    """The factor of each stem in a state of the table."""
    return {
        "loop": factor(FAR_DB) if door else 1.0,
        "tense": float(tense),
        "door": float(door),
        "bank": float(bank),
    }


class Deck:
    """One tune, or none, on the channels from `first` on. Times are milliseconds."""

    def __init__(self, first: int) -> None:
        self._first = first
        self._channels: dict[str, pygame.mixer.Channel] = {}
        self.stems: dict[str, Slope] = {}
        self.tune: TuneEntry | None = None
        self.level = Slope(0.0)  # of the whole tune
        self.at = 0  # how long it has been playing

    def start(
        self,
        tune: TuneEntry,
        sounds: Mapping[str, pygame.mixer.Sound],
        levels: Mapping[str, float],
        fade: int,
        gain: float,
    ) -> None:
        """Begin a tune with all of `sounds` (by stem) on the same sample, at `levels`, within `fade` ms."""
        self.stop()
        self.tune, self.at, self.level = tune, 0, Slope(0.0)
        self.level.to(1.0, fade)
        self.stems = {stem: Slope(levels.get(stem, 1.0)) for stem in sounds}
        for stem, sound in sounds.items():
            channel = pygame.mixer.Channel(self._first + STEMS.index(stem))
            channel.set_volume(0.0)
            channel.play(sound, loops=-1)
            channel.pause()
            self._channels[stem] = channel
        self.mix(gain)
        pygame.mixer.unpause()  # all of them between two pieces of sound

    def layers(self, levels: Mapping[str, float]) -> None:
        """Bring the stems to `levels`, each from the next bar line on."""
        if self.tune is None:
            return
        wait = self.tune.to_bar(self.at)
        for stem, slope in self.stems.items():
            target = levels[stem]
            if target != slope.target:
                louder = target > slope.level
                bars = (BARS_IN if louder else BARS_OUT)[stem]
                slope.to(target, self.tune.length_of(bars, self.at), wait)

    def leave(self, fade: int, on_bar: bool = False) -> None:
        """Fade out and stop, from the next bar line on if asked."""
        wait = self.tune.to_bar(self.at) if self.tune and on_bar else 0
        self.level.to(0.0, fade, wait)

    @property
    def leaving(self) -> bool:
        """Whether it is on its way out, or still waiting for the bar line of that."""
        return self.tune is not None and self.level.target == 0.0

    def step(self, ms: int) -> None:
        """Let time pass; a tune that has faded out stops."""
        if self.tune is None:
            return
        self.at += ms
        self.level.step(ms)
        for slope in self.stems.values():
            slope.step(ms)
        if self.level.level == 0.0 and self.level.target == 0.0:
            self.stop()

    def mix(self, gain: float) -> None:
        """Set the channels to the levels of now; `gain` is the factor of the music as a whole."""
        for stem, channel in self._channels.items():
            volume = gain * self.level.level * self.stems[stem].level
            channel.set_volume(volume, volume)

    def stop(self) -> None:
        """Be silent at once."""
        for channel in self._channels.values():
            channel.stop()
        self.forget()

    def forget(self) -> None:
        """The device is gone, and the tune with it."""
        self._channels, self.stems, self.tune = {}, {}, None

    @property
    def moving(self) -> bool:
        """Whether some level is on its way."""
        return self.tune is not None and (
            self.level.moving or any(slope.moving for slope in self.stems.values())
        )

    @property
    def rounds(self) -> int:
        """How many times the tune has been played to its end."""
        return self.at // self.tune.ms if self.tune else 0
