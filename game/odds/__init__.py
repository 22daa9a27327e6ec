"""Chances and values of every choice, from what one seat may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from threading import RLock

from game.rules.actions import Action, CanBetGap
from game.rules.variants.in_between import InBetweenRules
from game.rules.variants.ochko import OchkoRules
from game.rules.variants.ochko_bank import OchkoBankRules
from game.rules.variants.red_dog import RedDogRules
from game.rules.variants.yablon import YablonRules
from game.rules.variants.yablon_bank import YablonBankRules
from game.rules.view import View

from . import bank, between, red_dog
from .choice import Chances, Choice, Piece
from .ochko import choices as ochko

__all__ = ["Chances", "Choice", "Piece", "best", "choices", "stake", "value"]

_GAMES: dict[type, Callable[[View], tuple[Choice, ...]]] = {
    InBetweenRules: between.choices,
    YablonRules: between.choices,
    YablonBankRules: bank.choices,
    RedDogRules: red_dog.choices,
    OchkoRules: ochko.choices,
    OchkoBankRules: ochko.choices,
}

_last: tuple[View | None, tuple[Choice, ...]] = None, ()
_one_at_a_time = RLock()


def choices(view: View) -> tuple[Choice, ...]:
    """Every way the seat of `view` may go on, with its worth; none when it is not asked.

    Worth is what the rest of the hand brings on average, in chips, over all orders of the unseen cards. It
    is exact but at Ochko, where hands that are not seen, and people, must be guessed at (`ochko`).

    The last question is remembered: the coach, the table that grades and the review ask it in turn. It may
    be asked ahead on another thread: whoever asks it meanwhile waits for that answer.
    """
    global _last
    with _one_at_a_time:
        asked, found = _last
        if asked is None or asked != view:
            found = _GAMES[type(view.rules)](view)
            _last = view, found
    return found


def best(found: Sequence[Choice]) -> Choice:
    """The choice worth most; the first of equals, and so the one that stakes less."""
    return max(found, key=lambda choice: choice.worth)


def value(found: Sequence[Choice], action: Action) -> Fraction:
    """What `action` is worth, in chips; `LookupError` when it is none of the choices."""
    for choice in found:
        if choice.takes(action):
            return choice.value(action)
    raise LookupError(f"{action} is none of {len(found)} choices")


def stake(view: View) -> int:
    """The chips that are in question for the seat of `view`, besides those that an action names.

    That is the bet on the hand at Ochko, for the banker all bets that are in, and what the bank is worth;
    at In-Between the fixed bet on a gap.
    """
    if isinstance(view.rules, OchkoRules | OchkoBankRules):
        return ochko.stake(view)
    return max((option.amount for option in view.options if isinstance(option, CanBetGap)), default=0)
