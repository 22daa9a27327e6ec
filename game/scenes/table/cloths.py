"""The cloth of every game, by its tag."""

from __future__ import annotations

from .bank import BankCloth
from .cloth import Cloth
from .dog import DogCloth
from .ochko_cloth import OchkoCloth
from .pot import PotCloth

_CLOTHS: dict[str, Cloth] = {
    "in_between": PotCloth(),
    "yablon_bank": BankCloth(),
    "red_dog": DogCloth(),
    "ochko": OchkoCloth(),
    "ochko_bank": OchkoCloth(),
}
_POOL = Cloth()


def cloth_of(variant: str) -> Cloth:
    """What the game with this tag has on its table."""
    return _CLOTHS.get(variant, _POOL)
