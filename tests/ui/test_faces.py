"""No two cards look alike: not for anybody, not in grey, whatever letters and suits are set."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pygame
import pytest

from game.rules.cards import PACK
from game.rules.cards import name as card_name
from game.scenes.pack import Pack
from game.services import Services
from game.ui.canvas import Canvas
from tests.ui.stage import program

LEAST = 6  # pixels by which any two differ clearly, without their colours: as 5 and 6 on small cards
CLEARLY = 60  # of 255 steps from black to white
SETTINGS = ({}, {"four_colour": True}, {"card_letters": "ru"}, {"large_print": True})


@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_all_52_faces_are_told_apart_in_grey(settings: dict[str, object]) -> None:
    with program(careers=False) as app:
        app.services.settings.change(**settings)
        pack = Pack.of(app.services)
        for size in ("small", "hero", "peek"):
            seen = {card: _grey(app.services, pack.face(size, card_name(card))) for card in PACK}
            for one, other in combinations(PACK, 2):
                apart = np.abs(seen[one] - seen[other]) > CLEARLY
                assert apart.sum() >= LEAST, (size, card_name(one), card_name(other))


def _grey(services: Services, picture: str) -> np.ndarray:
    """A picture in black and white: how light each pixel is."""
    canvas = Canvas(services.atlas, services.fonts, *services.atlas.size(picture))
    canvas.sprite(picture, 0, 0)
    pixels = np.frombuffer(pygame.image.tobytes(canvas.surface, "RGB"), np.uint8).reshape(-1, 3)
    return pixels @ np.array([0.3, 0.59, 0.11])
