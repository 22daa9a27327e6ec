"""Laws of the stack and of the loop around it."""

from __future__ import annotations

import gc
import signal
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app import App
from game.career.level import LevelError
from game.launch import ready
from game.scenes.stack import Pop, Push, Quit, Replace, Reset, Scene, Stack, Transition, joined
from game.ui import typist
from game.ui.baked import Unreadable
from game.ui.canvas import Canvas
from game.ui.clock import CALM_TICKS, TICKS, TurnedClock
from game.ui.intents import Confirm, Hot, Intent, PadLost

from .stage import program


class Probe(Scene):
    """Remembers what it was told; answers an intent with what `answers` says."""

    def __init__(self, name: str = "", opaque: bool = True, answers: dict[Intent, Any] | None = None) -> None:
        super().__init__()
        self.name, self.opaque, self.answers = name, opaque, answers or {}
        self.seen: list[Intent] = []
        self.results: list[object] = []
        self.drawn = self.left = 0

    def handle(self, intent: Intent) -> Transition | None:
        self.seen.append(intent)
        answer = self.answers.get(intent)
        return answer() if callable(answer) else answer

    def draw(self, canvas: Canvas) -> None:
        self.drawn += 1

    def resumed(self, result: object) -> None:
        super().resumed(result)
        self.results.append(result)

    def leave(self) -> None:
        self.left += 1


def played(app: App, first: Scene, frames: Sequence[Callable[[], None]]) -> int:
    """Run with one step of the script in each frame, then close."""
    script = iter(frames)

    def source(app: App, now: int) -> None:
        step = next(script, typist.close)
        step()

    return app.run(first, source, TurnedClock())


class Rates(TurnedClock):
    """Remembers how often a second the loop wanted to look, and lets that much time pass."""

    def __init__(self) -> None:
        super().__init__()
        self.rates: list[int] = []

    def tick(self, rate: int = TICKS) -> int:
        self.rates.append(rate)
        self.now += 1000 // rate
        return self.now


@pytest.mark.parametrize(("every", "calm"), [(0, True), (300, True), (50, False)])
def test_the_loop_looks_less_often_unless_something_moves(every: int, calm: bool) -> None:
    class Passing(Probe):
        passed = 0

        def update(self, ms: int) -> Transition | None:
            self.passed += ms
            if every and self.passed >= every:
                self.passed = 0
                self.spoil((0, 0, 640, 76))
            return None

    with program() as app:
        clock = Rates()
        ends = iter(range(200))
        app.run(Passing(), lambda app, now: typist.close() if next(ends, None) is None else None, clock)
        assert clock.rates[0] == TICKS
        assert (clock.rates[-1] == CALM_TICKS) is calm


def test_memory_is_swept_whole_when_the_screen_changes_and_at_no_other_time() -> None:
    sweeps: list[str] = []

    def swept(phase: str, info: dict[str, int]) -> None:
        if phase == "stop" and info["generation"] == 2:
            sweeps.append(app.stack.top.name)  # type: ignore[union-attr]

    def litter() -> None:
        kept.extend([] for _ in range(200_000))

    kept: list[list[object]] = []
    second = Probe("second")
    first = Probe("first", answers={Confirm(): Replace(second)})
    before = gc.get_threshold(), gc.get_freeze_count()
    with program() as app:
        gc.callbacks.append(swept)
        try:
            assert played(app, first, [litter, lambda: typist.key("return"), litter, litter]) == 0
        finally:
            gc.callbacks.remove(swept)
    assert sweeps == ["second"]
    assert (gc.get_threshold(), gc.get_freeze_count()) == before


def test_results_go_to_the_scene_below() -> None:
    below, above = Probe(), Probe()
    stack = Stack(below)
    stack.apply(Push(above))
    stack.apply(Pop("chips"))
    assert stack.top is below
    assert below.results == ["chips"]
    assert below.damage is True


def test_replace_and_reset_tell_nobody() -> None:
    first, second, third = Probe(), Probe(), Probe()
    stack = Stack(first)
    stack.apply(Push(second))
    stack.apply(Replace(third))
    assert stack.scenes == (first, third)
    stack.apply(Reset(second))
    assert stack.scenes == (second,)
    assert not first.results


@pytest.mark.parametrize("transition", [Pop(), Quit()])
def test_without_scenes_the_program_is_over(transition: Transition) -> None:
    stack = Stack(Probe())
    stack.apply(transition)
    assert stack.top is None


def test_only_what_can_be_seen_is_drawn() -> None:
    hidden, table, pause = Probe(), Probe(), Probe(opaque=False)
    stack = Stack(hidden)
    stack.apply(Push(table))
    stack.apply(Push(pause))
    assert stack.visible == (table, pause)


def test_damage_adds_up() -> None:
    assert joined([False, False]) is False
    assert joined([False, (10, 10, 5, 5), (20, 0, 5, 5)]) == (10, 0, 15, 15)
    assert joined([(1, 1, 1, 1), True, False]) is True
    scene = Scene()
    scene.damage = False
    scene.spoil((0, 0, 10, 10))
    scene.spoil((5, 5, 10, 10))
    assert scene.damage == (0, 0, 15, 15)


def test_a_scene_that_did_not_change_is_drawn_once() -> None:
    with program() as app:
        scene = Probe()
        assert played(app, scene, [lambda: None] * 50) == 0
        assert scene.drawn == 1


def test_another_device_in_hand_has_every_scene_that_shows_drawn_again() -> None:
    with program() as app:
        top = Probe(opaque=False)
        below = Probe(answers={Confirm(): lambda: Push(top)})
        nothing = [lambda: None] * 5
        enter, pad = partial(typist.key, "enter"), partial(typist.pad, "down")
        played(app, below, [*nothing, enter, *nothing, pad, *nothing])
        assert (below.drawn, top.drawn) == (3, 2)  # alone, under the other, with the pad's buttons


def test_what_was_pressed_on_one_screen_does_not_reach_the_next() -> None:
    with program() as app:
        second = Probe("second")
        first = Probe("first", answers={Confirm(): lambda: Push(second)})

        def both() -> None:
            typist.key("enter")
            typist.key("r")

        played(app, first, [both, lambda: None])
        assert second.seen == []
        assert Hot("r") not in first.seen


def test_closing_lets_every_scene_keep_its_things_the_top_one_first() -> None:
    with program() as app:
        top = Probe()
        first = Probe(answers={Confirm(): lambda: Push(top)})
        assert played(app, first, [lambda: typist.key("enter")]) == 0
        assert (top.left, first.left) == (1, 1)


ENDS = [getattr(signal, name) for name in ("SIGTERM", "SIGINT", "SIGHUP") if hasattr(signal, name)]


@pytest.mark.parametrize("end", ENDS)
def test_the_system_and_the_terminal_end_it_as_the_window_does(end: signal.Signals) -> None:
    before = signal.getsignal(end)
    with program() as app:
        first, later = Probe(), []
        assert played(app, first, [lambda: signal.raise_signal(end), *[lambda: later.append(end)] * 9]) == 0
        assert first.left == 1
        assert len(later) <= 1  # long before the script itself would have closed it
    assert signal.getsignal(end) is before


def test_a_crash_leaves_a_report_and_says_where(capsys: pytest.CaptureFixture[str]) -> None:
    with program() as app:
        app.services.screen.set_full(True)
        app.services.screen.message = lambda words, plain: None  # type: ignore[method-assign]
        broken = Probe(answers={Confirm(): lambda: 1 // 0})
        assert played(app, broken, [lambda: typist.key("enter")]) == 1
        report = app.services.store.folder / "crash.txt"
        assert "ZeroDivisionError" in report.read_text("utf-8")
        assert str(report) in capsys.readouterr().err
        assert not app.services.screen.full


def test_a_crash_report_that_cannot_be_kept_is_on_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    with program() as app:
        app.services.screen.message = lambda words, plain: None  # type: ignore[method-assign]
        (app.services.store.folder / "crash.txt").mkdir()
        broken = Probe(answers={Confirm(): lambda: 1 // 0})
        assert played(app, broken, [lambda: typist.key("enter")]) == 1
        assert "ZeroDivisionError" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (LevelError("02_paris.toml", 4, "buy_in", "too low"), "02_paris.toml, line 4, buy_in: too low"),
        (Unreadable(Path("a.png"), OSError("gone")), "a.png cannot be read (gone): install the game again"),
    ],
)
def test_a_broken_file_is_told_by_its_name_and_leaves_no_report(error: Exception, said: str) -> None:
    with program() as app:
        told: list[str] = []
        app.services.screen.message = told.append  # type: ignore[method-assign]

        def broken() -> None:
            raise error

        with pytest.raises(type(error)):
            played(app, Probe(answers={Confirm(): broken}), [lambda: typist.key("enter")])
        assert told == [said]
        assert not (app.services.store.folder / "crash.txt").exists()


def test_a_pad_that_comes_or_goes_is_told_and_the_message_leaves_by_itself() -> None:
    with program() as app:
        scene = Probe()
        pads = app.services.devices._pads
        pads[7] = type("Pad", (), {"name": "pad"})()
        gone = pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=7)
        played(app, scene, [lambda: None, lambda: pygame.event.post(gone), *[lambda: None] * 400])
        assert scene.drawn == 3  # before it, with it, after it
        assert PadLost("pad") in scene.seen


def test_settings_that_cannot_be_read_are_told_at_the_start(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_bytes(bytes(40))
    app = ready(str(tmp_path), "en")
    scene = Probe()
    played(app, scene, [lambda: None] * 400)
    assert scene.drawn == 2  # with the message, and after it


def test_nothing_is_asked_of_scenes_after_the_end() -> None:
    with program() as app:
        first = Probe(answers={Confirm(): lambda: Replace(Probe())})

        def close_and_press() -> None:
            typist.close()
            typist.key("enter")

        assert played(app, first, [close_and_press]) == 0
        assert Confirm() not in first.seen
