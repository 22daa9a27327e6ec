"""Yablon with a banker: a bet against the bank exactly, a bank as ordinary players would bet against it."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.actions import CanBank, CanDecline, Decline, SetBank
from game.rules.places import SEATS
from game.rules.view import View

from . import between
from .choice import Choice, Piece, kept

PAYING = range(7, 12)  # ranks between two cards on which a bet pays (RULES 8.3)
BETS = sum(16 * (12 - ranks) / 1326 for ranks in PAYING)  # how often two cards are such
WINS = sum(16 * (12 - ranks) / 1326 * 4 * ranks / 50 for ranks in PAYING)  # and how often they win then
MANY = 100  # deals that are looked ahead where a bank has no last one
POINTS = 6  # amounts at which a bank is weighed; between them its worth is read off a straight line


def choices(view: View) -> tuple[Choice, ...]:
    """What the seat that is asked may do, each with its worth; nothing when it is not asked."""
    found = list(between.choices(view))
    for option in view.options:
        if isinstance(option, CanBank):
            found.append(_banks(view, option))
        elif isinstance(option, CanDecline):
            found.append(Choice(Decline(), kept(0)))
    return tuple(found)


def bank_worth(bank: int, stacks: Sequence[int]) -> float:
    """What a bank brings its banker on average, in chips, against punters with `stacks` in their order.

    They count no cards and bet half of what they may whenever seven ranks or more lie between (7 of 13
    ranks pay, RULES 8.3). Not exact: every hand is taken as if it came from a fresh pack.
    """
    if not bank or not stacks:
        return 0.0
    rest = stacks[1:]
    stake = min(stacks[0], max(1, min(bank, stacks[0]) // 2))
    no_bet = bank_worth(bank, rest)
    won = bank_worth(bank - stake, rest) - stake
    lost = bank_worth(bank + stake, rest) + stake
    return no_bet + BETS * (lost - no_bet) + WINS * (won - lost)


def banks_worth(view: View, bank: int) -> float:
    """What a bank brings in all deals that its banker deals with it, in chips (X20).

    Each further deal is taken to bring the same share of what is then left.
    """
    first = bank_worth(bank, _punters(view))
    rules = view.rules
    deals = rules.bank_deals or MANY
    if rules.deals:
        deals = min(deals, rules.deals - view.deal + bool(view.cards))
    return first if deals == 1 or not bank else bank * ((1 + first / bank) ** deals - 1)


def _banks(view: View, option: CanBank) -> Choice:
    """A bank of any size, or as much more in an emptied one."""
    step = max(1, (option.high - option.low) // POINTS)
    amounts = [*range(option.low, option.high, step), option.high]
    worths = [kept(banks_worth(view, amount)) for amount in amounts]
    pieces = [Piece(option.low, option.low, worths[0], kept(0))] if len(amounts) == 1 else []
    for low, high, at_low, at_high in zip(amounts, amounts[1:], worths, worths[1:], strict=False):
        pieces.append(Piece(low, high, at_low, (at_high - at_low) / (high - low)))
    best = max(range(len(amounts)), key=lambda n: (worths[n], -amounts[n]))
    return Choice(SetBank(amounts[best]), worths[best], None, tuple(pieces))


def _punters(view: View) -> tuple[int, ...]:
    """The stacks of those who can still bet, in their order from the banker's left."""
    assert view.seat is not None
    seats = [(view.seat + place) % view.seats for place in range(1, view.seats)]
    if view.cards:  # an emptied bank: some have had their turn
        seats = [seat for seat in seats if f"hand {seat}" in view.cards]
    return tuple(chips for seat in seats if (chips := view.chips[SEATS[seat]]) > 0)
