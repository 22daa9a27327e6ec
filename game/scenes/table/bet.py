"""How much to stake: an amount that is set, never added to, always within what the rules allow."""

from __future__ import annotations

import math

from game.rules.actions import Action, Bet, CanBank, CanBet, CanOffer, CanSell, Offer, Sell, SetBank
from game.ui.intents import MOST

_HASTE = 350  # milliseconds: steps that come quicker than this count as held
_KINDS = {CanBet: "bet", CanBank: "bank", CanSell: "price", CanOffer: "price"}
_STRIDES = ((4, 1), (8, 2), (14, 5), (1_000, 10))  # so many steps in a row of this size


class BetAmount:
    """The amount of the bet control; its limits are the rules' own, there is no second copy."""

    def __init__(self) -> None:
        self.low = self.high = self.amount = 0
        self.kind = ""  # what the amount is: bet, raise, bank or price
        self._last: dict[str, int] = {}
        self._steps = 0
        self._since = _HASTE

    def ask(self, option: CanBet | CanBank | CanSell | CanOffer | None, raising: bool = False) -> None:
        """A new decision: begin at the last amount of the kind, as far as it is allowed.

        `raising`: it comes to a stake that lies there already, and begins at all that may be added.
        """
        self.low, self.high = (option.low, option.high) if option else (0, 0)
        self.kind = "raise" if raising and option else _KINDS[type(option)] if option else ""
        begin = self.high // 4 if isinstance(option, CanSell) else self.high if raising else self.low
        self.amount = max(self.low, min(self.high, self._last.get(self.kind, begin)))

    def placed(self, action: Action) -> None:
        """An amount was staked or named; it is where the next decision begins."""
        match action:
            case Bet(amount):
                self._last["raise" if self.kind == "raise" else "bet"] = amount
            case SetBank(amount):
                self._last["bank"] = amount
            case Sell(price) | Offer(price):
                self._last["price"] = price

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
        base, top = max(1, self.low), max(1, self.high)
        return math.log(amount / base) / math.log(top / base) if amount > base else 0.0

    def at(self, share: float) -> int:
        """The amount at a point of the track."""
        if self.high <= self.low:
            return self.high
        if share <= 0:
            return self.low
        base = max(1, self.low)
        exact: float = base * (self.high / base) ** min(1.0, share)
        return round(exact)
