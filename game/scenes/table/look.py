"""What is on the screen of a table besides the table itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.i18n import Words
from game.odds.coach import Advice

from .backdrop import Ride
from .bet import BetAmount
from .controls import Controls
from .hud import Act
from .lesson import Line
from .talk import Speech


@dataclass
class Look:
    """Set by the scene before each picture."""

    bet: BetAmount
    acts: tuple[Act, ...] = ()
    focus: str = ""
    pressed: str = ""
    asked: bool = False
    note: str = ""
    slip: str = ""  # the announced slip that the person may call now
    calls: bool = False  # whether the person may call anything
    advice: Advice | None = None
    coach: bool = True
    speech: Speech | None = None
    line: Line | None = None
    heart: str = ""  # "low" with few chips left, "beat" for a moment of them; else ""
    hint: str = ""  # words beside the confirm key while cards move or a result is read
    closes: str = ""  # that the table closes when this deal is over
    ride: Ride = field(default_factory=Ride)
    names: tuple[str, ...] = field(default_factory=tuple)
    hold: bool = False  # private cards show only while a key is held, and it is not held
    shut: bool = False  # the person has to look before anything can be answered
    veiled: bool = False  # something lies over the table: private cards are not shown

    def take(self, controls: Controls, words: Words, turn: Sequence[int], own: int) -> None:
        """Whose turn it is; the buttons and the amount as they are now, nothing of them while shut."""
        self.note = self._note(words, turn, own)
        self.shut = controls.shut and self.asked
        self.bet, self.acts = controls.amount, controls.acts(words)
        self.focus, self.pressed = "" if controls.shut else controls.focus, controls.down
        self.slip = "" if controls.shut else controls.right
        self.calls = bool(controls.slips) and not controls.shut

    def _note(self, words: Words, turn: Sequence[int], own: int) -> str:
        if self.asked or (self.line is not None and tuple(turn) == (own,)):
            return words.tr("table.your_turn")
        if turn and tuple(turn) != (own,):
            return words.tr("table.turn_of", name=self.names[turn[0]])
        return words.tr("table.dealing")
