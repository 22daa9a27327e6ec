"""A question before something is lost for good: keep it, or hold a button until it is gone."""

from __future__ import annotations

from .board import Board, Plays
from .controls import Button
from .intents import Cancel, Hot, Intent, Menu


class Question(Board):
    """Two buttons, `keep` in focus; the other one acts when it was held (`update` names it then)."""

    def __init__(self, keep: Button, lose: Button, sound: Plays) -> None:
        super().__init__([keep, lose], sound)
        self._keep, self._lose = keep.name, lose.name

    def keeps(self, intent: Intent) -> bool:
        """Whether it is kept; Delete begins the hold wherever the focus is."""
        match intent:
            case Cancel() | Menu():
                return True
            case Hot("delete" | "west"):
                self.focus.go(self._lose)
                self.begin_hold()
                return False
        return self.handle(intent) == self._keep
