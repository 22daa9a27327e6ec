"""Events of Ochko as words: lines of the log, and on what occasions a passenger has something to say."""

from __future__ import annotations

from game.rules import places
from game.rules.events import (
    BankKept,
    BankOffered,
    BankSold,
    BetPlaced,
    BonusMade,
    Busted,
    CardDealt,
    DealAnnulled,
    DealBegan,
    DealerNamed,
    Doubled,
    DoubleRefused,
    Event,
    HandLost,
    HandPushed,
    HandSplit,
    HandWon,
    NaturalShown,
    Passed,
    Redoubled,
    SatOut,
    SlipCalled,
    SlipLapsed,
    Stood,
    WentBroke,
    Withdrew,
)
from game.rules.irregularities import (
    FACE_UP,
    NO_BURN,
    SKIPPED,
    TURNED,
    TWO_FIRST,
    TWO_SECOND,
    UNASKED,
)
from game.rules.view import View

from .card_words import card_word
from .say_games import Name, Translate

SLIPS = {NO_BURN: 1, SKIPPED: 2, FACE_UP: 3, TWO_FIRST: 5, TWO_SECOND: 6, TURNED: 7, UNASKED: 8}
"""The numbers of the slips in RULES.md and in the words: `slip.ox3`, `slip_text.ox3`."""
_BARE: dict[type[Event], str] = {
    BankKept: "log.banker",
    Doubled: "log.doubles",
    DoubleRefused: "log.refuses",
    HandPushed: "log.push",
    HandSplit: "log.splits",
    NaturalShown: "log.natural",
    Passed: "log.no_bet",
    Redoubled: "log.redoubles",
    SatOut: "log.sits_out",
    Stood: "log.stands",
    WentBroke: "log.out",
    Withdrew: "log.withdraws",
}


def log_line(event: Event, before: View, name: Name, tr: Translate) -> str | None:
    """What the log says of `event`; the house speaks as a house. None when it says nothing."""
    house = tr("table.house")
    said = _said(event, before, lambda seat: name(seat) if seat >= 0 else house, tr)
    if said is not None and said.startswith(house):  # a line begins with a capital, a name as it was given
        return said[:1].upper() + said[1:]
    return said


def _said(event: Event, before: View, who: Name, tr: Translate) -> str | None:
    match event:
        case DealBegan(number=number, dealer=dealer):
            return tr("log.deal", n=number, name=who(dealer))
        case DealerNamed(seat=seat):
            return tr("log.banker", name=who(seat))
        case DealAnnulled():
            return tr("log.annulled")
        case BetPlaced(seat=seat, amount=amount):
            return tr("log.bets", name=who(seat), n=amount)
        case CardDealt(to=to, card=card, up=True) if card is not None and _draws(before, to):
            drawer = places.seat_of(to)
            return tr("log.draws", name=who(-1 if drawer is None else drawer), card=card_word(card, tr))
        case Busted(seat=seat, total=total):
            return tr("log.bust", name=who(seat), total=total)
        case Doubled(seat=seat, times=4):
            return tr("log.quadruples", name=who(seat))
        case BonusMade(seat=seat, times=times):
            return tr("log.bonus", name=who(seat), n=times + before.rules.bonus_with_bet)
        case HandWon(seat=seat, amount=amount):
            return tr("log.win", name=who(seat), n=amount)
        case HandLost(seat=seat, amount=amount, why=why):
            return tr("log.o_tie" if why == "tie" else "log.loss", name=who(seat), n=amount)
        case BankOffered(seat=seat, price=price):
            return tr("log.offers_bank", name=who(seat), n=price)
        case BankSold(buyer=buyer, price=price):
            return tr("log.sells", name=who(buyer), n=price)
        case SlipCalled(seat=seat, right=right):
            return tr("log.call_right" if right else "log.call_wrong", name=who(seat))
        case SlipLapsed(kind=kind):
            what = tr(f"slip.ox{SLIPS[kind]}") if kind in SLIPS else ""
            return tr("log.lapsed", what=what[:1].lower() + what[1:]) if what else None
        case _ if type(event) in _BARE:
            return tr(_BARE[type(event)], name=who(event.seat))  # type: ignore[attr-defined]
        case _:
            return None


def _draws(before: View, to: places.Place) -> bool:
    """Whether a card that comes to a place now is one that was drawn."""
    return before.deal > 0 and len(before.cards.get(to, ())) > 1


def occasion(event: Event, before: View) -> tuple[int, str] | None:
    """The seat that may speak now, and on what occasion; -1 is the house, which says nothing."""
    rules = before.rules
    match event:
        case BetPlaced(seat=seat, amount=amount) if rules.least_bet < rules.most_bet:
            when = {rules.least_bet: "bet_small", rules.most_bet: "bet_big"}.get(amount)
            return (seat, when) if when else None
        case Doubled(seat=seat) | Redoubled(seat=seat):
            return seat, "bet_big"
        case NaturalShown(seat=seat):
            return seat, "natural"
        case Busted(seat=seat):
            return seat, "banker_loses" if seat == before.dealer else "bust"
        case HandWon(seat=seat, amount=amount):
            return seat, "big_win" if amount >= 4 * rules.most_bet else "win"
        case HandLost(why="banker_natural" | "hidden_bust"):
            return before.dealer, "banker_takes"
        case HandLost(seat=seat, why="lower" | "tie"):
            return seat, "lose"
        case SlipCalled(right=right):
            return before.dealer, "caught_slip" if right else "wrong_call"
        case _:
            return None
