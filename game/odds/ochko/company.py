"""Hands of Ochko of which nothing is known yet, as a banker will see them once they have been played.

They are played as hands mostly are (`table.stands`), the chances of the next card staying what they
are. A few cases stand for all that may come of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from operator import add, mul

import msgspec

from game.rules.ochko.house import OchkoHouse

from .field import Totals
from .table import AFTER_DOUBLE, Face, stands
from .totals import MOST, VALUES, Stock, best, start

CASES = 3
_CARDS = 4  # of more, as a rule, a hand is over or paid
_NOBODY: Totals = [0.0] * (MOST + 1)
_MIDDLE = 16  # hands above it make a banker draw, those below make him stand
_FAR = [float(total - _MIDDLE) for total in range(MOST + 1)]
# How often hands beside others are really left at a hard total, in hundredths: by a weak and a strong look
# of the banker; two cards, two with an open ten, and more. Those who play so draw more than he expects.
_TWO = ({12: 11, 13: 16, 14: 20, 15: 49, 16: 80}, {14: 5, 15: 10, 16: 31})
_TEN = ({12: 15, 13: 42, 14: 79, 15: 79, 16: 79}, {15: 40, 16: 40})
_MORE = ({14: 30, 15: 63, 16: 78}, {15: 4, 16: 60})
Case = tuple[Totals, float]  # bets by total, and how likely they are


def company(
    rules: OchkoHouse, chances: Stock, hands: Iterable[tuple[int, float]], face: Face, most: int = CASES
) -> list[Case]:
    """What such hands stand on against the banker, by total; and how likely that is.

    Of each hand there are its open second card, 0 for one that is not dealt yet, and its bet. `face` is
    how the banker looks. All that may come of them is told in about `most` cases.
    """
    found: list[Case] = [(_NOBODY, 1.0)]
    known: dict[int, list[Case]] = {}
    for up, bet in hands:
        if up not in known:
            fronts = list(_fronts(rules, chances, up, face))
            known[up] = [*_few(fronts, most), (_NOBODY, max(0.0, 1 - sum(chance for _, chance in fronts)))]
        one = [([bet * each for each in field], chance) for field, chance in known[up]]
        found = _few([(_both(a, b), chance * other) for a, chance in found for b, other in one], most)
    return found


def _both(one: Totals, other: Totals) -> Totals:
    return list(map(add, one, other))


def _few(cases: list[Case], most: int) -> list[Case]:
    """A few cases that stand for all: like ones together, each about as likely as another."""
    if len(cases) <= most + 1:
        return cases
    cases.sort(key=lambda case: sum(map(mul, _FAR, case[0])))
    room = sum(chance for _, chance in cases) / most
    parts: list[list[Case]] = [[]]
    filled = 0.0
    for case in cases:
        if parts[-1] and filled + case[1] / 2 > room * len(parts):
            parts.append([])
        parts[-1].append(case)
        filled += case[1]
    return [_mean(part) for part in parts]


def _mean(cases: list[Case]) -> Case:
    whole = sum(chance for _, chance in cases)
    columns = zip(*[[chance * each for each in field] for field, chance in cases], strict=True)
    return [sum(column) / whole for column in columns], whole


class _Hand(msgspec.Struct, frozen=True):
    """Hands that are alike: what lies open before them, and what they count."""

    front: int  # which of all that may lie open
    total: int
    stood: float  # how likely the banker takes them to be left so
    plays: float  # how likely they are
    drawn: tuple[int, ...]  # which hands of one card more each value makes of them


class _Street(msgspec.Struct, frozen=True):
    """All hands of so many cards, how many fronts they have, and how many hands a card more makes of them."""

    hands: tuple[_Hand, ...]
    fronts: int
    drawn: int


class _Streets(msgspec.Struct, frozen=True):
    """How hands grow, whatever is left in the stock."""

    starts: tuple[tuple[int, int, int], ...]  # the open card, 0 for a known one, the hidden one, and the hand
    streets: tuple[_Street, ...]
    last: tuple[int, ...]  # what hands count that have still more cards


@lru_cache(maxsize=1 << 8)
def _streets(rules: OchkoHouse, card: int, face: Face, left: tuple[bool, ...]) -> _Streets:
    """All ways that hands may go with the open second card `card`, of values that are `left` in the stock."""
    starts, streets = [], []
    going: dict[tuple[int, int, int], int] = {}
    for up in (card,) if card else VALUES:
        for hidden in VALUES:
            at = up, *start((hidden, up))
            if (card or left[up]) and left[hidden] and best(*at[1:]) != MOST:
                starts.append((0 if card else up, hidden, going.setdefault(at, len(going))))
    for cards in range(2, _CARDS + 1):
        fronts: dict[int, int] = {}
        drawn: dict[tuple[int, int, int], int] = {}
        hands = []
        for shown, hard, ace in going:
            stood, plays = _stays(rules, cards, (shown, hard, ace), face)
            after = []
            for value in VALUES[: MOST - hard] if cards < _CARDS or not rules.bonus else ():
                after.append(drawn.setdefault((shown + value, hard + value, ace | (value == 1)), len(drawn)))
            front = fronts.setdefault(shown, len(fronts))
            goes_on = stood < 1 or plays < 1
            hands.append(_Hand(front, best(hard, ace), stood, plays, tuple(after) if goes_on else ()))
        streets.append(_Street(tuple(hands), len(fronts), len(drawn)))
        going = drawn
    return _Streets(tuple(starts), tuple(streets), tuple(best(hard, ace) for _, hard, ace in going))


def _stays(rules: OchkoHouse, cards: int, hand: tuple[int, int, int], face: Face) -> tuple[float, float]:
    """How likely a hand is left at what it shows and counts, as the banker takes it, and as it is."""
    shown, hard, ace = hand
    stood = stands(hard, ace, cards, shown, face, rules.stand_least)
    if face < AFTER_DOUBLE and hard < 17 and best(hard, ace) == hard >= rules.stand_least:
        habit = (_MORE if cards > 2 else _TEN if shown == 10 else _TWO)[face]
        return stood, habit.get(hard, 0) / 100
    return stood, stood


def _fronts(rules: OchkoHouse, chances: Stock, card: int, face: Face) -> Iterator[Case]:
    """What the banker takes hands for that stand, by what lies open before them, and how often that is."""
    ways = _streets(rules, card, face, tuple(each > 0 for each in chances))
    going = [0.0] * (1 + max((at for *_, at in ways.starts), default=-1))
    for up, hidden, at in ways.starts:
        going[at] += (chances[up] if up else 1.0) * chances[hidden]
    taken, shares = going.copy(), chances[1:]
    for street in ways.streets:
        fields = [_NOBODY.copy() for _ in range(street.fronts)]
        often = [0.0] * street.fronts
        drawn, thought = [0.0] * street.drawn, [0.0] * street.drawn
        for hand, chance, as_taken in zip(street.hands, going, taken, strict=True):
            fields[hand.front][hand.total] += as_taken * hand.stood
            often[hand.front] += chance * hand.plays
            if hand.drawn:
                chance, as_taken = chance * (1 - hand.plays), as_taken * (1 - hand.stood)
                for at, share in zip(hand.drawn, shares, strict=False):
                    drawn[at] += chance * share
                    thought[at] += as_taken * share
        for field, chance in zip(fields, often, strict=True):
            whole = sum(field)
            if whole and chance:
                yield [each / whole for each in field], chance
        going, taken = drawn, thought
    last = _NOBODY.copy()
    for total, chance in zip(ways.last, going, strict=True):
        last[total] += chance
    chance = sum(last)
    if chance:
        yield [each / chance for each in last], chance
