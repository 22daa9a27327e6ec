"""Which places a game has on its table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.rules.tags import tag_of

from .layout import Layout
from .layout_dog import DogLayout
from .layout_ochko import OchkoLayout

_LAYOUTS: dict[str, Callable[[int, int | None], Layout]] = {
    "red_dog": DogLayout,
    "ochko": OchkoLayout,
    "ochko_bank": OchkoLayout,
}


def layout_of(rules: Any, seats: int, own: int | None) -> Layout:
    """The places at a table of `seats` seats that plays by the house rules `rules`, seen from seat `own`."""
    return _LAYOUTS.get(tag_of(rules), Layout)(seats, own)
