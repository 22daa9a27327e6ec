"""Which sounds are worth hearing at which speed (sound never holds up the rules)."""

from __future__ import annotations

import msgspec

SPEEDS = {
    "slow": 60,
    "normal": 100,
    "fast": 1000,
    "very_fast": 2500,
    "instant": 0,
}  # percent; 0: no time at all
RESULTS = frozenset(
    {
        "win_small",
        "win_medium",
        "win_large",
        "win_pot",
        "lose",
        "post_hit",
        "pair",
        "no_room",
        "divide",
        "your_turn",
    }
)
_CLICKS = 4  # pitches of a chip that lands
RANK = "rank"  # the note of a post: its `step` is the rank of the card, 2 to 14
_DROPPED_FAST = frozenset({"count", "puck", "drum_hold", RANK})
_ONCE_A_HAND = frozenset({"deal", "flip", "chip", "chip_slide", "chip_stack"})


def next_speed(speed: str) -> str:
    """The name of the speed after this one; after the last comes the first."""
    names = list(SPEEDS)
    return names[(names.index(speed) + 1) % len(names)]


class Heard(msgspec.Struct, frozen=True, gc=False):
    """A sound that began: `step` counts the clicks of one cascade upwards; `quiet` is another's result.

    `seat` is where it comes from; None is the middle of the table.
    """

    effect: str
    quiet: bool = False
    step: int = 0
    seat: int | None = None

    @property
    def variant(self) -> int | None:
        """Which variant (from 1) it must be: chips land higher and higher, a rank has its own note."""
        if self.effect == RANK:
            return self.step - 1
        return self.step % _CLICKS + 1 if self.effect == "chip" else None


class Ears:
    """Drops what would be noise: at Fast every second card, at Rapid all but one of a kind a turn."""

    def __init__(self) -> None:
        self._since_turn: dict[str, int] = {}

    def hear(self, sound: Heard, speed: int) -> bool:
        """Whether `sound` is played at `speed` (percent, 0 for Instant)."""
        effect = sound.effect
        if effect in RESULTS:
            self._since_turn.clear()
            return True
        if speed and speed <= SPEEDS["normal"]:
            return True
        count = self._since_turn[effect] = self._since_turn.get(effect, 0) + 1
        if not speed or effect in _DROPPED_FAST:
            return False
        if speed >= SPEEDS["very_fast"]:
            return effect not in _ONCE_A_HAND or count == 1
        return effect != "deal" or count % 2 == 1
