"""Ochko, both games: every choice of the seat that is asked, from its view."""

from __future__ import annotations

from fractions import Fraction

from game.rules.actions import (
    AnyAction,
    Bust,
    CanBust,
    CanDraw,
    CanSplit,
    CanStand,
    Draw,
    Split,
    Stand,
)
from game.rules.view import View

from .choice import Choice
from .ochko_bank import Bank
from .ochko_play import Play
from .ochko_table import Table, read

GRAIN = 1_000_000  # values are kept in millionths of a chip


def chips(worth: float) -> Fraction:
    """A value in chips as it is kept."""
    return Fraction(round(worth * GRAIN), GRAIN)


def choices(view: View) -> tuple[Choice, ...]:
    """What the seat that is asked may do, each with its worth in chips; nothing when it is not asked."""
    if not view.options:
        return ()
    table = read(view)
    found: list[tuple[AnyAction, float]] = []
    if any(isinstance(option, CanDraw) for option in view.options):
        found = _bank(table) if table.seat == table.dealer else _draws(view, table)
    return tuple(Choice(action, chips(worth)) for action, worth in found)


def _bank(table: Table) -> list[tuple[AnyAction, float]]:
    """The banker stands or draws (O19)."""
    bank, values = Bank(table), table.banker.open
    return [(Stand(), bank.stand(values)), (Draw(), bank.drawing.draw(values))]


def _draws(view: View, table: Table) -> list[tuple[AnyAction, float]]:
    """A player stands, draws or splits (O17, O23); the other hands of a split pair are added to each."""
    number = next(option.hand for option in view.options if isinstance(option, CanDraw))
    now = next(each for each in table.own if each.number == number)
    play = Play(table, now.bet)
    drawing = play.hand(now)
    rest = 0.0
    for each in table.own:
        if each is not now:
            worth = play.stand(each.open, False, False) if each.stood else play.hand(each).worth(each.open)
            rest += each.bet * worth
    found: list[tuple[AnyAction, float]] = []
    for option in view.options:
        if isinstance(option, CanStand):
            found.append((Stand(), play.stand(now.open, now.down, not now.number)))
        elif isinstance(option, CanDraw):
            after = (*now.open, table.found) if table.found else None
            found.append((Draw(), drawing.draw(now.open) if after is None else drawing.worth(after)))
        elif isinstance(option, CanSplit):
            found.append((Split(), play.split(now.open[0])))
        elif isinstance(option, CanBust):
            found.append((Bust(), -1.0))
    return [(action, now.bet * worth + rest) for action, worth in found]
