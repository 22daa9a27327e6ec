"""The state of a table of Ochko, its hands, and the moves of cards and chips in it."""

from __future__ import annotations

import msgspec

from .. import totals
from ..actions import Problem
from ..cards import Card
from ..places import BURNED, FOUND, HOUSE, MOST_HANDS, MOST_SEATS, Place, banker_hand, hand, stake
from ..table import NOBODY, Table
from ..view import Slot
from .house import OchkoHouse

PLAYING, STOOD, OUT = "", "stood", "out"
# By seat and number of the hand: where its cards and its bet lie.
HAND_AT = tuple(tuple(hand(seat, number) for number in range(MOST_HANDS)) for seat in range(MOST_SEATS))
STAKE_AT = tuple(tuple(stake(seat, number) for number in range(MOST_HANDS)) for seat in range(MOST_SEATS))


class Hand(msgspec.Struct, frozen=True, gc=False):
    """Cards of one bet. `closed` are the numbers of those that lie face down.

    `done` is empty while it may draw, `stood`, or `out` when it is settled or gave up.
    """

    cards: tuple[Card, ...] = ()
    closed: tuple[int, ...] = ()
    bet: int = 0
    done: str = PLAYING
    split: bool = False  # one of a pair that was split


NO_CARDS = Hand()
GONE = Hand(done=OUT)


class Slip(msgspec.Struct, frozen=True, gc=False):
    """A slip that a record asks for: in deal `deal`, when `seat` holds `card` cards (-1: however many)."""

    deal: int
    kind: str
    seat: int = NOBODY
    card: int = -1


class OpenSlip(msgspec.Struct, frozen=True, gc=False):
    """A slip that can still be called: by `seat`, or by anybody (-1). It concerns the hand number `hand`."""

    kind: str
    seat: int
    hand: int = 0


class OchkoTable(Table, kw_only=True):
    """The state. `place` counts the players of this deal as they are asked, `hand` the hands of one.

    `hands` are the hands of every seat, none for the banker, whose cards are `banker_hand`. Without a
    dealer the house holds the bank. `discards` are cards out of play since the pack was last whole.
    """

    rules: OchkoHouse
    phase: str = ""
    players: tuple[int, ...] = ()  # who bets in this deal, from the dealer's left
    hand: int = 0
    held: int = 0  # deals of this bank so far, the present one included
    hands: list[tuple[Hand, ...]] = msgspec.field(default_factory=list)
    banker_hand: Hand = NO_CARDS
    house: int = 0  # chips of a house that is no seat: what it won, below nothing what it paid
    burned: Card | None = None
    found: Card | None = None  # the next card, which lay face up (OX7)
    discards: tuple[Card, ...] = ()
    unshown: tuple[tuple[int, Card], ...] = ()  # discards that only their seat has seen
    before: tuple[int, ...] = ()  # chips by seat before this deal, where it may be annulled
    reshuffled: bool = False  # the discards came back in this deal (A-O15)
    doubled: frozenset[int] = frozenset()
    naturals: tuple[int, ...] = ()  # seats that beat the banker with one, as they were paid (O31)
    seller: int = NOBODY
    price: int = 0
    buyer: int = NOBODY
    luck: int = 0  # chance kept for the slips of this deal
    slips: tuple[Slip, ...] = ()  # the script of slips
    slip_percents: tuple[int, ...] = ()  # how often each seat slips as banker; none: all as the house has it
    open_slips: tuple[OpenSlip, ...] = ()
    lapsed: tuple[OpenSlip, ...] = ()
    calling: str = ""  # the right that is being used
    hushed: int = NOBODY  # a seat that called wrongly, until its next decision

    @property
    def stakes(self) -> dict[Place, int]:
        """Chips that lie before hands, and what a house that is no seat won or paid, by place."""
        house = {HOUSE: self.house} if self.house else {}
        return house | {
            stake(seat, number): each.bet
            for seat, hands in enumerate(self.hands)
            for number, each in enumerate(hands)
            if each.bet
        }


# ── hands ───────────────────────────────────────────────────────────────────


def put(t: OchkoTable, seat: int, number: int, value: Hand) -> None:
    """The hand number `number` of `seat` is `value` now; the first one after the last makes one more."""
    hands = t.hands[seat]
    t.hands[seat] = (
        (value,) if len(hands) < 2 and number == 0 else (*hands[:number], value, *hands[number + 1 :])
    )


def changed(
    each: Hand,
    cards: tuple[Card, ...] | None = None,
    closed: tuple[int, ...] | None = None,
    bet: int | None = None,
    done: str | None = None,
) -> Hand:
    """`each` with what is given changed."""
    return Hand(
        each.cards if cards is None else cards,
        each.closed if closed is None else closed,
        each.bet if bet is None else bet,
        each.done if done is None else done,
        each.split,
    )


def in_play(t: OchkoTable) -> list[tuple[int, int, Hand]]:
    """Seat, number and hand of all that are not settled, in the order they are paid (O30)."""
    hands = t.hands
    return [
        (seat, number, each)
        for seat in t.players
        for number, each in enumerate(hands[seat])
        if each.done != OUT
    ]


def nobody_plays(t: OchkoTable) -> bool:
    """Whether all hands are settled."""
    for seat in t.players:
        for each in t.hands[seat]:
            if each.done != OUT:
                return False
    return True


def total(t: OchkoTable, each: Hand) -> int:
    """What a hand counts; two aces as dealt as the house has it (A-O18)."""
    found = totals.best(each.cards)
    if found == 12 and t.rules.two_aces and not each.split and len(each.cards) == 2:
        return totals.MOST if totals.hard(each.cards) == 2 else found
    return found


def bonus(t: OchkoTable, each: Hand) -> tuple[int, str]:
    """How many bets the hand is paid for what it is, and its kind (O24-O26)."""
    rules, cards = t.rules, len(each.cards)
    if cards < 3 or not rules.bonus:
        return 0, ""
    if cards < totals.FIVE and totals.hard(each.cards) != totals.MOST:  # 7-7-7 and 8-7-6 are 21
        return 0, ""
    if rules.bonus_lock and cards > totals.FIVE and totals.hard(each.cards) > totals.MOST:
        made = range(totals.FIVE, cards)
        safe = max((n for n in made if totals.hard(each.cards[:n]) <= totals.MOST), default=0)
        return totals.bonus(each.cards[:safe], False, rules.bonus_cap, rules.bonus_with_bet)
    same_suit = rules.eight_seven_six == "same_suit"
    return totals.bonus(each.cards, same_suit, rules.bonus_cap, rules.bonus_with_bet)


def may_stand(t: OchkoTable, each: Hand) -> bool:
    """Whether a player may leave a hand as it is: on the least total, or with one that is paid extra (X7).

    An ace counts 11 here where it fits. Who cannot draw, because no card is left or a rule ends the hand,
    stands on whatever he has.
    """
    least = t.rules.stand_least
    return total(t, each) >= least or bonus(t, each)[0] > 0


# ── what a seat sees ────────────────────────────────────────────────────────


def slots(t: OchkoTable, seat: int | None) -> dict[Place, tuple[Slot, ...]]:
    """The cards on the table by place: closed ones are known to their owner alone (4.7)."""
    found = {
        hand(owner, number): _slots(each, owner == seat)
        for owner, hands in enumerate(t.hands)
        for number, each in enumerate(hands)
        if each.cards
    }
    if t.banker_hand.cards:
        found[banker_hand(t.dealer)] = _slots(t.banker_hand, seat is not None and seat == t.dealer)
    if t.burned is not None:
        found[BURNED] = (Slot(t.burned, True),)
    if t.found is not None:
        found[FOUND] = (Slot(t.found, True),)
    return found


def _slots(each: Hand, own: bool) -> tuple[Slot, ...]:
    return tuple(
        Slot(card, True) if i not in each.closed else Slot(card if own else None, False)
        for i, card in enumerate(each.cards)
    )


def known(t: OchkoTable, seat: int | None) -> tuple[Card, ...]:
    """Cards known to `seat` since the last shuffle: all that were shown, and its own closed ones."""
    if seat is None:
        return t.seen
    own = (t.banker_hand,) if seat == t.dealer else t.hands[seat] if t.hands else ()
    closed = tuple(each.cards[i] for each in own for i in each.closed)
    return t.seen + closed + tuple(card for owner, card in t.unshown if owner == seat)


def called(t: OchkoTable) -> str:
    """Nothing is called of cards in this game."""
    return ""


def why_no_bet(t: OchkoTable, seat: int) -> Problem:
    """Why the seat on turn may not bet: it is not time for bets."""
    return Problem("no_bet")
