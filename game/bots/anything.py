"""Any of the options that there are, with any amount: what bench, self-test and long walks play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.rules.actions import (
    AnyAction,
    Bet,
    Call,
    CanBank,
    CanBet,
    CanCall,
    CanClaim,
    CanKeep,
    CanOffer,
    CanPass,
    CanSell,
    Claim,
    Keep,
    NoBet,
    Offer,
    Option,
    Sell,
    SetBank,
)
from game.rules.answers import OPTION_OF


def any_answer(options: Sequence[Option], at: float) -> AnyAction:
    """One of the options, any value of its range; `at` is the chance, 0 to 1."""
    many = len(options)
    option = options[0] if many == 1 else options[int(at * many)]
    if type(option) is CanBet:  # by far the most frequent
        return Bet(option.low + int(at * 997 % 1 * (option.high - option.low + 1)))
    kind = type(option)
    answer: AnyAction = _VALUED[kind](option, at * 997 % 1) if kind in _VALUED else _PLAIN[kind]()
    return answer


def _within(option: Any, at: float) -> int:
    low: int = option.low
    return low + int(at * (option.high - low + 1))


_PLAIN: dict[type[Option], Any] = {CanPass: NoBet} | {option: play for play, option in OPTION_OF.items()}
_VALUED: dict[type[Option], Callable[[Any, float], AnyAction]] = {
    CanBank: lambda option, at: SetBank(_within(option, at)),
    CanSell: lambda option, at: Sell(_within(option, at)),
    CanOffer: lambda option, at: Offer(_within(option, at)),
    CanCall: lambda option, at: Call(option.choices[int(at * len(option.choices))]),
    CanClaim: lambda option, at: Claim(option.kinds[int(at * len(option.kinds))]),
    CanKeep: lambda option, at: Keep(option.cards[int(at * len(option.cards))]),
}
