"""Does an action fit an option: one rule for every game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .actions import (
    Action,
    Bet,
    BetGap,
    Bust,
    Buy,
    Call,
    CanBank,
    CanBet,
    CanBetGap,
    CanBust,
    CanBuy,
    CanCall,
    CanClaim,
    CanDecline,
    CanDouble,
    CanDraw,
    CanKeep,
    CanKeepBoth,
    CanLetBe,
    CanOffer,
    CanPass,
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
    NoBet,
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
    Bet: CanBet,
    BetGap: CanBetGap,
    NoBet: CanPass,
    Call: CanCall,
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


def _bet(option: CanBet, action: Bet) -> Problem | None:
    amount = action.amount
    if type(amount) is int and option.low <= amount <= option.high:
        return None
    return Problem("bet_range", {"amount": amount, "low": option.low, "high": option.high})


def _bank(option: CanBank, action: SetBank) -> Problem | None:
    amount = action.amount
    if type(amount) is int and option.low <= amount <= option.high:
        return None
    return Problem("bank_range", {"amount": amount, "low": option.low, "high": option.high})


def _price(option: CanSell | CanOffer, action: Sell | Offer) -> Problem | None:
    price = action.price
    if type(price) is int and option.low <= price <= option.high:
        return None
    return Problem("price_range", {"price": price, "low": option.low, "high": option.high})


def _call(option: CanCall, action: Call) -> Problem | None:
    if action.what in option.choices:
        return None
    return Problem("call_choice", {"what": action.what, "choices": ", ".join(option.choices)})


def _claim(option: CanClaim, action: Claim) -> Problem | None:
    if action.kind in option.kinds:
        return None
    return Problem("no_such_slip", {"kind": action.kind, "kinds": ", ".join(option.kinds)})


def _card(option: CanKeep, action: Keep) -> Problem | None:
    if action.card in option.cards:
        return None
    return Problem("keep_choice", {"card": str(action.card), "cards": ", ".join(map(name, option.cards))})


# What is wrong with the value that an action names, for the actions that name one.
# Codes: `bet_range` (amount, low, high), `bank_range`, `price_range` (price, low, high),
# `call_choice` (what, choices), `no_such_slip` (kind, kinds), `keep_choice` (card, cards).
VALUE_PROBLEM: dict[type[Action], Callable[[Any, Any], Problem | None]] = {
    Bet: _bet,
    SetBank: _bank,
    Sell: _price,
    Offer: _price,
    Call: _call,
    Claim: _claim,
    Keep: _card,
}

# To every action: the option that it needs, and the check of its value if it names one.
ANSWERS = {action: (option, VALUE_PROBLEM.get(action)) for action, option in OPTION_OF.items()}
