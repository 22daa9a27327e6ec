"""Why a play is refused that the seat is not asked for, game by game."""

from __future__ import annotations

from types import ModuleType

import pytest

from game.rules import engine
from game.rules.actions import (
    Action,
    Bet,
    BetGap,
    Call,
    Claim,
    Decline,
    Draw,
    Keep,
    NoBet,
    Problem,
    Refused,
    Sell,
    SetBank,
)
from game.rules.cards import parse, parse_all
from game.rules.engine import Rules, State
from game.rules.events import CardDealt, DealerNamed
from game.rules.ochko.table import Slip
from game.rules.variants import in_between, ochko, ochko_bank, red_dog
from game.rules.variants.in_between import InBetweenRules
from game.rules.variants.ochko import OchkoRules
from game.rules.variants.ochko_bank import OchkoBankRules
from game.rules.variants.red_dog import RedDogRules
from game.rules.variants.yablon import YablonRules
from game.rules.variants.yablon_bank import YablonBankRules


def table(rules: Rules, cards: str = "", chips: tuple[int, ...] = (100, 100, 100)) -> State:
    """Seat 2 deals, where a seat deals."""
    dealer = 2 if rules.DRAWS else None
    return engine.start(rules, chips, 1, dealer, [parse_all(cards)] if cards else ()).state


def banked(cards: str) -> State:
    """Yablon with a bank of 30 before the first player."""
    return engine.apply(table(YablonBankRules(), cards), 2, SetBank(30)).state


NO_GAP = Problem("not_now", {"play": "bet gap"})


@pytest.mark.parametrize(
    ("state", "action", "problem"),
    [
        (table(InBetweenRules(), "3S JS"), NoBet(), Problem("no_pass")),
        (table(InBetweenRules(), "3S JS"), Call("high"), Problem("no_call")),
        (table(InBetweenRules(ace_call=True), "AS"), Bet(1), Problem("no_bet")),
        (
            table(InBetweenRules(gap_bet=1, ante=9), "3S JS"),
            BetGap(),
            Problem("not_now", {"play": "bet gap"}),
        ),
        (
            table(InBetweenRules(gap_bet=9, ante=5), "9S JS"),
            BetGap(),
            Problem("not_now", {"play": "bet gap"}),
        ),
        (table(YablonRules(), "5S 2S 3S 6S KS KH"), Bet(1), Problem("hopeless")),
        (table(YablonRules(), "5S 2S 3S 9S KS KH"), Call("high"), Problem("no_call")),
        (table(YablonRules(), "5S 2S 3S 9S KS KH"), SetBank(5), Problem("not_now", {"play": "bank"})),
        (table(YablonRules(), "5S 2S 3S 9S KS KH"), Draw(), Problem("not_now", {"play": "draw"})),
        (table(YablonBankRules()), Bet(5), Problem("no_bet")),
        (table(YablonBankRules(bank_decline=False)), Decline(), Problem("not_now", {"play": "decline"})),
        (banked("5S 2S 6S KS"), Bet(5), Problem("hopeless")),
        (banked("5S 2S 9S KS"), Sell(5), Problem("not_now", {"play": "sell"})),
        (table(RedDogRules(most_ante=5)), NoBet(), Problem("no_pass")),
        (table(RedDogRules(), "3S JS"), Keep(parse("3S")), Problem("not_now", {"play": "keep"})),
        (table(OchkoBankRules()), Claim("no_burn"), Problem("not_now", {"play": "claim"})),
    ],
)
def test_what_is_not_asked_for_is_refused_with_the_reason(
    state: State, action: Action, problem: Problem
) -> None:
    assert engine.problem(state, state.turn, action) == problem
    with pytest.raises(Refused) as refused:
        engine.apply(state, state.turn, action)
    assert refused.value.problem == problem


def test_whose_turn_it_is_is_said() -> None:
    state = table(YablonRules(), "5S 2S 3S 9S KS KH")
    assert engine.problem(state, 1, NoBet()) == Problem("not_your_turn", {"turn": 0})
    assert engine.options(state, 1) == ()
    assert engine.to_act(state) == (0,)


def test_when_it_is_over_nobody_acts() -> None:
    state = engine.close(table(YablonRules(), "5S 2S 3S 9S KS KH")).state
    assert engine.to_act(state) == ()
    assert engine.view(state, 0).turn == ()
    assert engine.problem(state, 0, NoBet()) == Problem("over")


def test_a_card_too_many_is_refused_whichever_shuffle_it_is_for() -> None:
    twice = parse_all("9S 9S")
    for rules, packs in ((YablonRules(), 1), (InBetweenRules(), 1), (RedDogRules(), 1)):
        with pytest.raises(Refused) as refused:
            engine.start(rules, (100, 100), 1, 1, [(), twice])
        assert refused.value.problem == Problem("stacked", {"packs": packs})
    assert engine.start(InBetweenRules(packs=2), (100, 100), 1, 1, [(), twice]).state.options


@pytest.mark.parametrize(
    ("rules", "least"),
    [
        (InBetweenRules(ante=10), 1),
        (YablonRules(ante=10), 10),
        (YablonRules(ante=10, short_ante="all_in"), 1),
        (YablonBankRules(bank_min=5), 1),
        (RedDogRules(ante=10), 10),
    ],
)
def test_the_chips_for_a_part_in_a_deal(rules: Rules, least: int) -> None:
    assert engine.least_chips(rules) == least
    with pytest.raises(Refused) as refused:
        engine.start(rules, (least - 1,) * 2, 1)
    assert refused.value.problem == Problem("players", {"least": least, "able": 0})


def test_one_player_alone_has_nobody_to_hold_the_bank() -> None:
    """Against a house that is no seat one is enough."""
    engine.start(OchkoRules(least_bet=2), (50, 1), 1)
    with pytest.raises(Refused) as refused:
        engine.start(OchkoRules(least_bet=2, banker="seat"), (50, 1), 1)
    assert refused.value.problem == Problem("players", {"least": 2, "able": 1})


@pytest.mark.parametrize(
    ("rules", "seats", "problem"),
    [
        (InBetweenRules(rising_cap=1, least_bet=2), 2, Problem("limits", {"least": 2, "most": 1})),
        (InBetweenRules(rising_cap=4, least_bet=5), 2, Problem("limits", {"least": 5, "most": 4})),
        (RedDogRules(ante=5, most_ante=4), 2, Problem("limits", {"least": 5, "most": 4})),
        (RedDogRules(ante=2, most_ante=1), 2, Problem("limits", {"least": 2, "most": 1})),
        (RedDogRules(cut_card=1), 2, Problem("cut_low", {"least": 3})),
        (RedDogRules(cut_card=2), 2, Problem("cut_low", {"least": 3})),
        (OchkoRules(banker="seat"), 1, Problem("seats", {"seats": 1, "low": 2, "high": 14})),
        (OchkoBankRules(least_bet=4), 2, Problem("limits", {"least": 4, "most": 3})),
        (OchkoRules(least_bet=11), 2, Problem("limits", {"least": 11, "most": 10})),
    ],
)
def test_settings_that_do_not_go_together_are_refused(rules: Rules, seats: int, problem: Problem) -> None:
    assert engine.problems(rules, seats) == [problem]


@pytest.mark.parametrize(
    "rules",
    [
        InBetweenRules(rising_cap=5, least_bet=5),
        InBetweenRules(ante_back=True, ante=2, least_bet=2),
        RedDogRules(ante=5, most_ante=5),
        RedDogRules(cut_card=3),
        OchkoRules(banker="seat"),
        OchkoBankRules(least_bet=3),
    ],
)
def test_settings_that_just_go_together_may_be_played(rules: Rules) -> None:
    assert engine.problems(rules, 2) == []


@pytest.mark.parametrize("rules", [OchkoBankRules(least_bet=3), OchkoRules(least_bet=3, banker="seat")])
def test_who_cannot_bet_is_not_dealt_a_card_of_the_draw(rules: Rules) -> None:
    for seed in range(6):
        events = engine.start(rules, (50, 2, 50), seed).events
        named = next(i for i, event in enumerate(events) if isinstance(event, DealerNamed))
        drawn = {event.to for event in events[:named] if isinstance(event, CardDealt)}
        assert drawn
        assert "hand 1" not in drawn


@pytest.mark.parametrize("game", [in_between, red_dog, ochko, ochko_bank])
def test_where_bets_are_not_asked_for_none_is_made(game: ModuleType) -> None:
    assert game.why_no_bet(None, 0) == Problem("no_bet")


def test_a_known_card_that_lies_on_the_table_is_a_card_too_many() -> None:
    slips = [Slip(1, "no_burn")]
    rules = OchkoBankRules(irregularities="scripted")
    stacked = [parse_all("10S 10H"), parse_all("10S")]
    step = engine.start(rules, (50, 50), 1, dealer=1, stacked=stacked, slips=slips)
    with pytest.raises(Refused) as refused:
        engine.apply(step.state, 0, Claim("no_burn"))
    assert refused.value.problem == Problem("stacked", {"packs": 1})


@pytest.mark.parametrize(
    ("percents", "fit"), [((0, 100), True), ((1, 101), False), ((-1, 5), False), ((5,), False)]
)
def test_how_often_each_dealer_slips_is_a_part_of_a_hundred(percents: tuple[int, ...], fit: bool) -> None:
    rules = OchkoBankRules(irregularities="random")
    if fit:
        assert engine.start(rules, (50, 50), 1, slip_percents=percents).state.options
    else:
        with pytest.raises(Refused) as refused:
            engine.start(rules, (50, 50), 1, slip_percents=percents)
        assert refused.value.problem == Problem("slip_percents", {"seats": 2})
