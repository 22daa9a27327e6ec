"""What the log says at a table with a bank, and at Red Dog, where it is not what it says elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from game.rules import places
from game.rules.events import (
    BankDeclined,
    BankEmptied,
    BankSet,
    BetPlaced,
    ChipsMoved,
    DealBegan,
    DealerNamed,
    Event,
    NoRoomDealt,
    PairDealt,
    Passed,
    SpreadDealt,
)
from game.rules.tags import tag_of
from game.rules.view import View


class Translate(Protocol):
    """Turns a key and its fields into words of the language in force."""

    def __call__(self, key: str, /, **fields: str | int) -> str: ...


Name = Callable[[int], str]
Say = Callable[[Event, View, Name, Translate], str | None]


def own_line(event: Event, before: View, name: Name, tr: Translate) -> str | None:
    """The line of the game at this table; "": nothing is said of it; None: what is said everywhere."""
    say = _GAMES.get(tag_of(before.rules))
    return say(event, before, name, tr) if say else None


def _bank(event: Event, before: View, name: Name, tr: Translate) -> str | None:
    match event:
        case DealerNamed(seat=seat):
            return tr("log.banker", name=name(seat))
        case BankSet(seat=seat, amount=amount):
            return tr("log.bank_more" if before.cards else "log.bank", name=name(seat), n=amount)
        case BankDeclined(seat=seat):
            return tr("log.declines", name=name(seat))
        case BankEmptied():
            return tr("log.bank_gone" if before.rules.bank_refill else "log.bank_empty")
        case ChipsMoved(src=places.BANK, why="bank", amount=amount):
            return tr("log.bank_back", name=name(before.dealer), n=amount)
        case _:
            return None


def _red_dog(event: Event, before: View, name: Name, tr: Translate) -> str | None:
    match event:
        case DealBegan(number=number):
            return tr("log.round", n=number)
        case BetPlaced(seat=seat, amount=amount):
            if places.TABLE in before.cards:
                return tr("log.raises", name=name(seat), n=amount)
            return None if before.rules.most_ante else ""  # everybody antes the same
        case Passed(seat=seat):
            return tr("log.stays", name=name(seat))
        case SpreadDealt(spread=spread, odds=odds):
            return tr("log.spread", n=spread, odds=odds)
        case PairDealt():
            return tr("log.house_pair")
        case NoRoomDealt():
            return tr("log.neighbours")
        case _:
            return None


_GAMES: dict[str, Say] = {"yablon_bank": _bank, "red_dog": _red_dog}
