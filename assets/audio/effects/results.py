"""Sounds of winning, losing and everything that a hand can turn into."""

from __future__ import annotations

import numpy as np

from game.authoring.effects import (
    A4,
    A5,
    A6,
    BIG,
    CHIP,
    D3,
    D4,
    D5,
    D6,
    D7,
    E5,
    G3,
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
    run,
    rush,
    samples,
    slur,
    space,
)
from game.authoring.synth import RATE, Samples, hz, oscillate
from game.authoring.synth_drums import drum

from .cards import deal
from .chips import clack


@effect("HandWon, up to 4 x ante", RESULT, longest=0.9, pitch="D5 A5: rising fifth", ducks=3)
def win_small(v: int) -> Samples:
    return space(
        mix(
            (play("horn", D5, 90), 0, 0.9),
            (play("horn", A5, 200), 95, 1),
            (play("celesta", A6, 150), 95, 0.3),
        )
    )


@effect("HandWon, up to a third of the pot", RESULT + 2, longest=1.3, pitch="D5 G5 A5 D6", ducks=4)
def win_medium(v: int) -> Samples:
    return space(
        mix(
            (run("horn", (D5, G5, A5, D6), 95, 0.95), 0, 1),
            (run("celesta", (D6, G6, A6, D7), 95), 0, 0.3),
            (play("tri", D4, 330), 0, 0.7),
        )
    )


@effect(
    "HandWon, up to the pot",
    RESULT + 4,
    longest=1.9,
    pitch="low, high, between, home: D5 D6 A5 G5 A5 D6, in two parts",
    ducks=6,
)
def win_large(v: int) -> Samples:
    top = mix(
        *[
            (play("cornet", m, d), at, 1)
            for m, at, d in (
                (D5, 0, 150),
                (D6, 170, 75),
                (A5, 255, 75),
                (G5, 340, 150),
                (A5, 510, 80),
                (D6, 595, 420),
            )
        ]
    )
    under = mix(
        *[
            (play("horn", m, d), at, 0.7)
            for m, at, d in (
                (A4, 0, 150),
                (A5, 170, 75),
                (D5, 255, 75),
                (D5, 340, 150),
                (E5, 510, 80),
                (A5, 595, 420),
            )
        ]
    )
    low = mix((play("tri", D3, 160), 0, 1), (play("tri", G3, 160), 340, 1), (play("tri", D4, 400), 595, 1))
    return space(
        mix((top, 0, 1), (under, 0, 0.7), (low, 0, 0.8), (drum("s"), 340, 0.5), (drum("c"), 595, 0.6)), 0.5
    )


@effect(
    "PotTaken: the whole pot",
    BIG,
    longest=2.9,
    pitch="as win_large, answered an octave up, with coins",
    ducks=9,
)
def win_pot(v: int) -> Samples:
    answer = mix(
        *[(play("cornet", m, 70), 1050 + 62 * i, 0.8) for i, m in enumerate((D5, G5, A5, D6, G5, A5, D6, G6))]
    )
    return space(
        mix(
            (win_large(1), 0, 1),
            (answer, 0, 0.9),
            (play("cornet", A6, 500, vib_depth=14), 1560, 0.8),
            (play("horn", D6, 500), 1560, 0.7),
            (play("tri", D4, 500), 1560, 0.9),
            *[(clack(i, 1.1), 1080 + 70 * i, 0.5) for i in range(12)],
            (drum("c", 1), 1560, 0.9),
            (drum("k"), 1560, 1),
        ),
        0.6,
    )


@effect(
    "HandLost: outside the posts", RESULT - 1, longest=1.0, pitch="A4 G4 D4, reed, soft; no mockery", ducks=3
)
def lose(v: int) -> Samples:
    return space(
        mix(
            (run("reed", (A4, G4, D4), 120, 0.9, release=140), 0, 1), (glide(200, 110, 72, curve=4), 240, 0.8)
        )
    )


@effect(
    "PostHit: third card equals a post",
    RESULT + 2,
    longest=1.2,
    pitch="dead thud on D, wood crack, a short low rattle",
    ducks=5,
)
def post_hit(v: int) -> Samples:
    crack = mix((hiss(50, 700, 7000, 7), 0, 1), (glide(70, 900, 420, curve=7), 0, 0.7))
    rattle = mix(*[(glide(40, 300 - 12 * i, 180), 150 + 58 * i, 0.5 * 0.8**i) for i in range(6)])
    return space(
        mix(
            (crack, 0, 1.5),
            (glide(380, 220, hz(D3), curve=4.5, bend=7), 0, 0.8),
            (glide(300, 150, hz(D3 - 12), curve=5, bend=7), 0, 0.5),
            (rattle, 0, 0.8),
        ),
        0.3,
        0.2,
    )


@effect("Pair dealt", RESULT - 1, longest=0.8, pitch="the same D5 twice, two colours", ducks=2)
def pair(v: int) -> Samples:
    return space(
        mix(
            (play("square", D5, 100), 0, 0.8),
            (play("thin", D5, 180), 130, 1),
            (play("celesta", D6, 150), 130, 0.4),
        )
    )


@effect("Consecutive cards: no room between", RESULT - 2, longest=0.7, pitch="D5 and E5 squeezed to one")
def no_room(v: int) -> Samples:
    return space(
        mix(
            (play("thin", D5, 90), 0, 0.8),
            (play("thin", E5, 90), 90, 0.8),
            (slur("thin", E5, D5, 150, 90), 180, 0.8),
        )
    )


@effect(
    "Natural: ace and ten", RESULT + 2, longest=1.6, pitch="D5 A5 D6 chord rolled, celesta shimmer", ducks=5
)
def natural(v: int) -> Samples:
    shimmer = mix(
        *[(play("celesta", m, 160), 160 + 55 * i, 0.5) for i, m in enumerate((D6, A6, G6, D7, A6, D7))]
    )
    return space(
        mix(
            *[(play("horn", m, 520 - 40 * i), 40 * i, 0.7) for i, m in enumerate((D4, A4, D5, A5))],
            (shimmer, 0, 0.6),
        ),
        0.5,
    )


@effect("Bust: over 21", RESULT, longest=1.1, pitch="slide A4 down to D3, cards fall", ducks=3)
def bust(v: int) -> Samples:
    line = glide(420, hz(A4), hz(D3), "clarinet", 2.5, 2.2, 8)
    return space(
        mix((line, 0, 0.9), (deal(1), 330, 0.5), (deal(3), 410, 0.45), (glide(160, 130, 70), 430, 1))
    )


@effect("Bonus paid", RESULT + 1, longest=1.3, pitch="A5 D6 A5 D6 trill, then G6", ducks=4)
def bonus(v: int) -> Samples:
    return space(
        mix(
            (run("thin", (A5, D6, A5, D6, A5, D6), 58, 0.95), 0, 0.8),
            (play("thin", G6, 220), 350, 0.8),
            (play("celesta", G6, 300), 350, 0.6),
            (play("tri", G4, 240), 350, 0.8),
        )
    )


@effect(
    "BankChanged: another seat holds the bank",
    RESULT - 1,
    longest=1.4,
    pitch="timpani D A D, horn on A",
    ducks=4,
)
def bank_change(v: int) -> Samples:
    return space(
        mix(
            (drum("T"), 0, 1),
            (drum("T", 1), 200, 0.8),
            (drum("T"), 400, 1.1),
            (play("horn", A4, 360), 400, 0.6),
            (play("tuba", D3, 380), 400, 0.9),
        ),
        0.45,
    )


@effect("dealer's button moves", CHIP, longest=0.5, pitch="wooden puck slides and stops")
def puck(v: int) -> Samples:
    slide = rush(220, (7000, 11000), 300, 2400, 0.45)
    return mix((slide, 0, 0.6), (glide(90, 420, 330, curve=6), 215, 0.9), (hiss(24, 900, 5000), 215, 0.4))


@effect(
    "IrregularityCalled and right",
    RESULT + 3,
    longest=1.0,
    pitch="referee's pea whistle, E7 fluttering",
    ducks=6,
)
def irregularity(v: int) -> Samples:
    def pea(ms: float) -> Samples:
        t = np.arange(samples(ms)) / RATE
        line = 2640 * (1 + 0.035 * np.sign(np.sin(2 * np.pi * 31 * t)) * np.minimum(t / 0.05, 1))
        return (
            oscillate("soft", np.cumsum(line) / RATE, 2750)
            * (0.8 + 0.2 * np.sin(2 * np.pi * 31 * t))
            * np.minimum(t / 0.012, 1)
            * np.minimum((ms / 1000 - t) / 0.03, 1)
        )

    return space(mix((pea(150), 0, 0.9), (pea(420), 200, 1), (hiss(420, 2500, 9000, 2), 200, 0.15)), 0.4, 0.3)


@effect("wrong call", RESULT - 2, longest=0.9, pitch="whistle that runs out of breath, down to G4", ducks=3)
def wrong_call(v: int) -> Samples:
    return space(
        mix(
            (glide(420, 1900, hz(G4), "soft", 2.6, 2.4, 12), 0, 0.9),
            (hiss(300, 1500, 6000, 3), 0, 0.15),
            (glide(90, 180, 110), 430, 0.9),
        )
    )


@effect(
    "beginner's option: a slip of the dealer is announced",
    UI + 4,
    bus="ui",
    longest=0.5,
    pitch="questioning G4 to A4, reed",
)
def odd(v: int) -> Samples:
    return mix((slur("reed", G4, A4, 240, 140), 0, 0.8))
