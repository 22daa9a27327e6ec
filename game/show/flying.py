"""Cards on their way: dealt, turned, moved, cleared away."""

from __future__ import annotations

import math

import msgspec

from game.rules import places
from game.rules.events import CardBurned, CardDealt, CardMoved, CardPutUnder, CardsCleared, CardTurned
from game.rules.places import Place
from game.rules.view import Slot, View

from .cards import BACK, FACE, CardSprite, at_rest, boxes_of
from .cues import FLY, TURN
from .director import Flight
from .layout import Box, Layout, Point
from .motion import arc, between, part

_PRESSED = 6  # pixels that a large card loses of its height when it lands
_SWING, _STEP, _FAR = 32, 4, 120  # degrees of a card thrown so many pixels aside, in such steps
_PUFFS = 3  # pictures of the dust that it raises


def claim(flight: Flight) -> tuple[Place, int] | None:
    """The place and number of the card that a flight moves: it does not lie there yet."""
    match flight.event:
        case CardDealt(to=to):
            return to, flight.slot
        case CardTurned(at=at, index=index):
            return at, index
        case CardMoved(dst=dst):
            return dst, len(flight.before.cards.get(dst, ()))
        case CardBurned():
            return places.BURNED, 0
        case _:
            return None


def moving(flights: list[Flight], now: int, layout: Layout, board: View, motion: bool) -> list[CardSprite]:
    """All cards of `flights` where they are `now`; without `motion` only the one that decides hangs."""
    sprites = []
    for flight in flights:
        match flight.event:
            case CardDealt():
                sprites += _dealt(flight, flight.event, now, layout, board, motion)
            case CardTurned():
                sprites += _turned(flight, flight.event, now, layout)
            case CardsCleared():
                sprites += _cleared(flight, flight.event, now, layout)
            case CardMoved():
                sprites += _moved(flight, flight.event, now, layout, board)
            case CardPutUnder():
                sprites += _put_under(flight, flight.event, now, layout)
            case CardBurned():
                sprites += _burned(flight, flight.event, now, layout)
            case _:
                pass
    return sprites


def _dealt(
    flight: Flight, event: CardDealt, now: int, layout: Layout, board: View, motion: bool
) -> list[CardSprite]:
    slots = board.cards.get(event.to, ())
    if flight.slot >= len(slots):
        return []
    goal = boxes_of(event.to, slots, board, layout)[flight.slot]
    hero = goal.hero
    span = flight.span
    p = flight.progress(now)
    way = part(p, 0, FLY / span) if motion else 1.0
    at, lift = arc(layout.deck.corner, goal.corner, 1 - (1 - way) ** 2, 14)
    third = flight.cue.motion == "third"
    turning = part(p, (span - TURN) / span, 1) if third else part(way, 0.45, 1)
    if not motion:
        turning = float(turning >= 0.5)
    turn = round(FACE * turning) if event.up else BACK
    private = not event.up and event.card is not None and p >= 1
    gold = layout.decides and third and not hero and p > FLY / span and turn in (BACK, FACE)
    tilt = _tilted(layout.deck.x, goal.x, way)
    pressed = 0 if third or not motion else part(p, FLY / span, 1)
    squash = round((_PRESSED if hero else _PRESSED // 2) * math.sin(math.pi * pressed))
    dust = math.ceil(pressed * _PUFFS) if hero and pressed < 1 else 0
    return [
        CardSprite(at.x, at.y, event.card, hero and way > 0.3, turn, lift, private, gold, squash, dust, tilt)
    ]


def _tilted(start: int, end: int, way: float) -> int:
    """Degrees that a card thrown from x `start` to `end` is turned: it swings straight as it comes down."""
    far = min(1.0, abs(end - start) / _FAR)
    return round(_SWING * far * (1 - way) / _STEP) * _STEP * (1 if end < start else -1)


def _turned(flight: Flight, event: CardTurned, now: int, layout: Layout) -> list[CardSprite]:
    slots = flight.before.cards[event.at]
    low = boxes_of(event.at, slots, flight.before, layout)[event.index]
    shown = (*slots[: event.index], Slot(event.card, True), *slots[event.index + 1 :])
    high = boxes_of(event.at, shown, flight.before, layout)[event.index]
    at = between(low.corner, high.corner, flight.eased(now))
    turn = round(FACE * flight.progress(now))
    return [CardSprite(at.x, at.y, event.card, low.hero, turn, 2)]


def _cleared(flight: Flight, event: CardsCleared, now: int, layout: Layout) -> list[CardSprite]:
    """Cards go face down towards the dealer, under the rim of the deck, or to the cards that were used."""
    away = layout.discards or Box(layout.deck.x + 34, layout.deck.y - 4, 0, 0)
    slots = flight.before.cards.get(event.at, ())
    sprites = []
    for slot, box in zip(slots, boxes_of(event.at, slots, flight.before, layout), strict=True):
        rest = at_rest(slot, box, False)
        p = flight.eased(now)
        at = between(box.corner, away.corner, p)
        turn, tilt = round(rest.turn * (1 - part(p, 0, 0.5))), -_tilted(box.x, away.x, 1 - p)
        sprites.append(
            msgspec.structs.replace(rest, x=at.x, y=at.y, turn=turn, private=False, lift=2, tilt=tilt)
        )
    return sprites if flight.progress(now) < 0.95 else []


def _moved(flight: Flight, event: CardMoved, now: int, layout: Layout, board: View) -> list[CardSprite]:
    slots = flight.before.cards.get(event.src, ())
    start = boxes_of(event.src, slots, flight.before, layout)[event.index]
    lying = board.cards.get(event.dst, ())
    if not lying:
        return []
    goal = boxes_of(event.dst, lying, board, layout)[len(flight.before.cards.get(event.dst, ()))]
    at, lift = arc(start.corner, goal.corner, flight.eased(now), 10)
    turn = FACE if event.card is not None else BACK
    return [CardSprite(at.x, at.y, event.card, goal.hero, turn, lift)]


def _put_under(flight: Flight, event: CardPutUnder, now: int, layout: Layout) -> list[CardSprite]:
    """A card goes back to the bottom of the pack, face down."""
    slots = flight.before.cards.get(event.src, ())
    start, p = boxes_of(event.src, slots, flight.before, layout)[event.index], flight.eased(now)
    at, lift = arc(start.corner, Point(layout.deck.x, layout.deck.y + 6), p, 10)
    turn = round(FACE * (1 - part(p, 0.2, 0.6))) if event.up else BACK
    return [CardSprite(at.x, at.y, event.card if event.up else None, False, turn, lift)] if p < 1 else []


def _burned(flight: Flight, event: CardBurned, now: int, layout: Layout) -> list[CardSprite]:
    """The top card is turned for all to see and laid aside."""
    if layout.discards is None:
        return []
    p = flight.eased(now)
    start, goal = layout.deck, layout.discards
    at, lift = arc(start.corner, goal.corner, part(p, 0.3, 1), 12)
    return [CardSprite(at.x, at.y, event.card, False, round(FACE * part(p, 0, 0.5)), lift)]
