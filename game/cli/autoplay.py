"""`ace-deuce autoplay`: the program plays itself through its own keys, and tells what happened."""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from game.bots.policies import POLICIES
from game.career.level import Level
from game.career.profile import Profile
from game.cli import play, tables
from game.cli.simulate import count
from game.rules.rng import Rng, draw
from game.show.hearing import SPEEDS

STEP = 48  # milliseconds between two frames of the turned clock: two for each press of quick hands


def arguments(parser: argparse.ArgumentParser) -> None:
    """What may stand after `autoplay`."""
    parser.add_argument("--table", metavar="STATION", default="london", help="the table (default: london)")
    parser.add_argument(
        "--policy", choices=tuple(POLICIES), default="coach", help="who plays (default: coach)"
    )
    parser.add_argument(
        "--seed", type=int, default=1, metavar="N", help="equal seeds, equal cards (default: 1)"
    )
    parser.add_argument(
        "--until",
        choices=("sitting", "unlocked"),
        default="sitting",
        help="one sitting (default), or until the next station is open and a hand was played there",
    )
    parser.add_argument("--career", action="store_true", help="from the first station to the end of the line")
    parser.add_argument(
        "--return", dest="back", action="store_true", help="with --career: on to the end of the way back"
    )
    parser.add_argument("--speed", choices=tuple(SPEEDS), default="instant", help="pace (default: instant)")
    parser.add_argument("--random", action="store_true", help="a random walk over all games instead")
    parser.add_argument("--decisions", type=count, default=1_000_000, metavar="N", help="length of the walk")
    parser.add_argument("--shots", metavar="DIR", help="write a picture of every scene into DIR")
    parser.add_argument("--window", action="store_true", help="show it in a window, in real time")
    parser.add_argument("--json", action="store_true", help="what happened as one JSON object")


def run(options: argparse.Namespace) -> int:
    """Play; 0 when it came to its end, 1 when the program crashed, stood still, or broke a law."""
    if options.random:
        return _walk(options)
    if not options.window:
        os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    if wrong := play.wrong_pygame():
        print(wrong, file=sys.stderr)
        return play.CANNOT_START
    if options.shots:
        try:
            Path(options.shots).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            print(f"{options.shots}: {error.strerror or error}", file=sys.stderr)
            return play.CANNOT_START
    levels = tables.loaded()
    level = levels[0] if options.career or options.back else tables.named(levels, options.table)
    with tempfile.TemporaryDirectory() as folder:
        return _play(options, levels, level, options.data_dir or folder)


def _walk(options: argparse.Namespace) -> int:
    from game.cli.walk import Broken, walk

    try:
        met = walk(options.decisions, options.seed)
    except Broken as broken:
        print(broken, file=sys.stderr)
        return 1
    print(json.dumps(met.report()) if options.json else "\n".join(met.lines()))
    return 0


def _play(options: argparse.Namespace, levels: tuple[Level, ...], level: Level, folder: str) -> int:
    from game.launch import first_scene, ready
    from game.robot_career import Traveller
    from game.ui.clock import TurnedClock

    app = ready(folder, options.lang, options.safe_video, seeds=_seeds(options.seed))
    app.services.settings.change(speed=options.speed)
    if app.services.store.load(1).save is None and level.number > 1:
        app.services.store.save(1, _veteran(levels, level))
    told: list[str] = []

    def tell(line: str) -> None:
        told.append(line)
        if not options.json:
            print(line, flush=True)

    robot = Traveller(
        policy=POLICIES[options.policy],
        station=level.station,
        seed=options.seed,
        tell=tell,
        beyond=_beyond(levels, level) if options.until == "unlocked" else "",
        career=options.career or options.back,
        back=options.back,
        shots=Path(options.shots) if options.shots else None,
    )
    code = app.run(first_scene(app), robot, None if options.window else TurnedClock(STEP))
    if not robot.finished:
        print(robot.stalled or "It was ended before it came to its end.", file=sys.stderr)
        code = 1
    if options.json:
        print(
            json.dumps(
                {"ok": code == 0, "decisions": robot.decisions, "sittings": robot.results, "told": told}
            )
        )
    return code


def _beyond(levels: tuple[Level, ...], level: Level) -> str:
    """The station after `level`; leaves the program with a sentence at the end of the line."""
    for each in levels:
        if each.number == level.number + 1:
            return each.station
    print(f"No table lies beyond {level.station}.", file=sys.stderr)
    raise SystemExit(2)


def _seeds(seed: int) -> Callable[[], int]:
    """One sitting's seed after another, all from one."""
    numbers = iter(range(1, 1_000_000))
    return lambda: draw(Rng(seed, next(numbers)))[0] >> 449


def _veteran(levels: tuple[Level, ...], level: Level) -> Profile:
    """A career that has come as far as `level`, with a purse for a few evenings there."""
    stars: dict[str, tuple[int, ...]] = {each.station: (1,) for each in levels if each.number < level.number}
    return Profile(name="Autoplay", stars=stars, purse=3 * level.buy_in)
