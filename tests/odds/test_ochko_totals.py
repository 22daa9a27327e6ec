"""Totals as chances: against whole enumerations, and against known figures."""

from __future__ import annotations

from itertools import product

import pytest

from game.odds.ochko.drawing import Drawing
from game.odds.ochko.field import gains
from game.odds.ochko.prospects import Prospects
from game.odds.ochko.sale import change
from game.odds.ochko.table import count_unseen
from game.odds.ochko.totals import BUST, MOST, VALUES, best, ends, shares, start, stops, to_total, without
from game.rules.cards import parse_all
from game.rules.variants.ochko import OchkoRules
from game.rules.variants.ochko_bank import OchkoBankRules

PACK = count_unseen((), 1)


def exact_ends(stock: list[float], hard: int, ace: int, fixed: int) -> list[float]:
    """The chances of the totals of who draws to `fixed`, each card leaving the stock."""
    found = [0.0] * (MOST + 1)

    def go(hard: int, ace: int, chance: float) -> None:
        if hard > MOST or best(hard, ace) >= fixed:
            found[best(hard, ace) if hard <= MOST else BUST] += chance
            return
        cards = sum(stock)
        for value in VALUES:
            if stock[value]:
                share = stock[value] / cards
                stock[value] -= 1
                go(hard + value, ace | (value == 1), chance * share)
                stock[value] += 1

    go(hard, ace, 1.0)
    return found


def test_a_pack_by_value():
    assert (0, *[4] * 9, 16) == PACK
    assert count_unseen(parse_all("AS KH QH 5D"), 2) == (0, 7, 8, 8, 8, 7, 8, 8, 8, 8, 30)
    assert sum(shares(PACK)) == pytest.approx(1)
    assert without((0.0, *[1.0] * 10), 5, 5)[5] == 0


@pytest.mark.parametrize(
    ("values", "total", "soft"), [((1, 10), 21, 1), ((1, 1), 12, 1), ((10, 6, 1), 17, 1)]
)
def test_an_ace_counts_eleven_where_it_fits(values, total, soft):
    assert best(*start(values)) == total
    assert start(values)[1] == soft


@pytest.mark.parametrize("up", [2, 6, 8, 10])
def test_who_draws_to_seventeen_ends_nearly_as_from_a_real_pack(up):
    """The chances stay what they are: no total is off by more than half a hundredth in one pack."""
    stock = list(without(PACK, up))
    flat = ends({(up, 0): 1.0}, to_total(17), shares(stock))
    exact = exact_ends(stock, up, 0, 17)
    assert sum(flat) == pytest.approx(1)
    assert flat == pytest.approx(exact, abs=0.005)


def test_a_soft_hand_may_stand_later():
    plain, soft = to_total(16, 17)
    assert plain[16]
    assert not plain[15]
    assert not soft[6]  # ace and five
    assert soft[7]
    assert soft[16]
    assert not soft[12]


def test_stopping_is_best_where_it_is_best():
    """Nobody else does better with any rule of "stand from this total on", soft or hard."""
    field = [0.0] * 16 + [0.1, 0.2, 0.2, 0.2, 0.2, 0.1]
    worth, chances = gains(field, True), shares(PACK)
    rule = stops(worth, chances)

    def brings(stands):
        return sum(share * worth[total] for total, share in enumerate(ends({(10, 0): 1.0}, stands, chances)))

    others = [brings(to_total(hard, soft)) for hard, soft in product(range(12, 22), range(12, 22))]
    assert brings(rule) >= max(others) - 1e-12


def test_what_a_total_brings_the_banker():
    """Chips against him: two on 18, one on 20. At 19 he wins two and loses one; ties are his."""
    field = [0.0] * 22
    field[18], field[20] = 2.0, 1.0
    found = gains(field, True)
    assert (found[17], found[18], found[19], found[20], found[BUST]) == (-3, 1, 1, 3, -3)
    assert gains(field, False)[18] == -1


def test_drawing_is_the_best_of_all_ways_to_draw_from_a_small_stock():
    """Against the plain recursion: every card that is drawn leaves the stock, the better way is taken."""
    stock = (0.0, 1.0, 0.0, 2.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 2.0)

    def stand(values):
        return best(*start(values)) / MOST

    def plain(values, left):
        worth, cards = stand(values), sum(left)
        if sum(values) >= MOST or not cards:
            return worth
        drawn = 0.0
        for value in VALUES:
            if left[value]:
                after = (*values, value)
                over = sum(after) > MOST
                rest = [count - (at == value) for at, count in enumerate(left)]
                drawn += left[value] / cards * (-1.0 if over else plain(after, rest))
        return max(worth, drawn)

    for hand in [(2, 3), (10, 2), (1, 5), (10, 9)]:
        drawing = Drawing(stock, stand, lambda values: -1.0)
        assert drawing.worth(hand) == pytest.approx(plain(hand, list(stock)))


def test_the_bank_changes_as_often_as_in_the_tables():
    """A player has a natural and the banker has none: 7552 of 162435 (RULES 8.4)."""
    assert change(OchkoBankRules()) == pytest.approx(7552 / 162435)


def test_first_cards_are_worth_what_they_are_worth():
    """An ace is the best card, small and middle ones lose; on an ace of the banker everything does."""
    rows = Prospects(PACK, OchkoBankRules(), 6)
    anything = rows.worths((0.0, *[1.0] * 10))
    assert anything[1] == max(anything)
    assert anything[1] > 0.6
    assert all(anything[value] < 0 for value in range(2, 10))
    ace = rows.worths((0.0, 1.0, *[0.0] * 9))
    assert all(ace[value] < -0.5 for value in range(2, 11))
    ten = rows.worths((0.0, *[0.0] * 9, 1.0))
    assert min(ten[1:]) == min(ten[5:8])


def test_ties_and_bonuses_have_their_price():
    """Against a banker who draws to seventeen: ties to the bank cost a player about eight in a hundred."""
    rules = OchkoRules()
    whole = Prospects(count_unseen((), 2), rules, 4).whole
    even = Prospects(count_unseen((), 2), OchkoRules(ties=False), 4).whole
    plain = Prospects(count_unseen((), 2), OchkoRules(bonus=False), 4).whole
    assert even - whole == pytest.approx(0.076, abs=0.01)
    assert whole - plain == pytest.approx(0.06, abs=0.015)
