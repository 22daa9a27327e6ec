"""The scenes around the tables that look back, tell and rank, each at rest."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from game.career.daily import Day
from game.career.profile import Best, Entry, Profile, Tally, entered
from game.career.scores import Score
from game.review import Review
from game.scenes.daily.scene import DailyScene
from game.scenes.dialogue import DialogueScene
from game.scenes.ledger.scene import LedgerScene
from game.scenes.review.scene import ReviewScene
from game.scenes.scores.entry import EntryScene
from game.scenes.scores.scene import ScoresScene, entry
from game.scenes.stack import Scene
from game.scenes.statistics import StatisticsScene
from game.scenes.stories.people import PeopleScene
from game.scenes.stories.told import ArrivalScene, next_told
from game.services import Services
from game.ui.intents import Char, Hot, Step
from tests.show.stage import IN_BETWEEN, level
from tests.ui.journey import journey
from tests.ui.stage import MARIA

from .sittings import full_car, written

LONG = 60_000
_GRADES = {"perfect": 41, "sound": 7, "loose": 5, "reckless": 2}
PLAYED = msgspec.structs.replace(
    MARIA,
    tallies={
        "in_between": Tally(6, 61, 48, 0, 22, 14, 0, 5, 39, 240, 391, _GRADES),
        "yablon": Tally(3, 20, 31, 0, 12, 0, 0, 2, 110, 450, 211, _GRADES),
        "yablon_bank": Tally(1, 2, 3, 0, 2, 0, 4, 0, 60, 90, 11, {"perfect": 3}),
        "red_dog": Tally(12, 420, 331, 74, 0, 0, 0, 0, 1110, 1450, 2211, _GRADES),
        "ochko": Tally(sittings=3),
        "ochko_bank": Tally(123, 1220, 1131, 212, 0, 0, 901, 0, 1110, 12_450, 21_211, _GRADES),
    },
    best={"london": Best(391, 92), "paris": Best(1211, 88)},
)
NEW = Profile("Maria V.", "moon", "red", 417)
RICH = msgspec.structs.replace(MARIA, purse=15_380)


def _review(services: Services, name: str, mistake: str = "", steps: int = 0) -> Scene:
    scene = ReviewScene(services, Review(written(name)))
    if mistake:
        scene.handle(Hot(mistake))
    for _ in range(steps):
        scene.handle(Step(1, 0))
    return scene


def _full_car(services: Services) -> Scene:
    scene = ReviewScene(services, Review(full_car(5)))
    for _ in range(40):
        scene.handle(Step(1, 0))
    return scene


def _travelled() -> Profile:
    """Somebody who has sat at many tables, and carried trunks once."""
    profile = msgspec.structs.replace(MARIA, purse=100, ledger=(Entry("boarding", 100, 100),))
    for station, chips in (("london", -40), ("london", 25), ("london", -40), ("london", -40)):
        profile = entered(profile, "sitting", chips, station)
    profile = entered(profile, "shift", 40)
    for station, chips in (
        ("london", 61),
        ("paris", -50),
        ("paris", 38),
        ("paris", 104),
        ("strasbourg", -12),
    ):
        profile = entered(profile, "sitting", chips, station)
    return profile


def _ledger(services: Services) -> Scene:
    for name in ("paris", "london"):
        services.store.keep_sitting(1, written(name))
    return LedgerScene(journey(services, _travelled()))


def _story(services: Services) -> Scene:
    scene = next_told(journey(services))
    assert isinstance(scene, DialogueScene)
    scene.update(LONG)
    return scene


def _scores(services: Services) -> Scene:
    services.store.save_scores((Score("MAR", 4, 11, 15_380, "417  Maria V."),))
    scene = ScoresScene(services)
    scene.update(LONG)
    return scene


def _signing(services: Services) -> Scene:
    scene = entry(journey(services, RICH))
    assert isinstance(scene, EntryScene)
    for intent in (Char("m"), Char("a"), *[Step(1, 0)] * 4):
        scene.handle(intent)
    return scene


def _daily(services: Services) -> Scene:
    table = level(IN_BETWEEN, seats=6)
    services.store.save_days(
        (
            Day("2026-12-04", "london", 120, None, 204, 93, won=True),
            Day("2026-12-03", "strasbourg", 60, None, 12, 71),
            Day("2026-12-01", "constanta", 90, {"": ""}),
        )
    )
    return DailyScene(services, [table], MARIA, "2026-12-04", written("london"))


TOLD: dict[str, Callable[[Services], Scene]] = {
    "review": lambda services: _review(services, "london", "1", 2),
    "review_hidden": lambda services: _review(services, "paris", "1"),
    "review_sitting": lambda services: _review(services, "paris"),
    "review_full_car": _full_car,
    "ledger": _ledger,
    "ledger_empty": lambda services: LedgerScene(journey(services)),
    "statistics": lambda services: StatisticsScene(journey(services, PLAYED)),
    "statistics_none": lambda services: StatisticsScene(journey(services, NEW)),
    "people": lambda services: PeopleScene(journey(services)),
    "story": _story,
    "arrival": lambda services: ArrivalScene(services, "paris"),
    "daily": _daily,
    "daily_new": lambda services: DailyScene(services, [level(IN_BETWEEN)], MARIA, "2026-12-04"),
    "scores": _scores,
    "scores_entry": _signing,
}
