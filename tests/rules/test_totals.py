"""Totals of Ochko, and how many hands of each kind a pack holds (RULES 8.4)."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, product
from math import comb

import pytest

from game.rules import totals
from game.rules.cards import ACE, JACK, PACK, RANKS, card, parse_all


@pytest.mark.parametrize(
    ("cards", "best"),
    [
        ("AS AH KS", 12),  # aces drop to 1
        ("JS 3S AS", 14),
        ("AS AH AD 6S", 19),  # one ace counts 11 again after a draw
        ("AS 4S 6S 5S", 16),  # a running 21 is no end
        ("AS 4S 6S KS 9S", 30),
        ("AS AH", 12),
        ("AS KS", 21),
        ("7S 7H 7D", 21),
        ("AS AH AD AC 2S 2H 2D 2C 3S 3H 3D", 21),
        ("JS QS", 20),
        ("", 0),
    ],
)
def test_best_total(cards: str, best: int) -> None:
    assert totals.best(parse_all(cards)) == best


def test_the_best_total_is_the_best_of_all_countings() -> None:
    """Every ace as 1 or 11, however many: the nearest to 21, or the least."""
    for ranks in [(2, ACE), (ACE, ACE), (9, ACE, ACE), (ACE, ACE, ACE, 8), (5, 10, ACE), (ACE,) * 4]:
        cards = [card(rank, suit) for suit, rank in enumerate(ranks)]
        ways = [(1, 11) if rank == ACE else (min(rank, 10),) for rank in ranks]
        sums = {sum(way) for way in product(*ways)}
        assert totals.best(cards) == max((count for count in sums if count <= 21), default=min(sums))
        assert totals.hard(cards) == min(sums)


@pytest.mark.parametrize(
    ("cards", "times", "kind"),
    [
        ("2S 3S 4S 5S 4H", 2, "cards"),
        ("2H 3H 4D 5H 2D 4C", 4, "cards"),
        ("2C 3D 3C AS AH 5D 6D", 8, "cards"),
        ("AS AH AD AC 2S 2H 2D 2C", 16, "cards"),
        ("AS AH AD AC 2S 2H 2D 2C 3S", 32, "cards"),
        ("AS AH AD AC 2S 2H 2D 2C 3S 3H", 64, "cards"),
        ("AS AH AD AC 2S 2H 2D 2C 3S 3H 3D", 128, "cards"),
        ("7S 7H 7D", 3, "sevens"),
        ("6S 8H 7D", 2, "ladder"),
        ("2S 3S 6S 10S", 0, ""),  # four cards with 21
        ("2S 3S 4S 5S 8H", 0, ""),  # five with 22
        ("7S 7H 6S", 0, ""),
        ("AS KS", 0, ""),
    ],
)
def test_bonus(cards: str, times: int, kind: str) -> None:
    assert totals.bonus(parse_all(cards)) == (times, kind)


def test_bonus_of_the_house() -> None:
    assert totals.bonus(parse_all("8S 7H 6S"), same_suit=True) == (0, "")
    assert totals.bonus(parse_all("8S 7S 6S"), same_suit=True) == (2, "ladder")
    assert totals.bonus(parse_all("2C 3D 3C AS AH 5D 6D"), cap=4) == (4, "cards")
    assert totals.bonus(parse_all("7S 7H 7D"), cap=2) == (2, "sevens")


def test_a_bonus_that_counts_the_bet_in_is_one_bet_less_and_capped_then() -> None:
    with_bet = [
        totals.bonus(parse_all(cards), with_bet=True) for cards in ("7S 7H 7D", "8S 7H 6S", "9S 7H 6S")
    ]
    assert with_bet == [(2, "sevens"), (1, "ladder"), (0, "")]
    six = parse_all("2H 3H 4D 5H 2D 4C")
    assert [totals.bonus(six, cap=cap, with_bet=True)[0] for cap in (0, 1, 2, 3, 4)] == [3, 1, 2, 3, 3]


def test_no_hand_is_two_bonuses_at_once() -> None:
    """O29: 7-7-7 and 8-7-6 are 21 with three cards, so nothing can be drawn to them."""
    for cards in ("7S 7H 7D", "8S 7S 6S"):
        assert totals.hard(parse_all(cards)) == totals.MOST


def test_pairs() -> None:
    assert totals.are_pair(parse_all("JS JH"))
    assert not totals.are_pair(parse_all("JS QH"))
    assert totals.are_pair(parse_all("JS QH"), by_value=True)
    assert not totals.are_pair(parse_all("AS KH"), by_value=True)
    assert not totals.are_pair(parse_all("6S 6H AS"))


def test_shares_of_two_cards() -> None:
    pairs = list(combinations(PACK, 2))

    def share(found: int) -> Fraction:
        return Fraction(found, len(pairs))

    assert share(sum(map(totals.is_natural, pairs))) == Fraction(32, 663)
    assert share(sum(totals.best(pair) == 17 for pair in pairs)) == Fraction(16, 221)
    assert share(sum(map(totals.are_pair, pairs))) == Fraction(1, 17)
    by_value = sum(totals.are_pair(pair, by_value=True) for pair in pairs)
    assert round(by_value / len(pairs), 6) == 0.131222


def test_counts_of_three_cards() -> None:
    kinds = [totals.bonus(cards)[1] for cards in combinations(PACK, 3)]
    assert (len(kinds), kinds.count("sevens"), kinds.count("ladder")) == (22_100, 4, 64)


def _ways(cards: int) -> int:
    """How many sets of `cards` cards total 21 or less with aces as 1, counted rank by rank."""
    ways = {(0, 0): 1}  # by cards taken and total
    for rank in RANKS:
        worth = totals.value(card(rank, 0))
        grown: dict[tuple[int, int], int] = {}
        for (taken, total), count in ways.items():
            for more in range(5):
                key = (taken + more, total + more * worth)
                if key[0] <= cards and key[1] <= totals.MOST:
                    grown[key] = grown.get(key, 0) + count * comb(4, more)
        ways = grown
    return sum(count for (taken, _), count in ways.items() if taken == cards)


def test_counts_of_long_hands() -> None:
    assert [_ways(cards) for cards in (5, 6, 11, 12)] == [139_972, 173_982, 4, 0]


@pytest.mark.slow
def test_five_cards_up_to_21_one_by_one() -> None:
    found = sum(totals.bonus.__wrapped__(cards)[0] > 0 for cards in combinations(PACK, 5))
    assert found == 139_972


def test_black_jacks_are_two() -> None:
    assert [each for each in PACK if each >> 2 == JACK and each & 3 in (0, 3)] == list(parse_all("JS JC"))
