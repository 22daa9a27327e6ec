"""Chips at Ochko before the second card: the first bet, the banker's double, and the answers to it.

A bet is worth what its first card is (`ochko_prospects`). The banker is taken to double on an ace or a
ten, and a player to redouble on an ace: in a fresh pack nothing else pays. That a stack or the bank may
be too small for what is lost or won is left aside, but not that it may be too small for a double.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.rules.ochko.house import OchkoHouse

from .choice import Choice, Piece, bet, kept
from .ochko_prospects import Prospects, prospects
from .ochko_table import Held, Table
from .ochko_totals import VALUES, Stock

DOUBLES_ON = (1, 10)  # first cards of a banker that a double pays on
REDOUBLES_ON = (1,)  # first cards of a player that a redouble pays on
# How much likelier a card is behind the highest bet, and less likely behind the least.
_BET_ON = {1: 0.9, 10: 0.4}
_BET_LESS = -0.25

ANY = (0.0, *(1.0 for _ in VALUES))


def dealt(table: Table, *own: int) -> Prospects:
    """First cards as they were dealt: the unseen ones and `own`."""
    counts = list(table.unseen)
    for value in own:
        counts[value] += 1
    return prospects(tuple(counts), table.rules, max(1, table.players))


def dues(rules: OchkoHouse, bet: int, stack: int) -> tuple[int, int]:
    """What the banker's double adds to a bet, and a redouble then; `stack` is what its owner has left."""
    due, more = bet, 2 * bet
    if rules.limit_scope == "total":
        due = min(bet, max(0, rules.most_bet - bet))
        more = min(bet + due, max(0, rules.most_bet - bet - due))
    if not rules.credit:
        due = min(due, stack)
        more = more if due + more <= stack else 0
    return due, more if rules.redouble else 0


# ── the first bet ───────────────────────────────────────────────────────────


def first_bet(table: Table, first: int | None, low: int, high: int) -> Choice:
    """The bet of `low` to `high` chips on the card `first`, or before there is one."""
    stack = table.chips
    worth = before_cards(table) if first is None else on_card(table, first, stack)
    rules, rungs = table.rules, {low, high}
    for limit in (stack, rules.most_bet if rules.limit_scope == "total" else 0):
        rungs |= {each for part in (2, 4) for each in (limit // part, limit // part + 1) if low < each < high}
    edges = sorted(rungs)
    pieces: list[Piece] = []
    for start, end in zip(edges, edges[1:] or edges, strict=False):
        per_chip = (worth(end) - worth(start)) / (end - start) if end > start else 0.0
        first_of = start if not pieces else start + 1
        at_low = worth(start) + per_chip * (first_of - start)
        pieces.append(Piece(first_of, end, kept(at_low), kept(per_chip)))
    return bet(tuple(pieces), None)


def on_card(table: Table, first: int, stack: int) -> Callable[[int], float]:
    """What a bet on the card `first` is worth, as chips by chips."""
    rows = dealt(table, first)
    worths = rows.player(first)
    plain = rows.mean(worths, _likely([v for v in VALUES if v not in _doubles(table)]))
    doubled = rows.mean(worths, _likely(_doubles(table)))
    share = _share(table, _doubles(table))

    def worth(amount: int) -> float:
        due, more = dues(table.rules, amount, stack - amount)
        raised = amount + due + (more if first in REDOUBLES_ON else 0)
        return (1 - share) * plain * amount + share * doubled * raised

    return worth


def before_cards(table: Table) -> Callable[[int], float]:
    """What a bet is worth that is made before the cards (P2)."""
    mean = dealt(table).whole
    return lambda amount: mean * amount


def _doubles(table: Table) -> list[int]:
    can = table.rules.double != "off" and table.dealer >= 0
    return list(DOUBLES_ON) if can else []


def _share(table: Table, values: Iterable[int]) -> float:
    """The chance that an unseen card is one of these."""
    return sum(table.unseen[value] for value in values) / (sum(table.unseen) or 1.0)


def _likely(values: Iterable[int]) -> list[float]:
    return [float(value in values) for value in range(11)]


# ── the double ──────────────────────────────────────────────────────────────


def answered(table: Table, first: int) -> float:
    """What a chip is worth behind the card `first`, once the banker has doubled."""
    rows = dealt(table, first)
    return rows.mean(rows.player(first), _likely(DOUBLES_ON))


def doubling(
    table: Table, bank_first: int, seats: Iterable[int], stacks: Callable[[int], int]
) -> tuple[float, float]:
    """What letting the bets of `seats` be and doubling them are worth to the banker with this first card.

    `stacks` are the chips of a seat besides its bet.
    """
    worths = dealt(table, bank_first).banker(bank_first)
    rows = dealt(table, bank_first)
    plain = doubled = 0.0
    for each in table.others:
        if not each.bet:
            continue
        likely = behind(table, each)
        plain -= each.bet * rows.mean(worths, likely)
        due, more = dues(table.rules, each.bet, stacks(each.seat)) if each.seat in seats else (0, 0)
        raised = [each.bet + due + (more if value in REDOUBLES_ON else 0) for value in range(11)]
        results = [worth * chips for worth, chips in zip(worths, raised, strict=True)]
        if table.rules.refuse_double == "fold" and due:
            results = [max(result, -float(each.bet)) for result in results]
        doubled -= rows.mean(results, likely)
    return plain, doubled


def behind(table: Table, each: Held) -> Stock:
    """How well every first card fits with the height of a bet; a hand that is seen is what it is."""
    if each.open and not each.hidden:
        return tuple(float(value == each.open[0]) for value in range(11))
    low, high = table.rules.least_bet, table.rules.most_bet
    height = 2 * (min(each.bet, high) - low) / (high - low) - 1 if high > low else 0.0
    return (0.0, *(1 + height * _BET_ON.get(value, _BET_LESS) for value in VALUES))
