"""Tables with known cards, on a program without a window: for frames, fits and plays."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from unittest.mock import patch

import msgspec

from game.app import App
from game.career.feats import EmptyPot
from game.career.level import Level
from game.career.profile import Profile
from game.launch import ready
from game.rules.cards import parse_all
from game.rules.engine import Rules
from game.rules.variants.in_between import InBetweenRules
from game.rules.variants.red_dog import RedDogRules
from game.rules.variants.yablon import YablonRules
from game.rules.variants.yablon_bank import YablonBankRules
from game.scenes.journey import Journey
from game.scenes.table import advised
from game.scenes.table.lesson import PREFIX
from game.scenes.table.scene import TableScene
from game.storage.store import Save
from game.ui.canvas import Canvas
from game.ui.intents import Intent
from tests.thinking import AtOnce

CAST = ("fontaine", "ilona", "ashworth", "jo", "tomasz", "pavel", "marlow", "singh")
CAST += ("vivienne", "stavros", "emanuel", "zograf", "janko", "nina", "zora", "vautrin")
LONDON = (
    "welcome watch watch_bet ace your_turn equal chance bet turn won lost neighbours pair empty coach leave"
)
SEEN = frozenset(f"{PREFIX}tutorial.{name}" for name in LONDON.split())
GUIDES = {"paris": 5, "strasbourg": 3, "salzburg": 4, "vienna": 4, "belgrade": 3, "constanta": 3}
SEEN |= {f"{PREFIX}guide.{station}_{n}" for station, most in GUIDES.items() for n in range(1, most + 1)}


def level(rules: Rules, seats: int = 4, look: str = "london") -> Level:
    """A table of the test's own, so that no change of the career's levels changes a picture."""
    return Level(
        number=1,
        id=look,
        station=look,
        rules=rules,
        passengers=CAST[: seats - 1],
        buy_in=120,
        goal=180,
        feat=EmptyPot(),
        accuracy=90,
        look=look,
        tune="london",
    )


@contextmanager
def program(lang: str = "en", **settings: object) -> Iterator[App]:
    """A program that is ready to run, with an empty folder and the same seeds every time."""
    with tempfile.TemporaryDirectory() as folder, patch.object(advised, "ahead", AtOnce()):
        app = ready(folder, lang)
        app.services = replace(app.services, seeds=lambda: 317)
        app.services.settings.change(**settings)
        yield app
        app.services.screen.close()
        app.services.sound.close()


@dataclass
class Table:
    """A table in play: time passes and intents come only as the test wants."""

    app: App
    journey: Journey
    scene: TableScene

    def run(self, ms: int, step: int = 20) -> None:
        """Let time pass."""
        for _ in range(0, ms, step):
            self.scene.update(step)

    def until(self, wanted: Callable[[TableScene], bool], most: int = 120_000) -> None:
        """Let time pass until something is so; fails when it never is."""
        for _ in range(0, most, 20):
            if wanted(self.scene):
                return
            self.scene.update(20)
        raise AssertionError("it never came to that")

    def ask(self) -> None:
        """Let time pass until the person is asked, and the answer counts."""
        self.until(lambda scene: scene.asked)
        self.run(1000)

    def do(self, *intents: Intent) -> None:
        """What the person does."""
        for intent in intents:
            self.scene.handle(intent)

    def picture(self) -> Canvas:
        """The picture as it is now."""
        canvas = Canvas(self.app.services.atlas, self.app.services.fonts)
        self.scene.draw(canvas)
        return canvas


def draw_for_last_seat(rules: Rules, seats: int) -> str:
    """Cards that make the last seat deal, so that the person begins."""
    low = " ".join(f"{n % 9 + 2}{'SDC'[n // 9]}" for n in range(seats - 1))
    return f"{low} AH"


@contextmanager
def table(
    rules: Rules, cards: str, seats: int = 4, lang: str = "en", look: str = "london", **settings: object
) -> Iterator[Table]:
    """A table where the person begins and `cards` come first."""
    with program(lang, **settings) as app:
        made = level(rules, seats, look)
        profile = msgspec.structs.replace(Profile("Ștefania V.", "moon", "cyan", 417), seen=SEEN, purse=500)
        journey = Journey(app.services, (made,), 1, Save(profile, None, ""))
        draw = (parse_all(draw_for_last_seat(rules, seats)),) if rules.draws else ()
        journey.sit_down(made, (*draw, parse_all(cards)))
        yield Table(app, journey, TableScene(journey))


IN_BETWEEN = InBetweenRules(deals=12)
YABLON = YablonRules(ante=5, deals=12)
LIMITED = YablonRules(ante=5, deals=12, pool_limit=60)
BANK = YablonBankRules(deals=12)
RED_DOG = RedDogRules(ante=10, deals=12, packs=6)
NOTICE = InBetweenRules(ante=5, deals=12, pair_takes=3, post_times=2, half_pot_first=True)
GAP = InBetweenRules(ante=10, deals=12, gap_bet=2, to_see=1, pass_allowed=True)
SPLIT = InBetweenRules(ante=5, deals=12, pair="split")
ACES = InBetweenRules(ante=5, deals=12, pair="highlow", ace_call=True, ace_when="deal")
CALLED = InBetweenRules(ante=5, deals=12, pair="highlow", post_times=2, ace_call=True, pass_allowed=True)
