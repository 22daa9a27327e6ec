"""The table at rest and at fixed moments, pixel for pixel: `python -m tests.show.test_frames` paints anew."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pygame
import pytest

from game.rules.engine import Rules
from game.rules.places import TABLE
from game.scenes.table.talk import STAYS
from game.ui.canvas import Canvas
from game.ui.intents import Adjust, Confirm, Hot, Intent, Menu

from .stage import ACES, BANK, CALLED, GAP, IN_BETWEEN, LIMITED, NOTICE, RED_DOG, SPLIT, YABLON, Table, table

FRAMES = Path(__file__).resolve().parents[1] / "golden"
WIDE, TIGHT = "5H QS 9C", "5H 8S 8C"
PAIRS = (
    "4C KH 2S 9D 7C 7D 3S QH 10S 5S 6H"  # five seats, one card a round from the person on; then a draw card
)


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
BANKED = "3C KH 2S 9D KC 7D 3S QH 8S"  # five seats, four of them bet: three and king from the person's side
EIGHT = "3C KH 2S 9D 4C 6C 8C KC 7D 3S QH 5S 6D 8D 8S"


def name_a_bank(at: Table) -> None:
    """Time passes until the person may hold the bank, and names it."""
    at.until(lambda scene: scene.asked and scene.controls.bet.kind == "bank")
    at.run(STAYS)
    at.do(Adjust(40))


def hold_a_bank(at: Table) -> None:
    """The person holds the bank, and the first bet against it lies there."""
    name_a_bank(at)
    at.do(Confirm())
    at.until(lambda scene: any(place.startswith("stake") for place in scene.board.chips))
    at.run(400)


def the_next_dial(at: Table) -> None:
    """The next two cards lie there, and the marker is on its way."""
    at.until(lambda scene: scene.board.deal == 2 and len(scene.board.cards.get(TABLE, ())) == 2)
    at.run(500)


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
    "table_letters_ru": moment(IN_BETWEEN, "JD AC QH", BET, 1200, lang="ru", four_colour=True),
    "table_letters_ro": moment(IN_BETWEEN, "JD AC QH", BET, 1200, lang="ro", card_letters="ru"),
    "table_large": moment(IN_BETWEEN, WIDE, large_print=True),
    "table_large_full_car_ru": moment(
        IN_BETWEEN, WIDE, seats=17, lang="ru", four_colour=True, large_print=True
    ),
    "table_large_private_ro": moment(YABLON, PAIRS, seats=5, lang="ro", look="paris", large_print=True),
    "table_large_dog_ru": moment(RED_DOG, "3C 5D 4S KC", seats=8, lang="ru", look="vienna", large_print=True),
    "table_private": moment(YABLON, PAIRS, seats=5, look="paris"),
    "table_draw_card": moment(YABLON, PAIRS, BET, 1150, seats=5, look="paris"),
    "table_eight_ro": moment(LIMITED, "4C 2S 9D 7C 7D 3S QH 10S KH", seats=8, lang="ro", look="belgrade"),
    "table_bank": moment(BANK, BANKED, seats=5, look="salzburg"),
    "table_bank_broken": moment(
        BANK, BANKED, (Hot("m"), Hot("m")), 1600, seats=5, look="salzburg", lang="ru"
    ),
    "table_bank_eight_ro": moment(BANK, EIGHT, seats=8, look="salzburg", lang="ro", four_colour=True),
    "table_bank_named": moment(BANK, BANKED, (Hot("n"),), then=name_a_bank, seats=5, look="salzburg"),
    "table_bank_mine": moment(BANK, BANKED, (Hot("n"),), then=hold_a_bank, seats=5, look="salzburg"),
    "table_red_dog": moment(RED_DOG, "3C JD 7S", seats=3, look="vienna"),
    "table_red_dog_sweep": moment(
        RED_DOG, "3C JD 7S KC 4D 3D", (Confirm(),), then=the_next_dial, seats=4, look="vienna"
    ),
    "table_red_dog_won": moment(RED_DOG, "3C 5D 4S", (Confirm(),), 1500, seats=3, look="vienna"),
    "table_red_dog_eight_ru": moment(RED_DOG, "3C 5D 4S", seats=8, look="vienna", lang="ru"),
    "table_notice": moment(NOTICE, WIDE, seats=6, look="strasbourg"),
    "table_called_ro": moment(CALLED, "AH QS 9C", (Hot("2"),), 1500, seats=7, look="constanta", lang="ro"),
    "table_gap_ru": moment(GAP, "6S 8H 7C", seats=3, lang="ru"),
    "table_gap_won": moment(GAP, "6S 8H 7C", (Hot("1"),), 1500, seats=3),
    "table_split_ro": moment(SPLIT, "9S 9D 9C 2H", seats=5, lang="ro"),
    "table_aces": moment(ACES, "KS AD 4C", seats=6, look="constanta"),
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
