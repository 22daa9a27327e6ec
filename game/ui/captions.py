"""What is heard, in words, for whoever reads instead of hearing."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from .canvas import Canvas
from .surfaces import Rect

_MOST, _HIGH = 194, 19  # pixels of the largest plate
CORNICE: Rect = (4, 1, _MOST, _HIGH)  # at a table, where only the name of the train stands
WINDOW: Rect = (636 - _MOST, 20, _MOST, _HIGH)  # below the right end of a cornice
FOOT: Rect = (4, 322, _MOST, _HIGH)  # above the keys


def beside(x: int, y: int) -> Rect:
    """Another place for captions, where a screen has something to read at the usual ones."""
    return x, y, _MOST, _HIGH


READ = 900  # milliseconds that a caption stays before small sounds may take its place
STAY = 2200  # milliseconds until it goes by itself
_COVERS = 190  # pixels in the cornice: the name of the train is covered whole
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

    def draw(self, canvas: Canvas, tr: Callable[[str], str], area: Rect) -> None:
        """Draw it within `area`, at its outer end, with an arrow to the side that it comes from."""
        if self.shown is None:
            return
        left, right = self.shown.pan < -_ASIDE, self.shown.pan > _ASIDE
        words = tr(self.shown.key)
        room = 22 + 10 * (left + right)
        face = canvas.fonts.reading(words, area[2] - room)
        top, height = (4, 16) if face == "body" else (2, 19)
        width = max(_COVERS if area == CORNICE else 0, canvas.fonts[face].width(words) + room)
        x, y = area[0] if area[0] < canvas.width // 2 else area[0] + area[2] - width, area[1]
        canvas.slice("frame/plate", x, y, width, height)
        canvas.text(x + 6, y + 4, "♪", "gold")
        x += 16
        if left:
            canvas.sprite("arrow/left", x, y + 4)
            x += 10
        x += canvas.text(x, y + top, words, "ivory", face)
        if right:
            canvas.sprite("arrow/right", x + 4, y + 4)
