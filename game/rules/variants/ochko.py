"""Ochko with permanent bank: one banker, bets before the cards, a total to stand on (P1-P11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from ..actions import Problem, Refused
from ..dealer import draw_black_jack
from ..events import Event
from ..ochko.house import OchkoHouse
from ..ochko.house import problems as _problems
from ..ochko.play import act, ask_again, close, run_on
from ..ochko.table import OchkoTable, called, known, slots, why_no_bet
from ..table import name_dealer

__all__ = ["act", "ask_again", "called", "close", "known", "slots", "why_no_bet"]


class OchkoRules(OchkoHouse, frozen=True, kw_only=True, tag="ochko"):
    """House rules of Ochko with permanent bank; the defaults are RULES 7, and RULES 4 where that is silent.

    `shuffle` until_burn plays on down to the blank card, which lies where elsewhere the burned card does.
    """

    SEATS: ClassVar = (1, 14)  # P1
    PERMANENT: ClassVar[bool] = True
    RANGES: ClassVar = {**OchkoHouse.RANGES, "stands_on": (12, 21)}

    banker: Literal["house", "seat"] = "house"  # P4
    stands_on: int = 17
    most_bet: int = 10  # P2
    packs: int = 2  # P1
    shuffle: Literal["each_deal", "until_burn"] = "until_burn"
    double: Literal["all", "individual", "quadruple", "off"] = "off"  # the bets stand before the cards

    @property
    def draws(self) -> bool:
        """Whether a seat holds the bank, and is drawn for it unless one is named."""
        return self.banker == "seat"

    @property
    def fixed_total(self) -> int:
        """The total on which the banker stands."""
        return self.stands_on


class Ochko(OchkoTable, kw_only=True, tag="ochko"):
    """The state."""

    rules: OchkoRules


def problems(rules: OchkoRules, seats: int) -> Iterator[Problem]:
    """What does not fit together in `rules`: `limits`, and `seats` where the banker would sit alone."""
    if rules.banker == "seat" and seats < 2:
        yield Problem("seats", {"seats": seats, "low": 2, "high": rules.SEATS[1]})
    yield from _problems(rules)


def least_chips(rules: OchkoRules) -> int:
    """How many chips a seat needs to be in a deal."""
    return rules.least_bet


def begin(t: Ochko, dealer: int | None, out: list[Event]) -> None:
    """The house or a seat takes the bank, and on to the first bet. A house as banker names no dealer."""
    if t.rules.banker == "seat":
        if dealer is None:
            draw_black_jack(t, [seat for seat in range(t.seats) if t.can_pay(seat, t.rules.least_bet)], out)
        else:
            name_dealer(t, dealer, "given", out)
    elif dealer is not None:
        raise Refused(Problem("dealer", {"dealer": dealer}))
    t.phase = "deal"
    run_on(t, out)
