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
from ..places import MOST_HANDS, SEATS, hand, stake
from ..table import NOBODY, ask
from .moves import clear, cover, give, give_banker, lose, push, turn_up, turn_up_banker, win
from .table import OUT, PLAYING, STOOD, Hand, OchkoTable, bonus, changed, in_play, put

_DRAW_OR_STAND = tuple((CanDraw(number), CanStand(number)) for number in range(MOST_HANDS))


# ── naturals ────────────────────────────────────────────────────────────────


def naturals(t: OchkoTable, out: list[Event]) -> bool:
    """The banker looks at his closed card and says a natural at once; else players' naturals are paid.

    True: the banker has one and the deal is settled (O14-O16).
    """
    if totals.is_natural(t.banker_hand.cards):
        _banker_natural(t, out)
        return True
    for seat, number, each in list(in_play(t)):
        if totals.is_natural(each.cards):
            _pay_natural(t, seat, number, out)
    return False


def _banker_natural(t: OchkoTable, out: list[Event]) -> None:
    turn_up_banker(t, out)
    out.append(NaturalShown(t.dealer))
    for seat, number, each in list(in_play(t)):
        turn_up(t, seat, number, out)
        if not totals.is_natural(each.cards):
            lose(t, seat, number, 2, "banker_natural", out)
            continue
        out.append(NaturalShown(seat, number))
        if t.rules.both_natural == "pay":
            lose(t, seat, number, 1, "both_natural", out)
        else:
            push(t, seat, number, out)


def _pay_natural(t: OchkoTable, seat: int, number: int, out: list[Event]) -> None:
    """Twice the bet at once, and the hand is out of play (O15); it gives a right to the bank (O31)."""
    turn_up(t, seat, number, out)
    out.append(NaturalShown(seat, number))
    win(t, seat, number, 2, "natural", out)
    t.naturals += (seat,)
    clear(t, seat, number, out)


# ── players ─────────────────────────────────────────────────────────────────


def draws(t: OchkoTable, out: list[Event]) -> bool:
    """Hand after hand from the dealer's left (O17). True: somebody is asked."""
    while t.place < len(t.players):
        seat = t.players[t.place]
        hands = t.hands[seat]
        while t.hand < len(hands):
            each = hands[t.hand]
            if each.done != OUT and _turn(t, seat, each, out):
                return True
            hands = t.hands[seat]
            if hands[t.hand].done != PLAYING:
                t.hand += 1
        t.place, t.hand = t.place + 1, 0
    return False


def _turn(t: OchkoTable, seat: int, each: Hand, out: list[Event]) -> bool:
    """Asks for the hand in turn, or ends it where there is nothing to choose."""
    if t.rules.irregularities != "off":
        if each.done == PLAYING and t.found is None and not slips.concerns(t, seat):
            each = _card_slips(t, seat, each, out)
        if _unasked_open(t, seat) and (each.done == STOOD or _nothing_to_draw(t, each)):
            ask(t, seat, (CanLetBe(), *slips.calls(t, seat)), out)
            return True
    if each.done == STOOD:
        hidden = t.rules.bust_call == "manual" and concealable(each)
        if totals.hard(each.cards) > totals.MOST and not hidden and not bonus(t, each)[0]:
            _over(t, seat, each, out)
        return False
    if _nothing_to_draw(t, each):
        return _end_of_hand(t, seat, each, out)
    ask(t, seat, _options(t, seat, each), out)
    return True


def _card_slips(t: OchkoTable, seat: int, each: Hand, out: list[Event]) -> Hand:
    """The dealer gives a card too many, or the next one lies face up (OX7, OX8)."""
    made = slips.slip(t, (slips.UNASKED, slips.TURNED), seat, len(each.cards))
    if made == slips.TURNED:
        slips.find_card(t, NOBODY, out)
    elif made and not _nothing_to_draw(t, each):
        return _unasked(t, seat, out)
    return each


def _unasked(t: OchkoTable, seat: int, out: list[Event]) -> Hand:
    if give(t, seat, t.hand, out) is not None:
        slips.open_slip(t, slips.UNASKED, seat, out, t.hand)
    return t.hands[seat][t.hand]


def _unasked_open(t: OchkoTable, seat: int) -> bool:
    found = slips.is_open(t, slips.UNASKED, seat)
    return found is not None and found.hand == t.hand


def _nothing_to_draw(t: OchkoTable, each: Hand) -> bool:
    """21 or more without an ace to bend (A-O16), or no card is left (A-O15)."""
    if totals.hard(each.cards) >= totals.MOST:
        return True
    return not t.left and t.found is None and (t.reshuffled or not t.discards)


def _end_of_hand(t: OchkoTable, seat: int, each: Hand, out: list[Event]) -> bool:
    """A hand that cannot draw. True: its owner is asked whether he says that it is bust."""
    if totals.hard(each.cards) > totals.MOST and not bonus(t, each)[0]:
        if t.rules.bust_call == "manual" and concealable(each):
            ask(t, seat, (CanBust(t.hand), CanStand(t.hand), *slips.calls(t, seat)), out)
            return True
        _over(t, seat, each, out)
        return False
    _stand(t, seat, True, out)
    return False


def concealable(each: Hand) -> bool:
    """Whether the open cards alone do not give a bust away (OX4)."""
    shown = [card for i, card in enumerate(each.cards) if i not in each.closed]
    return bool(each.closed) and totals.hard(shown) < totals.MOST


def _options(t: OchkoTable, seat: int, each: Hand) -> tuple[AnyOption, ...]:
    found: tuple[AnyOption, ...] = _DRAW_OR_STAND[t.hand]
    if len(each.cards) == 2 and _may_split(t, seat, each):
        found = (*found, CanSplit(each.bet, t.hand))
    if t.rules.irregularities != "off":
        found = (*found, *slips.calls(t, seat))
    return found


def _may_split(t: OchkoTable, seat: int, each: Hand) -> bool:
    if not totals.are_pair(each.cards, t.rules.split_by == "value"):
        return False
    room = cover(t)
    within = len(t.hands[seat]) < t.rules.max_split_hands and (room is None or room >= each.bet)
    return within and t.left > 1 and t.can_pay(seat, each.bet)


def answer(t: OchkoTable, seat: int, action: Action, out: list[Event]) -> None:
    """`seat` draws, stands, splits, or says that its hand is bust."""
    if t.open_slips:
        if slips.shut(t, slips.UNASKED, seat) is not None and type(action) is not LetBe:
            _after_card(t, seat, out)
            if t.hands[seat][t.hand].done == OUT:
                return
        if type(action) in (Draw, Split):
            slips.shut(t, slips.TURNED, seat)
    kind = type(action)
    if kind is Draw:
        out.append(Drew(seat, t.hand))
        give(t, seat, t.hand, out)
        _after_card(t, seat, out)
    elif kind is Split:
        _split(t, seat, out)
    elif kind is Bust:
        _over(t, seat, t.hands[seat][t.hand], out)
    elif kind is LetBe:
        out.append(LeftAsItIs(seat))
        _after_card(t, seat, out)
    else:
        _stand(t, seat, False, out)
        cards = len(t.hands[seat][t.hand].cards)
        if t.found is None and slips.slip(t, (slips.AFTERWARDS,), seat, cards):
            _unasked(t, seat, out)


def _after_card(t: OchkoTable, seat: int, out: list[Event]) -> None:
    """A hand that is paid extra is shown at once (4.7), and paid at once where the house has it (A-O7)."""
    each = t.hands[seat][t.hand]
    times, kind = bonus(t, each)
    if not times or totals.hard(each.cards) > totals.MOST:
        return
    turn_up(t, seat, t.hand, out)
    out.append(BonusMade(seat, t.hand, kind, times))
    if t.rules.bonus_time == "at_once":
        win(t, seat, t.hand, times, kind, out)
        clear(t, seat, t.hand, out)


def _stand(t: OchkoTable, seat: int, forced: bool, out: list[Event]) -> None:
    out.append(Stood(seat, t.hand, forced))
    put(t, seat, t.hand, changed(t.hands[seat][t.hand], done=STOOD))


def _over(t: OchkoTable, seat: int, each: Hand, out: list[Event]) -> None:
    """Over 21: the bet is lost at once, whatever becomes of the banker (O18)."""
    number = t.hand
    turn_up(t, seat, number, out)
    out.append(Busted(seat, number, totals.hard(each.cards)))
    lose(t, seat, number, 1, "bust", out)
    clear(t, seat, number, out)


def _split(t: OchkoTable, seat: int, out: list[Event]) -> None:
    """Two hands of a pair, an equal bet on the second, a new card to each; aces draw no more (P5-P8, P11)."""
    turn_up(t, seat, t.hand, out)
    each, new = t.hands[seat][t.hand], len(t.hands[seat])
    one, other = each.cards
    out.append(HandSplit(seat, t.hand, new))
    out.append(CardMoved(hand(seat, t.hand), 1, hand(seat, new), other, True))
    t.chips[seat] -= each.bet
    out.append(ChipsMoved(SEATS[seat], stake(seat, new), each.bet, t.chips[seat], each.bet, "split"))
    done = STOOD if one >> 2 == ACE else PLAYING
    for number, card in ((t.hand, one), (new, other)):
        put(t, seat, number, Hand((card,), (), each.bet, done, True))
    for number in (t.hand, new):
        give(t, seat, number, out)
        if t.rules.split_rights == "full" and totals.is_natural(t.hands[seat][number].cards):
            _pay_natural(t, seat, number, out)
        elif done == STOOD:
            out.append(Stood(seat, number, True))


# ── the banker ──────────────────────────────────────────────────────────────


def banker(t: OchkoTable, out: list[Event]) -> bool:
    """The banker shows his card and draws as he likes, or to a fixed total (O19, O22). True: he is asked."""
    if next(in_play(t), None) is None:
        return False
    slips.shut_all(t)
    if t.banker_hand.closed:
        turn_up_banker(t, out)
    fixed = t.rules.fixed_total
    while True:
        cards = t.banker_hand.cards
        if totals.hard(cards) > totals.MOST:
            out.append(Busted(t.dealer, 0, totals.hard(cards)))
            return False
        if _nothing_to_draw(t, t.banker_hand) or (fixed and totals.best(cards) >= fixed):
            out.append(Stood(t.dealer, 0, True))
            return False
        if not fixed:
            if t.banker_hand.done == STOOD:
                return False
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
