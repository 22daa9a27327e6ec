"""What happened at the table: frozen, past tense, complete in itself, and without prose.

Amounts are chips. An event that moves chips carries what lies at both places afterwards, so that
a picture can be made from events alone. Cards that an onlooker may not know are None (`redact`).
"""

from __future__ import annotations

from typing import Any

from .actions import Option
from .cards import Card
from .event import Event
from .ochko_events import (
    BankDeclined,
    BankEntitled,
    BankKept,
    BankOffered,
    BankSold,
    BonusMade,
    Busted,
    CardFound,
    CardPutUnder,
    DealAnnulled,
    Doubled,
    DoubleRefused,
    Drew,
    HandSplit,
    JokerLaid,
    Kept,
    LeftAsItIs,
    NaturalShown,
    OfferDeclined,
    OfferMade,
    Redoubled,
    SlipCalled,
    SlipLapsed,
    SlipMade,
    Stood,
    Withdrew,
)
from .places import Place

__all__ = [  # defined elsewhere, and known here as well
    "BankDeclined",
    "BankEntitled",
    "BankKept",
    "BankOffered",
    "BankSold",
    "BonusMade",
    "Busted",
    "CardFound",
    "CardPutUnder",
    "DealAnnulled",
    "DoubleRefused",
    "Doubled",
    "Drew",
    "Event",
    "HandSplit",
    "JokerLaid",
    "Kept",
    "LeftAsItIs",
    "NaturalShown",
    "OfferDeclined",
    "OfferMade",
    "Redoubled",
    "SlipCalled",
    "SlipLapsed",
    "SlipMade",
    "Stood",
    "Withdrew",
]

# ── the sitting and the deal ────────────────────────────────────────────────


class SittingOpened(Event, frozen=True):
    """Everybody has bought in: chips per seat, the house rules in force, and a pool kept from before."""

    rules: Any
    chips: tuple[int, ...]
    pool: int = 0


class DealerDrawBegan(Event, frozen=True):
    """Cards are dealt round for the first deal; `by` is high_card (I5), first_ace (Y5) or black_jack (O4)."""

    by: str


class DrawTied(Event, frozen=True):
    """These seats drew the same highest card and draw again (A-I2)."""

    seats: tuple[int, ...]


class DealerNamed(Event, frozen=True):
    """This seat deals now; `why` is draw, given, left, natural, sold, emptied or broke."""

    seat: int
    why: str


class DealBegan(Event, frozen=True):
    """Deal number `number`, counted from 1, begins."""

    number: int
    dealer: int


class DeckShuffled(Event, frozen=True):
    """`seat` shuffled `cards` cards, and they are the stock now."""

    seat: int
    cards: int


class DeckCut(Event, frozen=True):
    """`seat` cut the pack."""

    seat: int


class CardBurned(Event, frozen=True):
    """The top card was shown to all and put face up at the bottom (O6)."""

    card: Card


class DealEnded(Event, frozen=True):
    """Everything of this deal is settled."""

    number: int


class SittingEnded(Event, frozen=True):
    """The sitting is over; `why` is deals, winner, closed, emptied, nobody or broke. Final chips per seat."""

    why: str
    chips: tuple[int, ...]


# ── cards ───────────────────────────────────────────────────────────────────


class CardDealt(Event, frozen=True):
    """A card came from the stock to `to`; `stock` cards are left. `card` is None to who may not see it."""

    to: Place
    card: Card | None
    up: bool
    stock: int


class CardsSeen(Event, frozen=True):
    """`seat` looked at its own cards at `at`; nobody else sees them (`peek_any_time` off)."""

    seat: int
    at: Place
    cards: tuple[Card | None, ...]


class CardTurned(Event, frozen=True):
    """The card number `index` at `at` was turned face up."""

    at: Place
    index: int
    card: Card


class CardMoved(Event, frozen=True):
    """Card number `index` at `src` went to the end of `dst`."""

    src: Place
    index: int
    dst: Place
    card: Card | None
    up: bool


class CardsCleared(Event, frozen=True):
    """All cards at `at` went to the discards."""

    at: Place


# ── decisions ───────────────────────────────────────────────────────────────


class Asked(Event, frozen=True):
    """It is for `seat` to choose among `options`; others do not see them, they would tell of hidden cards."""

    seat: int
    options: tuple[Option, ...]


class Passed(Event, frozen=True):
    """`seat` made no bet; `forced` when everybody could see that it had no choice (empty pool, no chips)."""

    seat: int
    forced: bool


class BetPlaced(Event, frozen=True):
    """`seat` staked `amount` on its hand number `hand`; the chips follow in `ChipsMoved`."""

    seat: int
    amount: int
    hand: int = 0


class GapBet(Event, frozen=True):
    """`seat` staked `amount` on the one rank between its posts, for `wins` chips; chips follow."""

    seat: int
    amount: int
    wins: int


class AcesCalled(Event, frozen=True):
    """The dealer, `seat`, called all aces for as long as he deals: `what` is high or low (RULES 9)."""

    seat: int
    what: str


class Called(Event, frozen=True):
    """`seat` named something aloud: an ace or a pair high or low."""

    seat: int
    what: str


# ── chips ───────────────────────────────────────────────────────────────────


class ChipsMoved(Event, frozen=True):
    """`amount` chips went from `src` to `dst`; both say what they hold now.

    `why` is ante, to_see, bet, stake (a bet taken back), win, lose, pair, no_room, post, division, ...
    """

    src: Place
    dst: Place
    amount: int
    src_chips: int
    dst_chips: int
    why: str


class PaidShort(Event, frozen=True):
    """`seat` owed `due` and had only `paid` (C5)."""

    seat: int
    due: int
    paid: int


class PoolEmptied(Event, frozen=True):
    """Nothing is left in the pool or pot."""


class BankSet(Event, frozen=True):
    """`seat` puts `amount` chips at risk as the bank (B3); the chips follow in `ChipsMoved`."""

    seat: int
    amount: int


class BankEmptied(Event, frozen=True):
    """Nothing is left in the bank (B8)."""


class PoolDivided(Event, frozen=True):
    """The pool was divided: `share` chips to each of `seats`, `remainder` as the house has it (Y21)."""

    share: int
    seats: tuple[int, ...]
    remainder: int


# ── results ─────────────────────────────────────────────────────────────────


class SpreadDealt(Event, frozen=True):
    """`spread` ranks lie between the two cards for all; one chip wins `odds` (R5, R6)."""

    spread: int
    odds: int


class PairDealt(Event, frozen=True):
    """`seat` was dealt two equal cards (I14, R4); -1 where they are for the whole table."""

    seat: int


class NoRoomDealt(Event, frozen=True):
    """`seat` was dealt two neighbours: nothing fits between (I13, R3); -1 as for `PairDealt`."""

    seat: int


class PostHit(Event, frozen=True):
    """The third card equals a post of `seat`; `times` is the price in stakes."""

    seat: int
    times: int


class HandWon(Event, frozen=True):
    """`seat` won `amount` chips beyond its stake; `why` is between, gap, pair, higher, lower, ..."""

    seat: int
    amount: int
    why: str
    hand: int = 0


class HandLost(Event, frozen=True):
    """`seat` lost `amount` chips; `why` is outside, post, no_room, ..."""

    seat: int
    amount: int
    why: str
    hand: int = 0


class HandPushed(Event, frozen=True):
    """`seat` got its stake back, nothing won or lost."""

    seat: int
    hand: int = 0


class PotTaken(Event, frozen=True):
    """`seat` won everything that was in the pool or pot."""

    seat: int
    amount: int


class SatOut(Event, frozen=True):
    """`seat` has no part in this deal: it cannot pay the ante (A-Y9) or has no chips."""

    seat: int


class WentBroke(Event, frozen=True):
    """`seat` has no chips left."""

    seat: int
