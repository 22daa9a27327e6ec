"""The banquettes behind the table: fluted, tufted, woven or carved."""

from __future__ import annotations

from collections.abc import Callable

from game.authoring.pixels import Canvas

W, TOP, FOOT = 640, 84, 172
Three = tuple[str, str, str]


def _ground(cv: Canvas, colour: str) -> None:
    cv.rect(0, TOP, W, FOOT - TOP, colour)
    for y, h, rim in ((82, 2, "umber"), (82, 1, "brass"), (84, 1, "ink")):
        cv.rect(0, y, W, h, rim)


def _fluted(cv: Canvas, seat: Three) -> None:
    """Upright rolls with three rows of buttons."""
    main, light, dark = seat
    _ground(cv, main)
    for x in range(0, W, 16):
        cv.rect(x, 86, 1, 86, dark)
        cv.rect(x + 1, 86, 2, 86, light)
        cv.rect(x + 15, 85, 1, 87, dark)
    for y in (98, 116, 134):
        for x in range(8, W, 16):
            cv.px(x, y, "gold")
            cv.pts([(x + 1, y + 1), (x, y + 1)], dark)


def _tufted(cv: Canvas, seat: Three) -> None:
    """Deep diamonds with a button at every crossing."""
    main, light, dark = seat
    _ground(cv, main)
    for y in range(TOP + 1, FOOT):
        for x in range(W):
            a, b = (x + 2 * (y - TOP)) % 28, (x - 2 * (y - TOP)) % 28
            if a == 0 or b == 0:
                cv.px(x, y, dark)
            elif (a in (2, 3) and b > 14) or (b in (2, 3) and a < 14):
                cv.px(x, y, light)
    for n, y in enumerate(range(TOP + 7, FOOT, 7)):
        for x in range(14 if n % 2 == 0 else 0, W, 28):
            cv.rect(x - 1, y - 1, 3, 3, dark)
            cv.px(x, y, "gold")


def _kilim(cv: Canvas, seat: Three) -> None:
    """A woven rug over the back: stripes and stepped diamonds."""
    main, light, dark = seat
    _ground(cv, main)
    bands = ((88, dark), (90, "cream"), (91, dark), (116, dark), (117, "cream"), (119, dark), (146, "cream"))
    for y, colour in bands:
        cv.rect(0, y, W, 1, colour)
    for top, size in ((93, 11), (121, 12)):
        for x in range(0, W, 2 * size + 2):
            for i in range(-size + 1, size):
                half = (size - 1 - abs(i)) // 2 * 2
                y = top + size - 1 + i
                if y < FOOT - 26:
                    cv.rect(x + size - half, y, 2 * half + 1, 1, light)
                    inner = half - 4
                    if inner >= 0:
                        cv.rect(x + size - inner, y, 2 * inner + 1, 1, "night")
                    if half >= 8:
                        cv.rect(x + size - 1, y, 3, 1, "gold")
    for x in range(0, W, 4):
        cv.rect(x, 148, 1, 24, dark)
        cv.rect(x + 1, 148, 1, 24, light if x % 8 else main)


_HEART = ((9, 11), (8, 12), (8, 12), (8, 12), (9, 12), (10, 12), (11, 12), (12, 12))
"""The left half of a heart, row by row: first and last column of a board."""


def _bench(cv: Canvas, seat: Three) -> None:
    """Carved boards with a heart cut through each."""
    main, light, dark = seat
    _ground(cv, main)
    for x in range(0, W, 26):
        cv.rect(x, 86, 1, 86, dark)
        cv.rect(x + 1, 86, 1, 86, light)
        cv.rect(x + 25, 86, 1, 86, dark)
        for y in (112, 134, 150, 162):
            cv.rect(x + 5 + (y % 7), y, 9, 1, dark)
        for dy, (a, b) in enumerate(_HEART):
            cv.rect(x + a, 94 + dy, b - a + 1, 1, "ink")
            cv.rect(x + 25 - b, 94 + dy, b - a + 1, 1, "ink")
        cv.pts([(x + 9, 93), (x + 10, 93), (x + 11, 93), (x + 14, 93), (x + 15, 93), (x + 16, 93)], dark)
        cv.pts([(x + 12, 103), (x + 13, 103)], light)
    cv.rect(0, 88, W, 1, light)
    cv.rect(0, 89, W, 1, dark)


BACKS: dict[str, Callable[[Canvas, Three], None]] = {
    "fluted": _fluted, "tufted": _tufted, "kilim": _kilim, "bench": _bench,
}  # fmt: skip
