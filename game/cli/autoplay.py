"""`ace-deuce autoplay`: the program plays itself through its own keys, and tells what happened."""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from game.bots.policies import POLICIES
from game.career.level import Level
from game.career.profile import Profile
from game.cli import play, streams, tables
from game.cli.arguments import count, count_or_none, folder, whole
from game.party import Person
from game.rules.engine import RULES
from game.rules.rng import Rng, draw
from game.rules.tags import tag_of
from game.show.hearing import SPEEDS

if TYPE_CHECKING:
    from game.robots.robot import Robot
    from game.storage.store import Store

DEALS = (1, 2, 3, 5, 10, 15, 20, 30, 50)  # what the seating plan offers
GAMES = tuple(tag_of(rules) for rules in RULES)
STEP = 48  # milliseconds between two frames of the turned clock: two for each press of quick hands


def arguments(parser: argparse.ArgumentParser) -> None:
    """What may stand after `autoplay`."""
    parser.add_argument("--table", metavar="STATION", default="london", help="the table (default: london)")
    parser.add_argument(
        "--policy", choices=tuple(POLICIES), default="coach", help="who plays (default: coach)"
    )
    parser.add_argument(
        "--seed", type=whole, default=1, metavar="N", help="equal seeds, equal cards (default: 1)"
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
    _party_arguments(parser)
    parser.add_argument("--random", action="store_true", help="a random walk over all games instead")
    parser.add_argument("--decisions", type=count, default=1_000_000, metavar="N", help="length of the walk")
    parser.add_argument("--shots", type=folder, metavar="DIR", help="write a picture of every scene into DIR")
    parser.add_argument("--window", action="store_true", help="show it in a window, in real time")
    parser.add_argument("--json", action="store_true", help="what happened as one JSON object")


def _party_arguments(parser: argparse.ArgumentParser) -> None:
    party = parser.add_argument_group("an evening of pass-and-play")
    party.add_argument("--party", action="store_true", help="lay a table and play an evening at it instead")
    party.add_argument("--game", choices=GAMES, default="ochko_bank", help="default: ochko_bank")
    for who, least, most, usual in (("persons", 1, 14, 4), ("passengers", 0, 13, 0)):
        numbers = range(least, most + 1)
        help = f"how many sit there (default: {usual})"
        party.add_argument(f"--{who}", type=int, choices=numbers, default=usual, metavar="N", help=help)
    party.add_argument(
        "--changes",
        type=count_or_none,
        default=0,
        metavar="N",
        help="how often the last person gets up, or comes back",
    )
    party.add_argument(
        "--house", action="append", type=_setting, default=[], metavar="RULE=VALUE", help="as in packs=2"
    )
    party.add_argument("--deals", type=int, choices=DEALS, default=5, help="how many (default: 5)")


def _setting(word: str) -> tuple[str, str]:
    """A house rule and its value; whether the game knows them is seen later."""
    name, equals, value = word.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{word!r} is no house rule with its value")
    return name, value


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
    with tempfile.TemporaryDirectory() as own:
        return play.told(lambda: _play(options, options.data_dir or own))


def _walk(options: argparse.Namespace) -> int:
    from game.cli.walk import Broken, walk

    try:
        met = walk(options.decisions, options.seed)
    except Broken as broken:
        print(broken, file=sys.stderr)
        return 1
    print(json.dumps(met.report()) if options.json else "\n".join(met.lines()))
    return 0


def _play(options: argparse.Namespace, data_dir: str) -> int:
    from game.launch import first_scene, ready
    from game.ui.clock import TurnedClock

    app = ready(data_dir, options.lang, options.safe_video, seeds=_seeds(options.seed))
    app.services.settings.change(speed=options.speed)
    told: list[str] = []

    def tell(line: str) -> None:
        told.append(line)
        if not options.json:
            streams.say(line)

    robot = (_company if options.party else _traveller)(options, app.services.store, tell)
    robot.shots = Path(options.shots) if options.shots else None
    code = app.run(first_scene(app), robot, None if options.window else TurnedClock(STEP))
    if not robot.finished:
        print(robot.stalled or "It was ended before it came to its end.", file=sys.stderr)
        code = 1
    if options.json:
        kind = "players" if options.party else "sittings"
        print(json.dumps({"ok": code == 0, "decisions": robot.decisions, kind: robot.results, "told": told}))
    return code


def _traveller(options: argparse.Namespace, store: Store, tell: Callable[[str], None]) -> Robot:
    """Somebody for a career, or for one table of it."""
    from game.robots.traveller import Traveller

    levels = tables.loaded()
    whole = options.career or options.back
    level = levels[0] if whole else tables.named(levels, options.table)
    beyond = _beyond(levels, level) if options.until == "unlocked" else ""
    if store.load(1).save is None and level.number > 1:
        store.save(1, _veteran(levels, level))
    return Traveller(
        policy=POLICIES[options.policy],
        seed=options.seed,
        tell=tell,
        station=level.station,
        beyond=beyond,
        career=whole,
        back=options.back,
    )


def _company(options: argparse.Namespace, store: Store, tell: Callable[[str], None]) -> Robot:
    """All persons of an evening; of the one that waits, where one was left."""
    from game.robots.company import Company
    from game.scenes.seating.lines import settings

    rules = RULES[GAMES.index(options.game)]
    known, (fewest, most) = settings(rules()), rules.SEATS
    wrong = [
        f"{options.game} has no house rule {name}={value}."
        for name, value in options.house
        if value not in map(str, known.get(name, ()))
    ]
    if not fewest <= options.persons + options.passengers <= most:
        wrong.append(f"{options.game} is for {fewest} to {most}.")
    if wrong:
        print("\n".join(wrong), file=sys.stderr)
        raise SystemExit(play.CANNOT_START)
    waiting = store.party()[0].evening
    there = [isinstance(each.chair, Person) for each in waiting.at_table] if waiting is not None else []
    return Company(
        policy=POLICIES[options.policy],
        seed=options.seed,
        tell=tell,
        game=options.game,
        persons=sum(there) or options.persons,
        passengers=options.passengers,
        deals=options.deals,
        changes=options.changes,
        house=dict(options.house),
    )


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
