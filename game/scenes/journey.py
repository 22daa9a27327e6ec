"""One career while it is played: the profile, the table it sits at, and keeping both."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime

from game.career import back, porter, sitting
from game.career.level import Level
from game.career.line import Stop, stops
from game.career.profile import Profile, see
from game.career.sitting import Settled
from game.match import Match, Sitter
from game.review import Kept, kept
from game.rules.cards import Card
from game.rules.events import Event
from game.scenes import pause
from game.scenes.figures import figure
from game.scenes.host import TABLE_LOST, table_of_one
from game.scenes.rulebook import RulebookScene
from game.scenes.stack import Replace, Transition
from game.services import Services
from game.storage.notice import Notice
from game.storage.store import Save

PLAYER = 0  # the seat of the person in a career


class Journey:
    """A profile in a pocket of the store. Everything that changes it is kept at once."""

    def __init__(self, services: Services, levels: Sequence[Level], slot: int, save: Save) -> None:
        """Go on from `save`; a table that cannot be set up again pays its chips back into the purse."""
        self.services, self.slot = services, slot
        self.profile: Profile = save.profile
        self.tables = tuple(levels)
        self.match: Match | None = None
        self.last: Kept | None = None  # the sitting that was finished last
        if self.profile.seated is not None:
            self._sit_again(save)

    def _sit_again(self, save: Save) -> None:
        try:
            self.match = table_of_one(save.sitting, self.level.variant)
        except (ValueError, LookupError):  # damaged, of another make, or none: its chips are there
            self.profile = sitting.abandon(self.profile)
            self.services.tell(TABLE_LOST)

    @property
    def levels(self) -> tuple[Level, ...]:
        """The tables of the way that is travelled."""
        return back.on_this_way(self.profile, self.tables)

    @property
    def stops(self) -> tuple[Stop, ...]:
        """The ten stations as this career sees them."""
        return stops(self.profile, self.levels)

    @property
    def level(self) -> Level:
        """The table that the player sits at; `LookupError` when none."""
        seated = self.profile.seated
        for level in self.levels:
            if seated is not None and level.station == seated.station:
                return level
        raise LookupError("nobody is seated")

    def sit_down(self, level: Level, stacked: Sequence[Sequence[Card]] = ()) -> Match:
        """Pay for the seat and begin. `stacked` are known cards (the lesson of London)."""
        others = (passenger(who, sharp=self.profile.west) for who in level.passengers)
        sitters = (Sitter(self.profile.name), *others)
        chips = (level.buy_in,) * level.seats
        self.profile = sitting.sit_down(self.profile, level)
        self.match = Match.begin(level.rules, sitters, chips, self.services.seeds(), level.dealer, stacked)
        self.follow(self.match.opening)
        self.keep()
        return self.match

    # ── as the host of its table (`game.scenes.host.Host`) ──────────────────

    seat = PLAYER
    eyes: int | None = PLAYER
    several = hold = False
    earlier = 0
    closing = "table.closing"

    @property
    def coaching(self) -> bool:
        """The coach stays behind on the return journey."""
        return not self.profile.west

    @property
    def seen(self) -> frozenset[str]:
        """The keys of the lessons that were shown."""
        return self.profile.seen

    def learn(self, key: str) -> None:
        """A lesson was shown."""
        self.profile = see(self.profile, key)

    @property
    def spent(self) -> str:
        """A player who is out gets up when the deal is over."""
        return "table.you_are_out" if self.match is not None and self.match.out(PLAYER) else ""

    @property
    def figure(self) -> str:
        """The traveller who is to be seen as the player."""
        return figure(self.profile.sign, self.profile.colour)

    def portrait(self, seat: int) -> str:
        """Who is to be seen at a seat."""
        assert self.match is not None
        return self.match.sitters[seat].persona or self.figure

    def about(self, chips: int = 0) -> pause.Stop:
        """What the pause says of the table."""
        words, rules = self.services.words, self.level.rules
        name = words.tr(f"game.{self.level.variant}")
        place = f"{words.tr(f'station.{self.level.station}')} · {name}"
        said = words.ntr("unit.chips", chips)
        return pause.Stop(place, name, lambda: RulebookScene(self.services, [rules]), said)

    def rise(self) -> None:
        """The player wants to leave; the results will follow."""

    def stay(self) -> None:
        """The player does not leave; nothing was noted of it."""

    def hand_over(self) -> Transition:
        """There is nobody else at the machine; `LookupError`."""
        raise LookupError("a career has one player")

    def finish(self, played: int) -> Transition:
        """The sitting is over: its results."""
        from game.scenes.results.scene import results_of

        return Replace(results_of(self, played))

    # ── the sitting ─────────────────────────────────────────────────────────

    def follow(self, events: Iterable[Event]) -> None:
        """Count what happened at the table; every event once."""
        self.profile = sitting.follow(self.profile, self.level, events)

    def keep(self) -> Notice | None:
        """Save the career and its table; None when they lie safely on the disk."""
        packed = self.match.pack() if self.match is not None else None
        return self.services.store.save(self.slot, self.profile, packed)

    def get_up(self, played: int) -> Settled:
        """The sitting is over: settle it, keep the career, leave the table. `played` in milliseconds."""
        decisions = self.match.decisions if self.match is not None else ()
        settled = sitting.settle(self.profile, self.levels, decisions, played)
        if self.match is not None:
            now = datetime.now().isoformat(timespec="seconds")
            self.last = kept(self.match, settled.station, now)
            self.services.tell(self.services.store.keep_sitting(self.slot, self.last))
        self.profile, self.match = settled.profile, None
        self.services.tell(self.keep())
        return settled

    def turn(self) -> None:
        """The return journey begins."""
        self.profile = back.turned(self.profile)
        self.services.tell(self.keep())

    def work(self) -> None:
        """A shift with the porter, when the purse buys no seat."""
        self.profile = porter.shift(self.profile, self.levels)
        self.services.tell(self.keep())


def passenger(who: str, sharp: bool = False) -> Sitter:
    """A passenger's seat at a table."""
    return Sitter(who, who, sharp)
