"""Every scene at rest, pixel for pixel; `python -m tests.ui.test_frames` paints them anew."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.ui.canvas import Canvas
from tests.review.scenes import TOLD

from .journey import JOURNEY
from .stage import SCENES, drawn, program

ALL = SCENES | JOURNEY | TOLD
FRAMES = Path(__file__).resolve().parents[1] / "golden"


LARGE = ("porter_offer", "rulebook_in_between", "settings_access", "unlock")
PICTURES = {**{name: (name, False) for name in ALL}, **{f"{name}_large": (name, True) for name in LARGE}}


def picture(name: str) -> Canvas:
    """The picture of a scene, as it is or in large print."""
    scene, large = PICTURES[name]
    with program() as app:
        app.services.settings.change(large_print=large)
        return drawn(app, ALL[scene](app.services))


@pytest.mark.parametrize("name", PICTURES)
def test_scene_looks_as_it_was_approved(name: str, tmp_path: Path) -> None:
    canvas = picture(name)
    canvas.save(tmp_path / "now.png")
    now = pygame.image.load(tmp_path / "now.png")
    wanted = pygame.image.load(FRAMES / f"{name}.png")
    if pygame.image.tobytes(now, "RGB") == pygame.image.tobytes(wanted, "RGB"):
        return
    difference = now.convert(24) if pygame.display.get_init() else now.copy()
    difference.blit(wanted, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    pygame.image.save(difference, tmp_path / "difference.png")
    pytest.fail(f"{name} looks otherwise: see {tmp_path}")


def paint() -> None:
    """Write all frames anew."""
    for name in PICTURES:
        picture(name).save(FRAMES / f"{name}.png")


if __name__ == "__main__":
    paint()
