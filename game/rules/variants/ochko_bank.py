"""Ochko with changing bank: who has a natural against the banker takes the bank (O1-O35)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from ..actions import Problem
from ..dealer import draw_black_jack
from ..events import Event
from ..ochko.house import OchkoHouse
from ..ochko.house import problems as _problems
from ..ochko.play import act, close, run_on
from ..ochko.table import OchkoTable, called, known, slots, why_no_bet
from ..table import name_dealer

__all__ = ["act", "called", "close", "known", "slots", "why_no_bet"]


class OchkoBankRules(OchkoHouse, frozen=True, kw_only=True, tag="ochko_bank"):
    """House rules of Ochko with changing bank; the defaults are RULES 4."""

    sale: Literal["entitled", "any_dealer", "off"] = "any_dealer"  # A-O13
    sale_mode: Literal["fixed", "auction"] = "fixed"
    decline: Literal["must", "stays", "left"] = "must"  # A-O14


class OchkoBank(OchkoTable, kw_only=True, tag="ochko_bank"):
    """The state."""

    rules: OchkoBankRules


def problems(rules: OchkoBankRules, seats: int) -> Iterator[Problem]:
    """What does not fit together in `rules`."""
    return _problems(rules)


def least_chips(rules: OchkoBankRules) -> int:
    """How many chips a seat needs to be in a deal."""
    return rules.least_bet


def begin(t: OchkoBank, dealer: int | None, out: list[Event]) -> None:
    """The first black jack takes the bank (O4), and on to the first decision."""
    if dealer is None:
        draw_black_jack(t, [seat for seat in range(t.seats) if t.can_pay(seat, t.rules.least_bet)], out)
    else:
        name_dealer(t, dealer, "given", out)
    t.phase = "deal"
    run_on(t, out)
