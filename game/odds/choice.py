"""What a choice is worth: exact chances as whole cards, exact values as fractions of chips."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from game.rules.actions import Action, AnyAction, Bet, Offer, Sell, SetBank


class Chances(msgspec.Struct, frozen=True):
    """What the next card can do, counted over the cards that this seat has not seen.

    `winning` and `posts` are ranks 2..14 (1 for an ace called low); `winners`, `post_cards` and
    `unseen` are cards. All that is neither winner nor post lies outside. `ace_cards` are those of the
    `post_cards` that are aces, which may be dearer.
    """

    winning: tuple[int, ...]
    posts: tuple[int, ...]
    winners: int
    post_cards: int
    unseen: int
    ace_cards: int = 0

    @property
    def outside(self) -> int:
        """Cards that miss without hitting a post."""
        return self.unseen - self.winners - self.post_cards

    @property
    def win(self) -> Fraction:
        """The chance to win, 0 to 1."""
        return Fraction(self.winners, self.unseen)


class Piece(msgspec.Struct, frozen=True):
    """Bets or prices from `low` to `high`: the lowest is worth `at_low`, every further chip `per_chip`."""

    low: int
    high: int
    at_low: Fraction
    per_chip: Fraction

    def value(self, amount: int) -> Fraction:
        """Expected chips won by staking `amount`."""
        return self.at_low + self.per_chip * (amount - self.low)

    @property
    def best(self) -> int:
        """The amount worth most; the smaller stake where all are worth the same."""
        return self.high if self.per_chip > 0 else self.low


class Choice(msgspec.Struct, frozen=True):
    """One thing a seat may do: the best way to do it and its worth in chips.

    `chances` is what the next card can do, even to a seat that passes. A bet, or a price that may be
    named, has `pieces`, adjoining and rising, which give the worth of any other amount.
    """

    action: AnyAction
    worth: Fraction
    chances: Chances | None = None  # None where no card decides
    pieces: tuple[Piece, ...] = ()

    def takes(self, action: Action) -> bool:
        """Whether `action` is a way of making this choice."""
        amount = _amount(action)
        if amount is None or type(action) is not type(self.action):
            return action == self.action
        return any(piece.low <= amount <= piece.high for piece in self.pieces)

    def value(self, action: Action) -> Fraction:
        """Expected chips won by `action`, one of those this choice `takes`."""
        amount = _amount(action)
        if amount is None:
            return self.worth
        return next(piece.value(amount) for piece in self.pieces if piece.low <= amount <= piece.high)


def _amount(action: Action) -> int | None:
    """The chips that an action names."""
    if isinstance(action, Bet | SetBank):
        return action.amount
    return action.price if isinstance(action, Sell | Offer) else None


def bet(pieces: tuple[Piece, ...], chances: Chances | None) -> Choice:
    """The choice to bet, at its best amount; the smallest of equals."""
    amounts = [piece.best for piece in pieces]
    values = [piece.value(amount) for piece, amount in zip(pieces, amounts, strict=True)]
    top = max(values)
    return Choice(Bet(amounts[values.index(top)]), top, chances, pieces)


def kept(worth: float) -> Fraction:
    """A value that is not exact, as it is kept: in millionths of a chip."""
    return Fraction(round(worth * 1_000_000), 1_000_000)
