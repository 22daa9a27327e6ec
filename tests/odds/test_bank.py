"""Yablon with a banker: bets against the bank exactly, the bank as ordinary players treat it."""

from __future__ import annotations

from fractions import Fraction

import pytest

from game import odds
from game.odds.bank import bank_worth, banks_worth
from game.odds.grades import grade
from game.rules import engine
from game.rules.actions import Bet, Decline, NoBet, SetBank
from game.rules.cards import PACK, name, parse_all
from game.rules.events import HandLost, HandWon
from game.rules.variants.yablon_bank import YablonBankRules

EDGE = sum(Fraction(16 * (12 - k), 1326) * Fraction(8 * k - 50, 50) for k in range(7, 12))


def test_a_bet_against_the_bank_is_worth_what_the_cards_bring():
    rules = YablonBankRules(deals=1)
    own = parse_all("4S QD")
    unseen = [card for card in PACK if card not in own]
    total = 0
    for draw in unseen:
        other = [name(card) for card in unseen if card != draw][:2]
        cards = parse_all(f"4S {other[0]} QD {other[1]} {name(draw)}")
        state = engine.start(rules, [50] * 3, 1, 2, (cards,)).state
        state = engine.apply(state, 2, SetBank(20)).state
        (mine,) = (e for e in engine.apply(state, 0, Bet(15)).events if isinstance(e, HandWon | HandLost))
        total += mine.amount if isinstance(mine, HandWon) else -mine.amount
    state = engine.start(rules, [50] * 3, 1, 2, (parse_all("4S 2H QD 3H"),)).state
    found = odds.choices(engine.view(engine.apply(state, 2, SetBank(20)).state, 0))
    assert odds.value(found, Bet(15)) == Fraction(total, len(unseen))
    assert odds.value(found, NoBet()) == 0
    assert odds.best(found).action == Bet(20)


@pytest.mark.parametrize("punters", range(1, 8))
def test_a_bank_against_long_stacks_loses_a_little_to_each(punters):
    """Each bets half of the bank where that pays, and the bank becomes smaller by so much on average."""
    expected = 10_000 * ((1 - float(EDGE) / 2) ** punters - 1)
    assert bank_worth(10_000, [10**6] * punters) == pytest.approx(expected, rel=0.01)


def test_short_stacks_risk_less():
    assert bank_worth(40, [4]) == pytest.approx(-2 * float(EDGE))
    assert bank_worth(40, [0, 0]) == 0


@pytest.mark.slow
def test_the_worth_of_a_bank_is_what_ordinary_punters_take_from_it():
    """Twenty thousand banks dealt out by the rules, every punter betting as the estimate has it."""
    rules, brought, banks = YablonBankRules(deals=1), 0, 20_000
    for seed in range(banks):
        state = engine.start(rules, [40, 40, 40], seed, 2).state
        state = engine.apply(state, 2, SetBank(20)).state
        while seats := engine.to_act(state):
            view = engine.view(state, seats[0])
            one, other = (slot.card >> 2 for slot in view.cards[f"hand {seats[0]}"])
            pays = abs(one - other) > 7
            most = min(view.chips["bank"], view.chips[f"seat {seats[0]}"])
            state = engine.apply(state, seats[0], Bet(max(1, most // 2)) if pays else NoBet()).state
        brought += state.chips[2] - 40
    assert brought / banks == pytest.approx(bank_worth(20, [40, 40]), abs=0.12)


def test_the_least_bank_is_best_and_a_bold_one_is_no_blunder():
    state = engine.start(YablonBankRules(deals=1, bank_min=5), [60] * 5, 1, 0).state
    found = odds.choices(engine.view(state, 0))
    assert odds.best(found).action == Decline()
    assert odds.value(found, Decline()) == 0
    worths = [odds.value(found, SetBank(amount)) for amount in range(5, 61)]
    assert worths == sorted(worths, reverse=True)
    for amount in (10, 30, 60):
        cost = worths[0] - odds.value(found, SetBank(amount))
        assert grade(cost, amount).value in ("perfect", "sound", "loose")


@pytest.mark.parametrize(
    ("deals", "bank_deals", "dealt"), [(0, 1, 1), (0, 3, 3), (2, 3, 2), (4, 0, 4), (0, 0, 100)]
)
def test_a_bank_that_stays_brings_the_same_share_of_itself_in_each_deal(deals, bank_deals, dealt):
    rules = YablonBankRules(deals=deals, bank_deals=bank_deals)
    view = engine.view(engine.start(rules, [60] * 4, 1, 0).state, 0)
    left = 40.0
    for _ in range(dealt):
        left += left * bank_worth(40, [60] * 3) / 40
    assert banks_worth(view, 40) == pytest.approx(left - 40)


def test_a_bank_of_one_size_is_one_choice():
    state = engine.start(YablonBankRules(deals=1, bank_min=5, bank_decline=False), [5, 60, 60], 1, 0).state
    (bank,) = odds.choices(engine.view(state, 0))
    assert bank.action == SetBank(5)
    assert bank.worth == odds.value([bank], SetBank(5)) < 0
