"""What the coach shows of a hand of Ochko: the next card, the banker, and every seat that is still in."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from game.odds.choice import kept
from game.rules.actions import CanDraw, CanStand
from game.rules.view import View

from .bank import Bank
from .play import Play
from .table import Table, read
from .totals import BUST, MOST, best, start


class Panel(msgspec.Struct, frozen=True):
    """The numbers of a hand that may draw.

    Of `unseen` cards, `over` would take it over 21. `wins` is the chance that standing now wins, for the
    banker of every bet alike; `banker_over` that he goes over 21 (None to himself). `beaten` is, to the
    banker, the chance by seat and hand that his total of now takes the bet.
    """

    total: int
    soft: bool
    over: int
    unseen: int
    wins: Fraction
    banker_over: Fraction | None = None
    beaten: tuple[tuple[int, int, Fraction], ...] = ()

    @property
    def bust(self) -> Fraction:
        """The chance that one card more goes over 21, 0 to 1."""
        return Fraction(self.over, self.unseen) if self.unseen else Fraction(0)


def panel(view: View) -> Panel | None:
    """The numbers of the hand that is asked about; None where no card is to be drawn."""
    number = next((option.hand for option in view.options if isinstance(option, CanDraw | CanStand)), None)
    if number is None:
        return None
    table = read(view)
    if view.seat == view.dealer:
        return _of_banker(table)
    return _of_player(table, number)


def _of_player(table: Table, number: int) -> Panel:
    own = next(each for each in table.own if each.number == number)
    play = Play(table, own.bet)
    banker = play.banker(own.open, own.down)
    total = best(*start(own.open))
    wins = banker[BUST] + sum(banker[1:total]) if total <= MOST else 0.0
    return _panel(table, own.open, wins, banker[BUST])


def _of_banker(table: Table) -> Panel:
    values = table.banker.open
    total, chances = best(*start(values)), Bank(table).chances()
    beaten = []
    bets = won = 0.0
    for each, found in zip(table.others, chances, strict=True):
        chance = sum(found[1:total]) + (found[total] if table.rules.ties else 0.0) + found[BUST]
        beaten.append((each.seat, each.number, kept(chance)))
        bets += each.bet
        won += each.bet * chance
    shown = _panel(table, values, won / bets if bets else 0.0, None)
    return msgspec.structs.replace(shown, beaten=tuple(beaten))


def _panel(table: Table, values: tuple[int, ...], wins: float, banker_over: float | None) -> Panel:
    hard, ace = start(values)
    over = sum(count for each, count in enumerate(table.unseen) if hard + each > MOST)
    return Panel(
        total=best(hard, ace),
        soft=best(hard, ace) != hard,
        over=round(over),
        unseen=round(sum(table.unseen)),
        wins=kept(wins),
        banker_over=None if banker_over is None else kept(banker_over),
    )
