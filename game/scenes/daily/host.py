"""The host of the daily departure: the house lends the chips, and one attempt is kept until it is over."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.career import daily
from game.career.daily import Day, Departure
from game.match import Match, Sitter
from game.odds.grades import accuracy
from game.review import kept
from game.rules.events import Event
from game.scenes.host import table_of_one
from game.scenes.pause import Stop
from game.scenes.rulebook import RulebookScene
from game.scenes.stack import Pop, Transition
from game.scenes.watch import Onlooker, Stage
from game.storage.notice import Notice


@dataclass(kw_only=True)
class DailyHost(Onlooker):
    """Plays `departure`; `counts`: this is the one attempt. The table pops with the sitting (`Kept`)."""

    departure: Departure
    counts: bool
    figure: str

    def portrait(self, seat: int) -> str:
        """Who is to be seen at a seat."""
        assert self.match is not None
        return self.match.sitters[seat].persona or self.figure

    def keep(self) -> Notice | None:
        """The attempt lies on the disk after every decision."""
        if not self.counts or self.match is None:
            return None
        day = Day(self.departure.date, self.level.station, self.level.buy_in, self.match.pack())
        store = self.services.store
        return store.save_days(daily.noted(store.days(), day))

    def about(self, chips: int = 0) -> Stop:
        """What the pause says of the table."""
        words, rules = self.services.words, self.level.rules
        name = words.tr(f"game.{self.level.variant}")
        said = words.ntr("unit.chips", chips)
        return Stop(words.tr("daily.title"), name, lambda: RulebookScene(self.services, [rules]), said)

    def finish(self, played: int) -> Transition:
        """The attempt is over: what came of it stands from now on."""
        assert self.match is not None
        sitting = kept(self.match, self.level.station, self.departure.date)
        if self.counts:
            share = accuracy(sitting.decisions)
            hundredths = None if share is None else int(share * 100)
            chips, place = self.match.chips[self.seat], self.level
            won = self.departure.level.reached(chips, self.match.state.deal)
            day = Day(self.departure.date, place.station, place.buy_in, None, chips, hundredths, won)
            store = self.services.store
            self.services.tell(store.save_days(daily.noted(store.days(), day)))
        return Pop(sitting)

    def follow(self, events: Iterable[Event]) -> None:
        """A player who is out gets up when the deal is over."""
        assert self.match is not None
        self.spent = "table.you_are_out" if self.match.out(self.seat) else ""


def stage_of(departure: Departure) -> Stage:
    """Where the daily table stands."""
    level = departure.level
    return Stage(level.station, level.rules, level.buy_in, goal=level.goal, to_the_end=level.to_the_end)


def begun(departure: Departure, name: str) -> Match:
    """The table of the day, set up for a person called `name`: the same cards for everybody."""
    level = departure.level
    sitters = (Sitter(name), *(Sitter(who, who) for who in level.passengers))
    return Match.begin(level.rules, sitters, (level.buy_in,) * level.seats, departure.seed, level.dealer)


def unpacked(day: Day, departure: Departure) -> Match | None:
    """The table of an attempt that is under way; None when it cannot be set up again."""
    try:
        return table_of_one(day.sitting, departure.level.variant)
    except ValueError:
        return None
