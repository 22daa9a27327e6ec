"""Hands of Ochko of which nothing is known yet, as a banker will see them once they have been played.

They are played as hands mostly are (`ochko_table.stands`), the chances of the next card staying what they
are. A few cases stand for all that may come of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.rules.ochko.house import OchkoHouse

from .ochko_field import Totals
from .ochko_table import stands
from .ochko_totals import MOST, VALUES, Stock, best, start, to_total

_CASES = 3
_CARDS = 4  # of more, as a rule, a hand is over or paid
_NOBODY: Totals = [0.0] * (MOST + 1)
_MIDDLE = 16  # hands above it make a banker draw, those below make him stand
# How often hands beside others are really left at a hard total, in hundredths: low and high card of the
# banker; two cards, two with an open ten, and more. Those who play so draw more than a banker expects.
_TWO = ({12: 11, 13: 16, 14: 20, 15: 49, 16: 80}, {14: 5, 15: 10, 16: 31})
_TEN = ({12: 15, 13: 42, 14: 79, 15: 79, 16: 79}, {15: 40, 16: 40})
_MORE = ({14: 30, 15: 63, 16: 78}, {15: 4, 16: 60})
_AFTER_DOUBLE = to_total(18, 19)  # how players mostly draw against a high card of a banker who doubled
_Chance = tuple[float, float]  # as it is, and as the banker takes it to be
Case = tuple[Totals, float]  # bets by total, and how likely they are


def company(
    rules: OchkoHouse, chances: Stock, hands: Iterable[tuple[int, float]], high: bool, doubled: bool = False
) -> list[Case]:
    """What such hands stand on against the banker, by total; and how likely that is.

    Of each hand there are its open second card, 0 for one that is not dealt yet, and its bet. `high` is an
    open card of the banker from 7 up; all know whether he has `doubled`.
    """
    found: list[Case] = [(_NOBODY, 1.0)]
    known: dict[int, list[Case]] = {}
    for up, bet in hands:
        if up not in known:
            fronts = list(_fronts(rules, chances, up, high, doubled))
            known[up] = [*_few(fronts), (_NOBODY, max(0.0, 1 - sum(chance for _, chance in fronts)))]
        one = [([bet * each for each in field], chance) for field, chance in known[up]]
        found = _few([(_both(a, b), chance * other) for a, chance in found for b, other in one])
    return found


def _both(one: Totals, other: Totals) -> Totals:
    return [a + b for a, b in zip(one, other, strict=True)]


def _few(cases: list[Case]) -> list[Case]:
    """A few cases that stand for all: like ones together, each about as likely as another."""
    if len(cases) <= _CASES + 1:
        return cases
    cases.sort(key=lambda case: sum((total - _MIDDLE) * bets for total, bets in enumerate(case[0]) if bets))
    room = sum(chance for _, chance in cases) / _CASES
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
    columns = zip(*([chance * each for each in field] for field, chance in cases), strict=True)
    return [sum(column) / whole for column in columns], whole


def _fronts(rules: OchkoHouse, chances: Stock, card: int, high: bool, doubled: bool) -> Iterator[Case]:
    """What the banker takes hands for that stand, by what lies open before them, and how often that is."""
    going: dict[tuple[int, int, int], _Chance] = {}
    for up in (card,) if card else VALUES:
        for hidden in VALUES:
            at = up, *start((hidden, up))
            chance = (1.0 if card else chances[up]) * chances[hidden]
            if chance and best(*at[1:]) != MOST:
                known = going.get(at, (0.0, 0.0))
                going[at] = known[0] + chance, known[1] + chance
    for cards in range(2, _CARDS + 1):
        fields: dict[int, Totals] = {}
        often: dict[int, float] = {}
        drawn: dict[tuple[int, int, int], _Chance] = {}
        for (shown, hard, ace), (chance, taken) in going.items():
            stood = plays = stands(hard, ace, cards, shown, high, rules.stand_least)
            if doubled and high:
                plays = float(_AFTER_DOUBLE[ace][hard])
            elif hard < 17 and best(hard, ace) == hard >= rules.stand_least:
                habit = (_MORE if cards > 2 else _TEN if shown == 10 else _TWO)[high]
                plays = habit.get(hard, 0) / 100
            fields.setdefault(shown, _NOBODY.copy())[best(hard, ace)] += taken * stood
            often[shown] = often.get(shown, 0.0) + chance * plays
            for value in VALUES[: MOST - hard] if cards < _CARDS or not rules.bonus else ():
                at = shown + value, hard + value, ace | (value == 1)
                known = drawn.get(at, (0.0, 0.0))
                share = chances[value]
                drawn[at] = known[0] + chance * (1 - plays) * share, known[1] + taken * (1 - stood) * share
        for shown, field in fields.items():
            whole = sum(field)
            if whole and often[shown]:
                yield [each / whole for each in field], often[shown]
        going = drawn
    if not rules.bonus and going:
        last = _NOBODY.copy()
        for (_, hard, ace), (chance, _) in going.items():
            last[best(hard, ace)] += chance
        chance = sum(last)
        if chance:
            yield [each / chance for each in last], chance
