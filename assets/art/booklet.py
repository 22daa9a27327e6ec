"""The rule booklet: a lamp-lit cloth, an open book in a leather cover, and its coloured tabs."""

from __future__ import annotations

import numpy as np

from game.authoring.pixels import Canvas, Field, Mask, Sprite, bayer, edge, lut, ramp

W, H = 580, 302
"""The open pages."""
LEFT, TOP = 5, 6
"""How far the cover and the dip of the spine reach out beyond the pages, left and above."""
TABS = {
    "teal": ("teal", "cyan"), "felt": ("felt", "mint"), "violet": ("violet", "orchid"),
    "crimson": ("crimson", "coral"), "brass": ("brass", "goldl"), "dusk": ("dusk", "steel"),
}  # fmt: skip
_SHADE = lut(feltl="felt", felt="feltd", feltd="feltdd", feltdd="ink", brass="umber")


def desk() -> Canvas:
    """The cloth under the booklet with the booklet's shadow, 640x360; the pages lie at 30, 30."""
    cv = Canvas(640, 360)
    yy, xx = np.mgrid[0:360, 0:640]
    light = 2.5 - 2.0 * np.hypot((xx - 230) / 420, (yy - 110) / 270)
    cv.a[:] = ramp(np.clip(light, 0.15, 2.2), ["feltdd", "feltd", "felt", "feltl"])
    cv.box(6, 6, 628, 328, "brass")
    for shift in (4, 7):
        cv.maplut(25 + shift, 26 + shift + 2, np.ones((H + 9, W + 10), np.bool_), _SHADE)
    return cv


def pages() -> Canvas:
    """The open booklet, anchored at the corner of its pages."""
    cv = Canvas(W + 10, H + 13)
    _cover(cv)
    x0, y0, middle = LEFT, TOP, LEFT + W // 2
    for k, colour in enumerate(("brass", "cream", "brass")):
        cv.rect(x0 - 2 + k, y0 + H + 1 - k, W + 4 - 2 * k, 1, colour)
    cv.rect(x0 - 2, y0, W + 4, H, "brass")
    cv.rect(x0 - 1, y0, W + 2, H, "cream")
    cv.rect(x0, y0, W, H - 1, "ivory")
    _toned(cv)
    for x in range(middle - 18, middle + 18):
        dip = round(5 * (1 - abs(x - middle + 0.5) / 18) ** 2)
        if dip:
            cv.rect(x, y0 - 1, 1, dip + 1, "wine")
            cv.px(x, y0 + dip - 1, "ink")
            cv.px(x, y0 + dip, "ivory" if x < middle else "cream")
    _page_frame(cv, x0 + 9, y0 + 8, W // 2 - 18, H - 17)
    _page_frame(cv, middle + 10, y0 + 8, W // 2 - 19, H - 17)
    return cv


def _cover(cv: Canvas) -> None:
    cv.rrect(0, TOP - 4, W + 10, H + 9, "wine", "ink", 3)
    cv.rect(2, TOP - 3, W + 6, 1, "crimson")
    cv.rect(1, TOP, 1, H, "crimson")
    cv.rect(W + 8, TOP, 1, H, "mahog")


def _toned(cv: Canvas) -> None:
    """The gutter's shade and the yellowed corner at the lower right."""
    yy, xx = np.mgrid[0:H, 0:W]
    from_spine: Field = np.abs(xx - W / 2 + 0.5)
    dither = bayer(H, W)
    yellowed: Mask = (np.clip(0.95 - from_spine / 26, 0, 1) > dither) | (
        np.clip((xx + yy - 760) / 260, 0, 0.5) > dither
    )
    cv.mask(LEFT, TOP, yellowed, "cream")
    right = (xx >= W // 2) & (np.clip(0.62 - (xx - W // 2) / 12, 0, 1) > dither)
    cv.mask(LEFT, TOP, right | ((xx < W // 2) & (from_spine < 1.2)), "brass")
    cv.rect(LEFT + W // 2, TOP, 1, H, "umber")


def _page_frame(cv: Canvas, x: int, y: int, w: int, h: int) -> None:
    """A cream line with stepped brass corners."""
    cv.box(x, y, w, h, "cream")
    for cx, dx in ((x, 1), (x + w - 1, -1)):
        for cy, dy in ((y, 1), (y + h - 1, -1)):
            for k in range(3):
                for t in range(7 - 2 * k):
                    cv.px(cx + dx * (2 * k + t), cy + dy * 2 * k, "brass")
                    cv.px(cx + dx * 2 * k, cy + dy * (2 * k + t), "brass")


def tab(colour: str, active: bool) -> Canvas:
    """A tab above the cover: 18 rows, or 25 for the open game, which runs into the page."""
    main, light = TABS[colour]
    h = 25 if active else 18
    cv = Canvas(16, h)
    shape = np.ones((h, 16), np.bool_)
    shape[0, :3] = shape[0, -3:] = shape[1, :1] = shape[1, -1:] = False
    face = shape & ~edge(shape)
    face[-1, 1:-1] = True
    cv.mask(0, 0, shape, "ink")
    cv.mask(0, 0, face, "ivory" if active else main)
    cv.rect(3, 1, 10, 2, main if active else light)
    return cv


def sprites() -> dict[str, Sprite]:
    """`rulebook/desk`, `rulebook/pages`, and a pair of tabs in every colour."""
    found = {
        "rulebook/desk": Sprite(desk()),
        "rulebook/pages": Sprite(pages(), anchor=(LEFT, TOP)),
    }
    for colour in TABS:
        found[f"rulebook/tab/{colour}"] = Sprite(tab(colour, active=False), (4, 4, 4, 2))
        found[f"rulebook/tab/{colour}/open"] = Sprite(tab(colour, active=True), (4, 4, 4, 2))
    return found
