"""What stands by the title's track and falls back past the train."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.canvas import Canvas

STRIDE = 0.18
"""Metres the ground moves from one of its pictures to the next."""
_HORIZON, _MIDDLE, _FOCAL, _EYE = 236, 388, 500, 1.55  # pixels, pixels, pixels, metres
_NOSE = (-0.42, 8.9)  # metres to the right of the eye and ahead of it
_ALONG, _ACROSS = (0.454, 0.891), (0.891, -0.454)  # the track's directions: 27 degrees from straight ahead


class Thing(NamedTuple):
    """A picture by the track; all places in metres, those along it counted from the engine's nose."""

    name: str
    pictures: int  # how many follow each other; 0 when the name is the whole name
    across: float
    own: float  # where along the track it is as large as it is drawn
    rest: float  # where it stands before anything moves
    first: float  # where it comes into view
    last: float  # where it is lost behind the engine or in the distance
    every: float  # after how many metres it comes again


MEADOW = Thing("title/meadow", 0, -5.5, -2.0, 24.0, -7.0, 8.5, 54)
CROSSING = Thing("title/crossing/", 2, -2.6, -3.0, -3.0, -6.5, 5.5, 54)
SIGNAL = Thing("title/signal/clear", 0, 3.5, 1.7, 1.7, -1.6, 60, 64)


def spot(along: float, across: float) -> tuple[float, float, float]:
    """The pixel of a place on the ground, and how many pixels a metre has there."""
    right = _NOSE[0] + along * _ALONG[0] + across * _ACROSS[0]
    ahead = _NOSE[1] + along * _ALONG[1] + across * _ACROSS[1]
    return _MIDDLE + _FOCAL * right / ahead, _HORIZON + _FOCAL * _EYE / ahead, _FOCAL / ahead


def draw(canvas: Canvas, thing: Thing, steps: int) -> None:
    """The thing where it is after so many pictures of the ground; smaller the farther it is."""
    along = thing.first + (thing.rest - thing.first + steps * STRIDE) % thing.every
    if along > thing.last:
        return
    name = f"{thing.name}{steps // 6 % thing.pictures}" if thing.pictures else thing.name
    x, y, metre = spot(along, thing.across)
    share = metre / spot(thing.own, thing.across)[2]
    w, h = (round(size * share) for size in canvas.atlas.size(name))
    if w and h:
        canvas.turned(name, round(x), round(y) - h // 2, 0, w, h)
