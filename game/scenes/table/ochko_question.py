"""What the person is asked at Ochko, in words."""

from __future__ import annotations

from game.rules import places
from game.rules.actions import (
    CanBust,
    CanBuy,
    CanDouble,
    CanDraw,
    CanLetBe,
    CanOffer,
    CanRedouble,
    CanStand,
    CanTake,
)
from game.rules.view import View
from game.show.slips import until

from .scenery import Scenery


def question(at: Scenery) -> str:
    """What the person is asked, where the buttons alone do not tell; nothing while nobody asks."""
    if not at.look.asked:
        return ""
    words, board = at.words, at.board
    if at.look.slip:
        return words.tr(f"call.open_{until(board, at.look.slip)}")
    for option in board.options:
        match option:
            case CanDouble(seats, times):
                bets = sum(
                    at.chips(places.stake(seat, n)) for seat in seats for n in range(places.MOST_HANDS)
                )
                if board.rules.double == "individual":
                    return words.tr("table.ask_double_one", name=at.look.names[seats[0]], n=bets)
                return words.tr("table.ask_quadruple" if times == 4 else "table.ask_double", n=bets)
            case CanRedouble(due):
                return words.tr("table.ask_redouble", n=due)
            case CanTake():
                return words.tr("table.ask_bank")
            case CanBuy(price, seller) | CanOffer(low=price, seller=seller):
                return words.tr("table.ask_buy", name=at.look.names[seller], n=price)
            case CanBust():
                return words.tr("table.ask_bust")
    if must_draw(board):
        return words.tr("table.ask_least", n=board.rules.stand_least)
    waits = any(isinstance(option, CanLetBe) for option in board.options)
    return words.tr("table.ask_look") if waits and at.look.calls and not at.look.slip else ""


def must_draw(board: View) -> bool:
    """Whether the person holds less than a player may stand on."""
    kinds = {type(option) for option in board.options}
    return CanDraw in kinds and CanStand not in kinds
