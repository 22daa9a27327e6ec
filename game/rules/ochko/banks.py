"""Who holds the bank next: a natural takes it; it may be sold, declined, or lost by who is broke (O31)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ..actions import (
    Action,
    AnyOption,
    Buy,
    CanBuy,
    CanDecline,
    CanOffer,
    CanSell,
    CanTake,
    Decline,
    Offer,
    Sell,
)
from ..events import (
    BankDeclined,
    BankEntitled,
    BankKept,
    BankOffered,
    BankSold,
    ChipsMoved,
    Event,
    OfferDeclined,
    OfferMade,
)
from ..places import SEATS
from ..table import NOBODY, ask, end_sitting, name_dealer
from .dealing import can_play
from .table import OchkoTable

if TYPE_CHECKING:
    from ..variants.ochko_bank import OchkoBankRules

_TAKE, _DECLINE = CanTake(), CanDecline()


def _rules(t: OchkoTable) -> OchkoBankRules:
    """The rules of a table whose bank moves."""
    return cast("OchkoBankRules", t.rules)


def least_bank(t: OchkoTable) -> int:
    """The chips that a banker needs: one, or twice the least bet where bets are limited by the bank."""
    return 2 * t.rules.least_bet if t.rules.bank_cover == "limit_bets" else 1


def can_bank(t: OchkoTable, seat: int, price: int = 0) -> bool:
    """Whether `seat` could hold the bank after paying `price` for it."""
    return seat not in t.sat_out and t.can_pay(seat, least_bank(t) + price)


def goes_on(t: OchkoTable, banker: int) -> bool:
    """Whether somebody can play against `banker`."""
    return any(seat != banker and can_play(t, seat) for seat in range(len(t.chips)))


def between_deals(t: OchkoTable, out: list[Event]) -> str:
    """After a deal: the sitting is over, or the bank goes to whom it belongs. The phase that follows."""
    if t.closing or t.deal == t.rules.deals:
        end_sitting(t, "closed" if t.closing else "deals", out)
        return ""
    t.decided = False
    if not t.rules.PERMANENT:
        return _heir(t, out)
    if t.dealer == NOBODY or can_bank(t, t.dealer):  # the bank never moves (P4)
        return "deal"
    end_sitting(t, "broke", out)
    return ""


def _heir(t: OchkoTable, out: list[Event]) -> str:
    """Who has the right to the bank: by a natural, else the banker, else the next who can hold it (O31)."""
    entitled = _entitled(t) if t.naturals else NOBODY
    if entitled != NOBODY:
        heir = entitled
    elif can_bank(t, t.dealer) and not _served(t):
        heir = t.dealer
    else:
        heir = _next(t)
    if heir == NOBODY or not goes_on(t, heir):
        able = [seat for seat in range(len(t.chips)) if can_play(t, seat)]
        end_sitting(t, "winner" if heir != NOBODY or len(able) == 1 else "nobody", out)
        return ""
    t.seller, t.price, t.buyer = heir, NOBODY, NOBODY
    if heir == entitled:
        out.append(BankEntitled(entitled, "natural"))
    elif heir != t.dealer:
        _new_banker(t, heir, "left" if can_bank(t, t.dealer) else "broke", out)
        return "deal"
    return "bank"


def _entitled(t: OchkoTable) -> int:
    """Who may hold the bank after a natural: the nearest on his left who had one (O32), or as agreed.

    A natural of a split pair comes after those that were dealt, and may still be the nearest.
    """
    if _rules(t).first_deal_safe and t.held == 1:
        return NOBODY
    if _rules(t).natural_bank == "next":
        return _next(t)  # another than the banker: who has a natural can hold a bank
    return next((seat for seat in t.players if seat in t.naturals and can_bank(t, seat)), NOBODY)


def _served(t: OchkoTable) -> bool:
    """Whether the banker has dealt as often as agreed."""
    return 0 < _rules(t).bank_deals <= t.held


def _next(t: OchkoTable) -> int:
    """The first from the banker's left who could hold the bank, himself the last."""
    return next((seat for seat in t.round_from_left() if can_bank(t, seat)), NOBODY)


def _new_banker(t: OchkoTable, seat: int, why: str, out: list[Event]) -> None:
    """A new bank begins."""
    t.held = 0
    name_dealer(t, seat, why, out)


# ── the right to the bank ───────────────────────────────────────────────────


def bank(t: OchkoTable, out: list[Event]) -> str:
    """Who may hold the bank keeps it, sells it, or declines (O34, A-O13, A-O14); "" when he is asked."""
    seller, rules = t.seller, _rules(t)
    found: list[AnyOption] = [_TAKE]
    new = seller != t.dealer
    sitting = rules.sale == "any_dealer" and not rules.bank_deals  # a bank for so many deals is not sold on
    if t.price == NOBODY and rules.sale != "off" and (new or sitting):
        richest = max([t.chips[seat] for seat in _others(t) if seat not in t.sat_out])
        most = richest - least_bank(t)
        if most >= 0 or rules.credit:
            found.append(CanSell(0, max(0, most)))
    if new and rules.decline != "must":
        found.append(_DECLINE)
    if len(found) == 1:
        _keep(t, out)
        return "deal"
    ask(t, seller, tuple(found), out)
    return ""


def _others(t: OchkoTable) -> list[int]:
    """All others from the seller's left."""
    return [*range(t.seller + 1, len(t.chips)), *range(t.seller)]


def bank_answer(t: OchkoTable, action: Action, out: list[Event]) -> None:
    """What is done with the right to the bank."""
    if isinstance(action, Sell):
        t.price = action.price
        t.place = 0
        t.phase = "offers"
        out.append(BankOffered(t.seller, t.price))
    elif type(action) is Decline:
        _decline(t, out)
    else:
        _keep(t, out)


def _keep(t: OchkoTable, out: list[Event]) -> None:
    t.phase = "deal"
    out.append(BankKept(t.seller))
    if t.seller != t.dealer:
        _new_banker(t, t.seller, "natural", out)


def _decline(t: OchkoTable, out: list[Event]) -> None:
    """The bank stays where it was, or passes to the decliner's left (A-O14).

    Who has dealt as often as agreed does not get it back so.
    """
    t.phase = "deal"
    out.append(BankDeclined(t.seller))
    served = t.dealer if _served(t) else NOBODY
    heirs = [seat for seat in _others(t) if seat != served and can_bank(t, seat)]
    if _rules(t).decline == "stays" and t.dealer in heirs:
        return out.append(BankKept(t.dealer))
    return _new_banker(t, heirs[0] if heirs else t.seller, "left", out)


# ── the sale ────────────────────────────────────────────────────────────────


def offers(t: OchkoTable, out: list[Event]) -> str:
    """The others answer in order from the seller's left (O34); "" when one is asked."""
    others = _others(t)
    low = t.price if t.buyer == NOBODY else t.price + 1
    while t.place < len(others):
        seat = others[t.place]
        if can_bank(t, seat, low):
            ask(t, seat, (_offer(t, seat, low), _DECLINE), out)
            return ""
        t.place += 1
    if t.buyer == NOBODY:
        return "bank"
    _sold(t, out)
    return "deal"


def _offer(t: OchkoTable, seat: int, low: int) -> AnyOption:
    """To buy at the price named, or in an auction to bid at least `low`."""
    if _rules(t).sale_mode == "fixed":
        return CanBuy(t.price, t.seller)
    high = low if t.rules.credit else t.chips[seat] - least_bank(t)
    return CanOffer(low, max(low, high), t.seller)


def offer_answer(t: OchkoTable, seat: int, action: Action, out: list[Event]) -> None:
    """`seat` buys, bids or declines."""
    t.place += 1
    if type(action) is Buy:
        t.buyer = seat
        t.place = len(t.chips)
    elif isinstance(action, Offer):
        t.buyer, t.price = seat, action.price
        out.append(OfferMade(seat, action.price))
    else:
        out.append(OfferDeclined(seat))


def _sold(t: OchkoTable, out: list[Event]) -> None:
    seller, buyer, price = t.seller, t.buyer, t.price
    out.append(BankSold(seller, buyer, price))
    if price:
        t.chips[buyer] -= price
        t.chips[seller] += price
        out.append(ChipsMoved(SEATS[buyer], SEATS[seller], price, t.chips[buyer], t.chips[seller], "sale"))
    _new_banker(t, buyer, "sold", out)
