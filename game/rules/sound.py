"""Whether a table that was read from somewhere can stand like that: nobody plays on at one that cannot.

Each function names the fields that are wrong, worst first; who asks takes the first one. A field that is
looked at later may rest on those before it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any

from .between.house import InBetween
from .cards import ACE, PACK, Card
from .closed_pairs import ClosedPairs
from .ochko import sound as ochko
from .table import NOBODY, Table
from .variants.ochko import Ochko
from .variants.ochko_bank import OchkoBank
from .variants.red_dog import RedDog
from .variants.yablon import Yablon
from .variants.yablon_bank import YablonBank

MOST_STACK = 10**100  # chips before one seat: on credit they may double with every bet
ENDINGS = ("", "closed", "deals", "emptied", "nobody", "winner", "broke")


def flaws(t: Table) -> Iterator[str]:
    """The fields of `t` that no table of this game can have; none for a sound one."""
    yield from _everywhere(t)
    lying, of_game = _GAMES[type(t)]
    yield from _cards(t, *lying(t))
    if not t.ended or of_game is ochko.flaws:  # that one knows what is left of a sitting that is over
        yield from of_game(t)


def _everywhere(t: Table) -> Iterator[str]:
    """What every table has."""
    seats = range(len(t.chips))
    debts = t.rules.credit or getattr(t.rules, "bank_cover", "") == "credit"
    least = -MOST_STACK if debts else 0
    if not all(least <= each <= MOST_STACK for each in t.chips):
        yield "chips"
    if not 0 <= t.pool <= MOST_STACK * len(seats):
        yield "pool"
    if t.dealer not in seats and t.dealer != NOBODY:
        yield "dealer"
    if t.deal < 0 or 0 < t.rules.deals < t.deal:
        yield "deal"
    if not 0 <= t.place <= len(seats):
        yield "place"
    if t.ended not in ENDINGS:
        yield "ended"
    if not t.sat_out.issubset(seats):
        yield "sat_out"
    if (t.turn, t.options) != (NOBODY, ()) if t.ended else t.turn not in seats or t.turn in t.sat_out:
        yield "turn"


def _cards(t: Table, lying: Collection[Card], complete: bool) -> Iterator[str]:
    """No card is twice in the stock or on the table, nor both there and here; `complete`: none is missing."""
    stock, packs = t.stock, getattr(t.rules, "packs", 1)
    pack = Counter(dict.fromkeys(PACK, packs))
    if not 0 <= stock.unread <= len(stock.cards) or not Counter(stock.cards) <= pack:
        yield "stock"
    if not 0 <= t.left <= len(stock.cards):
        yield "left"
    rest = pack - Counter(stock.cards[: t.left])
    if not Counter(lying) <= rest or (complete and Counter(lying) != rest):
        yield "cards"
    if not Counter(t.seen) <= rest:
        yield "seen"
    if not all(Counter(each) <= pack for each in t.stacked):
        yield "stacked"


# ── what lies on the table, and whether with the stock that is the whole pack ─


def _posts(t: RedDog) -> tuple[Collection[Card], bool]:
    return t.posts, False  # those of earlier turns are nowhere any more


def _posts_and_aside(t: InBetween) -> tuple[Collection[Card], bool]:
    return t.posts + t.aside, False


def _pairs(t: ClosedPairs) -> tuple[Collection[Card], bool]:
    hands = {card for hand in t.hands for card in hand}
    playing = not t.ended and (not isinstance(t, YablonBank) or t.bank > 0 or t.decided)
    return hands | set(t.seen), playing


# ── the games ───────────────────────────────────────────────────────────────


def _in_between(t: InBetween) -> Iterator[str]:
    n, rules = len(t.chips), t.rules
    for_all = rules.ace_call and rules.ace_when == "deal"  # who deals is asked before the first turn
    if t.dealer == NOBODY or (t.dealer + t.place) % n != t.turn or not t.deal:
        yield "place"
    if not t.place and not (for_all and not t.decided):
        yield "place"
    if not t.pool:
        yield "pool"
    if t.place and not (rules.credit or t.chips[t.turn]):
        yield "chips"
    if len(t.posts) != (2 if t.place else 0) and not _one_ace(t):
        yield "posts"
    if t.aside and not (rules.pair == "split" and t.posts):
        yield "aside"
    if t.aces not in (("high", "low") if for_all and t.place else ("",)):
        yield "aces"
    if t.called and not _may_be_called(t):
        yield "called"
    if t.house and not (rules.pair == "bank" and t.house < 0 == t.house % rules.pair_takes):
        yield "house"
    if len(t.owed) not in (0, n) or any(each < 0 for each in t.owed):
        yield "owed"


def _may_be_called(t: InBetween) -> bool:
    """Whether the posts that lie there can have been called what they were."""
    if len(t.posts) != 2:
        return False
    first, second = t.posts[0] >> 2, t.posts[1] >> 2
    if t.called in ("high", "low"):
        late = t.rules.ace_when == "both" and second == ACE
        return t.rules.ace_call and t.rules.ace_when != "deal" and (first == ACE or late)
    return t.rules.pair == "highlow" and first == second and t.called in ("higher", "lower")


def _one_ace(t: InBetween) -> bool:
    """Whether one ace lies there to be called before the second card."""
    first = t.rules.ace_call and t.rules.ace_when == "first" and bool(t.place)
    return first and len(t.posts) == 1 and t.posts[0] >> 2 == ACE


def _red_dog(t: RedDog) -> Iterator[str]:
    n = len(t.chips)
    if t.dealer != NOBODY:
        yield "dealer"
    if t.place != t.turn + 1 or not t.deal:
        yield "place"
    if len(t.staked) != n or any(not 0 <= bet <= MOST_STACK for bet in t.staked):
        yield "staked"
    if len(t.posts) != (0 if t.placing else 2) or (not t.placing and not t.left):
        yield "posts"


def _closed_pairs(t: ClosedPairs) -> Iterator[str]:
    """A hand of two cards before each who plays, and a turn for one that has not had it."""
    n = len(t.chips)
    if t.dealer == NOBODY or (t.dealer + t.place) % n != t.turn or not t.place or not t.deal:
        yield "place"
    if len(t.hands) != n or any(len(hand) not in (0, 2) for hand in t.hands) or not t.hands[t.turn]:
        yield "hands"


def _yablon(t: Yablon) -> Iterator[str]:
    yield from _closed_pairs(t)
    players = [seat for seat in range(len(t.chips)) if seat not in t.sat_out]
    if t.breaker not in (NOBODY, *range(len(t.chips))):
        yield "breaker"
    if 0 < t.rules.pool_limit < t.pool and t.breaker not in players:
        yield "breaker"


def _yablon_bank(t: YablonBank) -> Iterator[str]:
    n = len(t.chips)
    if not 0 <= t.bank <= MOST_STACK * n:
        yield "bank"
    if not t.declined.issubset(range(n)):
        yield "declined"
    deals, going = t.rules.bank_deals or t.deal, t.bank or t.decided
    if not 0 <= t.held < (max(1, min(deals, t.deal)) if going else 1):
        yield "held"
    if t.bank:
        yield from _closed_pairs(t)
        to_come = {(t.dealer + place) % n for place in range(t.place, n) if t.hands}
        if not t.rules.credit and any(t.hands[seat] and not t.chips[seat] for seat in to_come):
            yield "chips"
    elif t.turn != t.dealer or t.chips[t.dealer] < (1 if t.decided else t.rules.bank_min):
        yield "dealer"
    elif len(t.hands) != n and (t.hands or t.deal or t.decided):
        yield "hands"


_Lying = Callable[[Any], tuple[Collection[Card], bool]]
_GAMES: dict[type, tuple[_Lying, Callable[[Any], Iterable[str]]]] = {
    InBetween: (_posts_and_aside, _in_between),
    RedDog: (_posts, _red_dog),
    Yablon: (_pairs, _yablon),
    YablonBank: (_pairs, _yablon_bank),
    Ochko: (ochko.lying, ochko.flaws),
    OchkoBank: (ochko.lying, ochko.flaws),
}
