"""Large print at the table: larger words lie on no others, and everything stays on the picture."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from itertools import combinations
from statistics import mean

import pytest

from game.ui.canvas import HEIGHT, WIDTH
from tests.ui.test_fit import Proof, _meet

from .ochko import ochko
from .stage import BANK, IN_BETWEEN, LIMITED, RED_DOG, Table, table
from .test_frames_ochko import BANK as CHANGING
from .test_frames_ochko import HIGH

Made = Callable[[bool], AbstractContextManager[Table]]
TABLES: dict[str, Made] = {
    "in_between_two": lambda large: table(IN_BETWEEN, "5H QS 9C", 2, "en", large_print=large),
    "in_between_full": lambda large: table(IN_BETWEEN, "5H QS 9C", 14, "ru", large_print=large),
    "yablon": lambda large: table(LIMITED, "", 8, "ro", "belgrade", large_print=large),
    "bank": lambda large: table(BANK, "", 5, "ru", "salzburg", large_print=large),
    "red_dog": lambda large: table(RED_DOG, "3C 5D 4S KC", 8, "ru", "vienna", large_print=large),
    "ochko": lambda large: ochko(CHANGING, 8, HIGH, 7, "ro", large_print=large),
    "ochko_full": lambda large: ochko(CHANGING, 14, HIGH, 13, "ru", large_print=large),
}


def proof(made: Made, large: bool) -> Proof:
    """The table when the person is asked, and nobody speaks."""
    with made(large) as at:
        at.ask()
        at.run(2500)
        canvas = Proof(at.app.services.atlas, at.app.services.fonts)
        at.scene.draw(canvas)
        return canvas


def met(canvas: Proof) -> set[tuple[str, str]]:
    """Words that lie on others."""
    return {(a[4], b[4]) for a, b in combinations(canvas.boxes, 2) if _meet(a, b)}


def height(canvas: Proof) -> float:
    """How high letters are on the whole, in pixels."""
    return mean(box[3] - box[1] for box in canvas.boxes)


@pytest.mark.parametrize("name", TABLES)
def test_larger_words_lie_on_no_others(name: str) -> None:
    usual, large = proof(TABLES[name], False), proof(TABLES[name], True)
    assert height(large) > height(usual)
    assert met(large) <= met(usual)
    assert not [b for b in large.boxes if b[0] < 0 or b[1] < 0 or b[2] > WIDTH or b[3] > HEIGHT]
