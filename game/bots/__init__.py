"""The passengers' play: a style in numbers, a view, a choice."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.actions import AnyAction
from game.rules.rng import Rng
from game.rules.variants.in_between import InBetweenRules
from game.rules.variants.ochko import OchkoRules
from game.rules.variants.ochko_bank import OchkoBankRules
from game.rules.variants.red_dog import RedDogRules
from game.rules.variants.yablon import YablonRules
from game.rules.variants.yablon_bank import YablonBankRules
from game.rules.view import View

from . import bank, between, ochko, red_dog
from .passengers import PASSENGERS
from .persona import Persona, sharper
from .whim import Whim

__all__ = ["PASSENGERS", "Persona", "choose", "sharper"]

_GAMES: dict[type, Callable[[View, Persona, Whim], AnyAction]] = {
    InBetweenRules: between.choose,
    YablonRules: between.choose,
    YablonBankRules: bank.choose,
    RedDogRules: red_dog.choose,
    OchkoRules: ochko.choose,
    OchkoBankRules: ochko.choose,
}


def choose(view: View, persona: Persona, rng: Rng) -> AnyAction:
    """What `persona` does as the seat of `view`, which must be asked; it knows nothing but the view.

    Equal views, personas and generators give equal actions. `rng` is drawn from once.
    """
    return _GAMES[type(view.rules)](view, persona, Whim(rng))
