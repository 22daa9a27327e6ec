"""The drawing kit of the bake: canvases of palette indices, masks, ramps and light tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from game.ui.palette import PALETTE

Pixels = NDArray[np.uint8]
Mask = NDArray[np.bool_]
Field = NDArray[np.float64]
Point = tuple[float, float]
Colour = str | int | None

NAMES = tuple(PALETTE)
IDX = {name: index for index, name in enumerate(NAMES)}
T = 255
"""The index that means: no pixel here."""

_BAYER = np.array([[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]]) / 16.0 + 1 / 32
_CORNERS: dict[int, tuple[int, ...]] = {
    0: (), 1: (1,), 2: (2, 1), 3: (3, 2, 1), 4: (4, 2, 1, 1), 5: (5, 3, 2, 1, 1),
}  # fmt: skip


def c(colour: Colour) -> int:
    """The palette index of a colour name; None is transparent."""
    if colour is None:
        return T
    return IDX[colour] if isinstance(colour, str) else int(colour)


def lut(**steps: str) -> Pixels:
    """A table that turns each named colour into another and leaves the rest alone."""
    table = np.arange(256).astype(np.uint8)
    for before, after in steps.items():
        table[IDX[before]] = IDX[after]
    return table


SHADOW = lut(
    ivory="cream", cream="brass", goldl="gold", gold="brass", brass="umber", umber="cocoa", cocoa="mahog",
    mahog="ink", mint="feltl", feltl="felt", felt="feltd", feltd="feltdd", feltdd="ink", wine="mahog",
    crimson="wine", red="crimson", coral="red", blush="skind", skind="skindd", skindd="cocoa", fog="haze",
    haze="steel", steel="dusk", dusk="indigo", indigo="night", night="ink", slate="smoke", smoke="night",
    teal="feltd", cyan="teal", violet="indigo", orchid="violet",
)  # fmt: skip
"""What a surface becomes in shadow."""
WARM = lut(
    ink="mahog", night="mahog", mahog="cocoa", cocoa="umber", umber="brass", brass="gold", gold="goldl",
    goldl="ivory", wine="crimson", crimson="red", indigo="dusk", dusk="steel", smoke="slate",
    feltdd="feltd", feltd="felt", felt="feltl", feltl="mint",
)  # fmt: skip
"""What a surface becomes in warm lamp light."""


def bayer(h: int, w: int, oy: int = 0, ox: int = 0) -> Field:
    """The 4x4 ordered-dither thresholds (0-1) tiled over h x w, starting at (oy, ox) of the pattern."""
    rows: Field = _BAYER[(np.arange(h) + oy) % 4]
    return rows[:, (np.arange(w) + ox) % 4]


def ramp(field: Field, names: Sequence[str], oy: int = 0, ox: int = 0) -> Pixels:
    """Colours of an ordered-dithered gradient: 0 in the field is names[0], n is names[n]."""
    h, w = field.shape
    steps = np.floor(field + bayer(h, w, oy, ox)).astype(int)
    colours: Pixels = np.array([IDX[name] for name in names], np.uint8)
    dithered: Pixels = colours[np.clip(steps, 0, len(names) - 1)]
    return dithered


def edge(mask: Mask) -> Mask:
    """The pixels of the mask that touch its outside (four neighbours)."""
    p = np.pad(mask, 1)
    inner: Mask = p[:-2, 1:-1] & p[2:, 1:-1] & p[1:-1, :-2] & p[1:-1, 2:]
    return mask & ~inner


def grow(mask: Mask, square: bool = False) -> Mask:
    """The mask with one more pixel all round, in a frame of the same size."""
    p = np.pad(mask, 1)
    out: Mask = mask | p[:-2, 1:-1] | p[2:, 1:-1] | p[1:-1, :-2] | p[1:-1, 2:]
    if square:
        out = out | p[:-2, :-2] | p[:-2, 2:] | p[2:, :-2] | p[2:, 2:]
    return out


def ellmask(w: int, h: int, n: float = 2.0) -> Mask:
    """An ellipse that fills w x h; n above 2 squares it (a superellipse)."""
    yy, xx = np.mgrid[0:h, 0:w]
    m: Mask = (np.abs((xx + 0.5 - w / 2) / (w / 2)) ** n + np.abs((yy + 0.5 - h / 2) / (h / 2)) ** n) <= 1.0
    return m


def rrmask(w: int, h: int, r: int) -> Mask:
    """A rectangle with stepped pixel corners of 0 to 5."""
    m = np.ones((h, w), np.bool_)
    for i, cut in enumerate(_CORNERS[r]):
        for y in (i, h - 1 - i):
            m[y, :cut] = False
            m[y, w - cut :] = False
    return m


def polymask(w: int, h: int, pts: Sequence[Point]) -> Mask:
    """The pixels of w x h whose centres lie inside the polygon (even-odd rule)."""
    m = np.zeros((h, w), np.bool_)
    ys = [p[1] for p in pts]
    sides = list(zip(pts, [*pts[1:], pts[0]], strict=True))
    for y in range(max(0, int(min(ys))), min(h - 1, int(max(ys))) + 1):
        yc = y + 0.5
        xs = sorted(
            x0 + (yc - y0) * (x1 - x0) / (y1 - y0)
            for (x0, y0), (x1, y1) in sides
            if y0 <= yc < y1 or y1 <= yc < y0
        )
        for a, b in zip(xs[::2], xs[1::2], strict=False):
            m[y, max(0, int(np.ceil(a - 0.5))) : max(0, min(w, int(np.ceil(b - 0.5))))] = True
    return m


def stencil(text: str) -> Mask:
    """A mask from a text grid: # is a pixel."""
    rows = text.strip("\n").split("\n")
    w = max(map(len, rows))
    return np.array([[ch == "#" for ch in row.ljust(w, ".")] for row in rows], np.bool_)


def grids(path: Path) -> dict[str, str]:
    """The text grids of a file by name: `@ name`, then its rows; lines that begin with `; ` are remarks."""
    found: dict[str, list[str]] = {}
    rows: list[str] = []
    for line in path.read_text("utf8").splitlines():
        if line.startswith("@ "):
            rows = found.setdefault(line[2:], [])
        elif line and not line.startswith("; "):
            rows.append(line)
    return {name: "\n".join(lines) for name, lines in found.items()}


def scale2x(mask: Mask) -> Mask:
    """The mask at twice its size with the diagonals smoothed (the Scale2x rule)."""
    p = np.pad(mask, 1)
    up, down, left, right = p[:-2, 1:-1], p[2:, 1:-1], p[1:-1, :-2], p[1:-1, 2:]
    out = np.zeros((mask.shape[0] * 2, mask.shape[1] * 2), np.bool_)
    free = (up != down) & (left != right)
    for dy, dx, side, turn in ((0, 0, left, up), (0, 1, right, up), (1, 0, left, down), (1, 1, right, down)):
        out[dy::2, dx::2] = np.where(free & (side == turn), side, mask)
    return out


def scale3x(pixels: Pixels) -> Pixels:
    """The pixels at three times their size with the edges smoothed (the Scale3x rule)."""
    p = np.pad(pixels, 1, mode="edge")
    middle = p[1:-1, 1:-1]
    up, down, left, right = p[:-2, 1:-1], p[2:, 1:-1], p[1:-1, :-2], p[1:-1, 2:]
    corners = {(0, 0): p[:-2, :-2], (0, 2): p[:-2, 2:], (2, 0): p[2:, :-2], (2, 2): p[2:, 2:]}
    free = (up != down) & (left != right)
    out = np.repeat(np.repeat(pixels, 3, 0), 3, 1)
    rows, columns = {0: up, 2: down}, {0: left, 2: right}
    for y, row in rows.items():
        for x, column in columns.items():
            out[y::3, x::3] = np.where(free & (row == column), row, middle)
    for y, row in rows.items():  # between two corners: where the edge of either goes on
        going = ((left == row) & (middle != corners[y, 2])) | ((right == row) & (middle != corners[y, 0]))
        out[y::3, 1::3] = np.where(free & going, row, middle)
    for x, column in columns.items():
        going = ((up == column) & (middle != corners[2, x])) | ((down == column) & (middle != corners[0, x]))
        out[1::3, x::3] = np.where(free & going, column, middle)
    return out


class Canvas:
    """A picture of palette indices (`a`, rows of columns); T is transparent. Drawing clips at the border."""

    def __init__(self, w: int, h: int, fill: Colour = None) -> None:
        self.w, self.h = w, h
        self.a: Pixels = np.full((h, w), c(fill), np.uint8)

    @classmethod
    def of(cls, pixels: Pixels) -> Canvas:
        """A canvas over a copy of the given indices."""
        made = cls(pixels.shape[1], pixels.shape[0])
        made.a[:] = pixels
        return made

    def copy(self) -> Canvas:
        """The same picture, free to be drawn on."""
        return Canvas.of(self.a)

    def cut(self, x: int, y: int, w: int, h: int) -> Canvas:
        """A copy of one rectangle of the picture."""
        return Canvas.of(self.a[y : y + h, x : x + w])

    def px(self, x: int, y: int, col: Colour) -> None:
        """One pixel."""
        if 0 <= x < self.w and 0 <= y < self.h:
            self.a[y, x] = c(col)

    def pts(self, pts: Iterable[tuple[int, int]], col: Colour) -> None:
        """Several single pixels."""
        for x, y in pts:
            self.px(x, y, col)

    def get(self, x: int, y: int) -> int:
        """The index at a place; T outside."""
        return int(self.a[y, x]) if 0 <= x < self.w and 0 <= y < self.h else T

    def rect(self, x: int, y: int, w: int, h: int, col: Colour) -> None:
        """A filled rectangle."""
        self.a[max(y, 0) : max(y + h, 0), max(x, 0) : max(x + w, 0)] = c(col)

    def box(self, x: int, y: int, w: int, h: int, col: Colour) -> None:
        """The one-pixel outline of a rectangle."""
        self.rect(x, y, w, 1, col)
        self.rect(x, y + h - 1, w, 1, col)
        self.rect(x, y, 1, h, col)
        self.rect(x + w - 1, y, 1, h, col)

    def rrect(self, x: int, y: int, w: int, h: int, fill: Colour, border: Colour = None, r: int = 1) -> None:
        """A rectangle with stepped corners of 0 to 5, with an outline if a border is named."""
        m = rrmask(w, h, r)
        self.mask(x, y, m, fill)
        self.mask(x, y, edge(m), border)

    def ell(self, x: int, y: int, w: int, h: int, fill: Colour, border: Colour = None) -> None:
        """An ellipse, with an outline if a border is named."""
        m = ellmask(w, h)
        self.mask(x, y, m, fill)
        self.mask(x, y, edge(m), border)

    def line(self, x0: int, y0: int, x1: int, y1: int, col: Colour) -> None:
        """A straight line of single pixels, both ends drawn."""
        dx, dy = abs(x1 - x0), -abs(y1 - y0)
        sx, sy = (1 if x0 < x1 else -1), (1 if y0 < y1 else -1)
        err = dx + dy
        while True:
            self.px(x0, y0, col)
            if (x0, y0) == (x1, y1):
                return
            twice = 2 * err
            if twice >= dy:
                err, x0 = err + dy, x0 + sx
            if twice <= dx:
                err, y0 = err + dx, y0 + sy

    def poly(self, pts: Sequence[Point], col: Colour) -> None:
        """A filled polygon."""
        self.mask(0, 0, polymask(self.w, self.h, pts), col)

    def rows(self, x: int, y: int, spans: Iterable[tuple[int, int] | None], col: Colour) -> None:
        """One horizontal run (first, last column) or nothing per row, from y down."""
        for i, span in enumerate(spans):
            if span:
                self.rect(x + span[0], y + i, span[1] - span[0] + 1, 1, col)

    def _window(self, x: int, y: int, w: int, h: int) -> tuple[Pixels, tuple[slice, slice]] | None:
        """The part of the picture under a w x h stamp at (x, y), and the part of the stamp that shows."""
        x0, y0, x1, y1 = max(x, 0), max(y, 0), min(x + w, self.w), min(y + h, self.h)
        if x1 <= x0 or y1 <= y0:
            return None
        return self.a[y0:y1, x0:x1], (slice(y0 - y, y1 - y), slice(x0 - x, x1 - x))

    def mask(self, x: int, y: int, m: Mask, col: Colour) -> None:
        """One colour through a mask; None draws nothing."""
        found = self._window(x, y, m.shape[1], m.shape[0])
        if found is not None and col is not None:
            found[0][m[found[1]]] = c(col)

    def maplut(self, x: int, y: int, m: Mask, table: Pixels) -> None:
        """Step the colours under a mask through a table such as SHADOW or WARM."""
        found = self._window(x, y, m.shape[1], m.shape[0])
        if found is not None:
            sub = m[found[1]]
            found[0][sub] = table[found[0][sub]]

    def paint(self, x: int, y: int, m: Mask, pixels: Pixels) -> None:
        """Pixels (such as a ramp of the same size) through a mask."""
        found = self._window(x, y, m.shape[1], m.shape[0])
        if found is not None:
            sub = m[found[1]]
            found[0][sub] = pixels[found[1]][sub]

    def blit(
        self, src: Canvas | Pixels, x: int, y: int, flipx: bool = False, flipy: bool = False,
        table: Pixels | None = None,
    ) -> None:  # fmt: skip
        """Another picture, mirrored or stepped through a table if asked; its T pixels stay see-through."""
        a = src.a if isinstance(src, Canvas) else src
        a = a[:: -1 if flipy else 1, :: -1 if flipx else 1]
        self.paint(x, y, a != T, a if table is None else table[a])

    def grid(self, x: int, y: int, text: str, colours: Mapping[str, Colour]) -> None:
        """A picture given as a text grid; letters without a colour are see-through."""
        for j, row in enumerate(text.strip("\n").split("\n")):
            for i, ch in enumerate(row):
                if colours.get(ch) is not None:
                    self.px(x + i, y + j, colours[ch])

    def outline(self, col: Colour) -> Canvas:
        """Grow a one-pixel outline around everything drawn (four neighbours); returns the canvas."""
        m = self.a != T
        self.a[grow(m) & ~m] = c(col)
        return self

    def shadow_of(self, src: Canvas | Pixels, x: int, y: int, dx: int, dy: int) -> None:
        """The shadow that a picture at (x, y) throws, moved by (dx, dy)."""
        a = src.a if isinstance(src, Canvas) else src
        self.maplut(x + dx, y + dy, a != T, SHADOW)


@dataclass(frozen=True)
class Sprite:
    """A named piece for the sheets.

    `slice` is left, right, top, bottom for nine-slice drawing; `anchor` is the pixel that is placed;
    `sheet` overrides the sheet, which is otherwise the name of the module that draws it.
    """

    picture: Canvas
    slice: tuple[int, int, int, int] | None = None
    anchor: tuple[int, int] | None = None
    sheet: str = ""
