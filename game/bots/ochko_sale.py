"""What a passenger does with the bank of Ochko: keeps it, sells it, buys it, or wants none of it."""

from __future__ import annotations

from game.odds.ochko.sale import asked_for_bank as is_about_bank
from game.odds.ochko.sale import bank_worth
from game.rules.actions import (
    AnyAction,
    Buy,
    CanBuy,
    CanDecline,
    CanOffer,
    CanSell,
    Decline,
    Offer,
    Sell,
    Take,
)
from game.rules.places import SEATS
from game.rules.view import View

from .persona import Persona
from .whim import Whim

__all__ = ["bank_answer", "is_about_bank"]

SHY = 40  # courage below which a bank is given away rather than held
BOLD = 50  # courage at which a bank is bought for what it is worth, and half as much again at 75


def bank_answer(view: View, persona: Persona, whim: Whim) -> AnyAction:
    """What `persona` does with the bank that is its own, or is offered to it."""
    options = {type(option): option for option in view.options}
    buy, offer, sell = options.get(CanBuy), options.get(CanOffer), options.get(CanSell)
    most = int(bank_worth(view) * persona.courage / BOLD) if buy or offer else 0
    if isinstance(buy, CanBuy):
        return Buy() if buy.price <= most else Decline()
    if isinstance(offer, CanOffer):
        bid = min(offer.high, most)
        return Offer(offer.low + whim.below(bid - offer.low + 1)) if bid >= offer.low else Decline()
    if isinstance(sell, CanSell) and not whim.happens(persona.courage):
        return Sell(min(sell.high, max(sell.low, _price(view, persona))))
    if CanDecline in options and persona.courage < SHY and whim.happens(100 - persona.courage):
        return Decline()
    return Take()


def _price(view: View, persona: Persona) -> int:
    """What the bank costs from `persona`, by its own stack."""
    assert view.seat is not None
    return view.chips[SEATS[view.seat]] * persona.price // 100
