"""Tables of Ochko for tests: cards as they are dealt, and what there is to choose."""

from __future__ import annotations

from collections.abc import Sequence

from game import odds
from game.rules import engine
from game.rules.actions import Action, AnyAction, Bet
from game.rules.cards import parse_all
from game.rules.engine import Rules, State
from game.rules.ochko.table import Slip
from game.rules.variants.ochko_bank import OchkoBankRules
from game.rules.view import View

PLAIN = OchkoBankRules(deals=1, double="off")


def deal(
    cards: str, seats: int = 2, rules: Rules = PLAIN, chips: int = 50, slips: Sequence[Slip] = ()
) -> State:
    """A deal with changing bank, the last seat holding it: a 2 is burned, `cards` come from seat 0 on."""
    stacked = (parse_all("2C"), parse_all(cards))
    return engine.start(rules, [chips] * seats, 1, seats - 1, stacked, slips=slips).state


def after(state: State, *actions: Action) -> State:
    """The state after the seats in turn did these."""
    for action in actions:
        state = engine.apply(state, state.turn, action).state
    return state


def look(state: State) -> View:
    """The view of the seat that is asked."""
    return engine.view(state, state.turn)


def worths(state: State) -> dict[AnyAction, float]:
    """What each choice of the seat that is asked is worth, in chips, at its best amount."""
    return {choice.action: float(choice.worth) for choice in odds.choices(look(state))}


def best(state: State) -> AnyAction:
    """The best choice of the seat that is asked."""
    return odds.best(odds.choices(look(state))).action


def bets(state: State, amount: int = 1) -> State:
    """The state after everybody bet `amount`."""
    while any(type(option).__name__ == "CanBet" for option in state.options):
        state = after(state, Bet(amount))
    return state
