"""How the panes of a window end above: carved heads of wood with a brass edge."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from game.authoring.pixels import Canvas

Box = tuple[int, int, int, int]

HEADS: dict[str, tuple[int, Callable[[float], float]]] = {
    "plain": (0, lambda u: 1.0),
    "round": (15, lambda u: float(np.sqrt(1 - u * u))),
    "gothic": (24, lambda u: float(np.sqrt(4 - (u + 1) ** 2) / np.sqrt(3))),
    "ogee": (17, lambda u: 0.72 * float(np.sqrt(1 - u * u)) + 0.28 * (1 - u) ** 5),
}
"""How deep the carving is at a pane's sides, and how far up its opening reaches there (0 to 1) from the
middle (0) to a side (1) of the pane."""


def carve(cv: Canvas, glass: Canvas, opening: Box, panes: int, head: str) -> None:
    """Leave wood instead of glass above the heads of all panes of an opening."""
    depth, reach = HEADS[head]
    x, y, w, _ = opening
    if not depth:
        return
    for i in range(panes):
        left = x + (0 if i == 0 else w * i // panes + 3)
        right = x + (w if i == panes - 1 else w * (i + 1) // panes - 2)
        middle, half = (left + right - 1) / 2, (right - left) / 2
        for column in range(left, right):
            top = y + round(depth * (1 - reach(min(1.0, abs(column - middle) / half))))
            cv.rect(column, y, 1, top - y, "umber")
            cv.px(column, top - 1, "brass" if column < middle else "cocoa")
            cv.px(column, top, "ink")
            glass.rect(column, y - 1, 1, top + 2 - y, None)
