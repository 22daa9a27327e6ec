"""Three measures of play, which are nobody's style: the best, an ordinary evening's, and no plan at all."""

from __future__ import annotations

from collections.abc import Callable

from game.odds import best, choices
from game.odds.between import chances_of
from game.rules.actions import AnyAction, Bet, Call, CanBet, CanCall, CanPass, NoBet
from game.rules.places import POOL
from game.rules.rng import Rng
from game.rules.view import View

from .whim import Whim

Policy = Callable[[View, Rng], AnyAction]

CASUAL_SPREAD = 7  # ranks that must win before an ordinary player bets


def coach(view: View, rng: Rng) -> AnyAction:
    """The choice worth most, as the coach would make it."""
    return best(choices(view)).action


def casual(view: View, rng: Rng) -> AnyAction:
    """Half the pot when seven ranks win, else as little as may be; counts no cards."""
    bet = next((option for option in view.options if isinstance(option, CanBet)), None)
    if bet is None:
        return best(choices(view)).action
    if len(chances_of(view).winning) >= CASUAL_SPREAD:
        return Bet(max(bet.low, min(bet.high, view.chips.get(POOL, 0) // 2)))
    return NoBet() if any(isinstance(option, CanPass) for option in view.options) else Bet(bet.low)


def at_random(view: View, rng: Rng) -> AnyAction:
    """Any option, any amount, with equal chances."""
    whim = Whim(rng)
    option = view.options[whim.below(len(view.options))]
    if isinstance(option, CanBet):
        return Bet(option.low + whim.below(option.high - option.low + 1))
    if isinstance(option, CanCall):
        return Call(option.choices[whim.below(len(option.choices))])
    return NoBet()


POLICIES: dict[str, Policy] = {"coach": coach, "casual": casual, "random": at_random}
"""By the name that the command line knows."""
