"""The picture's own table: what one seat may know, folded from the events that this seat was shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

from msgspec.structs import replace

from game.rules import places
from game.rules.cards import Card
from game.rules.events import (
    AcesCalled,
    Asked,
    BankDeclined,
    BankKept,
    BankOffered,
    BankSold,
    BetPlaced,
    Called,
    CardBurned,
    CardDealt,
    CardFound,
    CardMoved,
    CardPutUnder,
    CardsCleared,
    CardsSeen,
    CardTurned,
    ChipsMoved,
    DealBegan,
    DealEnded,
    DealerNamed,
    DeckShuffled,
    Doubled,
    DoubleRefused,
    Drew,
    Event,
    GapBet,
    HandSplit,
    Kept,
    LeftAsItIs,
    OfferDeclined,
    OfferMade,
    Passed,
    Redoubled,
    SatOut,
    SittingEnded,
    SittingOpened,
    SlipCalled,
    Stood,
)
from game.rules.places import Place
from game.rules.view import Slot, View

E = TypeVar("E", bound=Event)
_FOLDS: dict[type[Event], Callable[[View, Any], dict[str, Any]]] = {}


def opening(event: SittingOpened, seat: int | None) -> View:
    """The table of `seat` (None: an onlooker's) as the sitting opens: chips before everybody, no cards."""
    return View(
        rules=event.rules,
        seat=seat,
        seats=len(event.chips),
        chips=dict(zip(places.SEATS, event.chips, strict=False)) | _pool(event.pool),
        cards={},
        stock=0,
        seen=(),
        dealer=-1,
        deal=0,
        turn=(),
        options=(),
        sat_out=frozenset(),
        over=False,
    )


def _pool(chips: int) -> dict[Place, int]:
    return {places.POOL: chips} if chips else {}


def fold(view: View, event: Event) -> View:
    """The table after `event`; events that only tell of something leave it as it is."""
    change = _FOLDS.get(type(event))
    return replace(view, **change(view, event)) if change else view


def _folds(kind: type[E]) -> Callable[[Callable[[View, E], dict[str, Any]]], None]:
    def keep(change: Callable[[View, E], dict[str, Any]]) -> None:
        _FOLDS[kind] = cast(Callable[[View, Any], dict[str, Any]], change)

    return keep


@_folds(DealerNamed)
def _dealer(view: View, event: DealerNamed) -> dict[str, Any]:
    return {"dealer": event.seat, "aces": ""}


@_folds(DealBegan)
def _deal(view: View, event: DealBegan) -> dict[str, Any]:
    return {"deal": event.number, "dealer": event.dealer, "doubled": False}


@_folds(DeckShuffled)
def _shuffled(view: View, event: DeckShuffled) -> dict[str, Any]:
    if event.cards == view.stock:
        return {}  # no discards came back into it (OX1): what is known stays known
    lying = [slot.card for slots in view.cards.values() for slot in slots if slot.card is not None]
    return {"stock": event.cards, "seen": tuple(sorted(lying))}


@_folds(SittingEnded)
def _ended(view: View, event: SittingEnded) -> dict[str, Any]:
    return {"over": True, "turn": (), "options": ()}


@_folds(CardBurned)
def _burned(view: View, event: CardBurned) -> dict[str, Any]:
    return {
        "cards": _with(view, places.BURNED, (Slot(event.card, True),)),
        "stock": view.stock - 1,
        "seen": _seen(view, event.card),
    }


@_folds(CardDealt)
def _dealt(view: View, event: CardDealt) -> dict[str, Any]:
    slots = (*view.cards.get(event.to, ()), Slot(event.card, event.up))
    return {"cards": _with(view, event.to, slots), "stock": event.stock, "seen": _seen(view, event.card)}


@_folds(CardTurned)
def _turned(view: View, event: CardTurned) -> dict[str, Any]:
    slots = list(view.cards[event.at])
    new = event.card if slots[event.index].card is None else None
    slots[event.index] = Slot(event.card, True)
    turned: dict[str, Any] = {"cards": _with(view, event.at, tuple(slots)), "seen": _seen(view, new)}
    if places.seat_of(event.at) in view.turn:  # to turn up one's cards is an answer: the bust is said (OX4)
        turned |= _answered(view, event)
    return turned


@_folds(CardsSeen)
def _looked(view: View, event: CardsSeen) -> dict[str, Any]:
    known = [card for card in event.cards if card is not None]
    if not known:
        return {}
    slots = tuple(Slot(card, False) for card in known)
    new = [card for card, slot in zip(known, view.cards[event.at], strict=True) if slot.card is None]
    return {"cards": _with(view, event.at, slots), "seen": _seen(view, *new)}


@_folds(CardMoved)
def _moved(view: View, event: CardMoved) -> dict[str, Any]:
    left = view.cards[event.src]
    view = replace(view, cards=_with(view, event.src, left[: event.index] + left[event.index + 1 :]))
    slots = (*view.cards.get(event.dst, ()), Slot(event.card, event.up))
    new = event.card if left[event.index].card is None else None
    return {"cards": _with(view, event.dst, slots), "seen": _seen(view, new)}


@_folds(CardFound)
def _found(view: View, event: CardFound) -> dict[str, Any]:
    slots = (Slot(event.card, True),)
    return {
        "cards": _with(view, places.FOUND, slots),
        "stock": event.stock,
        "seen": _seen(view, event.card),
    }


@_folds(CardPutUnder)
def _put_under(view: View, event: CardPutUnder) -> dict[str, Any]:
    left = view.cards[event.src]
    seen = list(view.seen)
    if event.card is not None:
        seen.remove(event.card)
    slots = left[: event.index] + left[event.index + 1 :]
    return {"cards": _with(view, event.src, slots), "stock": event.stock, "seen": tuple(seen)}


@_folds(CardsCleared)
def _cleared(view: View, event: CardsCleared) -> dict[str, Any]:
    return {"cards": _with(view, event.at, ()), "called": "", "turn": (), "options": ()}


@_folds(Asked)
def _asked(view: View, event: Asked) -> dict[str, Any]:
    return {"turn": (event.seat,), "options": event.options if event.seat == view.seat else ()}


def _answered(view: View, event: Event) -> dict[str, Any]:
    return {"turn": (), "options": ()}


_ANSWERS: tuple[type[Event], ...] = (
    *(Passed, BetPlaced, GapBet, LeftAsItIs, Redoubled, DoubleRefused, Drew, Stood, Kept),
    *(SlipCalled, BankKept, BankDeclined, BankOffered, OfferMade, OfferDeclined, BankSold),
    DealEnded,  # without an answer: the table closes
)
_FOLDS |= dict.fromkeys(_ANSWERS, _answered)


@_folds(Doubled)
def _doubled(view: View, event: Doubled) -> dict[str, Any]:
    return {"turn": (), "options": (), "doubled": True}


@_folds(Called)
def _called(view: View, event: Called) -> dict[str, Any]:
    return {"turn": (), "options": (), "called": event.what}


@_folds(AcesCalled)
def _aces_called(view: View, event: AcesCalled) -> dict[str, Any]:
    return {"turn": (), "options": (), "aces": event.what}


@_folds(HandSplit)
def _split(view: View, event: HandSplit) -> dict[str, Any]:
    return {"turn": (), "options": (), "called": ""}


@_folds(ChipsMoved)
def _chips(view: View, event: ChipsMoved) -> dict[str, Any]:
    chips = dict(view.chips)
    for place, amount in ((event.src, event.src_chips), (event.dst, event.dst_chips)):
        if amount or place.startswith("seat"):
            chips[place] = amount
        else:
            chips.pop(place, None)
    return {"chips": chips}


@_folds(SatOut)
def _sat_out(view: View, event: SatOut) -> dict[str, Any]:
    return {"sat_out": view.sat_out | {event.seat}}


def _with(view: View, place: Place, slots: tuple[Slot, ...]) -> dict[Place, tuple[Slot, ...]]:
    cards = {**view.cards, place: slots}
    if not slots:
        del cards[place]
    return cards


def _seen(view: View, *cards: Card | None) -> tuple[Card, ...]:
    known = [card for card in cards if card is not None]
    return tuple(sorted([*view.seen, *known])) if known else view.seen
