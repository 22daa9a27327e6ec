"""The frame of a sitting: who deals first, who cuts, how it closes and who is ahead."""

from __future__ import annotations

from collections import Counter

import pytest

from game.rules import engine
from game.rules.actions import Bet, NoBet, Problem, Refused
from game.rules.cards import parse_all
from game.rules.engine import Rules
from game.rules.events import Asked, CardDealt, DealerNamed, DeckCut, SittingEnded, SittingOpened
from game.rules.variants.in_between import InBetweenRules
from game.rules.variants.yablon import YablonRules


@pytest.mark.parametrize("rules", [InBetweenRules(), YablonRules()])
def test_the_draw_begins_at_a_random_seat_and_is_fair(rules: Rules) -> None:
    firsts, dealers = Counter[str](), Counter[int]()
    for seed in range(400):
        events = engine.start(rules, (50,) * 4, seed).events
        firsts[next(event.to for event in events if isinstance(event, CardDealt))] += 1
        dealers[next(event.seat for event in events if isinstance(event, DealerNamed))] += 1
    assert all(60 < count < 140 for count in firsts.values())
    assert all(60 < count < 140 for count in dealers.values())
    assert len(firsts) == len(dealers) == 4


def test_who_has_no_chips_neither_draws_deals_nor_cuts() -> None:
    for seed in range(20):
        events = engine.start(InBetweenRules(), (0, 20, 0, 20), seed).events
        named = [event.seat for event in events if isinstance(event, DealerNamed | DeckCut)]
        assert sorted(named[:2]) == [1, 3]  # a second deal may have begun without a decision


def test_a_table_of_two_is_cut_by_the_other() -> None:
    events = engine.start(YablonRules(), (50, 50), 1, dealer=0).events
    assert [event.seat for event in events if isinstance(event, DeckCut)] == [1]


def test_the_next_player_in_on_the_right_cuts() -> None:
    events = engine.start(InBetweenRules(), (20, 20, 20, 0), 1, dealer=0).events
    assert next(event.seat for event in events if isinstance(event, DeckCut)) == 2


def test_closing_a_closed_table_changes_nothing() -> None:
    state = engine.start(InBetweenRules(), (20, 20), 1).state
    closed = engine.close(state)
    assert isinstance(closed.events[-1], SittingEnded)
    assert engine.close(closed.state) == engine.Step(closed.state, ())
    with pytest.raises(Refused) as refused:
        engine.apply(closed.state, state.turn, Bet(1))
    assert refused.value.problem == Problem("over")
    assert engine.problem(closed.state, -1, Bet(1)) == Problem("over")


def test_a_table_that_closes_later_says_nothing_now() -> None:
    state = engine.start(YablonRules(), (50, 50, 50), 1, 2, [parse_all("5S 5H 5D 9S 9H 9D")]).state
    state = engine.apply(state, 0, NoBet()).state
    closing = engine.close(state)
    assert closing.events == ()
    assert closing.state.closing
    assert not state.closing
    assert engine.close(closing.state) == engine.Step(closing.state, ())


def test_the_outcome_names_the_leaders() -> None:
    state = engine.start(
        YablonRules(ante=5, deals=1), (50, 50, 40), 1, 2, [parse_all("5S 5H 5D 6S 6H 6D")]
    ).state
    for seat in range(3):
        assert engine.outcome(state) is None
        state = engine.apply(state, seat, NoBet()).state
    outcome = engine.outcome(state)
    assert outcome == engine.Outcome("deals", (50, 50, 40), 0, 1)
    assert outcome.leaders == (0, 1)


def test_a_pool_from_before_is_told_and_played_for() -> None:
    step = engine.start(YablonRules(ante=5), (50, 50), 1, dealer=0, pool=7)
    assert step.events[0] == SittingOpened(YablonRules(ante=5), (50, 50), 7)
    assert step.state.pool == 17


def test_only_the_seat_on_turn_is_asked() -> None:
    step = engine.start(YablonRules(), (50,) * 5, 3, dealer=4)
    assert engine.to_act(step.state) == (0,)
    assert [bool(engine.options(step.state, seat)) for seat in range(5)] == [True] + [False] * 4
    assert step.events[-1] == Asked(0, engine.options(step.state, 0))
