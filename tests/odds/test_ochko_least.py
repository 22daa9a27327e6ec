"""Ochko where a player has to draw to fifteen or sixteen: what his cards are worth, and what theirs tell."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from game.bots import policies
from game.odds.ochko.play import Play
from game.odds.ochko.prospects import prospects
from game.odds.ochko.quick import choose
from game.odds.ochko.sale import per_player
from game.odds.ochko.table import FORCED, Held, alone, count_unseen, read, stands
from game.odds.ochko.totals import MOST, VALUES, Stock, start, without
from game.odds.ochko.totals import best as best_total
from game.rules.actions import Claim, Draw, Split, Stand
from game.rules.ochko.table import Slip
from game.rules.rng import Rng
from game.rules.variants.ochko import OchkoRules

from .ochko_tables import PLAIN, after, bets, deal, look, worths

LEAST = msgspec.structs.replace(PLAIN, stand_least=15)
BOUND = OchkoRules(packs=1, stand_least=16, bonus=False)


def test_a_hand_below_the_least_total_is_drawn_to_or_split():
    assert set(worths(bets(deal("10S 6D 4H 10D", rules=LEAST)))) == {Draw()}
    assert set(worths(bets(deal("7S 6D 7H 10D", rules=LEAST)))) == {Draw(), Split()}
    assert set(worths(bets(deal("10S 6D 5H 10D", rules=LEAST)))) == {Draw(), Stand()}


@pytest.mark.parametrize("hand", [(10, 2), (9, 4), (8, 3), (1, 2)])
def test_drawing_is_worth_what_follows_when_one_must_go_on(hand: tuple[int, ...]):
    """Against a bound banker, counted through all cards that may come."""
    up, own = (10,), Held(0, 0, hand, 1, False, (), True)
    table = alone(BOUND, own, up, without(count_unseen((), 1), *up, *hand))
    play = Play(table, 1)

    @cache
    def worth(drawn: tuple[int, ...], stock: Stock) -> float:
        values = (*hand, *drawn)
        if sum(values) > MOST:
            return -1.0
        if best_total(*start(values)) < BOUND.stand_least:
            return draw(drawn, stock)
        return max(play.stand(values, hides=True, drawn=drawn), draw(drawn, stock))

    def draw(drawn: tuple[int, ...], stock: Stock) -> float:
        after = [(value, tuple(sorted((*drawn, value)))) for value in VALUES if stock[value] > 0]
        return sum(stock[value] * worth(each, without(stock, value)) for value, each in after) / sum(stock)

    assert play.hand(own).draw(hand) == pytest.approx(draw((), table.stock))
    free = Play(msgspec.structs.replace(table, rules=OchkoRules(packs=1, bonus=False)), 1)
    assert play.hand(own).draw(hand) <= free.hand(own).draw(hand)


def test_who_stands_has_at_least_the_total():
    """An open five: a ten or an ace lies beside it, where others may hold anything."""
    state = after(bets(deal("10H 10S 9D 5S 5H 8C", seats=3, rules=LEAST)), Stand(), Stand())
    guess = read(look(state)).guesses[0]
    assert guess[1] + guess[10] == pytest.approx(1, abs=1e-4)
    usual = read(look(after(bets(deal("10H 10S 9D 5S 5H 8C", seats=3)), Stand(), Stand()))).guesses[0]
    assert usual[1] + usual[10] < 0.95


def test_only_who_could_not_draw_is_left_below_it():
    assert stands(14, 0, 2, 5, True, 15) == FORCED
    assert stands(15, 0, 2, 5, True, 15) == stands(15, 0, 2, 5, True) > FORCED
    assert stands(5, 1, 2, 4, True, 15) == stands(5, 1, 2, 4, True) > FORCED  # fifteen with the ace
    assert stands(14, 0, 5, 12, True, 15) == 1


def test_a_bet_is_worth_less_the_more_one_must_draw_to():
    counts = count_unseen((), 1)
    free, fifteen, sixteen = (
        prospects(counts, OchkoRules(packs=1, stand_least=least), 3).whole for least in (0, 15, 16)
    )
    assert sixteen < fifteen < free
    least = msgspec.structs.replace(PLAIN, stand_least=16)
    assert per_player(least, 3) > per_player(PLAIN, 3)  # the bank wins what players lose


def test_quick_and_ordinary_players_draw_where_they_must():
    for cards in ("10S 6D 4H 10D", "7S 6D 7H 10D"):
        view = look(bets(deal(cards, rules=LEAST)))
        assert choose(view) == Draw()
        assert policies.casual(view, Rng(1)) == Draw()


def test_a_card_refused_leaves_a_hand_that_must_be_drawn_to():
    """Twenty is kept; without the six there is fourteen, which cannot be left as it is."""
    rules = msgspec.structs.replace(LEAST, irregularities="scripted")
    found = worths(bets(deal("10S 6D 4H 10D 6C", rules=rules, slips=[Slip(1, "unasked", 0, 2)])))
    drawn = worths(bets(deal("10S 6D 4H 10D", rules=rules)))
    assert found[Claim("unasked")] == pytest.approx(drawn[Draw()], abs=0.05)
    assert found[Claim("unasked")] < found[Stand()]


def test_where_the_joker_lies_no_burn_is_missing():
    """Calling it costs a chip where one has to watch, as everywhere where a card was burned."""
    rules = msgspec.structs.replace(PLAIN, bottom="joker", irregularities="scripted", slips_announced=False)
    found = worths(deal("10S 6D 4H 10D", rules=rules))
    assert found[Claim("no_burn")] == pytest.approx(max(found.values()) - 1)
