"""Thinking that takes longer than a picture may: that of passengers, and the coach's for the question of now.

All of it is done on one thread beside the show; what comes out does not depend on when.
"""

from __future__ import annotations

from concurrent.futures import Executor, Future, ThreadPoolExecutor, wait

from game import odds
from game.match import Thought
from game.odds.coach import Advice, advise
from game.rules.actions import AnyAction
from game.rules.places import HANDS, TABLE
from game.rules.view import View

from .sitting import Sitting

_QUICK = 0.002  # seconds: most answers are known so soon, and the show need not go on without them

ahead: Executor = ThreadPoolExecutor(1, "thinking")


def think(thought: Thought) -> Future[AnyAction | None]:
    """Have a passenger think in the background, while the show is still on its way to his turn."""
    return ahead.submit(thought)


def known(thought: Future[AnyAction | None]) -> bool:
    """Whether a passenger has come to his answer; a moment is left for quick ones."""
    return bool(wait((thought,), _QUICK).done)


def reckon_ahead(view: View) -> None:
    """Have the question of `view` answered in the background, while the show is still on its way to it.

    Whether the coach is shown or not: what the person decides will be graded.
    """
    ahead.submit(odds.choices, view)


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
