"""The card players' words that the rule book of a game explains: `word.<name>`, `word_text.<name>`."""

from __future__ import annotations

from typing import Any

from game.rules.ochko.house import OchkoHouse
from game.rules.tags import tag_of

_BETWEEN = ("post", "spread", "neighbours")
_CLOSED = ("closed_card", "no_bet", "draw_card", *_BETWEEN, "stock", "discard")
_OCHKO = (
    "hand",
    "open_card",
    "closed_card",
    "court_card",
    "natural",
    "draw",
    "stand",
    "bust",
    "tie",
    "split",
)
_WORDS = {
    "in_between": ("ante", "pot", *_BETWEEN, "ace_deuce", "pair", "value", "luck", "accuracy"),
    "yablon": ("ante", "pool", "division", *_CLOSED, "value"),
    "yablon_bank": ("bank", "banker", *_CLOSED, "value"),
    "red_dog": ("house", "shoe", *_BETWEEN, "push", "call", "raise", "value"),
    "ochko": ("banker", *_OCHKO, "value"),
    "ochko_bank": ("bank", "banker", *_OCHKO, "value"),
}


def explained(rules: Any) -> tuple[str, ...]:
    """The words of the game as the house plays it, in the order in which one meets them."""
    words = _WORDS[tag_of(rules)]
    if not isinstance(rules, OchkoHouse):
        return words
    slips = rules.irregularities != "off"
    here = {
        "burn": rules.burns,
        "double": rules.double != "off",
        "redouble": rules.redouble and rules.double in ("all", "individual"),
        "bonus_hand": rules.bonus,
        "slip": slips,
        "right": slips,
    }
    return (*words, *(word for word, met in here.items() if met))
