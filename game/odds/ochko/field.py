"""What a total is worth to the banker of Ochko, against all hands that are still in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from game.rules import totals
from game.rules.ochko.house import OchkoHouse

from .table import NEVER, Face, Held, Table, stands
from .totals import BUST, MOST, VALUES, Stands, Stock, best, ends, shares, to_total

Totals = list[float]
"""Chips by the total that they stand with, 0..21; at place 0 those that have gone over it."""

OTHERS = to_total(16, 17)  # how those play who have not had their turn


def times(rules: OchkoHouse, values: Sequence[int]) -> int:
    """How many bets a hand is paid for what it is (O25, O26), whatever its suits; 0 for a plain one."""
    found = 0
    if len(values) >= totals.FIVE:
        found = 2 ** (len(values) - 4)
    elif len(values) == 3 and sum(values) == MOST:
        ranks = sorted(values)
        found = 3 if ranks == [7, 7, 7] else 2 if ranks == [6, 7, 8] else 0
    if not rules.bonus:
        return 0
    if rules.bonus_with_bet and found:
        found -= 1
    return min(found, rules.bonus_cap) if rules.bonus_cap else found


def gains(field: Sequence[float], ties: bool) -> Totals:
    """What each total brings the banker against `field`; at place 0 what going over 21 does (O20, O21)."""
    found, below, bets = [0.0] * (MOST + 1), 0.0, sum(field[1:])
    found[BUST] = -bets
    for total in range(1, MOST + 1):
        here = field[total]
        found[total] = below + (here if ties else 0.0) - (bets - below - here)
        below += here
    return found


def field_of(table: Table, hands: Iterable[tuple[Held, Stock]], chances: Stock) -> Totals:
    """The chips that these hands hold against the banker, by the totals they will have."""
    found = [0.0] * (MOST + 1)
    for each, guess in hands:
        if each.bet and not (len(each.values) > 2 and not each.hidden and times(table.rules, each.open)):
            for total, share in enumerate(totals_of(table, each, guess, chances)):
                found[total] += each.bet * share
    return found


def totals_of(table: Table, each: Held, guess: Stock, chances: Stock) -> Totals:
    """The chances of the totals of a hand that stands, or of one that has not had its turn."""
    shown, ace = sum(each.open), int(1 in each.open)
    starts: dict[tuple[int, int], float] = {}
    for value, chance in enumerate(guess) if each.hidden == 1 else ((0, 1.0),):
        if chance:
            at = shown + value, ace | (value == 1)
            starts[at] = starts.get(at, 0.0) + chance
    if not each.stood:
        return ends(starts, OTHERS, chances)
    found = [0.0] * (MOST + 1)
    for (hard, kind), chance in starts.items():
        found[stood_total(table.rules, each, hard, kind) if hard <= MOST else BUST] += chance
    return found


def stood_total(rules: OchkoHouse, each: Held, hard: int, ace: int) -> int:
    """What a hand counts at the showdown; two aces as dealt as the house has it (A-O18)."""
    if rules.two_aces and hard == 2 and len(each.values) == 2 and each.number == 0:
        return MOST
    return best(hard, ace)


def shown_as(unseen: Stock, hand: tuple[int, ...], face: Face, least: int = 0) -> Stock:
    """The chances of the hidden card of a hand that stands, as the banker must guess it.

    Of the `hand` there are the hard total of its open cards, whether an ace is among them, the number of
    all cards, the first open card, and the hidden one: it is not among the unseen of its owner, but among
    those of the banker. Of what was drawn to, only the first two cards are remembered. `least` is the
    least total that the house lets it stand on.
    """
    *seen, own = hand
    fits = _behind(tuple(seen), face, least)
    found = [count * fit for count, fit in zip(unseen, fits, strict=True)]
    found[own] += fits[own]
    return shares(found)


@lru_cache(maxsize=1 << 13)
def _behind(seen: tuple[int, ...], face: Face, least: int) -> Stock:
    """How well each value fits behind open cards that are `seen` as in `shown_as`."""
    open_total, open_ace, cards, first = seen
    found = [0.0] * 11
    for value in VALUES:
        hard, ace = open_total + value, open_ace | (value == 1)
        if hard <= MOST:
            weight = stands(hard, ace, cards, open_total, face, least)
            if cards > 2:
                two = first + value
                weight *= 1 + NEVER - stands(two, int(1 in (first, value)), 2, first, face, least)
            found[value] = weight
    return tuple(found)


def bank_stands(table: Table) -> Stands | None:
    """How a banker draws who is bound to a total; None where he is free (O19)."""
    return to_total(table.rules.fixed_total) if table.rules.fixed_total else None


def next_card(table: Table) -> Stock:
    """The chance of each value to be the next card of the stock."""
    return shares(table.stock)
