"""What is to be seen of the table at one moment, as plain values."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from game.rules import places
from game.rules.events import (
    BonusMade,
    Busted,
    CardDealt,
    ChipsMoved,
    DealerNamed,
    DeckShuffled,
    HandLost,
    HandWon,
    NaturalShown,
    PotTaken,
)
from game.rules.places import Place
from game.rules.tags import tag_of
from game.rules.view import Slot, View

from .cards import CardSprite, at_rest, boxes_of
from .chips import thrown
from .cues import FLY, TURN, concerns, is_own, seat_of
from .director import Director, Flight
from .flying import claim, moving
from .layout import Box, Layout, Point
from .marks import Mark
from .motion import arc, between, bounced, part, shaken, staggered

_JOYS = (HandWon, PotTaken, NaturalShown, BonusMade)  # the cards of whoever has them hop
_HOP, _HOP_NEXT = 300, 80  # milliseconds of a hop, and until the next card's
_TOSSED = 18  # pixels that the puck is thrown up on its way
_HIGH, _LOW = 10, 7  # pixels that a large card hops; small ones half as high


class Coin(msgspec.Struct, frozen=True, gc=False):
    """One flying chip: middle, kind, height above the felt, and which of 8 frames of its toss."""

    x: int
    y: int
    chip: int
    lift: int
    spin: int


class Puck(msgspec.Struct, frozen=True, gc=False):
    """The dealer's or banker's puck: its upper left, and how high above the felt it is thrown."""

    x: int
    y: int
    lift: int = 0


class Burst(msgspec.Struct, frozen=True, gc=False):
    """Something that lights up for a moment: `kind` as the cue's motion, `p` in thousandths of its span."""

    kind: str
    seat: int | None
    p: int
    amount: int = 0
    what: str = ""  # the tag of the event


class Frame(msgspec.Struct, frozen=True):
    """Everything that moves on the table at one moment; equal frames need no new picture.

    `turn`: who is asked, or whose cards run since.
    """

    cards: tuple[CardSprite, ...]
    coins: tuple[Coin, ...]
    chips: dict[Place, int]
    puck: Puck | None
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
    stirred: frozenset[Place] = frozenset()  # where a chip has just landed


def frame_of(director: Director, layout: Layout, shake: int = 3, motion: bool = True) -> Frame:
    """The table as `director` shows it now. `shake`: most pixels that the picture may shake.

    Without `motion` nothing flies: cards and chips are where they belong, only the card that decides hangs.
    """
    board, now, layout.playing = director.board, director.now, director.playing
    flights = director.flights
    seen = [each for each in flights if motion or each.cue.motion == "third" or each.start > now]
    return Frame(
        cards=(*_lying(board, seen, now, layout), *moving(seen, now, layout, board, motion)),
        coins=tuple(coin for flight in flights for coin in _coins(flight, now, layout)) if motion else (),
        chips={place: director.chips(place) for place in board.chips},
        puck=_puck(board, seen, now, layout),
        stock=board.stock,
        riffle=_riffle(seen, now),
        marks=director.marks,
        bursts=tuple(_burst(flight, now) for flight in flights if flight.cue.motion in _BURSTS),
        shake=_shake(flights, now, shake),
        turn=board.turn or ((director.acting,) if director.acting >= 0 else ()),
        sat_out=board.sat_out,
        deal=board.deal,
        hush=_hush(flights, now),
        reading=director.reading,
        stirred=frozenset(_stirred(flights, now) if motion else ()),
        unseen=frozenset(key for flight in flights if flight.progress(now) < 0.9 and (key := claim(flight))),
    )


# ── cards ───────────────────────────────────────────────────────────────────


def _lying(board: View, flights: list[Flight], now: int, layout: Layout) -> list[CardSprite]:
    flying = {key for flight in flights if (key := claim(flight))}
    sprites = []
    for place, slots in board.cards.items():
        if place == places.DISCARDS or (place == places.BURNED and layout.discards is None):
            continue
        boxes = _making_room(place, boxes_of(place, slots, board, layout), flights, now, layout)
        gold = layout.decides and _third_decides(slots)
        for i, (slot, box) in enumerate(zip(slots, boxes, strict=True)):
            if (place, i) not in flying:
                by = _moved(place, i, flights, now, layout.decides)
                high = by.y if box.hero else by.y // 2
                sprite = at_rest(slot, Box(box.x + by.x, box.y + high, box.w, box.h), gold and i == 2)
                sprites.append(msgspec.structs.replace(sprite, lift=-high) if high else sprite)
    return sprites


def _moved(place: Place, index: int, flights: list[Flight], now: int, decides: bool) -> Point:
    """Pixels that a card is pushed aside and lifted by what befalls its hand.

    A third card clacks against a post, neighbours are squeezed, cards that win hop one after another.
    """
    for flight in flights:
        own = place == places.TABLE and is_own(flight.event, flight.before)
        if not own and place != places.hand(seat_of(flight.event) or 0):
            continue
        p, event = flight.progress(now), flight.event
        if isinstance(event, _JOYS):
            return Point(0, -_hop(flight, (0, 2, 1)[index] if decides and index < 3 else index, now))
        if isinstance(event, Busted):
            return Point(shaken(p, 4).x, 0)
        if flight.cue.motion == "clack" or isinstance(event, HandLost):
            return Point(shaken(p, 4 if flight.cue.motion == "clack" else 2).x if index == 2 else 0, 0)
        if flight.cue.motion == "squeeze":
            return Point(round((6, -6)[index % 2] * 4 * p * (1 - p)) if index < 2 else 0, 0)
    return Point(0, 0)


def _hop(flight: Flight, turn: int, now: int) -> int:
    """How high a card that wins hops now, the one whose `turn` it is after those before it."""
    begins = turn * _HOP_NEXT
    p = part(flight.passed(now), begins, begins + _HOP)
    return round((_HIGH if flight.cue.motion in ("confetti", "cry") else _LOW) * bounced(p))


def _making_room(
    place: Place, boxes: tuple[Box, ...], flights: list[Flight], now: int, layout: Layout
) -> tuple[Box, ...]:
    """A hidden pair moves apart while the card that decides is on its way."""
    for flight in flights:
        if isinstance(flight.event, CardDealt) and flight.event.to == place and _moves(flight, layout):
            before = boxes_of(place, flight.before.cards[place], flight.before, layout)
            p = min(1.0, flight.progress(now) * flight.span / FLY)
            ways = [between(a.corner, b.corner, p) for a, b in zip(before, boxes, strict=False)]
            moved = [Box(at.x, at.y, box.w, box.h) for at, box in zip(ways, boxes, strict=False)]
            return (*moved, *boxes[len(moved) :])
    return boxes


def _moves(flight: Flight, layout: Layout) -> bool:
    """Whether the cards that lie there already make room for one more."""
    if layout.decides:
        return flight.slot == 2
    return flight.slot > 0 and flight.before.deal > 0


def _third_decides(slots: tuple[Slot, ...]) -> bool:
    return len(slots) == 3 and slots[2].up


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
        p = staggered(flight.carried(now), i, len(coins))
        if 0 < p < 1:
            flat = flight.cue.motion == "slide"  # what is won flies, what is lost is pushed away
            height, spin = (3, 0) if flat else (26, int(p * 8) % 8)
            at, lift = arc(Point(start.x, start.y - 4), Point(goal.x, goal.y - 4), p, height)
            sprites.append(Coin(at.x, at.y, chip, lift, spin))
    return sprites


def _stirred(flights: list[Flight], now: int) -> Iterator[Place]:
    """Where chips have just landed."""
    for flight in flights:
        if isinstance(flight.event, ChipsMoved) and flight.stirs(now):
            yield flight.event.dst


def _hush(flights: list[Flight], now: int) -> bool:
    for flight in flights:
        if flight.cue.motion == "third" and concerns(flight.event, flight.before):
            span = flight.span
            return FLY / span <= flight.progress(now) < (span - 0.6 * TURN) / span
    return False


def _riffle(flights: list[Flight], now: int) -> int:
    for flight in flights:
        if isinstance(flight.event, DeckShuffled):
            return int(flight.progress(now) * 999) + 1
    return 0


def _puck(board: View, flights: list[Flight], now: int, layout: Layout) -> Puck | None:
    for flight in flights:
        if isinstance(flight.event, DealerNamed) and flight.before.dealer >= 0:
            start, goal = layout.at[flight.before.dealer].puck, layout.at[flight.event.seat].puck
            at, lift = arc(start, goal, flight.eased(now), _TOSSED)
            return Puck(at.x, at.y, lift)
    if board.dealer < 0:
        return None
    at = layout.at[board.dealer].puck
    return Puck(at.x, at.y)


_BURSTS = frozenset((
    "cry", "gain", "loss", "flash", "banner", "confetti", "clack", "squeeze", "stamp", "say", "sweep",
    "turn_mark",
))  # fmt: skip


def _burst(flight: Flight, now: int) -> Burst:
    event = flight.event
    amount: int = getattr(event, "amount", 0) or getattr(event, "share", 0) or getattr(event, "times", 0)
    what = tag_of(event)
    return Burst(flight.cue.motion, seat_of(event), int(flight.progress(now) * 1000), amount, what)


def _shake(flights: list[Flight], now: int, strength: int) -> Point:
    for flight in flights:
        own = is_own(flight.event, flight.before)
        if flight.cue.motion == "confetti" or (flight.cue.motion == "clack" and own):
            return shaken(flight.progress(now), strength)
    return Point(0, 0)
