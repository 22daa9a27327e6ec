"""The coach's numbers for the question of now, for as long as they belong to what lies on the table."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from game import odds
from game.odds.coach import Advice, advise
from game.rules.places import HANDS, TABLE
from game.rules.view import View

from .sitting import Sitting

_AHEAD = ThreadPoolExecutor(1, "coach")  # a hard question takes longer than a picture may


def reckon_ahead(view: View) -> None:
    """Have the question of `view` answered in the background, while the show is still on its way to it.

    Whether the coach is shown or not: what the person decides will be graded.
    """
    _AHEAD.submit(odds.choices, view)


class Advised:
    """Asks the coach once for each question; nobody is advised on cards that others may see."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._asked: View | None = None
        self._advice: Advice | None = None

    def now(self, board: View) -> Advice | None:
        """The advice while `board` is seen; it stays until the hand is cleared away."""
        if board.options and self._sitting.looks:
            if self._asked is not board:
                self._asked, self._advice = board, advise(board)
        elif not (self._sitting.looks and self._is_of(board)):
            self._asked = self._advice = None
        return self._advice

    def _is_of(self, board: View) -> bool:
        lies = {HANDS[self._sitting.seat], TABLE} & board.cards.keys()
        return bool(lies) and self._asked is not None and self._asked.deal == board.deal
