"""What one seat may know of the table, built up from what it was shown."""

from __future__ import annotations

from typing import Any

import msgspec

from .actions import Option
from .cards import Card
from .places import Place


class Slot(msgspec.Struct, frozen=True, gc=False):
    """A card on the table: `card` is None while the onlooker may not know it; `up` when all may."""

    card: Card | None
    up: bool


class View(msgspec.Struct, frozen=True):
    """The table as seat `seat` sees it (None: as an onlooker sees it).

    `chips` and `cards` go by place, without empty ones (seats are always there). `seen` are all cards
    known to this seat since the last shuffle that are not in the stock any more, lowest first.
    `turn` names the seats that are asked; `options` is what this seat may do (empty when not asked).
    `called` is what was called of the ace or pair that lies there: high, low, higher, lower, or nothing yet;
    `aces` what the dealer called all aces of his deals, high or low, or nothing.
    `doubled` is whether the banker has doubled any bet of this deal.
    """

    rules: Any
    seat: int | None
    seats: int
    chips: dict[Place, int]
    cards: dict[Place, tuple[Slot, ...]]
    stock: int
    seen: tuple[Card, ...]
    dealer: int
    deal: int
    turn: tuple[int, ...]
    options: tuple[Option, ...]
    sat_out: frozenset[int]
    over: bool
    called: str = ""
    aces: str = ""
    doubled: bool = False
