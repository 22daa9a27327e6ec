"""Chips at Ochko before the second card: the first bet, the banker's double, and the answers to it.

A bet is worth what its first card is (`prospects`). The banker is taken to double on an ace or a
ten, now and then on another card, and a player to redouble on an ace. When he doubles his hidden card is
weighed by that, now and for the rest of the deal, and he reckons with players who draw accordingly
(`table`). So a bluff may pay: who takes a small card for a ten draws to seventeen. What a redouble
gives away of its own ace is left aside: 0.05 of what is then bet by one who plays alone, 0.01 among six.
That a stack or the bank may be too small for what is lost or won is left aside as well, but not that it may
be too small for a double.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from game.odds.choice import Choice, Piece, bet, kept
from game.rules.ochko import betting
from game.rules.ochko.house import OchkoHouse

from .prospects import Prospects, prospects
from .table import DOUBLED, Held, Table, count_unseen
from .totals import VALUES, Stock

REDOUBLES_ON = (1,)  # first cards of a player that a redouble pays on
# How much likelier a card is behind the highest bet, and less likely behind the least.
_BET_ON = {1: 0.9, 10: 0.4}
_BET_LESS = -0.25


def dealt(table: Table) -> Prospects:
    """What first cards are worth, out of the cards as they were before this seat got its own.

    Where they do not last for two rounds, out of a whole pack.
    """
    counts = list(table.unseen)
    if sum(counts) < 2 * table.players + 4:
        return prospects(count_unseen((), table.rules.packs), table.rules, max(1, table.players))
    held = table.own if table.seat != table.dealer else (table.banker,)
    for each in held:
        for value in each.open:
            counts[value] += 1
    return prospects(tuple(counts), table.rules, max(1, table.players))


def dues(rules: OchkoHouse, bet: int, stack: int) -> tuple[int, int]:
    """What the banker's double adds to a bet, and a redouble then; `stack` is what its owner has left."""
    due, more = betting.dues(rules, bet)
    if not rules.credit:
        due = min(due, stack)
        more = more if due + more <= stack else 0
    return due, more if rules.redouble else 0


def growth(rules: OchkoHouse, first: int) -> int:
    """How many times itself a bet behind the card `first` is, once the banker has doubled."""
    return 4 if first in REDOUBLES_ON and rules.redouble else betting.times(rules)


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
    doubles = DOUBLED if table.rules.double != "off" and table.dealer >= 0 else (0.0,) * 11
    plain = dealt(table).worth(first, tuple(1 - each for each in doubles))
    doubled = dealt(table).worth(first, DOUBLED, doubled=True) if any(doubles) else 0.0
    share = sum(n * each for n, each in zip(table.unseen, doubles, strict=True)) / (sum(table.unseen) or 1.0)

    def worth(amount: int) -> float:
        due, more = dues(table.rules, amount, stack - amount)
        raised = amount + due + (more if first in REDOUBLES_ON else 0)
        return (1 - share) * plain * amount + share * doubled * raised

    return worth


def before_cards(table: Table) -> Callable[[int], float]:
    """What a bet is worth that is made before the cards (P2)."""
    worth = dealt(table).whole
    return lambda amount: worth * amount


def mean(table: Table, worths: Sequence[float], likely: Sequence[float]) -> float:
    """The mean of `worths` by a card 1..10 that this seat has not seen, each weighed as `likely` says."""
    weights = [count * each for count, each in zip(table.unseen, likely, strict=True)]
    return sum(weight * each for weight, each in zip(weights, worths, strict=True)) / (sum(weights) or 1.0)


# ── the double ──────────────────────────────────────────────────────────────


def answered(table: Table, first: int) -> float:
    """What a chip is worth behind the card `first`, once the banker has doubled."""
    return dealt(table).worth(first, DOUBLED, doubled=True)


def doubling(
    table: Table,
    bank_first: int,
    seats: Iterable[int],
    stacks: Callable[[int], int],
    rows: Prospects | None = None,
) -> tuple[float, float]:
    """What letting the bets of `seats` be and doubling them are worth to the banker with this first card.

    `stacks` are the chips of a seat besides its bet. Players draw, redouble and give up as people do who take
    him for one who doubles on a strong card.
    """
    rows, card = rows or dealt(table), tuple(float(value == bank_first) for value in range(11))
    now, then = rows.worths(card), rows.worths(card, doubled=True)
    folds = table.rules.refuse_double == "fold"
    feared = rows.worths(DOUBLED, doubled=True) if folds else then
    plain = doubled = 0.0
    for each in table.others:
        if not each.bet:
            continue
        likely = behind(table, each)
        plain -= each.bet * mean(table, now, likely)
        due, more = dues(table.rules, each.bet, stacks(each.seat)) if each.seat in seats else (0, 0)
        results = []
        for value in range(11):
            raised = each.bet + due + (more if value in REDOUBLES_ON else 0)
            gives_up = folds and due and feared[value] * raised < -each.bet
            results.append(-float(each.bet) if gives_up else then[value] * raised)
        doubled -= mean(table, results, likely)
    return plain, doubled


def behind(table: Table, each: Held) -> Stock:
    """How well every first card fits with the height of a bet; a hand that is seen is what it is."""
    if each.open and not each.hidden:
        return tuple(float(value == each.open[0]) for value in range(11))
    low, high = table.rules.least_bet, table.rules.most_bet
    height = 2 * (min(each.bet, high) - low) / (high - low) - 1 if high > low else 0.0
    return (0.0, *(1 + height * _BET_ON.get(value, _BET_LESS) for value in VALUES))
