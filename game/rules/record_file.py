"""The file of a record: a sitting in TOML that a person can read and write.

An example of each game (`A` is the first seat, the next one sits to its left):

    variant = "in_between"
    chips = [20, 20, 20, 20]
    dealer = "D"                    # or leave it out: the first dealer is drawn, from `draw` if it is there
    seed = 7                        # for all cards that are not written down; 0 unless told
    cards = ["3S JS 8S  5S 6S"]     # one string per shuffle, from the top in dealing order
    plays = ["A bet 2", "C bet 1"]  # B had neighbours: nothing to choose
    [house]                         # settings that are not the standard, by their names in `InBetweenRules`
    deals = 1

    variant = "yablon"
    chips = [100, 100, 100]
    draw = "KS 4H AS"               # dealt face up from A: C gets the first ace and deals
    cards = ["5S 6S 2S  9S 6H AH  7S"]
    plays = ["A bet 10", "B no bet", "C bet 5", "close"]
    [house]
    ante = 5

    variant = "ochko_bank"
    chips = [50, 50, 200]
    dealer = "C"
    cards = ["2C", "10S QH 9D  8S 9H 10C"]  # the card to burn, and after the second shuffle the deal
    slips = ["1 unasked A 2"]               # deal, kind, seat, and how many cards it holds then
    plays = ["A bet 2", "B bet 3", "C let be", "A claim unasked", "A stand", "B stand", "C stand"]
    [house]
    irregularities = "scripted"

Plays are `<seat> bet <chips>`, `<seat> bet gap`, `<seat> no bet`, `<seat> call <high, low, higher or lower>`,
and `close` when the table closes at the end of this deal. A "no bet" may be left out, and may be written
down, where there is no other choice. Also known: `pool`, chips kept in the pool from an earlier sitting,
and `random`, the name of the generator that the seed is for; at Ochko with random slips `slip_percents`, how
often each seat slips as dealer (without it all do as the house has it).

At Yablon with a banker one plays `bank <chips>` and `decline` as well; at Red Dog a bet is the ante or
the raise. At Ochko one plays `draw`, `stand`, `split`, `double`, `redouble`, `refuse`, `bust`, `let be`,
`claim <kind of slip>`, `keep <card>`, `keep both`, and about the bank `take`, `decline`, `sell <chips>`,
`buy` and `offer <chips>`. Kinds of slips are in `irregularities`.
"""

from __future__ import annotations

import tomllib
from typing import Any

import msgspec

from . import engine, text
from .actions import AnyAction
from .cards import Card, name, parse
from .engine import Rules, Step
from .house import HouseRules, choices
from .irregularities import SCRIPTED
from .ochko.table import Slip
from .rng import ALGORITHM
from .table import NOBODY
from .tags import tag_of

RULES: dict[str, type[Rules]] = {tag_of(each): each for each in engine.RULES}
CLOSE = "close"
_DIGITS = 9
_FIELDS = (
    *("variant", "chips", "dealer", "seed", "random", "pool", "draw", "cards"),
    *("slips", "slip_percents", "plays", "house"),
)


class RecordError(ValueError):
    """A record that cannot be read; the message names the place."""


class Play(msgspec.Struct, frozen=True):
    """`seat` did `action`; without an action the table was closed."""

    seat: int
    action: AnyAction | None

    def __str__(self) -> str:
        return CLOSE if self.action is None else f"{text.seat_letter(self.seat)} {text.action(self.action)}"


class Record(msgspec.Struct, frozen=True):
    """All that a sitting follows from. `dealer` None: drawn, from the cards `draw` if there are any."""

    rules: Rules
    chips: tuple[int, ...]
    seed: int = 0
    dealer: int | None = None
    pool: int = 0
    draw: tuple[Card, ...] = ()
    cards: tuple[tuple[Card, ...], ...] = ()
    plays: tuple[Play, ...] = ()
    slips: tuple[Slip, ...] = ()
    slip_percents: tuple[int, ...] = ()

    def start(self) -> Step:
        """The first step. Raises `Refused` when no table can be set up like this."""
        draws = self.rules.draws and self.dealer is None
        drawn = (self.draw,) if draws and (self.draw or self.cards) else ()
        known = drawn + self.cards
        slips, percents = self.slips, self.slip_percents
        return engine.start(self.rules, self.chips, self.seed, self.dealer, known, self.pool, slips, percents)


# ── reading ─────────────────────────────────────────────────────────────────


def parse_record(source: str) -> Record:
    """The record in TOML text. Raises `RecordError` naming the line or the field."""
    try:
        found = tomllib.loads(source)
    except (ValueError, RecursionError) as error:  # more than bad TOML: too many digits, too many brackets
        raise RecordError(str(error)) from None
    for field in found:
        if field not in _FIELDS:
            raise RecordError(f"{field}: unknown; a record has {', '.join(_FIELDS)}")
    if found.get("random", ALGORITHM) != ALGORITHM:
        raise RecordError(f"random: the seed is for {found['random']!r}, and this game has {ALGORITHM!r}")
    if "dealer" in found and "draw" in found:
        raise RecordError("draw: there is none where the dealer is given")
    chips = _whole_list(found, "chips", needed=True)
    return Record(
        rules=_rules(found),
        chips=chips,
        seed=_whole(found.get("seed", 0), "seed"),
        dealer=_dealer(found["dealer"], len(chips)) if "dealer" in found else None,
        pool=_whole(found.get("pool", 0), "pool"),
        draw=_cards(found.get("draw", ""), "draw"),
        cards=tuple(_cards(each, f"cards[{i}]") for i, each in enumerate(_list(found, "cards"))),
        plays=tuple(_play(each, f"plays[{i}]", len(chips)) for i, each in enumerate(_list(found, "plays"))),
        slips=tuple(_slip(each, f"slips[{i}]", len(chips)) for i, each in enumerate(_list(found, "slips"))),
        slip_percents=_whole_list(found, "slip_percents"),
    )


def _list(found: dict[str, Any], field: str, needed: bool = False) -> list[Any]:
    value = found.get(field, None if needed else [])
    if not isinstance(value, list):
        raise RecordError(f"{field}: a list is needed, as in {field} = [...]")
    return value


def _whole_list(found: dict[str, Any], field: str, needed: bool = False) -> tuple[int, ...]:
    return tuple(_whole(each, f"{field}[{i}]") for i, each in enumerate(_list(found, field, needed)))


def _whole(value: Any, place: str) -> int:
    if type(value) is not int:
        raise RecordError(f"{place}: {value!r} is not a whole number")
    return value


def _rules(found: dict[str, Any]) -> Rules:
    variant, settings = found.get("variant"), found.get("house", {})
    rules = RULES.get(variant) if isinstance(variant, str) else None
    if rules is None:
        raise RecordError(f"variant: {variant!r} is none of {', '.join(RULES)}")
    if not isinstance(settings, dict):
        raise RecordError("house: a table is needed, as in [house]")
    known = choices(rules)
    for setting in settings:
        if setting not in known:
            raise RecordError(f"house.{setting}: unknown; {variant} has {', '.join(known)}")
    return rules(**settings)


def _dealer(value: Any, seats: int) -> int:
    return _seat(str(value) if type(value) is int else value, "dealer", seats)


def _seat(word: Any, place: str, seats: int) -> int:
    try:
        seat = text.parse_seat(word if isinstance(word, str) else "")
    except ValueError as error:
        raise RecordError(f"{place}: {error}") from None
    if seat >= seats:
        raise RecordError(f"{place}: there is no seat {word} at a table of {seats}")
    return seat


def _cards(value: Any, place: str) -> tuple[Card, ...]:
    if not isinstance(value, str):
        raise RecordError(f'{place}: cards are one string, as in "5S 10H"')
    found = []
    for i, word in enumerate(value.split(), 1):
        try:
            found.append(parse(word))
        except ValueError as error:
            raise RecordError(f"{place}, card {i}: {error}") from None
    return tuple(found)


def _slip(value: Any, place: str, seats: int) -> Slip:
    """As in `1 no_burn`, `2 skipped B`, or with the number of the card, counted from 0, `1 unasked A 2`."""
    match value.split() if isinstance(value, str) else []:
        case [deal, kind, *rest] if _short(deal) and kind in SCRIPTED and len(rest) < 3:
            seat = _seat(rest[0], place, seats) if rest else NOBODY
            if len(rest) < 2:
                return Slip(int(deal), kind, seat)
            if _short(rest[1]):
                return Slip(int(deal), kind, seat, int(rest[1]))
    kinds = ", ".join(SCRIPTED)
    raise RecordError(f"{place}: {value!r} is no slip: write deal, kind and seat; the kinds are {kinds}")


def _short(word: str) -> bool:
    """Whether a word is a number as people write one for a deal or a card."""
    return word.isascii() and word.isdigit() and len(word) <= _DIGITS


def _play(value: Any, place: str, seats: int) -> Play:
    if value == CLOSE:
        return Play(0, None)
    words = value.split(maxsplit=1) if isinstance(value, str) else []
    if len(words) != 2:
        raise RecordError(f"{place}: {value!r} is no play: write as in `A bet 10`")
    seat = _seat(words[0], place, seats)
    try:
        return Play(seat, text.parse_action(words[1]))
    except ValueError as error:
        raise RecordError(f"{place}: {error}") from None


# ── writing ─────────────────────────────────────────────────────────────────


def write(record: Record) -> str:
    """The TOML text of `record`; `parse_record` gives the same record back."""
    lines = [f'variant = "{tag_of(record.rules)}"', f"chips = {list(record.chips)}"]
    if record.dealer is not None:
        lines.append(f'dealer = "{text.seat_letter(record.dealer)}"')
    lines += [f"seed = {record.seed}", f'random = "{ALGORITHM}"']
    if record.pool:
        lines.append(f"pool = {record.pool}")
    if record.draw:
        lines.append(f'draw = "{_names(record.draw)}"')
    if record.cards:
        lines += ["cards = [", *(f'    "{_names(each)}",' for each in record.cards), "]"]
    if record.slips:
        lines += ["slips = [", *(f'    "{_slip_text(each)}",' for each in record.slips), "]"]
    if record.slip_percents:
        lines.append(f"slip_percents = {list(record.slip_percents)}")
    lines += ["plays = [", *(f'    "{play}",' for play in record.plays), "]"]
    settings = _settings(record.rules)
    return "\n".join([*lines, *(["", "[house]", *settings] if settings else []), ""])


def _names(cards: tuple[Card, ...]) -> str:
    return " ".join(map(name, cards))


def _slip_text(slip: Slip) -> str:
    seat = () if slip.seat == NOBODY else (text.seat_letter(slip.seat),)
    card = () if slip.card < 0 else (str(slip.card),)
    return " ".join((str(slip.deal), slip.kind, *seat, *card))


def _settings(rules: HouseRules) -> list[str]:
    return [f"{name} = {_toml(each)}" for name, each in text.house(rules).items()]


def _toml(value: bool | int | str) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()
