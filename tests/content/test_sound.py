"""The baked sound: fresh, complete, in step, and scores that keep their own rules."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.authoring import bake, sound_score
from game.authoring.tunes import read
from game.authoring.tunes_harmony import TuneError, bass_note, chord_of, midi_of
from game.i18n import Words
from game.show.cues import CUES
from game.ui.sound_index import TuneEntry, read_index

ROOT = Path(__file__).resolve().parents[2]
SOUND = ROOT / "assets/baked/sound"
TUNES = ROOT / "assets/audio/tunes"
INDEX = read_index(SOUND)

# name: (files, dB by which the music falls)
EFFECTS = {
    "focus": (3, 0), "confirm": (1, 0), "cancel": (1, 0), "denied": (1, 0), "more": (2, 0), "less": (2, 0),
    "letter": (4, 0), "saved": (1, 0), "error": (1, 0), "your_turn": (1, 0), "curtain_down": (1, 0),
    "curtain_up": (1, 0), "deal": (4, 0), "flip": (3, 0), "shuffle": (1, 0), "cut": (1, 0), "burn": (1, 0),
    "drum_hold": (1, 4), "rank": (13, 0), "chip": (4, 0), "chip_stack": (4, 0), "chip_slide": (4, 0),
    "bet": (1, 0), "no_bet": (1, 0), "divide": (1, 0), "win_small": (1, 3), "win_medium": (1, 4),
    "win_large": (1, 6), "win_pot": (1, 9), "lose": (1, 3), "post_hit": (1, 5), "pair": (1, 2),
    "no_room": (1, 0), "natural": (1, 5), "bust": (1, 3), "bonus": (1, 4), "bank_change": (1, 4),
    "puck": (1, 0), "irregularity": (1, 6), "wrong_call": (1, 3), "odd": (1, 0), "ticket_punch": (1, 3),
    "star": (3, 3), "coin": (2, 0), "count": (2, 0), "train_whistle": (1, 6), "wheels": (1, 0),
    "brakes": (1, 4), "tunnel": (1, 5), "station_bell": (1, 0),
    "tick": (5, 0), "heartbeat": (1, 0),
}  # fmt: skip
BANKED = {"salzburg", "bucharest", "istanbul"}
STATIONS = BANKED | {"london", "paris", "strasbourg", "vienna", "budapest", "belgrade", "constanta"}
JINGLES = {"win", "lose", "unlock"}


def vorbis_samples(path: Path) -> int:
    """How many samples an OGG file decodes to: the last page says it."""
    data = path.read_bytes()
    page = data.rindex(b"OggS")
    return int.from_bytes(data[page + 6 : page + 14], "little")


@pytest.fixture(scope="module")
def mixer() -> Iterator[None]:
    before = os.environ.get("SDL_AUDIODRIVER")
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.mixer.quit()
    pygame.mixer.init(44100, -16, 1)
    yield
    pygame.mixer.quit()
    if before is None:
        del os.environ["SDL_AUDIODRIVER"]
    else:
        os.environ["SDL_AUDIODRIVER"] = before


def test_baked_sound_is_fresh() -> None:
    assert bake.stale(ROOT, "sound") == ""


def test_every_effect_is_there_and_no_other() -> None:
    assert {name: (len(e.files), e.ducks) for name, e in INDEX.effects.items()} == EFFECTS


@pytest.mark.parametrize("name", EFFECTS)
def test_effect_loads_and_lasts_as_long_as_the_index_says(name: str, mixer: None) -> None:
    entry = INDEX.effects[name]
    for file, ms in zip(entry.files, entry.ms, strict=True):
        sound = pygame.mixer.Sound(str(SOUND / file))
        assert abs(sound.get_length() * 1000 - ms) <= 1
        assert max(memoryview(sound.get_raw()).cast("h")) > 300  # something is to be heard


def test_every_cue_has_its_effect() -> None:
    named = {
        effect.rstrip("*") for rows in CUES.values() for cue in rows.values() for _, effect in cue.sounds
    }
    assert named <= set(EFFECTS)


@pytest.mark.parametrize("lang", ["en", "ru", "ro"])
def test_every_effect_can_be_read_instead_of_heard(lang: str) -> None:
    words = Words(ROOT / "assets/baked/locale", lang, strict=True)
    read_out = [words.tr(entry.caption) for entry in INDEX.effects.values()]
    assert len(set(read_out)) == len(EFFECTS)


def test_the_tunes_and_their_layers() -> None:
    loops = {name: {"loop"} for name in ("title", "map", "last_hand")}
    tables = {name: {"loop", "tense", "door"} for name in STATIONS - BANKED}
    banked = {name: {"loop", "tense", "door", "bank"} for name in BANKED}
    jingles = {name: {"jingle"} for name in JINGLES}
    assert {name: set(t.stems) for name, t in INDEX.tunes.items()} == loops | tables | banked | jingles
    assert {path.stem for path in TUNES.glob("*.tune")} == set(INDEX.tunes)


@pytest.mark.parametrize("name", INDEX.tunes)
def test_stems_are_equally_long_so_that_they_never_drift(name: str) -> None:
    tune = INDEX.tunes[name]
    lengths = {vorbis_samples(SOUND / file) for file in tune.stems.values()}
    assert len(lengths) == 1
    assert abs(lengths.pop() * 1000 / 44100 - tune.ms) <= 1


@pytest.mark.parametrize("name", INDEX.tunes)
def test_bars_go_forward_within_the_tune(name: str) -> None:
    tune = INDEX.tunes[name]
    assert tune.bars[0] == 0
    assert list(tune.bars) == sorted(set(tune.bars))
    assert tune.bars[-1] < tune.ms


@pytest.mark.parametrize("name", INDEX.tunes)
def test_score_keeps_its_rules(name: str) -> None:
    tune = read(TUNES / f"{name}.tune")
    score = sound_score.measure(tune)
    assert score.faults(tune.jingle) == []
    assert score.motif >= 1  # low, high, between is in every tune
    assert score.bars == len(INDEX.tunes[name].bars)


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ("chords | C |\n  lead | h4 |", "x.tune: section A: lead bar 1: not a note: 'h4'"),
        ("chords | C |\n  lead | c4 | d4 |", "x.tune: section A: lead has 2 bars, chords have 1"),
        ("chords | C | C |\n  lead | . | c4 d4 e4 f4 g4 |", "x.tune: section A: lead bar 2: 5 cells"),
        ("chords | C | Hm |", "x.tune: section A: chords bar 2: not a chord: 'Hm'"),
        (
            "chords | C |\n  lead@x | c4 |\nlayer one",
            "x.tune:8: not enough values to unpack (expected 2, got 1)",
        ),
    ],
)
def test_a_wrong_tune_is_refused_with_its_place(tmp_path: Path, rows: str, said: str) -> None:
    path = tmp_path / "x.tune"
    path.write_text(f"key C major\nmeter 4/4\ntempo 120\norder A\nsection A\n  {rows}\n", "utf8")
    with pytest.raises(TuneError) as error:
        read(path)
    assert str(error.value) == said


def test_harmony() -> None:
    assert midi_of("c#5!") == (73, "!")
    assert chord_of("C7/G").tones == (0, 4, 7, 10)
    assert chord_of("C7/G").bass == 7
    steps = {"1": 48, "8": 60, "3": 52, "5": 55, "5,": 43, "a": 40, "A": 42}
    assert {cell: bass_note(cell, chord_of("C"), chord_of("F")) for cell in steps} == steps


def test_bar_lines_of_a_round() -> None:
    tune = TuneEntry("x", {}, 4000, (0, 1000, 2500))
    assert [tune.to_bar(at) for at in (0, 1, 999, 1000, 2400, 2600, 4000, 4100)] == [
        0, 999, 1, 0, 100, 1400, 0, 900,
    ]  # fmt: skip
    assert tune.length_of(1, 0) == 1000
    assert tune.length_of(2, 10) == 3000  # from 1000 to the end
    assert tune.length_of(2, 2600) == 2500  # the first two of the next round
    assert tune.length_of(4, 900) == 5500  # a round and one bar more
