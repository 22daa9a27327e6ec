"""A sitting under way: the rules go ahead, the show follows, and the disk has every decision."""

from __future__ import annotations

from concurrent.futures import Future

from game.rules.actions import AnyAction
from game.rules.events import Event
from game.rules.view import View
from game.scenes.host import Host
from game.show.director import Director
from game.storage.notice import Notice

from .advised import known, reckon_ahead, think
from .controls import Controls
from .sitting import Sitting


class Running:
    """Moves the match of a host on. `notice` says what went wrong with the disk, until it is taken.

    `closes`: the key of why the table closes when the deal is over, once that may be told; else "".
    """

    def __init__(self, host: Host, sitting: Sitting, director: Director, controls: Controls) -> None:
        self._host, self._sitting, self._match = host, sitting, sitting.match
        self._director, self._controls = director, controls
        self.notice: Notice | None = None
        self.closes = ""
        self._told = False
        self._thought: Future[AnyAction | None] | None = None  # what the passenger who is asked comes to
        self._ask()

    @property
    def over(self) -> bool:
        """Whether the sitting has ended in the rules."""
        return self._match.over

    @property
    def asks_person(self) -> bool:
        """Whether the rules wait for the person; the show may not have come to that yet."""
        return self._match.asks_person

    @property
    def hands_over(self) -> bool:
        """Whether the rules wait for a person who has not been let see the table."""
        return self.asks_person and (self._match.asked != self._sitting.seat or not self._sitting.looks)

    def play(self, action: AnyAction) -> None:
        """The person decided. What follows is for all eyes, unless the same person is asked again at once.

        Whoever had nothing to hide sat down without a curtain: a first closed card waits for one.
        """
        self._controls.played(action)
        common, hid = self._sitting.common(), self._sitting.hides
        events = self._match.play(self._sitting.seat, action)
        again = self._match.asked == self._sitting.seat and (hid or not self._sitting.hides)
        if self._host.several and not again:
            self.turn_away(common)
        self._went_on(events)
        self.keep()

    def turn_away(self, common: View | None = None) -> None:
        """From now on everybody may look: nothing private is shown any more."""
        self._host.eyes = None
        self._director.see(common or self._sitting.common())
        self._controls.ask((), 0)

    def step(self) -> None:
        """Passengers decide once they have thought, one after another while the show is ready for it."""
        stepped = False
        while self._director.ready and self._thought is not None and known(self._thought):
            self._went_on(self._match.step(self._thought.result()))
            stepped = True
        if stepped:
            self.keep()

    def run_ahead(self) -> None:
        """All passengers decide, up to the person's own turn or the end."""
        if self._thought is None:
            return
        while self._thought is not None:
            self._went_on(self._match.step(self._thought.result()))
        self.keep()

    def close(self) -> bool:
        """The person wants to leave; whether that is at once (nobody has decided yet in this deal)."""
        self._went_on(self._match.close())
        self.keep()
        return self.over

    def stay(self) -> None:
        """The person does not leave after all."""
        self._match.stay()
        self._went_on(())
        self.keep()

    def tell(self) -> str:
        """Look whether the table closes with this deal; the key of why when that is news.

        Who is out learns of it when everything was seen: the rules know it before the cards are turned.
        """
        before, spent = self.closes, self._host.spent
        if not self._match.closing or self.over:
            self.closes = ""
        elif not spent:
            self.closes = self._host.closing
        elif not self._director.busy:
            self.closes = spent
        return self.closes if self.closes != before else ""

    def keep(self) -> None:
        """Save the career and the table."""
        notice = self._host.keep()
        if notice is None:
            self._told = False
        elif not self._told:  # the same trouble is told once, until a save succeeds again
            self.notice, self._told = notice, True

    def _went_on(self, events: tuple[Event, ...]) -> None:
        self._host.follow(events)
        self._director.play(self._sitting.told(events))
        self._ask()
        if not (self.over or self._match.closing) and self._host.spent:
            self._went_on(self._match.close())

    def _ask(self) -> None:
        """Whoever must decide begins to think as soon as the rules ask; the decision waits for the show."""
        waits = self.over or self.asks_person
        self._thought = None if waits else think(self._match.thought())
        if self.asks_person and not self.hands_over:
            view = self._match.view(self._sitting.seat)
            self._controls.ask(view.options, self._match.chips[self._sitting.seat])
            reckon_ahead(view)
