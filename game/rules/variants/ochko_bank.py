"""Ochko with changing bank: who has a natural against the banker takes the bank (O1-O35)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from ..actions import Problem
from ..dealer import draw_black_jack, draw_first_ace
from ..events import Event
from ..ochko.house import OchkoHouse
from ..ochko.house import problems as _problems
from ..ochko.play import act, ask_again, close, run_on
from ..ochko.table import OchkoTable, called, known, slots, why_no_bet
from ..table import name_dealer

__all__ = ["act", "ask_again", "called", "close", "known", "slots", "why_no_bet"]


class OchkoBankRules(OchkoHouse, frozen=True, kw_only=True, tag="ochko_bank"):
    """House rules of Ochko with changing bank; the defaults are RULES 4."""

    RANGES: ClassVar = {**OchkoHouse.RANGES, "bank_deals": (0, 100)}

    bottom: Literal["burned", "joker"] = "burned"  # what lies face up under the pack and marks its end (X28)
    first_banker: Literal["black_jack", "first_ace"] = "black_jack"  # O4
    natural_bank: Literal["holder", "next"] = "holder"  # who deals after a player's natural (O31)
    first_deal_safe: bool = False  # a natural in the first deal of a bank does not move it
    bank_deals: int = 0  # after so many the bank passes left; 0 is as long as it lasts
    sale: Literal["entitled", "any_dealer", "off"] = "any_dealer"  # A-O13
    sale_mode: Literal["fixed", "auction"] = "fixed"
    decline: Literal["must", "stays", "left"] = "must"  # A-O14

    @property
    def burns(self) -> bool:
        """Whether a card is burned; the joker takes its place, but is no card of the pack and never dealt."""
        return self.bottom == "burned"


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
    """The first black jack, or ace, takes the bank (O4), and on to the first decision."""
    if dealer is None:
        draw = draw_black_jack if t.rules.first_banker == "black_jack" else draw_first_ace
        draw(t, [seat for seat in range(t.seats) if t.can_pay(seat, t.rules.least_bet)], out)
    else:
        name_dealer(t, dealer, "given", out)
    t.phase = "deal"
    run_on(t, out)
