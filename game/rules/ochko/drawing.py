"""Naturals, the cards that players and banker draw, splitting, and what ends a hand (O14-O19, P5-P9)."""

from __future__ import annotations

from .. import irregularities as slips
from .. import totals
from ..actions import (
    Action,
    AnyOption,
    Bust,
    CanBust,
    CanDraw,
    CanLetBe,
    CanSplit,
    CanStand,
    Draw,
    LetBe,
    Split,
    Stand,
)
from ..cards import ACE
from ..events import (
    BonusMade,
    Busted,
    CardMoved,
    ChipsMoved,
    Drew,
    Event,
    HandSplit,
    LeftAsItIs,
    NaturalShown,
    Stood,
)
from ..places import MOST_HANDS, SEATS
from ..table import NOBODY, ask
from .moves import clear_shown, cover, give, give_banker, lose, push, show, turn_up, turn_up_banker, win
from .settling import annul
from .table import (
    HAND_AT,
    OUT,
    PLAYING,
    STAKE_AT,
    STOOD,
    Hand,
    OchkoTable,
    bonus,
    changed,
    in_play,
    may_stand,
    nobody_plays,
    put,
)

_DRAW_OR_STAND = tuple((CanDraw(number), CanStand(number)) for number in range(MOST_HANDS))
_DRAW = tuple((CanDraw(number),) for number in range(MOST_HANDS))


# ── naturals ────────────────────────────────────────────────────────────────


def naturals(t: OchkoTable, out: list[Event]) -> bool:
    """The banker looks at his closed card and says a natural at once; else players' naturals are paid.

    True: the banker has one and the deal is settled (O14-O16).
    """
    if totals.is_natural(t.banker_hand.cards):
        _banker_natural(t, out)
        return True
    for seat in t.players:
        for number, each in enumerate(t.hands[seat]):
            if totals.is_natural(each.cards):
                _pay_natural(t, seat, number, each, out)
    return False


def _banker_natural(t: OchkoTable, out: list[Event]) -> None:
    turn_up_banker(t, out)
    out.append(NaturalShown(t.dealer))
    for seat, number, each in in_play(t):
        show(t, HAND_AT[seat][number], each, out)
        put(t, seat, number, Hand(each.cards, (), 0, each.done, each.split))
        if not totals.is_natural(each.cards):
            lose(t, seat, number, each.bet, 2, "banker_natural", out)
            continue
        out.append(NaturalShown(seat, number))
        if t.rules.both_natural == "pay":
            lose(t, seat, number, each.bet, 1, "both_natural", out)
        else:
            push(t, seat, number, each.bet, out)


def _pay_natural(t: OchkoTable, seat: int, number: int, each: Hand, out: list[Event]) -> None:
    """Twice the bet at once, and the hand is out of play (O15); it gives a right to the bank (O31)."""
    show(t, HAND_AT[seat][number], each, out)
    out.append(NaturalShown(seat, number))
    win(t, seat, number, each.bet, 2, "natural", out)
    t.naturals += (seat,)
    clear_shown(t, seat, number, each, out)


# ── players ─────────────────────────────────────────────────────────────────


def draws(t: OchkoTable, out: list[Event]) -> bool:
    """Hand after hand from the dealer's left (O17). True: somebody is asked."""
    turn = _turn if t.rules.irregularities == "off" else _watched_turn
    players, number = t.players, t.hand
    for place in range(t.place, len(players)):
        seat = players[place]
        while number < len(t.hands[seat]):
            each = t.hands[seat][number]
            if each.done != OUT and turn(t, seat, number, each, out):
                t.place, t.hand = place, number
                return True
            number += 1
        number = 0
    return False


def _turn(t: OchkoTable, seat: int, number: int, each: Hand, out: list[Event]) -> bool:
    """Asks for the hand in turn, or ends it where there is nothing to choose."""
    if each.done == STOOD:
        return False
    count = totals.hard(each.cards)
    if count >= totals.MOST or _no_card_left(t):
        return _end_of_hand(t, seat, number, each, count, out)
    ask(t, seat, _options(t, seat, number, each), out)
    return True


def _watched_turn(t: OchkoTable, seat: int, number: int, each: Hand, out: list[Event]) -> bool:
    """The same where the dealer may slip, and whoever got a card too many may call it."""
    if each.done == PLAYING and t.found is None and not slips.concerns(t, seat):
        each = _card_slips(t, seat, number, each, out)
    if _unasked_open(t, seat, number) and (each.done == STOOD or _nothing_to_draw(t, each)):
        ask(t, seat, (CanLetBe(), *slips.calls(t, seat)), out)
        return True
    if each.done != STOOD:
        return _turn(t, seat, number, each, out)
    hidden = t.rules.bust_call == "manual" and concealable(each)
    if totals.hard(each.cards) > totals.MOST and not hidden and not bonus(t, each)[0]:
        _over(t, seat, number, each, out)
    return False


def _card_slips(t: OchkoTable, seat: int, number: int, each: Hand, out: list[Event]) -> Hand:
    """The dealer gives a card too many, or the next one lies face up (OX7, OX8)."""
    made = slips.slip(t, (slips.UNASKED, slips.TURNED), seat, len(each.cards))
    if made == slips.TURNED:
        slips.find_card(t, NOBODY, out)
    elif made and not _nothing_to_draw(t, each):
        return _unasked(t, seat, number, out)
    return each


def _unasked(t: OchkoTable, seat: int, number: int, out: list[Event]) -> Hand:
    if give(t, seat, number, out) is not None:
        slips.open_slip(t, slips.UNASKED, seat, out, number)
    return t.hands[seat][number]


def _unasked_open(t: OchkoTable, seat: int, number: int) -> bool:
    found = slips.is_open(t, slips.UNASKED, seat)
    return found is not None and found.hand == number


def _nothing_to_draw(t: OchkoTable, each: Hand) -> bool:
    """21 or more without an ace to bend (A-O16), or no card is left."""
    return totals.hard(each.cards) >= totals.MOST or _no_card_left(t)


def _no_card_left(t: OchkoTable) -> bool:
    """Nothing in the stock, and the discards do not come back (A-O15)."""
    return not t.left and t.found is None and (t.reshuffled or not t.discards)


def _end_of_hand(t: OchkoTable, seat: int, number: int, each: Hand, count: int, out: list[Event]) -> bool:
    """A hand that cannot draw. True: its owner is asked whether he says that it is bust."""
    if count < totals.MOST and t.rules.pack_out == "annul":
        annul(t, out)
        return False
    if count > totals.MOST and not bonus(t, each)[0]:
        if t.rules.bust_call == "manual" and concealable(each):
            ask(t, seat, (CanBust(number), CanStand(number), *slips.calls(t, seat)), out)
            return True
        _over(t, seat, number, each, out)
        return False
    _stand(t, seat, number, each, True, out)
    return False


def concealable(each: Hand) -> bool:
    """Whether the open cards alone do not give a bust away (OX4)."""
    shown = [card for i, card in enumerate(each.cards) if i not in each.closed]
    return bool(each.closed) and totals.hard(shown) < totals.MOST


def _options(t: OchkoTable, seat: int, number: int, each: Hand) -> tuple[AnyOption, ...]:
    found: tuple[AnyOption, ...] = _DRAW_OR_STAND[number]
    if t.rules.stand_least and not may_stand(t, each):
        found = _DRAW[number]
    elif t.rules.bonus_ends and bonus(t, each)[0]:  # with a fifth card that nobody asked for
        found = (CanStand(number),)
    if len(each.cards) == 2 and _may_split(t, seat, each):
        found = (*found, CanSplit(each.bet, number))
    if t.rules.irregularities != "off":
        found = (*found, *slips.calls(t, seat))
    return found


def _may_split(t: OchkoTable, seat: int, each: Hand) -> bool:
    by = t.rules.split_by
    if not totals.are_pair(each.cards, by == "value") or (by == "aces" and each.cards[0] >> 2 != ACE):
        return False
    room = cover(t)
    within = len(t.hands[seat]) < t.rules.max_split_hands and (room is None or room >= each.bet)
    return within and t.left > 1 and t.can_pay(seat, each.bet)


def answer(t: OchkoTable, seat: int, action: Action, out: list[Event]) -> None:
    """`seat` draws, stands, splits, or says that its hand is bust."""
    kind, number = type(action), t.hand
    if t.open_slips:
        if slips.shut(t, slips.UNASKED, seat) is not None and kind is not LetBe:
            _after_card(t, seat, number, out)
            if t.hands[seat][number].done != PLAYING:
                return
        if kind is Draw or kind is Split:
            slips.shut(t, slips.TURNED, seat)
    if kind is Draw:
        out.append(Drew(seat, number))
        give(t, seat, number, out)
        _after_card(t, seat, number, out)
    elif kind is Stand:
        each = t.hands[seat][number]
        _stand(t, seat, number, each, False, out)
        if (
            t.rules.irregularities != "off"
            and t.found is None
            and slips.slip(t, (slips.AFTERWARDS,), seat, len(each.cards))
        ):
            _unasked(t, seat, number, out)
    elif kind is Split:
        _split(t, seat, out)
    elif kind is Bust:
        _over(t, seat, number, t.hands[seat][number], out)
    else:
        out.append(LeftAsItIs(seat))
        _after_card(t, seat, number, out)


def _after_card(t: OchkoTable, seat: int, number: int, out: list[Event]) -> None:
    """A hand that is paid extra is shown at once (4.7), and may end or be paid with it (A-O6, A-O7)."""
    each = t.hands[seat][number]
    times, kind = bonus(t, each)
    if not times or totals.hard(each.cards) > totals.MOST:
        return
    turn_up(t, seat, number, out)
    out.append(BonusMade(seat, number, kind, times))
    if t.rules.bonus_time == "at_once":
        win(t, seat, number, each.bet, times, kind, out)
        clear_shown(t, seat, number, each, out)
    elif t.rules.bonus_ends and each.done == PLAYING:
        _stand(t, seat, number, t.hands[seat][number], True, out)


def _stand(t: OchkoTable, seat: int, number: int, each: Hand, forced: bool, out: list[Event]) -> None:
    out.append(Stood(seat, number, forced))
    put(t, seat, number, Hand(each.cards, each.closed, each.bet, STOOD, each.split))


def _over(t: OchkoTable, seat: int, number: int, each: Hand, out: list[Event]) -> None:
    """Over 21: the bet is lost at once, whatever becomes of the banker (O18)."""
    show(t, HAND_AT[seat][number], each, out)
    out.append(Busted(seat, number, totals.hard(each.cards)))
    lose(t, seat, number, each.bet, 1, "bust", out)
    clear_shown(t, seat, number, each, out)


def _split(t: OchkoTable, seat: int, out: list[Event]) -> None:
    """Two hands of a pair, an equal bet on the second, a new card to each; aces draw no more (P5-P8, P11)."""
    turn_up(t, seat, t.hand, out)
    each, new = t.hands[seat][t.hand], len(t.hands[seat])
    one, other = each.cards
    out.append(HandSplit(seat, t.hand, new))
    out.append(CardMoved(HAND_AT[seat][t.hand], 1, HAND_AT[seat][new], other, True))
    t.chips[seat] -= each.bet
    out.append(ChipsMoved(SEATS[seat], STAKE_AT[seat][new], each.bet, t.chips[seat], each.bet, "split"))
    done = STOOD if one >> 2 == ACE else PLAYING
    for number, card in ((t.hand, one), (new, other)):
        put(t, seat, number, Hand((card,), (), each.bet, done, True))
    for number in (t.hand, new):
        give(t, seat, number, out)
        each = t.hands[seat][number]
        if t.rules.split_rights == "full" and totals.is_natural(each.cards):
            _pay_natural(t, seat, number, each, out)
        elif done == STOOD:
            out.append(Stood(seat, number, True))


# ── the banker ──────────────────────────────────────────────────────────────


def banker(t: OchkoTable, out: list[Event]) -> bool:
    """The banker shows his card and draws as he likes, or to a fixed total (O19, O22). True: he is asked."""
    if nobody_plays(t) or t.banker_hand.done == STOOD:
        return False
    if t.open_slips:
        slips.shut_all(t)
    if t.banker_hand.closed:
        turn_up_banker(t, out)
    fixed = t.rules.fixed_total
    while True:
        cards = t.banker_hand.cards
        count = totals.hard(cards)
        if count > totals.MOST:
            out.append(Busted(t.dealer, 0, count))
            return False
        bound = count == totals.MOST or 0 < fixed <= totals.best(cards)
        if bound or _no_card_left(t):
            if not bound and t.rules.pack_out == "annul":
                annul(t, out)
            else:
                out.append(Stood(t.dealer, 0, True))
            return False
        if not fixed:
            ask(t, t.dealer, _DRAW_OR_STAND[0], out)
            return True
        out.append(Drew(t.dealer))
        give_banker(t, out)


def banker_answer(t: OchkoTable, action: Action, out: list[Event]) -> None:
    """The banker draws or stands."""
    if type(action) is Draw:
        out.append(Drew(t.dealer))
        give_banker(t, out)
    else:
        out.append(Stood(t.dealer))
        t.banker_hand = changed(t.banker_hand, done=STOOD)
