"""The player: layers, suites, volumes as they are heard, and no complaint without a device."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pygame
import pytest

from game.show.music import Mood
from game.ui.sound import RETRY, RETRY_SILENT, Sound
from game.ui.sound_deck import Deck, targets
from game.ui.sound_effects import RESULTS
from game.ui.sound_index import read_index
from game.ui.sound_levels import Volumes, ducked, factor

SOUND = Path(__file__).resolve().parents[2] / "assets/baked/sound"
INDEX = read_index(SOUND)
FRAME = 16

Start = Callable[..., Sound]


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """Makes players on SDL's silent device, or on the named one."""
    made: list[Sound] = []

    def begin(driver: str = "dummy", volumes: Volumes | None = None) -> Sound:
        monkeypatch.setenv("SDL_AUDIODRIVER", driver)
        pygame.mixer.quit()
        made.append(Sound(SOUND, volumes, seed=1))
        return made[-1]

    yield begin
    for sound in made:
        sound.close()


def ready(sound: Sound) -> Sound:
    sound.settle()
    return sound


def pass_time(sound: Sound, ms: int) -> None:
    for _ in range(ms // FRAME):
        sound.update(FRAME)


def test_opens_after_the_first_picture_and_plays(start: Start) -> None:
    sound = start()
    sound.music("london")
    sound.update(FRAME)
    assert not sound.audible
    assert not sound.silent
    ready(sound)
    assert sound.audible
    assert [pygame.mixer.Channel(i).get_busy() for i in range(4)] == [True, True, True, False]
    sound.effect("win_pot", pan=-0.4)
    assert pygame.mixer.Channel(RESULTS[0]).get_busy()


def test_what_is_heard_are_the_stems_in_step(
    start: Start, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Recorded behind the mixer: no stem is a single sample late, and the levels are those asked for."""
    record = tmp_path / "heard.raw"
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(record))
    sound = start("disk")
    sound.music("salzburg")
    sound.layers(tense=True, bank=True)
    ready(sound)
    stems = INDEX.tunes["salzburg"].stems
    decoded = [pygame.mixer.Sound(str(SOUND / stems[kind])).get_raw() for kind in ("loop", "tense", "bank")]
    together = np.sum([np.frombuffer(raw[:160_000], np.int16).astype(int) for raw in decoded], axis=0)
    for _ in range(500):
        pygame.time.wait(10)
        if np.count_nonzero(np.fromfile(record, np.int16)) > 50_000:
            break
    heard = np.fromfile(record, np.int16)
    first = int(np.flatnonzero(heard)[0]) // 2 * 2
    expected = together * Volumes().gain("music")
    begins = int(np.flatnonzero(np.abs(expected) >= 1)[0]) // 2 * 2
    length = min(len(heard) - first, 60_000)
    difference = heard[first : first + length] - expected[begins : begins + length]
    assert np.abs(difference).max() < 0.01 * np.abs(expected).max()


def test_unknown_names_are_mistakes(start: Start) -> None:
    sound = start()
    with pytest.raises(KeyError):
        sound.effect("trumpet")
    with pytest.raises(KeyError):
        sound.music("prague")
    with pytest.raises(KeyError):
        sound.suite("win", "prague")


def test_layers_come_in_on_bar_lines(start: Start) -> None:
    sound = start()
    sound.music("london")
    ready(sound)
    deck, bars = sound.orchestra.playing, INDEX.tunes["london"].bars
    pass_time(sound, 480)
    sound.layers(tense=True)
    at_bar, after = bars[1] - deck.at, bars[2] - bars[1]
    sound.update(at_bar)
    assert deck.stems["tense"].level == 0
    sound.update(after // 2)
    assert 0.4 < deck.stems["tense"].level < 0.6
    sound.update(after // 2 + 2)
    assert deck.stems["tense"].level == 1
    sound.layers(door=True)  # the loop goes far, the door comes near
    sound.update(10_000)
    levels = {stem: slope.level for stem, slope in deck.stems.items()}
    assert levels == {"loop": factor(-16), "tense": 0.0, "door": 1.0}
    assert levels.items() <= targets(False, True, False).items()


def test_another_tune_comes_in_on_a_bar_line_and_the_old_one_goes(start: Start) -> None:
    sound = start()
    sound.music("london")
    ready(sound)
    pass_time(sound, 320)
    first = sound.orchestra.playing
    sound.music("last_hand")
    sound.settle()
    assert sound.orchestra.playing is first  # until the bar is over
    sound.update(INDEX.tunes["london"].bars[1] - first.at + 1)
    sound.update(1)
    assert sound.orchestra.playing.tune == INDEX.tunes["last_hand"]
    assert first.tune == INDEX.tunes["london"]
    pass_time(sound, 900)
    assert first.tune is None
    assert sound.orchestra.playing.level.level == 1


def test_the_same_tune_goes_on(start: Start) -> None:
    sound = start()
    sound.music("map")
    ready(sound)
    pass_time(sound, 1600)
    sound.music("map")
    sound.music("title")
    sound.music("map")  # before the other one was decoded
    sound.settle()
    pass_time(sound, 1600)
    assert sound.orchestra.playing.at >= 3200


def test_mood_is_followed(start: Start) -> None:
    sound = start()
    sound.follow(Mood("salzburg", tense=True, bank=True))
    sound.dim(-12)
    ready(sound)
    levels = {stem: slope.level for stem, slope in sound.orchestra.playing.stems.items()}
    assert levels == {"loop": 1.0, "tense": 1.0, "door": 0.0, "bank": 1.0}
    pass_time(sound, 320)
    assert sound.orchestra.mixed[0] == pytest.approx(Volumes().gain("music") * factor(-12))


def test_the_roll_is_cut_by_the_card_and_the_music_holds_its_breath(start: Start) -> None:
    sound = start()
    sound.music("london")
    ready(sound)
    sound.effect("drum_hold")
    pass_time(sound, 3200)
    assert sound.effects.sounding() == ["drum_hold"]
    assert ducked(sound.orchestra.ducks) == pytest.approx(factor(-4))
    sound.effect("flip")
    assert sound.effects.sounding() == ["flip"]
    sound.update(FRAME)
    assert sound.orchestra.mixed[0] == 0
    pass_time(sound, 128)
    assert sound.orchestra.mixed[0] == pytest.approx(Volumes().gain("music"))


def test_a_result_ducks_the_music_unless_it_is_anothers(start: Start) -> None:
    sound = ready(start())
    sound.effect("win_large", quiet=True)
    assert sound.orchestra.ducks == []
    sound.effect("win_large")
    assert [duck.depth for duck in sound.orchestra.ducks] == [6]


def test_the_wheels_run_under_the_map_and_nowhere_else(start: Start) -> None:
    sound = ready(start())
    sound.music("map")
    pass_time(sound, 64)
    assert sound.effects.sounding() == ["wheels"]
    sound.music("london")
    pass_time(sound, 64)
    assert sound.effects.sounding() == []


def test_whoever_is_not_there_hears_nothing_until_somebody_comes(start: Start) -> None:
    sound = ready(start())
    sound.music("london")
    sound.settle()
    for asleep in (False, True, False):
        sound.doze(asleep)
        sound.set_volumes(Volumes())  # changed meanwhile: still asleep
        sound.update(FRAME)
        assert sound.orchestra.mixed[0] == pytest.approx(0 if asleep else Volumes().gain("music"))
        assert (sound.effects.volumes.gain("effects") == 0) == asleep


def test_a_suite_plays_one_after_another_and_then_the_tune(start: Start) -> None:
    sound = start()
    sound.music("london")
    ready(sound)
    sound.captions()
    sound.suite("win", "station_bell", then="map", gain=-3)
    sound.settle()
    pass_time(sound, 320)
    assert pygame.mixer.Channel(20).get_busy()
    assert sound.captions() == []
    pass_time(sound, INDEX.tunes["win"].ms)
    assert [caption.key for caption in sound.captions()] == ["caption.station_bell"]
    pass_time(sound, INDEX.effects["station_bell"].ms[0] + 32)
    sound.settle()
    pass_time(sound, 32)
    assert sound.orchestra.playing.tune == INDEX.tunes["map"]
    assert sound.orchestra.mixed[0] == pytest.approx(Volumes().gain("music") * factor(-3))


def test_a_suite_ends_when_the_scene_is_left(start: Start) -> None:
    sound = ready(start())
    sound.suite("lose", "station_bell", then="map")
    sound.settle()
    pass_time(sound, 400)
    sound.music("paris")
    sound.settle()
    pass_time(sound, 12_000)
    assert "caption.station_bell" not in [caption.key for caption in sound.captions()]
    assert sound.orchestra.playing.tune == INDEX.tunes["paris"]


def test_volumes_hold_before_the_first_note_and_at_once_after(start: Start) -> None:
    sound = start(volumes=Volumes(muted=True))
    sound.music("london")
    ready(sound)
    sound.update(FRAME)
    assert sound.orchestra.mixed[0] == 0
    sound.set_volumes(Volumes(music=50))
    sound.update(FRAME)
    assert sound.orchestra.mixed[0] == pytest.approx(Volumes(music=50).gain("music"))
    sound.background(True)
    sound.update(FRAME)
    assert sound.orchestra.mixed[0] == 0
    sound.set_volumes(Volumes())  # changed while away: still away
    sound.update(FRAME)
    assert sound.orchestra.mixed[0] == 0
    sound.background(False)
    sound.update(FRAME)
    assert sound.orchestra.mixed[0] == pytest.approx(Volumes().gain("music"))


def test_a_quiet_night_has_no_whistle(start: Start) -> None:
    sound = ready(start(volumes=Volumes(quiet_night=True)))
    sound.effect("train_whistle")
    assert sound.effects.sounding() == []


def everything(sound: Sound) -> None:
    """Ask for whatever can be asked for."""
    for name in INDEX.effects:
        sound.effect(name)
    sound.stop("wheels")
    sound.follow(Mood("london", tense=True))
    sound.update(FRAME)
    sound.music("map")
    sound.suite("unlock", "train_whistle", then="map")
    pass_time(sound, 320)
    sound.set_volumes(Volumes(muted=True))
    sound.background(True)
    sound.background(False)
    sound.restart()
    pass_time(sound, 320)


def test_without_a_device_everything_works_and_nothing_is_heard(start: Start) -> None:
    sound = start("nonsense")
    everything(sound)
    sound.settle()
    assert sound.silent
    assert not sound.audible
    assert sound.rounds == 0
    everything(sound)
    assert len(sound.captions()) >= 2 * len(INDEX.effects)  # who reads loses nothing


def test_a_device_that_goes_away_is_survived_and_one_that_comes_is_taken(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    sound = start()
    sound.music("london")
    ready(sound)
    pygame.mixer.quit()  # behind its back
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    everything(sound)
    sound.settle()
    pass_time(sound, RETRY)
    sound.settle()
    assert sound.silent
    sound.music("paris")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    sound.restart()
    sound.update(RETRY)
    sound.settle()
    assert sound.audible
    assert sound.orchestra.playing.tune == INDEX.tunes["paris"]


def test_without_any_sign_it_looks_again_by_itself(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    sound = ready(start("nonsense"))
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    sound.update(RETRY_SILENT)
    sound.settle()
    assert sound.audible


def test_the_same_devices_are_not_opened_again(start: Start) -> None:
    sound = start()
    sound.music("london")
    ready(sound)
    deck = sound.orchestra.playing
    sound.restart()
    sound.update(RETRY)
    assert sound.audible
    assert deck.tune == INDEX.tunes["london"]


def test_a_missing_file_is_silence(start: Start, tmp_path: Path) -> None:
    start()
    (tmp_path / "index.json").write_bytes((SOUND / "index.json").read_bytes())
    sound = Sound(tmp_path)
    everything(sound)
    sound.settle()
    everything(sound)
    assert sound.audible
    assert sound.effects.sounding() == []
    sound.close()


def test_a_deck_counts_its_rounds() -> None:
    deck = Deck(0)
    deck.tune = INDEX.tunes["london"]
    deck.at = 2 * INDEX.tunes["london"].ms + 5
    assert deck.rounds == 2
