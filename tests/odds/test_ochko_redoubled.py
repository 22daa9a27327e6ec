"""What a redouble at Ochko tells the others of the card that lies face down."""

from __future__ import annotations

import pytest

from game.odds.ochko.table import REDOUBLED, read
from game.rules.actions import Double, Draw, LetBe, Redouble, Stand
from game.rules.variants.ochko_bank import OchkoBankRules

from .ochko_tables import after, best, bets, deal, look

HOUSE = OchkoBankRules(deals=1)


def banks_turn(cards: str, answer: Redouble | LetBe, amount: int = 3):
    """The banker's turn after a double, once a player answered it so and stood."""
    state = bets(deal(cards, rules=HOUSE), amount)
    return after(state, Double(), answer, Stand())


def test_who_redoubles_mostly_hides_an_ace():
    """An open nine: of the other cards a ten is likeliest where he let it be."""
    let_be, redoubled = (
        read(look(banks_turn("AS 10D  9H 7D", each))).guesses[0] for each in (LetBe(), Redouble())
    )
    assert let_be[1] < 0.2 < 0.4 < let_be[10]
    assert redoubled[1] > 0.5
    assert redoubled[1] + redoubled[10] > 0.9
    odds = redoubled[1] / redoubled[10]
    assert odds == pytest.approx(let_be[1] / let_be[10] * REDOUBLED[1] / REDOUBLED[10])


def test_the_banker_draws_to_seventeen_against_an_ace_beside_a_nine():
    """That is twenty; who let the double be may stand on less."""
    assert best(banks_turn("AS 10D  9H 7D", Redouble())) == Draw()
    assert best(banks_turn("AS 10D  9H 7D", LetBe())) == Stand()


def test_a_bet_that_may_be_a_doubled_one_tells_nothing():
    """Four times one chip is twice two: from the chips that lie there nobody knows which it was."""
    small = read(look(banks_turn("AS 10D  9H 7D", Redouble(), 1))).guesses[0]
    plain = read(look(banks_turn("AS 10D  9H 7D", LetBe(), 2))).guesses[0]
    assert small == plain
