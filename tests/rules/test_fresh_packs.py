"""In-Between without a shuffle between the deals (A-I8): the pack runs out in the middle of a turn."""

from __future__ import annotations

import msgspec
import pytest

from game.rules import engine
from game.rules.actions import Bet, CanPass, NoBet
from game.rules.cards import PACK
from game.rules.events import CardDealt, DeckCut, DeckShuffled, Event
from game.rules.stock import Stock
from game.rules.variants.in_between import InBetweenRules

RULES = InBetweenRules(deals=0, shuffle="until_out", pass_allowed=True, consecutive="push", pair="push")


def test_the_last_card_is_dealt_before_the_others_come_back() -> None:
    """Its place in the order may be read as late as that."""
    state = engine.start(RULES, (100,) * 3, 5, dealer=0).state
    last = state.stock.cards[0]
    state.stock, state.left = Stock((last,), 1, state.stock.rng), 1
    events = engine.apply(state, state.turn, NoBet()).events
    dealt = [event for event in events if isinstance(event, CardDealt | DeckShuffled)]
    assert dealt[0] == CardDealt("hand 2", last, True, 0)
    assert isinstance(dealt[1], DeckShuffled)


CHOSEN = msgspec.structs.replace(RULES, consecutive="chosen")  # neighbours are bet on, or passed


def through_two_packs(rules: InBetweenRules, bets: int, last_is_bet: bool) -> list[Event]:
    """Everybody passes, but `bets` first turns; and, if so wished, whoever holds the last two cards bets."""
    step = engine.start(rules, (100,) * 3, 5, dealer=0)
    events = list(step.events)
    while sum(isinstance(event, DeckShuffled) for event in events) < 3:
        state = step.state
        bet = bets > 0 or (last_is_bet and not state.left)
        bets -= bet
        step = engine.apply(state, state.turn, Bet(1) if bet else NoBet())
        assert CanPass() in step.state.options
        events += step.events
    return events


@pytest.mark.parametrize(
    ("bets", "last_is_bet", "lying"),
    [(0, False, 0), (1, False, 1), (0, True, 2)],  # before the first card, the second, the third
)
@pytest.mark.parametrize("rules", [RULES, CHOSEN])
def test_all_cards_but_those_that_lie_there_are_shuffled(
    rules: InBetweenRules, bets: int, last_is_bet: bool, lying: int
) -> None:
    events = through_two_packs(rules, bets, last_is_bet)
    first, second = [i for i, event in enumerate(events) if isinstance(event, DeckShuffled)][:2]
    dealt = [event.card for event in events[first:second] if isinstance(event, CardDealt)]
    assert sorted(dealt) == sorted(PACK)
    shuffled, cut, card = events[second : second + 3]
    assert isinstance(shuffled, DeckShuffled)
    assert isinstance(cut, DeckCut)
    assert isinstance(card, CardDealt)
    assert shuffled.cards == 52 - lying
    assert card.stock == 51 - lying
    third = next(i for i, event in enumerate(events) if i > second and isinstance(event, DeckShuffled))
    held = dealt[52 - lying :]
    after = [event.card for event in events[second:third] if isinstance(event, CardDealt)]
    assert not set(held) & set(after[: 52 - lying])
    assert sorted([*held, *after[: 52 - lying]]) == sorted(PACK)
