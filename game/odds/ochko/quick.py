"""Ochko played nearly as well as the values say, many times as fast: for thousands of sittings.

A player's cards are looked up for a fresh pack, the banker's are weighed without counting what he draws.
Whatever is rare (slips, a half of a pair, the sale) is left to the values themselves.
"""

from __future__ import annotations

from functools import lru_cache

from game.rules.actions import (
    AnyAction,
    Bet,
    CanBet,
    CanClaim,
    CanDouble,
    CanDraw,
    CanRedouble,
    CanSplit,
    CanStand,
    Double,
    Draw,
    LetBe,
    Redouble,
    Split,
    Stand,
)
from game.rules.ochko.house import OchkoHouse
from game.rules.places import SEATS
from game.rules.view import View

from .bets import REDOUBLES_ON, doubling, growth
from .company import company
from .field import field_of, gains, next_card
from .halves import split
from .play import Play
from .prospects import Prospects, prospects
from .table import DOUBLES_ON, Held, Table, alone, count_unseen, read
from .totals import MOST, VALUES, best, shares, start, stops, without


def choose(view: View) -> AnyAction | None:
    """What nearly the best choice is; None where the values themselves must be asked."""
    kinds = {type(option) for option in view.options}
    if not kinds & {CanBet, CanDouble, CanRedouble, CanDraw} or CanClaim in kinds:
        return None
    table = read(view)
    if CanDraw in kinds:
        if table.seat == table.dealer:
            return Draw() if banker_draws(table) else Stand()
        if len(table.own) > 1 or table.found is not None or not table.banker.hidden:
            return None
        if CanSplit in kinds and _splits(_fresh_hand(table)):
            return Split()
        if CanStand not in kinds:
            return Draw()
        draws = player_draws(table)
        return None if draws is None else Draw() if draws else Stand()
    if CanBet in kinds:
        return _bet(table, next(option for option in view.options if isinstance(option, CanBet)))
    if CanDouble in kinds:
        return _doubles(table, next(each.seats for each in view.options if isinstance(each, CanDouble)), view)
    return Redouble() if table.own[0].open[0] in REDOUBLES_ON else LetBe()


def player_draws(table: Table) -> bool | None:
    """Whether a player's only hand is better drawn to, in a fresh pack and beside usual hands.

    None where it has come to cards that nobody would have drawn to.
    """
    own = table.own[0]
    if best(*start(own.open)) < 12:
        return True
    first, *drawn = own.open
    found = _plan(_fresh_hand(table))
    if len(drawn) > 1 and (first, *sorted(drawn[:-1])) not in found:
        return None
    return (first, *sorted(drawn)) in found


_Hand = tuple[OchkoHouse, int, tuple[int, ...], tuple[int, ...], bool, bool]  # see `_fresh_hand`


def _fresh_hand(table: Table) -> _Hand:
    """All that is looked at of a table: how many play, the banker's card, how a hand began, a double."""
    own = table.own[0]
    return table.rules, min(table.players, 7), table.banker.open, own.open[:2], own.down, table.doubled


@lru_cache(maxsize=1 << 11)
def _plan(hand: _Hand) -> frozenset[tuple[int, ...]]:
    """What is drawn to when a hand begins so."""
    play, own = _dealt(hand)
    return play.hand(own).plan(own.open)


@lru_cache(maxsize=1 << 11)
def _splits(hand: _Hand) -> bool:
    """Whether a pair is better split."""
    play, own = _dealt(hand)
    return split(play, 0, own.open[0]) > play.hand(own).worth(own.open)


def _dealt(hand: _Hand) -> tuple[Play, Held]:
    rules, players, up, pair, down, doubled = hand
    own = Held(0, 0, pair, 1, False, (), down)
    table = alone(rules, own, up, without(count_unseen((), rules.packs), *up, *pair), doubled=doubled)
    others = company(rules, shares(table.unseen), [(0, 1.0)] * (players - 1), table.face)
    return Play(table, 1, others), own


def banker_draws(table: Table) -> bool:
    """Whether the banker is better off with a card more, when he plays on by totals alone."""
    chances = next_card(table)
    field = field_of(table, zip(table.others, table.guesses[:-1], strict=True), chances)
    hard, ace = start(table.banker.open)
    return hard < MOST and not stops(gains(field, table.rules.ties), chances)[ace][hard]


# ── chips ───────────────────────────────────────────────────────────────────


def _fresh(rules: OchkoHouse, players: int) -> Prospects:
    return prospects(count_unseen((), rules.packs), rules, players)


def _bet(table: Table, option: CanBet) -> AnyAction:
    first = next((each.open[0] for each in table.own if not each.bet and each.open), 0)
    wins = _pays(table.rules, table.players, first) if first else _before(table) > 0
    return Bet(option.high if wins else option.low)


@lru_cache(maxsize=4096)
def _pays(rules: OchkoHouse, players: int, first: int) -> bool:
    """Whether a chip more on the card `first` of a fresh pack wins on average."""
    rows = _fresh(rules, players)
    doubles = DOUBLES_ON if rules.double != "off" else ()
    counts = count_unseen((), rules.packs)
    found = 0.0
    for doubled in (False, True):
        likely = tuple(float((value in doubles) == doubled) for value in range(11))
        share = sum(count * each for count, each in zip(counts, likely, strict=True))
        found += share * rows.worth(first, likely, doubled) * (growth(rules, first) if doubled else 1)
    return found > 0


def _before(table: Table) -> float:
    """What a bet before the cards is worth: each value counts by how much of it is left (P2)."""
    whole, slopes = _slopes(table.rules, table.players)
    chances = shares(table.unseen)
    fresh = shares(count_unseen((), table.rules.packs))
    return whole + sum(s * (a - b) for s, a, b in zip(slopes, chances, fresh, strict=True))


@lru_cache(maxsize=64)
def _slopes(rules: OchkoHouse, players: int) -> tuple[float, tuple[float, ...]]:
    """The worth of a bet in a fresh pack, and by how much a larger share of each value moves it."""
    counts = count_unseen((), rules.packs)
    cards, found = sum(counts), [0.0]
    whole = prospects(counts, rules, players).whole
    for value in VALUES:
        less = without(counts, *[value] * (2 * rules.packs))
        moved = prospects(less, rules, players).whole - whole
        found.append(moved / (less[value] / sum(less) - counts[value] / cards))
    return whole, tuple(found)


def _doubles(table: Table, seats: tuple[int, ...], view: View) -> AnyAction:
    rows = _fresh(table.rules, table.players)
    plain, doubled = doubling(table, table.banker.open[0], seats, lambda seat: view.chips[SEATS[seat]], rows)
    return Double() if doubled > plain else LetBe()
