"""Approved pictures: what is drawn now against what was looked at and found good."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.ui.canvas import Canvas

FRAMES = Path(__file__).resolve().parents[1] / "golden"


def assert_approved(canvas: Canvas, name: str, folder: Path) -> None:
    """Fails when the picture is not the approved one; `folder` gets what is otherwise."""
    canvas.save(folder / "now.png")
    now, wanted = pygame.image.load(folder / "now.png"), pygame.image.load(FRAMES / f"{name}.png")
    if pygame.image.tobytes(now, "RGB") == pygame.image.tobytes(wanted, "RGB"):
        return
    difference = now.copy()
    difference.blit(wanted, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    pygame.image.save(difference, folder / "difference.png")
    pytest.fail(f"{name} looks otherwise: see {folder}")
