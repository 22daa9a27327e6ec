"""What happens at Ochko beyond what happens at every table (`events` has all of them)."""

from __future__ import annotations

from .cards import Card
from .event import Event
from .places import Place


class JokerLaid(Event, frozen=True):
    """`seat` laid the joker face up under the shuffled pack: it marks the end, and is never dealt (X28)."""

    seat: int


class DealAnnulled(Event, frozen=True):
    """No card is left for who could draw: the deal is void, all chips go back to where they were (A-O15)."""


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


class Doubled(Event, frozen=True):
    """The banker `seat` doubled the bets of `seats`, who pay as they are asked in turn (O10).

    They become so many `times` what they were: 2, or 4 (A-O2).
    """

    seat: int
    seats: tuple[int, ...]
    times: int = 2


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
