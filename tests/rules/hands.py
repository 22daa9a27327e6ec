"""Recorded hands with what a card player expects of them, read from the comments of their files.

`#= A 105 B 95 pool 10` chips that must lie like this while no bet is out; `#: asked seat 2` how a line of
the event log must begin; both in this order, each kind for itself. `#! passed` a kind of event that must
not happen. `python -m tests.rules.hands` writes the event log of every hand beside it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.rules import text
from game.rules.events import ChipsMoved, Event, SittingOpened
from game.rules.record import run
from game.rules.variants.in_between import InBetweenRules
from game.rules.variants.yablon import YablonRules

FOLDER = Path(__file__).parent / "hands"
FILES = sorted(FOLDER.glob("*/*.toml"))


def name(file: Path) -> str:
    """As in `yablon/worked_example`."""
    return f"{file.parent.name}/{file.stem}"


def expected(source: str, mark: str) -> list[str]:
    """What stands behind the comments with this mark, in order."""
    return [line[len(mark) :].strip() for line in source.splitlines() if line.startswith(mark)]


def resting_chips(events: list[Event]) -> Iterator[str]:
    """How the chips lie after each event while no bet is out, told by the events alone.

    `pool`, `bank` and `house` are named where the game has them and they are not empty; a pool always.
    """
    lying: dict[str, int] = {}
    for event in events:
        if isinstance(event, SittingOpened):
            pool = {"pool": event.pool} if isinstance(event.rules, InBetweenRules | YablonRules) else {}
            lying = {f"seat {seat}": chips for seat, chips in enumerate(event.chips)} | pool
        elif isinstance(event, ChipsMoved):
            lying[event.src], lying[event.dst] = event.src_chips, event.dst_chips
        if not any(chips for place, chips in lying.items() if place.startswith("stake")):
            yield " ".join(
                f"{text.seat_letter(int(place[5:])) if place.startswith('seat') else place} {chips}"
                for place, chips in lying.items()
                if place.startswith("seat") or place == "pool" or (chips and not place.startswith("stake"))
            )


def log(file: Path) -> str:
    """The event log of a hand, as its golden file has it."""
    return "\n".join(run(file.read_text("utf-8")).lines()) + "\n"


if __name__ == "__main__":
    for each in FILES:
        each.with_suffix(".txt").write_text(log(each), "utf-8")
