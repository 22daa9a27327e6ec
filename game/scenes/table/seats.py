"""The people around the table: busts in their mood, plates with name and chips, speech."""

from __future__ import annotations

from collections.abc import Sequence

from game.show.frame import Frame
from game.show.layout import CENTRE_X, Box, Layout, SeatPlace
from game.show.marks import Mark
from game.ui.canvas import Canvas
from game.ui.text import LARGE

BUBBLE_LETTERS = 134  # pixels that a line of speech may be wide
_LARGE_LETTERS = 260  # the same in large print
_LARGE_CHIPS = 7  # pixels that a plate is higher for a large number
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


def draw_plate(canvas: Canvas, at: SeatPlace, name: str, chips: str, look: str, stir: int = 0) -> None:
    """Name and chips of a seat. `look`: normal, turn, banker, or out (the name stays readable).

    `stir`: pixels that the number jumps, and shines, because chips come in.
    In large print the plate is higher, for a large number, and covers the foot of a head where it must.
    """
    large = canvas.fonts.large and canvas.fonts["display"].width(chips) <= at.plate.w - 6
    more = _LARGE_CHIPS if large else 0
    up = 0 if at.head.y < 60 and not at.bust and at.plate.y > at.head.centre.y else more
    box = Box(at.plate.x, at.plate.y - up, at.plate.w, at.plate.h + more)
    canvas.shade(box.x + 2, box.y + box.h, box.w - 1, 2)
    canvas.slice(f"plate/{look}", box.x, box.y, box.w, box.h)
    if look == "turn":
        _draw_pointers(canvas, box, arrows=at.bust)
    middle = box.x + box.w // 2
    shown = canvas.fonts["body"].cut(name, box.w - 6)
    canvas.text(middle, box.y + 3, shown, _NAME_INKS.get(look, "ivory"), align="center")
    ink = "ivory" if stir else "brass" if look == "out" else "gold"
    if large:
        canvas.text(middle, box.y + 12 - stir, chips, ink, "display", "center")
        return
    width = canvas.fonts["body"].width(chips) + 8
    canvas.sprite("mark/chip", middle - width // 2, box.y + 13 - stir)
    canvas.text(middle - width // 2 + 8, box.y + 12 - stir, chips, ink)


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
    below = not at.bust and at.plate.y < at.head.y + at.head.h // 2 and at.head.y < 60
    if canvas.fonts.large and not below:
        bubble = _Bubble(canvas, words, LARGE, _LARGE_LETTERS, 18)
        if box := bubble.free(at, others):
            return bubble.draw(at, box)
    bubble = _Bubble(canvas, words, "body", BUBBLE_LETTERS, 11)
    if below:
        return bubble.draw_below(at)
    return bubble.draw(at, bubble.free(at, others) or bubble.spots(at)[1])


class _Bubble:
    """Words in lines of a face, `step` pixels apart, with a box around them."""

    def __init__(self, canvas: Canvas, words: str, font: str, letters: int, step: int) -> None:
        self._canvas, self._font, self._step = canvas, font, step
        self._lines = canvas.fonts[font].wrap(words, letters)
        self._width = max(canvas.fonts[font].width(line) for line in self._lines) + 12
        self._height = 6 + step * len(self._lines)

    def free(self, at: SeatPlace, others: Sequence[Box]) -> Box | None:
        """The first of the spots that hides nobody."""
        spots = self.spots(at)
        return next((b for b in spots if b.y >= 24 and not any(b.overlaps(other) for other in others)), None)

    def spots(self, at: SeatPlace) -> tuple[Box, ...]:
        """Where it may stand, best places first."""
        width, height, middle = self._width, self._height, at.head.centre.x
        left = middle <= CENTRE_X
        if self._inwards(at):  # over the own cards
            return (Box(64 if left else 576 - width, at.head.y - height + 4, width, height), *self._above(at))
        return (Box(self._held(middle - width // 2), at.head.y - height - 8, width, height), *self._above(at))

    def _inwards(self, at: SeatPlace) -> bool:
        """Whether the seat is one of a column."""
        return not at.bust and not 60 < at.head.centre.x < 580 and at.head.y > 60

    def _above(self, at: SeatPlace) -> tuple[Box, ...]:
        width, height, middle = self._width, self._height, at.head.centre.x
        beside = middle + 8 if middle <= CENTRE_X else middle - 8 - width
        return (
            Box(self._held(beside), 24, width, height),
            Box(self._held(middle - width // 2), 36, width, height),
        )

    def _held(self, x: int) -> int:
        return max(4, min(636 - self._width, x))

    def draw(self, at: SeatPlace, box: Box) -> None:
        """The bubble in its box, with its tail towards the head."""
        canvas, middle = self._canvas, at.head.centre.x
        side = "left" if middle <= CENTRE_X else "right"
        if self._inwards(at):
            middle = 74 if side == "left" else 566
        canvas.shade(box.x + 2, box.y + 2, box.w, box.h)
        canvas.slice("bubble/box", box.x, box.y, box.w, box.h)
        tail = max(box.x + 9, min(box.x + box.w - 9, middle))
        canvas.sprite(f"bubble/tail/{side}", tail, box.y + box.h)
        self._write(box.x, box.y)

    def draw_below(self, at: SeatPlace) -> None:
        """Under the cards of somebody at the far rim, where plates stand beside the heads."""
        x, y = self._held(at.head.x + 18), 110
        self._canvas.shade(x + 2, y + 2, self._width, self._height)
        self._canvas.slice("bubble/box", x, y, self._width, self._height)
        self._canvas.sprite("bubble/tail/up", x + 10, y)
        self._write(x, y)

    def _write(self, x: int, y: int) -> None:
        for n, line in enumerate(self._lines):
            self._canvas.text(x + 6, y + 5 + self._step * n, line, "ink", self._font)


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
