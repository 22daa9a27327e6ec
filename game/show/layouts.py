"""Which places a game has on its table."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.engine import Rules
from game.rules.variants.ochko import OchkoRules
from game.rules.variants.ochko_bank import OchkoBankRules
from game.rules.variants.red_dog import RedDogRules

from .layout import Layout
from .layout_dog import DogLayout
from .layout_ochko import OchkoLayout

_LAYOUTS: dict[type, Callable[[int, int | None], Layout]] = {
    RedDogRules: DogLayout,
    OchkoRules: OchkoLayout,
    OchkoBankRules: OchkoLayout,
}


def layout_of(rules: Rules, seats: int, own: int | None) -> Layout:
    """The places at a table of `seats` seats that plays by `rules`, seen from seat `own`."""
    return _LAYOUTS.get(type(rules), Layout)(seats, own)
