"""How a passenger plays Yablon with a banker: against the bank, and with one."""

from __future__ import annotations

from game.rules.actions import AnyAction, CanBank, CanDecline, Decline, SetBank
from game.rules.places import SEATS
from game.rules.view import View

from . import between
from .persona import Persona
from .whim import Whim

READY = 50  # courage from which on a bank is never declined


def choose(view: View, persona: Persona, whim: Whim) -> AnyAction:
    """What `persona` does in the place of the seat that is asked."""
    bank = next((option for option in view.options if isinstance(option, CanBank)), None)
    if bank is None:
        return between.choose(view, persona, whim)
    may_decline = any(isinstance(option, CanDecline) for option in view.options)
    if may_decline and whim.happens(2 * max(0, READY - persona.courage)):
        return Decline()
    return SetBank(_amount(view, persona, whim, bank))


def _amount(view: View, persona: Persona, whim: Whim, bank: CanBank) -> int:
    """Courage is the share of the stack that is put up, never the same, and never all of it."""
    assert view.seat is not None
    stack = view.chips[SEATS[view.seat]]
    share = persona.courage * (90 + whim.below(21))  # in ten thousandths
    return max(bank.low, min(bank.high, stack - 1, stack * share // 10_000))
