"""Ochko, both games: every choice of the seat that is asked, from its view."""

from __future__ import annotations

from collections.abc import Callable

from game.odds.choice import Choice, kept
from game.rules.actions import (
    AnyAction,
    Bust,
    CanBet,
    CanBust,
    CanClaim,
    CanDouble,
    CanDraw,
    CanKeep,
    CanKeepBoth,
    CanRedouble,
    CanRefuse,
    CanSplit,
    CanStand,
    Double,
    Draw,
    LetBe,
    Option,
    Redouble,
    Refuse,
    Split,
    Stand,
)
from game.rules.places import SEATS, is_stake
from game.rules.places import stake as place_of
from game.rules.view import View

from . import sale, slips
from .bank import Bank
from .bets import answered, doubling, dues, first_bet
from .halves import split
from .play import Play
from .table import Held, Table, read

Found = list[tuple[AnyAction, float]]


def choices(view: View) -> tuple[Choice, ...]:
    """What the seat that is asked may do, each with its worth in chips; nothing when it is not asked.

    Worth is what the hands of the seat bring on average until they are settled; for the banker, those of
    all others. Where it is not exact the module of the decision says how far.
    """
    if not view.options:
        return ()
    if sale.asked_for_bank(view):
        return sale.choices(view)
    table = read(view)
    if _has(view, CanKeep, CanKeepBoth):
        return tuple(slips.keeps(view, table))
    found = _plain(view, table)
    if _has(view, CanClaim):
        found += slips.claims(view, table, found)
    return tuple(found)


def stake(view: View) -> int:
    """The chips in question: the bet on the hand, all bets against the banker, or what the bank is worth."""
    if sale.asked_for_bank(view):
        return max(1, round(sale.bank_worth(view)))
    numbers = [option.hand for option in view.options if isinstance(option, CanDraw | CanStand)]
    if view.seat == view.dealer:
        return sum(chips for place, chips in view.chips.items() if is_stake(place))
    assert view.seat is not None
    return view.chips.get(place_of(view.seat, numbers[0] if numbers else 0), 0)


def _plain(view: View, table: Table) -> list[Choice]:
    """Everything but calling a slip."""
    for option in view.options:
        if isinstance(option, CanBet):
            return [first_bet(table, _first(table), option.low, option.high)]
    return [Choice(action, kept(worth)) for action, worth in _decision(view)(view, table)]


def _decision(view: View) -> Callable[[View, Table], Found]:
    if _has(view, CanDouble):
        return _double
    if _has(view, CanRedouble, CanRefuse):
        return _answers
    if _has(view, CanDraw, CanStand):
        return _bank if view.seat == view.dealer else _draws
    return _waits


def _has(view: View, *kinds: type[Option]) -> bool:
    return any(isinstance(option, kinds) for option in view.options)


def _first(table: Table) -> int | None:
    """The first card of the hand that is bet on; None before there are cards."""
    for each in table.own:
        if not each.bet:
            return each.open[0] if each.open else None
    return None


def _waits(view: View, table: Table) -> Found:
    """Nothing to do but to call a slip or not."""
    return [(LetBe(), slips.as_it_is(view, table))]


# ── the double ──────────────────────────────────────────────────────────────


def _double(view: View, table: Table) -> Found:
    """The banker doubles, or not (O10)."""
    seats = next(option.seats for option in view.options if isinstance(option, CanDouble))
    plain, doubled = doubling(table, table.banker.open[0], seats, lambda seat: view.chips[SEATS[seat]])
    return [(LetBe(), plain), (Double(), doubled)]


def _answers(view: View, table: Table) -> Found:
    """A player pays the double, redoubles, or gives up (O10, A-O3): about the first hand not yet answered."""
    now = table.own[0]
    worth = answered(table, now.open[0])
    due, _ = dues(table.rules, now.bet, table.chips)
    found: Found = [(LetBe(), worth * (now.bet + due))]
    for option in view.options:
        if isinstance(option, CanRedouble):
            found.append((Redouble(), worth * (now.bet + option.due + option.more)))
        elif isinstance(option, CanRefuse):
            found.append((Refuse(), -float(now.bet)))
    return found


# ── cards ───────────────────────────────────────────────────────────────────


def _bank(view: View, table: Table) -> Found:
    """The banker stands or draws (O19)."""
    bank = Bank(table)
    return [(Stand(), bank.stand(table.banker.open)), (Draw(), bank.draw())]


def _draws(view: View, table: Table) -> Found:
    """A player stands, draws, splits or says "bust" (O17, O23, OX4), the other hands of the seat included."""
    number = next(option.hand for option in view.options if isinstance(option, CanDraw | CanStand))
    now = next(each for each in table.own if each.number == number)
    play = _play(table, now)
    rest = sum(each.bet * _later(_play(table, each), each) for each in table.own if each is not now)
    drawing = play.hand(now)
    found: Found = []
    for option in view.options:
        if isinstance(option, CanStand):
            found.append((Stand(), play.stand(now.open, now.down, not now.number)))
        elif isinstance(option, CanDraw):
            after = (*now.open, table.found) if table.found else None
            found.append((Draw(), drawing.known(after) if after else drawing.draw(now.open)))
        elif isinstance(option, CanSplit):
            found.append((Split(), split(play, now.seat, now.open[0])))
        elif isinstance(option, CanBust):
            found.append((Bust(), -1.0))
    return [(action, now.bet * worth + rest) for action, worth in found]


def _play(table: Table, now: Held) -> Play:
    return Play(table, now.bet, beside=[each for each in table.own if each is not now])


def _later(play: Play, each: Held) -> float:
    """What another hand of the seat is worth, in bets."""
    if each.stood:
        return play.stand(each.open, each.down, whole=False)
    return play.hand(each).worth(each.open)
