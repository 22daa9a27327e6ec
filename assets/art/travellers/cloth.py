"""The four colours that people choose, as the clothes, the light and the wall of a portrait."""

from __future__ import annotations

from typing import NamedTuple


class Cloth(NamedTuple):
    """A dyed cloth from its folds to its shine; its rim of light and its wall (dark, light)."""

    dark: str
    middle: str
    light: str
    shine: str
    rim: str
    wall: tuple[str, str]

    @property
    def tones(self) -> tuple[str, str, str, str]:
        """The four tones, as forms are modelled."""
        return self.dark, self.middle, self.light, self.shine


CLOTHS = {
    "red": Cloth("wine", "crimson", "red", "coral", "coral", ("mahog", "wine")),
    "cyan": Cloth("feltd", "teal", "cyan", "fog", "cyan", ("indigo", "dusk")),
    "gold": Cloth("umber", "brass", "gold", "goldl", "goldl", ("mahog", "umber")),
    "mint": Cloth("feltd", "felt", "feltl", "mint", "mint", ("feltdd", "feltd")),
}
