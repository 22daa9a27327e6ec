"""Whether a table of Ochko that was read from somewhere can stand like that (`rules.sound`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator

from .. import irregularities as slips
from ..cards import Card
from ..places import MOST_HANDS
from ..table import NOBODY
from . import moves
from .play import ASKING
from .table import GONE, NO_CARDS, OUT, PLAYING, STOOD, Hand, OchkoTable, OpenSlip

_WINDOWS = {
    slips.TWO_FIRST: ("bets", "first look"),
    slips.TWO_SECOND: ("look",),
    slips.UNASKED: ("draws",),
}  # when a slip that left a card too many can be called
BANK_ASKING = ("bank", "offers")  # no cards lie there, and no bets


def lying(t: OchkoTable) -> tuple[Collection[Card], bool]:
    """All cards that are out of the stock; with it they are the whole pack."""
    return [*moves.lying(t), *t.discards], True


def flaws(t: OchkoTable) -> Iterator[str]:
    """The fields of `t` that no table of Ochko can have, but for those that every table has."""
    yield from _seats(t)
    yield from _hands(t)
    yield from _knowledge(t)
    yield from _slips(t)
    if not t.ended and t.phase not in ASKING:
        yield "phase"
    if not t.decided and any(each.bet for hands in t.hands for each in hands):
        yield "decided"
    if t.phase == "offers" and t.price < 0:
        yield "price"


def _seats(t: OchkoTable) -> Iterator[str]:
    seats = range(len(t.chips))
    house = getattr(t.rules, "banker", "seat") == "house"
    if house != (t.dealer == NOBODY):
        yield "dealer"
    playing = tuple(seat for seat in t.round_from_left() if seat != t.dealer and seat not in t.sat_out)
    if t.players != playing and not t.ended:
        yield "players"
    for name in ("seller", "buyer", "hushed"):
        if getattr(t, name) not in (NOBODY, *seats):
            yield name
    for name in ("doubled", "naturals"):
        if not set(getattr(t, name)).issubset(t.players):
            yield name
    if not 0 <= t.held <= t.deal:
        yield "held"
    if t.deal and t.rules.pack_out == "annul":
        yield from _before(t)
    if not 0 <= t.hand < MOST_HANDS:
        yield "hand"


def _before(t: OchkoTable) -> Iterator[str]:
    """Chips that go back when the deal is void are those that are there; a house may pay and take any."""
    debts = t.rules.credit or t.rules.bank_cover == "credit"
    fits = len(t.before) == len(t.chips) and (debts or min(t.before) >= 0)
    there = sum(t.chips) + sum(t.stakes.values())
    if not fits or (t.dealer != NOBODY and sum(t.before) != there):
        yield "before"


def _hands(t: OchkoTable) -> Iterator[str]:
    """Hands lie before those who play, and each is one that a seat can have."""
    n = len(t.chips)
    if len(t.hands) != n or any(hands and seat not in t.players for seat, hands in enumerate(t.hands)):
        yield "hands"
    most = max(2, t.rules.max_split_hands)
    if any(len(hands) > most or not all(map(_can_be, hands)) for hands in t.hands):
        yield "hands"
    if any(len(hands) > 1 and not all(each.cards or each == GONE for each in hands) for hands in t.hands):
        yield "hands"
    if t.phase in BANK_ASKING and (any(t.hands) or t.banker_hand != NO_CARDS):
        yield "hands"
    if not _can_be(t.banker_hand) or t.banker_hand.bet or t.banker_hand.done == OUT:
        yield "banker_hand"


def _can_be(each: Hand) -> bool:
    """Whether a hand can look like this; one that is settled is nothing but that."""
    if each.done == OUT:
        return each == GONE
    closed = tuple(index for index in range(len(each.cards)) if index in each.closed)
    return closed == each.closed and each.bet >= 0 and each.done in (PLAYING, STOOD)


def _knowledge(t: OchkoTable) -> Iterator[str]:
    """What was shown is what lies open, and what was discarded open."""
    unshown = Counter(card for _, card in t.unshown)
    discards = Counter(t.discards)
    if any(seat not in (NOBODY, *range(len(t.chips))) for seat, _ in t.unshown) or not unshown <= discards:
        yield "unshown"
    if Counter(t.seen) != Counter(moves.open_cards(t)) + discards - unshown:
        yield "seen"


def _slips(t: OchkoTable) -> Iterator[str]:
    n = len(t.chips)
    if len(t.slip_percents) not in (0, n) or any(not 0 <= each <= 100 for each in t.slip_percents):
        yield "slip_percents"
    if any(each.kind not in slips.KINDS or each.seat not in (NOBODY, *range(n)) for each in t.lapsed):
        yield "lapsed"
    once = len(set(t.open_slips)) == len(t.open_slips)
    if not once or not all(_may_be_open(t, each) for each in t.open_slips):
        yield "open_slips"


def _may_be_open(t: OchkoTable, each: OpenSlip) -> bool:
    """Whether this slip can have been made, so that the right it gives can be used."""
    if (each.kind, each.seat, each.hand) == (t.calling, t.turn, t.hand):
        return False  # it was called: its right is being used now
    if each.kind == slips.NO_BURN:
        return each.seat == NOBODY and t.dealer != NOBODY
    if each.kind == slips.TURNED and t.found is not None:
        return each.seat in (NOBODY, t.dealer, *t.players)
    if each.seat not in t.players:
        return False
    hands = t.hands[each.seat]
    if each.kind == slips.SKIPPED:
        return not any(hand.cards for hand in hands)
    if each.hand not in range(len(hands)) or each.kind not in slips.KINDS:
        return False
    if all(hand.done == OUT for hand in hands):
        return True  # its owner is asked nothing any more
    if t.phase not in _WINDOWS.get(each.kind, (t.phase,)):
        return False
    held = len(hands[each.hand].cards)
    wanted = {slips.TWO_FIRST: 2, slips.TWO_SECOND: 3}.get(each.kind)
    return held == wanted if wanted else held > 0
