"""How cards and chips move at a table of Ochko."""

from __future__ import annotations

from ..cards import Card
from ..events import (
    CardBurned,
    CardMoved,
    CardPutUnder,
    CardsCleared,
    CardTurned,
    ChipsMoved,
    DeckCut,
    Event,
    HandLost,
    HandPushed,
    HandWon,
    JokerLaid,
    PaidShort,
)
from ..places import BURNED, FOUND, HOUSE, SEATS, Place, banker_hand
from ..stock import put_under
from ..table import HAND_CLEARED, NOBODY, deal_card, shuffle, take_card, unsee
from .table import GONE, HAND_AT, NO_CARDS, STAKE_AT, Hand, OchkoTable, put

# ── cards ───────────────────────────────────────────────────────────────────


def give(t: OchkoTable, seat: int, number: int, out: list[Event], up: bool = True) -> Card | None:
    """The next card goes to a hand; one that was found face up stays so. None when there is no card left."""
    place = HAND_AT[seat][number]
    if t.found is not None:
        card, up = _found_goes(t, place, out), True
    elif t.left or reshuffle(t, out):
        card = deal_card(t, place, out, up)
    else:
        return None
    hands = t.hands[seat]
    each = hands[number] if number < len(hands) else NO_CARDS
    cards = each.cards
    closed = each.closed if up else (*each.closed, len(cards))
    put(t, seat, number, Hand((*cards, card), closed, each.bet, each.done, each.split))
    return card


def give_banker(t: OchkoTable, out: list[Event], up: bool = True) -> Card | None:
    """The next card goes to the banker, who must take one that was found face up (OX7)."""
    place = banker_hand(t.dealer)
    if t.found is not None:
        card, up = _found_goes(t, place, out), True
    elif t.left or reshuffle(t, out):
        card = deal_card(t, place, out, up)
    else:
        return None
    each = t.banker_hand
    t.banker_hand = Hand((*each.cards, card), each.closed if up else (*each.closed, len(each.cards)))
    return card


def _found_goes(t: OchkoTable, place: Place, out: list[Event]) -> Card:
    """The card that lay face up in the stock goes to `place`."""
    card, t.found = t.found, None
    assert card is not None
    out.append(CardMoved(FOUND, 0, place, card, True))
    return card


def show(t: OchkoTable, at: Place, each: Hand, out: list[Event]) -> None:
    """The closed cards of the hand at `at` are turned up before all; who calls writes the hand."""
    for index in each.closed:
        card = each.cards[index]
        t.seen += (card,)
        out.append(CardTurned(at, index, card))


def turn_up(t: OchkoTable, seat: int, number: int, out: list[Event]) -> None:
    """The closed cards of a hand are shown to all."""
    each = t.hands[seat][number]
    if each.closed:
        show(t, HAND_AT[seat][number], each, out)
        put(t, seat, number, Hand(each.cards, (), each.bet, each.done, each.split))


def turn_up_banker(t: OchkoTable, out: list[Event]) -> None:
    """The banker shows his closed card (O14, O19)."""
    show(t, banker_hand(t.dealer), t.banker_hand, out)
    t.banker_hand = Hand(t.banker_hand.cards)


def put_back(t: OchkoTable, seat: int, number: int, index: int, out: list[Event]) -> None:
    """A card of a hand goes to the bottom of the stock, unseen if it lay face down."""
    each = t.hands[seat][number]
    card, up = each.cards[index], index not in each.closed
    t.stock, t.left = put_under(t.stock, t.left, card)
    if up:
        unsee(t, card)
    closed = tuple(i - (i > index) for i in each.closed if i != index)
    cards = each.cards[:index] + each.cards[index + 1 :]
    put(t, seat, number, Hand(cards, closed, each.bet, each.done, each.split))
    out.append(CardPutUnder(HAND_AT[seat][number], index, card, up, t.left))


def clear(t: OchkoTable, seat: int, number: int, out: list[Event]) -> None:
    """A hand without a bet is out of play: its cards go to the discards."""
    each = t.hands[seat][number]
    if each.closed:
        keep_unshown(t, seat, each)
    clear_shown(t, seat, number, each, out)


def clear_shown(t: OchkoTable, seat: int, number: int, each: Hand, out: list[Event]) -> None:
    """`each`, shown and settled, is out of play: its cards go to the discards."""
    put(t, seat, number, GONE)
    if each.cards:
        t.discards += each.cards
        out.append(HAND_CLEARED[seat] if not number else CardsCleared(HAND_AT[seat][number]))


def keep_unshown(t: OchkoTable, seat: int, each: Hand) -> None:
    """What of `each` goes to the discards face down, its owner still knows."""
    t.unshown += tuple((seat, each.cards[i]) for i in each.closed)


def lying(t: OchkoTable) -> list[Card]:
    """All cards before seats and banker, the burned and the found one."""
    cards = [card for hands in t.hands for each in hands for card in each.cards]
    cards += t.banker_hand.cards
    cards += [card for card in (t.burned, t.found) if card is not None]
    return cards


def open_cards(t: OchkoTable) -> list[Card]:
    """Those of the lying cards that everybody sees."""
    hands = [t.banker_hand, *(each for hands in t.hands for each in hands)]
    cards = [card for each in hands for i, card in enumerate(each.cards) if i not in each.closed]
    return cards + [card for card in (t.burned, t.found) if card is not None]


def mix(t: OchkoTable, without: list[Card], out: list[Event]) -> None:
    """The banker shuffles all cards but `without`; what is known of these stays known."""
    seen = t.seen
    shuffle(t, t.dealer, out, t.rules.packs, without)
    t.seen = seen
    out.append(DeckCut(t.players[-1]))


def burn(t: OchkoTable, out: list[Event]) -> None:
    """The top card is shown and goes face up to the bottom, where it is not dealt (O6)."""
    t.burned = take_card(t)
    t.seen += (t.burned,)
    out.append(CardBurned(t.burned))


def lay_joker(t: OchkoTable, out: list[Event]) -> None:
    """Where no card is burned the joker lies at the bottom; a blank card, without a word (P1)."""
    if not t.rules.PERMANENT:
        out.append(JokerLaid(t.dealer))


def reshuffle(t: OchkoTable, out: list[Event]) -> bool:
    """The stock is used up: the discards become a new one, once in a deal (A-O1, A-O15). False: no cards."""
    if t.reshuffled or not t.discards:
        return False
    t.reshuffled = True
    again = t.rules.shuffle == "until_burn" and t.burned is not None
    if again:  # the burned card has been reached and goes back into the pack
        out.append(CardsCleared(BURNED))
        t.burned = None
    t.discards = ()
    t.seen, t.unshown = tuple(open_cards(t)), ()
    mix(t, lying(t), out)
    if again and t.left > 1:
        burn(t, out)
    if not t.rules.burns:
        lay_joker(t, out)
    return True


# ── chips ───────────────────────────────────────────────────────────────────


def cover(t: OchkoTable) -> int | None:
    """How many chips more may be bet so that the bank can pay each bet twice; None is no limit (A-O8c)."""
    if t.rules.bank_cover != "limit_bets" or t.dealer == NOBODY or t.rules.credit:
        return None
    return t.chips[t.dealer] // 2 - sum(each.bet for hands in t.hands for each in hands)


def stake_more(t: OchkoTable, seat: int, number: int, due: int, why: str, out: list[Event]) -> None:
    """`seat` adds `due` chips to the bet on a hand, or all it has (C5)."""
    held = t.chips[seat]
    paid = due if held >= due or t.rules.credit else max(0, held)
    each = t.hands[seat][number]
    if paid:
        t.chips[seat] = left = held - paid
        bet = each.bet + paid
        put(t, seat, number, Hand(each.cards, each.closed, bet, each.done, each.split))
        out.append(ChipsMoved(SEATS[seat], STAKE_AT[seat][number], paid, left, bet, why))
    if paid < due:
        out.append(PaidShort(seat, due, paid))


def to_bank(t: OchkoTable, src: Place, amount: int, left: int, why: str, out: list[Event]) -> None:
    """`amount` chips go to the banker from a place where `left` remain."""
    if t.dealer == NOBODY:
        t.house += amount
        out.append(ChipsMoved(src, HOUSE, amount, left, t.house, why))
    else:
        t.chips[t.dealer] = chips = t.chips[t.dealer] + amount
        out.append(ChipsMoved(src, SEATS[t.dealer], amount, left, chips, why))


def from_bank(t: OchkoTable, seat: int, amount: int, why: str, out: list[Event]) -> None:
    """`amount` chips go from the banker to `seat`."""
    banker, chips = t.dealer, t.chips
    chips[seat] += amount
    if banker == NOBODY:
        t.house -= amount
        out.append(ChipsMoved(HOUSE, SEATS[seat], amount, t.house, chips[seat], why))
    else:
        chips[banker] -= amount
        out.append(ChipsMoved(SEATS[banker], SEATS[seat], amount, chips[banker], chips[seat], why))


# ── bets: these move chips alone, who calls writes the hand without its bet ──


def bet_back(t: OchkoTable, seat: int, number: int, bet: int, out: list[Event]) -> None:
    """The bet on a hand goes back to its owner."""
    if bet:
        t.chips[seat] = chips = t.chips[seat] + bet
        out.append(ChipsMoved(STAKE_AT[seat][number], SEATS[seat], bet, 0, chips, "stake"))


def win(t: OchkoTable, seat: int, number: int, bet: int, times: int, why: str, out: list[Event]) -> None:
    """The banker pays `times` bets, or all he has, and the bet goes back (C5, A-O8)."""
    banker, chips = t.dealer, t.chips
    due = paid = times * bet
    if banker != NOBODY and due > chips[banker] and not t.rules.credit and t.rules.bank_cover != "credit":
        paid = chips[banker]
    out.append(HandWon(seat, paid, why, number))
    bet_back(t, seat, number, bet, out)
    if paid:
        from_bank(t, seat, paid, "win", out)
    if paid < due:
        out.append(PaidShort(banker, due, paid))


def lose(t: OchkoTable, seat: int, number: int, bet: int, times: int, why: str, out: list[Event]) -> None:
    """The bet goes to the banker, and what more is due from the stack, as far as it reaches (C5)."""
    more = (times - 1) * bet
    paid = more if t.can_pay(seat, more) else max(0, t.chips[seat])
    out.append(HandLost(seat, bet + paid, why, number))
    to_bank(t, STAKE_AT[seat][number], bet, 0, "lose", out)
    if paid:
        t.chips[seat] -= paid
        to_bank(t, SEATS[seat], paid, t.chips[seat], "lose", out)
    if paid < more:
        out.append(PaidShort(seat, times * bet, bet + paid))


def push(t: OchkoTable, seat: int, number: int, bet: int, out: list[Event]) -> None:
    """The bet comes back, nothing is won or lost."""
    out.append(HandPushed(seat, number))
    bet_back(t, seat, number, bet, out)
