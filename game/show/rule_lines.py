"""What a rule card is made of: sentences under headings."""

from __future__ import annotations

from typing import Any

import msgspec

from game.rules.tags import tag_of

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


class Sentences:
    """Makes the sentences about a game (`rule_<game>.*`) as the house rules `rules` have it."""

    def __init__(self, rules: Any) -> None:
        self._game, self._rules, self._usual = tag_of(rules), rules, type(rules)()

    def __call__(self, key: str, cards: str = "", *settings: str, **fields: int) -> Line:
        """The sentence `key` with its `cards` and numbers; `settings` that are not usual have made it."""
        changed = any(getattr(self._rules, each) != getattr(self._usual, each) for each in settings)
        return Line(f"rule_{self._game}.{key}", fields, cards, changed)
