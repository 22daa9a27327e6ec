"""Aces that are called high or low (RULES 9): by their owner or the dealer, and what a post ranks then.

`ace_when` says when, where a house has an ace called at all:
- `first`: the owner calls a first-card ace before the second card is turned up; a second one is high (X14,
  X17, X22, X24);
- `both`: the owner calls an ace after seeing both cards (X19). Of two aces one may be called low, the other
  stays high: called high they are a pair [dec];
- `deal`: the dealer calls all aces before the first card, for as long as he deals (X16).
"""

from __future__ import annotations

from ..actions import CanCall
from ..cards import ACE, KING, Card
from .house import InBetween
from .limits import win_back

HIGH, LOW = "high", "low"
LOW_ACE = 1  # the rank of an ace that is called low
_CALLS = (HIGH, LOW)
_POSTS = {"first": 1, "both": 2, "deal": 0}  # how many lie there when their owner calls an ace


def ranks(first: int, second: int, called: str, aces: str) -> tuple[int, int]:
    """What posts of these ranks (14 for an ace) count, by what was `called` of them and of all `aces`."""
    if aces == LOW:
        return low_ace(first), low_ace(second)
    if called == LOW:
        return (LOW_ACE, second) if first == ACE else (first, low_ace(second))
    return first, second


def low_ace(rank: int) -> int:
    """What `rank` counts where all aces are low."""
    return LOW_ACE if rank == ACE else rank


def post_ranks(t: InBetween) -> tuple[int, int]:
    """What the two posts on the table count."""
    return ranks(t.posts[0] >> 2, t.posts[1] >> 2, t.called, t.aces)


def ends(aces: str) -> tuple[int, int]:
    """The lowest and the highest rank of the pack."""
    return (LOW_ACE, KING) if aces == LOW else (2, ACE)


def to_call(t: InBetween, seat: int, posts: tuple[Card, ...]) -> CanCall | None:
    """What `seat` has to call of its `posts` before anything else; None for nothing."""
    rules = t.rules
    if not rules.ace_call or t.called or len(posts) != _POSTS[rules.ace_when]:
        return None
    return CanCall(_CALLS, win_back(t, seat)) if any(card >> 2 == ACE for card in posts) else None


def dealer_calls(t: InBetween) -> bool:
    """Whether the dealer has to call the aces of this deal now."""
    return t.rules.ace_call and not t.aces and t.rules.ace_when == "deal"


FOR_THE_DEAL = CanCall(_CALLS)
"""What the dealer may call."""
