"""The picture behind the settings' glass: a lit train passing the mountains at night."""

from __future__ import annotations

from art.easel import Easel
from art.night_city import night
from game.authoring.pixels import Sprite

SIZE = (220, 104)


def _mountains(o: Easel) -> None:
    for x, y, half in ((20, 36, 40), (96, 28, 52), (168, 40, 44), (214, 30, 40), (58, 46, 30), (134, 46, 34)):
        o.area([(x, y), (x - half, 78), (x + half, 78)], "dusk")
        o.area([(x, y), (x - half, 78), (x - half // 5, 78), (x + 3, y + 18)], "steel")
        o.area([(x, y), (x - 7, y + 9), (x - 2, y + 6), (x + 2, y + 11), (x + 7, y + 8)], "fog")


PASSENGERS = (
    (9, "cocoa", "wine"), (53, "umber", "indigo"), (97, "cocoa", "feltd"), (141, "mahog", "crimson"),
    (185, "umber", "dusk"),
)  # fmt: skip
"""Place, hair and coat of those in the windows."""


def _train(o: Easel) -> None:
    """One blue carriage from edge to edge with people in its windows."""
    h = o.h
    o.rect(0, h - 40, o.w, 30, "indigo")
    o.rect(0, h - 40, o.w, 2, "steel")
    o.rect(0, h - 38, o.w, 1, "ink")
    o.rect(0, h - 16, o.w, 2, "gold")
    o.rect(0, h - 12, o.w, 2, "ink")
    for x in range(0, o.w, 22):
        o.rrect(x + 4, h - 35, 15, 15, "goldl", "ink", 2)
        o.rect(x + 5, h - 34, 13, 3, "ivory")
        o.rect(x + 5, h - 23, 13, 2, "gold")
    for x, head, coat in PASSENGERS:
        o.ell(x, h - 32, 5, 7, head)
        o.rrect(x - 2, h - 26, 9, 5, coat, None, 1)


def view() -> Easel:
    """The whole picture, 220 by 104."""
    o = night(*SIZE, 5, (40, 22, 12))
    _mountains(o)
    _train(o)
    o.rect(0, o.h - 10, o.w, 10, "ink")
    o.rect(0, o.h - 6, o.w, 1, "steel")
    for x in range(0, o.w, 12):
        o.rect(x, o.h - 4, 7, 2, "umber")
    return o


def sprites() -> dict[str, Sprite]:
    """settings/view."""
    return {"settings/view": Sprite(view())}
