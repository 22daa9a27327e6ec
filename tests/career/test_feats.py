"""The second stars of London and Paris, on the events that earn them and on those that do not."""

from __future__ import annotations

from game.career.course import begun, follow
from game.career.feats import BreakRival, EmptyPot, happens
from game.rules.events import Asked, BetPlaced, CardsCleared, HandLost, HandWon, PoolEmptied, WentBroke

WON_ALL = [BetPlaced(0, 9), HandWon(0, 9, "between"), CardsCleared("hand 0")]


def empties(events):
    return happens(EmptyPot(), ("janko",), follow(begun(0, 40), events), PoolEmptied())


def test_a_bet_that_empties_the_pot():
    assert empties(WON_ALL)


def test_a_pair_that_takes_the_last_chips_is_no_bet():
    assert not empties([HandWon(0, 2, "pair")])


def test_somebody_else_empties_it():
    assert not empties([BetPlaced(1, 9), HandWon(1, 9, "between")])
    assert not empties([*WON_ALL, HandWon(1, 2, "pair")])


def test_a_lost_bet_and_a_pot_that_empties_later():
    assert not empties([BetPlaced(0, 9), HandLost(0, 9, "outside")])
    assert not empties([*WON_ALL, Asked(1, ())])


def test_winning_without_emptying():
    assert not happens(EmptyPot(), ("janko",), follow(begun(0, 40), WON_ALL), CardsCleared("hand 0"))


def test_the_rival_is_found_at_his_seat():
    paris = ("jo", "pavel", "vivienne", "fontaine")
    course = begun(0, 60)
    assert [happens(BreakRival("pavel"), paris, course, WentBroke(seat)) for seat in range(5)] == [
        False,
        False,
        True,
        False,
        False,
    ]
    assert not happens(BreakRival("pavel"), paris, course, HandLost(2, 60, "outside"))
