"""A career: who travels, with how many chips, and everything that the ledger remembers."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta

from game.odds.grades import Grade

from .course import Course

PURSE = 100  # chips in hand at the first station
MOST_LINES = 200  # of the ledger; older ones are carried forward as one
LONGEST_NAME = 12  # letters

SIGNS = ("anchor", "moon", "star", "leaf", "bell", "key", "wheel", "crown")
COLOURS = ("red", "cyan", "gold", "mint")

# What a career's file may hold is checked when it is read: a forged one counts as damaged.
Count = Annotated[int, Meta(ge=0)]
Sign = Annotated[str, Meta(pattern=f"^({'|'.join(SIGNS)})$")]
Colour = Annotated[str, Meta(pattern=f"^({'|'.join(COLOURS)})$")]
Grades = dict[Annotated[str, Meta(pattern=f"^({'|'.join(each.value for each in Grade)})$")], Count]
Stars = dict[str, tuple[Annotated[int, Meta(ge=1, le=3)], ...]]


class Tally(msgspec.Struct, frozen=True):
    """Statistics of one game over all its sittings; bets and hands add up by construction."""

    sittings: Count = 0
    won: Count = 0
    lost: Count = 0
    pushed: Count = 0
    passed: Count = 0
    unbet: Count = 0
    banked: Count = 0
    posts: Count = 0
    best_win: Count = 0
    chips_in: Count = 0
    chips_out: Count = 0
    grades: Grades = {}  # how many decisions earned each grade

    @classmethod
    def of(cls, course: Course, paid: int, took: int, grades: Mapping[str, int]) -> Tally:
        """One sitting: how it went, the chips paid for it and taken along, the grades of its decisions."""
        return cls(
            sittings=1,
            won=course.won,
            lost=course.lost,
            pushed=course.pushed,
            passed=course.passed,
            unbet=course.unbet,
            banked=course.banked,
            posts=course.posts,
            best_win=course.best_win,
            chips_in=paid,
            chips_out=took,
            grades=dict(grades),
        )

    def __add__(self, other: Tally) -> Tally:
        """Both together."""
        return Tally(
            sittings=self.sittings + other.sittings,
            won=self.won + other.won,
            lost=self.lost + other.lost,
            pushed=self.pushed + other.pushed,
            passed=self.passed + other.passed,
            unbet=self.unbet + other.unbet,
            banked=self.banked + other.banked,
            posts=self.posts + other.posts,
            best_win=max(self.best_win, other.best_win),
            chips_in=self.chips_in + other.chips_in,
            chips_out=self.chips_out + other.chips_out,
            grades=dict(Counter(self.grades) + Counter(other.grades)),
        )

    @property
    def bets(self) -> int:
        """Bets that were settled."""
        return self.won + self.lost + self.pushed

    @property
    def hands(self) -> int:
        """Turns that the player had."""
        return self.bets + self.passed + self.unbet + self.banked

    @property
    def decisions(self) -> int:
        """Decisions that were graded."""
        return sum(self.grades.values())


class Entry(msgspec.Struct, frozen=True):
    """One line of the ledger: chips that came (above 0) or went, and the purse after it.

    `kind` is boarding, sitting, shift or carried; `station` says where a sitting was.
    """

    kind: str
    chips: int
    purse: Count
    station: str = ""


class Best(msgspec.Struct, frozen=True):
    """The best results at one station: chips left with, and accuracy in hundredths."""

    chips: Count = 0
    accuracy: Annotated[int, Meta(ge=0, le=100)] = 0


class Seated(msgspec.Struct, frozen=True):
    """A sitting under way: where, what was paid for the seat, and how it goes."""

    station: str
    buy_in: Count
    course: Course


class Profile(msgspec.Struct, frozen=True):
    """One career. `purse` does not hold the chips that lie on a table (`seated`).

    `stars` are the numbers 1 to 3 earned at each station on this way, `seen` the keys of lessons and notices
    that come once, `created` a date as text, `played` milliseconds at tables.
    """

    name: str
    sign: Sign = SIGNS[0]
    colour: Colour = COLOURS[0]
    number: Count = 1  # of the ticket
    created: str = ""
    purse: Count = PURSE
    seated: Seated | None = None
    stars: Stars = {}
    best: dict[str, Best] = {}
    tallies: dict[str, Tally] = {}  # by variant
    ledger: tuple[Entry, ...] = (Entry("boarding", PURSE, PURSE),)
    shifts: Count = 0
    seen: frozenset[str] = frozenset()
    played: Count = 0
    west: bool = False  # on the return journey, from the last station to the first
    outward: Stars = {}  # the stars of the way out, once the return journey has begun

    @property
    def chips(self) -> int:
        """All the chips of this career, those on a table included."""
        return self.purse + (self.seated.course.chips if self.seated else 0)

    @property
    def nights(self) -> int:
        """Sittings so far."""
        return sum(tally.sittings for tally in self.tallies.values())

    @property
    def star_count(self) -> int:
        """Stars on the whole line, on this way."""
        return sum(map(len, self.stars.values()))

    @property
    def all_stars(self) -> dict[str, tuple[int, ...]]:
        """The stars of both ways by station: what has opened stories stays open."""
        ways = (self.outward, self.stars)
        stations = self.outward.keys() | self.stars.keys()
        return {each: tuple(sorted({n for way in ways for n in way.get(each, ())})) for each in stations}


def clean_name(text: str) -> str:
    """A name as it is kept: composed letters, single spaces, twelve letters at most; "" if none are left."""
    plain = "".join(c for c in unicodedata.normalize("NFC", text) if c.isprintable())
    return " ".join(plain.split())[:LONGEST_NAME].strip()


def see(profile: Profile, *keys: str) -> Profile:
    """The profile after these lessons or notices were shown."""
    return msgspec.structs.replace(profile, seen=profile.seen.union(keys))


def entered(profile: Profile, kind: str, chips: int, station: str = "") -> Profile:
    """The profile after `chips` came into the purse (or went), with a line in the ledger."""
    purse = profile.purse + chips
    lines = (*profile.ledger, Entry(kind, chips, purse, station))
    if len(lines) > MOST_LINES:
        old, lines = lines[: -MOST_LINES // 2], lines[-MOST_LINES // 2 :]
        lines = (Entry("carried", sum(entry.chips for entry in old), old[-1].purse), *lines)
    return msgspec.structs.replace(profile, purse=purse, ledger=lines)
