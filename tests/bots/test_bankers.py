"""How passengers hold a bank, bet against one, and play against the house."""

from __future__ import annotations

from statistics import fmean

import pytest

from game.bots import PASSENGERS, choose
from game.bots.policies import at_random, casual, coach
from game.match import Match, Sitter
from game.rules import engine
from game.rules.actions import Bet, CanBet, Decline, NoBet, SetBank
from game.rules.cards import parse_all
from game.rules.rng import Rng
from game.rules.variants.red_dog import RedDogRules
from game.rules.variants.yablon_bank import YablonBankRules
from game.rules.view import View

PEOPLE = tuple(PASSENGERS)
MOODS = [Rng(5, count) for count in range(20)]


def banker(chips: int = 100, decline: bool = False, least: int = 1) -> View:
    rules = YablonBankRules(deals=1, bank_decline=decline, bank_min=least)
    return engine.view(engine.start(rules, [chips, 100, 100], 1, 0).state, 0)


def punter(cards: str, bank: int = 40) -> View:
    one, other = cards.split()
    rules = YablonBankRules(deals=1)
    state = engine.start(rules, [100] * 3, 1, 2, (parse_all(f"{one} 2C {other} 2D"),)).state
    return engine.view(engine.apply(state, 2, SetBank(bank)).state, 0)


def raiser(cards: str, ante: int = 10) -> View:
    rules = RedDogRules(ante=ante, deals=1, rd_raise="up_to")
    return engine.view(engine.start(rules, [100, 100], 1, None, (parse_all(cards),)).state, 0)


@pytest.mark.parametrize("who", PEOPLE)
def test_courage_is_the_share_that_is_put_up(who):
    banks = [choose(banker(), PASSENGERS[who], mood).amount for mood in MOODS]
    assert fmean(banks) == pytest.approx(PASSENGERS[who].courage, rel=0.1)
    assert len(set(banks)) > 3
    assert max(banks) < 100


def test_a_bank_is_never_below_the_least_or_above_the_stack():
    assert choose(banker(chips=10, least=10), PASSENGERS["zograf"], Rng(1)) == SetBank(10)
    assert choose(banker(chips=12, least=10), PASSENGERS["pavel"], Rng(1)).amount in (10, 11)


def test_who_is_shy_hands_the_bank_on():
    declined = {
        who: sum(choose(banker(decline=True), PASSENGERS[who], mood) == Decline() for mood in MOODS)
        for who in PEOPLE
    }
    assert declined["zograf"] > 8
    assert declined["janko"] > 6
    assert all(declined[who] == 0 for who in PEOPLE if PASSENGERS[who].courage >= 50)


def test_a_good_hand_bets_on_the_bank_and_a_bad_one_does_not():
    for who in PEOPLE:
        assert sum(isinstance(choose(punter("2S AH"), PASSENGERS[who], mood), Bet) for mood in MOODS) > 18
        assert sum(isinstance(choose(punter("5S 7H"), PASSENGERS[who], mood), Bet) for mood in MOODS) == 0


@pytest.mark.parametrize("who", PEOPLE)
def test_red_dog_is_raised_from_the_usual_threshold_on(who):
    """By as much of the ante as the appetite says; the sharp odds on one rank tempt nobody."""
    persona = PASSENGERS[who]
    for spread, raises in ((persona.spread + 1, True), (1, False), (4, False)):
        cards = f"2S {['4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'][spread - 1]}H"
        bets = [choose(raiser(cards), persona, mood) for mood in MOODS]
        assert (sum(isinstance(bet, Bet) for bet in bets) > 10) is raises


def test_antes_grow_with_the_appetite():
    rules = RedDogRules(ante=1, most_ante=20, deals=1)
    view = engine.view(engine.start(rules, [100, 100], 1).state, 0)
    antes = {who: fmean(choose(view, PASSENGERS[who], mood).amount for mood in MOODS) for who in PEOPLE}
    assert 1 <= antes["ashworth"] < antes["singh"] < antes["nina"] <= 20


@pytest.mark.parametrize(
    "rules",
    [
        YablonBankRules(deals=20),
        YablonBankRules(deals=20, bank_min=5, bank_decline=False, bank_absorbs=False),
        YablonBankRules(deals=20, bank_refill=True, hopeless_bets="allow", credit=True),
        RedDogRules(deals=30, most_ante=6, cut_card=3, rd_raise="up_to"),
        RedDogRules(deals=30, ante=4, packs=2),
    ],
    ids=["bank", "stern bank", "refilled bank", "red dog shoe", "red dog"],
)
def test_everybody_plays_to_the_end_by_the_rules(rules):
    """`step` raises on an illegal action."""
    for start in (0, 8):
        people = PEOPLE[start : start + 8]
        for seed in range(3):
            match = Match.begin(rules, [Sitter(who, who) for who in people], [30] * 8, seed)
            while not match.over:
                match.step()


def test_the_three_policies_at_the_bank():
    view = banker(least=10)
    assert coach(view, Rng(1)) == SetBank(10)
    assert casual(view, Rng(1)) == SetBank(50)
    assert len({at_random(view, Rng(1, count)) for count in range(40)}) > 20
    assert casual(punter("2S JH"), Rng(1)) == Bet(20)
    assert casual(punter("2S 9H"), Rng(1)) == NoBet()
    assert coach(punter("2S JH"), Rng(1)) == Bet(40)
    declining = banker(decline=True)
    assert coach(declining, Rng(1)) == Decline()
    assert Decline() in {at_random(declining, Rng(1, count)) for count in range(20)}


def test_the_three_policies_against_the_house():
    assert coach(raiser("2S JH"), Rng(1)) == Bet(10)
    assert casual(raiser("2S JH"), Rng(1)) == Bet(5)
    assert casual(raiser("2S 9H"), Rng(1)) == coach(raiser("2S 9H"), Rng(1)) == NoBet()
    rules = RedDogRules(ante=2, most_ante=10, deals=1)
    view = engine.view(engine.start(rules, [100], 1).state, 0)
    assert coach(view, Rng(1)) == Bet(2)
    assert casual(view, Rng(1)) == Bet(5)
    (bet,) = (option for option in view.options if isinstance(option, CanBet))
    assert {at_random(view, Rng(1, count)).amount for count in range(99)} == {*range(bet.low, bet.high + 1)}
