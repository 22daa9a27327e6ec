"""How much to stake: an amount that is set, never added to, always within what the rules allow."""

from __future__ import annotations

import math

from game.rules.actions import CanBet
from game.ui.intents import MOST

_HASTE = 350  # milliseconds: steps that come quicker than this count as held
_STRIDES = ((4, 1), (8, 2), (14, 5), (1_000, 10))  # so many steps in a row of this size


class BetAmount:
    """The amount of the bet control; its limits are the rules' own, there is no second copy."""

    def __init__(self) -> None:
        self.low = self.high = self.amount = self.last = 0
        self._steps = 0
        self._since = _HASTE

    def ask(self, option: CanBet | None) -> None:
        """A new decision: begin at the last bet, as far as it is allowed."""
        self.low, self.high = (option.low, option.high) if option else (0, 0)
        self.amount = max(self.low, min(self.high, self.last or self.low))

    def placed(self) -> None:
        """The amount was staked; it is where the next decision begins."""
        self.last = self.amount

    def pass_time(self, ms: int) -> None:
        """Steps that follow each other slowly are single ones again."""
        self._since += ms
        if self._since >= _HASTE:
            self._steps = 0

    def step(self, n: int) -> bool:
        """One step up or down; held steps grow. Whether the amount changed."""
        self._steps += 1
        self._since = 0
        stride = next(size for count, size in _STRIDES if self._steps <= count)
        return self.adjust(n * stride)

    def adjust(self, n: int) -> bool:
        """So many chips more or less; `MOST` goes to the end. Whether the amount changed."""
        return self.set(self.high if n >= MOST else self.low if n <= -MOST else self.amount + n)

    def double(self, up: bool) -> bool:
        """Twice or half as much. Whether the amount changed."""
        return self.set(self.amount * 2 if up else self.amount // 2)

    def set(self, amount: int) -> bool:
        """Set the amount, cut to what is allowed. Whether it changed."""
        before, self.amount = self.amount, max(self.low, min(self.high, amount))
        return self.amount != before

    def share(self, amount: int) -> float:
        """Where `amount` lies on the track, 0.0 to 1.0: logarithmic, so that small bets have room."""
        if self.high <= self.low:
            return 1.0
        return math.log(amount / self.low) / math.log(self.high / self.low) if amount > 0 else 0.0

    def at(self, share: float) -> int:
        """The amount at a point of the track."""
        if self.high <= self.low:
            return self.high
        exact: float = self.low * (self.high / self.low) ** max(0.0, min(1.0, share))
        return round(exact)
