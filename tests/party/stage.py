"""Evenings with known cards, and a hand that plays them through the scenes' own intents."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

from game.app import App
from game.career.profile import COLOURS, SIGNS
from game.launch import ready
from game.match import Match, Sitter
from game.party import Chair, Passenger, Person, Plan
from game.rules.actions import (
    AnyAction,
    Bet,
    CanBank,
    CanBet,
    CanDecline,
    CanLetBe,
    CanPass,
    CanStand,
    CanTake,
    Decline,
    LetBe,
    NoBet,
    SetBank,
    Stand,
    Take,
)
from game.rules.cards import PACK, Card
from game.rules.engine import Rules
from game.rules.events import CardDealt, Event
from game.rules.places import HANDS
from game.rules.tags import tag_of
from game.rules.view import View
from game.scenes.curtain import CurtainScene
from game.scenes.party.evening import PartyHost
from game.scenes.stack import Scene, Stack
from game.scenes.table.scene import TableScene
from game.storage.store import Store
from game.ui.canvas import Canvas
from game.ui.intents import Confirm, Intent

NAMES = ("Otto", "Maria", "Lev", "Sophie")


@contextmanager
def program(lang: str = "en", **settings: object) -> Iterator[App]:
    """A program that is ready to run, with an empty folder and the same seeds every time."""
    with tempfile.TemporaryDirectory() as folder:
        app = ready(folder, lang)
        app.services = replace(app.services, seeds=lambda: 317)
        app.services.settings.change(reduced_motion=True, **settings)
        yield app
        app.services.devices.type(False)
        app.services.screen.close()
        app.services.sound.close()


def plan(rules: Rules, persons: int = 3, *passengers: str, **fields: object) -> Plan:
    """A table with so many named persons, and passengers after them."""
    chairs: list[Chair] = [Person(NAMES[n], SIGNS[n], COLOURS[n]) for n in range(persons)]
    chairs += [Passenger(who) for who in passengers]
    return Plan(rules=rules, chairs=tuple(chairs), **fields)  # type: ignore[arg-type]


def pack(seed: int = 5) -> list[Card]:
    """A whole pack in some order."""
    cards = list(PACK)
    random.Random(seed).shuffle(cards)
    return cards


def dealt(rules: Rules, cards: list[Card], persons: int = 3) -> Match:
    """The match of the first persons with this order of the pack."""
    sitters = [Sitter(name) for name in NAMES[:persons]]
    return Match.begin(rules, sitters, (100,) * persons, 317, stacked=_shuffles(rules, tuple(cards)))


def _shuffles(rules: Rules, cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """The draw where there is one, then each shuffle: where a card is burned, another one follows it."""
    draw = (tuple(pack(9)),) if rules.draws else ()
    burns = tag_of(rules) == "ochko_bank"
    return (*draw, cards[:1], cards[1:]) if burns else (*draw, cards)


def swapped(rules: Rules, cards: list[Card], seat: int, above: int = 0) -> list[Card]:
    """The same pack with the undermost cards, or those `above` them, where `seat` gets some face down."""
    match = dealt(rules, cards)
    hidden = _hidden(match.opening, seat)
    while not hidden and match.asked is not None and len(match.plays) < 3:  # some bet before the cards
        action = least(match.view(match.asked))
        hidden = _hidden(match.play(match.asked, action), seat)
    other = list(cards)
    for n, card in enumerate(hidden):
        if card in other:
            here, there = other.index(card), len(other) - 1 - n - above
            other[here], other[there] = other[there], other[here]
    return other


def first_to_look(rules: Rules, cards: list[Card]) -> int:
    """The first seat that is asked while it has something to hide; the first one asked when none has."""
    match = dealt(rules, cards)
    first = match.asked or 0
    while match.asked is not None and len(match.plays) < 6:
        own, common = match.view(match.asked), match.view(None)
        if own.cards != common.cards:
            return match.asked
        match.play(match.asked, least(own))
    return first


def _hidden(events: Iterable[Event], seat: int) -> list[Card]:
    mine = (event for event in events if isinstance(event, CardDealt) and event.to == HANDS[seat])
    return [event.card for event in mine if event.card is not None and not event.up]


def least(view: View) -> AnyAction:
    """As little as one of the options allows."""
    for option in view.options:
        match option:
            case CanBet():
                return Bet(option.low)
            case CanBank():
                return SetBank(option.low)
            case CanPass():
                return NoBet()
            case CanStand():
                return Stand()
            case CanLetBe():
                return LetBe()
            case CanDecline():
                return Decline()
            case CanTake():
                return Take()
    raise AssertionError(f"nothing small among {view.options}")


@dataclass
class Evening:
    """An evening in play: time passes and intents come only as the test wants."""

    app: App
    host: PartyHost
    stack: Stack

    @property
    def top(self) -> Scene:
        """The scene that is looked at."""
        assert self.stack.top is not None
        return self.stack.top

    @property
    def called(self) -> str:
        """Whom the curtain calls; "" without a curtain."""
        return self.top._call.name if isinstance(self.top, CurtainScene) else ""

    def run(self, ms: int, step: int = 20) -> None:
        """Let time pass, through whatever scenes come."""
        for _ in range(0, ms, step):
            if self.stack.top is not None and (over := self.stack.top.update(step)) is not None:
                self.stack.apply(over)

    def do(self, *intents: Intent) -> None:
        """What somebody does."""
        for intent in intents:
            if (over := self.top.handle(intent)) is not None:
                self.stack.apply(over)

    def until(self, wanted: Callable[[Scene], bool], most: int = 120_000) -> None:
        """Let time pass until the scene on top is so; fails when it never is."""
        for _ in range(0, most, 20):
            if wanted(self.top):
                return
            self.run(20)
        raise AssertionError("it never came to that")

    def answer(self) -> None:
        """Whoever is asked at the table does as little as may be; else confirm."""
        match, scene = self.host.match, self.top
        if match is not None and isinstance(scene, TableScene) and scene.asked:
            scene._run.play(least(match.view(self.host.seat)))
        else:
            self.do(Confirm())

    def asked(self) -> None:
        """Let time pass until somebody at the machine is asked, and the answer counts."""
        self.until(lambda scene: isinstance(scene, TableScene) and scene.asked)
        self.run(600)

    def picture(self) -> Canvas:
        """The picture as it is now."""
        canvas = Canvas(self.app.services.atlas, self.app.services.fonts)
        for scene in self.stack.visible:
            scene.draw(canvas)
        return canvas


@contextmanager
def evening(made: Plan, match: Match | None = None, **settings: object) -> Iterator[Evening]:
    """An evening by a plan; with a `match` of known cards in the place of its first sitting."""
    with program(**settings) as app:  # type: ignore[arg-type]
        yield begun(app, made, match)


def begun(app: App, made: Plan, match: Match | None = None) -> Evening:
    """An evening that begins now."""
    host = PartyHost(app.services, app.services.store.party()[0])
    host.open(made, match)
    return Evening(app, host, Stack(host.table()))


def again(going: Evening) -> Evening:
    """The evening as the next start of the program finds it."""
    from game.scenes.party.evening import party_scene

    services = replace(going.app.services, store=Store(going.app.services.store.folder))
    scene = party_scene(services)
    host = scene._host if isinstance(scene, TableScene) else scene._about.__self__  # type: ignore[attr-defined]
    return Evening(going.app, host, Stack(scene))
