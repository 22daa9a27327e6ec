"""Random tables for the laws: any game, any house rules that may stand, any chips, played at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from hypothesis import strategies as st

from game.rules import engine, house
from game.rules.actions import (
    AnyAction,
    AnyOption,
    Bet,
    Call,
    CanBank,
    CanBet,
    CanCall,
    CanClaim,
    CanKeep,
    CanOffer,
    CanPass,
    CanSell,
    Claim,
    Keep,
    NoBet,
    Offer,
    Sell,
    SetBank,
)
from game.rules.answers import OPTION_OF
from game.rules.engine import Rules, State, Step
from game.rules.variants.in_between import InBetweenRules
from game.rules.variants.red_dog import RedDogRules
from game.rules.variants.yablon import YablonRules
from game.rules.variants.yablon_bank import YablonBankRules

GAMES: tuple[type[Rules], ...] = (InBetweenRules, YablonRules, YablonBankRules, RedDogRules)
_PLAIN: dict[type[Any], type[Any]] = {option: action for action, option in OPTION_OF.items()}


class Table(msgspec.Struct, frozen=True):
    """What a sitting starts from."""

    rules: Rules
    chips: tuple[int, ...]
    seed: int

    def start(self) -> Step:
        return engine.start(self.rules, self.chips, self.seed)


def _setting(allowed: range | tuple[Any, ...]) -> st.SearchStrategy[Any]:
    if isinstance(allowed, range):
        return st.integers(allowed[0], min(allowed[-1], allowed[0] + 12))
    return st.sampled_from(allowed)


@st.composite
def tables(draw: st.DrawFn, games: tuple[type[Rules], ...] = GAMES) -> Table:
    """A table that may be played at: settings from the standard or anywhere in their ranges."""
    game = draw(st.sampled_from(games))
    settings = draw(
        st.fixed_dictionaries({}, optional={n: _setting(a) for n, a in house.choices(game).items()})
    )
    seats = draw(st.integers(*game.SEATS))
    rules = game(**settings)
    for problem in engine.problems(rules, seats):
        if problem.code == "seats":
            rules = msgspec.structs.replace(rules, banker="house")
            continue
        most = {RedDogRules: "most_ante", InBetweenRules: "rising_cap"}.get(game, "most_bet")
        better = {"limit_low": "pool_limit", "cut_low": "cut_card", "limits": most, "ante_low": "ante"}
        rules = msgspec.structs.replace(rules, **{better[problem.code]: problem.numbers["least"]})
    able = st.integers(max(1, rules.ante, getattr(rules, "least_bet", 1)), 60)
    others = st.integers(0, 60)
    sure = min(2, seats)
    chips = draw(st.lists(able, min_size=sure, max_size=sure))
    chips += draw(st.lists(others, min_size=seats - sure, max_size=seats - sure))
    return Table(rules, tuple(chips), draw(st.integers(0, 2**64)))


def actions(option: AnyOption) -> list[AnyAction]:
    """What an option allows, amounts at the low end, the middle and the high end."""
    match option:
        case CanBet(low, high):
            return [Bet(amount) for amount in sorted({low, (low + high) // 2, high})]
        case CanBank(low, high):
            return [SetBank(amount) for amount in sorted({low, (low + high) // 2, high})]
        case CanCall(choices):
            return [Call(choice) for choice in choices]
        case CanPass():
            return [NoBet()]
        case CanSell(low, high):
            return [Sell(price) for price in sorted({low, (low + high) // 2, high})]
        case CanOffer(low, high):
            return [Offer(price) for price in sorted({low, (low + high) // 2, high})]
        case CanClaim(kinds):
            return [Claim(kind) for kind in kinds]
        case CanKeep(cards):
            return [Keep(card) for card in cards]
    if type(option) in _PLAIN:
        return [_PLAIN[type(option)]()]
    raise AssertionError(option)


def random_action(state: State, random: Random) -> AnyAction:
    """Something that the seat on turn may do."""
    return random.choice(actions(random.choice(state.options)))


def played(table: Table, decisions: int = 40) -> Iterator[tuple[AnyAction | None, Step]]:
    """The steps of a random sitting with the actions that led to them; the table closes after `decisions`."""
    random = Random(table.seed)
    step = table.start()
    yield None, step
    for _ in range(decisions):
        if step.state.ended:
            return
        action = random_action(step.state, random)
        step = engine.apply(step.state, step.state.turn, action)
        yield action, step
