"""What Red Dog pays: odds to one by how many ranks lie between the two cards (R4, R6)."""

from __future__ import annotations

PAIR_ODDS = 11  # to one for a third card equal to a pair (R4)
_ODDS = {1: 5, 2: 4, 3: 2}  # 1 to 1 from four on (R6)


def odds(spread: int) -> int:
    """What one chip wins when so many ranks lie between the posts (R6)."""
    return _ODDS.get(spread, 1)
