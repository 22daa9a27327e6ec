"""The scenes between the tables, each at rest: map, results, ceremony, rule book, the porter's corridor."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from game.bots.policies import POLICIES
from game.career.profile import Profile
from game.rules.variants.in_between import InBetweenRules
from game.rules.variants.yablon import YablonRules
from game.scenes.dialogue import DialogueScene
from game.scenes.journey import PLAYER, Journey
from game.scenes.line.scene import LineMapScene
from game.scenes.porter import porter_scene
from game.scenes.results.scene import ResultsScene, results_of
from game.scenes.rulebook import RulebookScene
from game.scenes.stack import Scene
from game.scenes.unlock import UnlockScene
from game.services import Services
from game.storage.levels import load_levels
from game.storage.store import Save
from game.ui.intents import Confirm, Step

from .stage import MARIA

LONG = 60_000  # milliseconds: everything that shows itself step by step is there by then


def journey(services: Services, profile: Profile = MARIA) -> Journey:
    """A career on its way, at no table."""
    return Journey(services, load_levels(), 1, Save(profile))


def _rested(scene: Scene) -> Scene:
    for _ in range(3):
        scene.update(LONG)
    return scene


def _map(services: Services, profile: Profile, steps: int) -> Scene:
    scene = LineMapScene(journey(services, profile))
    for _ in range(abs(steps)):
        scene.handle(Step(1 if steps > 0 else -1, 0))
    return scene


def _results(services: Services, policy: str, station: str) -> ResultsScene:
    """A whole sitting at `station`, always the same one, and what it brought."""
    career = journey(services)
    level = next(each for each in career.levels if each.station == station)
    match = career.sit_down(level)
    while not match.over:
        if match.chips[PLAYER] >= level.goal and not match.closing:
            events = match.close()
        elif match.asked == PLAYER:
            events = match.play(PLAYER, POLICIES[policy](match.view(PLAYER), match.whims))
        else:
            events = match.step()
        career.follow(events)
    scene = results_of(career, LONG)
    assert isinstance(_rested(scene), ResultsScene)
    return scene


def _unlock(services: Services) -> Scene:
    stop = journey(services).stops[1]
    return _rested(UnlockScene(services, stop))


def _porter(services: Services, pages: int) -> Scene:
    scene: DialogueScene = porter_scene(journey(services, msgspec.structs.replace(MARIA, purse=3)))
    for _ in range(pages):
        _rested(scene)
        scene.handle(Confirm())
    return _rested(scene)


_STRICT = InBetweenRules(
    deals=30, pair_takes=3, post_times=2, half_pot_first=True, ace_call=True, pass_allowed=True
)
_LIMITED = YablonRules(deals=20, ante=5, pool_limit=240, hopeless_bets="allow", empty_pool="end")


def _slips(services: Services) -> Scene:
    """The pages with the dealer's slips."""
    book = RulebookScene(services, [level.rules for level in load_levels() if level.station == "istanbul"])
    for _ in range(2):
        book.handle(Step(1, 0))
    return book


JOURNEY: dict[str, Callable[[Services], Scene]] = {
    "map": lambda services: _map(services, MARIA, 0),
    "map_locked": lambda services: _map(services, MARIA, 9),
    "map_next": lambda services: _map(services, MARIA, 1),
    "map_poor": lambda services: _map(services, msgspec.structs.replace(MARIA, purse=3), 0),
    "results_won": lambda services: _results(services, "coach", "london"),
    "results_many": lambda services: _results(services, "random", "istanbul"),
    "results_lost": lambda services: _results(services, "random", "paris"),
    "unlock": _unlock,
    "rulebook_in_between": lambda services: RulebookScene(services, [InBetweenRules(), YablonRules()]),
    "rulebook_strict": lambda services: RulebookScene(services, [_STRICT]),
    "rulebook_yablon": lambda services: RulebookScene(services, [InBetweenRules(), _LIMITED], 1),
    "rulebook_slips": _slips,
    "porter_offer": lambda services: _porter(services, 0),
    "porter_words": lambda services: _porter(services, 1),
}
