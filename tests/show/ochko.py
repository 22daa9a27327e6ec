"""Tables of Ochko with known cards: for frames, layouts and plays."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from game.career.profile import Profile
from game.rules.cards import parse_all
from game.rules.engine import Rules
from game.scenes.journey import Journey
from game.scenes.table.scene import TableScene
from game.storage.store import Save

from .stage import SEEN, Table, level, program


@contextmanager
def ochko(
    rules: Rules,
    seats: int = 5,
    lang: str = "en",
    look: str = "budapest",
    draw: str = "",
    cards: str = "",
    seed: int = 317,
    **settings: object,
) -> Iterator[Table]:
    """A table of Ochko: `draw` are the cards of the draw for the bank, `cards` those of the first deal."""
    with program(lang, **settings) as app:
        made = level(rules, seats, look)
        profile = msgspec.structs.replace(Profile("Ștefania V.", "moon", "cyan", 417), seen=SEEN, purse=500)
        app.services = msgspec_seed(app.services, seed)
        journey = Journey(app.services, (made,), 1, Save(profile, None, ""))
        stacked = (parse_all(draw), parse_all(cards)) if draw else ()
        journey.sit_down(made, stacked)
        yield Table(app, journey, TableScene(journey))


def msgspec_seed(services: object, seed: int) -> object:
    """The same services with the seed of this table."""
    from dataclasses import replace

    return replace(services, seeds=lambda: seed)  # type: ignore[type-var]
