"""Tables of Ochko with known cards: for frames, layouts and plays."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import msgspec

from game.career.profile import Profile
from game.rules.cards import PACK, Card, parse_all
from game.rules.engine import Rules
from game.scenes.journey import Journey
from game.scenes.table.lesson import PREFIX
from game.scenes.table.scene import TableScene
from game.storage.store import Save

from .stage import SEEN, Table, level, program

TAUGHT = SEEN | {f"{PREFIX}guide.{station}_{n}" for station in ("budapest", "bucharest", "istanbul") for n in range(6)}


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
    **settings: object,
) -> Iterator[Table]:
    """A table of Ochko: `banker` holds the first bank, and `cards` come first in the first deal."""
    with program(lang, **settings) as app:
        app.services = replace(app.services, seeds=lambda: seed)
        made = level(rules, seats, look)
        profile = msgspec.structs.replace(Profile("Ștefania V.", "moon", "cyan", 417), seen=seen, purse=500)
        journey = Journey(app.services, (made,), 1, Save(profile, None, ""))
        known = () if banker is None else (banker_draw(seats, banker), parse_all(cards))
        journey.sit_down(made, known)
        yield Table(app, journey, TableScene(journey))
