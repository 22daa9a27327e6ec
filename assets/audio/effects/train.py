"""Sounds of the train and its stations."""

from __future__ import annotations

import numpy as np

from game.authoring.effects import (
    A4,
    A5,
    AIR,
    D5,
    D6,
    G5,
    RESULT,
    effect,
    glide,
    hiss,
    mix,
    play,
    rush,
    samples,
    space,
)
from game.authoring.synth import RATE, Samples, hz, noise, oscillate
from game.authoring.synth_circle import place, tone
from game.authoring.synth_drums import drum


@effect(
    "departure; the map moves on",
    RESULT + 2,
    bus="train",
    longest=2.9,
    pitch="chord A4 D5 G5, overblown, bends up into the note",
    ducks=6,
)
def train_whistle(v: int) -> Samples:
    def pipe(midi: int, ms: float, depth: float) -> Samples:
        t = np.arange(samples(ms)) / RATE
        line = hz(midi) * (
            1 - 0.06 * np.exp(-t / 0.07) - 0.05 * np.clip((t - ms / 1000 + 0.25) / 0.25, 0, 1) ** 2
        )
        shape = np.minimum(t / 0.06, 1) * np.minimum((ms / 1000 - t) / 0.18, 1)
        phase = np.cumsum(line * (1 + depth * np.sin(2 * np.pi * 6 * t))) / RATE
        return np.asarray(oscillate("ney", phase, hz(midi) * 1.1) * shape)

    def blow(ms: float) -> Samples:
        steam = rush(ms, 20000, 900, 6000, 0.3)
        return mix(
            *[(pipe(m, ms, 0.002 + 0.001 * i), 0, 0.5) for i, m in enumerate((A4, D5, G5))], (steam, 0, 0.32)
        )

    return space(mix((blow(420), 0, 0.9), (blow(1250), 560, 1)), 0.8, 0.35)


@effect(
    "the map, carriage scenes: running wheels",
    AIR + 8,
    bus="train",
    longest=4.2,
    loop=True,
    pitch="rail joints long short-short; no pitch",
)
def wheels(v: int) -> Samples:
    size = 2048 * 80
    circle = np.zeros(size)
    t = np.arange(size)
    rumble = tone(np.tile(noise(size // 2, 5200), 2), 45, 210)
    air = tone(np.roll(np.tile(noise(size // 2, 16000, start=99), 2), 999), 500, 2200, 1)
    circle += rumble * 0.5 * (1 + 0.15 * np.sin(2 * np.pi * 4 * t / size)) + air * 0.035
    bar = size / 4
    for i in range(4):
        for at, gain in ((0, 1), (0.46, 0.55), (0.62, 0.8)):
            joint = mix(
                (glide(110, 150, 82, curve=6), 0, 1),
                (hiss(46, 300, 3400, 6, seed=70 * i), 0, 0.5),
                (glide(60, 1150, 1100, curve=8), 0, 0.07),
            )
            place(circle, joint, int((i + at) * bar), gain * 0.55)
    return tone(circle, 35, 9000)


@effect(
    "arrival at a station",
    RESULT - 3,
    bus="train",
    longest=3.4,
    pitch="squeal sinking from E7 to D6, steam at the end",
    ducks=4,
)
def brakes(v: int) -> Samples:
    t = np.arange(samples(2100)) / RATE
    line = hz(D6) + (2450 - hz(D6)) * (1 - t / 2.1) ** 1.4
    squeal = (
        oscillate("soft", np.cumsum(line * (1 + 0.01 * np.sin(2 * np.pi * 23 * t))) / RATE, 2600)
        * np.minimum(t / 0.5, 1)
        * np.minimum((2.1 - t) / 0.25, 1)
        * (0.55 + 0.45 * np.sin(2 * np.pi * (9 - 3 * t) * t))
    )
    grind = rush(2200, (14000, 3500), 250, 2600, 0.3)
    steam = rush(1000, 26000, 1800, 9000, 0.12)
    return space(
        mix((squeal, 0, 0.22), (grind, 0, 0.6), (glide(200, 90, 55), 2080, 1.2), (steam, 2150, 0.5)),
        0.25,
        0.2,
    )


@effect(
    "tunnel: scene change under the mountain, also the fade into the last hand",
    RESULT - 4,
    bus="train",
    longest=4.5,
    pitch="wheels close in; a rush, dark",
    ducks=5,
)
def tunnel(v: int) -> Samples:
    length = 3200
    dark = rush(length, 12000, 70, 700, 0.4)
    top = rush(length, 22000, 700, 3500, 0.3, 4000)
    beats = mix(*[(drum("k", i % 3), 150 * i, 0.35 + 0.25 * np.sin(np.pi * i / 21)) for i in range(21)])
    return space(mix((dark, 0, 1), (top, 0, 0.3), (beats, 0, 0.9)), 0.7, 0.4)


@effect(
    "station bell: arrival sign, results open",
    RESULT - 4,
    bus="train",
    longest=1.9,
    pitch="D6 A5, platform bell",
)
def station_bell(v: int) -> Samples:
    return space(
        mix(
            (play("celesta", D6, 900, decay=1100, release=500), 0, 1),
            (play("celesta", A5, 900, decay=1100, release=500), 320, 0.9),
        ),
        0.4,
    )
