"""An ordinary evening's Ochko: half the limit, seventeen is enough, and no more is made of it."""

from __future__ import annotations

from game.odds import best, choices
from game.odds.ochko.table import read
from game.rules.actions import (
    AnyAction,
    Bet,
    Bust,
    CanBet,
    CanBust,
    CanClaim,
    CanDecline,
    CanDraw,
    CanKeep,
    CanStand,
    CanTake,
    Decline,
    Draw,
    LetBe,
    Stand,
    Take,
)
from game.rules.ochko.house import OchkoHouse
from game.rules.totals import MOST
from game.rules.view import View

ENOUGH = 17


def choose(view: View) -> AnyAction:
    """What an ordinary player does: no double, no split, no trade in banks, no slip called by eye."""
    options = {type(option): option for option in view.options}
    rules: OchkoHouse = view.rules
    if CanKeep in options or (CanClaim in options and rules.slips_announced):
        return best(choices(view)).action
    bet, cards = options.get(CanBet), options.get(CanDraw)
    if isinstance(bet, CanBet):
        return Bet(bet.low + (bet.high - bet.low) // 2)
    if isinstance(cards, CanDraw):
        return Draw() if CanStand not in options or _total(view, cards.hand) < ENOUGH else Stand()
    if CanBust in options:
        return Bust()
    if CanTake in options:
        return Take()
    return Decline() if CanDecline in options else LetBe()


def _total(view: View, number: int) -> int:
    table = read(view, weighed=False)
    hand = table.banker if table.seat == table.dealer else next(h for h in table.own if h.number == number)
    hard = sum(hand.open)
    return hard + 10 if 1 in hand.open and hard <= MOST - 10 else hard
