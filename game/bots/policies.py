"""Three measures of play, which are nobody's style: the best, an ordinary evening's, and no plan at all."""

from __future__ import annotations

from collections.abc import Callable

from game.odds import best, choices
from game.odds.between import posts_of
from game.rules.actions import Action, Bet, Call, CanBet, CanCall, CanPass, NoBet
from game.rules.places import POOL
from game.rules.rng import Rng
from game.rules.view import View

from .whim import Whim

Policy = Callable[[View, Rng], Action]

CASUAL_SPREAD = 7  # ranks between the posts from which an ordinary player bets


def coach(view: View, rng: Rng) -> Action:
    """The choice worth most, as the coach would make it."""
    return best(choices(view)).action


def casual(view: View, rng: Rng) -> Action:
    """Half the pot from seven ranks on, else as little as may be; counts no cards."""
    bet = next((option for option in view.options if isinstance(option, CanBet)), None)
    if bet is not None:
        low, high = posts_of(view)
        if high - low > CASUAL_SPREAD:
            return Bet(max(bet.low, min(bet.high, view.chips.get(POOL, 0) // 2)))
    if any(isinstance(option, CanPass) for option in view.options):
        return NoBet()
    return Bet(bet.low) if bet is not None else at_random(view, rng)


def at_random(view: View, rng: Rng) -> Action:
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
