"""Does an action fit an option: one rule for every game."""

from __future__ import annotations

from collections.abc import Sequence

from .actions import (
    Action,
    Bust,
    Buy,
    CanBank,
    CanBust,
    CanBuy,
    CanClaim,
    CanDecline,
    CanDouble,
    CanDraw,
    CanKeep,
    CanKeepBoth,
    CanLetBe,
    CanOffer,
    CanRedouble,
    CanRefuse,
    CanSell,
    CanSplit,
    CanStand,
    CanTake,
    Claim,
    Decline,
    Double,
    Draw,
    Keep,
    KeepBoth,
    LetBe,
    Offer,
    Option,
    Problem,
    Redouble,
    Refuse,
    Sell,
    SetBank,
    Split,
    Stand,
    Take,
)
from .cards import name

OPTION_OF: dict[type[Action], type[Option]] = {
    Draw: CanDraw,
    Stand: CanStand,
    Split: CanSplit,
    Double: CanDouble,
    Redouble: CanRedouble,
    Refuse: CanRefuse,
    Bust: CanBust,
    LetBe: CanLetBe,
    Claim: CanClaim,
    Keep: CanKeep,
    KeepBoth: CanKeepBoth,
    Take: CanTake,
    Decline: CanDecline,
    SetBank: CanBank,
    Sell: CanSell,
    Buy: CanBuy,
    Offer: CanOffer,
}


def problem(options: Sequence[Option], action: Action) -> Problem | None:
    """Why none of `options` allows `action`, or None if one does.

    Codes: `not_now` (play), `price_range` (price, low, high), `bank_range`, `no_such_slip` (kind, kinds),
    `keep_choice` (card, cards).
    """
    wanted = OPTION_OF.get(type(action))
    for option in options:
        if type(option) is wanted:
            return _value_problem(option, action)
    return Problem("not_now", {"play": str(type(action).__struct_config__.tag)})


def _value_problem(option: Option, action: Action) -> Problem | None:
    """What is wrong with what an action names."""
    if isinstance(option, CanSell | CanOffer) and isinstance(action, Sell | Offer):
        price, low, high = action.price, option.low, option.high
        if type(price) is not int or not low <= price <= high:
            return Problem("price_range", {"price": price, "low": low, "high": high})
    elif isinstance(option, CanBank) and isinstance(action, SetBank):
        amount, low, high = action.amount, option.low, option.high
        if type(amount) is not int or not low <= amount <= high:
            return Problem("bank_range", {"amount": amount, "low": low, "high": high})
    elif isinstance(option, CanClaim) and isinstance(action, Claim):
        if action.kind not in option.kinds:
            return Problem("no_such_slip", {"kind": action.kind, "kinds": ", ".join(option.kinds)})
    elif isinstance(option, CanKeep) and isinstance(action, Keep) and action.card not in option.cards:
        cards = ", ".join(map(name, option.cards))
        return Problem("keep_choice", {"card": str(action.card), "cards": cards})
    return None
