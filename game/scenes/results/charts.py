"""The curve of the stack over its deals, and the needle of the dial."""

from __future__ import annotations

import math

from game.career.sitting import Settled
from game.i18n import Words
from game.ui.canvas import Canvas

_LEFT, _RIGHT, _TOP, _BOTTOM = 276, 456, 86, 172
_FADING = (13, 10, 7, 4)  # sixteenths of the pixels below the line that are filled, from above to below


def curve(canvas: Canvas, words: Words, settled: Settled, goal: int, share: float) -> None:
    """The player's chips after each deal, drawn up to `share` of its length; the goal as a dashed line."""
    points = settled.course.curve
    highest = max(*points, goal, 1)
    step = _round_step(highest)
    top = -(-highest // step) * step
    canvas.text(252, 69, words.tr("results.curve"), "goldl")
    for n in range(top // step + 1):
        y = _height(n * step, top)
        canvas.rect(_LEFT, y, _RIGHT - _LEFT, 1, "indigo")
        canvas.text(_LEFT - 5, y - 3, words.number(n * step), "steel", align="right")
    _deals(canvas, words, len(points) - 1)
    y = _height(goal, top)
    for x in range(_LEFT, _RIGHT, 6):
        canvas.rect(x, y, 3, 1, "gold")
    early = 2 * points.index(max(points)) < len(points)  # the label keeps clear of the highest stack's
    label, align = (_RIGHT - 3, "right") if early else (_LEFT + 3, "left")
    canvas.text(label, y - 9 if y > _TOP + 4 else y + 4, words.tr("results.goal"), "gold", align=align)
    _area(canvas, points, top, settled.buy_in, share)
    if share >= 1:
        _marks(canvas, words, points, top)


def _deals(canvas: Canvas, words: Words, deals: int) -> None:
    """The deals below the curve: how many they were, and a mark at every round number of them."""
    said = words.ntr("unit.deals", deals)
    canvas.text(_RIGHT, _BOTTOM + 6, said, "haze", align="right")
    free = _RIGHT - canvas.fonts["body"].width(said) - 6
    step = _round_step(max(1, deals))
    for n in range(0, deals + 1, step):
        x = _LEFT + (_RIGHT - _LEFT) * n // max(1, deals)
        canvas.rect(x, _BOTTOM + 1, 1, 3, "steel")
        if x + 8 < free:
            canvas.text(x, _BOTTOM + 6, words.number(n), "steel", align="center")


def _round_step(highest: int) -> int:
    """A round number, so that three or four steps of it reach `highest`."""
    step = 1
    while highest / step > 4:
        step = step * 2 if str(step)[0] in "15" else step * 5 // 2
    return step


def _height(chips: float, top: int) -> int:
    return round(_BOTTOM - (_BOTTOM - _TOP) * chips / top)


def _area(canvas: Canvas, points: tuple[int, ...], top: int, buy_in: int, share: float) -> None:
    """Column by column: the line, and a dither below it that thins out; red below half of the buy-in."""
    spans = max(1, len(points) - 1)
    for x in range(round((_RIGHT - _LEFT) * share)):
        at = x * spans / (_RIGHT - _LEFT)
        left = min(int(at), spans - 1)
        right = points[min(left + 1, len(points) - 1)]
        chips = points[left] + (right - points[left]) * (at - left)
        y = _height(chips, top)
        low = chips < buy_in / 2
        _column(canvas, _LEFT + x, y + 1, "crimson" if low else "felt")
        canvas.rect(_LEFT + x, y, 1, 2, "coral" if low else "mint")


def _column(canvas: Canvas, x: int, y: int, colour: str) -> None:
    """One column of the area from y down, cut out of a pattern that lies still: it thins out below."""
    for n, level in enumerate(_FADING):
        top, end = (y + (_BOTTOM - y) * (n + k) // len(_FADING) for k in (0, 1))
        with canvas.clip(x, top, 1, end - top):
            canvas.dither(x - x % 4, _TOP - _TOP % 4, 4, _BOTTOM - _TOP + 8, colour, level)


def _marks(canvas: Canvas, words: Words, points: tuple[int, ...], top: int) -> None:
    """The highest and lowest stack, and where it ended."""
    spans = max(1, len(points) - 1)

    def at(n: int) -> int:
        return _LEFT + round((_RIGHT - _LEFT) * n / spans)

    for n in {points.index(max(points)), points.index(min(points))}:
        label = words.number(points[n])
        width = canvas.fonts["body"].width(label) + 6
        x = max(_LEFT, min(_RIGHT - width, at(n) - width // 2))
        y = _height(points[n], top) + (-14 if points[n] == max(points) else 4)
        y = max(_TOP - 4, min(_BOTTOM - 11, y))
        canvas.rect(x, y, width, 11, "ink")
        canvas.box(x, y, width, 11, "mint" if points[n] == max(points) else "coral")
        canvas.text(x + 3, y + 2, label, "ivory")
    canvas.disc(at(spans), _height(points[-1], top), 3, "ink")
    canvas.disc(at(spans), _height(points[-1], top), 2, "goldl")


def overshoot(share: float) -> float:
    """The way of a needle: past its place once, then back (1 at the end)."""
    return 1 - math.cos(share * 1.5 * math.pi) * (1 - share) if share < 1 else 1.0
