"""The ten saloons: wood, seats, carpet, lamps, windows, sky and cloth of the table at every station."""

from __future__ import annotations

from dataclasses import dataclass

from art.felt import OAK_RAIL, Cloth

Three = tuple[str, str, str]
Four = tuple[str, str, str, str]
Sky = tuple[str, str, str, str, str]


@dataclass(frozen=True, kw_only=True)
class Saloon:
    """Colours and kinds of one saloon, dark to light where there are several."""

    wood: Four
    """Panel, veneer, line and inlay."""
    wall: str = "panels"
    """`panels`, half `timber`, `planks`, or `plates` of steel with their rivets."""
    seat: Three
    """Main, light and dark of the banquette."""
    back: str = "fluted"
    """The banquette: `fluted`, `tufted`, `kilim` or a carved `bench`."""
    carpet: Three
    """Ground, chevron and its tip."""
    cloth: Cloth
    rail: Four = OAK_RAIL
    rays: int = 32
    emblem: str = "sun"
    """What is woven into the cloth: a `sun`, or a `rose` window, of so many rays."""
    brightest: float = 3.0
    """How far up its ramp the cloth may go in the light."""
    windows: str
    """`one` wide with curtains, `two`, six `ports`, or `long` along the whole car."""
    head: str = "plain"
    """How a pane ends above: `plain`, `round`, `gothic` or `ogee`."""
    curtain: Three = ("wine", "crimson", "red")
    swags: bool = False
    """Whether cloth hangs in swags under the rail of the one window."""
    lamp: str
    signs: tuple[str, str] = ("wheel", "clock")
    """The marquetry in the first panel (the middle one between two windows) and what hangs in the last."""
    sky: Sky
    """From above to the horizon."""


MAHOGANY = ("mahog", "cocoa", "umber", "brass")
WALNUT = ("ink", "mahog", "cocoa", "brass")
BLUE_LACQUER = ("ink", "night", "indigo", "gold")
GREEN_LACQUER = ("ink", "feltdd", "feltd", "gold")
WINE_LACQUER = ("ink", "mahog", "wine", "gold")
TIMBER = ("skindd", "skind", "mahog", "umber")
CHESTNUT = ("cocoa", "umber", "brass", "goldl")
PAINTED = ("smoke", "slate", "gold", "goldl")

GREEN_RAIL = ("ink", "feltdd", "feltd", "felt")

GREEN: Cloth = ("feltdd", "feltd", "felt", "feltl")
EMERALD: Cloth = ("feltd", "felt", "feltl", "mint")
BLUE: Cloth = ("night", "indigo", "dusk", "steel")
MIDNIGHT: Cloth = ("ink", "night", "indigo", "dusk")
TEAL: Cloth = ("feltdd", "feltd", "teal", "cyan")
WINE: Cloth = ("ink", "mahog", "wine", "crimson")
PAPRIKA: Cloth = ("mahog", "wine", "crimson", "red")
VIOLET: Cloth = ("ink", "indigo", "violet", "orchid")
SANDSTONE: Cloth = ("mahog", "wine", "skindd", "skind")
PEARL: Cloth = ("ink", "smoke", "slate", "haze")

FOGGY: Sky = ("night", "indigo", "dusk", "steel", "haze")
VIOLET_HOUR: Sky = ("ink", "indigo", "violet", "orchid", "blush")
SNOWY: Sky = ("indigo", "dusk", "steel", "haze", "fog")
MOONLIT: Sky = ("ink", "night", "indigo", "steel", "fog")
GASLIT: Sky = ("night", "indigo", "dusk", "skindd", "gold")
RIVER: Sky = ("ink", "night", "indigo", "teal", "cyan")
EMBERS: Sky = ("ink", "mahog", "wine", "crimson", "coral")
STARRY: Sky = ("ink", "night", "night", "indigo", "violet")
SEASIDE: Sky = ("night", "indigo", "feltd", "teal", "cyan")
DAWN: Sky = ("indigo", "violet", "orchid", "coral", "goldl")

SALOONS = {
    "london": Saloon(
        wood=MAHOGANY, seat=("wine", "crimson", "mahog"), carpet=("mahog", "wine", "umber"),
        cloth=GREEN, windows="one", lamp="fan", sky=FOGGY,
    ),
    "paris": Saloon(
        wood=WALNUT, seat=("indigo", "dusk", "night"), back="tufted", carpet=("mahog", "indigo", "umber"),
        cloth=BLUE, rays=24, brightest=2.5, windows="two", head="round", lamp="tulip",
        signs=("lily", "clock"), sky=VIOLET_HOUR,
    ),
    "strasbourg": Saloon(
        wood=TIMBER, wall="timber", seat=("feltd", "felt", "feltdd"), carpet=("mahog", "feltd", "brass"),
        cloth=SANDSTONE, rail=GREEN_RAIL, rays=16, emblem="rose", brightest=2.2, windows="one", head="gothic",
        curtain=("feltd", "felt", "feltl"), lamp="globe", signs=("stork", "rose"), sky=SNOWY,
    ),
    "salzburg": Saloon(
        wood=GREEN_LACQUER, wall="planks", seat=("umber", "brass", "cocoa"), back="bench",
        carpet=("feltdd", "umber", "brass"), cloth=EMERALD, rays=16, brightest=2.2, windows="two",
        lamp="lantern", signs=("antlers", "clock"), sky=MOONLIT,
    ),
    "vienna": Saloon(
        wood=PAINTED, seat=("violet", "orchid", "indigo"), back="tufted", carpet=("mahog", "violet", "umber"),
        cloth=VIOLET, rays=48, brightest=2.2, windows="one", head="round",
        curtain=("violet", "orchid", "blush"), swags=True, lamp="crystal", signs=("lyre", "clock"),
        sky=GASLIT,
    ),
    "budapest": Saloon(
        wood=CHESTNUT, seat=("feltd", "felt", "feltdd"), carpet=("mahog", "crimson", "brass"),
        cloth=PAPRIKA, rays=20, brightest=2.1, windows="two", lamp="silk",
        signs=("tulip", "clock"), sky=RIVER,
    ),
    "belgrade": Saloon(
        wood=WALNUT, seat=("wine", "crimson", "mahog"), back="kilim", carpet=("night", "indigo", "steel"),
        cloth=PEARL, rays=28, brightest=2.4, windows="two", head="round", lamp="bell",
        sky=EMBERS,
    ),
    "bucharest": Saloon(
        wood=WINE_LACQUER, seat=("umber", "brass", "cocoa"), back="tufted", carpet=("mahog", "brass", "gold"),
        cloth=MIDNIGHT, rays=36, windows="one", head="round", curtain=("indigo", "dusk", "steel"), swags=True,
        lamp="candles", signs=("peacock", "mirror"), sky=STARRY,
    ),
    "constanta": Saloon(
        wood=BLUE_LACQUER, wall="plates", seat=("feltd", "teal", "feltdd"), carpet=("night", "teal", "cyan"),
        cloth=TEAL, rays=44, brightest=2.1, windows="ports", lamp="ship", signs=("anchor", "lifebuoy"),
        sky=SEASIDE,
    ),
    "istanbul": Saloon(
        wood=CHESTNUT, seat=("violet", "orchid", "indigo"), back="kilim", carpet=("mahog", "wine", "brass"),
        cloth=WINE, rays=40, brightest=2.4, windows="long", head="ogee", lamp="mosque", sky=DAWN,
    ),
}  # fmt: skip
