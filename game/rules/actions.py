"""What a seat may be offered (options, as ranges) and what it may answer (actions)."""

from __future__ import annotations

import msgspec


class Action(msgspec.Struct, frozen=True, tag_field="play", gc=False):
    """Something a seat does. Every action has a text form, see `text`."""


class NoBet(Action, frozen=True, tag="no bet"):
    """Pass: no chips move (Y11, I10 where passing is allowed)."""


class Bet(Action, frozen=True, tag="bet"):
    """Stake `amount` chips (Y12, I10, B5, O9)."""

    amount: int


class Call(Action, frozen=True, tag="call"):
    """Name a first-card ace (`what` is high or low) or a pair (higher or lower): house rules of RULES 9."""

    what: str


class Option(msgspec.Struct, frozen=True, tag_field="may", gc=False):
    """Something a seat may do now; amounts are ranges with both ends included."""


class CanPass(Option, frozen=True, tag="no bet"):
    """May say "no bet"."""


class CanBet(Option, frozen=True, tag="bet"):
    """May stake any whole number of chips from `low` to `high`."""

    low: int
    high: int


class CanCall(Option, frozen=True, tag="call"):
    """May call one of `choices`."""

    choices: tuple[str, ...]


AnyAction = NoBet | Bet | Call  # for reading them back from plain values
AnyOption = CanPass | CanBet | CanCall


class Problem(msgspec.Struct, frozen=True):
    """Why something is refused: a code for the words, and the numbers that go into them."""

    code: str
    numbers: dict[str, int | str] = {}


class Refused(ValueError):
    """Raised by `apply` and `start`; nothing has changed. Carries the `Problem`."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(f"{problem.code} {problem.numbers}")
        self.problem = problem
