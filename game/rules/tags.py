"""The word by which a kind of game, play or event is called in files, tables and texts."""

from __future__ import annotations

import msgspec


def tag_of(kind: msgspec.Struct | type[msgspec.Struct]) -> str:
    """The tag of a struct or its class, as in `red_dog`, `no bet` or `chips_moved`."""
    return str(kind.__struct_config__.tag)
