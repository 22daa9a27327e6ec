"""The people around the table: busts in their mood, plates with name and chips, speech."""

from __future__ import annotations

from collections.abc import Sequence

from game.show.frame import Frame
from game.show.layout import Box, Layout, SeatPlace
from game.show.marks import Mark
from game.ui.canvas import Canvas

BUBBLE_LETTERS = 134  # pixels that a line of speech may be wide
_MOODS = {"won": "happy", "natural": "happy", "bonus": "happy", "lost": "upset", "bust": "upset"}


def mood_of(mark: Mark | None) -> str:
    """The face that goes with what a seat did last."""
    return _MOODS.get(mark.what, "neutral") if mark else "neutral"


def draw_head(canvas: Canvas, at: SeatPlace, persona: str, mood: str, look: str) -> None:
    """A bust behind the rim, or a medallion in a full car; `look` as plates have it."""
    shade = "grey shadow" if look == "out" else ""
    if at.bust:
        picture = f"bust/{persona}/{mood}"
        canvas.shadow(picture, at.head.x + 3, at.head.y + 3)
        canvas.sprite(picture, at.head.x, at.head.y, shade=shade)
        return
    if look == "banker":
        canvas.rect(at.head.x, at.head.y, at.head.w, at.head.h, "wine")
    canvas.sprite(f"head/{persona}/{mood}", at.head.x, at.head.y, shade=shade)
    canvas.slice(f"frame/portrait/{look}", at.head.x - 2, at.head.y - 2, at.head.w + 4, at.head.h + 4)


_NAME_INKS = {"turn": "goldl", "banker": "goldl", "out": "haze"}


def draw_plate(canvas: Canvas, at: SeatPlace, name: str, chips: str, look: str) -> None:
    """Name and chips of a seat. `look`: normal, turn, banker, or out (the name stays readable)."""
    box = at.plate
    canvas.shade(box.x + 2, box.y + box.h, box.w - 1, 2)
    canvas.slice(f"plate/{look}", box.x, box.y, box.w, box.h)
    if look == "turn":
        _draw_pointers(canvas, box, arrows=at.bust)
    middle = box.x + box.w // 2
    shown = shortened(canvas, name, box.w - 6)
    canvas.text(middle, box.y + 3, shown, _NAME_INKS.get(look, "ivory"), align="center")
    width = canvas.fonts["body"].width(chips) + 8
    canvas.sprite("mark/chip", middle - width // 2, box.y + 13)
    canvas.text(middle - width // 2 + 8, box.y + 12, chips, "brass" if look == "out" else "gold")


def _draw_pointers(canvas: Canvas, box: Box, arrows: bool) -> None:
    """Whose turn it is can be seen from across the room: a golden frame, and where there is room `arrows`."""
    for out, ink in ((2, "ink"), (1, "goldl"), (0, "gold")):
        canvas.box(box.x - out, box.y - out, box.w + 2 * out, box.h + 2 * out, ink)
    middle = box.y + box.h // 2
    if arrows:
        canvas.sprite("arrow/right", box.x - 11, middle - 4)
        canvas.sprite("arrow/left", box.x + box.w + 4, middle - 4)


def draw_bubble(canvas: Canvas, at: SeatPlace, words: str, others: Sequence[Box]) -> None:
    """What a passenger says, above all heads or over the own one, where it hides no face of the `others`."""
    lines = canvas.fonts["body"].wrap(words, BUBBLE_LETTERS)
    width = max(canvas.fonts["body"].width(line) for line in lines) + 12
    height = 6 + 11 * len(lines)
    middle = at.head.centre.x
    if not at.bust and at.plate.y < at.head.y + at.head.h // 2 and at.head.y < 60:
        _below(canvas, at, lines, width)
        return
    side = "left" if middle <= 320 else "right"
    beside = middle + 8 if side == "left" else middle - 8 - width
    spots = (
        Box(max(4, min(636 - width, middle - width // 2)), at.head.y - height - 8, width, height),
        Box(max(4, min(636 - width, beside)), 24, width, height),
        Box(max(4, min(636 - width, middle - width // 2)), 36, width, height),
    )
    if not at.bust and not 60 < middle < 580 and at.head.y > 60:  # in a column: inwards, over the own cards
        inwards = 64 if side == "left" else 576 - width
        spots = (Box(inwards, at.head.y - height + 4, width, height), *spots[1:])
        middle = inwards + 10 if side == "left" else inwards + width - 10
    box = next((b for b in spots if b.y >= 24 and not any(b.overlaps(other) for other in others)), spots[1])
    canvas.shade(box.x + 2, box.y + 2, width, height)
    canvas.slice("bubble/box", box.x, box.y, width, height)
    canvas.sprite(f"bubble/tail/{side}", max(box.x + 9, min(box.x + width - 9, middle)), box.y + height)
    for n, line in enumerate(lines):
        canvas.text(box.x + 6, box.y + 5 + 11 * n, line, "ink")


def _below(canvas: Canvas, at: SeatPlace, lines: Sequence[str], width: int) -> None:
    """A bubble under the cards of somebody at the far rim, where plates stand beside the heads."""
    x, y = max(4, min(636 - width, at.head.x + 18)), 110
    height = 6 + 11 * len(lines)
    canvas.shade(x + 2, y + 2, width, height)
    canvas.slice("bubble/box", x, y, width, height)
    canvas.sprite("bubble/tail/up", x + 10, y)
    for n, line in enumerate(lines):
        canvas.text(x + 6, y + 5 + 11 * n, line, "ink")


def shortened(canvas: Canvas, words: str, width: int) -> str:
    """`words`, or as many letters of them as fit with three dots behind."""
    font = canvas.fonts["body"]
    if font.width(words) <= width:
        return words
    while words and font.width(words + "…") > width:
        words = words[:-1]
    return words + "…"


def is_gone(frame: Frame, seat: int) -> bool:
    """Whether a seat has no part in this deal."""
    mark = frame.marks.get(seat)
    return seat in frame.sat_out or (mark is not None and mark.what in ("broke", "out"))


def draw_heads(
    canvas: Canvas, frame: Frame, layout: Layout, faces: dict[int, str], banker: int, busts: bool
) -> None:
    """All passengers who sit as `busts` behind the table, or all in medallions; `faces` by seat."""
    for seat, persona in faces.items():
        if layout.at[seat].bust == busts:
            gone, turn = is_gone(frame, seat), seat in frame.turn
            look = "out" if gone else "turn" if turn else "banker" if seat == banker else "normal"
            draw_head(canvas, layout.at[seat], persona, mood_of(frame.marks.get(seat)), look)
