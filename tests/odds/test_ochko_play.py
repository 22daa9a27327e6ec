"""A player's hand at Ochko where the house pays in its own way, and hands that the banker sees."""

from __future__ import annotations

import pytest

from game.odds.ochko.drawing import Drawing
from game.odds.ochko.play import Play
from game.odds.ochko.prospects import prospects
from game.odds.ochko.table import DOUBLED, Held, alone, count_unseen
from game.odds.ochko.totals import BUST, without
from game.rules.variants.ochko_bank import OchkoBankRules


def playing(values, down=True, up=9, bank=None, **rules):
    """The play of a hand in a fresh pack against an open card of the banker, and that hand."""
    own = Held(0, 0, values, 1, False, (), down)
    table = alone(
        OchkoBankRules(double="off", **rules), own, (up,), without(count_unseen((), 1), *values, up)
    )
    return Play(table, 1), own


def own_stock(values, up=9):
    """What is left to be dealt at the table of `playing`."""
    own = Held(0, 0, values, 1, False, (), True)
    return alone(OchkoBankRules(), own, (up,), without(count_unseen((), 1), *values, up)).stock


def test_nothing_is_safe_where_nothing_is_paid_extra():
    """A house without bonus hands has none to lock: going over 21 costs the bet, with any number of cards."""
    for cards in ((10, 5, 7), (2, 3, 4, 5, 3, 9)):
        assert playing((2, 3), bonus=False, bonus_lock=True)[0].over(cards) == -1
    locked = playing((2, 3), bonus_lock=True)[0]
    assert locked.over((10, 5, 7)) == -1
    assert locked.over((2, 3, 4, 5, 3, 9)) == 2


def test_five_small_cards_that_are_paid_at_once_are_worth_what_they_are_paid():
    play, own = playing((2, 2, 2, 2), bonus_time="at_once")
    assert play.hand(own).worth((2, 2, 2, 2, 3)) == 2
    later, own = playing((2, 2, 2, 2))
    assert later.hand(own).worth((2, 2, 2, 2, 3)) > 4


def test_who_stands_on_what_is_paid_extra_gets_it_whether_he_could_draw_or_not():
    assert playing((6, 7, 8))[0].stand((6, 7, 8), True) == 2


def test_the_banker_takes_an_open_hand_over_21_for_what_it_is():
    """It loses whatever he has, so he stands as he does when nobody else is in."""
    play, _ = playing((10, 6, 8), down=False)
    found = play.banker((10, 6, 8), False)
    assert sum(found) == pytest.approx(1)
    assert found[BUST] == 0


def test_five_cards_that_end_a_hand_are_worth_what_they_are_paid():
    """A bet is worth less then than where a sixth card may come; and a house without bonuses ends nothing."""
    play, own = playing((2, 2, 2, 2), bonus_ends=True)
    assert play.hand(own).worth((2, 2, 2, 2, 3)) == 2
    assert play.hand(own).draw((2, 2, 2, 2)) == 2
    counts = count_unseen((), 1)
    ends, on = (
        prospects(counts, OchkoBankRules(double="off", bonus_ends=each), 3).whole for each in (True, False)
    )
    assert ends < on
    play, own = playing((2, 2, 2, 2), bonus_ends=True, bonus_with_bet=True)
    assert play.hand(own).worth((2, 2, 2, 2, 3)) == 1
    play, own = playing((2, 2, 2, 2), bonus=False, bonus_ends=True)
    assert play.hand(own).worth((2, 2, 2, 2, 3)) < 1


@pytest.mark.parametrize("values", [(2, 5), (4, 1), (10, 3)])
@pytest.mark.parametrize(
    "rules",
    [{}, {"bonus": False}, {"bonus_lock": True}, {"bonus_cap": 2}, {"bonus_cap": 1}],
    ids=["plain", "nothing extra", "locked", "at most two", "at most one"],
)
def test_no_card_is_left_out_that_could_bring_something(values, rules):
    """Hands of four cards and more are drawn to only where that helps: as good as trying all."""
    play, own = playing(values, **rules)
    drawing = play.hand(own)

    def tries(cards, stand):
        return len(cards) >= 4 or drawing._may_draw(cards, stand)

    every = Drawing(own_stock(values), drawing._stand, play.over, tries)
    assert drawing.worth(values) == pytest.approx(every.worth(values), abs=1e-9)
    assert len(drawing.plan(values)) == len(every.plan(values))


def test_who_takes_the_banker_for_strong_draws_to_what_is_good_against_a_bluff():
    """A ten and a seven against an open ten, after a double: drawn to, and mostly lost, whatever he hides."""
    rows = prospects(count_unseen((), 1), OchkoBankRules(), 1)
    five = tuple(float(value == 5) for value in range(11))
    believed, bluffed = (rows.hand(10, 10, likely, doubled=True) for likely in (DOUBLED, five))
    assert believed.two(7) < -0.7
    assert bluffed.two(7) < -0.5
    assert bluffed.two(8) > 0.2  # eighteen is left as it is: of the tens that he may hide it holds one
