"""A slip of the dealer on the screen: the ring that calls it, and the panel of the rights it gives."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from game.odds.ochko.slips import seen_slips
from game.odds.ochko.table import read
from game.rules import places
from game.rules.actions import CanBust, CanKeep, CanKeepBoth, CanLetBe
from game.rules.cards import Card
from game.rules.cards import name as card_name
from game.rules.irregularities import (
    FACE_UP,
    NO_BURN,
    SKIPPED,
    TURNED,
    TWO_FIRST,
    TWO_SECOND,
    UNASKED,
)
from game.rules.view import View
from game.scenes.pack import Pack
from game.show.layout import Box
from game.show.say_ochko import SLIPS
from game.show.slips import Watch, lamps, until
from game.ui import widgets
from game.ui.canvas import Canvas
from game.ui.surfaces import Rect

from .hud import Act
from .scenery import Scenery

PANEL = Box(308, 108, 260, 124)
_PRICED = Box(308, 92, 260, 138)  # with a line for what each answer costs
_INNER, _TOP = 8, 28
_COST = 92  # pixels that the price of a wrong call may be wide
_BANNER = Box(101, 125, 200, 44)
_LENS = (232, 236)  # the middle of the magnifying glass
_VERDICT = 350  # thousandths of a call: before that it is only heard
# What the call gives, and what happens without it, by kind.
_RIGHTS = {
    NO_BURN: ("demand", "let_go"),
    SKIPPED: ("top_card", "sit_out"),
    FACE_UP: ("next_closed", "let_go"),
    TWO_FIRST: ("keep_one", "let_go"),
    TWO_SECOND: ("choose_this", "let_go"),
    TURNED: ("refuse", "take"),
    UNASKED: ("refuse", "keep"),
}
_BACK, _DECK, _OUT = "card/small/back", "card/stock/4", "card/small/slot"


def wrong(watch: Watch, view: View, slips: Sequence[str]) -> str:
    """Which of `slips` a call would name: what was seen to happen, or else what the cards on the table tell.

    Nothing where one alone can be called: the table has announced it. After a break, or a curtain, nothing
    was seen to happen.
    """
    if len(slips) < 2:
        return ""
    if found := watch.wrong(view):
        return found
    lies = seen_slips(view, read(view))
    return next((kind for kind in SLIPS if kind in lies), "")


class Right(msgspec.Struct, frozen=True):
    """One box of the panel: words and note (`slip_button`, `slip_note`), pictures, and the button it is."""

    word: str
    cards: tuple[str, ...]
    button: str
    crossed: int = -1  # which of the pictures is struck out
    cost: str = ""  # the key of the words for what it costs
    chips: int = 0


def shows(at: Scenery) -> bool:
    """Whether there is a right to choose now: an announced slip, cards to choose among, a bust to declare."""
    chooses = any(isinstance(option, CanKeep | CanBust) for option in at.board.options)
    return at.look.asked and not at.look.veiled and (chooses or bool(at.look.slip))


def rights(view: View, slip: str, own: int) -> tuple[Right, ...]:
    """What may be chosen, box by box, with a diagram of cards."""
    keep = next((option for option in view.options if isinstance(option, CanKeep)), None)
    if keep is not None:
        one, other = (_face(card) for card in keep.cards[:2])
        both = any(isinstance(option, CanKeepBoth) for option in view.options)
        found = [
            Right("choose_this", (one, other), "keep_1", 1),
            Right("choose_this", (one, other), "keep_2", 0),
        ]
        return (*found, Right("play_both", (one, other), "both")) if both else tuple(found)
    bust = next((option for option in view.options if isinstance(option, CanBust)), None)
    if bust is not None:
        return _words_of_honour(view, places.hand(own, bust.hand), places.stake(own, bust.hand))
    call, without = _RIGHTS[slip]
    slots = view.cards.get(places.HANDS[own], ())
    if slip == FACE_UP and len(slots) > 1:
        call, without = "withdraw", "stay"
    lies, goes = _diagram(view, slip, own)
    let_be = "let_be" if any(isinstance(option, CanLetBe) for option in view.options) else "go_on"
    return Right(call, goes, "call", len(goes) - 1 if call == "refuse" else -1), Right(without, lies, let_be)


def _words_of_honour(view: View, hand: places.Place, stake: places.Place) -> tuple[Right, ...]:
    """Over 21 and unseen (OX4): to say so costs the bet, to be found out twice as much."""
    bet = view.chips.get(stake, 0)
    lies = tuple(_face(slot.card) for slot in view.cards.get(hand, ()))
    kept = tuple(_BACK if not slot.up else _face(slot.card) for slot in view.cards.get(hand, ()))
    return (
        Right("say_bust", lies, "bust", cost="call.costs", chips=bet),
        Right("say_stand", kept, "stand", cost="call.costs_most", chips=2 * bet),
    )


def _diagram(view: View, slip: str, own: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """How it lies now, and how it will lie after the call."""
    hand = [_face(slot.card) for slot in view.cards.get(places.HANDS[own], ())]
    match slip:
        case _ if slip == NO_BURN:
            return (_DECK,), (_DECK, "card/small/slot")
        case _ if slip == SKIPPED:
            return (_OUT,), (_BACK,)
        case _ if slip == FACE_UP:
            return (*hand[:2], *([_BACK] if len(hand) < 2 else [])), (*hand[:1], _BACK) if len(
                hand
            ) < 2 else (_OUT,)
        case _ if slip == TWO_SECOND:
            return tuple(hand[1:3]), tuple(hand[1:3])
        case _ if slip == TURNED and places.FOUND in view.cards:
            found = _face(view.cards[places.FOUND][0].card)
            return (found,), (found,)
        case _ if slip == TWO_FIRST:
            return (_OUT, _BACK), tuple(hand[:2])
    return tuple(hand[-1:]), tuple(hand[-1:])


def _face(card: Card | None) -> str:
    return _BACK if card is None else f"card/small/{card_name(card)}"


def boxes(count: int, panel: Box = PANEL) -> tuple[Box, ...]:
    """Where the boxes of the panel lie."""
    width, tall = (panel.w - 2 * _INNER - 6 * (count - 1)) // count, panel.h - 35
    return tuple(
        Box(panel.x + _INNER + (width + 6) * n, panel.y + _TOP - 1, width, tall) for n in range(count)
    )


def _panel(view: View) -> Box:
    return _PRICED if any(isinstance(option, CanBust) for option in view.options) else PANEL


def spots(at: Scenery) -> tuple[tuple[str, Rect], ...]:
    """The boxes of the panel as places to press, by the names of their buttons."""
    found = rights(at.board, at.look.slip, at.own)
    places_ = boxes(len(found), _panel(at.board))
    return tuple(
        (right.button, (box.x, box.y, box.w, box.h)) for right, box in zip(found, places_, strict=True)
    )


def draw_panel(at: Scenery) -> None:
    """The saloon grows dark; what happened, and a box for each thing that may be done."""
    canvas, words, slip = at.canvas, at.words, at.look.slip
    found, panel = rights(at.board, slip, at.own), _panel(at.board)
    canvas.shade(0, 18, 640, 292)
    widgets.panel(canvas, panel.x, panel.y, panel.w, panel.h)
    canvas.rect(panel.x + 4, panel.y + 4, panel.w - 8, 16, "wine")
    first_round = len(at.board.cards.get(places.banker_hand(at.board.dealer), ())) < 2
    bust = not slip and any(isinstance(option, CanBust) for option in at.board.options)
    kind = slip or (TWO_FIRST if first_round else TWO_SECOND)
    title, aside = ("call.over", "call.your_word") if bust else (f"slip.ox{SLIPS[kind]}", "call.your_right")
    canvas.text(panel.x + 12, panel.y + 9, words.tr(title), "goldl")
    canvas.text(panel.x + panel.w - 12, panel.y + 9, words.tr(aside), "orchid", align="right")
    acts = {act.name: act for act in at.look.acts}
    for box, right in zip(boxes(len(found), panel), found, strict=True):
        _draw_right(at, box, right, acts.get(right.button))
    if slip:
        _draw_banner(at)
    if not bust:
        _draw_lens(at, magnified(at.board, kind, at.own))


def _draw_right(at: Scenery, box: Box, right: Right, act: Act | None) -> None:
    canvas, words = at.canvas, at.words
    chosen = act is not None and act.name == at.look.focus
    canvas.rect(box.x, box.y, box.w, box.h, "indigo" if chosen else "night")
    canvas.box(box.x, box.y, box.w, box.h, "gold" if chosen else "umber")
    cap = 0
    if act is not None and at.services.prompts.shows(act.action):
        cap = at.services.prompts.width(canvas, act.action) + 5
        at.services.prompts.draw(canvas, box.x + 6, box.y + 5, act.action)
    canvas.text(box.x + 6 + cap, box.y + 8, words.tr(f"slip_button.{right.word}"), "ivory")
    step = min(34 if len(right.cards) * 34 < box.w else 29, (box.w - 43) // max(1, len(right.cards) - 1))
    left = box.x + (box.w - (step * (len(right.cards) - 1) + 27)) // 2
    for n, card in enumerate(right.cards):
        picture = _dressed(at, card)
        x, y = left + step * n, box.y + 22
        canvas.shadow(picture, x + 1, y + 2)
        canvas.sprite(picture, x, y, shade="shadow" if n == right.crossed else "")
        if n == right.crossed:
            _strike(canvas, x, y)
    note = words.tr(f"slip_note.{right.word}")
    lines = canvas.fonts["body"].wrap(note, box.w - 8)
    for n, line in enumerate(lines[:2]):
        canvas.text(box.x + box.w // 2, box.y + 66 + 11 * n, line, "fog", align="center")
    if right.cost:
        said = words.tr(right.cost, n=right.chips)
        width = canvas.fonts["body"].width(said) + 18
        left, y = box.x + (box.w - width) // 2, box.y + box.h - 16
        canvas.slice("tag/bust", left, y, width, 13)
        canvas.sprite("mark/chip", left + 4, y + 3)
        canvas.text(left + 13, y + 3, said, "ivory")
    if chosen:
        widgets.chosen(canvas, box.x, box.y, box.w, box.h)


def magnified(view: View, kind: str, own: int) -> tuple[str, ...]:
    """What the magnifying glass shows of a slip: the cards that are wrong, large."""
    lies, goes = _diagram(view, kind, own)
    shown = goes if kind == TWO_FIRST else lies
    shown = tuple(each for each in shown if each != _BACK) or shown
    return tuple(_BACK if each == _DECK else each for each in shown)


def _draw_lens(at: Scenery, cards: Sequence[str]) -> None:
    """The glass over the cards; they lie in it as large as the person's own."""
    canvas, (x, y) = at.canvas, _LENS
    canvas.sprite("call/glass", x, y)
    for n, card in enumerate(cards[:2]):
        left, top = (x - 41 + 38 * n, y - 36 + 5 * n) if len(cards) > 1 else (x - 24, y - 35)
        picture = _dressed(at, card, "hero")
        canvas.shadow(picture, left + 3, top + 4)
        canvas.sprite(picture, left, top)
    canvas.sprite("call/lens", x, y)


def _dressed(at: Scenery, picture: str, size: str = "small") -> str:
    """A picture of the diagram in the colours, letters and backs of the pack on the table."""
    pack, card = Pack.of(at.services), picture.removeprefix("card/small/")
    if picture == _BACK:
        return pack.closed(size)
    return picture.replace("small", size) if picture in (_DECK, _OUT) else pack.face(size, card)


def draw_verdict(at: Scenery) -> None:
    """Whether a call was right: a mint line, or a red one and the chip that it costs."""
    for burst in at.frame.bursts:
        mark = at.frame.marks.get(burst.seat if burst.seat is not None else -1)
        if burst.what != "slip_called" or burst.p < _VERDICT or mark is None or mark.what != "calls":
            continue
        right = mark.why == "right"
        said = at.words.tr("call.was_right" if right else "call.was_wrong")
        if not right:
            said += f"  {at.words.tr('call.wrong_fine', n=1)}"
        own, place = burst.seat == at.own, at.layout.at[burst.seat or 0].hand
        font, height = ("display", 22) if own else ("body", 15)  # the own call is read from across the room
        width = at.canvas.fonts[font].width(said) + 20
        x, y = (320, 150) if own else (max(width // 2 + 2, min(638 - width // 2, place.x)), place.y + 4)
        at.canvas.shade(x - width // 2 + 2, y + 2, width, height)
        at.canvas.slice("tag/win" if right else "tag/bust", x - width // 2, y, width, height)
        at.canvas.text(x, y + 4, said, "mahog" if right else "ivory", font, "center")


def _strike(canvas: Canvas, x: int, y: int) -> None:
    """Cross a small card out."""
    for dx in (0, 1):
        canvas.line(x + 2 + dx, y + 3, x + 23 + dx, y + 33, "red")
        canvas.line(x + 23 + dx, y + 3, x + 2 + dx, y + 33, "red")


def _draw_banner(at: Scenery) -> None:
    canvas, box = at.canvas, _BANNER
    canvas.shade(box.x + 3, box.y + box.h, box.w - 3, 3)
    canvas.slice("frame/panel_danger", box.x + 26, box.y, box.w - 26, box.h)
    said = at.words.tr("call.banner")
    font = "display2x" if canvas.fonts["display2x"].width(said) <= box.w - 66 else "display"
    canvas.text(box.x + 58, box.y + (8 if font == "display2x" else 14), said, "goldl", font, shadow="ink")
    draw_ring(at, Box(box.x - 2, box.y - 6, 56, 56), lit=True)


def draw_call(at: Scenery, ring: Box) -> None:
    """The ring by which anything odd is called, where nobody announces it: lit while it can be."""
    if at.board.rules.irregularities == "off" or at.board.rules.slips_announced:
        return
    lit = at.look.asked and at.look.calls
    draw_ring(at, ring, lit)
    if lit:
        canvas, words = at.canvas, at.words
        x = ring.x + ring.w + 4 if ring.x < 320 else ring.x + ring.w
        align = "left" if ring.x < 320 else "right"
        y = ring.y - 10
        if ring.x >= 320:
            canvas.text(x, y, words.tr("call.banner"), "goldl", "body", align, outline="ink")
            return
        wrap = canvas.fonts["body"].wrap
        lines = [(line, "fog") for line in wrap(words.tr("call.cost", n=1), _COST)[:2]]
        lines += [(line, "coral") for line in wrap(words.tr(f"call.open_{until(at.board)}"), _COST)[:2]]
        for n, (line, ink) in enumerate([(words.tr("call.banner"), "goldl"), *lines]):
            canvas.text(x, ring.y + 1 + 11 * n, line, ink, outline="ink")


def draw_ring(at: Scenery, ring: Box, lit: bool) -> None:
    """Twelve lamps around the key of the call: they go out as the turn goes round, no clock puts them out."""
    canvas, middle = at.canvas, ring.centre
    picture = f"call/ring/{lamps(at.board) if lit or at.board.turn else 0}"
    canvas.shadow(picture, middle.x + 1, middle.y + 2)
    canvas.sprite(picture, middle.x, middle.y)
    prompts = at.services.prompts
    action = "west" if prompts.kind == "pad" else "c"
    if lit and prompts.shows(action):
        prompts.draw(canvas, middle.x - prompts.width(canvas, action) // 2, middle.y - 7, action)
    else:
        canvas.text(middle.x, middle.y - 7, "!", "goldl" if lit else "brass", "display", "center")
