"""What a decision brought: chips count until the hand is settled, or until its seat must decide again."""

from __future__ import annotations

import msgspec

from game.rules.events import BankSet, CardsCleared, ChipsMoved, DealEnded, Event, SittingEnded
from game.rules.places import BANK, HANDS, Place, is_stake, seat_of


class Waiting(msgspec.Struct, frozen=True):
    """A decision (its number) of `seat` whose hand is not settled: chips `brought` so far, bets that lie."""

    seat: int
    decision: int
    brought: int = 0
    stakes: dict[Place, int] = {}
    banker: bool = False  # the bank on the table is this seat's
    settled: bool = False


def after(waiting: Waiting, event: Event) -> Waiting:
    """`waiting` after one more event; once it is settled nothing changes."""
    if waiting.settled:
        return waiting
    changed = msgspec.structs.replace
    match event:
        case ChipsMoved():
            return _moved(waiting, event)
        case BankSet(seat=seat):
            return changed(waiting, banker=seat == waiting.seat)
        case CardsCleared(at=at) if at == HANDS[waiting.seat] and not waiting.stakes:
            return changed(waiting, settled=True)
        case DealEnded() | SittingEnded():
            return changed(waiting, settled=True)
    return waiting


def _moved(waiting: Waiting, event: ChipsMoved) -> Waiting:
    stakes, brought = waiting.stakes, waiting.brought
    for place, chips, left in (
        (event.src, -event.amount, event.src_chips),
        (event.dst, event.amount, event.dst_chips),
    ):
        if (place == BANK and waiting.banker) or seat_of(place) == waiting.seat:
            brought += chips
        if is_stake(place) and seat_of(place) == waiting.seat:
            others = {each: bet for each, bet in stakes.items() if each != place}
            stakes = others | {place: left} if left else others
    return msgspec.structs.replace(waiting, brought=brought, stakes=stakes)
