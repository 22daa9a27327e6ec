"""The 33 colours of the game: the one truth for the bake and for the running program."""

from __future__ import annotations

PALETTE: dict[str, str] = {
    "ink": "0b0a14", "night": "15162b", "indigo": "22244a", "dusk": "343a6e", "steel": "54639b",
    "haze": "8493c4", "fog": "b9c4e2", "ivory": "f4efdc", "cream": "e3d3a8", "goldl": "ffd873",
    "gold": "e0a63a", "brass": "a86f2a", "umber": "6b4223", "cocoa": "43291f", "mahog": "2a1a1c",
    "wine": "5e1a2e", "crimson": "a3243b", "red": "dc4049", "coral": "f58068", "blush": "fbbd9c",
    "skind": "c98361", "skindd": "8a5240", "feltdd": "0e2a2b", "feltd": "15443f", "felt": "1f6a56",
    "feltl": "3b9a72", "mint": "86cf96", "teal": "1d7f94", "cyan": "56c6d8", "violet": "5a2f6e",
    "orchid": "a557a0", "smoke": "3c3a48", "slate": "6c6a7a",
}  # fmt: skip

RGB: dict[str, tuple[int, int, int]] = {
    name: (int(code[:2], 16), int(code[2:4], 16), int(code[4:], 16)) for name, code in PALETTE.items()
}
