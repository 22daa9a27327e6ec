"""The four games with two posts, for whatever posts in whatever order: a bet wins strictly between them.

Mistakes of published programs by their kind (BC01, BC02, BC04, BC10, BC11, BC16), not by a single case.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from game.rules import engine
from game.rules.actions import Bet, CanBet, NoBet, SetBank
from game.rules.cards import ACE, RANKS, Card, card, parse
from game.rules.engine import Step
from game.rules.events import CardDealt, HandLost, HandWon
from game.rules.variants.in_between import InBetweenRules
from game.rules.variants.red_dog import RedDogRules
from game.rules.variants.yablon import YablonRules
from game.rules.variants.yablon_bank import YablonBankRules

OTHERS = tuple(map(parse, ("3C", "JC")))  # of clubs are the cards of everybody else


def in_between(first: Card, second: Card, third: Card) -> Step:
    """Four players, a pot of four; the next one gets 3 and J."""
    return engine.start(InBetweenRules(), (20,) * 4, 1, 3, [(first, second, third, *OTHERS)])


def in_between_paired(first: Card, second: Card, third: Card) -> Step:
    """The next one gets his cards after a pair or neighbours at once, without a third card."""
    return engine.start(InBetweenRules(), (20,) * 4, 1, 3, [(first, second, *OTHERS)])


def yablon(first: Card, second: Card, third: Card) -> Step:
    """Two players, a pool of ten; cards go round one by one."""
    return engine.start(YablonRules(ante=5), (100, 100), 1, 1, [(first, OTHERS[0], second, OTHERS[1], third)])


def yablon_bank(first: Card, second: Card, third: Card) -> Step:
    """One player against a bank of twenty."""
    step = engine.start(YablonBankRules(), (100, 100), 1, 1, [(first, second, third)])
    return engine.apply(step.state, 1, SetBank(20))


def red_dog(first: Card, second: Card, third: Card) -> Step:
    """One player with an ante of ten."""
    return engine.start(RedDogRules(ante=10, deals=1), (100,), 1, stacked=[(first, second, third)])


Game = Callable[[Card, Card, Card], Step]
GAMES: dict[str, Game] = {
    "in_between": in_between,
    "yablon": yablon,
    "yablon_bank": yablon_bank,
    "red_dog": red_dog,
}


def asked(step: Step) -> CanBet | None:
    """The bet (or raise) that the first player is offered on his two cards; None when he is offered none."""
    if step.state.ended or step.state.turn != 0:
        return None
    return next((option for option in step.state.options if isinstance(option, CanBet)), None)


@pytest.mark.parametrize("game", GAMES)
def test_a_third_card_wins_strictly_between_the_posts_in_either_order(game: str) -> None:
    for one, other in product(RANKS, repeat=2):
        low, high = sorted((one, other))
        if high - low < 2:
            continue
        for third in {2, low - 1, low, low + 1, high - 1, high, high + 1, ACE} & {*RANKS}:
            step = GAMES[game](card(one, 0), card(other, 1), card(third, 2))
            bet = asked(step)
            assert bet is not None
            done = engine.apply(step.state, 0, NoBet() if game == "red_dog" else Bet(bet.low))
            ends = [
                event for event in done.events if isinstance(event, HandWon | HandLost) and event.seat == 0
            ]
            assert [type(event) for event in ends] == [HandWon if low < third < high else HandLost]


@pytest.mark.parametrize("game", GAMES)
def test_no_bet_is_offered_on_a_pair_or_on_neighbours(game: str) -> None:
    start = in_between_paired if game == "in_between" else GAMES[game]
    for one, other in product(RANKS, repeat=2):
        if abs(one - other) < 2:
            step = start(card(one, 0), card(other, 1), card(8, 2))
            assert asked(step) is None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("amount", [-50, -1, 0, 10**9, 0.5, 10.9, True, "5", None])
def test_what_cannot_be_bet_moves_no_chip_and_no_card(game: str, amount: Any) -> None:
    state = GAMES[game](card(3, 0), card(11, 1), card(8, 2)).state
    chips, pack = engine.view(state, None).chips, engine.pack(state)
    with pytest.raises(engine.Refused):
        engine.apply(state, 0, Bet(amount))
    assert (engine.view(state, None).chips, engine.pack(state)) == (chips, pack)


@pytest.mark.parametrize("game", ["yablon", "yablon_bank"])
def test_after_no_bet_nothing_is_drawn(game: str) -> None:
    step = engine.apply(GAMES[game](card(3, 0), card(11, 1), card(8, 2)).state, 0, NoBet())
    assert not any(isinstance(event, CardDealt) and event.up for event in step.events)
    assert not any(isinstance(event, HandWon | HandLost) for event in step.events)


@pytest.mark.parametrize(
    ("game", "most"), [("in_between", 4), ("yablon", 10), ("yablon_bank", 20), ("red_dog", 10)]
)
def test_no_bet_is_higher_than_what_can_be_won(game: str, most: int) -> None:
    bet = asked(GAMES[game](card(3, 0), card(11, 1), card(8, 2)))
    assert bet is not None
    assert bet.high == most
