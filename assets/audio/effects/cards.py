"""Sounds of the pack: dealing, turning, shuffling, and the drum roll while the third card hangs."""

from __future__ import annotations

import numpy as np

from game.authoring.effects import (
    A4,
    A5,
    C5,
    C6,
    CARD,
    D4,
    D5,
    D6,
    E4,
    E5,
    E6,
    G4,
    G5,
    G6,
    RESULT,
    UI,
    effect,
    glide,
    hiss,
    mix,
    play,
    rush,
)
from game.authoring.synth import Samples, hz
from game.authoring.synth_circle import place
from game.authoring.synth_drums import drum


@effect(
    "CardDealt",
    CARD,
    variants=4,
    longest=0.25,
    pitch="none; four lengths and brightnesses, never the same twice",
)
def deal(v: int) -> Samples:
    length = (85, 96, 78, 104)[v - 1]
    slide = rush(length, (26000, 15000 + 900 * v), 1500, 8000 + 400 * v, 0.55, 1300 * v)
    return mix(
        (slide, 0, 0.55),
        (hiss(30, 700, 5200, 6, seed=211 * v), length - 12, 0.9),
        (glide(36, 240 + 12 * v, 150, curve=6), length - 12, 0.5),
    )


@effect("CardRevealed", CARD + 1, variants=3, longest=0.25, pitch="snap, upwards")
def flip(v: int) -> Samples:
    bend = rush(70, (9000, 28000), 1800, 9500, 0.8, 777 * v)
    return mix(
        (bend, 0, 0.5),
        (hiss(26, 2200, 10500, 6, seed=99 * v), 64, 1),
        (glide(40, 420, 300 + 15 * v, curve=6), 66, 0.35),
    )


@effect("DeckShuffled", CARD + 1, longest=1.4, pitch="none; two riffles and the bridge")
def shuffle(v: int) -> Samples:
    rng, parts = np.random.default_rng(1936), []
    for start in (0, 470):
        for i in range(17):
            at = start + 330 * (i / 17) ** 0.8 + rng.uniform(-5, 5)
            parts.append(
                (
                    hiss(16, 1500, 8500, 6, seed=int(rng.integers(20000))),
                    max(0, at),
                    0.35 + 0.25 * rng.random(),
                )
            )
    bridge = rush(260, (9000, 22000), 1200, 7000, 0.7)
    return mix(*parts, (bridge, 860, 0.4), (glide(60, 210, 120), 1130, 0.7), (hiss(40, 500, 4000), 1130, 0.6))


@effect("DeckCut", CARD, longest=0.5, pitch="two soft thuds, the second lower")
def cut(v: int) -> Samples:
    lift = rush(120, 18000, 1200, 6000, 0.5)
    return mix(
        (lift, 0, 0.35),
        (glide(60, 250, 170), 110, 0.6),
        (hiss(30, 800, 5000), 110, 0.6),
        (glide(80, 200, 120), 260, 0.8),
        (hiss(40, 500, 4000), 260, 0.7),
    )


@effect(
    "CardBurned: top card goes face up to the bottom",
    CARD,
    longest=0.6,
    pitch="flip, then a small match flare",
)
def burn(v: int) -> Samples:
    flare = rush(300, (26000, 9000), 1500, 9000, 0.12)
    return mix((flip(2), 0, 0.8), (flare, 130, 0.45), (glide(70, 190, 110), 330, 0.5))


@effect(
    "third card hangs: from stake to reveal",
    RESULT - 6,
    longest=2.2,
    loop=True,
    pitch="snare roll, no pitch; cut off by `flip` + result",
    ducks=4,
)
def drum_hold(v: int) -> Samples:
    size, rng = 2048 * 40, np.random.default_rng(5)
    circle, count = np.zeros(size), 40
    for i in range(count):
        stroke = drum("s", i % 3)
        place(
            circle,
            stroke,
            int((i + 0.12 * (i % 2)) * size / count) + int(rng.integers(-60, 60)),
            0.5 + 0.16 * (i % 4 == 0) + 0.1 * rng.random(),
        )
    place(circle, drum("T"), 0, 0.35)
    place(circle, drum("T"), size // 2, 0.3)
    return circle


@effect(
    "a post card is shown (option 'hear the spread'): one note a rank, 2 lowest, ace highest",
    UI + 3,
    variants=13,
    longest=0.5,
    pitch="D4 E4 G4 A4 C5 ... G6; two posts = the interval is the spread",
)
def rank(v: int) -> Samples:
    midi = (D4, E4, G4, A4, C5, D5, E5, G5, A5, C6, D6, E6, G6)[v - 1]
    return mix(
        (play("celesta", midi, 120, decay=300, release=160), 0, 0.7),
        (glide(40, hz(midi) * 1.02, hz(midi), curve=5), 0, 0.5),
    )
