"""Sounds of menus, of the desk, and of the curtain between two people."""

from __future__ import annotations

from game.authoring.effects import (
    A4,
    A5,
    A6,
    AIR,
    D4,
    D5,
    D6,
    E5,
    G3,
    G4,
    G5,
    G6,
    UI,
    blip,
    effect,
    glide,
    hiss,
    mix,
    play,
    run,
    rush,
)
from game.authoring.synth import Samples


@effect(
    "the focus moves among the controls of a screen",
    UI,
    bus="ui",
    variants=5,
    longest=0.12,
    pitch="G5 A5 D6 G6 A6: the higher and the farther right, the higher",
)
def tick(v: int) -> Samples:
    return mix(
        (blip((G5, A5, D6, G6, A6)[v - 1], 34, 0.5, 4, 3700), 0, 0.6),
        (hiss(14, 2500, 9000, 4, seed=450), 0, 0.25),
    )


@effect("few chips are left and the person is asked", AIR, longest=0.6, pitch="two soft beats, low")
def heartbeat(v: int) -> Samples:
    return mix((glide(150, 150, 62, curve=5, bend=5), 0, 1), (glide(190, 130, 55, curve=5, bend=5), 190, 0.8))


@effect(
    "a page is turned, or a line of a list is chosen",
    UI,
    bus="ui",
    variants=3,
    longest=0.12,
    pitch="D6, same for all; variants differ in length and brightness",
)
def focus(v: int) -> Samples:
    return mix(
        (blip(D6, 34, 0.5, 4, 3200 + 500 * v), 0, 0.6), (hiss(14, 2500, 9000, 4, seed=90 * v), 0, 0.25)
    )


@effect("confirm pressed and accepted", UI + 4, bus="ui", longest=0.6, pitch="D5 then A5, rising fifth")
def confirm(v: int) -> Samples:
    return mix(
        (blip(D5, 60, 0.25), 0, 0.8), (blip(A5, 120, 0.25, 4), 55, 1), (play("celesta", A6, 90), 55, 0.3)
    )


@effect("cancel, back", UI + 3, bus="ui", longest=0.3, pitch="A4 then D4, falling fifth")
def cancel(v: int) -> Samples:
    return mix((blip(A4, 60, 0.5, 3, 3000), 0, 0.9), (blip(D4, 120, 0.5, 4, 2400), 55, 1))


@effect(
    "a choice that is not open (Problem)",
    UI + 3,
    bus="ui",
    longest=0.3,
    pitch="low G3 twice, muted; never a buzzer",
)
def denied(v: int) -> Samples:
    return mix((blip(G3, 60, 0.5, 4, 1200), 0, 1), (blip(G3, 80, 0.5, 4, 1000), 90, 0.9))


@effect(
    "amount of the bet goes up one step",
    UI,
    bus="ui",
    variants=2,
    longest=0.12,
    pitch="wood, a little above `less`",
)
def more(v: int) -> Samples:
    return mix((glide(45, 1250 + 40 * v, 1180, curve=7), 0, 0.7), (hiss(12, 3000, 9000, seed=50 * v), 0, 0.3))


@effect(
    "amount of the bet goes down one step",
    UI,
    bus="ui",
    variants=2,
    longest=0.12,
    pitch="wood, a fourth below `more`",
)
def less(v: int) -> Samples:
    return mix((glide(50, 930 + 30 * v, 880, curve=7), 0, 0.7), (hiss(12, 2500, 8000, seed=70 * v), 0, 0.3))


@effect(
    "a letter of a passenger's line appears (every third)",
    UI - 3,
    bus="voices",
    variants=4,
    longest=0.1,
    pitch="G4 A4 D5 E5; voice colour by persona gain only",
)
def letter(v: int) -> Samples:
    return blip((G4, A4, D5, E5)[v - 1], 38, 0.35, 3.5, 2600)


@effect("the game is saved", UI + 2, bus="ui", longest=1.0, pitch="A5 D6, celesta, very soft")
def saved(v: int) -> Samples:
    return mix((play("celesta", A5, 160), 0, 0.8), (play("celesta", D6, 260), 110, 0.9))


@effect("something went wrong (file, device)", UI + 6, bus="ui", longest=0.6, pitch="A4 G4 D4, hollow")
def error(v: int) -> Samples:
    return run("reed", (A4, G4, D4), 130, 0.8)


@effect("it is your turn", UI + 5, bus="ui", longest=0.7, pitch="desk bell on D6 with G6 behind it")
def your_turn(v: int) -> Samples:
    return mix(
        (play("celesta", D6, 300), 0, 1),
        (play("celesta", G6, 240), 12, 0.35),
        (hiss(10, 3000, 11000), 0, 0.2),
    )


@effect(
    "the person at the machine changes: curtain falls", UI + 5, bus="ui", longest=1.0, pitch="cloth, sinking"
)
def curtain_down(v: int) -> Samples:
    cloth = rush(620, (14000, 5200), 250, 3200, 0.35)
    return mix((cloth, 0, 0.8), (glide(160, 120, 62, curve=5), 540, 0.9), (hiss(60, 200, 1500), 540, 0.4))


@effect("curtain is lifted", UI + 5, bus="ui", longest=1.0, pitch="cloth, rising, two rings")
def curtain_up(v: int) -> Samples:
    cloth = rush(480, (5200, 15000), 300, 4200, 0.6)
    return mix((cloth, 0, 0.8), *[(play("celesta", A6 + i, 50), 120 + 85 * i, 0.10) for i in range(4)])
