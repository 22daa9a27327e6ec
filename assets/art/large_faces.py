"""Card faces in large print: a rank twice as high as usual, and one great mark of the suit."""

from __future__ import annotations

import numpy as np

from art import courts
from art.card_faces import HERO_H, HERO_W, INDICES, SMALL_H, SMALL_W, blank
from art.suits import TWO, Inks, great, mark, pip
from game.authoring.pixels import IDX, Canvas, Mask, T, edge, grow, rrmask, scale2x, stencil

_LEFT, _TOP = 3, 3
_ASIDE = 9
"""Pixels that a court makes room for its rank."""


def hero(rank: str, suit: str, inks: Inks = TWO, letters: str = "") -> Canvas:
    """A large card: its rank and mark lie in the strip that a fan leaves free."""
    cv = blank(HERO_W, HERO_H, 3)
    index = _index(rank, suit, inks, letters)
    if rank in "JQK":
        _court(cv, rank, suit, inks, index)
    else:
        great(cv, HERO_W - 30, HERO_H - 34, suit, inks)
    cv.blit(index, 0, 0)
    return cv


def held(rank: str, suit: str, inks: Inks = TWO, letters: str = "") -> Canvas:
    """The upper end of a large card as its holder peeks at it: rank and mark side by side."""
    cv = blank(HERO_W, HERO_H, 3)
    cv.mask(_LEFT, _TOP + 1, _hero_rank(rank, letters), inks[suit][1])
    great(cv, HERO_W - 29, 2, suit, inks)
    return cv


def small(rank: str, suit: str, inks: Inks = TWO, letters: str = "") -> Canvas:
    """A small card."""
    cv = blank(SMALL_W, SMALL_H, 2)
    cv.mask(2, 2, _small_rank(rank, letters), inks[suit][1])
    cv.mask(2, 22, mark(suit, 7), inks[suit][1])
    pip(cv, SMALL_W - 16, SMALL_H - 3 - mark(suit, 13).shape[0], suit, inks, 13)
    return cv


def _hero_rank(rank: str, letters: str) -> Mask:
    own = INDICES.get(f"22/{rank}{letters}")
    return stencil(own) if own else scale2x(stencil(INDICES[f"11/{rank}{letters}"]))


def _small_rank(rank: str, letters: str) -> Mask:
    """Nine columns at most: as much as a fan shows of a covered card."""
    if own := INDICES.get(f"18/{rank}{letters}"):
        return stencil(own)
    wide = scale2x(stencil(INDICES[f"9/{rank}{letters}"]))
    return np.delete(wide, (1, wide.shape[1] // 2, -2), axis=1)


def _index(rank: str, suit: str, inks: Inks, letters: str) -> Canvas:
    """The rank above its mark on a see-through card."""
    cv = Canvas(HERO_W, HERO_H)
    m = _hero_rank(rank, letters)
    cv.mask(_LEFT, _TOP, m, inks[suit][1])
    pip(cv, _LEFT + (m.shape[1] - 13) // 2, _TOP + 25, suit, inks, 13)
    return cv


def _court(cv: Canvas, rank: str, suit: str, inks: Inks, index: Canvas) -> None:
    """The figure, a little to the right, and an ivory notch for the index."""
    figure = blank(HERO_W, HERO_H, 3)
    courts.draw(figure, rank, suit, inks)
    for x, y in ((38, 5), (4, 57)):  # the mark stands below the rank
        figure.rect(x, y, 8, 9, "ivory")
    cv.blit(figure.cut(2, 1, HERO_W - _ASIDE - 3, HERO_H - 2), _ASIDE + 1, 1)
    shape = rrmask(HERO_W, HERO_H, 3)
    cv.mask(0, 0, edge(shape), "ink")
    cv.a[~shape] = T
    notch = grow(grow(index.a != T, square=True), square=True)
    cv.a[notch & ~edge(shape) & (cv.a != T)] = IDX["ivory"]
