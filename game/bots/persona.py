"""A passenger's way of playing, in whole numbers."""

from __future__ import annotations

import msgspec


class Persona(msgspec.Struct, frozen=True):
    """Style numbers, in hundredths where nothing else is said.

    A `spread` below seven is a losing habit, and meant as one: it is how a passenger can be read.
    """

    id: str
    appetite: int  # share of what is allowed that is staked at a clear edge
    spread: int  # ranks between the posts from which a bet is made, 3..9
    memory: int  # share of the shown cards that are counted
    slip: int  # how often a hand is misjudged
    tilt: int  # how far losses push the appetite up; below ten not at all
    courage: int  # share of the stack put up as a bank, and readiness to keep it
    stands: int  # total on which drawing stops in Ochko, soft totals one higher
    double: int  # how often the banker doubles or a player redoubles
    price: int  # what the bank costs from this passenger, of the stack
    eye: int  # chance of seeing a slip in time
    dealing: int | None = None  # how often the dealing goes wrong where slips are on; None: as with anybody


KEEN = 60  # the appetite that everybody has on the return journey, or more
EVEN = 7  # ranks between the posts from which a bet pays


def sharper(persona: Persona) -> Persona:
    """The same passenger on the return journey.

    Counts every card, misjudges none, never loses the head; bets exactly where it pays, and plenty.
    """
    appetite = max(KEEN, persona.appetite)
    return msgspec.structs.replace(
        persona, memory=100, slip=0, tilt=0, eye=100, spread=EVEN, appetite=appetite
    )
