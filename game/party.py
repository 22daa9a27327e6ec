"""An evening of pass-and-play: the plan of the table, who has paid what, and how it went for each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from game.career.course import Course, begun, follow
from game.career.profile import COLOURS, SIGNS, Colour, Grades, Sign, Tally
from game.rules import engine
from game.rules.actions import Problem, Refused
from game.rules.engine import Rules
from game.rules.events import Event
from game.rules.tags import tag_of

MOST_CHAIRS = 14
FEW_CHAIRS = 8  # as many stand round the table unless somebody asks for more

changed = msgspec.structs.replace


# ── the plan ────────────────────────────────────────────────────────────────


class Person(msgspec.Struct, frozen=True, tag="person"):
    """Somebody who holds the machine in turn; `name` may stay empty."""

    name: str = ""
    sign: Sign = SIGNS[0]
    colour: Colour = COLOURS[0]


class Passenger(msgspec.Struct, frozen=True, tag="passenger"):
    """One of the cast, who plays by itself."""

    who: str


Chair: TypeAlias = Person | Passenger | None
"""Who sits on a chair; None: nobody."""

Length = Literal["deals", "goal", "last"]
Chips = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """How the table is laid: the game, the chairs in their order, what each pays in (chips), how long.

    `length`: so many `deals`, until somebody has `times` his chips, or until one is left. `hold`: one's
    own hidden cards are seen only while a key is held. `rules.deals` counts for nothing here.
    """

    rules: Rules
    chairs: tuple[Chair, ...]
    chips: Chips = 100
    length: Length = "deals"
    deals: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 5
    times: Annotated[int, msgspec.Meta(ge=2, le=100)] = 3
    hold: bool = False

    @property
    def taken(self) -> tuple[int, ...]:
        """The chairs that somebody sits on."""
        return tuple(n for n, chair in enumerate(self.chairs) if chair is not None)

    @property
    def sitters(self) -> tuple[Person | Passenger, ...]:
        """Who plays, by the seats of the game."""
        return tuple(chair for chair in self.chairs if chair is not None)

    @property
    def persons(self) -> int:
        """How many persons play."""
        return sum(isinstance(chair, Person) for chair in self.chairs)

    @property
    def variant(self) -> str:
        """The tag of the game."""
        return tag_of(self.rules)

    def house(self, deals: int) -> Rules:
        """The house rules for a sitting when `deals` are left to play."""
        return changed(self.rules, deals=deals if self.length == "deals" else 0)

    def problem(self) -> Problem | None:
        """Why no cards can be dealt: `nobody` (no person), or what the rules say; None when they can."""
        if not self.persons:
            return Problem("nobody")
        rules = self.house(self.deals)
        if found := engine.problems(rules, len(self.sitters)):
            return found[0]
        try:
            engine.start(rules, (self.chips,) * len(self.sitters), 0)
        except Refused as refused:
            return refused.problem
        return None


def first_plan(rules: type[Rules], cast: Sequence[str], chairs: int = FEW_CHAIRS) -> Plan:
    """The table as it stands when nobody has laid another: two persons, a passenger, and empty chairs."""
    seats: list[Chair] = [None] * chairs
    seats[0] = Person("", SIGNS[0], COLOURS[0])
    seats[chairs // 4] = Passenger(cast[0])
    seats[chairs // 2] = Person("", SIGNS[1], COLOURS[1])
    return Plan(rules=rules(), chairs=tuple(seats))


# ── the evening ─────────────────────────────────────────────────────────────


class Account(msgspec.Struct, frozen=True):
    """One who has sat down tonight: chips paid in, how it went, and the grades of all decisions.

    `course.chips` is what he has, or had when he got up (`there` False).
    """

    chair: Person | Passenger
    paid: int
    course: Course
    there: bool = True
    grades: Grades = {}

    @property
    def profit(self) -> int:
        """Chips won (above 0) or lost."""
        return self.course.chips - self.paid


class Evening(msgspec.Struct, frozen=True):
    """All sittings of one evening. `seats` are the numbers of the accounts by the seats of the game."""

    plan: Plan
    accounts: tuple[Account, ...] = ()
    seats: tuple[int, ...] = ()
    deals: int = 0  # of the sittings that are over
    pool: int = 0  # chips that were kept in the pool for the next one

    def __post_init__(self) -> None:
        """An evening that was read from a file is checked like every other; `ValueError`."""
        if not set(self.seats) <= set(range(len(self.accounts))) or len(set(self.seats)) < len(self.seats):
            raise ValueError(f"seats {self.seats} at a table of {len(self.accounts)} accounts")

    @property
    def at_table(self) -> tuple[Account, ...]:
        """The accounts by seat."""
        return tuple(self.accounts[number] for number in self.seats)

    @property
    def chips(self) -> tuple[int, ...]:
        """Chips by seat."""
        return tuple(account.course.chips for account in self.at_table)

    def person(self, number: int) -> int:
        """Which person of the evening account `number` is, from 1: so is called who has no name."""
        return sum(isinstance(account.chair, Person) for account in self.accounts[: number + 1])

    @property
    def deals_left(self) -> int:
        """Deals to play, when the evening goes by deals."""
        return max(1, self.plan.deals - self.deals)

    @property
    def rules(self) -> Rules:
        """The house rules of the next sitting."""
        return self.plan.house(self.deals_left)

    @property
    def goal(self) -> int:
        """The chips that end the evening; 0: none do."""
        return self.plan.times * self.plan.chips if self.plan.length == "goal" else 0

    @property
    def reached(self) -> bool:
        """Whether somebody has as many chips as ends the evening."""
        return 0 < self.goal <= max(self.chips, default=0)

    @property
    def rest(self) -> int:
        """Chips that no account has: they stayed in the pool (or, below 0, came from the house)."""
        return -sum(account.profit for account in self.accounts)


def seated(evening: Evening, plan: Plan) -> Evening:
    """The evening when the chairs are taken as in `plan`: whoever is new, or has nothing left, pays in.

    Who comes back takes up the account of before; whoever is missing gets up with his chips.
    """
    known = _known(evening.accounts, plan.sitters)
    accounts = [changed(account, there=False) for account in evening.accounts]
    seats: list[int] = []
    for seat, chair in enumerate(plan.sitters):
        number = known.get(seat)
        if number is None:
            number = len(accounts)
            accounts.append(Account(chair, 0, begun(seat, 0)))
        accounts[number] = _sat(accounts[number], chair, seat, plan.chips)
        seats.append(number)
    return changed(evening, plan=plan, accounts=tuple(accounts), seats=tuple(seats))


def _known(accounts: Sequence[Account], sitters: Sequence[Person | Passenger]) -> dict[int, int]:
    """The numbers of the accounts of those who have sat here tonight, by seat; each account is one's own.

    Who is as he was is known first, then who has the name (who comes back finds another sign), and at
    last who sits there with the sign, under another name.
    """
    found: dict[int, int] = {}
    for same in (_unchanged, _namesake, _renamed):
        for seat, chair in enumerate(sitters):
            free = (n for n, each in enumerate(accounts) if n not in found.values() and same(each, chair))
            number = next(free, None) if seat not in found else None
            if number is not None:
                found[seat] = number
    return found


def _unchanged(account: Account, chair: Person | Passenger) -> bool:
    return _sign(account.chair) == _sign(chair) and _name(account.chair) == _name(chair)


def _namesake(account: Account, chair: Person | Passenger) -> bool:
    persons = isinstance(chair, Person) and isinstance(account.chair, Person)
    return persons and bool(_name(chair)) and _name(account.chair) == _name(chair)


def _renamed(account: Account, chair: Person | Passenger) -> bool:
    return account.there and _sign(account.chair) == _sign(chair)


def _sign(chair: Person | Passenger) -> tuple[str, str]:
    return ("sign", chair.sign) if isinstance(chair, Person) else ("who", chair.who)


def _name(chair: Person | Passenger) -> str:
    return chair.name.casefold() if isinstance(chair, Person) else chair.who


def _sat(account: Account, chair: Person | Passenger, seat: int, chips: int) -> Account:
    pays = 0 if account.course.chips > 0 else chips
    course = changed(account.course, seat=seat, chips=account.course.chips + pays)
    if len(course.curve) < 2:
        course = changed(course, curve=(course.chips,))
    return changed(account, chair=chair, paid=account.paid + pays, course=course, there=True)


def fits(evening: Evening, personas: Sequence[str | None]) -> bool:
    """Whether those who sit at a table (the ids of passengers; None: a person) are those of the evening."""
    chairs = [account.chair for account in evening.at_table]
    return list(personas) == [None if isinstance(chair, Person) else chair.who for chair in chairs]


def told(evening: Evening, events: Iterable[Event]) -> Evening:
    """The evening after these events at its table: each event of a sitting once, from the first one on."""
    events = tuple(events)
    accounts = list(evening.accounts)
    for number in evening.seats:
        accounts[number] = changed(accounts[number], course=follow(accounts[number].course, events))
    return changed(evening, accounts=tuple(accounts))


def sat_out(evening: Evening, deals: int, grades: Iterable[tuple[int, str]], pool: int = 0) -> Evening:
    """The evening after a sitting of so many deals that left `pool` chips in the pool.

    `grades` are (seat, grade) of each graded decision.
    """
    accounts = list(evening.accounts)
    for seat, grade in grades:
        number = evening.seats[seat]
        old = accounts[number].grades
        accounts[number] = changed(accounts[number], grades=old | {grade: old.get(grade, 0) + 1})
    return changed(evening, accounts=tuple(accounts), deals=evening.deals + deals, pool=pool)


# ── what is kept ────────────────────────────────────────────────────────────


class Regular(msgspec.Struct, frozen=True):
    """A person by name, as he writes it, with statistics by game; apart from every career.

    `won` and `lost` are the chips of evenings that ended ahead and behind, `best` the result of the best.
    """

    name: str
    tallies: dict[str, Tally] = {}
    won: int = 0
    lost: int = 0
    best: int | None = None

    @property
    def evenings(self) -> int:
        """How many evenings were played: one game each."""
        return sum(tally.sittings for tally in self.tallies.values())

    @property
    def profit(self) -> int:
        """Chips won (above 0) or lost over all evenings."""
        return sum(tally.chips_out - tally.chips_in for tally in self.tallies.values())


class Party(msgspec.Struct, frozen=True):
    """All of pass-and-play: the last plan, the evening that waits with its table, and the regulars.

    `played` are the sittings of this evening that are over (`Kept.pack()`).
    """

    plan: Plan | None = None
    evening: Evening | None = None
    sitting: dict[str, Any] | None = None  # Match.pack()
    people: dict[str, Regular] = {}
    played: tuple[dict[str, Any], ...] = ()


def counted(people: Mapping[str, Regular], evening: Evening) -> dict[str, Regular]:
    """The regulars after an evening; whoever gave no name is not counted."""
    found = dict(people)
    for account in evening.accounts:
        if isinstance(account.chair, Person) and account.chair.name:
            key = account.chair.name.casefold()
            old = found.get(key, Regular(account.chair.name))
            variant = evening.plan.variant
            course, debt = account.course, max(0, -account.course.chips)  # it is paid when one gets up
            tally = Tally.of(course, account.paid + debt, course.chips + debt, account.grades)
            found[key] = Regular(
                account.chair.name,
                old.tallies | {variant: old.tallies.get(variant, Tally()) + tally},
                old.won + max(0, account.profit),
                old.lost + max(0, -account.profit),
                account.profit if old.best is None else max(old.best, account.profit),
            )
    return found


def forgotten(people: Mapping[str, Regular], name: str) -> dict[str, Regular]:
    """The regulars without whoever is called `name`, in whatever letters it is written."""
    return {key: person for key, person in people.items() if key != name.casefold()}
