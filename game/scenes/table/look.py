"""What is on the screen of a table besides the table itself."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.odds.coach import Advice

from .bet import BetAmount
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
    toast: str = ""
    hint: str = ""  # words beside the confirm key while cards move or a result is read
    slide: int = 0  # milliseconds that the landscape has been on its way
    names: tuple[str, ...] = field(default_factory=tuple)
    hold: bool = False  # private cards show only while a key is held, and it is not held
    veiled: bool = False  # something lies over the table: private cards are not shown
