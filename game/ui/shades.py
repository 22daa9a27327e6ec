"""How each colour steps down into shadow and up into lamp light; every dimming goes by these steps."""

from __future__ import annotations

from .palette import PALETTE

SHADOW: dict[str, str] = dict.fromkeys(PALETTE, "ink") | {
    "ivory": "cream", "cream": "brass", "goldl": "gold", "gold": "brass", "brass": "umber", "umber": "cocoa",
    "cocoa": "mahog", "mahog": "ink", "mint": "feltl", "feltl": "felt", "felt": "feltd", "feltd": "feltdd",
    "wine": "mahog", "crimson": "wine", "red": "crimson", "coral": "red", "blush": "skind", "skind": "skindd",
    "skindd": "cocoa", "fog": "haze", "haze": "steel", "steel": "dusk", "dusk": "indigo", "indigo": "night",
    "slate": "smoke", "smoke": "night", "teal": "feltd", "cyan": "teal", "violet": "indigo",
    "orchid": "violet",
}  # fmt: skip
"""One step down: what a surface becomes in shadow."""

WARM: dict[str, str] = {name: name for name in PALETTE} | {
    "ink": "mahog", "night": "mahog", "mahog": "cocoa", "cocoa": "umber", "umber": "brass", "brass": "gold",
    "gold": "goldl", "goldl": "ivory", "wine": "crimson", "crimson": "red", "indigo": "dusk", "dusk": "steel",
    "smoke": "slate", "feltdd": "feltd", "feltd": "felt", "felt": "feltl", "feltl": "mint",
    "teal": "cyan", "violet": "orchid", "orchid": "blush", "steel": "haze", "slate": "haze", "red": "coral",
}  # fmt: skip
"""One step up: what a surface becomes in warm lamp light."""

GREY: dict[str, str] = {name: name for name in PALETTE} | {
    "umber": "smoke", "cocoa": "night", "mahog": "night", "wine": "night", "crimson": "smoke", "red": "smoke",
    "coral": "slate", "blush": "haze", "skind": "slate", "skindd": "smoke", "ivory": "fog", "cream": "haze",
    "goldl": "haze", "gold": "slate", "brass": "smoke", "feltdd": "ink", "feltd": "night", "felt": "smoke",
    "feltl": "slate", "mint": "haze", "teal": "smoke", "cyan": "slate", "violet": "night", "orchid": "slate",
}  # fmt: skip
"""Without colour: who is out of chips, what is switched off."""
