"""How people are drawn: whom a sitter looks like, and the ink of a person's colour.

The sign of a person says which traveller it is, the colour how the traveller is dressed.
"""

from __future__ import annotations

from game.career.profile import COLOURS, SIGNS
from game.party import Passenger, Person

INKS = {"red": "red", "cyan": "cyan", "gold": "goldl", "mint": "mint"}
"""The colour of a person's name."""


def figure(sign: str, colour: str) -> str:
    """The figure of a person, to be looked for where a passenger's id stands in the names of pictures."""
    return f"player/{sign}/{colour}"


def figure_of(chair: Person | Passenger) -> str:
    """A passenger's id, or the figure of a person."""
    return chair.who if isinstance(chair, Passenger) else figure(chair.sign, chair.colour)


def stranger(seat: int) -> str:
    """The figure of somebody of whom only the seat is known."""
    round_, sign = divmod(seat, len(SIGNS))
    return figure(SIGNS[sign], COLOURS[(sign + round_) % len(COLOURS)])
