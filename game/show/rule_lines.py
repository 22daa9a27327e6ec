"""What a rule card is made of: sentences under headings."""

from __future__ import annotations

import msgspec

Fields = dict[str, int]


class Line(msgspec.Struct, frozen=True):
    """One sentence: its key, its numbers, cards that show it, and whether a house rule made it.

    Among `cards`, `back` is one face down, `joker` the joker, and `slot` an empty place; `!` follows what
    is not as it should be, and these lie side by side. `name`: the key of what stands over the sentence.
    """

    key: str
    fields: Fields = {}
    cards: str = ""
    changed: bool = False
    name: str = ""


class Section(msgspec.Struct, frozen=True):
    """Some sentences under a heading (`rule_head.*`)."""

    head: str
    lines: tuple[Line, ...]
