"""Sounds of clay chips and of bets."""

from __future__ import annotations

import numpy as np

from game.authoring.effects import CHIP, D3, effect, glide, hiss, mix, rush
from game.authoring.synth import Samples, hz


def clack(v: int, bright: float = 1.0, ms: float = 46) -> Samples:
    """One chip on another; four pitches within a third."""
    base = (2050, 2240, 1930, 2390)[(v - 1) % 4] * bright
    return mix(
        (glide(ms, base * 1.03, base, "triangle", 8), 0, 0.5),
        (glide(ms * 0.8, base * 1.51, base * 1.49, "triangle", 9), 0, 0.3),
        (hiss(14, 2500, 9500, 6, seed=61 * v), 0, 0.5),
    )


@effect("one chip lands", CHIP, variants=4, longest=0.15, pitch="clay, four pitches within a third")
def chip(v: int) -> Samples:
    return mix((clack(v), 0, 1), (clack(v + 1, 0.94, 30), 34 + 4 * v, 0.35))


@effect(
    "a stack is set down (5 chips and more)",
    CHIP + 1,
    variants=4,
    longest=0.3,
    pitch="falling cluster of clacks",
)
def chip_stack(v: int) -> Samples:
    rng = np.random.default_rng(40 + v)
    gaps = np.cumsum(rng.uniform(16, 30, 5)) - 16
    return mix(
        *[(clack(v + i, 1.02 - 0.03 * i), at, 0.9 - 0.1 * i) for i, at in enumerate(gaps)],
        (glide(60, 240, 150), gaps[-1], 0.4),
    )


@effect(
    "ChipsMoved: chips slide over the felt",
    CHIP - 1,
    variants=4,
    longest=0.5,
    pitch="none; length follows distance (250-340 ms)",
)
def chip_slide(v: int) -> Samples:
    length = (250, 280, 310, 340)[v - 1]
    felt = rush(length, (9000, 14000), 500, 4200, 0.4, 1700 * v)
    rng = np.random.default_rng(80 + v)
    return mix(
        (felt, 0, 0.6),
        *[(clack(v + i, 1, 26), at, 0.22) for i, at in enumerate(np.sort(rng.uniform(30, length - 30, 4)))],
        (clack(v), length - 10, 0.8),
    )


@effect("BetPlaced", CHIP + 3, longest=0.4, pitch="two clacks and a firm knock on D3")
def bet(v: int) -> Samples:
    return mix(
        (clack(1), 0, 0.8),
        (clack(3, 0.95), 60, 0.9),
        (glide(130, 170, hz(D3), curve=5), 62, 1),
        (hiss(30, 400, 3000), 62, 0.4),
    )


@effect("NoBet, pass", CHIP - 1, longest=0.3, pitch="two knuckle knocks on the table")
def no_bet(v: int) -> Samples:
    knock = mix((glide(60, 260, 180, curve=6), 0, 1), (hiss(24, 500, 3200, 6), 0, 0.5))
    return mix((knock, 0, 0.8), (knock, 115, 1))


@effect("division of the pool", CHIP + 2, longest=0.9, pitch="eight clacks running outwards")
def divide(v: int) -> Samples:
    return mix(*[(clack(i + 1, 0.9 + 0.03 * i), 85 * i, 0.7 + 0.04 * i) for i in range(8)])
