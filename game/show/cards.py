"""Cards as they are seen, and where those of a place lie."""

from __future__ import annotations

import msgspec

from game.rules import places
from game.rules.cards import Card
from game.rules.places import Place
from game.rules.view import Slot, View

from .director import hand_of
from .layout import Box, Layout, around

FACE, BACK = 1000, 0  # how far a card is turned: in thousandths


class CardSprite(msgspec.Struct, frozen=True, gc=False):
    """A card at `x`, `y` (upper left), `turn` thousandths turned to its face, `lift` pixels in the air.

    `private`: face down for all but the person, whose near edge is bent up. `gold`: the card that decides.
    `squash`: pixels of its height that the landing takes from it; `dust`: which puff it raises, from 1.
    `tilt`: degrees that it is turned on its way, against the clock.
    """

    x: int
    y: int
    card: Card | None
    hero: bool
    turn: int = FACE
    lift: int = 0
    private: bool = False
    gold: bool = False
    squash: int = 0
    dust: int = 0
    tilt: int = 0


def at_rest(slot: Slot, box: Box, gold: bool) -> CardSprite:
    """A card that lies in its box; `gold` for the small one that decides."""
    hero = box.hero
    private = slot.card is not None and not slot.up
    turn = FACE if slot.card is not None else BACK
    return CardSprite(box.x, box.y, slot.card, hero, turn, private=private, gold=gold and not hero)


def boxes_of(place: Place, slots: tuple[Slot, ...], board: View, layout: Layout) -> tuple[Box, ...]:
    """Where the cards of a place lie."""
    hidden = not any(slot.up for slot in slots[:2])
    beside = hands_of(places.seat_of(place), board)
    boxes = layout.cards(place, len(slots), board.deal == 0, hidden, beside)
    if not (layout.sinks and board.deal and places.seat_of(place) == layout.own):
        return boxes
    drops = [0 if slot.up else layout.sinks for slot in slots]
    return tuple(Box(box.x, box.y + drop, box.w, box.h) for box, drop in zip(boxes, drops, strict=True))


def hands_of(seat: int | None, board: View) -> tuple[int, ...]:
    """How many cards each hand of a seat has, up to the last one with cards."""
    if seat is None:
        return ()
    counts = [len(board.cards.get(at, ())) for at in places.hands(seat)]
    while counts and not counts[-1]:
        counts.pop()
    return tuple(counts)


def own_box(board: View, layout: Layout) -> Box | None:
    """Where the person's own cards lie, or their places; None where they are not known before.

    Of several hands it is the one that is asked about.
    """
    hands = hands_of(layout.own, board)
    asked = hand_of(board.options)
    slots = board.cards.get(places.hand(layout.own, asked))
    if len(hands) > 1 and slots:
        return around(boxes_of(places.hand(layout.own, asked), slots, board, layout))
    return layout.own_area(hands) if hands or layout.decides else None
