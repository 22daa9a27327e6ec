"""The ten saloons: wood, seats, carpet, lamps, windows and cloth of the table at every station."""

from __future__ import annotations

from dataclasses import dataclass

from art.felt import Cloth


@dataclass(frozen=True)
class Saloon:
    """Colours and kinds of one saloon, dark to light where there are several."""

    wood: tuple[str, str, str, str]
    """Panel, veneer, line and inlay."""
    seat: tuple[str, str, str]
    """Main, light and dark of the banquette."""
    carpet: tuple[str, str, str]
    """Ground, chevron and its tip."""
    cloth: Cloth
    windows: str
    """`one` wide with curtains, `two`, or `long` along the whole car."""
    lamp: str
    rays: int = 32
    curtain: tuple[str, str, str] = ("wine", "crimson", "red")
    brightest: float = 3.0
    """How far up its ramp the cloth may go in the light."""


MAHOGANY = ("mahog", "cocoa", "umber", "brass")
WALNUT = ("ink", "mahog", "cocoa", "brass")
BLUE_LACQUER = ("ink", "night", "indigo", "gold")
GREEN_LACQUER = ("ink", "feltdd", "feltd", "gold")
WINE_LACQUER = ("ink", "mahog", "wine", "gold")
SYCAMORE = ("mahog", "smoke", "slate", "fog")
CHESTNUT = ("cocoa", "umber", "brass", "goldl")

GREEN: Cloth = ("feltdd", "feltd", "felt", "feltl")
BLUE: Cloth = ("night", "indigo", "dusk", "steel")
TEAL: Cloth = ("feltdd", "feltd", "teal", "cyan")
WINE: Cloth = ("ink", "mahog", "wine", "crimson")
VIOLET: Cloth = ("ink", "indigo", "violet", "orchid")

SALOONS = {
    "london": Saloon(
        MAHOGANY, ("wine", "crimson", "mahog"), ("mahog", "wine", "umber"), GREEN, "one", "fan", 32
    ),
    "paris": Saloon(
        WALNUT, ("indigo", "dusk", "night"), ("mahog", "indigo", "umber"), BLUE, "two", "tulip", 24,
        brightest=2.5,
    ),
    "strasbourg": Saloon(
        SYCAMORE, ("feltd", "felt", "feltdd"), ("mahog", "feltd", "brass"), WINE, "one", "globe", 40,
        ("feltd", "felt", "feltl"), 2.4,
    ),
    "salzburg": Saloon(
        GREEN_LACQUER, ("umber", "brass", "cocoa"), ("feltdd", "umber", "brass"), GREEN, "two", "lantern", 16
    ),
    "vienna": Saloon(
        MAHOGANY, ("violet", "orchid", "indigo"), ("mahog", "violet", "umber"), VIOLET, "one", "tulip", 48,
        ("violet", "orchid", "blush"), 2.2,
    ),
    "budapest": Saloon(
        CHESTNUT, ("wine", "crimson", "mahog"), ("mahog", "crimson", "brass"), TEAL, "two", "globe", 20,
        brightest=2.1,
    ),
    "belgrade": Saloon(
        WALNUT, ("dusk", "steel", "indigo"), ("night", "indigo", "steel"), GREEN, "two", "fan", 28
    ),
    "bucharest": Saloon(
        WINE_LACQUER, ("umber", "brass", "cocoa"), ("mahog", "brass", "gold"), BLUE, "one", "lantern", 36,
        ("indigo", "dusk", "steel"),
    ),
    "constanta": Saloon(
        BLUE_LACQUER, ("feltd", "teal", "feltdd"), ("night", "teal", "cyan"), TEAL, "two", "globe", 44,
        brightest=2.1,
    ),
    "istanbul": Saloon(
        CHESTNUT, ("violet", "orchid", "indigo"), ("mahog", "wine", "brass"), WINE, "long", "lantern", 40,
        brightest=2.4,
    ),
}  # fmt: skip
