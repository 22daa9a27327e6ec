"""A sitting under way: the rules go ahead, the show follows, and the disk has every decision."""

from __future__ import annotations

from game.rules.actions import AnyAction
from game.rules.events import Event
from game.scenes.journey import PLAYER, Journey
from game.show.director import Director
from game.storage.notice import Notice

from .controls import Controls
from .sitting import Sitting


class Running:
    """Moves the match of a journey on. `notice` says what went wrong with the disk, until it is taken.

    `ruined`: the person has no chips left, so the table closes when the deal is over.
    """

    def __init__(self, journey: Journey, sitting: Sitting, director: Director, controls: Controls) -> None:
        self._journey, self._sitting, self._match = journey, sitting, sitting.match
        self._director, self._controls = director, controls
        self.notice: Notice | None = None
        self.ruined = False
        self._told = False
        self._ask()

    @property
    def over(self) -> bool:
        """Whether the sitting has ended in the rules."""
        return self._match.over

    @property
    def asks_person(self) -> bool:
        """Whether the rules wait for the person; the show may not have come to that yet."""
        return self._match.asks_person

    def play(self, action: AnyAction) -> None:
        """The person decided."""
        self._controls.played(action)
        self._went_on(self._match.play(PLAYER, action))
        self.keep()

    def step(self) -> None:
        """The passenger who is asked decides."""
        self._went_on(self._match.step())
        self.keep()

    def run_ahead(self) -> None:
        """All passengers decide, up to the person's own turn or the end."""
        if self.over or self.asks_person:
            return
        while not self.over and not self.asks_person:
            self._went_on(self._match.step())
        self.keep()

    def close(self) -> bool:
        """The person wants to leave; whether that is at once (nobody has decided yet in this deal)."""
        self._went_on(self._match.close())
        self.keep()
        return self.over

    def keep(self) -> None:
        """Save the career and the table."""
        notice = self._journey.keep()
        if notice is None:
            self._told = False
        elif not self._told:  # the same trouble is told once, until a save succeeds again
            self.notice, self._told = notice, True

    def _went_on(self, events: tuple[Event, ...]) -> None:
        self._journey.follow(events)
        self._director.play(self._sitting.told(events))
        self._ask()
        if not (self._match.chips[PLAYER] or self.over or self._match.closing):
            self.ruined = True
            self._went_on(self._match.close())

    def _ask(self) -> None:
        """The controls know what may be done as soon as the rules do; deciding waits for the show."""
        if self.asks_person:
            self._controls.ask(self._match.view(PLAYER).options, self._match.chips[PLAYER])
