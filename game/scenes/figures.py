"""Which traveller stands for a person: the sign says who it is, the colour how the traveller is dressed."""

from __future__ import annotations

from game.career.profile import COLOURS, SIGNS


def figure(sign: str, colour: str) -> str:
    """The figure of a person, to be looked for where a passenger's id stands in the names of pictures."""
    return f"player/{sign}/{colour}"


def stranger(seat: int) -> str:
    """The figure of somebody of whom only the seat is known."""
    round_, sign = divmod(seat, len(SIGNS))
    return figure(SIGNS[sign], COLOURS[(sign + round_) % len(COLOURS)])
