"""The prices of Red Dog give the edges that are published, counted card by card."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from game.rules.cards import RANKS
from game.rules.spreads import PAIR_ODDS, odds

RAISE_FROM = 7  # ranks between: from here a raise pays


def spread_value(spread: int, packs: int) -> Fraction:
    """What one chip staked on a third card is worth with `spread` ranks between."""
    winning = Fraction(4 * packs * spread, 52 * packs - 2)
    return winning * odds(spread) - (1 - winning)


def house_edge(packs: int) -> tuple[Fraction, Fraction]:
    """What an ante of one chip loses, and how many chips are staked on it, raising from spread 7."""
    cards, value, staked = 52 * packs, Fraction(0), Fraction(0)
    for first, second in product(RANKS, RANKS):
        same = first == second
        chance = Fraction(4 * packs * (4 * packs - same), cards * (cards - 1))
        spread = abs(first - second) - 1
        stake = 2 if spread >= RAISE_FROM else 1
        staked += chance * stake
        if same:
            value += chance * PAIR_ODDS * Fraction(4 * packs - 2, cards - 2)
        elif spread:
            value += chance * stake * spread_value(spread, packs)
    return -value, staked


@pytest.mark.parametrize(
    ("packs", "edge", "risk"),
    [
        (1, Fraction(523, 16575), "2.6718"),
        (2, Fraction(2101, 68289), "2.6090"),
        (8, Fraction(30721, 1116765), "2.3353"),
    ],
)
def test_the_edge_of_the_house_is_the_published_one(packs: int, edge: Fraction, risk: str) -> None:
    found, staked = house_edge(packs)
    assert found == edge
    assert f"{float(100 * found / staked):.4f}" == risk


@pytest.mark.parametrize(
    ("spread", "value"),
    [
        (1, "-0.535484"),
        (2, "-0.225806"),
        (3, "-0.303226"),
        (4, "-0.380645"),
        (5, "-0.225806"),
        (6, "-0.070968"),
        (7, "+0.083871"),
        (8, "+0.238710"),
        (9, "+0.393548"),
        (10, "+0.548387"),
        (11, "+0.703226"),
    ],
)
def test_every_spread_is_worth_what_is_published_for_six_packs(spread: int, value: str) -> None:
    assert f"{float(spread_value(spread, 6)):+.6f}" == value
