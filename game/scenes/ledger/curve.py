"""The purse over the last lines of the ledger: a pen's line on ruled paper."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from game.career.profile import Entry
from game.i18n import Words
from game.ui.canvas import Canvas
from game.ui.surfaces import Rect

LEAST = 84  # pixels of height that the paper needs
_MOST = 24  # lines of the ledger that have room
_RULE = 11  # from line to line of the paper
_MARGIN, _HEAD, _FOOT = 38, 18, 10


def draw_curve(canvas: Canvas, words: Words, entries: Sequence[Entry], area: Rect) -> None:
    """The purse after each of the last `entries`, on paper that fills `area`."""
    x, y, w, h = area
    _draw_paper(canvas, words, area)
    shown = entries[-_MOST:]
    purses = [entry.purse for entry in shown]
    low, high = min(purses, default=0), max(purses, default=1)
    points = _points(purses, (x + _MARGIN + 10, y + _HEAD + 8, w - _MARGIN - 50, h - _HEAD - _FOOT - 10))
    for (ax, ay), (bx, by) in pairwise(points):
        canvas.line(ax, ay, bx, by, "dusk")
        canvas.line(ax, ay + 1, bx, by + 1, "dusk")
    for entry, (px, py) in zip(shown, points, strict=True):
        canvas.disc(px, py, 2, "felt" if entry.chips >= 0 else "crimson")
    for purse in {high, low}:
        at = points[purses.index(purse)][1]
        canvas.text(x + _MARGIN - 6, at - 3, words.number(purse), "mahog", align="right")
    if points:
        px, py = points[-1]
        canvas.disc(px, py, 4, "crimson", 1)
        canvas.text(px + 8, py - 3, words.number(purses[-1]), "crimson")


def _draw_paper(canvas: Canvas, words: Words, area: Rect) -> None:
    """A leaf with its lines, the red line of its margin, and what it tells."""
    x, y, w, h = area
    canvas.shade(x + 3, y + 3, w, h)
    canvas.rect(x, y, w, h, "cream")
    canvas.rect(x, y, w - 1, h - 1, "ivory")
    for line in range(y + _HEAD, y + h - 4, _RULE):
        canvas.rect(x + 1, line, w - 3, 1, "fog")
    canvas.rect(x + _MARGIN, y + 1, 1, h - 3, "coral")
    canvas.rect(x + _MARGIN + 2, y + 1, 1, h - 3, "coral")
    canvas.text(x + _MARGIN + 10, y + 6, words.tr("ledger.curve"), "wine")


def _points(purses: Sequence[int], area: Rect) -> list[tuple[int, int]]:
    """Where the pen goes: one place for each purse, the highest at the top of `area`."""
    x, y, w, h = area
    low, high = min(purses, default=0), max(purses, default=1)
    if low == high:  # one line along the middle
        low, high = low - 1, high + 1
    steps = max(1, len(purses) - 1)
    return [(x + w * n // steps, y + h - h * (purse - low) // (high - low)) for n, purse in enumerate(purses)]
