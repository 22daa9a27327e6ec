"""What lights up for a moment: banners, rising numbers, confetti, the ring of the person's turn."""

from __future__ import annotations

import math

from game.rules import places
from game.show.cards import boxes_of
from game.show.frame import Burst
from game.show.layout import SMALL, Box, Layout, Point
from game.show.motion import bounced, part
from game.ui.canvas import Canvas

from .felt import label
from .scenery import Scenery

_BITS = 110
_OVER_CHIPS = 25  # pixels that the own number stands over the base of the first pile: there chips fly
_COLOURS = ("gold", "red", "cyan", "mint", "orchid", "ivory")
_SPARKS, _GLINT = 12, 5  # glints around the cards, and pictures of one
_SPARKLING = frozenset({"natural_shown", "bonus_made"})
_ROOMY = 8  # so many seats have room above their cards
_ARM = 11  # pixels of a bracket
_PAPERS = 4  # pictures of a slip of paper as it turns over
_BANNER_MIDDLES = (132, 177)  # between the far hands and the middle, else over the middle itself
_CRIES = {
    "natural_shown": "table.cry_natural",
    "bonus_made": "table.cry_bonus",
    "busted": "table.cry_bust",
    "doubled": "table.cry_doubled",
    "bank_entitled": "table.bank_to",
    "bank_sold": "table.bank_to",
    "deal_annulled": "table.cry_annulled",
    "slip_called": "call.banner",
}
_OF_ALL = frozenset({"doubled", "bank_entitled", "bank_sold"})


def draw_bursts(at: Scenery, won: str, shared: str) -> None:
    """All bursts of this moment; without motion nothing flies, what is said stays.

    `won` and `shared` are the keys of what is said when somebody takes all of it, and when all get a share.
    """
    banners = {"confetti": won, "banner": shared}
    for burst in at.frame.bursts:
        if burst.kind == "confetti" and at.motion:
            _confetti(at.canvas, burst.p / 1000)
        if burst.kind in banners:
            said = at.words.tr(banners[burst.kind])
            _banner(at.canvas, said, burst.p / 1000, _middle(at, said))
        if burst.kind in ("gain", "loss", "confetti") and burst.seat is not None and at.motion:
            _rising(at.canvas, burst, at.layout)


def draw_light(at: Scenery) -> None:
    """The cloth brightens slowly round whoever wins."""
    own = at.own_cards
    for burst in at.frame.bursts:
        if burst.kind in ("gain", "confetti") and burst.seat is not None:
            p = burst.p / 1000
            level = math.ceil(4 * min(part(p, 0, 0.5), 1 - part(p, 0.8, 1)))
            mine = burst.seat == at.own and own is not None
            middle = own.centre if mine and own is not None else at.layout.at[burst.seat].hand
            if level:
                kind = "own" if mine else "seat"
                at.canvas.light(f"fx/glow/{kind}/{level}", middle.x, middle.y + (0 if mine else 18))


def draw_sparks(at: Scenery) -> None:
    """Glints around the cards of whoever has a natural or a bonus, or wins all."""
    for burst in at.frame.bursts:
        if burst.seat is not None and (burst.kind == "confetti" or burst.what in _SPARKLING):
            hand, own = at.layout.at[burst.seat].hand, at.own_cards if burst.seat == at.own else None
            theirs = Box(hand.x - SMALL[0], hand.y - 2, 2 * SMALL[0], SMALL[1] + 2)
            _sparks(at.canvas, theirs if own is None else own, burst.p / 1000)


def _sparks(canvas: Canvas, box: Box, p: float) -> None:
    """One glint after another along the rim of a box, always at the same places."""
    for i in range(_SPARKS):
        q = part(p, 0.7 * i / _SPARKS, 0.7 * i / _SPARKS + 0.3)
        if 0 < q < 1:
            way = i * 0.618 % 1 * 2 * (box.w + box.h)
            far = way % (box.w + box.h)
            x, y = (far, 0) if far < box.w else (box.w, far - box.w)
            if way >= box.w + box.h:
                x, y = box.w - x, box.h - y
            canvas.sprite(f"fx/spark/{int(q * _GLINT)}", box.x + round(x), box.y + round(y))


def draw_cries(at: Scenery) -> None:
    """What is said aloud at Ochko: naturals, busts, doubles, who has the bank."""
    for burst in at.frame.bursts:
        if burst.what in _CRIES:
            _cry(at, burst)


def _cry(at: Scenery, burst: Burst) -> None:
    """What is said aloud: in large letters when it is for all or the person's own, else over the cards."""
    key = "table.cry_quadrupled" if (burst.what, burst.amount) == ("doubled", 4) else _CRIES[burst.what]
    named = burst.seat if burst.what in _OF_ALL else None
    if named is not None or burst.seat in (at.own, None, -1):
        said = at.words.tr(key) if named is None else at.words.tr(key, name=at.look.names[named])
        judged = burst.what == "slip_called"  # the verdict comes below it
        middle = _BANNER_MIDDLES[0] if judged else _middle(at, said)
        return _banner(at.canvas, said, burst.p / 1000, middle)
    if burst.seat is not None and burst.p < 900:
        hand, said = at.layout.at[burst.seat].hand, at.words.tr(key)
        if at.layout.seats > _ROOMY:
            return _own_tag(at.canvas, hand, burst.p // 160, said, "goldl")
        at.canvas.text(hand.x, hand.y - 14 - burst.p // 160, said, "goldl", align="center", outline="ink")
    return None


def _banner(canvas: Canvas, words: str, p: float, middle: int) -> None:
    """What is said to all: it opens with a jolt, its middle at y `middle`."""
    shown = min(part(p, 0, 0.08), 1 - part(p, 0.9, 1))
    width = canvas.fonts["display"].width(words) + 40
    grown = round(4 * bounced(part(p, 0.06, 0.25)))
    height = max(2, round(30 * shown)) + grown
    left, y = 320 - width // 2 - grown, middle - height // 2
    canvas.shade(left + 3, y + height, width + 2 * grown - 2, 3)
    canvas.slice("frame/panel", left, y, width + 2 * grown, max(16, height))
    if shown > 0.8:
        canvas.text(320, middle - 7, words, "goldl", "display", "center", shadow="ink")


def _middle(at: Scenery, said: str) -> int:
    """Where a banner hides nobody's cards."""
    width = at.canvas.fonts["display"].width(said) + 40
    cards = [
        box
        for place, slots in at.board.cards.items()
        if places.seat_of(place) is not None or place in (places.HOUSE, places.BANK)
        for box in boxes_of(place, slots, at.board, at.layout)
    ]
    for middle in _BANNER_MIDDLES:
        box = Box(320 - width // 2, middle - 15, width, 30)
        if not any(box.overlaps(card) for card in cards):
            return middle
    return _BANNER_MIDDLES[0]


def _confetti(canvas: Canvas, p: float) -> None:
    """Paper bits fall out of the lamp over the pool, each on its own way, always the same ones."""
    for i in range(_BITS):
        start = (i * 37 % 100) / 250
        q = part(p, start, start + 0.6)
        if 0 < q < 1:
            angle = i * 2.399
            reach = 60 + i * 53 % 190
            x = 320 + round(math.cos(angle) * reach * (1 - (1 - q) ** 3))
            y = 168 + round(math.sin(angle) * 24 - 96 * q + 210 * q * q)
            turned = (i + int(q * 16)) % _PAPERS
            canvas.sprite(f"fx/confetti/{_COLOURS[i % len(_COLOURS)]}/{turned}", x, y)


def jump(at: Scenery) -> int:
    """How many pixels the person's number is thrown up now because chips come to it; none without motion."""
    for burst in at.frame.bursts:
        if at.motion and burst.kind in ("gain", "confetti") and burst.seat == at.own:
            return round(5 * bounced(part(burst.p, 0, 350)))
    return 2 * at.stirred(places.seat(at.own))


def _rising(canvas: Canvas, burst: Burst, layout: Layout) -> None:
    """What a seat wins or loses: it jumps up and hangs; the person's own in large letters over the chips."""
    assert burst.seat is not None
    p = burst.p / 1000
    if p > 0.9 or not burst.amount:
        return None
    gains = burst.kind != "loss"
    said = f"+{burst.amount}" if gains else f"−{burst.amount}"
    up = round(16 * (1 - (1 - p) ** 3) + 6 * bounced(part(p, 0.1, 0.5))) * (1 if gains else -1)
    if burst.seat == layout.own:
        x, y = min(pile.x for pile in layout.piles) - 8, layout.piles[0].y - _OVER_CHIPS
        canvas.text(
            x,
            y - (up if gains else 18 + up // 2),
            said,
            "goldl" if gains else "coral",
            "display",
            outline="ink",
        )
    elif gains:
        at = layout.at[burst.seat].hand
        if layout.seats > _ROOMY:
            return _own_tag(canvas, at, up // 3, said, "mint")
        label(canvas, at.x, at.y - 2 - up, said, "mint")
    return None


def _own_tag(canvas: Canvas, hand: Point, up: int, said: str, ink: str) -> None:
    """Words below the ranks of a seat's own cards, in a car so full that any other place is a neighbour's."""
    width, y = canvas.fonts["body"].width(said) + 8, hand.y + 26 - up
    canvas.slice("frame/plate", hand.x - width // 2, y - 3, width, 13)
    canvas.text(hand.x, y, said, ink, align="center")


def draw_turn(at: Scenery, name: str) -> None:
    """The person is asked: a ribbon over the bar and brackets around the own cards.

    It can be read from across the room (but in a full car, where it leaves the cards to be seen), with a
    `name` where several play at one machine. The brackets keep below the plate in the middle.
    """
    canvas, words, own, large = at.canvas, at.words, at.own_cards, at.layout.seats <= 8
    burst = next((burst for burst in at.frame.bursts if burst.kind == "turn_mark"), None)
    p = burst.p / 1000 if burst and at.motion else 1.0
    out = round(6 * (1 - p))
    if own is not None:
        _corners(canvas, own, out, at.layout.middle_plate)
    said = words.tr("party.turn", name=name) if name else words.tr("table.your_turn")
    font, height = ("display", 20) if large else ("body", 16)
    width = canvas.fonts[font].width(said) + 30
    y = 312 - height + round((height - 2) * (1 - p))
    with canvas.clip(0, 0, 640, 310):
        canvas.slice("frame/plate_turn", 320 - width // 2, y, width, height)
        canvas.text(320, y + (2 if large else 4), said, "goldl", font, "center")
        for side in (-1, 1):
            canvas.sprite("arrow/up", 320 + side * (width // 2 - 9) - 3, y + height // 2 - 3)


def _corners(canvas: Canvas, own: Box, out: int, plate: Box) -> None:
    left, right = own.x - 7 - out, own.x + own.w + 6 + out
    top, bottom = own.y - 6 - out, own.y + own.h + 6 + out
    if any(Box(x, top, _ARM, _ARM).overlaps(plate) for x in (left, right - _ARM)):
        top = plate.y + plate.h + 1
    for x, dx in ((left, 1), (right, -1)):
        for y, dy in ((top, 1), (bottom, -1)):
            _corner(canvas, x, y, dx, dy)


def _corner(canvas: Canvas, x: int, y: int, dx: int, dy: int) -> None:
    for n, colour in ((0, "goldl"), (1, "brass")):
        canvas.rect(min(x + n * dx, x + n * dx + _ARM * dx) + (dx < 0), y + n * dy, _ARM, 1, colour)
        canvas.rect(x + n * dx, min(y + n * dy, y + n * dy + 9 * dy) + (dy < 0), 1, 9, colour)
