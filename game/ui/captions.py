"""What is heard, in words at the upper left, for whoever reads instead of hearing."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from .canvas import Canvas
from .surfaces import Rect

AREA: Rect = (0, 0, 240, 20)
READ = 900  # milliseconds that a caption stays before small sounds may take its place
STAY = 2200  # milliseconds until it goes by itself
_WIDE = 190  # pixels: what stands below is covered whole
_ASIDE = 0.15  # how far from the middle a sound is told to come from the left or the right


@dataclass(frozen=True)
class Caption:
    """A sound that began: the `key` of its words, its side (-1 left to 1 right).

    `own` ones answer the hand of whoever plays, and are not told. `small` ones come in crowds: cards, chips.
    """

    key: str
    pan: float = 0.0
    own: bool = False
    small: bool = False


class Captions:
    """One caption at a time; a newer one takes its place, a small one only when it has been read."""

    def __init__(self) -> None:
        self.shown: Caption | None = None
        self._age = 0

    def hear(self, heard: Iterable[Caption]) -> bool:
        """Take in what sounded; whether the picture changed."""
        before = self.shown
        for caption in heard:
            unread = self.shown is not None and not self.shown.small and self._age < READ
            if not (caption.own or (caption.small and unread)):
                self.shown, self._age = caption, 0
        return self.shown != before

    def update(self, ms: int) -> bool:
        """Let time pass; whether the picture changed."""
        self._age += ms
        if self.shown is None or self._age < STAY:
            return False
        self.shown = None
        return True

    def draw(self, canvas: Canvas, tr: Callable[[str], str]) -> None:
        """Draw it within `AREA`, with an arrow to the side that it comes from."""
        if self.shown is None:
            return
        left, right = self.shown.pan < -_ASIDE, self.shown.pan > _ASIDE
        words = tr(self.shown.key)
        beside = 22 + 10 * (left + right)
        face = canvas.fonts.reading(words, AREA[2] - 4 - beside)
        top, height = (5, 16) if face == "body" else (3, 19)
        x, width = 4, max(_WIDE, canvas.fonts[face].width(words) + beside)
        canvas.slice("frame/plate", x, 1, width, height)
        canvas.text(x + 6, 5, "♪", "gold")
        x += 16
        if left:
            canvas.sprite("arrow/left", x, 5)
            x += 10
        x += canvas.text(x, top, words, "ivory", face)
        if right:
            canvas.sprite("arrow/right", x + 4, 5)
