"""How loud: sliders, buses, moving levels and the ducking of the music. Decibels become factors here."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

SILENT = -96.0  # dB that count as nothing
BUS_DB = {"music": -6.0, "effects": 0.0, "ui": 0.0, "train": 0.0, "voices": 0.0}
ALL_DB = -2.0
SLIDER = {"music": "music", "effects": "effects", "ui": "effects", "train": "train", "voices": "voices"}
"""The slider that a bus listens to."""

DUCK_IN, DUCK_OUT, DUCK_EARLY = 60, 400, 200  # ms to fall, to return, and how long before its end it returns


def factor(decibels: float) -> float:
    """The factor of a change in dB; 0 from `SILENT` down."""
    return 0.0 if decibels <= SILENT else float(10.0 ** (decibels / 20.0))


@dataclass(frozen=True)
class Volumes:
    """What the person has set. Sliders go from 0 to 100; being mute leaves them where they are."""

    everything: int = 100
    music: int = 100
    effects: int = 100
    train: int = 100
    voices: int = 100
    muted: bool = False
    mute_in_background: bool = True
    away: bool = False  # the window is in the background
    asleep: bool = False  # nobody is there to hear anything
    quiet_night: bool = False  # results 6 dB softer, no whistle

    def gain(self, bus: str) -> float:
        """The factor of a bus from 0 to 1."""
        if self.muted or self.asleep or (self.away and self.mute_in_background):
            return 0.0
        own = int(getattr(self, SLIDER[bus]))
        return _slider(self.everything) * _slider(own) * factor(BUS_DB[bus] + ALL_DB)


def _slider(value: int) -> float:
    """Half way up is 6 dB down."""
    return min(100, max(0, value)) / 100


class Slope:
    """A level that moves in a straight line to where it is sent."""

    def __init__(self, level: float) -> None:
        self.level = self.target = level
        self._wait = self._left = 0.0

    def to(self, target: float, ms: float, wait: float = 0) -> None:
        """Be at `target` in `wait` + `ms` milliseconds; until `wait` is over stay.

        On the way there already, it only ever hurries: to be sent again every frame changes nothing.
        """
        if target == self.target and wait + ms >= self._wait + self._left:
            return
        self.target, self._left, self._wait = target, ms, wait
        if not ms and not wait:
            self.level = target

    def step(self, ms: float) -> float:
        """The level after `ms` more milliseconds."""
        waited = min(self._wait, ms)
        self._wait -= waited
        ms -= waited
        if self._wait > 0 or self.level == self.target:
            return self.level
        if ms >= self._left:
            self.level, self._left = self.target, 0.0
        else:
            self.level += (self.target - self.level) * ms / self._left
            self._left -= ms
        return self.level

    @property
    def moving(self) -> bool:
        """Whether it is still on its way."""
        return self.level != self.target


@dataclass
class Duck:
    """A sound that pushes the music down by `depth` dB while it lasts `length` ms (it began `age` ms ago)."""

    depth: float
    length: float
    age: float = 0.0

    def now(self) -> float:
        """How far down the music is because of it, in dB."""
        back = max(DUCK_IN, self.length - DUCK_EARLY)
        if self.age < back:
            return self.depth * min(1.0, self.age / DUCK_IN)
        return self.depth * max(0.0, 1.0 - (self.age - back) / DUCK_OUT)

    @property
    def over(self) -> bool:
        """Whether the music is back."""
        return self.age >= max(DUCK_IN, self.length - DUCK_EARLY) + DUCK_OUT


def ducked(ducks: Iterable[Duck]) -> float:
    """The factor of the music below these ducks: they do not add, the deepest one counts."""
    return factor(-max((duck.now() for duck in ducks), default=0.0))


def panned(gain: float, pan: float) -> tuple[float, float]:
    """Left and right factor of a sound at `pan` from -1 (left) to 1 (right)."""
    return gain * min(1.0, 1.0 - pan), gain * min(1.0, 1.0 + pan)
