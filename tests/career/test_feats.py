"""The second stars, each on cards that earn it and on cards that nearly do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pytest

from game.career.course import begun, follow
from game.career.feats import (
    AnyFeat,
    BreakRival,
    CallSlips,
    CloseBanks,
    EmptyPot,
    HoldBank,
    SharePool,
    WinAtOdds,
    WinSplit,
    WinStreak,
    happens,
)
from game.rules import engine
from game.rules.actions import Action, Bet, Call, NoBet, SetBank, Split, Stand
from game.rules.cards import parse_all
from game.rules.engine import Rules
from game.rules.events import DealBegan, DealEnded, Event, HandLost, PoolEmptied, SlipCalled, WentBroke
from game.rules.variants.in_between import InBetweenRules
from game.rules.variants.ochko import OchkoRules
from game.rules.variants.red_dog import RedDogRules
from game.rules.variants.yablon import YablonRules
from game.rules.variants.yablon_bank import YablonBankRules

CHIPS = 40
OTHERS = ("janko", "marlow")


def happened(
    rules: Rules, cards: Sequence[str], actions: Iterable[Action], dealer: int | None = 2, seats: int = 3
) -> list[Event]:
    """The events of a table of three where the player has seat 0 and `cards` come, one text a shuffle."""
    stacked = [parse_all(each) for each in cards]
    step = engine.start(rules, [CHIPS] * seats, 1, dealer, stacked)
    events = list(step.events)
    for action in actions:
        step = engine.apply(step.state, engine.to_act(step.state)[0], action)
        events += step.events
    return events


def done(feat: AnyFeat, events: Sequence[Event], seat: int = 0) -> int:
    """How many of the events complete the feat."""
    course, count = begun(seat, CHIPS), 0
    for event in events:
        count += happens(feat, OTHERS, course, event)
        course = follow(course, [event])
    return count


# ── the pot ─────────────────────────────────────────────────────────────────

HOME = InBetweenRules(ante=3, deals=3)


def test_the_pot_is_emptied_by_a_bet():
    assert done(EmptyPot(), happened(HOME, ["2S JD 5H"], [Bet(9)])) == 1


@pytest.mark.parametrize(
    ("cards", "actions"),
    [
        ("2S JD 5H", [Bet(8)]),  # a chip is left
        ("2S JD KH", [Bet(9)]),  # lost
        ("2S JD JH", [Bet(9)]),  # a post
        ("7S 7D 2S JD 5H", [Bet(7)]),  # a pair for the player, and the next seat takes the rest
    ],
)
def test_a_pot_that_the_player_does_not_empty(cards, actions):
    assert done(EmptyPot(), happened(HOME, [cards], actions)) == 0


def test_a_pair_that_takes_the_last_chips_is_no_bet():
    rules = InBetweenRules(ante=1, pair_takes=3)
    events = happened(rules, ["7S 7D"], [])
    assert PoolEmptied() in events
    assert done(EmptyPot(), events) == 0


@pytest.mark.parametrize(
    ("cards", "times"), [("AS 2D 5H", 1), ("2D AS 5H", 1), ("2S KD 5H", 0), ("3S AD 5H", 0)]
)
def test_the_pot_on_an_ace_and_a_deuce(cards, times):
    assert done(EmptyPot(ace_deuce=True), happened(HOME, [cards], [Bet(9)])) == times


def test_an_ace_that_was_called_high_counts_as_well():
    rules = InBetweenRules(ante=3, deals=3, ace_call=True)
    assert done(EmptyPot(ace_deuce=True), happened(rules, ["AS 2D 5H"], [Call("high"), Bet(9)])) == 1


# ── bets ────────────────────────────────────────────────────────────────────


def rounds(*hands: str) -> list[str]:
    """Deals in which the player has these hands and the others have neighbours; the deal moves on."""
    one, two = "2S 3S", "4D 5D"
    orders = (("{}", one, two), (one, two, "{}"), (one, "{}", two))  # who sits first after the dealer
    return [" ".join(orders[n % 3]).format(hand) for n, hand in enumerate(hands)]


def test_three_bets_in_a_row():
    won, lost = "6S KD 9H", "6S KD AH"
    three = happened(HOME, rounds(won, won, won), [Bet(2)] * 3)
    assert done(WinStreak(bets=3), three) == 1
    assert done(WinStreak(bets=4), three) == 0
    assert done(WinStreak(bets=3), happened(HOME, rounds(won, won, lost), [Bet(2)] * 3)) == 0
    broken = happened(InBetweenRules(ante=3, deals=4), rounds(won, lost, won, won), [Bet(2)] * 4)
    assert done(WinStreak(bets=3), broken) == 0
    assert done(WinStreak(bets=2), broken) == 1


def test_four_to_one_or_better():
    rules = RedDogRules(ante=2, deals=1)
    for cards, odds in (("3S 5D 4H", 5), ("2S 5D 4H", 4), ("3S 7D 4H", 2), ("7S 7D 7H", 11)):
        events = happened(rules, [cards], [NoBet()] * (3 if odds < 11 else 0), dealer=None)
        assert done(WinAtOdds(odds=4), events) == (odds >= 4)
        assert done(WinAtOdds(odds=odds), events) == 1
    assert done(WinAtOdds(odds=4), happened(rules, ["3S 5D 9H"], [NoBet()] * 3, dealer=None)) == 0


@pytest.mark.parametrize(
    ("cards", "split", "times"),
    [
        ("8S 9S 10D 8D 9D 7D KC KH", True, 1),  # two eighteens against seventeen
        ("8S 9S 10D 8D 9D 8H KC KH", True, 0),  # equal totals lose
        ("8S 9S 10D 8D 9D 7D KC 5H", True, 0),  # one of two
        ("10S 9S 10D JD 9D 7D", False, 0),  # one hand won, no split
    ],
)
def test_both_hands_of_a_split(cards, split, times):
    middle = [Split(), Stand(), Stand()] if split else [Stand()]
    actions = [Bet(1), Bet(1), *middle, Stand()]
    events = happened(OchkoRules(deals=1, packs=1), [cards], actions, dealer=None, seats=2)
    assert done(WinSplit(), events) == times


# ── the pool and the bank ───────────────────────────────────────────────────


@pytest.mark.parametrize(("deals", "limit", "shared"), [(3, 18, 3), (2, 18, 2), (1, 20, 0)])
def test_the_pool_is_shared_and_what_is_left_at_the_end_is_no_division(deals, limit, shared):
    """The first seat loses eight in every deal, to antes of twelve and what did not divide."""
    rules = YablonRules(ante=4, deals=deals, pool_limit=limit, pool_limit_timing="after_deal")
    no_luck = "3S 2S 2H JD 2D 2C KH"
    events = happened(rules, [no_luck] * deals, [Bet(8), NoBet(), NoBet()] * deals)
    earned = [done(SharePool(times=times), events) > 0 for times in (1, 2, 3)]
    assert earned == [times <= shared for times in (1, 2, 3)]


def test_banks_closed_in_profit():
    rules = YablonBankRules(deals=6)
    good, bad = "3S 2S JD 2D KH", "3S 2S JD 2D 5H"  # the first bettor has three and knave
    for cards, times in ((good, 1), (bad, 0)):
        events = happened(rules, [cards], [SetBank(5), Bet(4), NoBet()], dealer=0)
        assert done(CloseBanks(banks=1), events) == times
        assert done(CloseBanks(banks=2), events) == 0
    even = happened(rules, [good], [SetBank(5), NoBet(), NoBet()], dealer=0)
    assert done(CloseBanks(banks=1), even) == 0
    others = happened(rules, [good], [SetBank(5), Bet(4), NoBet()], dealer=1)
    assert done(CloseBanks(banks=1), others) == 0


def test_a_bank_is_held_in_a_row():
    def deals(*dealers: int) -> list[Event]:
        return [each for n, dealer in enumerate(dealers, 1) for each in (DealBegan(n, dealer), DealEnded(n))]

    assert done(HoldBank(deals=3), deals(0, 0, 0)) == 1
    assert done(HoldBank(deals=3), deals(0, 0, 1, 0)) == 0
    assert done(HoldBank(deals=3), deals(1, 1, 1)) == 0


# ── people and slips ────────────────────────────────────────────────────────


def test_the_rival_is_found_at_his_seat():
    paris = ("jo", "pavel", "vivienne", "fontaine")
    course = begun(0, 60)
    found = [happens(BreakRival("pavel"), paris, course, WentBroke(seat)) for seat in range(5)]
    assert found == [False, False, True, False, False]
    assert not happens(BreakRival("pavel"), paris, course, HandLost(2, 60, "outside"))


def test_slips_count_when_they_are_called_rightly_by_the_player():
    right, wrong = (SlipCalled(0, "no_burn", each) for each in (True, False))
    other = SlipCalled(1, "no_burn", True)
    assert done(CallSlips(slips=2), [right, wrong, other]) == 0
    assert done(CallSlips(slips=2), [right, wrong, right]) == 1
