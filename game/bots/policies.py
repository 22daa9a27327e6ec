"""Three measures of play, which are nobody's style: the best, an ordinary evening's, and no plan at all."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from game.odds import best, between, choices, red_dog
from game.odds.ochko import quick as ochko_quick
from game.odds.ochko.slips import seen_slips
from game.odds.ochko.table import read
from game.rules.actions import (
    AnyAction,
    Bet,
    CanBank,
    CanBet,
    CanClaim,
    CanLetBe,
    CanPass,
    LetBe,
    NoBet,
    SetBank,
)
from game.rules.ochko.house import OchkoHouse
from game.rules.places import BANK, POOL, TABLE
from game.rules.rng import Rng
from game.rules.variants.red_dog import RedDogRules
from game.rules.view import View

from . import ochko_casual
from .anything import any_answer
from .whim import Whim

Policy = Callable[[View, Rng], AnyAction]

FINE = 1 << 40  # steps of chance
CASUAL_SPREAD = 7  # ranks that must win before an ordinary player bets


def coach(view: View, rng: Rng) -> AnyAction:
    """The choice worth most, as the coach would make it."""
    return best(choices(view)).action


def quick(view: View, rng: Rng) -> AnyAction:
    """Nearly the coach's choice, and sooner where that takes long: at Ochko, for thousands of sittings."""
    if not isinstance(view.rules, OchkoHouse):
        return coach(view, rng)
    view = _unless_slips_show(view)
    if all(isinstance(option, CanLetBe) for option in view.options):
        return LetBe()
    found = ochko_quick.choose(view)
    return coach(view, rng) if found is None else found


def _unless_slips_show(view: View) -> View:
    """The view without the right to call a slip, where one has to watch for slips and none shows."""
    others = tuple(option for option in view.options if not isinstance(option, CanClaim))
    watching = len(others) < len(view.options) and not view.rules.slips_announced
    if not watching or seen_slips(view, read(view, weighed=False)):
        return view
    return msgspec.structs.replace(view, options=others)


def casual(view: View, rng: Rng) -> AnyAction:
    """Half of what may be had when seven ranks win, else as little as may be; counts no cards.

    A bank is half of the stack, an ante half of the most.
    """
    if isinstance(view.rules, OchkoHouse):
        return ochko_casual.choose(view)
    options = {type(option): option for option in view.options}
    bet, bank = options.get(CanBet), options.get(CanBank)
    if isinstance(bank, CanBank):
        return SetBank(max(bank.low, bank.high // 2))
    if not isinstance(bet, CanBet):
        return best(choices(view)).action
    if isinstance(view.rules, RedDogRules) and TABLE not in view.cards:
        return Bet(max(bet.low, bet.high // 2))
    if _ranks(view) >= CASUAL_SPREAD:
        return Bet(max(bet.low, min(bet.high, _whole(view, bet) // 2)))
    return NoBet() if CanPass in options else Bet(bet.low)


def _ranks(view: View) -> int:
    """How many ranks win."""
    return len((red_dog if isinstance(view.rules, RedDogRules) else between).chances_of(view).winning)


def _whole(view: View, bet: CanBet) -> int:
    """What a bet is half of: the pot, the bank, or the raise."""
    if isinstance(view.rules, RedDogRules):
        return bet.high
    return view.chips.get(POOL, 0) + view.chips.get(BANK, 0)


def at_random(view: View, rng: Rng) -> AnyAction:
    """Any option, any amount, with equal chances."""
    return any_answer(view.options, Whim(rng).below(FINE) / FINE)


POLICIES: dict[str, Policy] = {"coach": coach, "casual": casual, "random": at_random}
"""By the name that the command line knows."""
