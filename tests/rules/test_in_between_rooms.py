"""In-Between in rarer rooms: cards paid for, the gap, split pairs, a bank, aces called late or for all."""

from __future__ import annotations

import pytest

from game import odds
from game.odds.choice import Chances
from game.rules import engine
from game.rules.actions import Bet, BetGap, Call, CanBet, CanBetGap, CanCall, CanPass, NoBet
from game.rules.cards import PACK, parse_all
from game.rules.events import (
    AcesCalled,
    CardsCleared,
    ChipsMoved,
    DeckShuffled,
    HandWon,
    PaidShort,
    SittingEnded,
    WentBroke,
)
from game.rules.places import HOUSE
from game.rules.record import Replay
from game.rules.variants.in_between import InBetween, InBetweenRules

from .test_in_between import table
from .test_ochko import after

# ── paying to see ───────────────────────────────────────────────────────────


@pytest.mark.parametrize(("chips", "paid"), [(6, 3), (5, 3), (4, 2), (2, 0)])
def test_whoever_pays_to_see_keeps_a_chip_to_bet_with(chips: int, paid: int) -> None:
    """One chip of these is the ante."""
    step = table("3S JS", (chips, 20, 20), to_see=3)
    assert step.state.chips[0] == chips - 1 - paid
    assert step.state.pool == 3 + paid
    short = [event for event in step.events if isinstance(event, PaidShort)]
    assert short == ([] if paid == 3 else [PaidShort(0, 3, paid)])
    assert WentBroke(0) not in step.events
    assert step.state.options == (CanBet(1, min(3 + paid, chips - 1 - paid)),)


def test_on_credit_the_cards_are_paid_in_full() -> None:
    step = table("3S JS", (1, 20, 20), to_see=3, credit=True)
    assert (step.state.chips[0], step.state.pool) == (-3, 6)


def test_nobody_pays_to_see_the_second_hand_of_a_pair() -> None:
    step = after(table("9S 9D 2S 5S KS", ante=4, to_see=1, pair="split"), Bet(1))
    assert step.state.turn == 0
    assert [event.why for event in step.events if isinstance(event, ChipsMoved)].count("to_see") == 1


# ── the gap ─────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("house", "offered"),
    [
        ({"ante": 2, "gap_bet": 3}, CanBetGap(3, 3)),
        ({"ante": 2, "gap_bet": 4}, None),  # half of six is less
        ({"ante": 3, "gap_bet": 1}, CanBetGap(1, 4)),
        ({"ante": 9, "gap_bet": 5, "rising_cap": 4}, None),
        ({"ante": 9, "gap_bet": 4, "rising_cap": 4}, CanBetGap(4, 13)),
        ({"ante": 9, "gap_bet": 6, "post_times": 2, "cover": "limit"}, None),
        ({"ante": 9, "gap_bet": 5, "post_times": 2, "cover": "limit"}, CanBetGap(5, 13)),
        ({"ante": 9, "gap_bet": 10, "ante_back": True}, None),
    ],
)
def test_the_gap_is_bet_on_within_what_may_be_bet(house: dict[str, int], offered: CanBetGap | None) -> None:
    options = table("6S 8S", **house).state.options
    assert [option for option in options if isinstance(option, CanBetGap)] == ([offered] if offered else [])


def test_a_gap_bet_that_hits_an_ace_costs_what_an_ace_does() -> None:
    for third, lost in (("AD", 4), ("QD", 1), ("2D", 1)):
        step = after(table(f"QS AS {third} 3H 9H", ante=9, gap_bet=1, ace_post_times=4), BetGap())
        assert step.state.chips[0] == 11 - lost


def test_a_card_for_the_gap_comes_out_of_all_but_the_posts() -> None:
    """Shuffled once more before it, as before every card."""
    rules = InBetweenRules(ante=9, gap_bet=1, shuffle="every_card", deals=1)
    stacked = [parse_all(card) for card in ("6S", "8S", "7D")]
    step = after(engine.start(rules, (20, 20, 20), 1, dealer=2, stacked=stacked), BetGap())
    shuffled = [event.cards for event in step.events if isinstance(event, DeckShuffled)]
    assert shuffled == [52, 51, 50, 52, 51]
    assert HandWon(0, 13, "gap") in step.events


def test_only_one_rank_is_a_gap() -> None:
    for posts in ("6S 9S", "9S 6S", "AS 2S"):
        assert len(table(posts, ante=9, gap_bet=1).state.options) == 1
    assert table("10S JS", ante=9, gap_bet=1, consecutive="chosen").state.options == (CanBet(1, 11),)
    low = after(table("AS 3S", ante=9, gap_bet=1, ace_call=True), Call("low"))
    assert CanBetGap(1, 13) in low.state.options
    high = after(table("AS 3S", ante=9, gap_bet=1, ace_call=True), Call("high"))
    assert len(high.state.options) == 1


def test_half_the_pot_is_won_back_from_the_ante_too() -> None:
    step = after(table("6S 8S 7S 3S JS", ante=4, gap_bet=2, ante_back=True), BetGap())
    assert HandWon(0, 6, "gap") in step.events
    assert step.state.owed == (0, 4, 4)


# ── split pairs ─────────────────────────────────────────────────────────────


def test_a_split_hand_that_is_passed_leads_to_the_next() -> None:
    step = after(table("9S 9D 2S KS", ante=4, pair="split", pass_allowed=True), NoBet())
    assert step.state.turn == 0
    assert step.state.options == (CanPass(), CanBet(1, 12))
    assert after(step, NoBet()).state.turn == 1


def test_cards_that_wait_are_not_shuffled_in() -> None:
    """The last three cards of the pack are a pair and a two: the next shuffle is without them."""
    last = parse_all("9S 9D 2S")
    rest = sorted(card for card in PACK if card not in last)
    others = [card for n in range(1, 24) for card in (rest[n], rest[n + 25])]  # six ranks apart
    cards = (rest[0], rest[25], rest[24], *others, *last)
    rules = InBetweenRules(ante=9, pair="split", shuffle="until_out", pass_allowed=True, deals=40)
    step = after(engine.start(rules, [99, 99], 1, 1, (cards,)), Bet(1), *[NoBet()] * 23)
    assert step.state.left == 0
    assert isinstance(step.state, InBetween)
    assert (step.state.posts, step.state.aside) == ((last[0], last[2]), (last[1],))
    view = engine.view(step.state, step.state.turn)
    assert odds.choices(view)[0].chances == Chances(tuple(range(3, 9)), (2, 9), 24, 6 - 1, 49)
    shuffled = engine.apply(step.state, step.state.turn, Bet(1)).events
    assert [event.cards for event in shuffled if isinstance(event, DeckShuffled)] == [49]


def test_who_closes_the_table_clears_the_cards_that_wait() -> None:
    step = table("9S 9D 2S KS", ante=4, pair="split")
    closed = engine.close(step.state)
    cleared = [event.at for event in closed.events if isinstance(event, CardsCleared)]
    assert cleared == ["hand 0", "hand 0.1"]
    assert isinstance(closed.events[-1], SittingEnded)


# ── the bank ────────────────────────────────────────────────────────────────


def test_the_bank_pays_for_pairs_whatever_is_in_the_pot() -> None:
    step = table("9S 9D AS AD 3S JS", pair="bank", pair_takes=50)
    assert (step.state.chips[:2], step.state.pool) == ([69, 69], 3)
    assert step.state.stakes == {HOUSE: -100}
    assert engine.view(step.state, None).chips[HOUSE] == -100
    assert "house -100" in Replay((step,)).lines()[-1]


def test_what_the_bank_pays_is_won_back_from_the_ante() -> None:
    step = table("9S 9D 3S JS", ante=4, pair="bank", pair_takes=3, ante_back=True)
    assert step.state.owed == (1, 4, 4)


# ── aces ────────────────────────────────────────────────────────────────────


def test_the_dealer_calls_before_the_first_card_and_may_have_no_chips_left() -> None:
    step = table("AS KS", (20, 20, 1), ace_call=True, ace_when="deal")
    assert (step.state.turn, step.state.chips[2]) == (2, 0)
    assert step.state.options == (CanCall(("high", "low")),)
    step = after(step, Call("low"))
    assert AcesCalled(2, "low") in step.events
    assert step.state.options == (CanBet(1, 3),)


def test_a_table_that_closes_before_the_call_of_the_dealer_is_over() -> None:
    step = table("", ace_call=True, ace_when="deal")
    closed = engine.close(step.state)
    assert isinstance(closed.events[-1], SittingEnded)
    assert not any(isinstance(event, CardsCleared) for event in closed.events)


def test_nobody_calls_an_ace_that_the_dealer_has_called() -> None:
    for call, options in (("high", 0), ("low", 1)):
        step = after(table("AS KS 3S 9S", ace_call=True, ace_when="deal"), Call(call))
        assert step.state.turn == 1 - options  # high they are neighbours
        assert isinstance(step.state.options[0], CanBet)


def test_both_cards_are_seen_before_an_ace_is_called() -> None:
    for posts in ("AS 9D", "9D AS", "AS AD"):
        step = table(posts, ace_call=True, ace_when="both", ante=4, ante_back=True)
        assert step.state.options == (CanCall(("high", "low"), 4),)
    assert isinstance(table("9D 2S", ace_call=True, ace_when="both").state.options[0], CanBet)
