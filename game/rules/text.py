"""Text forms: a plain line for every action, option, event and problem; actions are read back from it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from . import cards
from .actions import (
    Action,
    AnyAction,
    Bet,
    BetGap,
    Bust,
    Buy,
    Call,
    CanBank,
    CanBet,
    CanBetGap,
    CanCall,
    CanClaim,
    CanKeep,
    CanOffer,
    CanSell,
    Claim,
    Decline,
    Double,
    Draw,
    Keep,
    KeepBoth,
    LetBe,
    NoBet,
    Offer,
    Option,
    Problem,
    Redouble,
    Refuse,
    Sell,
    SetBank,
    Split,
    Stand,
    Take,
)
from .events import Asked, CardDealt, ChipsMoved, Event, SittingOpened
from .house import HouseRules
from .places import MOST_SEATS
from .tags import tag_of

SEAT_LETTERS = "ABCDEFGHIJKLMNOPQ"[:MOST_SEATS]
HIDDEN = "??"


def seat_letter(seat: int) -> str:
    """A for seat 0, B for the one to its left, and so on."""
    return SEAT_LETTERS[seat]


def parse_seat(word: str) -> int:
    """The seat of a letter, or of its number counted from 0; `ValueError` says what is wrong."""
    known = [*SEAT_LETTERS, *map(str, range(MOST_SEATS))]
    seat = known.index(word.upper()) % MOST_SEATS if word.upper() in known else -1
    if seat < 0:
        raise ValueError(f"{word!r} is no seat: write a letter from A to {SEAT_LETTERS[-1]}")
    return seat


def parse_chips(word: str) -> int:
    """A whole number of chips written in plain digits; `ValueError` for anything else, nothing is rounded."""
    if not (word.isascii() and word.isdigit()):
        raise ValueError(f"{word!r} is no number of chips: write whole digits, as in 10")
    return int(word)


# ── actions and options ─────────────────────────────────────────────────────


def action(value: Action) -> str:
    """As in `bet 10`, `no bet`, `call high`."""
    if isinstance(value, Bet):
        return f"bet {value.amount}"
    if isinstance(value, Call):
        return f"call {value.what}"
    word = tag_of(value)
    if isinstance(value, SetBank):
        return f"{word} {value.amount}"
    if isinstance(value, Sell | Offer):
        return f"{word} {value.price}"
    if isinstance(value, Claim):
        return f"{word} {value.kind}"
    if isinstance(value, Keep):
        return f"{word} {cards.name(value.card)}"
    return word


_WORDS: dict[str, AnyAction] = {
    tag_of(kind): kind()
    for kind in (
        *(Draw, Stand, Split, Double, Redouble, Refuse, Bust, LetBe),
        *(KeepBoth, Take, Decline, Buy, BetGap),
    )
}


def parse_action(text: str) -> AnyAction:
    """The action of a text form; `ValueError` says what is wrong."""
    match text.split():
        case ["bet", amount] if amount != "gap":
            return Bet(parse_chips(amount))
        case ["no", "bet"]:
            return NoBet()
        case ["call", what]:
            return Call(what)
        case ["bank", amount]:
            return SetBank(parse_chips(amount))
        case ["sell", price]:
            return Sell(parse_chips(price))
        case ["offer", price]:
            return Offer(parse_chips(price))
        case ["claim", kind]:
            return Claim(kind)
        case ["keep", card] if card != "both":
            return Keep(cards.parse(card))
        case words if " ".join(words) in _WORDS:
            return _WORDS[" ".join(words)]
    raise ValueError(f"{text!r} is no play: write as in `bet 10`, `no bet` or `call high`")


def option(value: Option) -> str:
    """As in `bet 5 to 20`, `no bet`, `call high or low`."""
    if isinstance(value, CanBet):
        return f"bet {value.low}" if value.low == value.high else f"bet {value.low} to {value.high}"
    if isinstance(value, CanCall):
        return f"call {' or '.join(value.choices)}"
    word = tag_of(value)
    if isinstance(value, CanBank | CanSell | CanOffer):
        return f"{word} {value.low}" if value.low == value.high else f"{word} {value.low} to {value.high}"
    if isinstance(value, CanBetGap):
        return f"{word} {value.amount} for {value.wins}"
    if isinstance(value, CanClaim):
        return f"{word} {' or '.join(value.kinds)}"
    if isinstance(value, CanKeep):
        return f"{word} {' or '.join(map(cards.name, value.cards))}"
    return word


def options(values: Sequence[Option]) -> str:
    """All options in one line."""
    return ", ".join(option(value) for value in values) or "nothing"


# ── problems ────────────────────────────────────────────────────────────────

PROBLEMS = {
    "over": "the sitting is over",
    "not_your_turn": "it is the turn of seat {turn}",
    "no_pass": "this table has no passing: a bet must be made",
    "no_bet": "no bet can be made now",
    "no_call": "nothing can be called now",
    "hopeless": "nothing fits between these cards, so they are not bet on",
    "bet_range": "a bet is {low} to {high} here, not {amount}",
    "bank_range": "a bank is {low} to {high} here, not {amount}",
    "call_choice": "{what} cannot be called, only {choices}",
    "not_now": "{play} cannot be played now",
    "price_range": "a price is {low} to {high} here, not {price}",
    "no_such_slip": "{kind} cannot be called, only {kinds}",
    "keep_choice": "that card cannot be kept, only {cards}",
    "cut_low": "the cut card lies {least} cards from the end, or deeper",
    "ante_low": "an ante of {ante} cannot be won back where the least bet is {least}",
    "limits": "the least bet of {least} is above the most of {most}",
    "seats": "this game is for {low} to {high} seats, not {seats}",
    "setting_range": "{name} is {low} to {high}, not {value}",
    "setting_choice": "{name} cannot be {value}",
    "limit_low": "the antes alone would break a pool limit of {limit}: at least {least}, or 0 for none",
    "chips": "chips are whole numbers, none below 0",
    "players": "players need {least} chips or more, and only {able} have them",
    "dealer": "seat {dealer} cannot deal: it is not in the game",
    "slip_percents": "slip_percents: a rate from 0 to 100 for each of {seats} seats is needed",
    "stacked": "a card lies in {packs} pack(s) more often than there is one",
}


def problem(value: Problem) -> str:
    """What is wrong, with its numbers."""
    return PROBLEMS[value.code].format(**value.numbers)


# ── events ──────────────────────────────────────────────────────────────────


def _card(card: int | None) -> str:
    return HIDDEN if card is None else cards.name(cards.Card(card))


def house(rules: HouseRules) -> dict[str, Any]:
    """The settings that differ from the defaults, by name."""
    standard = type(rules)()
    names = rules.__struct_fields__
    return {name: getattr(rules, name) for name in names if getattr(rules, name) != getattr(standard, name)}


def _opened(event: SittingOpened) -> str:
    settings = ", ".join(f"{name} {value}" for name, value in house(event.rules).items())
    stacks = " ".join(map(str, event.chips))
    return f"{tag_of(event.rules)} chips {stacks} pool {event.pool} house {settings or 'standard'}"


def _moved(event: ChipsMoved) -> str:
    after = f"{event.src} {event.src_chips} {event.dst} {event.dst_chips}"
    return f"{event.src} -> {event.dst}: {event.amount} ({event.why}) {after}"


_LINES: dict[type[Event], Callable[[Any], str]] = {
    SittingOpened: _opened,
    ChipsMoved: _moved,
    CardDealt: lambda e: f"{e.to} {_card(e.card)} {'up' if e.up else 'down'}, {e.stock} left",
    Asked: lambda e: f"seat {e.seat}: {options(e.options)}",
}


def _field(name: str, value: Any) -> str:
    if name == "card":
        return _card(value)
    if name == "cards" and isinstance(value, tuple):
        return " ".join(_card(card) for card in value)
    if isinstance(value, tuple):
        value = " ".join(map(str, value))
    if name == "at":
        return str(value)
    return f"{name} {value}"


def line(event: Event) -> str:
    """One line: the kind of event, then its facts."""
    special = _LINES.get(type(event))
    if special:
        return f"{tag_of(event)} {special(event)}"
    facts = " ".join(_field(name, getattr(event, name)) for name in event.__struct_fields__)
    return f"{tag_of(event)} {facts}".rstrip()


def plain(event: Event) -> dict[str, Any]:
    """The event as plain values for JSON, cards by their names."""
    values: dict[str, Any] = msgspec.to_builtins(event)
    if "card" in values:
        values["card"] = _card(values["card"])
    if isinstance(values.get("cards"), tuple):  # a shuffle has their number there
        values["cards"] = [_card(card) for card in values["cards"]]
    return values
