"""Finished sittings: two that are written down, and fresh ones from the real tables."""

from __future__ import annotations

from pathlib import Path

import msgspec

from game.bots.policies import POLICIES
from game.match import Match, Sitter
from game.review import Kept, Review, kept
from game.rules.engine import Rules
from game.rules.variants.in_between import InBetweenRules
from game.rules.variants.ochko import OchkoRules
from game.rules.variants.ochko_bank import OchkoBankRules
from game.rules.variants.red_dog import RedDogRules
from game.rules.variants.yablon import YablonRules
from game.rules.variants.yablon_bank import YablonBankRules
from game.storage import records

HERE = Path(__file__).parent
CAST = ("jo", "pavel", "vivienne", "fontaine")
CAR = (
    *CAST[:3],
    "ilona",
    "ashworth",
    "tomasz",
    "marlow",
    "singh",
    "stavros",
    "emanuel",
    "zograf",
    "zora",
    "vautrin",
)
GAMES: dict[str, Rules] = {
    "in_between": InBetweenRules(deals=6),
    "yablon": YablonRules(deals=6),
    "yablon_bank": YablonBankRules(deals=5),
    "red_dog": RedDogRules(deals=6),
    "ochko": OchkoRules(deals=3),
    "ochko_bank": OchkoBankRules(deals=3),
}


def written(name: str) -> Kept:
    """A sitting from its file, with every decision valued."""
    found = records.read(HERE / f"{name}.toml")
    assert isinstance(found, Kept)
    review = Review(found)
    while review.judging:
        review.judge()
    return msgspec.structs.replace(found, decisions=tuple(review.decisions), judged=True)


def played(rules: Rules, seed: int, policy: str = "random", persons: int = 1) -> Match:
    """A sitting played to its end; the first seats are persons, who all play by `policy`."""
    return _to_the_end(_begun(rules, seed, persons), policy)


def left(rules: Rules, seed: int, asked: int) -> Match:
    """A sitting that its person leaves when asked for that time, from 0."""
    match = _begun(rules, seed, 1)
    while not match.over and (asked or not match.asks_person):
        if match.asks_person:
            asked -= 1
            match.play(0, POLICIES["random"](match.view(0), match.whims))
        else:
            match.step()
    match.close()
    return _to_the_end(match, "random")


def full_car(seed: int) -> Kept:
    """A deal of Ochko among fourteen, of whom one is a person."""
    sitters = [Sitter("Maria V."), *(Sitter(who, who) for who in CAR)]
    match = Match.begin(OchkoBankRules(deals=1), sitters, (60,) * len(sitters), seed)
    return kept(_to_the_end(match, "random"), "istanbul", "2026-03-14T21:14:05")


def _begun(rules: Rules, seed: int, persons: int) -> Match:
    cast = CAST[: 5 - persons]
    sitters = [*(Sitter(f"Person {n}") for n in range(persons)), *(Sitter(who, who) for who in cast)]
    return Match.begin(rules, sitters, (60,) * len(sitters), seed)


def _to_the_end(match: Match, policy: str) -> Match:
    while not match.over:
        if match.asks_person:
            seat = match.asked
            assert seat is not None
            match.play(seat, POLICIES[policy](match.view(seat), match.whims))
        else:
            match.step()
    return match


def fresh(game: str, seed: int, persons: int = 1) -> Kept:
    """A sitting of `game` as it is kept."""
    return kept(played(GAMES[game], seed, persons=persons), "paris", "2026-03-14T21:14:05")
