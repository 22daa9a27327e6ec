"""What every table has: chips, a dealer, a stock, whose turn it is; and the moves that all games share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import repeat
from typing import TYPE_CHECKING, Self

import msgspec

from .actions import AnyOption, Problem, Refused
from .cards import PACK, Card
from .events import (
    Asked,
    CardDealt,
    CardsCleared,
    ChipsMoved,
    DealerNamed,
    DeckCut,
    DeckShuffled,
    Event,
    PaidShort,
    PoolDivided,
    PotTaken,
    SatOut,
    SittingEnded,
    WentBroke,
)
from .house import HouseRules
from .places import HANDS, POOL, SEATS, Place
from .rng import Rng
from .stock import Stock, read_on, read_to, shuffled

NOBODY = -1
HAND_CLEARED = tuple(map(CardsCleared, HANDS))  # events are values: one of each will do


class Table(msgspec.Struct, kw_only=True, gc=False):
    """The state that all games share. Only the functions that build the next state change one.

    `place` counts the turns of this deal: the seat on turn sits `place` seats to the dealer's left.
    `seen` are the cards shown to all since the last shuffle, at tables where others lie closed; where all
    lie open they are those that are out of the stock.
    """

    rules: HouseRules
    rng: Rng
    chips: list[int]
    pool: int = 0
    dealer: int = NOBODY
    deal: int = 0
    place: int = 0
    turn: int = NOBODY
    options: tuple[AnyOption, ...] = ()
    stock: Stock = Stock((), 0, Rng(0))
    left: int = 0  # cards in the stock
    stacked: tuple[tuple[Card, ...], ...] = ()  # known cards on top of the shuffles to come
    seen: tuple[Card, ...] = ()
    sat_out: frozenset[int] = frozenset()
    decided: bool = False  # somebody has decided in this deal
    closing: bool = False  # the table closes at the end of this deal
    ended: str = ""  # why the sitting is over

    if TYPE_CHECKING:  # every struct has it; `copy.copy` takes twice the time to find it

        def __copy__(self) -> Self: ...

    @property
    def seats(self) -> int:
        """How many seats the table has, empty-handed ones included."""
        return len(self.chips)

    @property
    def stakes(self) -> dict[Place, int]:
        """Chips that lie anywhere but before seats and in the pool, by place."""
        return {}

    def can_pay(self, seat: int, chips: int = 1) -> bool:
        """Whether `seat` has `chips` chips, or credit."""
        return self.chips[seat] >= chips or self.rules.credit

    def round_from_left(self) -> list[int]:
        """All seats from the dealer's left to the dealer (C2)."""
        return [*range(self.dealer + 1, len(self.chips)), *range(self.dealer + 1)]


# ── chips ───────────────────────────────────────────────────────────────────


def pay_pool(t: Table, seat: int, due: int, why: str, out: list[Event]) -> int:
    """`seat` pays what it owes into the pool, or all it has (C5); the chips paid."""
    stack = t.chips[seat]
    paid = due if due <= stack or t.rules.credit else stack
    if paid:
        t.chips[seat] = stack = stack - paid
        t.pool = pool = t.pool + paid
        out.append(ChipsMoved(SEATS[seat], POOL, paid, stack, pool, why))
    if paid < due:
        out.append(PaidShort(seat, due, paid))
    if not stack:
        out.append(WentBroke(seat))
    return paid


def take_pool(t: Table, seat: int, amount: int, why: str, out: list[Event]) -> None:
    """`amount` chips go from the pool to `seat`."""
    t.pool -= amount
    t.chips[seat] += amount
    out.append(ChipsMoved(POOL, SEATS[seat], amount, t.pool, t.chips[seat], why))


def divide_pool(t: Table, seats: Sequence[int], odd_to: Sequence[int], why: str, out: list[Event]) -> None:
    """The pool is shared equally among `seats`; odd chips go one by one to `odd_to`, or stay."""
    share, remainder = divmod(t.pool, len(seats))
    out.append(PoolDivided(share, tuple(sorted(seats)), remainder))
    extra = dict.fromkeys(seats, 0)
    for i in range(remainder if odd_to else 0):
        extra[odd_to[i % len(odd_to)]] += 1
    for seat in seats:
        if share + extra[seat]:
            take_pool(t, seat, share + extra[seat], why, out)


# ── cards ───────────────────────────────────────────────────────────────────


def shuffle(t: Table, seat: int, out: list[Event], packs: int = 1, lying: Iterable[Card] = ()) -> None:
    """`seat` shuffles all cards but those `lying` on the table; stacked cards come to the top."""
    top: tuple[Card, ...] = ()
    if t.stacked:
        top, t.stacked = t.stacked[0], t.stacked[1:]
    try:
        t.stock, t.rng = shuffled(t.rng, packs, top, lying)
    except ValueError:
        raise Refused(Problem("stacked", {"packs": packs})) from None
    t.left = left = len(t.stock.cards)
    t.seen = tuple(lying)
    out.append(DeckShuffled(seat, left))


def cut(t: Table, seat: int, out: list[Event]) -> None:
    """`seat` cuts. The order that `shuffle` fixed is the one after the cut."""
    out.append(DeckCut(seat))


def deal_card(t: Table, to: Place, out: list[Event], up: bool = True, told: bool = True) -> Card:
    """The next card of the stock goes to `to`, face up or down; unless `told`, nobody may look at it yet."""
    stock = t.stock
    t.left = left = t.left - 1
    if left < stock.unread:
        t.stock = stock = read_on(stock)
    card = stock.cards[left]
    if up:
        t.seen += (card,)
    out.append(CardDealt(to, card if told else None, up, left))
    return card


def deal_open(t: Table, to: Place, out: list[Event]) -> Card:
    """The next card goes face up to `to`, at a table where all cards lie open (`out_of_stock`)."""
    t.left = left = t.left - 1
    if left < t.stock.unread:
        t.stock = read_on(t.stock)
    card = t.stock.cards[left]
    out.append(CardDealt(to, card, True, left))
    return card


def out_of_stock(t: Table, packs: int) -> list[Card]:
    """All cards of `packs` packs that are not in the stock any more."""
    out = list(PACK * packs)
    for card in t.stock.cards[: t.left]:
        out.remove(card)
    return out


def deal_closed(t: Table, places: Sequence[Place], out: list[Event], told: bool = True) -> tuple[Card, ...]:
    """A card face down to each of `places` in turn; unless `told`, nobody may look at them yet."""
    before = t.left
    t.left = left = before - len(places)
    t.stock = stock = read_to(t.stock, left)
    dealt = stock.cards[left:before][::-1]
    cards = dealt if told else repeat(None)
    out += map(CardDealt, places, cards, repeat(False), range(before - 1, left - 1, -1))
    return dealt


def unsee(t: Table, card: Card) -> None:
    """`card`, which all have seen, goes under the stock: it may come again."""
    place = t.seen.index(card)
    t.seen = t.seen[:place] + t.seen[place + 1 :]


def take_card(t: Table) -> Card:
    """The next card, taken off the stock without a word."""
    t.left -= 1
    if t.left < t.stock.unread:
        t.stock = read_on(t.stock)
    return t.stock.cards[t.left]


# ── turns ───────────────────────────────────────────────────────────────────


def ask(t: Table, seat: int, options: tuple[AnyOption, ...], out: list[Event]) -> None:
    """It is for `seat` to choose; the step ends here."""
    t.turn, t.options = seat, options
    out.append(Asked(seat, options))


def sit_out(t: Table, seat: int, out: list[Event]) -> None:
    """`seat` takes no part."""
    t.sat_out |= {seat}
    out.append(SatOut(seat))


def name_dealer(t: Table, seat: int, why: str, out: list[Event]) -> None:
    """`seat` deals now."""
    t.dealer = seat
    out.append(DealerNamed(seat, why))


def right_of_dealer(t: Table) -> int:
    """The nearest seat on the dealer's right that takes part."""
    n = len(t.chips)
    seat = (t.dealer - 1) % n
    while seat in t.sat_out and seat != t.dealer:
        seat = (seat - 1) % n
    return seat


def end_sitting(t: Table, why: str, out: list[Event]) -> None:
    """The sitting is over; what is in the pool has been settled before."""
    t.turn, t.options, t.ended = NOBODY, (), why
    out.append(SittingEnded(why, tuple(t.chips)))


def last_takes_pool(t: Table, seat: int, out: list[Event]) -> None:
    """The last player in takes what is left in the pool."""
    if t.pool:
        out.append(PotTaken(seat, t.pool))
        take_pool(t, seat, t.pool, "leftover", out)
