"""What lights up for a moment: banners, rising numbers, confetti, the ring of the person's turn."""

from __future__ import annotations

import math
from collections.abc import Sequence

from game.i18n import Words
from game.rules import places
from game.rules.view import View
from game.show.cards import boxes_of
from game.show.frame import Burst, Frame
from game.show.layout import SMALL, Box, Layout
from game.show.marks import Mark
from game.show.motion import bounced, part
from game.show.say import shown_ranks
from game.ui.canvas import Canvas

from .felt import label

_BITS = 110
_OVER_CHIPS = 25  # pixels that the own number stands over the base of the first pile: there chips fly
_COLOURS = ("gold", "red", "cyan", "mint", "orchid", "ivory")
_SPARKS, _GLINT = 12, 5  # glints around the cards, and pictures of one
_SPARKLING = frozenset({"natural_shown", "bonus_made"})
_ARM = 11  # pixels of a bracket
_PAPERS = 4  # pictures of a slip of paper as it turns over
_BANNER_MIDDLES = (132, 177)  # between the far hands and the middle, else over the middle itself
_BANNERS = {"banner": "table.divided"}
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
_SAID = {"no_room": "table.no_room", "pair": "table.pair", "post": "table.post_hit"}


def draw_bursts(
    canvas: Canvas,
    frame: Frame,
    board: View,
    layout: Layout,
    words: Words,
    motion: bool,
    won: str = "table.won_pot",
) -> None:
    """All bursts of this moment; without `motion` nothing flies, what is said stays. `won`: all of it."""
    for burst in frame.bursts:
        if burst.kind == "confetti" and motion:
            _confetti(canvas, burst.p / 1000)
        if said := won if burst.kind == "confetti" else _BANNERS.get(burst.kind):
            said = words.tr(said)
            _banner(canvas, said, burst.p / 1000, _middle(canvas, said, board, layout))
        if burst.kind in ("gain", "loss", "confetti") and burst.seat is not None and motion:
            _rising(canvas, burst, layout)


def draw_light(canvas: Canvas, frame: Frame, layout: Layout, own: Box | None) -> None:
    """The cloth brightens slowly round whoever wins; `own`: where the person's own cards lie."""
    for burst in frame.bursts:
        if burst.kind in ("gain", "confetti") and burst.seat is not None:
            p = burst.p / 1000
            level = math.ceil(4 * min(part(p, 0, 0.5), 1 - part(p, 0.8, 1)))
            mine = burst.seat == layout.own and own is not None
            at = own.centre if mine and own is not None else layout.at[burst.seat].hand
            if level:
                kind = "own" if mine else "seat"
                canvas.light(f"fx/glow/{kind}/{level}", at.x, at.y + (0 if mine else 18))


def draw_sparks(canvas: Canvas, frame: Frame, layout: Layout, own: Box | None) -> None:
    """Glints around the cards of whoever has a natural or a bonus, or wins all; `own`: where they are."""
    for burst in frame.bursts:
        if burst.seat is not None and (burst.kind == "confetti" or burst.what in _SPARKLING):
            at = layout.at[burst.seat].hand
            theirs = Box(at.x - SMALL[0], at.y - 2, 2 * SMALL[0], SMALL[1] + 2)
            _sparks(canvas, own if burst.seat == layout.own and own is not None else theirs, burst.p / 1000)


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


def draw_cries(
    canvas: Canvas, frame: Frame, board: View, layout: Layout, words: Words, names: Sequence[str]
) -> None:
    """What is said aloud at Ochko: naturals, busts, doubles, who has the bank; `names` by seat."""
    for burst in frame.bursts:
        if burst.what in _CRIES:
            _cry(canvas, burst, board, layout, words, names)


def _cry(
    canvas: Canvas, burst: Burst, board: View, layout: Layout, words: Words, names: Sequence[str]
) -> None:
    """What is said aloud: in large letters when it is for all or the person's own, else over the cards."""
    key = "table.cry_quadrupled" if (burst.what, burst.amount) == ("doubled", 4) else _CRIES[burst.what]
    of_all = burst.what in _OF_ALL and burst.seat is not None
    if of_all or burst.seat in (layout.own, None, -1):
        said = words.tr(key, name=names[burst.seat]) if of_all and burst.seat is not None else words.tr(key)
        judged = burst.what == "slip_called"  # the verdict comes below it
        middle = _BANNER_MIDDLES[0] if judged else _middle(canvas, said, board, layout)
        return _banner(canvas, said, burst.p / 1000, middle)
    if burst.seat is not None and burst.p < 900:
        at = layout.at[burst.seat].hand
        y = at.y - 14 - burst.p // 160
        canvas.text(at.x, y, words.tr(key), "goldl", align="center", outline="ink")
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


def _middle(canvas: Canvas, words: str, board: View, layout: Layout) -> int:
    """Where a banner hides nobody's cards."""
    width = canvas.fonts["display"].width(words) + 40
    cards = [
        box
        for place, slots in board.cards.items()
        if places.seat_of(place) is not None or place in (places.HOUSE, places.BANK)
        for box in boxes_of(place, slots, board, layout)
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


def jump(frame: Frame, seat: int, motion: bool) -> int:
    """How many pixels a number of `seat` is thrown up now because chips come to it; none without `motion`."""
    for burst in frame.bursts:
        if motion and burst.kind in ("gain", "confetti") and burst.seat == seat:
            return round(5 * bounced(part(burst.p, 0, 350)))
    return 2 * (places.seat(seat) in frame.stirred)


def _rising(canvas: Canvas, burst: Burst, layout: Layout) -> None:
    """What a seat wins or loses: it jumps up and hangs; the person's own in large letters over the chips."""
    assert burst.seat is not None
    p = burst.p / 1000
    if p > 0.9 or not burst.amount:
        return
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
        label(canvas, at.x, at.y - 2 - up, said, "mint")


def draw_turn(
    canvas: Canvas,
    frame: Frame,
    own: Box | None,
    plate: Box,
    words: Words,
    motion: bool,
    name: str = "",
    large: bool = True,
) -> None:
    """The person is asked: a ribbon over the bar and brackets around the own cards.

    It can be read from across the room (but in a full car, where it leaves the cards to be seen), with a
    `name` where several play at one machine. The brackets keep below the `plate` in the middle.
    """
    burst = next((burst for burst in frame.bursts if burst.kind == "turn_mark"), None)
    p = burst.p / 1000 if burst and motion else 1.0
    out = round(6 * (1 - p))
    if own is not None:
        _corners(canvas, own, out, plate)
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


def draw_marks(canvas: Canvas, frame: Frame, layout: Layout, words: Words, board: View) -> None:
    """What every other seat did last, where no cards lie: a token, or the chips that it won or lost."""
    for seat, mark in frame.marks.items():
        if seat != layout.own and not shown_ranks(board, seat, words.tr):
            at = layout.at[seat]
            _mark(canvas, at.mark.x, at.mark.y, mark, words, short=not at.bust)


def draw_results(canvas: Canvas, frame: Frame, layout: Layout, words: Words, board: View) -> None:
    """Under the cards that lie open: why they won or lost, and how much."""
    for seat, mark in frame.marks.items():
        ranks = shown_ranks(board, seat, words.tr)
        if ranks and mark.what in ("won", "lost"):
            at = layout.at[seat].hand
            x, y = (320, 296) if seat == layout.own else (at.x, at.y + 41)
            draw_tag(canvas, x, y, tag_words(ranks, mark, words), mark)


def _mark(canvas: Canvas, x: int, y: int, mark: Mark, words: Words, short: bool) -> None:
    match mark.what:
        case "no_bet":
            canvas.shadow("token/no_bet", x + 1, y + 2)
            canvas.sprite("token/no_bet", x, y)
            if not short:
                label(canvas, x, y + 14, words.tr("table.no_bet"), "fog")
        case "won" | "lost":
            draw_tag(canvas, x, y, signed(mark) if short else tag_words((), mark, words), mark)
        case "push":
            label(canvas, x, y, words.tr("table.push"), "fog")
        case "out":
            label(canvas, x, y, words.tr("table.sits_out"), "haze")
        case "broke":
            label(canvas, x, y, words.tr("table.broke"), "haze")
        case "declines":
            label(canvas, x, y, words.tr("table.said_declines"), "fog")
        case _:
            return


def signed(mark: Mark) -> str:
    """The chips of a mark with their sign."""
    return f"+{mark.amount}" if mark.what == "won" else f"−{mark.amount}"


def tag_words(ranks: tuple[str, ...], mark: Mark, words: Words) -> str:
    """Why a hand ended as it did and what it brought, in one line: `4 < 8 < J  +3`."""
    if mark.what not in ("won", "lost"):
        return ""
    return f"{why_words(ranks, mark, words)}   {signed(mark)}".strip()


def why_words(ranks: tuple[str, ...], mark: Mark, words: Words) -> str:
    """Why a hand was won or lost: `4 < 8 < J`; nothing where no card decided."""
    if len(ranks) == 3 and mark.why != "post":
        low, third, high = ranks
        between = "=" if mark.why == "pair" else "<" if mark.what == "won" else "·"
        return f"{low} {between} {third} {between} {high}"
    return words.tr(_SAID[mark.why]) if mark.why in _SAID else ""


def draw_tag(canvas: Canvas, x: int, y: int, said: str, mark: Mark) -> None:
    """A few words on a gold or red tag, by whether the mark is a win; its top at `y`."""
    if not said:
        return
    width = canvas.fonts["body"].width(said) + 10
    look, ink = ("win", "mahog") if mark.what == "won" else ("bust", "ivory")
    canvas.shade(x - width // 2 + 1, y + 2, width, 11)
    canvas.slice(f"tag/{look}", x - width // 2, y, width, 11)
    canvas.text(x, y + 2, said, ink, align="center")
