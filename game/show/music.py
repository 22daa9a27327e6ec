"""Which music belongs to the table as one person sees it; nothing here looks at a card."""

from __future__ import annotations

import msgspec

from game.rules import places
from game.rules.ochko.house import OchkoHouse
from game.rules.view import View

LAST_HAND = "last_hand"


class Mood(msgspec.Struct, frozen=True):
    """The tune and the layers over it.

    `tense`: much is at stake. `door`: few chips, the band is heard through the compartment door.
    `bank`: the person holds the bank.
    """

    tune: str = ""
    tense: bool = False
    door: bool = False
    bank: bool = False


def mood(view: View, before: Mood, tune: str, buy_in: int, goal: int | None = None) -> Mood:
    """The mood of a table with this station `tune`, when it was `before` until now.

    `view` is what the person at the machine sees, `goal` are the chips to leave with.
    """
    if _last_hand(view, before, goal):
        return Mood(LAST_HAND)
    return Mood(tune, _tense(view), few_chips(view, before.door, buy_in), _banker(view))


def entrance(before: Mood, after: Mood) -> str:
    """The effect that leads into a new mood; empty for most."""
    return "tunnel" if after.tune == LAST_HAND != before.tune else ""


def _tense(view: View) -> bool:
    """The pot holds two fifths of all chips, or the person has staked half the stack."""
    on_table = {place: chips for place, chips in view.chips.items() if place != places.HOUSE}
    pot = sum(chips for place, chips in on_table.items() if not place.startswith("seat"))
    if pot * 5 >= sum(on_table.values()) * 2:
        return True
    staked = _staked(view)
    return staked > 0 and staked >= _stack(view)


def few_chips(view: View, before: bool, buy_in: int) -> bool:
    """Whether the person has less than a quarter of the buy-in; if so `before`, until more than a third."""
    if view.seat is None:
        return False
    mine = _stack(view) + _staked(view)
    if view.dealer == view.seat:
        mine += view.chips.get(places.BANK, 0)
    return mine * 3 <= buy_in if before else mine * 4 < buy_in


def _banker(view: View) -> bool:
    if view.seat is None or view.dealer != view.seat:
        return False
    return view.chips.get(places.BANK, 0) > 0 or isinstance(view.rules, OchkoHouse)


def _last_hand(view: View, before: Mood, goal: int | None) -> bool:
    """In the last deal the goal is one stake away, to reach or to lose; it stays so until the end."""
    if goal is None or view.seat is None or not view.rules.deals or view.deal < view.rules.deals:
        return False
    mine = _stack(view) + _staked(view)
    most = min(mine, view.chips.get(places.POOL, 0) + view.chips.get(places.BANK, 0))
    return before.tune == LAST_HAND or abs(goal - mine) <= most


def _stack(view: View) -> int:
    return 0 if view.seat is None else view.chips.get(places.seat(view.seat), 0)


def _staked(view: View) -> int:
    """What the person has on the table, in all hands."""
    if view.seat is None:
        return 0
    return sum(view.chips.get(places.stake(view.seat, hand), 0) for hand in range(places.MOST_HANDS))
