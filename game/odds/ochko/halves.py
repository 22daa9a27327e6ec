"""Both halves of a split pair at Ochko against a free banker, who sees them together (P5-P9, O19).

Each half is drawn to as if it were alone. What the banker then does, he does for the two totals that lie
before him, out of a stock without the cards that such halves have mostly taken.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from .play import NATURAL, Play
from .table import Held
from .totals import MOST, VALUES, best, start


class _End(msgspec.Struct):
    """One way for a half to end: its total (0: it is over or paid), how likely, and the cards it took."""

    total: int
    chance: float = 0.0
    took: list[float] = msgspec.field(default_factory=lambda: [0.0] * 11)


def split(play: Play, seat: int, value: int) -> float:
    """What both hands are worth together, in bets of one of them."""
    if play.rules.fixed_total:
        return play.split(value)
    found, ends = _ends(play, seat, value)
    for at, one in enumerate(ends):
        shares = [other.chance * _beside(one.took, other.took, play.unseen) for other in ends]
        whole = sum(shares) or 1.0
        for other, share in zip(ends[: at + 1], shares, strict=False):
            seen = [each.total for each in (one, other) if each.total]
            gone = [a + b for a, b in zip(one.took, other.took, strict=True)]
            worths = play.facing(seen, gone) if seen else [0.0]
            found += one.chance * share / whole * (worths[0] if one is other else sum(worths))
    return 2 * found


def _beside(took: Sequence[float], other: Sequence[float], unseen: Sequence[float]) -> float:
    """How much less likely a half takes these cards when the first has taken its own."""
    return 1 - sum(a * b / n for a, b, n in zip(took, other, unseen, strict=True) if n)


def _ends(play: Play, seat: int, value: int) -> tuple[float, list[_End]]:
    """What a half brings on average without the banker, and how it ends."""
    done, ends = 0.0, [_End(total) for total in range(MOST + 1)]
    for cards, chance in _finals(play, seat, value).items():
        paid, part = (play.over(cards), 1.0) if sum(cards) > MOST else play.paid(cards)
        if play.rules.split_rights == "full" and len(cards) == 2 and best(*start(cards)) == MOST:
            paid, part = min(NATURAL, play.most), 1.0
        done += chance * part * paid
        for total, share in ((0, part), (best(*start(cards)), 1 - part)):
            if share:
                end = ends[total]
                end.chance += chance * share
                for card in cards[1:]:
                    end.took[card] += chance * share
    for end in ends:
        end.took = [each / (end.chance or 1.0) for each in end.took]
    return done, [end for end in ends if end.chance]


def _finals(play: Play, seat: int, value: int) -> dict[tuple[int, ...], float]:
    """The hands that a half may end as, with their chances; an ace gets one card and no more (P8)."""
    if value == 1:
        return {(value, second): play.chances[second] for second in VALUES}
    return play.hand(Held(seat, 1, (value,), 1, False)).finals((value,))
