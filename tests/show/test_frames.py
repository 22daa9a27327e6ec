"""The table at rest and at fixed moments, pixel for pixel: `python -m tests.show.test_frames` paints anew."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pygame
import pytest

from game.rules.engine import Rules
from game.scenes.table.talk import STAYS
from game.ui.canvas import Canvas
from game.ui.intents import Adjust, Confirm, Hot, Intent, Menu

from .stage import IN_BETWEEN, LIMITED, YABLON, Table, table

FRAMES = Path(__file__).resolve().parents[1] / "golden"
WIDE, TIGHT = "5H QS 9C", "5H 8S 8C"
PAIRS = "4C KH 2S 9D 7C 7D 3S QH 10S"  # five seats, one card a round from the person on; then the draw card


def moment(
    rules: Rules,
    cards: str,
    intents: Sequence[Intent] = (),
    ms: int = 0,
    then: Callable[[Table], object] = lambda made: None,
    seats: int = 4,
    lang: str = "en",
    look: str = "london",
    **settings: object,
) -> Callable[[], Canvas]:
    """The picture `ms` milliseconds after the person answered with `intents`."""

    def made() -> Canvas:
        with table(rules, cards, seats, lang, look, **settings) as at:
            at.ask()
            at.run(STAYS)  # nobody is speaking: no line of a passenger changes a picture
            at.picture()
            at.do(*intents)
            at.run(ms, 10)
            then(at)
            return at.picture()

    return made


BET = (Adjust(2), Confirm())
MOMENTS: dict[str, Callable[[], Canvas]] = {
    "table_asked": moment(IN_BETWEEN, WIDE),
    "table_hush": moment(IN_BETWEEN, WIDE, BET, 600),
    "table_edge": moment(IN_BETWEEN, WIDE, BET, 800),
    "table_won": moment(IN_BETWEEN, WIDE, BET, 1200),
    "table_post": moment(IN_BETWEEN, TIGHT, BET, 1100),
    "table_sure": moment(IN_BETWEEN, WIDE, (Hot("m"),), 200),
    "table_pot": moment(IN_BETWEEN, WIDE, (Hot("m"), Hot("m")), 1600),
    "table_two_ru": moment(IN_BETWEEN, WIDE, seats=2, lang="ru"),
    "table_full_car": moment(IN_BETWEEN, WIDE, seats=17, lang="ru", coach=False),
    "table_four_colour": moment(IN_BETWEEN, "5D QC 9C", BET, 1200, four_colour=True),
    "table_private": moment(YABLON, PAIRS, seats=5, look="paris"),
    "table_draw_card": moment(YABLON, PAIRS, BET, 1150, seats=5, look="paris"),
    "table_eight_ro": moment(LIMITED, "4C 2S 9D 7C 7D 3S QH 10S KH", seats=8, lang="ro", look="belgrade"),
    "table_veiled": moment(YABLON, PAIRS, (Menu(),), seats=5, look="paris"),
}


@pytest.mark.parametrize("name", MOMENTS)
def test_table_looks_as_it_was_approved(name: str, tmp_path: Path) -> None:
    MOMENTS[name]().save(tmp_path / "now.png")
    now = pygame.image.load(tmp_path / "now.png")
    wanted = pygame.image.load(FRAMES / f"{name}.png")
    if pygame.image.tobytes(now, "RGB") == pygame.image.tobytes(wanted, "RGB"):
        return
    difference = now.copy()
    difference.blit(wanted, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    pygame.image.save(difference, tmp_path / "difference.png")
    pytest.fail(f"{name} looks otherwise: see {tmp_path}")


def paint(names: Sequence[str]) -> None:
    """Write the named frames anew, or all."""
    for name in names or MOMENTS:
        MOMENTS[name]().save(FRAMES / f"{name}.png")


if __name__ == "__main__":
    paint(sys.argv[1:])
