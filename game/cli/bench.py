"""`ace-deuce bench`: what decisions, the coach's values, frames, the start and rest cost on this machine."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import cycle, islice
from random import Random
from typing import Any

from game.bots.anything import any_answer
from game.cli import plain_loop, play
from game.rules import engine
from game.rules.actions import AnyAction
from game.rules.tags import tag_of
from game.rules.variants.ochko import OchkoRules
from game.rules.variants.ochko_bank import OchkoBankRules
from game.rules.view import View

DECISIONS = 20_000
SEATS, CHIPS = 5, 100
FRAMES, SPRITES = 200, 200
WIDE = (1920, 1080)
_RUNS = 25  # of so many decisions: a busy machine leaves some of them alone
_SETTLE, _REST = 2.0, 3.0  # seconds until all is loaded, and of standing still
_STARTS = 5
_QUESTIONS, _SEATS, _SLIPS = 300, (7, 14), 20  # of each number of seats, slips in percent

YARDSTICKS = {"in_between": plain_loop.play_in_between, "yablon": plain_loop.play_yablon}


def arguments(parser: argparse.ArgumentParser) -> None:
    """What may stand after `bench`."""
    parser.add_argument("--json", action="store_true", help="the figures as one JSON object")
    parser.add_argument(
        "--first-frame", action="store_true", help="only start, and tell when the first frame shows"
    )


def run(options: argparse.Namespace) -> int:
    """Measure and print; 0."""
    if options.first_frame:
        return play.told(lambda: _first_frame(options.data_dir))
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    if wrong := play.wrong_pygame():
        print(wrong, file=sys.stderr)
        return play.CANNOT_START
    return play.told(lambda: _measure(options))


def _measure(options: argparse.Namespace) -> int:
    with tempfile.TemporaryDirectory() as folder:
        start = _start(folder)  # first: a child begins as large as the bench has become
        found: dict[str, Any] = {"decisions": _decisions(), "values": _values(), "start": start}
        found["frames"] = _frames(folder)
    found["memory_mb"] = _peak_memory()
    print(json.dumps(found) if options.json else _told(found))
    return 0


# -- decisions


def _decisions() -> dict[str, dict[str, float]]:
    """Microseconds a decision for each game, beside a plain loop of the same game where there is one."""
    found = {}
    for rules in engine.RULES:
        name = tag_of(rules)
        figures = {"engine": random_play(rules)}
        if name in YARDSTICKS:
            figures["plain"] = partial(YARDSTICKS[name], DECISIONS)
        costs = _microseconds(figures)
        if "plain" in costs:
            costs["ratio"] = costs["engine"] / costs["plain"]
        found[name] = {key: round(value, 2) for key, value in costs.items()}
    return found


def _microseconds(plays: dict[str, Callable[[], object]]) -> dict[str, float]:
    """Processor time a decision, the best of some runs in turn: what it costs, whatever else went on."""
    best = dict.fromkeys(plays, float("inf"))
    for _ in range(_RUNS):
        for name, play_all in plays.items():
            before = time.process_time()
            play_all()
            best[name] = min(best[name], time.process_time() - before)
    return {name: seconds / DECISIONS * 1e6 for name, seconds in best.items()}


def random_play(rules: type[engine.Rules]) -> Callable[[], object]:
    """Asking, options, apply and events of so many random legal decisions at five seats.

    How the sittings begin and what is played in them is found here, before any clock runs: neither the
    draw for the first deal nor a player's making up his mind is the engine's work.
    """
    sittings = _chosen(rules(deals=0), DECISIONS)
    to_act, options, apply = engine.to_act, engine.options, engine.apply

    def play_all() -> None:
        for state, actions in sittings:
            for action in actions:
                (seat,) = to_act(state)
                options(state, seat)
                state = apply(state, seat, action).state

    return play_all


def _chosen(house: engine.Rules, decisions: int) -> list[tuple[engine.State, list[AnyAction]]]:
    """How so many decisions begin, sitting after sitting, and what is done in each."""
    random = Random(1).random
    sittings: list[tuple[engine.State, list[AnyAction]]] = []
    while decisions:
        state = beginning = engine.start(house, (CHIPS,) * SEATS, len(sittings)).state
        actions: list[AnyAction] = []
        while decisions > len(actions) and (asked := engine.to_act(state)):
            actions.append(any_answer(engine.options(state, asked[0]), random()))
            state = engine.apply(state, asked[0], actions[-1]).state
        sittings.append((beginning, actions))
        decisions -= len(actions)
    return sittings


# -- what the coach reckons


def _values() -> dict[str, dict[str, float]]:
    """Milliseconds of processor time until every choice of a question of Ochko has its worth."""
    from game import odds

    found = {}
    for seats in _SEATS:
        times = []
        for view in islice(_questions(seats), _QUESTIONS):
            before = time.process_time()
            odds.choices(view)
            times.append((time.process_time() - before) * 1000)
        mean = sum(times) / len(times)
        found[f"ochko at {seats} seats"] = {"mean_ms": round(mean, 2), "worst_ms": round(max(times), 1)}
    return found


def _questions(seats: int) -> Iterator[View]:
    """What is asked at Ochko with a changing and a permanent bank in turn, where dealers slip.

    Everybody does anything, always the same.
    """
    random = Random(1)
    games = (OchkoBankRules, OchkoRules)
    for seed, game in enumerate(cycle(games)):
        house = game(deals=1, irregularities="random", slip_percent=_SLIPS)
        state = engine.start(house, (CHIPS,) * seats, seed).state
        while asked := engine.to_act(state):
            yield engine.view(state, asked[0])
            options = engine.options(state, asked[0])
            state = engine.apply(state, asked[0], any_answer(options, random.random())).state


# -- the start


def _start(folder: str) -> dict[str, float]:
    """Milliseconds from starting a process to its first picture, the middle of five starts."""
    # A frozen game is its own program; elsewhere the interpreter runs it.
    own = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "game"]
    times = []
    for _ in range(_STARTS):
        before = time.monotonic()
        command = [*own, "bench", "--first-frame", "--data-dir", folder]
        told = subprocess.run(command, capture_output=True, text=True, check=False)
        if told.returncode:
            sys.stderr.write(told.stderr)
            raise SystemExit(told.returncode)
        times.append((float(told.stdout.split()[-1]) - before) * 1000)
    return {"first_frame_ms": round(sorted(times)[_STARTS // 2], 1)}


def _first_frame(folder: str | None) -> int:
    from game.app import App
    from game.launch import first_scene, ready
    from game.ui import typist

    shown: list[float] = []

    def stop(app: App, now: int) -> None:
        if app.frames and not shown:
            shown.append(time.monotonic())
            typist.close()

    app = ready(folder)
    app.run(first_scene(app), stop)
    print(shown[0])
    return 0


# -- frames


def _frames(folder: str) -> dict[str, float]:
    """Milliseconds a frame of London, with 200 cards in motion, and shown; percent of a core at rest."""
    from game.career.profile import Profile
    from game.launch import ready
    from game.scenes.journey import Journey
    from game.scenes.table.scene import TableScene
    from game.storage.levels import load_levels
    from game.storage.store import Save

    app = ready(folder)
    levels = load_levels()
    app.services.settings.change(speed="instant", reduced_motion=True)
    journey = Journey(app.services, levels, 1, Save(Profile(name="Bench")))
    scene = TableScene.begin(journey, levels[0])
    for _ in range(20):
        scene.update(16)
    canvas, screen = app.canvas, app.services.screen

    def table() -> None:
        scene.draw(canvas)

    clock = iter(range(10**9))

    def moving() -> None:
        scene.draw(canvas)
        at = next(clock)
        canvas.sprites(
            [("card/small/back", (at * 3 + n * 37) % 613, (at * 2 + n * 53) % 323) for n in range(SPRITES)]
        )

    found = {"table_ms": _per_frame(table), "in_motion_ms": _per_frame(moving)}
    found["shown_1x_ms"] = _per_frame(lambda: screen.show(canvas))
    screen.resize(WIDE)
    found["shown_1920x1080_ms"] = _per_frame(lambda: screen.show(canvas))
    found["rest_percent_of_a_core"] = _at_rest(app, scene)
    return {key: round(value, 2) for key, value in found.items()}


def _per_frame(draw: Callable[[], None]) -> float:
    draw()
    times = []
    for _ in range(FRAMES):
        before = time.perf_counter()
        draw()
        times.append(time.perf_counter() - before)
    return sorted(times)[FRAMES // 2] * 1000


def _at_rest(app: Any, scene: Any) -> float:
    """How much of a core the loop takes while nothing moves, once the tunes are loaded."""
    from game.ui import typist

    begun = time.perf_counter()
    spent: list[float] = []

    def wait(app: Any, now: int) -> None:
        passed = time.perf_counter() - begun
        if passed > _SETTLE + _REST * len(spent):
            spent.append(time.process_time())
            if len(spent) == 2:
                typist.close()

    app.run(scene, wait)
    return (spent[1] - spent[0]) / _REST * 100


# -- memory and words


def _peak_memory() -> dict[str, float]:
    """Megabytes at the peak: of the started games (children) and of this bench itself."""
    try:
        import resource
    except ImportError:  # not on Windows
        return {}
    per_mb = 1024 * 1024 if sys.platform == "darwin" else 1024
    return {
        "first_frame": round(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / per_mb, 1),
        "bench": round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / per_mb, 1),
    }


def _told(found: dict[str, Any]) -> str:
    lines = []
    for group, figures in found.items():
        lines.append(group)
        for name, value in figures.items():
            told = ", ".join(f"{k} {v}" for k, v in value.items()) if isinstance(value, dict) else value
            lines.append(f"  {name}: {told}")
    return "\n".join(lines)
