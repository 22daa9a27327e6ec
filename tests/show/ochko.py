"""Tables of Ochko with known cards and passengers who play by rote: for frames, layouts and plays."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from unittest.mock import patch

import msgspec

from game import bots
from game.career.profile import Profile
from game.match import Match
from game.rules import places, totals
from game.rules.actions import (
    AnyAction,
    Bet,
    Bust,
    CanBet,
    CanBust,
    CanDraw,
    CanKeep,
    CanTake,
    Decline,
    Draw,
    Keep,
    LetBe,
    Stand,
    Take,
)
from game.rules.cards import PACK, Card, parse_all
from game.rules.engine import Rules
from game.rules.ochko.table import Slip
from game.rules.view import View
from game.scenes.journey import Journey
from game.scenes.table.lesson import PREFIX
from game.scenes.table.scene import TableScene
from game.storage.store import Save

from .stage import SEEN, Table, level, program

_STATIONS = ("budapest", "bucharest", "istanbul")
TAUGHT = SEEN | {f"{PREFIX}guide.{station}_{n}" for station in _STATIONS for n in range(6)}


def by_rote(view: View, persona: object, rng: object) -> AnyAction:
    """Bets by the seat, stands on 17, wants no trade and calls nothing."""
    assert view.seat is not None
    for option in view.options:
        match option:
            case CanBet(low, high):
                return Bet(min(high, low + view.seat % 3))
            case CanBust():
                return Bust()
            case CanKeep(cards):
                return Keep(cards[0])
            case CanTake():
                return Take()
            case CanDraw(number):
                slots = view.cards[places.hand(view.seat, number)]
                known = [slot.card for slot in slots if slot.card is not None]
                return Draw() if totals.best(known) < 17 else Stand()
    waits = any(type(option).__name__ == "CanLetBe" for option in view.options)
    return LetBe() if waits else Decline()


def banker_draw(seats: int, banker: int) -> tuple[Card, ...]:
    """Cards that make a seat the first banker: low ones to all before it, then a black jack (O4)."""
    low = [card for card in PACK if card >> 2 < 11]
    return (*low[: banker or seats], *parse_all("JS"))


@contextmanager
def ochko(
    rules: Rules,
    seats: int = 5,
    cards: str = "",
    banker: int | None = None,
    lang: str = "en",
    look: str = "budapest",
    seed: int = 317,
    seen: frozenset[str] = TAUGHT,
    rote: bool = True,
    slips: tuple[Slip, ...] = (),
    **settings: object,
) -> Iterator[Table]:
    """A table of Ochko: `banker` holds the first bank, and `cards` come first in the first deal.

    Unless they play by `rote`, passengers decide as they always do. `slips` need rules that script them.
    """
    with ExitStack() as stack:
        app = stack.enter_context(program(lang, **settings))
        if rote:
            stack.enter_context(patch.object(bots, "choose", by_rote))
        app.services = replace(app.services, seeds=lambda: seed)
        made = level(rules, seats, look)
        profile = msgspec.structs.replace(Profile("Ștefania V.", "moon", "cyan", 417), seen=seen, purse=500)
        journey = Journey(app.services, (made,), 1, Save(profile, None, ""))
        known = () if banker is None else (banker_draw(seats, banker), parse_all(cards))
        journey.sit_down(made, known)
        if slips:
            _script(journey, slips)
        yield Table(app, journey, TableScene(journey))


def _script(journey: Journey, slips: tuple[Slip, ...]) -> None:
    """The same sitting, with slips of the dealer where the script has them."""
    assert journey.match is not None
    record = msgspec.structs.replace(journey.match.record, slips=slips)
    step = record.start()
    journey.match = Match(record, step.state, journey.match.sitters, step.events)
