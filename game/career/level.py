"""One table of the line, read from its TOML file; what is wrong with a file is said with its place."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Annotated, Any, get_args

import msgspec

from game.rules import house
from game.rules.engine import Rules, least_chips, problems
from game.rules.tags import tag_of

from .feats import AnyFeat, BreakRival

STATIONS = (
    "london",
    "paris",
    "strasbourg",
    "salzburg",
    "vienna",
    "budapest",
    "belgrade",
    "bucharest",
    "constanta",
    "istanbul",
)  # the line, in order

FILE_NAME = re.compile(r"(\d\d)_([a-z_]+)\.toml")

Chips = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
Name = Annotated[str, msgspec.Meta(pattern="^[a-z_]+$")]


class LevelError(ValueError):
    """A table file that cannot be used: `file`, `line` (0: unknown), `field`, and what is wrong with it."""

    def __init__(self, file: str, line: int, field: str, wrong: str) -> None:
        where = ", ".join([file, *([f"line {line}"] if line else []), *([field] if field else [])])
        super().__init__(f"{where}: {wrong}")
        self.file, self.line, self.field, self.wrong = file, line, field, wrong


class Stories(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The passengers whose next story opens with each star."""

    star_1: tuple[Name, ...] = ()
    star_2: tuple[Name, ...] = ()
    star_3: tuple[Name, ...] = ()


class Level(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One table. The player has seat 0, the `passengers` the seats to the left, in their order.

    First star: leave with `goal` chips or more, in some places not before the last deal (`to_the_end`).
    Second: the `feat`. Third: `accuracy` hundredths.
    """

    number: int  # on the line; with the id it is the name of the file
    id: Name
    station: Name
    rules: Rules  # how many deals a sitting has is a house rule
    passengers: Annotated[tuple[Name, ...], msgspec.Meta(min_length=1)]
    buy_in: Chips  # for every seat
    goal: Chips
    to_the_end: bool = False
    feat: AnyFeat
    accuracy: Annotated[int, msgspec.Meta(ge=1, le=100)]
    look: Name
    tune: Name
    stories: Stories = Stories()
    banker: Name | None = None  # the passenger who holds a permanent bank

    @property
    def dealer(self) -> int | None:
        """The seat that deals first; None where cards or the house decide it."""
        return 1 + self.passengers.index(self.banker) if self.banker else None

    @property
    def variant(self) -> str:
        """The tag of the game that is played here."""
        return tag_of(self.rules)

    @property
    def seats(self) -> int:
        """Seats at the table, the player's included."""
        return 1 + len(self.passengers)

    @property
    def least_chips(self) -> int:
        """With fewer chips nobody can play on here."""
        return max(1, self.rules.ante, least_chips(self.rules))

    def reached(self, chips: int, deals: int) -> bool:
        """Whether leaving with `chips` after so many whole deals is the goal of this table."""
        return chips >= self.goal and (not self.to_the_end or deals >= self.rules.deals)

    def opens(self, star: int) -> tuple[str, ...]:
        """The passengers whose next story this star (1 to 3) opens."""
        return (self.stories.star_1, self.stories.star_2, self.stories.star_3)[star - 1]


def parse(file: str, text: str) -> Level:
    """The level that `text`, the content of the file named `file`, describes; else `LevelError`."""
    name = FILE_NAME.fullmatch(file)
    if not name:
        raise LevelError(file, 0, "", "expected a name like 01_london.toml")
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # more than bad TOML: too many digits, too many brackets
        raise LevelError(file, _told_line(str(error)), "", f"expected TOML: {error}") from None
    try:
        for field, wrong in _unknown(table):
            raise LevelError(file, _line(text, field), field, wrong)
        level = msgspec.convert({**table, "number": int(name[1]), "id": name[2]}, Level)
    except msgspec.ValidationError as error:
        field, wrong = _place(str(error))
        if wrong.startswith("invalid"):
            wrong = f"expected one of {', '.join(_choices(table, field))}"
        raise LevelError(file, _line(text, field), field, wrong) from None
    for field, wrong in _contradictions(level):
        raise LevelError(file, _line(text, field), field, wrong)
    return level


# ── what can be wrong ───────────────────────────────────────────────────────


def _unknown(table: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Fields that the file must not have."""
    for field in ("number", "id"):
        if field in table:
            yield field, "expected nothing: the name of the file says it"
    if known := _settings(table):
        for field in sorted(table["rules"].keys() - known.keys() - {"variant"}):
            yield f"rules.{field}", f"expected one of {', '.join(sorted(known))}"


def _settings(table: dict[str, Any]) -> dict[str, range | tuple[Any, ...]]:
    """The house rules of the game that `table` names, with what each may be; none when it names no game."""
    rules = table.get("rules")
    variant = rules.get("variant") if isinstance(rules, dict) else None
    return next((house.choices(each) for each in get_args(Rules) if tag_of(each) == variant), {})


def _choices(table: dict[str, Any], field: str) -> list[str]:
    if field == "rules.variant":
        return [tag_of(each) for each in get_args(Rules)]
    if field == "feat.kind":
        return [tag_of(each) for each in get_args(AnyFeat)]
    return [str(each) for each in _settings(table).get(field.removeprefix("rules."), ())]


def _contradictions(level: Level) -> Iterator[tuple[str, str]]:
    """What does not fit together in a level whose fields are each of their kind."""
    for problem in problems(level.rules, level.seats):
        yield _problem(problem.code, problem.numbers)
    if level.rules.deals < 1:
        yield "rules.deals", "expected 1 or more: a sitting of the career has an end"
    if level.station not in STATIONS:
        yield "station", f"expected one of {', '.join(STATIONS)}"
    elif level.number != STATIONS.index(level.station) + 1:
        yield "station", f"expected the station that has number {level.number} on the line"
    if len(set(level.passengers)) < len(level.passengers):
        yield "passengers", "expected everybody once"
    if level.buy_in < level.least_chips:
        yield "buy_in", f"expected {level.least_chips} or more, to be in the game"
    if level.goal <= level.buy_in:
        yield "goal", f"expected more than the buy-in of {level.buy_in}"
    if level.banker and level.banker not in level.passengers:
        yield "banker", f"expected one of {', '.join(level.passengers)}"
    if isinstance(level.feat, BreakRival) and level.feat.rival not in level.passengers:
        yield "feat.rival", f"expected one of {', '.join(level.passengers)}"


def _problem(code: str, numbers: dict[str, int | str]) -> tuple[str, str]:
    if code == "seats":
        return "passengers", f"expected {numbers['low']} to {numbers['high']} seats with the player's"
    if code == "setting_range":
        return f"rules.{numbers['name']}", f"expected {numbers['low']} to {numbers['high']}"
    told = ", ".join(f"{name} {number}" for name, number in numbers.items())
    return "rules", f"expected rules that fit together: {code} ({told})"


# ── where it is ─────────────────────────────────────────────────────────────


def _place(message: str) -> tuple[str, str]:
    """Field and fault of a validation message like "Expected `int`, got `str` - at `$.rules.deals`"."""
    wrong, _, path = message.partition(" - at ")
    field = path.strip("`").removeprefix("$").removeprefix(".")
    if inner := re.search(r"field `(\w+)`", wrong):
        field = f"{field}.{inner[1]}" if field else inner[1]
        missing = "missing" in wrong
        return field, "expected this field, and it is missing" if missing else "expected no such field"
    return field, wrong[:1].lower() + wrong[1:]


def _told_line(message: str) -> int:
    told = re.search(r"line (\d+)", message)
    return int(told[1]) if told else 0


def _line(text: str, field: str) -> int:
    """The line of `field` ("rules.deals", "passengers[2]"), or of its table; 0 when there is none."""
    *tables, name = re.sub(r"\[.*?\]", "", field).split(".")
    table, found = "", 0
    for number, row in enumerate(text.splitlines(), 1):
        if heading := re.match(r"\s*\[([\w.]+)\]", row):
            table = heading[1]
            found = number if table in (".".join(tables), field) else found
        elif re.match(rf"\s*{re.escape(name)}\s*=", row) and table == ".".join(tables):
            return number
    return found
