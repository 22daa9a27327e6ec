"""Slips of the dealer at Ochko, when they happen, who may call them, and the rights they give (OX1-OX8).

A slip is made where a card is dealt: by chance (`irregularities` random) or as a record has it
(scripted). It can be called while its window is open, by the seat it happened to when that is asked,
a missing burn by everybody; uncalled it lapses. Where slips are announced, only what is there can be
called; elsewhere everything can be called at every decision, so that no option tells of a slip.
An undeclared bust (OX4) needs no call: it is found at the showdown.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .actions import CanClaim, CanKeep, CanKeepBoth
from .events import (
    CardFound,
    CardMoved,
    CardPutUnder,
    Event,
    Kept,
    PaidShort,
    SlipCalled,
    SlipLapsed,
    SlipMade,
    Withdrew,
)
from .ochko.moves import bet_back, burn, clear, give, lying, mix, put_back, to_bank
from .ochko.table import OUT, STOOD, Hand, OchkoTable, OpenSlip, changed, put
from .places import FOUND, SEATS, hand
from .rng import draw
from .stock import put_under
from .table import NOBODY, ask, take_card, unsee

NO_BURN, SKIPPED, FACE_UP = "no_burn", "skipped", "face_up"  # OX1, OX2, OX3
TWO_FIRST, TWO_SECOND = "two_first", "two_second"  # OX5, OX6
TURNED, UNASKED = "turned", "unasked"  # OX7, OX8
KINDS = (NO_BURN, SKIPPED, FACE_UP, TWO_FIRST, TWO_SECOND, TURNED, UNASKED)
AGAIN, AFTERWARDS = "face_up_again", "unasked_stood"  # the second card up too; a card after "stand"
SCRIPTED = (*KINDS, AGAIN, AFTERWARDS)
_AGAIN_PERCENT = 50  # a dealer who turned one card up is tired
_FINE = 1  # chip for a wrong call


# ── making slips ────────────────────────────────────────────────────────────


def slip(t: OchkoTable, kinds: Sequence[str], seat: int = NOBODY, card: int = -1) -> str:
    """Which of `kinds` the dealer makes here, before `seat` gets card number `card`; mostly "" for none."""
    mode = t.rules.irregularities
    if mode == "off":
        return ""
    if mode == "random":
        percent = _AGAIN_PERCENT if kinds == (AGAIN,) else slip_percent(t)
        return kinds[_below(t, len(kinds))] if _below(t, 100) < percent else ""
    for each in t.slips:
        fits = each.deal == t.deal and each.seat == seat and each.card in (-1, card)
        if fits and each.kind in kinds:
            t.slips = tuple(other for other in t.slips if other is not each)
            return each.kind
    return ""


def slip_percent(t: OchkoTable) -> int:
    """How many opportunities in a hundred are taken by who deals now: its own rate, or that of the house."""
    own = t.slip_percents if t.dealer != NOBODY else ()
    return own[t.dealer] if own else t.rules.slip_percent


def _below(t: OchkoTable, limit: int) -> int:
    if t.luck < 10**12:
        t.luck, t.rng = draw(t.rng)
    t.luck, found = divmod(t.luck, limit)
    return found


def open_slip(t: OchkoTable, kind: str, seat: int, out: list[Event], number: int = 0) -> None:
    """A slip can be called from now on."""
    t.open_slips += (OpenSlip(kind, seat, number),)
    if t.rules.slips_announced:
        out.append(SlipMade(kind, seat))


def find_card(t: OchkoTable, seat: int, out: list[Event], number: int = 0) -> None:
    """The next card lies face up and is seen by all; it is for a hand of `seat`, or for who draws (OX7)."""
    if t.left and t.found is None:
        t.found = take_card(t)
        t.seen += (t.found,)
        out.append(CardFound(t.found, t.left))
        open_slip(t, TURNED, seat, out, number)


def is_open(t: OchkoTable, kind: str, seat: int) -> OpenSlip | None:
    """The open slip of this kind that `seat` may call."""
    for each in t.open_slips:
        if each.kind == kind and each.seat in (seat, NOBODY):
            return each
    return None


def concerns(t: OchkoTable, seat: int) -> bool:
    """Whether something happened to `seat` that it may call."""
    return any(each.seat == seat for each in t.open_slips)


def shut(t: OchkoTable, kind: str, seat: int, missed: bool = True) -> OpenSlip | None:
    """The window of a slip closes, `missed` when a right was given away; the slip if it was open."""
    found = is_open(t, kind, seat)
    if found is not None:
        t.open_slips = tuple(each for each in t.open_slips if each is not found)
        if missed:
            t.lapsed += (found,)
    return found


def shut_all(t: OchkoTable) -> None:
    """The banker begins to draw, or the deal is over: nothing can be called any more."""
    t.lapsed += t.open_slips
    t.open_slips = ()


def tell_lapsed(t: OchkoTable, out: list[Event]) -> None:
    """What nobody called in this deal."""
    out += [SlipLapsed(each.kind, each.seat) for each in t.lapsed]
    t.lapsed = ()


# ── calling ─────────────────────────────────────────────────────────────────


def calls(t: OchkoTable, seat: int) -> tuple[CanClaim, ...]:
    """What `seat` may call at its decision."""
    if t.rules.irregularities == "off" or seat == t.hushed:
        return ()
    if not t.rules.slips_announced:
        return (CanClaim(KINDS),)
    kinds = tuple(dict.fromkeys(each.kind for each in t.open_slips if each.seat in (seat, NOBODY)))
    return (CanClaim(kinds),) if kinds else ()


def claim(t: OchkoTable, seat: int, kind: str, out: list[Event]) -> bool:
    """`seat` calls a slip. True when it is asked at once, for a choice of cards.

    A wrong call costs a chip, and nothing more can be called at this decision.
    """
    found = shut(t, kind, seat, missed=False)
    out.append(SlipCalled(seat, kind, found is not None))
    if found is not None:
        return _RIGHTS[kind](t, seat, found, out)
    if t.can_pay(seat, _FINE):
        t.chips[seat] -= _FINE
        to_bank(t, SEATS[seat], _FINE, t.chips[seat], "fine", out)
    else:
        out.append(PaidShort(seat, _FINE, 0))
    t.hushed = seat
    return False


def _burn_now(t: OchkoTable, seat: int, found: OpenSlip, out: list[Event]) -> bool:
    """The undealt cards are shuffled and one is burned; what is dealt stands (OX1)."""
    if t.left > 1:
        mix(t, [*lying(t), *t.discards], out)
        burn(t, out)
    return False


def _first_card(t: OchkoTable, seat: int, found: OpenSlip, out: list[Event]) -> bool:
    """The top card of the stock for a seat that was left out (OX2)."""
    give(t, seat, 0, out, up=False)
    return False


def _out_or_down(t: OchkoTable, seat: int, found: OpenSlip, out: list[Event]) -> bool:
    """With both cards up the bet comes back; before that, the second card will come face down (OX3)."""
    if len(t.hands[seat][0].cards) > 1:
        withdraw(t, seat, out)
    return False


def withdraw(t: OchkoTable, seat: int, out: list[Event]) -> None:
    """`seat` takes back all it bet and leaves the deal."""
    out.append(Withdrew(seat))
    for number, each in enumerate(t.hands[seat]):
        bet_back(t, seat, number, each.bet, out)
        if each.done != OUT:
            clear(t, seat, number, out)


def _choose_first(t: OchkoTable, seat: int, found: OpenSlip, out: list[Event]) -> bool:
    """Keep one of two first cards, or both as two hands if there are chips for two bets (OX5)."""
    return choose(t, seat, TWO_FIRST, t.hand, out)


def _choose_second(t: OchkoTable, seat: int, found: OpenSlip, out: list[Event]) -> bool:
    """Keep one of two second cards; both are known to all (OX6)."""
    return choose(t, seat, TWO_SECOND, found.hand, out)


def choose(t: OchkoTable, seat: int, kind: str, number: int, out: list[Event]) -> bool:
    """`seat` is asked which cards of its hand `number` it keeps."""
    t.calling = kind
    if kind == TWO_SECOND:
        t.hand = number
        ask(t, seat, (CanKeep(t.hands[seat][number].cards[1:3]),), out)
        return True
    bets = 1 if t.hands[seat][0].bet else 2
    both = (CanKeepBoth(),) if t.can_pay(seat, bets * t.rules.least_bet) else ()
    ask(t, seat, (CanKeep(t.hands[seat][0].cards[:2]), *both), out)
    return True


def _refuse_turned(t: OchkoTable, seat: int, found: OpenSlip, out: list[Event]) -> bool:
    """A card that lay face up in the stock is refused: it goes under, and the next one is dealt (OX7)."""
    if t.found is not None:
        card, t.found = t.found, None
        t.stock, t.left = put_under(t.stock, t.left, card)
        unsee(t, card)
        out.append(CardPutUnder(FOUND, 0, card, True, t.left))
        return False
    last = len(t.hands[seat][found.hand].cards) - 1
    put_back(t, seat, found.hand, last, out)
    face_up_first = last == 1 and not t.hands[seat][found.hand].closed
    give(t, seat, found.hand, out, up=last == 1 and not face_up_first)
    if last == 0 or face_up_first:
        shut(t, FACE_UP, seat, missed=False)
    return False


def _refuse_unasked(t: OchkoTable, seat: int, found: OpenSlip, out: list[Event]) -> bool:
    """A card that was not asked for goes under the stock (OX8)."""
    number = found.hand
    put_back(t, seat, number, len(t.hands[seat][number].cards) - 1, out)
    if t.rules.ox8_refuse_ends_turn:
        put(t, seat, number, changed(t.hands[seat][number], done=STOOD))
    return False


_RIGHTS: dict[str, Callable[[OchkoTable, int, OpenSlip, list[Event]], bool]] = {
    NO_BURN: _burn_now,
    SKIPPED: _first_card,
    FACE_UP: _out_or_down,
    TWO_FIRST: _choose_first,
    TWO_SECOND: _choose_second,
    TURNED: _refuse_turned,
    UNASKED: _refuse_unasked,
}


def keep(t: OchkoTable, seat: int, card: int, out: list[Event]) -> None:
    """`seat` keeps `card` of two, the other one goes under the stock (OX5a, OX6)."""
    number, first = (t.hand, 1) if t.calling == TWO_SECOND else (0, 0)
    pair = t.hands[seat][number].cards[first : first + 2]
    out.append(Kept(seat, False))
    put_back(t, seat, number, first + (pair[0] == card), out)
    t.calling = ""


def keep_both(t: OchkoTable, seat: int, out: list[Event]) -> None:
    """`seat` makes two hands of its two first cards (OX5b)."""
    each = t.hands[seat][0]
    one, other = each.cards
    out.append(Kept(seat, True))
    out.append(CardMoved(hand(seat), 1, hand(seat, 1), other, False))
    put(t, seat, 0, Hand((one,), (0,), each.bet))
    put(t, seat, 1, Hand((other,), (0,)))
    t.calling = ""


def lapse_two_first(t: OchkoTable, seat: int, out: list[Event]) -> None:
    """Nobody said anything: the dealer takes the card too many back."""
    if shut(t, TWO_FIRST, seat) is not None:
        put_back(t, seat, 0, 1, out)


def lapse_look(t: OchkoTable, out: list[Event], last_round: bool = True) -> None:
    """The look round is over: what happened to single seats cannot be called any more.

    A first card that lay face up can be until the last round is complete (OX3).
    """
    for each in t.open_slips:
        if each.seat == NOBODY or (each.kind == FACE_UP and not last_round):
            continue
        shut(t, each.kind, each.seat)
        hands = t.hands[each.seat]
        if each.hand < len(hands) and hands[each.hand].done == OUT:
            continue
        if each.kind == TWO_SECOND:
            put_back(t, each.seat, each.hand, 2, out)
        elif each.kind == TWO_FIRST:
            put_back(t, each.seat, 0, 1, out)
        elif each.kind == SKIPPED:
            withdraw(t, each.seat, out)
