"""What a seat may know at Yablon: its own two cards, those that were turned up, and nothing else (1.4)."""

from __future__ import annotations

import pytest

from game.rules import engine
from game.rules.actions import Bet, NoBet, SetBank
from game.rules.cards import Card, parse_all
from game.rules.engine import Rules, State, Step
from game.rules.events import CardDealt
from game.rules.variants.yablon import YablonRules
from game.rules.variants.yablon_bank import YablonBankRules
from game.rules.view import Slot

CARDS = parse_all("5S 6S 7S 9H JH KH 8D")  # seat 0 holds 5 and 9, seat 1 holds 6 and J, seat 2 holds 7 and K
HANDS = [parse_all("5S 9H"), parse_all("6S JH"), parse_all("7S KH")]


def three(**house: object) -> Step:
    """Seat 2 deals, seat 0 is first."""
    return engine.start(YablonRules(ante=5, **house), (100,) * 3, 1, dealer=2, stacked=[CARDS])  # type: ignore[arg-type]


def closed(cards: tuple[Card, ...] | None) -> tuple[Slot, ...]:
    """Two cards face down, known or not."""
    return tuple(Slot(card, False) for card in cards or (None, None))


def lying(state: State, seat: int | None) -> dict[str, tuple[Slot, ...]]:
    return dict(engine.view(state, seat).cards)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_each_seat_knows_its_own_two_cards(seat: int | None) -> None:
    state = three().state
    assert lying(state, seat) == {f"hand {i}": closed(HANDS[i] if i == seat else None) for i in range(3)}
    assert engine.view(state, seat).seen == (() if seat is None else tuple(sorted(HANDS[seat])))
    assert engine.view(state, seat).called == ""


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_nobody_knows_his_cards_before_his_turn_where_looking_is_not_allowed(seat: int | None) -> None:
    step = three(peek_any_time=False)
    for turn in range(3):
        known = HANDS[seat] if seat is not None and seat <= turn else ()
        assert lying(step.state, seat) == {
            f"hand {i}": closed(HANDS[i] if i == seat and seat <= turn else None) for i in range(turn, 3)
        }
        assert engine.view(step.state, seat).seen == tuple(sorted(known))
        if turn < 2:
            step = engine.apply(step.state, turn, NoBet())


def test_hands_that_had_their_turn_are_gone_and_what_was_turned_up_is_known_to_all() -> None:
    step = engine.apply(three().state, 0, Bet(5))
    assert set(lying(step.state, 0)) == {"hand 1", "hand 2"}
    assert engine.view(step.state, None).seen == tuple(sorted(parse_all("5S 9H 8D")))
    assert engine.view(step.state, 0).seen == tuple(sorted(parse_all("5S 9H 8D")))
    assert engine.view(step.state, 1).seen == tuple(sorted(parse_all("5S 9H 8D 6S JH")))


def test_cards_that_nobody_looked_at_stay_unknown_when_the_deal_ends_early() -> None:
    rules = {"peek_any_time": False, "pool_limit": 17, "deals": 1}
    state = engine.start(
        YablonRules(ante=5, **rules),
        (100,) * 3,
        1,
        dealer=2,
        stacked=[parse_all("5S 6S 7S 9H JH KH 2D")],  # type: ignore[arg-type]
    ).state
    over = engine.apply(state, 0, Bet(5)).state  # lost: the pool of 20 is above the limit, and is divided
    assert over.ended == "deals"
    shown = tuple(sorted(parse_all("5S 9H 2D")))
    assert [engine.view(over, seat).seen for seat in (0, 1, 2, None)] == [shown] * 4
    assert lying(over, 1) == {}


def test_cards_that_could_be_looked_at_stay_known_when_the_deal_ends_early() -> None:
    state = three(pool_limit=17, deals=1).state
    state = engine.apply(state, 0, NoBet()).state
    over = engine.close(state).state
    over = engine.apply(engine.apply(over, 1, NoBet()).state, 2, NoBet()).state
    assert over.ended == "closed"
    assert engine.view(over, 1).seen == tuple(sorted(HANDS[1]))
    assert lying(over, 1) == {}


@pytest.mark.parametrize("rules", [YablonRules(ante=5), YablonBankRules()])
def test_closed_cards_are_dealt_face_down(rules: Rules) -> None:
    step = engine.start(rules, (100,) * 3, 1, dealer=2, stacked=[CARDS])
    if isinstance(rules, YablonBankRules):
        step = engine.apply(step.state, 2, SetBank(10))
    dealt = [event for event in step.events if isinstance(event, CardDealt)]
    assert len(dealt) == (4 if isinstance(rules, YablonBankRules) else 6)
    assert all(event.up is False for event in dealt)
    views = [engine.view(step.state, seat) for seat in range(3)]
    assert all(slot.up is False for view in views for slots in view.cards.values() for slot in slots)


def test_who_said_no_bet_has_seen_his_cards_though_the_deal_ended_early() -> None:
    rules = YablonRules(ante=5, peek_any_time=False, pool_limit=17, deals=1)
    cards = parse_all("5S 6S 7S 9H JH KH 2D")
    state = engine.start(rules, (100,) * 3, 1, dealer=2, stacked=[cards]).state
    state = engine.apply(state, 0, NoBet()).state
    over = engine.apply(state, 1, Bet(5)).state
    assert over.ended == "deals"
    shown = parse_all("6S JH 2D")
    assert engine.view(over, 0).seen == tuple(sorted([*HANDS[0], *shown]))
    assert engine.view(over, 2).seen == tuple(sorted(shown))


def test_no_cards_lie_before_who_has_just_emptied_the_bank() -> None:
    rules = YablonBankRules(bank_refill=True)
    state = engine.start(rules, (100,) * 3, 1, dealer=2, stacked=[parse_all("5S 6S 9H JH 8D")]).state
    state = engine.apply(engine.apply(state, 2, SetBank(10)).state, 0, Bet(10)).state
    assert (state.turn, state.stakes) == (2, {})
    assert lying(state, 1) == {"hand 1": closed(parse_all("6S JH"))}
