"""An evening of pass-and-play while it is played: its table, whose turn it is to look, and keeping both."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from game import party as parties
from game.bots import PASSENGERS
from game.match import Match, Sitter, persons
from game.party import Evening, Party, Person, Plan
from game.review import kept
from game.rules.engine import Rules
from game.rules.events import Event
from game.rules.places import POOL
from game.rules.tags import tag_of
from game.scenes.curtain import Call, CurtainScene, Next
from game.scenes.figures import figure_of
from game.scenes.host import TABLE_LOST, stop_of
from game.scenes.pause import LEAVE, STAY, TITLE, Stop
from game.scenes.rulebook import RulebookScene
from game.scenes.seating.room import name_of
from game.scenes.seating.scene import SeatingScene
from game.scenes.stack import Replace, Reset, Scene, Transition
from game.services import Services
from game.storage.notice import Notice

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

LOOKS = {
    "in_between": "vienna",
    "yablon": "paris",
    "yablon_bank": "budapest",
    "red_dog": "salzburg",
    "ochko": "bucharest",
    "ochko_bank": "istanbul",
}
"""The saloon that a game of free play is set in."""


@dataclass(frozen=True, slots=True)
class Corner:
    """A table of free play, with the facts that a station's table has."""

    rules: Rules
    buy_in: int
    goal: int
    id: str = "party"
    to_the_end: bool = False

    @property
    def variant(self) -> str:
        """The tag of the game."""
        return tag_of(self.rules)

    @property
    def station(self) -> str:
        """Where the saloon is."""
        return LOOKS.get(self.variant, "vienna")

    look = tune = station


class PartyHost:
    """An evening and its table; the host of a table scene (`game.scenes.host.Host`).

    Everything that changes the evening is kept at once. `seat` lies nearest, `eyes` may look.
    """

    seen: frozenset[str] = frozenset()

    def __init__(self, services: Services, party: Party) -> None:
        """Go on from what was kept; an evening whose table cannot be set up again begins a new sitting."""
        self.services, self.party = services, party
        self.match: Match | None = None
        self.seat = 0
        self.eyes: int | None = None
        self._changing = False  # somebody wants to get up or to sit down
        self._last: TableScene | None = None  # the table as it was seen last, from whatever side
        if party.evening is not None:
            self._sit_again(party.evening)

    def _sit_again(self, evening: Evening) -> None:
        try:
            match = Match.unpack(self.party.sitting or {})
            if not parties.fits(evening, [sitter.persona for sitter in match.sitters]):
                raise ValueError("others sit there")
        except ValueError:  # damaged, or of another make: everybody keeps his chips
            self.services.tell(TABLE_LOST)
            self._deal_anew(evening)
        else:
            self.match = match
            self._changing = match.closing and not self.spent
            self._face(match)

    def _deal_anew(self, evening: Evening) -> None:
        """Another sitting of the evening; where none can be, the evening is over."""
        try:
            self.open(evening.plan)
        except ValueError:
            self._put(evening=None, sitting=None, played=())

    # ── the evening ─────────────────────────────────────────────────────────

    @property
    def evening(self) -> Evening:
        """The evening under way; `LookupError` when there is none."""
        if self.party.evening is None:
            raise LookupError("no evening is under way")
        return self.party.evening

    def open(self, plan: Plan, match: Match | None = None) -> None:
        """Everybody of `plan` sits down: a sitting begins, the first one of an evening or another one.

        `match` is one that has begun already with these sitters, such as one with known cards.
        """
        evening = parties.seated(self.party.evening or Evening(plan), plan)
        words = self.services.words
        sitters = [
            Sitter(name_of(words, evening, number), None if isinstance(chair, Person) else chair.who)
            for number, chair in zip(evening.seats, plan.sitters, strict=True)
        ]
        self.match = match or Match.begin(
            evening.rules, sitters, evening.chips, self.services.seeds(), pool=evening.pool
        )
        people = self.services.store.regulars()  # somebody may have been forgotten at the seats
        self._put(evening=evening, plan=plan, people=people)
        self.follow(self.match.opening)
        self._changing = False
        self._last = None
        self._face(self.match)
        self.keep()

    def _face(self, match: Match | None) -> None:
        """The side of the person who is asked first is nearest."""
        if match is None:
            return
        seats = len(match.sitters)
        first = match.asked or 0
        ahead = [(first + n) % seats for n in range(seats)]
        self.seat = next((seat for seat in ahead if match.sitters[seat].persona is None), 0)
        self.eyes = None if self.several else self.seat

    def _put(self, **fields: object) -> None:
        self.party = msgspec.structs.replace(self.party, **fields)

    # ── what a table asks of its host ───────────────────────────────────────

    @property
    def level(self) -> Corner:
        """The table as a place."""
        plan = self.evening.plan
        rules = self.match.rules if self.match is not None else plan.rules
        return Corner(rules, plan.chips, self.evening.goal)

    coaching = True

    @property
    def several(self) -> bool:
        """Whether the machine goes from hand to hand."""
        return self.match is not None and len(persons(self.match.sitters)) > 1

    @property
    def earlier(self) -> int:
        """Deals of this evening before others sat down, or the same ones again."""
        return self.evening.deals

    @property
    def hold(self) -> bool:
        """Whether one's own cards show only while a key is held."""
        return self.evening.plan.hold and self.several

    @property
    def spent(self) -> str:
        """Somebody has as many chips as ends the evening, or no person has any left."""
        match = self.match
        if match is None:
            return ""
        nobody = all(map(match.out, persons(match.sitters)))
        return "table.closing" if self.evening.reached or nobody else ""

    @property
    def closing(self) -> str:
        """What is said when the seats change after this deal."""
        return "party.changing"

    def portrait(self, seat: int) -> str:
        """A passenger's id, or the figure of a person."""
        return figure_of(self.evening.at_table[seat].chair)

    def learn(self, key: str) -> None:
        """Free play teaches nothing."""

    def follow(self, events: Iterable[Event]) -> None:
        """Count what happened; every event once."""
        self._put(evening=parties.told(self.evening, events))

    def keep(self) -> Notice | None:
        """Save the evening and its table."""
        packed = self.match.pack() if self.match is not None else None
        self._put(sitting=packed)
        return self.services.store.save_party(self.party)

    def about(self, chips: int = 0) -> Stop:
        """What the pause says: nothing of anybody's hand."""
        tr, rules = self.services.words.tr, self.level.rules
        game = tr(f"game.{self.level.variant}")
        place = f"{tr('party.place')} · {game}"
        note, leave = tr("party.leave_note"), tr("party.leave")
        stay, opened = tr("party.stay"), lambda: RulebookScene(self.services, [rules])
        return Stop(place, game, opened, note, leave_words=leave, stay_words=stay)

    def rise(self) -> None:
        """The seats are to change when the deal is over."""
        self._changing = True

    def stay(self) -> None:
        """The seats stay as they are."""
        self._changing = False

    def hand_over(self) -> Transition:
        """The person who is asked comes to the machine: behind the curtain if there is something to hide."""
        assert self.match is not None
        seat = self.match.asked
        assert seat is not None
        if not self.hides(seat):
            return Replace(self.table(seat))
        self.eyes = None
        return Replace(
            CurtainScene(
                self.services, self._call(seat), lambda: self.table(seat), self._behind_curtain, self.paused
            )
        )

    def _behind_curtain(self) -> Stop:
        """What the pause over the curtain says: all that was played has been seen."""
        closes = self.match is not None and self.match.closing
        return stop_of(self, (self.spent or self.closing) if closes else "")

    def hides(self, seat: int) -> bool:
        """Whether a seat knows cards that the others may not know, and others look at the screen too."""
        assert self.match is not None
        return self.several and self.match.hides(seat)

    def table(self, seat: int | None = None) -> Scene:
        """The table from the side of `seat`, whose cards may be seen; None: as it stands, for everybody."""
        from game.scenes.table.scene import TableScene

        if seat is not None:
            self.seat = self.eyes = seat
        scene = TableScene(self)
        if self._last is not None:
            scene.go_on_from(self._last)
        self._last = scene
        assert self.match is not None
        self.match.opening = ()  # it was shown now; later scenes begin where the table stands
        return scene

    def paused(self, result: object) -> Transition | None:
        """What came of a pause over the curtain."""
        if result == TITLE:
            from game.scenes.title.scene import TitleScene

            return Reset(TitleScene(self.services, open=True))
        if self.match is None or result not in (LEAVE, STAY):
            return None
        if result == STAY:
            self.stay()
            self.match.stay()
            self.keep()
            return None
        self.rise()
        self.follow(self.match.close())
        self.keep()
        return self.finish(0) if self.match.over else None

    def finish(self, played: int) -> Transition:
        """The sitting is over: other seats, or the results of the evening."""
        assert self.match is not None
        grades = [(decision.seat, decision.grade.value) for decision in self.match.decisions]
        deals, left = self.match.state.deal, self.match.view(None).chips.get(POOL, 0)
        self._put(
            evening=parties.sat_out(self.evening, deals, grades, left),
            played=(*self.party.played, kept(self.match).pack()),
        )
        if self._changing and not self.evening.reached:
            return Replace(self.change())
        return self.end()

    def change(self) -> Scene:
        """The seating plan between two sittings."""
        plan = self.evening.plan
        chips = dict(zip(plan.taken, self.evening.chips, strict=True))

        def deal(changed: Plan) -> Transition:
            self.open(changed)
            return Replace(self.table())

        return SeatingScene(self.services, plan, deal, self.end, chips, self.evening)

    def end(self) -> Transition:
        """The evening is over: count it for everybody who gave a name, and show what it brought."""
        from .results import PartyResultsScene

        evening, played = self.evening, self.party.played
        people = parties.counted(self.party.people, evening)
        self.match = None
        self._put(people=people, evening=None, sitting=None, played=())
        self.services.tell(self.services.store.save_party(self.party))
        return Replace(PartyResultsScene(self.services, evening, people, played))

    # ── the curtain ─────────────────────────────────────────────────────────

    def _call(self, seat: int) -> Call:
        assert self.match is not None
        words, match = self.services.words, self.match
        chair = self.evening.at_table[seat].chair
        assert isinstance(chair, Person)
        seats = len(match.sitters)
        turns = [(match.view(None).dealer + 1 + n) % seats for n in range(seats)]
        at = turns.index(seat)
        order = [self._next(each, n < at) for n, each in enumerate(turns)]
        head = words.tr(
            "curtain.head",
            n=self.earlier + match.view(None).deal,
            game=words.tr(f"game.{self.level.variant}"),
            players=words.ntr("unit.players", seats),
        )
        return Call(match.sitters[seat].name, chair.sign, chair.colour, head, order, at)

    def _next(self, seat: int, played: bool) -> Next:
        assert self.match is not None
        sitter, chair = self.match.sitters[seat], self.evening.at_table[seat].chair
        colour = chair.colour if isinstance(chair, Person) else ""
        return Next(sitter.called(self.services.words.tr), colour, played)


def party_scene(services: Services) -> Scene:
    """Pass-and-play from the title: the evening that waits, else the seating plan as it was laid last."""
    party, notice = services.store.party()
    services.tell(notice)
    host = PartyHost(services, party)
    if host.match is not None:
        return _waiting(host)

    def deal(plan: Plan) -> Transition:
        host.open(plan)
        return Replace(host.table())

    return SeatingScene(services, _known(party.plan), deal)


def _known(plan: Plan | None) -> Plan | None:
    """A plan of an older version may name passengers who do not travel any more."""
    gone = plan is not None and any(
        isinstance(chair, parties.Passenger) and chair.who not in PASSENGERS for chair in plan.chairs
    )
    return None if gone else plan


def _waiting(host: PartyHost) -> Scene:
    """The table of an evening that goes on, behind the curtain when somebody's hand is to be seen."""
    host.services.toasts.say(host.services.words.tr("party.resumed"))
    if host.match is not None and host.match.asks_person and host.several:
        over = host.hand_over()
        assert isinstance(over, Replace)
        return over.scene
    return host.table()


def again(services: Services) -> Scene:
    """The same table as last time, dealt at once; the seating plan when nobody sits there any more."""
    party, _ = services.store.party()
    if party.plan is None or party.plan.problem() is not None:
        return party_scene(services)
    host = PartyHost(services, party)
    host.open(party.plan)
    return host.table()
