"""The verbs of drawing: everything stays in the palette, shadows step what lies below."""

from __future__ import annotations

import pytest

from game.paths import baked
from game.ui.atlas import Atlas
from game.ui.canvas import Canvas
from game.ui.palette import RGB
from game.ui.shades import GREY, SHADOW, WARM
from game.ui.text import Fonts

ATLAS, FONTS = Atlas(baked() / "art"), Fonts(baked() / "fonts")


@pytest.fixture
def canvas() -> Canvas:
    made = Canvas(ATLAS, FONTS)
    made.fill("felt")
    return made


def colour(canvas: Canvas, x: int, y: int) -> str:
    found = tuple(canvas.surface.get_at((x, y)))[:3]
    return next(name for name, rgb in RGB.items() if rgb == found)


def test_every_verb_stays_in_the_palette(canvas: Canvas) -> None:
    canvas.sprite("card/hero/QH", 10, 10)
    canvas.sprite("bust/fontaine/neutral", 100, 10, shade="grey shadow", flip=True)
    canvas.turned("card/hero/AS", 300, 100, 17, 30, 69)
    canvas.slice("frame/panel", 400, 10, 90, 60)
    canvas.text(20, 200, "Ștefan Ёлка", ("ivory", "gold"), "display", shadow="wine", outline="ink")
    canvas.dither(0, 250, 90, 40, "goldl", 7)
    canvas.shade(0, 0, 640, 180, 1, "warm")
    canvas.darken(1, 5)
    known = {*RGB.values()}
    for x in range(0, 640, 3):
        for y in range(0, 360, 3):
            assert tuple(canvas.surface.get_at((x, y)))[:3] in known


@pytest.mark.parametrize("table", [SHADOW, WARM, GREY])
def test_every_colour_has_its_step(table: dict[str, str]) -> None:
    assert table.keys() == RGB.keys()
    assert set(table.values()) <= RGB.keys()


def test_a_shadow_has_the_shape_of_the_picture_and_steps_what_is_below(canvas: Canvas) -> None:
    canvas.rect(0, 0, 320, 360, "ivory")
    canvas.shadow("card/hero/AS", 300, 50)
    assert colour(canvas, 310, 80) == SHADOW["ivory"]
    assert colour(canvas, 330, 80) == SHADOW["felt"]
    assert colour(canvas, 300, 50) == "ivory"  # the corner of a card is round
    canvas.shadow("card/hero/AS", 300, 50)
    assert colour(canvas, 330, 80) == SHADOW[SHADOW["felt"]]


def test_a_shadow_over_the_edge_is_cut_where_the_picture_is(canvas: Canvas) -> None:
    for x, y in ((-20, -30), (620, 340), (-100, 0), (630, -60)):
        canvas.shadow("card/hero/AS", x, y)
    assert colour(canvas, 5, 5) == SHADOW["felt"]
    assert colour(canvas, 639, 359) == SHADOW["felt"]
    assert colour(canvas, 320, 180) == "felt"


def test_clip_and_shift_nest_and_end(canvas: Canvas) -> None:
    with canvas.clip(100, 100, 10, 10), canvas.shift(50, 0):
        canvas.rect(0, 0, 640, 360, "red")
        canvas.shade(40, 100, 100, 100)
        with canvas.clip(0, 0, 5, 5):
            canvas.fill("gold")
    assert colour(canvas, 105, 105) == SHADOW["red"]
    assert colour(canvas, 99, 105) == "felt"
    assert colour(canvas, 110, 105) == "felt"
    canvas.pixel(0, 0, "ivory")
    assert colour(canvas, 0, 0) == "ivory"


def test_anchors_win_over_corners(canvas: Canvas) -> None:
    canvas.sprite("puck/dealer", 200, 100, corner="br")
    assert colour(canvas, 200, 100) != "felt"
    canvas.sprite("button/gold/normal", 300, 100, corner="br")
    assert colour(canvas, 299, 99 - 3) != "felt"
    assert colour(canvas, 300, 100) == "felt"


def test_a_slice_keeps_its_corners(canvas: Canvas) -> None:
    canvas.slice("frame/panel", 100, 100, 20, 20)
    canvas.slice("frame/panel", 200, 100, 90, 70)
    for dx, dy in ((0, 0), (3, 1), (6, 6)):
        assert colour(canvas, 100 + dx, 100 + dy) == colour(canvas, 200 + dx, 100 + dy)
        assert colour(canvas, 119 - dx, 119 - dy) == colour(canvas, 289 - dx, 169 - dy)


def test_a_layer_is_painted_once(canvas: Canvas) -> None:
    painted = []

    def paint(layer: Canvas) -> None:
        painted.append(1)
        layer.rect(0, 0, 5, 5, "red")

    for x in (10, 50):
        canvas.layer("dots", 20, 20, x, 10, paint)
    assert painted == [1]
    assert colour(canvas, 52, 12) == "red"
    assert colour(canvas, 60, 20) == "felt"


def test_a_copy_is_a_copy(canvas: Canvas) -> None:
    kept = canvas.keep()
    canvas.fill("red")
    canvas.put(kept)
    assert colour(canvas, 100, 100) == "felt"
