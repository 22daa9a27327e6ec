"""Effects on their channels: who plays where, which variant comes next, and how loud."""

from __future__ import annotations

import random
from dataclasses import dataclass

import pygame

from .sound_index import EffectEntry
from .sound_levels import Volumes, factor, panned

TRAIN, HOLD, RESULTS, REST = 4, 5, (6, 7), tuple(range(8, 16))
MOST_AT_ONCE = 3  # cards, and chips
CROWDED = ("cards", "chips")
_QUIET_NIGHT_DB = -6.0
_WOBBLE_DB = 1.5  # cards and chips never sound twice equally loud


@dataclass(frozen=True)
class Playing:
    """An effect on a channel; `turn` counts everything that began."""

    name: str
    entry: EffectEntry
    turn: int
    gain: float
    pan: float


def choose(entry: EffectEntry, busy: dict[int, Playing]) -> tuple[int, list[int]]:
    """The channel for a new sound, and the channels that fall silent for it."""
    if entry.loop:
        return (TRAIN if entry.bus == "train" else HOLD), []
    if entry.family == "results" and entry.bus == "effects":
        return _free_or_oldest(RESULTS, busy), []
    same = sorted((p.turn, channel) for channel, p in busy.items() if p.entry.family == entry.family)
    same = [each for each in same if each[1] in REST]
    crowd = len(same) - MOST_AT_ONCE + 1 if entry.family in CROWDED else 0
    silenced = [channel for _, channel in same[: max(0, crowd)]]
    if silenced:
        return silenced[0], silenced
    return _free_or_oldest(REST, busy), []


def _free_or_oldest(channels: tuple[int, ...], busy: dict[int, Playing]) -> int:
    return min(channels, key=lambda channel: busy[channel].turn if channel in busy else -1)


class Effects:
    """All effects that sound now. `rng` chooses variants and how loud cards and chips fall."""

    def __init__(self, rng: random.Random, volumes: Volumes) -> None:
        self._rng = rng
        self.volumes = volumes
        self._playing: dict[int, Playing] = {}
        self._last: dict[str, int] = {}
        self._turn = 0

    def variant(self, name: str, entry: EffectEntry) -> int:
        """The number (from 0) of a variant, never the one that was chosen last."""
        count = len(entry.files)
        choices = [v for v in range(count) if count == 1 or v != self._last.get(name)]
        self._last[name] = self._rng.choice(choices)
        return self._last[name]

    def play(
        self, name: str, entry: EffectEntry, sound: pygame.mixer.Sound, gain_db: float, pan: float
    ) -> None:
        """Begin an effect, `gain_db` louder or softer than it is, at `pan` from -1 to 1."""
        if entry.family in CROWDED and not entry.loop:
            gain_db += self._rng.uniform(-_WOBBLE_DB, _WOBBLE_DB)
        busy = self._busy()
        number, silenced = choose(entry, busy)
        for each in silenced:
            pygame.mixer.Channel(each).stop()
        channel = pygame.mixer.Channel(number)
        self._turn += 1
        playing = self._playing[number] = Playing(name, entry, self._turn, factor(gain_db), pan)
        channel.set_volume(0.0)
        channel.play(sound, loops=-1 if entry.loop else 0)
        self._set(channel, playing)

    def mix(self) -> None:
        """Set what sounds now to the volumes of now."""
        for number, playing in self._busy().items():
            self._set(pygame.mixer.Channel(number), playing)

    def stop(self, name: str, fade: int = 0) -> bool:
        """End an effect within `fade` ms; whether it was sounding."""
        found = [number for number, playing in self._busy().items() if playing.name == name]
        for number in found:
            pygame.mixer.Channel(number).fadeout(fade) if fade else pygame.mixer.Channel(number).stop()
            del self._playing[number]
        return bool(found)

    def sounding(self) -> list[str]:
        """The names of what sounds now, oldest first."""
        return [p.name for p in sorted(self._busy().values(), key=lambda p: p.turn)]

    def forget(self) -> None:
        """The device is gone, and everything on it."""
        self._playing.clear()

    def _busy(self) -> dict[int, Playing]:
        ended = [number for number in self._playing if not pygame.mixer.Channel(number).get_busy()]
        for number in ended:
            del self._playing[number]
        return self._playing

    def _set(self, channel: pygame.mixer.Channel, playing: Playing) -> None:
        gain = playing.gain * self.volumes.gain(playing.entry.bus)
        if self.volumes.quiet_night and playing.entry.family == "results":
            gain *= factor(_QUIET_NIGHT_DB)
        channel.set_volume(*panned(gain, playing.pan))
