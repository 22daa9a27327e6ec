"""Totals of Ochko as chances: where a hand ends that draws by a rule, and when it is best to stop."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul

MOST = 21
BUST = 0  # the place of a hand that went over 21 in a list of totals
VALUES = range(1, 11)  # what cards count, an ace 1
BENT = MOST - 10  # up to here an ace counts eleven, beyond it is a card like others
_OWN = BENT + 1  # below it a hand without an ace has worths of its own

Stock = tuple[float, ...]
"""How many cards of each value 1..10 the stock holds on average; place 0 is empty."""

Stands = tuple[list[bool], list[bool]]
"""Whether a hand stands, by its hard total 0..21: without an ace, and with one."""

Rows = tuple[list[float], list[float]]
"""A figure by hard total: without an ace, and with one."""


def shares(stock: Sequence[float]) -> Stock:
    """The chance of each value to be the next card."""
    cards = sum(stock)
    return tuple([each / cards for each in stock]) if cards > 0 else (0.0,) * 11


def without(stock: Sequence[float], *values: int) -> Stock:
    """The stock when cards of these values have left it."""
    left = list(stock)
    for value in values:
        left[value] = max(0.0, left[value] - 1)
    return tuple(left)


def best(hard: int, ace: int) -> int:
    """The total nearest to 21 of a hand of this hard total, with an ace or without (O3)."""
    return hard + 10 if ace and hard <= MOST - 10 else hard


def start(values: Sequence[int]) -> tuple[int, int]:
    """The hard total of cards, and whether there is an ace among them."""
    return sum(values), int(1 in values)


def to_total(fixed: int, soft: int | None = None) -> Stands:
    """Who draws up to the total `fixed` and stands on it, with an ace that counts eleven on `soft`."""
    higher = fixed if soft is None else soft
    return (
        [hard >= fixed for hard in range(MOST + 1)],
        [best(hard, 1) >= (higher if hard <= MOST - 10 else fixed) for hard in range(MOST + 1)],
    )


def ends(
    starts: dict[tuple[int, int], float], stands: tuple[Sequence[int], Sequence[int]], chances: Stock
) -> list[float]:
    """The chances of the totals that a hand ends with, `BUST` at place 0.

    `starts` are chances of (hard total, ace). The chances of the next card stay what they are: the
    stock does not change by what is drawn. Beyond eleven an ace is a card like others, and the hands
    without one say who stands.
    """
    found, cards, drawn = [0.0] * (MOST + 1), chances[1:], chances[2:]
    plain, soft = [0.0] * (MOST + 12), [0.0] * (MOST + 12)
    for (hard, ace), chance in starts.items():
        (soft if ace and hard <= BENT else plain)[hard] += chance
    for hard in range(min((hard for hard, _ in starts), default=MOST), BENT + 1):
        chance = plain[hard]
        if chance and stands[0][hard]:
            found[hard] += chance
        elif chance:
            (soft if hard < BENT else plain)[hard + 1] += chance * chances[1]
            for at, share in enumerate(drawn, hard + 2):
                plain[at] += chance * share
        chance = soft[hard]
        if chance and stands[1][hard]:
            found[hard + 10] += chance
        elif chance:
            for at, share in enumerate(cards, hard + 1):
                (soft if at <= BENT else plain)[at] += chance * share
    for hard in range(BENT + 1, MOST):
        chance = plain[hard]
        if chance and stands[0][hard]:
            found[hard] += chance
        elif chance:
            for at, share in enumerate(cards[: MOST - hard], hard + 1):
                plain[at] += chance * share
    found[MOST] += plain[MOST]
    found[BUST] = max(0.0, sum(starts.values()) - sum(found))
    return found


def plan(gains: Sequence[float], chances: Stock, least: int = 1) -> tuple[Rows, Rows]:
    """How much better drawing is than standing, and what the better of both is worth, by hard total.

    Each without an ace and with one, for whom a total is worth `gains`, going over 21 being at place 0.
    The chances of the next card stay what they are. Below `least` a hand without an ace is taken to draw,
    and what it is worth is left out.
    """
    more, soft = with_ace(gains, chances)
    plain, plain_more = soft.copy(), more.copy()
    plain[:_OWN], plain_more[:_OWN] = [gains[BUST]] * _OWN, [1.0] * _OWN
    for hard in range(BENT, least - 1, -1):
        draw = chances[1] * soft[hard + 1] + sum(map(mul, chances[2:], plain[hard + 2 : hard + 11]))
        plain_more[hard], plain[hard] = draw - gains[hard], max(draw, gains[hard])
    return (plain_more, more), (plain, soft)


def with_ace(gains: Sequence[float], chances: Stock) -> tuple[list[float], list[float]]:
    """The same for hands with an ace only: see `plan`. Beyond eleven they are hands like others.

    All ten cards are written out: nothing else is reckoned so often.
    """
    _, p1, p2, p3, p4, p5, p6, p7, p8, p9, p10 = chances
    w1, w2, w3, w4, w5, w6, w7, w8, w9, w10 = gains[MOST], *[gains[BUST]] * 9
    worths, more = [gains[BUST]] * (MOST + 11), [1.0] * (MOST + 1)
    worths[MOST], more[MOST] = gains[MOST], -1.0
    for hard in range(MOST - 1, 0, -1):
        stand = gains[hard if hard > BENT else hard + 10]
        draw = p1 * w1 + p2 * w2 + p3 * w3 + p4 * w4 + p5 * w5
        draw += p6 * w6 + p7 * w7 + p8 * w8 + p9 * w9 + p10 * w10
        w2, w3, w4, w5, w6, w7, w8, w9, w10 = w1, w2, w3, w4, w5, w6, w7, w8, w9
        worths[hard] = w1 = draw if draw > stand else stand
        more[hard] = draw - stand
    return more, worths


def stops(gains: Sequence[float], chances: Stock, least: int = 1) -> Stands:
    """Where it is best to stand for whom a total is worth `gains`; of equals standing comes first.

    Below `least` a hand without an ace is taken to draw.
    """
    plain, soft = plan(gains, chances, least)[0]
    return [each <= 0 for each in plain], [each <= 0 for each in soft]
