"""Chances and values of In-Between and Yablon against the published tables (RULES 8.3)."""

from fractions import Fraction

import pytest

from game.odds.posts import bets
from game.odds.posts import between as chances
from game.rules.cards import PACK, parse_all

# ranks between the posts: published chance to win, to fall outside, value per chip when a post
# only loses, and when it costs double
TABLE = [
    (1, ".08", ".80", "-.84", "-.96"),
    (2, ".16", ".72", "-.68", "-.80"),
    (3, ".24", ".64", "-.52", "-.64"),
    (4, ".32", ".56", "-.36", "-.48"),
    (5, ".40", ".48", "-.20", "-.32"),
    (6, ".48", ".40", "-.04", "-.16"),
    (7, ".56", ".32", "+.12", "0"),
    (8, ".64", ".24", "+.28", "+.16"),
    (9, ".72", ".16", "+.44", "+.32"),
    (10, ".80", ".08", "+.60", "+.48"),
    (11, ".88", "0", "+.76", "+.64"),
]


def posts(spread: int) -> tuple[int, int]:
    return 2, 3 + spread


def fresh(spread: int, more: str = ""):
    low, high = posts(spread)
    return chances(low, high, (low * 4, high * 4 + 1, *parse_all(more)))


@pytest.mark.parametrize(("spread", "win", "outside", "single", "double"), TABLE)
def test_fresh_pack_matches_the_published_table(spread, win, outside, single, double):
    found = fresh(spread)
    assert found.unseen == 50
    assert found.post_cards == 6
    assert found.win == Fraction(win)
    assert Fraction(found.outside, 50) == Fraction(outside)
    for times, per_chip in ((1, single), (2, double)):
        (piece,) = bets(found, 1, 10, 100, times)
        assert piece.per_chip == Fraction(per_chip)
        assert piece.value(7) == 7 * Fraction(per_chip)


def test_the_order_of_the_posts_does_not_matter():
    seen = parse_all("JS 3D")
    assert chances(11, 3, seen) == chances(3, 11, seen)
    assert chances(11, 3, seen).winning == (4, 5, 6, 7, 8, 9, 10)


def test_ace_and_two_are_the_widest_and_ace_and_king_leave_no_room():
    assert chances(14, 2, parse_all("AS 2D")).winners == 44
    assert chances(14, 13, parse_all("AS KD")).winners == 0


def test_seen_winners_and_posts_are_not_counted_again():
    """Between 5 and 9 with 6, 7 and another 9 gone: ten of 47 win, five hit a post."""
    found = chances(5, 9, parse_all("5S 9D 6H 7C 9C"))
    assert (found.winners, found.post_cards, found.unseen) == (10, 5, 47)
    assert found.win == Fraction(10, 47)


def test_a_pair_has_no_winners():
    found = chances(6, 6, parse_all("6S 6D"))
    assert (found.winning, found.posts, found.winners, found.post_cards) == ((), (6,), 0, 2)


def test_an_ace_called_low_is_hit_by_the_other_aces():
    found = chances(1, 9, parse_all("AS 9D"))
    assert (found.winning, found.winners, found.post_cards) == (tuple(range(2, 9)), 28, 6)
    whole = chances(1, 14, parse_all("AS AD"))
    assert (whole.winners, whole.post_cards, whole.outside) == (48, 2, 0)


@pytest.mark.parametrize("spread", range(1, 12))
@pytest.mark.parametrize("times", [1, 2, 3])
@pytest.mark.parametrize("stack", [1, 5, 12])
def test_every_amount_is_worth_what_the_cards_say(spread, times, stack):
    """Each unseen card played by hand, a post never taking more than the stack (C5)."""
    low, high = posts(spread)
    gone = (low * 4, high * 4 + 1, *parse_all("7C 7D KS"))
    pieces = bets(chances(low, high, gone), 1, stack, stack, times)
    assert [p.low for p in pieces][1:] == [p.high + 1 for p in pieces][:-1]
    assert (pieces[0].low, pieces[-1].high) == (1, stack)
    unseen = [card for card in PACK if card not in gone]
    for amount in range(1, stack + 1):
        total = 0
        for rank in (card >> 2 for card in unseen):
            if low < rank < high:
                total += amount
            else:
                total -= min(times * amount, stack) if rank in (low, high) else amount
        (piece,) = (p for p in pieces if p.low <= amount <= p.high)
        assert piece.value(amount) == Fraction(total, len(unseen))
