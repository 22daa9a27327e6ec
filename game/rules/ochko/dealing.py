"""The pack, the two rounds of cards, and the look round the table after them (O5-O8, O12, OX1-OX7)."""

from __future__ import annotations

from .. import irregularities as slips
from ..actions import Action, CanBet, CanLetBe
from ..cards import Card
from ..events import CardsCleared, DealBegan, DeckShuffled, Event, LeftAsItIs
from ..places import BURNED, HANDS
from ..table import NOBODY, ask, cut, deal_card, shuffle, sit_out
from .betting import bet_range
from .moves import burn, clear, give, give_banker, lay_joker, reshuffle
from .table import NO_CARDS, OUT, Hand, OchkoTable

_NOBODY: frozenset[int] = frozenset()


def can_play(t: OchkoTable, seat: int) -> bool:
    """Whether `seat` is in the sitting and has chips for the least bet."""
    return seat not in t.sat_out and t.can_pay(seat, t.rules.least_bet)


def begin_deal(t: OchkoTable, out: list[Event]) -> None:
    """Who plays, the pack, and for a changing bank the first card; the bets come next."""
    t.deal, t.held = t.deal + 1, t.held + 1
    t.decided = t.reshuffled = False
    t.doubled, t.naturals = _NOBODY, ()
    if t.rules.pack_out == "annul":
        t.before = tuple(t.chips)
    out.append(DealBegan(t.deal, t.dealer))
    now: list[int] = []
    for seat in t.round_from_left():
        if seat == t.dealer or seat in t.sat_out:
            continue
        if t.can_pay(seat, t.rules.least_bet):
            now.append(seat)
        else:
            sit_out(t, seat, out)
    t.players = tuple(now)
    t.hands = [()] * len(t.chips)
    t.banker_hand = NO_CARDS
    _pack(t, out)
    if t.rules.PERMANENT:
        for seat in now:
            t.hands[seat] = _FIRST_HAND
    else:
        first_round(t, out)


def _pack(t: OchkoTable, out: list[Event]) -> None:
    """A whole pack for every deal, or the old one down to the burned card (O5-O7, A-O1)."""
    rules = t.rules
    if rules.shuffle == "until_burn" and t.deal > 1:
        return
    t.discards = ()
    if t.burned is not None:
        out.append(CardsCleared(BURNED))
        t.burned = None
    shuffle(t, t.dealer, out, rules.packs)
    t.unshown = ()
    cut(t, t.players[-1], out)
    if not rules.burns:
        lay_joker(t, out)
        return
    if slips.slip(t, (slips.NO_BURN,)):
        slips.open_slip(t, slips.NO_BURN, NOBODY, out)
        return
    burn(t, out)
    if rules.shuffle == "each_deal" and t.burned is not None:
        _shuffle_again(t, t.burned, out)


def _shuffle_again(t: OchkoTable, burned: Card, out: list[Event]) -> None:
    """All but the burned card are shuffled and cut once more (O7); chance has ordered them, unless told."""
    if t.stacked:
        shuffle(t, t.dealer, out, t.rules.packs, (burned,))
    else:
        out.append(DeckShuffled(t.dealer, t.left))
    cut(t, t.players[-1], out)


# ── rounds ──────────────────────────────────────────────────────────────────


_FIRST_HAND = (NO_CARDS,)
_FIRST = (slips.SKIPPED, slips.FACE_UP, slips.TWO_FIRST, slips.TURNED)
_SECOND = (slips.TWO_SECOND, slips.TURNED)


def first_round(t: OchkoTable, out: list[Event]) -> None:
    """One card each, face down, the banker last (O8)."""
    if t.rules.irregularities == "off":
        return _smooth_round(t, out, up=False)
    for seat in t.players:
        if not t.hands[seat] or t.hands[seat][0].done != OUT:
            _first_card(t, seat, slips.slip(t, _FIRST, seat, 0), out)
    return _card_for_banker(t, 0, out)


def second_round(t: OchkoTable, out: list[Event]) -> None:
    """A second card each, face up, the banker last (O12)."""
    if t.rules.irregularities == "off":
        _smooth_round(t, out, up=True)
    else:
        for seat in t.players:
            for number, each in enumerate(t.hands[seat]):
                if each.done != OUT and each.cards:
                    _second_card(t, seat, number, slips.slip(t, _SECOND, seat, 1), out)
        _card_for_banker(t, 1, out)
    t.reshuffled = False  # the discards may come back once more for the drawing (A-O15)


def _smooth_round(t: OchkoTable, out: list[Event], up: bool) -> None:
    """A card for everybody who is in, and the banker, without a slip: nobody has two hands, none is found."""
    hands, closed = t.hands, () if up else (0,)
    for seat in t.players:
        each = hands[seat][0] if hands[seat] else NO_CARDS
        if each.done != OUT and (t.left or reshuffle(t, out)):  # out: without a bet before the cards (P2)
            card = deal_card(t, HANDS[seat], out, up)
            hands[seat] = (Hand((*each.cards, card), each.closed or closed, each.bet),)
    give_banker(t, out, up)


def _card_for_banker(t: OchkoTable, held: int, out: list[Event]) -> None:
    """The banker's card of a round, of which he holds `held`; it may lie face up (OX7)."""
    if slips.slip(t, (slips.TURNED,), t.dealer, held):
        slips.find_card(t, t.dealer, out)
        slips.shut(t, slips.TURNED, t.dealer, missed=False)
    give_banker(t, out, up=held > 0)


def _first_card(t: OchkoTable, seat: int, slip: str, out: list[Event]) -> None:
    """The first card of `seat`, with what the dealer does wrong."""
    if slip == slips.SKIPPED:
        return slips.open_slip(t, slip, seat, out)
    if slip == slips.TURNED:
        slips.find_card(t, seat, out)
    turned = t.found is not None
    give(t, seat, 0, out, up=slip == slips.FACE_UP)
    if turned or slip == slips.FACE_UP:
        slips.open_slip(t, slips.FACE_UP, seat, out)
    elif slip == slips.TWO_FIRST and give(t, seat, 0, out, up=False) is not None:
        slips.open_slip(t, slip, seat, out)
    return None


def _second_card(t: OchkoTable, seat: int, number: int, slip: str, out: list[Event]) -> None:
    """The second card of a hand: down where the first lies up, unless the dealer slips again (OX3)."""
    first_up = not t.hands[seat][number].closed
    reminded = slips.is_open(t, slips.FACE_UP, seat) is None
    again = first_up and not reminded and slips.slip(t, (slips.AGAIN,), seat, 1) != ""
    if slip == slips.TURNED:
        slips.find_card(t, seat, out, number)
    give(t, seat, number, out, up=again or not first_up)
    if first_up and t.hands[seat][number].closed:
        slips.shut(t, slips.FACE_UP, seat, missed=False)
    elif first_up and reminded:
        slips.open_slip(t, slips.FACE_UP, seat, out)
    if slip == slips.TWO_SECOND and not first_up and give(t, seat, number, out) is not None:
        slips.open_slip(t, slip, seat, out, number)


# ── looking round ───────────────────────────────────────────────────────────


def look(t: OchkoTable, out: list[Event]) -> bool:
    """Everybody may call what went wrong in the round, before play goes on. True: somebody is asked."""
    if t.rules.irregularities != "off":
        while t.place < len(t.players):
            seat = t.players[t.place]
            bet = _missing_bet(t, seat, out)
            if bet is not None:
                ask(t, seat, (bet,), out)
                return True
            here = any(each.done != OUT for each in t.hands[seat])
            if here and (not t.rules.slips_announced or slips.concerns(t, seat)):
                ask(t, seat, (CanLetBe(), *slips.calls(t, seat)), out)
                return True
            t.place += 1
    return False


def _missing_bet(t: OchkoTable, seat: int, out: list[Event]) -> CanBet | None:
    """The bet that a second hand of `seat` still needs (OX5b)."""
    for number, each in enumerate(t.hands[seat]):
        if each.cards and not each.bet and each.done != OUT:
            t.hand = number
            allowed = bet_range(t, seat)
            if allowed is not None:
                return allowed
            clear(t, seat, number, out)
    return None


def looked(t: OchkoTable, seat: int, action: Action, out: list[Event]) -> None:
    """`seat` has nothing to call."""
    out.append(LeftAsItIs(seat))
    t.place += 1
