"""How good a decision was: its cost beside the best choice, and the grade that the cost earns."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from fractions import Fraction

import msgspec

from game.rules.actions import Action, AnyAction, Bet, SetBank


class Grade(Enum):
    """Grades by the share of the stake that a decision gives away; see `grade`."""

    PERFECT = "perfect"
    SOUND = "sound"
    LOOSE = "loose"
    RECKLESS = "reckless"


CREDIT = {
    Grade.PERFECT: Fraction(1),
    Grade.SOUND: Fraction(4, 5),
    Grade.LOOSE: Fraction(1, 4),
    Grade.RECKLESS: Fraction(0),
}
"""What a decision of each grade adds to the accuracy, of 1."""
RANKS = (99, 95, 90, 85, 75, 65, 50, 0)
"""The accuracies, in hundredths, from which a higher rank is held."""

_BOUNDS = (
    (Fraction(1, 100), Grade.PERFECT),
    (Fraction(1, 10), Grade.SOUND),
    (Fraction(4, 10), Grade.LOOSE),
)


class Decision(msgspec.Struct, frozen=True):
    """A decision that a person made at a table, with what it was worth. Values are expected chips.

    `play` is its number in the record of the sitting and `deal` the deal it belongs to, both from 1
    and 0 as there. `result` is what the choice brought: the chips of the hand that it settled, or the
    worth of the hand that goes on.
    """

    seat: int
    deal: int
    play: int
    action: AnyAction
    best_action: AnyAction
    taken: Fraction
    best: Fraction
    result: Fraction
    stake: int = 0  # chips in question besides those that the actions name

    @property
    def cost(self) -> Fraction:
        """Expected chips given away."""
        return self.best - self.taken

    @property
    def luck(self) -> Fraction:
        """What came beyond the worth of what was done."""
        return self.result - self.taken

    @property
    def grade(self) -> Grade:
        """The grade of this decision."""
        return grade(self.cost, max(_staked(self.action), _staked(self.best_action), self.stake))


def grade(cost: Fraction, stake: int) -> Grade:
    """The grade of giving away `cost` expected chips where `stake` chips were in question.

    The stake in question is the larger of the one taken and the best one. Giving away up to a
    hundredth of it is perfect, up to a tenth sound, up to four tenths loose, and more reckless: so
    half a bet at seven ranks is sound, none at eight ranks loose, none at ten ranks reckless, and
    so is any real bet at three.
    """
    share = cost / max(stake, 1)
    return next((name for bound, name in _BOUNDS if share <= bound), Grade.RECKLESS)


def accuracy(decisions: Iterable[Decision]) -> Fraction | None:
    """Mean credit of the decisions, 0 to 1; None when there were none."""
    credits = [CREDIT[decision.grade] for decision in decisions]
    return sum(credits, Fraction(0)) / len(credits) if credits else None


def accuracy_of(grades: Mapping[str, int]) -> Fraction | None:
    """The same of decisions that earned so many of each grade, by its name; None without any."""
    count = sum(grades.values())
    if not count:
        return None
    return sum((CREDIT[Grade(grade)] * n for grade, n in grades.items()), Fraction(0)) / count


def rank_held(hundredths: Fraction | int) -> int:
    """The rank that an accuracy holds, by the least accuracy of that rank; both in hundredths."""
    return next(least for least in RANKS if hundredths >= least)


def luck(decisions: Iterable[Decision]) -> Fraction:
    """Chips that came beyond the worth of the choices taken."""
    return sum((decision.luck for decision in decisions), Fraction(0))


def costliest(decisions: Iterable[Decision], count: int = 3) -> list[Decision]:
    """The decisions that gave most away, dearest first; none that cost nothing."""
    return sorted((d for d in decisions if d.cost > 0), key=lambda d: d.cost, reverse=True)[:count]


def _staked(action: Action) -> int:
    return action.amount if isinstance(action, Bet | SetBank) else 0
