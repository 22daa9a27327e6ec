"""What happened at the table: frozen, past tense, complete in itself, and without prose.

Amounts are chips. An event that moves chips carries what lies at both places afterwards, so that
a picture can be made from events alone. Cards that an onlooker may not know are None (`redact`).
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

from .actions import Option
from .cards import Card
from .places import Place


def _tag(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=_tag, gc=False):
    """Base of all events."""


# ── the sitting and the deal ────────────────────────────────────────────────


class SittingOpened(Event):
    """Everybody has bought in: chips per seat. `rules` are the house rules in force."""

    rules: Any
    chips: tuple[int, ...]


class DealerDrawBegan(Event):
    """Cards are dealt round for the first deal; `by` is high_card (I5), first_ace (Y5) or black_jack (O4)."""

    by: str


class DrawTied(Event):
    """These seats drew the same highest card and draw again (A-I2)."""

    seats: tuple[int, ...]


class DealerNamed(Event):
    """This seat deals now; `why` is draw, given, left, natural, sold, emptied or broke."""

    seat: int
    why: str


class DealBegan(Event):
    """Deal number `number`, counted from 1, begins."""

    number: int
    dealer: int


class DeckShuffled(Event):
    """`seat` shuffled `cards` cards, and they are the stock now."""

    seat: int
    cards: int


class DeckCut(Event):
    """`seat` cut the pack."""

    seat: int


class CardBurned(Event):
    """The top card was shown to all and put face up at the bottom (O6)."""

    card: Card


class DealEnded(Event):
    """Everything of this deal is settled."""

    number: int


class SittingEnded(Event):
    """The sitting is over; `why` is deals, winner, closed, nobody or broke. Final chips per seat."""

    why: str
    chips: tuple[int, ...]


# ── cards ───────────────────────────────────────────────────────────────────


class CardDealt(Event):
    """A card came from the stock to `to`; `stock` cards are left. `card` is None to who may not see it."""

    to: Place
    card: Card | None
    up: bool
    stock: int


class CardTurned(Event):
    """The card number `index` at `at` was turned face up."""

    at: Place
    index: int
    card: Card


class CardMoved(Event):
    """Card number `index` at `src` went to the end of `dst`."""

    src: Place
    index: int
    dst: Place
    card: Card | None
    up: bool


class CardsCleared(Event):
    """All cards at `at` went to the discards."""

    at: Place


# ── decisions ───────────────────────────────────────────────────────────────


class Asked(Event):
    """It is for `seat` to choose among `options`; others see no options where they would tell of hidden cards."""

    seat: int
    options: tuple[Option, ...]


class Passed(Event):
    """`seat` made no bet; `forced` when it had no other choice."""

    seat: int
    forced: bool


class BetPlaced(Event):
    """`seat` staked `amount` on its hand number `hand`; the chips follow in `ChipsMoved`."""

    seat: int
    amount: int
    hand: int = 0


class Called(Event):
    """`seat` named something aloud: an ace or a pair high or low."""

    seat: int
    what: str


# ── chips ───────────────────────────────────────────────────────────────────


class ChipsMoved(Event):
    """`amount` chips went from `src` to `dst`; both say what they hold now.

    `why` is ante, bet, stake (a bet taken back), win, lose, pair, no_room, post, division, leftover, ...
    """

    src: Place
    dst: Place
    amount: int
    src_chips: int
    dst_chips: int
    why: str


class PaidShort(Event):
    """`seat` owed `due` and had only `paid` (C5)."""

    seat: int
    due: int
    paid: int


class PoolEmptied(Event):
    """Nothing is left in the pool or pot."""


class PoolDivided(Event):
    """The pool was divided: `share` chips to each of `seats`, `remainder` stayed or went by house rule (Y21)."""

    share: int
    seats: tuple[int, ...]
    remainder: int


# ── results ─────────────────────────────────────────────────────────────────


class PairDealt(Event):
    """`seat` was dealt two equal cards (I14, Y17, R4)."""

    seat: int


class NoRoomDealt(Event):
    """`seat` was dealt two neighbours: nothing fits between (I13, Y17, R3)."""

    seat: int


class PostHit(Event):
    """The third card equals a post of `seat`; `times` is the price in stakes."""

    seat: int
    times: int


class HandWon(Event):
    """`seat` won `amount` chips beyond its stake; `why` is between, pair, higher, lower, ..."""

    seat: int
    amount: int
    why: str
    hand: int = 0


class HandLost(Event):
    """`seat` lost `amount` chips; `why` is outside, post, no_room, ..."""

    seat: int
    amount: int
    why: str
    hand: int = 0


class HandPushed(Event):
    """`seat` got its stake back, nothing won or lost."""

    seat: int
    hand: int = 0


class PotTaken(Event):
    """`seat` won everything that was in the pool or pot."""

    seat: int
    amount: int


class SatOut(Event):
    """`seat` has no part in this deal: it cannot pay the ante (A-Y9) or has no chips."""

    seat: int


class WentBroke(Event):
    """`seat` has no chips left."""

    seat: int
