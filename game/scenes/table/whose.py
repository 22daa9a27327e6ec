"""Whose turn it is while others play, and what they are asked: words for the whole room."""

from __future__ import annotations

from game.rules import places
from game.rules.ochko.house import OchkoHouse
from game.rules.variants.red_dog import RedDogRules

from .scenery import Scenery

_EARLY = ("bust", "natural", "refused")  # settled while others still play


def others_turn(at: Scenery) -> str:
    """Who else plays now, and what that is about; "" while it is the person's turn or nobody's."""
    turn = at.frame.turn
    if at.look.asked or turn in ((), (at.own,)):
        return ""
    return at.words.tr(_key(at, turn[0]), name=at.look.names[turn[0]])


def is_final(at: Scenery) -> bool:
    """Whether the person's result is the last word of the deal: nobody is asked any more."""
    mark = at.frame.marks.get(at.own)
    settled = mark is not None and mark.what in ("won", "lost") and mark.why not in _EARLY
    return settled and not at.board.turn


def _key(at: Scenery, seat: int) -> str:
    """By what all see alone: whether a slip is what is asked about, the words do not tell."""
    rules, board = at.board.rules, at.board
    if isinstance(rules, RedDogRules):
        return "table.turn_raises" if places.TABLE in board.cards else "table.turn_bets"
    if not isinstance(rules, OchkoHouse):
        return "table.turn_of"
    if not rules.PERMANENT and not any(places.seat_of(place) is not None for place in board.cards):
        return "table.turn_trades"
    if seat == board.dealer:
        return "table.turn_banks"
    if not any(at.chips(places.stake(seat, n)) for n in range(places.MOST_HANDS)):
        return "table.turn_bets"
    return "table.turn_of" if board.doubled else "table.turn_draws"  # it may be a double that is answered
