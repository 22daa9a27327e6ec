"""What is to be seen of the table at one moment, as plain values."""

from __future__ import annotations

import math

import msgspec

from game.rules import places
from game.rules.cards import Card
from game.rules.events import (
    Busted,
    CardBurned,
    CardDealt,
    CardMoved,
    CardPutUnder,
    CardsCleared,
    CardTurned,
    ChipsMoved,
    DealerNamed,
    DeckShuffled,
)
from game.rules.places import Place
from game.rules.view import Slot, View

from .chips import thrown
from .cues import FLY, TURN, concerns, is_own, seat_of
from .director import Director, Flight, hand_of
from .layout import HERO, Box, Layout, Point, around
from .marks import Mark
from .motion import arc, between, part, shaken, staggered

_PRESSED = 6  # pixels that a large card loses of its height when it lands
_PUFFS = 3  # pictures of the dust that it raises
FACE, BACK = 1000, 0  # how far a card is turned: in thousandths


class CardSprite(msgspec.Struct, frozen=True, gc=False):
    """A card at `x`, `y` (upper left), `turn` thousandths turned to its face, `lift` pixels in the air.

    `private`: face down for all but the person, whose near edge is bent up. `gold`: the card that decides.
    `squash`: pixels of its height that the landing takes from it; `dust`: which puff it raises, from 1.
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


class Coin(msgspec.Struct, frozen=True, gc=False):
    """One flying chip: middle, kind, height above the felt, and which of 8 frames of its toss."""

    x: int
    y: int
    chip: int
    lift: int
    spin: int


class Burst(msgspec.Struct, frozen=True, gc=False):
    """Something that lights up for a moment: `kind` as the cue's motion, `p` in thousandths of its span."""

    kind: str
    seat: int | None
    p: int
    amount: int = 0
    what: str = ""  # the tag of the event


class Frame(msgspec.Struct, frozen=True):
    """Everything that moves on the table at one moment; equal frames need no new picture."""

    cards: tuple[CardSprite, ...]
    coins: tuple[Coin, ...]
    chips: dict[Place, int]
    puck: Point | None
    stock: int
    riffle: int  # 0: the deck lies still; else thousandths of a shuffle
    marks: dict[int, Mark]
    bursts: tuple[Burst, ...]
    shake: Point
    turn: tuple[int, ...]
    sat_out: frozenset[int]
    deal: int
    hush: bool  # the person's card that decides hangs face down
    reading: bool
    unseen: frozenset[tuple[Place, int]] = frozenset()  # cards whose face has not been turned up yet


def frame_of(director: Director, layout: Layout, shake: int = 3, motion: bool = True) -> Frame:
    """The table as `director` shows it now. `shake`: most pixels that the picture may shake.

    Without `motion` nothing flies: cards and chips are where they belong, only the card that decides hangs.
    """
    board, now, layout.playing = director.board, director.now, director.playing
    flights = director.flights
    moving = [flight for flight in flights if motion or flight.cue.motion == "third"]
    return Frame(
        cards=(*_lying(board, moving, now, layout), *_moving(moving, now, layout, board, motion)),
        coins=tuple(coin for flight in flights for coin in _coins(flight, now, layout)) if motion else (),
        chips={place: director.chips(place) for place in board.chips},
        puck=_puck(board, moving, now, layout),
        stock=board.stock,
        riffle=_riffle(moving, now),
        marks=director.marks,
        bursts=tuple(_burst(flight, now) for flight in flights if flight.cue.motion in _BURSTS),
        shake=_shake(flights, now, shake),
        turn=board.turn,
        sat_out=board.sat_out,
        deal=board.deal,
        hush=_hush(flights, now),
        reading=director.reading,
        unseen=frozenset(key for flight in flights if flight.progress(now) < 0.9 and (key := _claim(flight))),
    )


# ── cards ───────────────────────────────────────────────────────────────────


def _lying(board: View, flights: list[Flight], now: int, layout: Layout) -> list[CardSprite]:
    flying = {key for flight in flights if (key := _claim(flight))}
    sprites = []
    for place, slots in board.cards.items():
        if place == places.DISCARDS or (place == places.BURNED and layout.discards is None):
            continue
        boxes = _making_room(place, boxes_of(place, slots, board, layout), flights, now, layout)
        gold = layout.decides and _third_decides(slots)
        for i, (slot, box) in enumerate(zip(slots, boxes, strict=True)):
            if (place, i) not in flying:
                nudge = _nudge(place, i, flights, now)
                sprites.append(_at_rest(slot, Box(box.x + nudge, box.y, box.w, box.h), gold and i == 2))
    return sprites


def _nudge(place: Place, index: int, flights: list[Flight], now: int) -> int:
    """Pixels that a card is pushed aside: a third card clacks against a post, neighbours are squeezed."""
    for flight in flights:
        if flight.cue.motion in ("clack", "squeeze") and place == places.hand(seat_of(flight.event) or 0):
            p = flight.progress(now)
            if isinstance(flight.event, Busted):
                return shaken(p, 4).x
            if flight.cue.motion == "clack":
                return shaken(p, 4).x if index == 2 else 0
            return round((6, -6)[index % 2] * 4 * p * (1 - p)) if index < 2 else 0
    return 0


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
    counts = [len(board.cards.get(places.hand(seat, n), ())) for n in range(places.MOST_HANDS)]
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


def _making_room(
    place: Place, boxes: tuple[Box, ...], flights: list[Flight], now: int, layout: Layout
) -> tuple[Box, ...]:
    """A hidden pair moves apart while the card that decides is on its way."""
    for flight in flights:
        if isinstance(flight.event, CardDealt) and flight.event.to == place and _moves(flight, layout):
            before = boxes_of(place, flight.before.cards[place], flight.before, layout)
            p = min(1.0, flight.progress(now) * (flight.end - flight.start) / (FLY * 100))
            ways = [between(Point(a.x, a.y), Point(b.x, b.y), p) for a, b in zip(before, boxes, strict=False)]
            moved = [Box(at.x, at.y, box.w, box.h) for at, box in zip(ways, boxes, strict=False)]
            return (*moved, *boxes[len(moved) :])
    return boxes


def _moves(flight: Flight, layout: Layout) -> bool:
    """Whether the cards that lie there already make room for one more."""
    if layout.decides:
        return flight.slot == 2
    return flight.slot > 0 and flight.before.deal > 0


def _at_rest(slot: Slot, box: Box, gold: bool) -> CardSprite:
    hero = (box.w, box.h) == HERO
    private = slot.card is not None and not slot.up
    turn = FACE if slot.card is not None else BACK
    return CardSprite(box.x, box.y, slot.card, hero, turn, private=private, gold=gold and not hero)


def _third_decides(slots: tuple[Slot, ...]) -> bool:
    return len(slots) == 3 and slots[2].up


def _claim(flight: Flight) -> tuple[Place, int] | None:
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


def _moving(flights: list[Flight], now: int, layout: Layout, board: View, motion: bool) -> list[CardSprite]:
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
    hero = (goal.w, goal.h) == HERO
    span = (flight.end - flight.start) / 100
    p = flight.progress(now)
    way = part(p, 0, FLY / span) if motion else 1.0
    at, lift = arc(Point(layout.deck.x, layout.deck.y), Point(goal.x, goal.y), 1 - (1 - way) ** 2, 14)
    third = flight.cue.motion == "third"
    turning = part(p, (span - TURN) / span, 1) if third else part(way, 0.45, 1)
    if not motion:
        turning = float(turning >= 0.5)
    turn = round(FACE * turning) if event.up else BACK
    private = not event.up and event.card is not None and p >= 1
    gold = layout.decides and third and not hero and p > FLY / span
    pressed = 0 if third or not motion else part(p, FLY / span, 1)
    squash = round((_PRESSED if hero else _PRESSED // 2) * math.sin(math.pi * pressed))
    dust = math.ceil(pressed * _PUFFS) if hero and pressed < 1 else 0
    return [CardSprite(at.x, at.y, event.card, hero and way > 0.3, turn, lift, private, gold, squash, dust)]


def _turned(flight: Flight, event: CardTurned, now: int, layout: Layout) -> list[CardSprite]:
    slots = flight.before.cards[event.at]
    low = boxes_of(event.at, slots, flight.before, layout)[event.index]
    shown = (*slots[: event.index], Slot(event.card, True), *slots[event.index + 1 :])
    high = boxes_of(event.at, shown, flight.before, layout)[event.index]
    at = between(Point(low.x, low.y), Point(high.x, high.y), flight.eased(now))
    turn = round(FACE * flight.progress(now))
    return [CardSprite(at.x, at.y, event.card, (low.w, low.h) == HERO, turn, 2)]


def _cleared(flight: Flight, event: CardsCleared, now: int, layout: Layout) -> list[CardSprite]:
    """Cards go face down towards the dealer, under the rim of the deck, or to the cards that were used."""
    away = layout.discards or Box(layout.deck.x + 34, layout.deck.y - 4, 0, 0)
    slots = flight.before.cards.get(event.at, ())
    sprites = []
    for slot, box in zip(slots, boxes_of(event.at, slots, flight.before, layout), strict=True):
        rest = _at_rest(slot, box, False)
        p = flight.eased(now)
        at = between(Point(box.x, box.y), Point(away.x, away.y), p)
        turn = round(rest.turn * (1 - part(p, 0, 0.5)))
        sprites.append(msgspec.structs.replace(rest, x=at.x, y=at.y, turn=turn, private=False, lift=2))
    return sprites if flight.progress(now) < 0.95 else []


def _moved(flight: Flight, event: CardMoved, now: int, layout: Layout, board: View) -> list[CardSprite]:
    slots = flight.before.cards.get(event.src, ())
    start = boxes_of(event.src, slots, flight.before, layout)[event.index]
    lying = board.cards.get(event.dst, ())
    if not lying:
        return []
    goal = boxes_of(event.dst, lying, board, layout)[len(flight.before.cards.get(event.dst, ()))]
    at, lift = arc(Point(start.x, start.y), Point(goal.x, goal.y), flight.eased(now), 10)
    turn = FACE if event.card is not None else BACK
    return [CardSprite(at.x, at.y, event.card, (goal.w, goal.h) == HERO, turn, lift)]


def _put_under(flight: Flight, event: CardPutUnder, now: int, layout: Layout) -> list[CardSprite]:
    """A card goes back to the bottom of the pack, face down."""
    slots = flight.before.cards.get(event.src, ())
    start, p = boxes_of(event.src, slots, flight.before, layout)[event.index], flight.eased(now)
    at, lift = arc(Point(start.x, start.y), Point(layout.deck.x, layout.deck.y + 6), p, 10)
    turn = round(FACE * (1 - part(p, 0.2, 0.6))) if event.up else BACK
    return [CardSprite(at.x, at.y, event.card if event.up else None, False, turn, lift)] if p < 1 else []


def _burned(flight: Flight, event: CardBurned, now: int, layout: Layout) -> list[CardSprite]:
    """The top card is turned for all to see and laid aside."""
    if layout.discards is None:
        return []
    p = flight.eased(now)
    start, goal = layout.deck, layout.discards
    at, lift = arc(Point(start.x, start.y), Point(goal.x, goal.y), part(p, 0.3, 1), 12)
    return [CardSprite(at.x, at.y, event.card, False, round(FACE * part(p, 0, 0.5)), lift)]


# ── chips, puck, bursts ─────────────────────────────────────────────────────


def _coins(flight: Flight, now: int, layout: Layout) -> list[Coin]:
    event = flight.event
    if not isinstance(event, ChipsMoved):
        return []
    banker = flight.before.dealer
    start, goal = layout.chips(event.src, banker), layout.lands(event.dst, event.why, banker)
    coins = thrown(event.amount)
    sprites = []
    for i, chip in enumerate(coins):
        p = staggered(flight.eased(now), i, len(coins))
        if 0 < p < 1:
            flat = flight.cue.motion == "slide"  # what is won flies, what is lost is pushed away
            height, spin = (3, 0) if flat else (26, int(p * 8) % 8)
            at, lift = arc(Point(start.x, start.y - 4), Point(goal.x, goal.y - 4), p, height)
            sprites.append(Coin(at.x, at.y, chip, lift, spin))
    return sprites


def _hush(flights: list[Flight], now: int) -> bool:
    for flight in flights:
        if flight.cue.motion == "third" and concerns(flight.event, flight.before):
            span = (flight.end - flight.start) / 100
            return FLY / span <= flight.progress(now) < (span - 0.6 * TURN) / span
    return False


def _riffle(flights: list[Flight], now: int) -> int:
    for flight in flights:
        if isinstance(flight.event, DeckShuffled):
            return int(flight.progress(now) * 999) + 1
    return 0


def _puck(board: View, flights: list[Flight], now: int, layout: Layout) -> Point | None:
    for flight in flights:
        if isinstance(flight.event, DealerNamed) and flight.before.dealer >= 0:
            start, goal = layout.at[flight.before.dealer].puck, layout.at[flight.event.seat].puck
            return between(start, goal, flight.eased(now))
    return layout.at[board.dealer].puck if board.dealer >= 0 else None


_BURSTS = frozenset((
    "cry", "gain", "loss", "flash", "banner", "confetti", "clack", "squeeze", "stamp", "say", "sweep",
    "turn_mark",
))  # fmt: skip


def _burst(flight: Flight, now: int) -> Burst:
    event = flight.event
    amount: int = getattr(event, "amount", 0) or getattr(event, "share", 0)
    what = str(type(event).__struct_config__.tag)
    return Burst(flight.cue.motion, seat_of(event), int(flight.progress(now) * 1000), amount, what)


def _shake(flights: list[Flight], now: int, strength: int) -> Point:
    for flight in flights:
        own = is_own(flight.event, flight.before)
        if flight.cue.motion == "confetti" or (flight.cue.motion == "clack" and own):
            return shaken(flight.progress(now), strength)
    return Point(0, 0)
