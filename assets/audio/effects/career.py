"""Sounds of the ticket, the stars and the purse."""

from __future__ import annotations

from game.authoring.effects import (
    A6,
    CHIP,
    D6,
    D7,
    G6,
    RESULT,
    UI,
    effect,
    glide,
    hiss,
    mix,
    play,
    space,
)
from game.authoring.synth import Samples

from .chips import clack


@effect("ticket is punched", RESULT, longest=0.5, pitch="spring, punch, paper dot falls", ducks=3)
def ticket_punch(v: int) -> Samples:
    return mix(
        (glide(50, 700, 1300, "soft", 4), 0, 0.2),
        (hiss(22, 1200, 9500, 6), 46, 1),
        (glide(110, 260, 90, curve=6, bend=6), 46, 1.2),
        (hiss(12, 3000, 9000), 130, 0.3),
        (clack(2, 1.7, 20), 300, 0.12),
    )


@effect(
    "a star is won (1st, 2nd, 3rd)",
    RESULT,
    variants=3,
    longest=1.1,
    pitch="D6, G6, A6 by number; each brighter",
    ducks=3,
)
def star(v: int) -> Samples:
    midi = (D6, G6, A6)[v - 1]
    return space(
        mix(
            (play("celesta", midi, 320), 0, 1),
            (play("thin", midi, 120), 0, 0.4),
            *[(play("celesta", midi + 12, 100), 60 + 50 * i, 0.18) for i in range(v)],
            (hiss(200, 5000, 12000, 4), 0, 0.12),
        ),
        0.4,
    )


@effect(
    "a coin: one chip counted into the purse (results, porter's wage)",
    CHIP,
    variants=2,
    longest=0.7,
    pitch="A6 with a D7 ring",
)
def coin(v: int) -> Samples:
    return mix(
        (play("celesta", A6, 60, decay=150), 0, 0.7),
        (play("celesta", D7, 160, decay=260), 45 + 6 * v, 0.8),
        (hiss(10, 4000, 12000), 0, 0.2),
    )


@effect("count-up tick while numbers run", UI - 1, variants=2, longest=0.08, pitch="tiny wood tick")
def count(v: int) -> Samples:
    return mix((glide(26, 1700 + 60 * v, 1650, curve=6), 0, 0.7), (hiss(8, 4000, 11000), 0, 0.3))
