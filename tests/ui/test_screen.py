"""The window: every pixel of the picture is the same size on every screen, and the pointer finds it."""

from __future__ import annotations

from itertools import groupby

import pygame
import pytest

from game.paths import baked
from game.ui.atlas import Atlas
from game.ui.canvas import HEIGHT, WIDTH, Canvas
from game.ui.screen import NoDisplay, Screen, see_through
from game.ui.text import Fonts

SIZES = [
    (1280, 720, 2),
    (1280, 800, 2),
    (1366, 768, 2),
    (1440, 900, 2),
    (1600, 900, 2),
    (1920, 1080, 3),
    (1920, 1200, 3),
    (2560, 1440, 4),
    (2560, 1600, 4),
    (3440, 1440, 4),
    (3840, 2160, 6),
]


def opened(width: int, height: int, **wishes: object) -> Screen:
    screen = Screen("test", **wishes)  # type: ignore[arg-type]
    screen._window.size = (width, height)
    return screen


def striped() -> Canvas:
    canvas = Canvas(Atlas(baked() / "art"), Fonts(baked() / "fonts"))
    canvas.fill("ivory")
    for x in range(0, WIDTH, 2):
        canvas.rect(x, 0, 1, HEIGHT, "red")
    for y in range(0, HEIGHT, 2):
        canvas.rect(0, y, 1, 1, "felt")
    return canvas


@pytest.mark.parametrize(("width", "height", "factor"), SIZES)
def test_stripes_of_one_pixel_have_one_width(width: int, height: int, factor: int) -> None:
    screen = opened(width, height)
    screen.show(striped())
    shown = screen._window.get_surface()
    x, y, w, h = screen.place
    assert (w, h) == (WIDTH * factor, HEIGHT * factor)
    row = [shown.get_at((column, y + h - 1))[:3] for column in range(x + factor, x + w)]
    assert {len(list(run)) for _, run in groupby(row)} == {factor}
    column = [shown.get_at((x, line))[:3] for line in range(y, y + h)]
    assert {len(list(run)) for _, run in groupby(column)} == {factor}
    screen.close()


@pytest.mark.parametrize(("width", "height", "factor"), SIZES)
def test_every_edge_of_the_window_points_at_the_picture(width: int, height: int, factor: int) -> None:
    screen = opened(width, height)
    x, y, w, h = screen.place
    assert screen.locate((0, 0)) == (0, 0)
    assert screen.locate((width - 1, height - 1)) == (WIDTH - 1, HEIGHT - 1)
    assert screen.locate((x + w - 1, y)) == (WIDTH - 1, 0)
    assert screen.locate((x + factor, y + factor)) == (1, 1)
    assert screen.locate((x + factor - 1, y + h - 1)) == (0, HEIGHT - 1)
    screen.close()


def test_fill_uses_all_the_height_and_the_pointer_follows() -> None:
    screen = opened(1600, 900, fill=True)
    assert screen.place == (0, 0, 1600, 900)
    screen.show(striped())
    assert screen.locate((1599, 899)) == (WIDTH - 1, HEIGHT - 1)
    assert screen.locate((800, 450)) == (320, 180)
    screen.close()


def test_a_window_smaller_than_the_picture_still_shows_it_all() -> None:
    screen = opened(400, 300)
    screen.show(striped())
    _, y, w, h = screen.place
    assert (w, h) == (400, 225)
    assert screen.locate((399, y + h)) == (WIDTH - 1, HEIGHT - 1)
    screen.close()


@pytest.mark.parametrize("size", [(1, 1), (1, 360), (640, 1), (2, 2), (7680, 4320)])
def test_a_window_of_any_size_shows_a_picture_that_can_be_pressed(size: tuple[int, int]) -> None:
    screen = Screen("test")
    screen._window.minimum_size = (1, 1)  # without a window manager nobody keeps to the least size
    screen.resize(size)
    assert screen._window.size == size
    screen.show(striped())
    x, y, w, h = screen.place
    for point in ((0, 0), (x, y), (x + w, y + h), size):
        across, down = screen.locate(point)
        assert 0 <= across < WIDTH
        assert 0 <= down < HEIGHT
    screen.close()


def test_a_chosen_scale_is_kept_where_more_would_fit() -> None:
    screen = opened(1920, 1080, scale=2)
    assert screen.place == (320, 180, 1280, 720)
    screen.close()


def test_only_the_damaged_part_reaches_the_window() -> None:
    screen = opened(1280, 720)
    canvas = striped()
    screen.show(canvas)
    canvas.fill("night")
    screen.show(canvas, (10, 20, 30, 40))
    shown = screen._window.get_surface()
    night = pygame.Color(0x15, 0x16, 0x2B)
    assert shown.get_at((20, 40)) == night
    assert shown.get_at((79, 119)) == night
    assert shown.get_at((80, 119)) != night
    assert shown.get_at((79, 120)) != night
    screen.close()


def test_the_border_is_framed_and_the_glass_darkens_one_line_in_each() -> None:
    screen = opened(1280, 800)
    canvas = striped()
    border = Canvas(canvas.atlas, canvas.fonts, 4, 4)
    border.fill("brass")
    screen.frame_with(border)
    screen.set_glass(100)
    screen.show(canvas)
    shown = screen._window.get_surface()
    assert shown.get_at((5, 5))[:3] == (0xA8, 0x6F, 0x2A)
    above, below = shown.get_at((641, 40)), shown.get_at((641, 41))
    assert sum(below[:3]) < sum(above[:3])
    screen.close()


def test_an_invisible_driver_that_nobody_asked_for_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.quit()
    for variable in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(variable, raising=False)
    with pytest.raises(NoDisplay, match="No screen"):
        Screen("test")
    monkeypatch.undo()
    Screen("test").close()


def test_an_icon_has_nothing_where_its_picture_has_nothing() -> None:
    canvas = Canvas(Atlas(baked() / "art"), Fonts(baked() / "fonts"), 66, 64)
    canvas.sprite("icon/app", 0, 0)
    icon = see_through(canvas)
    assert icon.get_at((65, 5))[3] == 0
    assert icon.get_at((32, 5))[3] == 255
    assert len({tuple(icon.get_at((x, 32))) for x in range(64)}) > 5
    screen = opened(640, 360)
    screen.set_icon(canvas)
    screen.close()


@pytest.mark.parametrize(
    ("driver", "zenity", "nobody", "said"),
    [
        ("windows", None, "", ["Что-то сломалось"]),
        ("x11", "/usr/bin/zenity", "", ["Что-то сломалось"]),
        ("x11", None, "", ["Something broke"]),
        ("x11", None, "true", []),
        ("dummy", None, "", []),
    ],
)
def test_a_box_waits_only_for_somebody_and_in_letters_that_it_has(
    monkeypatch: pytest.MonkeyPatch, driver: str, zenity: str | None, nobody: str, said: list[str]
) -> None:
    shown: list[str] = []
    screen = Screen("test")
    monkeypatch.setenv("CI", nobody)
    monkeypatch.setattr("shutil.which", lambda name: zenity)
    monkeypatch.setattr("pygame.display.get_driver", lambda: driver)
    monkeypatch.setattr("pygame.display.message_box", lambda title, words: shown.append(words))
    screen.message("Что-то сломалось", "Something broke")
    screen.close()
    assert shown == said
