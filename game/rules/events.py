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
    """The sitting is over; `why` is deals, winner, closed or nobody. Final chips per seat."""

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


class CardFound(Event, frozen=True):
    """The next card of the stock lay face up; it waits at `found` for whom it goes to (OX7)."""

    card: Card
    stock: int


class CardPutUnder(Event, frozen=True):
    """Card number `index` at `src` went to the bottom of the stock; nobody else sees it if it lay closed."""

    src: Place
    index: int
    card: Card | None
    up: bool
    stock: int


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


class Called(Event, frozen=True):
    """`seat` named something aloud: an ace or a pair high or low."""

    seat: int
    what: str


class Doubled(Event, frozen=True):
    """The banker `seat` doubled the bets of `seats`, who pay as they are asked in turn (O10)."""

    seat: int
    seats: tuple[int, ...]


class Redoubled(Event, frozen=True):
    """`seat` doubled its own bet again (O10)."""

    seat: int


class DoubleRefused(Event, frozen=True):
    """`seat` gave up its bet rather than pay the double (A-O3)."""

    seat: int


class LeftAsItIs(Event, frozen=True):
    """`seat` left things as they are; `forced` when it had no choice."""

    seat: int
    forced: bool = False


class Drew(Event, frozen=True):
    """`seat` asked for a card for its hand number `hand`; -1 is the house."""

    seat: int
    hand: int = 0


class Stood(Event, frozen=True):
    """`seat` takes no more cards for its hand number `hand`; `forced` when it could not draw."""

    seat: int
    hand: int = 0
    forced: bool = False


class HandSplit(Event, frozen=True):
    """`seat` made its hands number `hand` and `new` of a pair; cards and chips follow (P5)."""

    seat: int
    hand: int
    new: int


class Kept(Event, frozen=True):
    """`seat` chose among two cards dealt at once: one of them, or `both` as two hands (OX5, OX6)."""

    seat: int
    both: bool


# ── chips ───────────────────────────────────────────────────────────────────


class ChipsMoved(Event, frozen=True):
    """`amount` chips went from `src` to `dst`; both say what they hold now.

    `why` is ante, bet, stake (a bet taken back), win, lose, pair, no_room, post, division, leftover, ...
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


class PoolDivided(Event, frozen=True):
    """The pool was divided: `share` chips to each of `seats`, `remainder` as the house has it (Y21)."""

    share: int
    seats: tuple[int, ...]
    remainder: int


# ── results ─────────────────────────────────────────────────────────────────


class PairDealt(Event, frozen=True):
    """`seat` was dealt two equal cards (I14, Y17, R4)."""

    seat: int


class NoRoomDealt(Event, frozen=True):
    """`seat` was dealt two neighbours: nothing fits between (I13, Y17, R3)."""

    seat: int


class PostHit(Event, frozen=True):
    """The third card equals a post of `seat`; `times` is the price in stakes."""

    seat: int
    times: int


class HandWon(Event, frozen=True):
    """`seat` won `amount` chips beyond its stake; `why` is between, pair, higher, lower, ..."""

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


class NaturalShown(Event, frozen=True):
    """`seat` (-1: the house) has a natural with its hand number `hand` (O13)."""

    seat: int
    hand: int = 0


class BonusMade(Event, frozen=True):
    """`seat` holds a hand that is paid `times` bets; `kind` is cards, sevens or ladder (O25, O26)."""

    seat: int
    hand: int
    kind: str
    times: int


class Busted(Event, frozen=True):
    """`seat` (-1: the house) has `total`, which is over 21, with its hand number `hand` (O18, O20)."""

    seat: int
    hand: int
    total: int


class Withdrew(Event, frozen=True):
    """`seat` took its bet back and has no part in this deal any more (OX2, OX3)."""

    seat: int


# ── the bank changes hands ──────────────────────────────────────────────────


class BankEntitled(Event, frozen=True):
    """`seat` may hold the bank now; `why` is natural, or left when it was declined (O31, A-O14)."""

    seat: int
    why: str


class BankKept(Event, frozen=True):
    """`seat` holds the bank itself."""

    seat: int


class BankDeclined(Event, frozen=True):
    """`seat` does not want the bank (A-O14)."""

    seat: int


class BankOffered(Event, frozen=True):
    """`seat` asks `price` chips for the bank; in an auction it is the least (O34)."""

    seat: int
    price: int


class OfferMade(Event, frozen=True):
    """`seat` bids `price` chips for the bank."""

    seat: int
    price: int


class OfferDeclined(Event, frozen=True):
    """`seat` does not want the bank at that price."""

    seat: int


class BankSold(Event, frozen=True):
    """`buyer` pays `price` chips to `seller` for the bank (O34)."""

    seller: int
    buyer: int
    price: int


# ── irregularities ──────────────────────────────────────────────────────────


class SlipMade(Event, frozen=True):
    """The dealer slipped (`irregularities.KINDS`), and `seat` has a right; -1 is everybody.

    It happens where slips are announced; elsewhere they only show in what is dealt.
    """

    kind: str
    seat: int


class SlipCalled(Event, frozen=True):
    """`seat` called a slip; `right` when there was one."""

    seat: int
    kind: str
    right: bool


class SlipLapsed(Event, frozen=True):
    """A slip of this deal that nobody called, told when the deal is over."""

    kind: str
    seat: int
