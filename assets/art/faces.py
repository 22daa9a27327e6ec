"""Small heads of the passengers with their hats whole, and the four players as silhouettes."""

from __future__ import annotations

from typing import NamedTuple

from art.bust import MOODS, NEUTRAL, SIZE, backdrop
from art.cast import CAST, bust
from art.easel import Easel, shift
from game.authoring.pixels import Mask, Sprite, grow

HEAD = 32
"""Pixels across a small head."""


class Crop(NamedTuple):
    """What of a bust a small head shows: its first row and column, and those left out to fit the hat in."""

    top: int
    left: int
    rows: tuple[int, ...]
    columns: tuple[int, ...] = ()


CROPS = {
    "fontaine": Crop(1, 8, (3, 4, 5, 14, 15)),
    "ilona": Crop(1, 8, (14, 15, 16, 17, 18)),
    "ashworth": Crop(6, 8, ()),
    "jo": Crop(5, 9, (16,)),
    "tomasz": Crop(5, 8, (16,)),
    "pavel": Crop(3, 9, (12, 13, 14)),
    "marlow": Crop(1, 10, (5, 6, 7, 8, 17)),
    "singh": Crop(0, 8, (4, 5, 8, 9, 16, 17)),
    "vivienne": Crop(0, 7, (2, 3, 4, 5, 6, 7), (10, 37)),
    "stavros": Crop(1, 8, (4, 5, 6, 7, 14)),
    "emanuel": Crop(0, 9, (3, 4, 7, 8, 12, 13)),
    "zograf": Crop(0, 9, (5, 6, 7, 8, 16, 17), (11, 15, 33, 36)),
    "janko": Crop(0, 8, (4, 5, 6, 7, 10, 12)),
    "nina": Crop(2, 8, (4, 5, 17, 18)),
    "zora": Crop(1, 9, (4, 5, 8, 12, 13), (11, 36)),
    "vautrin": Crop(0, 3, (3, 6, 7, 8, 15, 16), (6, 7, 8, 9, 10, 12, 36, 38, 39, 40, 41, 42)),
}


def head(who: str, mood: int) -> Easel:
    """The small head of one passenger, cut out."""
    drawn = bust(who, mood)
    whole, crop = drawn.figure(hands=False), CROPS[who]
    top = max(0, crop.top + drawn.lift)
    rows = [y for y in range(top, SIZE) if y - drawn.lift not in crop.rows][:HEAD]
    columns = [x for x in range(crop.left, SIZE) if x not in crop.columns][:HEAD]
    small = Easel(HEAD, HEAD)
    small.a[:] = whole.a[rows][:, columns]
    return small


def face(who: str, mood: int) -> Easel:
    """The small head before the passenger's wall, 36 by 32 pixels."""
    wall = backdrop(mood, *bust(who, mood).wall).cut(6, 7, 36, HEAD)
    wall.blit(head(who, mood), 2, 0)
    return wall


SEATS = (
    ("red", "coral", "wine"),
    ("teal", "cyan", "feltdd"),
    ("gold", "goldl", "umber"),
    ("felt", "mint", "feltdd"),
)
"""Rim, bright rim and wall of each player's silhouette."""


def _traveller(o: Easel) -> Mask:
    m = o.m_blob("24,12 32,14 34,22 32,32 27,37 21,37 16,32 14,22 16,14") | o.m_rect(20, 34, 9, 8)
    return m | o.m_blob("17,40 9,43 4,47 2,56 46,56 44,47 39,43 31,40 24,42")


def _fedora(o: Easel) -> Mask:
    m = o.m_blob("13,14 14,6 19,4 24,5.5 29,4 34,6 35,14")
    m |= o.m_blob("5,16 12,13 24,14 36,13 43,16 34,18 24,18.6 14,18")
    return m | o.m_poly("12,45 15,34 19,38 20,46") | o.m_poly("36,45 33,34 29,38 28,46")


def _bob(o: Easel) -> Mask:
    return o.m_blob("24,7 34,9 39,18 38,29 40,36 32,35 24,33 16,35 8,36 10,29 9,18 14,9")


def _flat_cap(o: Easel) -> Mask:
    m = o.m_blob("11,15 13,8 22,4 33,5 39,12 37,16 24,16") | o.m_blob("6,19 12,14 24,14 26,18 14,19")
    return m | o.m_poly("14,45 16,37 32,37 34,45")


def _chignon(o: Easel) -> Mask:
    m = o.m_blob("13,24 12.4,16 16,10.6 24,9 32,10.6 35.6,16 35,24") | o.m_disc(25, 6.6, 5, 4)
    return m | o.m_disc(13, 30, 1.6, 3) | o.m_disc(35, 30, 1.6, 3)


def player(seat: int) -> Easel:
    """A traveller without a face, cut out, with a two-tone rim in the colour of the seat (0-3)."""
    rim, bright, low = SEATS[seat]
    o = Easel(SIZE, SIZE)
    m = _traveller(o) | (_fedora, _bob, _flat_cap, _chignon)[seat](o)
    o.put(grow(m), "ink")
    o.put(m & ~shift(m, 1, 0) & (o.xx < 26), bright)
    o.put(m & ~shift(m, 0, 1) & (o.xx < 28), bright)
    o.put(m & ~shift(m, -1, 0) & (o.xx > 22), rim)
    o.put(m & ~shift(m, 2, 2) & shift(m, 1, 1) & (o.xx < 22), rim)
    o.stroke(20, 43, 24, 48, rim)
    o.stroke(28, 43, 24, 48, low)
    return o


def player_portrait(seat: int) -> Easel:
    """The silhouette before its wall."""
    wall = backdrop(NEUTRAL, "night", SEATS[seat][2])
    wall.blit(player(seat), 0, 0)
    return wall


def sprites() -> dict[str, Sprite]:
    """head/<id>/<mood>, face/<id>/<mood>, bust/player/1..4 and portrait/player/1..4."""
    drawn: dict[str, Easel] = {}
    for who in CAST:
        for mood, word in enumerate(MOODS):
            drawn[f"head/{who}/{word}"] = head(who, mood)
            drawn[f"face/{who}/{word}"] = face(who, mood)
    for seat in range(4):
        drawn[f"bust/player/{seat + 1}"] = player(seat)
        drawn[f"portrait/player/{seat + 1}"] = player_portrait(seat)
    return {name: Sprite(picture) for name, picture in drawn.items()}
