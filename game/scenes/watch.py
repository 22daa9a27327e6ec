"""Tables that play themselves before an onlooker: a hand of a review, and what the title shows when idle."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.match import Match
from game.rerun import Rerun
from game.review import Review
from game.rules.engine import Rules
from game.rules.events import Event
from game.rules.tags import tag_of
from game.scenes.figures import stranger
from game.scenes.party.evening import LOOKS
from game.scenes.pause import Stop
from game.scenes.rulebook import RulebookScene
from game.scenes.stack import Pop, Transition
from game.scenes.table.scene import TableScene
from game.services import Services
from game.storage.notice import Notice
from game.ui.intents import Cancel, Confirm, Fast, Intent, Menu, Press


@dataclass(frozen=True)
class Stage:
    """Where a table stands that nobody has paid for; it has no lessons and no goal."""

    station: str
    rules: Rules
    buy_in: int
    id: str = ""
    goal: int = 0
    to_the_end: bool = False

    @property
    def look(self) -> str:
        """The saloon of the station."""
        return self.station

    @property
    def tune(self) -> str:
        """The tune of the station."""
        return self.station

    @property
    def variant(self) -> str:
        """The tag of the game."""
        return tag_of(self.rules)


@dataclass
class Onlooker:
    """The host of such a table (`game.scenes.host.Host`): nothing is counted, nothing is kept."""

    services: Services
    match: Match | None
    level: Stage
    seat: int = 0
    eyes: int | None = 0
    seen: frozenset[str] = frozenset()
    spent: str = ""
    closing: str = "table.closing"
    hold: bool = False
    several: bool = False
    earlier: int = 0
    coaching: bool = True

    def portrait(self, seat: int) -> str:
        """Who is to be seen at a seat."""
        assert self.match is not None
        return self.match.sitters[seat].persona or stranger(seat)

    def learn(self, key: str) -> None:
        """There are no lessons."""

    def follow(self, events: Iterable[Event]) -> None:
        """Nothing is counted."""

    def keep(self) -> Notice | None:
        """Nothing is kept."""
        return None

    def about(self, chips: int = 0) -> Stop:
        """What a pause would say."""
        name = self.services.words.tr(f"game.{self.level.variant}")
        return Stop(name, name, lambda: RulebookScene(self.services, [self.level.rules]), "")

    def rise(self) -> None:
        """Nobody sits here."""

    def stay(self) -> None:
        """Nobody sits here."""

    def hand_over(self) -> Transition:
        """Nobody is asked; `LookupError`."""
        raise LookupError("nobody is asked at this table")

    def finish(self, played: int) -> Transition:
        """The show is over."""
        return Pop()


class WatchScene(TableScene):
    """A hand that was played, once more. Confirm hurries it to its end, back leaves it."""

    def handle(self, intent: Intent) -> Transition | None:
        """Hurry, or leave."""
        match intent:
            case Cancel() | Menu():
                self._services.sound.effect("cancel")
                return Pop()
            case Confirm() | Press() | Fast():
                return super().handle(intent)
        return None


def watch_scene(services: Services, review: Review, hand: int) -> WatchScene:
    """Hand number `hand` (from 0) of a review, at its table."""
    kept, match = review.kept, Rerun(review, hand)
    seat = kept.seat or 0
    stage = Stage(kept.station or LOOKS[kept.variant], kept.record.rules, kept.record.chips[seat])
    return WatchScene(Onlooker(services, match, stage, seat, kept.seat), match.start())
