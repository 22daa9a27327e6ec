"""The band: presets of reeds, pipes and strings, and one note of each."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from .synth import RATE, TOP_HZ, Samples, band, hz, noise, oscillate

Pitch = float | tuple[int, ...]
"""A midi note; several are run through in turn (chip arpeggio)."""


@dataclass(frozen=True)
class Instrument:
    """How a preset sounds; times in milliseconds, pitches in cents."""

    wave: str = "pulse"
    duty: float = 0.5  # pulse width
    duty_depth: float = 0.0  # how far the width swings ...
    duty_rate: float = 1.3  # ... and how often a second
    detune: tuple[float, ...] = (0.0,)  # several = several reeds
    attack: float = 6.0
    decay: float = 140.0  # to get near the sustain level
    sustain: float = 0.7
    release: float = 60.0
    vib_rate: float = 5.4  # Hz
    vib_depth: float = 0.0
    vib_delay: float = 200.0
    breath: float = 0.0  # share of noise
    cut: float = 9000.0  # low-pass, Hz
    bright: float = 1.0  # pluck: 1 = natural, less = darker
    ring: float = 1.0  # pluck: seconds until middle c has died away
    gate: float = 0.94  # part of the written length that sounds
    slide: float = 45.0  # duration of the slide marked with '>'
    scoop: float = 0.0  # how far below a note begins
    tremolo: float = 0.0  # strokes a second for long plucked notes
    arp_ms: float = 0.0  # chip arpeggio: so long on each note of the chord


INSTRUMENTS = {
    # pulse 1 and 2
    "horn": Instrument(
        duty=0.25, duty_depth=0.05, attack=14, decay=160, sustain=0.72, vib_depth=13, vib_delay=240, cut=4200,
        scoop=25,
    ),
    "square": Instrument(duty_depth=0.03, attack=6, decay=200, sustain=0.6, vib_depth=10, cut=5200),
    "thin": Instrument(duty=0.125, duty_depth=0.04, attack=5, decay=120, sustain=0.6, vib_depth=9, cut=6500),
    "reed": Instrument(
        duty=0.38, duty_depth=0.08, duty_rate=0.8, attack=20, decay=200, sustain=0.8, vib_depth=9, cut=2800
    ),
    "stab": Instrument(duty=0.25, attack=4, decay=70, sustain=0.25, release=45, cut=3600, gate=0.7),
    "arpeggio": Instrument(
        duty=0.25, duty_depth=0.1, attack=3, decay=160, sustain=0.4, release=40, cut=4200, gate=0.85,
        arp_ms=17,
    ),
    "cornet": Instrument(
        duty=0.2, duty_depth=0.03, attack=9, decay=110, sustain=0.75, release=45, vib_depth=8, cut=5000
    ),
    # triangle
    "tri": Instrument("triangle", attack=4, decay=220, sustain=0.75, release=40, cut=3000),
    "tuba": Instrument("triangle", attack=10, decay=150, sustain=0.55, release=60, cut=1500, scoop=18),
    # soft wave tables
    "musette": Instrument(
        "accordion", detune=(-12, 1, 13), attack=22, decay=300, sustain=0.88, release=70, cut=5200
    ),
    "accordion": Instrument(
        "accordion", detune=(-5, 6), attack=24, decay=260, sustain=0.85, release=70, cut=4300
    ),
    "harmonium": Instrument(
        "soft", detune=(-4, 5), attack=70, decay=400, sustain=0.85, release=130, cut=2200
    ),
    "fiddle": Instrument(
        "fiddle", detune=(-3, 3), attack=38, decay=300, sustain=0.85, release=90, vib_depth=17, vib_rate=5.8,
        vib_delay=140, cut=5200, slide=80, scoop=20,
    ),
    "clarinet": Instrument("clarinet", attack=16, decay=200, sustain=0.85, vib_depth=6, cut=4500),
    "flute": Instrument(
        "flute", attack=26, decay=200, sustain=0.85, release=80, vib_depth=11, breath=0.05, cut=7000
    ),
    "nai": Instrument(
        "flute", attack=12, decay=90, sustain=0.72, release=110, vib_depth=15, vib_rate=5.0, vib_delay=160,
        breath=0.08, cut=7000, scoop=45,
    ),
    "ney": Instrument(
        "ney", attack=34, decay=250, sustain=0.82, release=100, vib_depth=16, vib_rate=4.6, vib_delay=220,
        breath=0.09, cut=5600, slide=90, scoop=30,
    ),
    # plucked
    "guitar": Instrument("pluck", bright=0.55, ring=0.9, release=90, gate=0.9),
    "zither": Instrument("pluck", bright=0.85, ring=1.7, release=240, gate=1.0),
    "cimbalom": Instrument("pluck", bright=1.0, ring=1.3, release=220, detune=(-4, 4), gate=1.0, tremolo=11),
    "tambura": Instrument("pluck", bright=0.8, ring=0.7, release=70, detune=(0, 5), tremolo=12),
    "kanun": Instrument("pluck", bright=1.15, ring=1.0, release=130, detune=(-3, 3), tremolo=10),
    "oud": Instrument("pluck", bright=0.5, ring=0.8, release=110),
    "upright": Instrument("pluck", bright=0.32, ring=1.0, release=70, gate=0.9),
    "celesta": Instrument("bell", attack=2, decay=500, sustain=0.0, release=400, cut=9000, gate=1.0),
}  # fmt: skip


def _fade(tail: int) -> Samples:
    """From 1 down to exactly 0 in `tail` samples."""
    return np.asarray(np.exp(-np.linspace(0, 6, tail)) * np.linspace(1, 0, tail) ** 0.5)


def _envelope(count: int, ins: Instrument, tail: int) -> Samples:
    """Attack, fall to the sustain level, hold for `count` samples; then the release over `tail`."""
    t = np.arange(count) / RATE * 1000.0
    level = ins.sustain + (1 - ins.sustain) * np.exp(-np.maximum(t - ins.attack, 0) / max(ins.decay / 2.5, 1))
    rise = np.minimum(t / max(ins.attack, 0.5), 1.0)
    body = level * (1 - (1 - rise) ** 2)
    return np.concatenate([body, body[-1] * _fade(tail)])


def _pitch_line(ins: Instrument, pitch: Pitch, total: int, slide_from: float | None) -> Samples:
    """Frequency in Hz at every sample: vibrato, slide, scoop, or the run of a chip arpeggio."""
    t = np.arange(total) / RATE * 1000.0
    if isinstance(pitch, tuple):
        steps = np.array([hz(midi) for midi in pitch])
        return np.asarray(steps[(t / ins.arp_ms).astype(int) % len(pitch)])
    cents = np.zeros(total)
    if ins.vib_depth:
        depth = ins.vib_depth * np.clip((t - ins.vib_delay) / 180.0, 0, 1)
        cents += depth * np.sin(2 * np.pi * ins.vib_rate * t / 1000.0)
    if slide_from is not None:
        cents += (slide_from - pitch) * 100 * np.clip(1 - t / ins.slide, 0, 1) ** 1.5
    elif ins.scoop:
        cents -= ins.scoop * np.exp(-t / 18.0)
    return np.asarray(hz(pitch) * 2.0 ** (cents / 1200.0))


def _reed(ins: Instrument, pitch: Pitch, held: int, tail: int, slide_from: float | None) -> Samples:
    """Pulse, triangle or wave table under an envelope, with one oscillator a reed."""
    total = held + tail
    line, out = _pitch_line(ins, pitch, total, slide_from), np.zeros(total)
    for voice, cents in enumerate(ins.detune):
        freq = line * 2.0 ** (cents / 1200.0)
        phase, top = np.cumsum(freq) / RATE + 0.37 * voice, float(freq.max())
        if ins.wave == "pulse":
            swing = np.sin(2 * np.pi * ins.duty_rate * np.arange(total) / RATE)
            width = ins.duty + ins.duty_depth * swing
            out += oscillate("saw", phase, top) - oscillate("saw", phase + width, top)
        else:
            out += oscillate(ins.wave, phase, top)
    out /= len(ins.detune) ** 0.6
    if ins.breath and not isinstance(pitch, tuple):
        air = band(noise(total, 22000, start=int(pitch) * 311), hz(pitch) * 0.8, hz(pitch) * 5)
        out = out + air * ins.breath
    return band(out, high=ins.cut) * _envelope(held, ins, tail)


def _string(ins: Instrument, midi: float, held: int, tail: int) -> Samples:
    """A plucked string: each harmonic dies at its own speed; the pluck point mutes every seventh."""
    total = held + tail
    t, out = np.arange(total) / RATE, np.zeros(total)
    ring = ins.ring * 2.0 ** ((60 - midi) / 24.0)
    for cents in ins.detune:
        base = hz(midi + cents / 100.0)
        for k in range(1, min(28, int(TOP_HZ / base)) + 1):
            stretched = base * (k * np.sqrt(1 + 1.2e-4 * k * k))
            level = abs(np.sin(np.pi * k / 7.0)) / k ** (1.55 - 0.45 * ins.bright)
            if level < 0.004 or stretched > TOP_HZ:
                continue
            speed = 3.2 / ring * (1 + 0.42 * (k - 1) / max(ins.bright, 0.2))
            n = min(total, int(7.5 / speed * RATE) + 1)
            out[:n] += level * np.exp(-speed * t[:n]) * np.sin(2 * np.pi * stretched * t[:n] + 0.9 * k)
    out /= len(ins.detune) ** 0.6
    rise = np.minimum(t / 0.0018, 1.0)
    fade = np.ones(total)
    fade[held:] = _fade(tail)
    return np.asarray(out * rise * fade)


def _tremolo(ins: Instrument, midi: float, held: int, tail: int) -> Samples:
    """A long plucked note: strokes that swell over the first six, every second one weaker."""
    stroke = int(RATE / ins.tremolo)
    out, single = np.zeros(held + tail + stroke), _string(ins, midi, stroke, tail)
    for number, at in enumerate(range(0, held - stroke // 2, stroke)):
        swell = 0.75 + 0.25 * min(1, number / 6) - (0.12 if number % 2 else 0)
        out[at : at + len(single)] += single * swell
    return out


@lru_cache(maxsize=8000)
def note(ins: Instrument, pitch: Pitch, held: int, slide_from: float | None = None) -> Samples:
    """One note of `held` samples at full level, its release after that. Do not write into the result."""
    tail = max(32, int(ins.release / 1000 * RATE))
    if ins.wave != "pluck":
        return _reed(ins, pitch, held, tail, slide_from)
    if isinstance(pitch, tuple):
        raise ValueError("a plucked instrument plays no chip arpeggio")
    if ins.tremolo and held > RATE * 0.42:
        return _tremolo(ins, pitch, held, tail)
    return _string(ins, pitch, held, tail)
