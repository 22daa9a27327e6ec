"""Card faces: hero cards 49x69 with pips and courts, small cards 27x37 with one large mark."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from art import aces, courts
from art.suits import TWO, Inks, mark, pip
from game.authoring.pixels import IDX, Canvas, T, edge, grids, grow, rrmask, stencil

HERO_W, HERO_H, SMALL_W, SMALL_H = 49, 69, 27, 37
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
LETTERED = ("A", "J", "Q", "K")
RUSSIAN = "_ru"
"""At the end of the name of a card whose corner says Т К Д В instead of A K Q J."""
INDICES = grids(Path(__file__).parent / "grids/indices.txt")

_COLUMNS = {"L": 13, "C": 20, "R": 27}
_WIDE_COLUMNS = {"L": 12, "C": 20, "R": 28}
_SPOTS = {
    "2": "C0 C6", "3": "C0 C3 C6", "4": "L0 R0 L6 R6", "5": "L0 R0 C3 L6 R6", "6": "L0 R0 L3 R3 L6 R6",
    "7": "L0 R0 C1.5 L3 R3 L6 R6", "8": "L0 R0 C1.5 L3 R3 C4.5 L6 R6", "9": "L0 R0 L2 R2 C3 L4 R4 L6 R6",
    "10": "L0 R0 C1 L2 R2 L4 R4 C5 L6 R6",
}  # fmt: skip
"""Column and sixth of the height of every pip."""


def blank(w: int, h: int, r: int) -> Canvas:
    """An empty ivory card with an ink outline and a cream edge right and below."""
    cv = Canvas(w, h)
    cv.rrect(0, 0, w, h, "ivory", "ink", r)
    m = np.pad(cv.a == IDX["ivory"], 1)
    cv.mask(0, 0, m[1:-1, 1:-1] & (~m[1:-1, 2:] | ~m[2:, 1:-1]), "cream")
    return cv


def hero(rank: str, suit: str, inks: Inks = TWO, letters: str = "") -> Canvas:
    """A large card; `letters` chooses those of its corner, as `RUSSIAN` does."""
    cv = blank(HERO_W, HERO_H, 3)
    corner = _corner(rank, suit, inks, letters)
    if rank in "JQK":
        courts.draw(cv, rank, suit, inks)
        # The figure may have run over the border.
        shape = rrmask(HERO_W, HERO_H, 3)
        cv.mask(0, 0, edge(shape), "ink")
        cv.a[~shape] = T
        _clear_behind(cv, corner)
    elif rank == "A":
        aces.draw(cv, suit, inks)
    else:
        _spots(cv, rank, suit, inks)
    cv.blit(corner, 0, 0)
    cv.blit(corner, 0, 0, flipx=True, flipy=True)
    return cv


def _spots(cv: Canvas, rank: str, suit: str, inks: Inks) -> None:
    # Nine and ten are crowded: they spread one pixel further.
    crowded = rank in ("9", "10")
    columns, top = (_WIDE_COLUMNS, 4) if crowded else (_COLUMNS, 5)
    height = HERO_H - 9 - 2 * top
    for spot in _SPOTS[rank].split():
        sixth = float(spot[1:])
        pip(cv, columns[spot[0]], round(top + height * sixth / 6), suit, inks, 9, turned=sixth > 3)


def _corner(rank: str, suit: str, inks: Inks, letters: str) -> Canvas:
    """The index and its pip on a see-through card."""
    cv = Canvas(HERO_W, HERO_H)
    m = stencil(INDICES[f"11/{rank}{letters}"])
    ten = rank == "10"
    cv.mask(2 if ten else 3, 4, m, inks[suit][1])
    pip(cv, 3 if ten else 3 + (m.shape[1] - 7) // 2, 17, suit, inks)
    return cv


def _clear_behind(cv: Canvas, corner: Canvas) -> None:
    """An ivory notch behind both indices of a court."""
    m = grow(corner.a != T, square=True)
    for notch in (m, m[::-1, ::-1]):
        cv.a[notch & (cv.a != T)] = IDX["ivory"]


def small(rank: str, suit: str, inks: Inks = TWO, letters: str = "") -> Canvas:
    """A small card; courts carry a gold mark in the corner. `letters` as for a large one."""
    cv = blank(SMALL_W, SMALL_H, 2)
    cv.mask(3, 3, stencil(INDICES[f"9/{rank}{letters}"]), inks[suit][1])
    cv.mask(4, 14, mark(suit, 5), inks[suit][1])
    pip(cv, SMALL_W - 16, SMALL_H - 3 - mark(suit, 13).shape[0], suit, inks, 13)
    if rank in "JQK":
        cv.mask(SMALL_W - 11, 7, stencil(INDICES[f"mark/{rank}"]), "gold")
        cv.rect(SMALL_W - 11, 10, 5, 1, "brass")
    return cv
