"""The small accidents of one decision: a passenger never plays quite like a machine."""

from __future__ import annotations

from game.rules.rng import Rng, draw


class Whim:
    """Chance for one decision, all of it taken from one draw: same generator, same decision.

    512 bits are enough for a glance at each card of a pack and the few numbers after it.
    """

    def __init__(self, rng: Rng) -> None:
        self._left, _ = draw(rng)

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1."""
        self._left, value = divmod(self._left, limit)
        return value

    def happens(self, hundredths: int) -> bool:
        """True in `hundredths` of a hundred cases."""
        return self.below(100) < hundredths
